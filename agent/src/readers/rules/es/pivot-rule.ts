import type { Asking } from '../../../types/facts.ts'

/** The parts of a match that stand in parentheses: as they were said, or in English. */
export type Parts = { raw: (nth: number) => string; english: (nth: number) => string }

/**
 * Spanish words and the English ones the rules know for them. The Spanish is a pattern over
 * words in lower case without accents; `<names>` are the word families below, `,?` a pause that may be
 * there. In the English `$1` is a part put into English, `%1` the part as it was said. With `asking`
 * the words mean this only where such a thing was asked for.
 */
export type PivotRule = readonly [
  spanish: string,
  english: string | ((parts: Parts) => string),
  asking?: readonly Asking[],
]

/** Words that go together in many patterns. */
const families: Record<string, string> = {
  my: '(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|nuestro|nuestra|nuestras|otro|otra|esta|este)',
  me: '(?:me|le|nos|te|se me|se le|se nos|se)',
  car: '(?:carro|carrito|coche|auto|automovil|vehiculo|mueble|camioneta|troca|trocka|troka|troque|camion|camioncito|van|vagoneta|moto|motocicleta|pickup|truck|car|trailer|traila|trailer|camper|jeep|carro de trabajo)',
  tire: '(?:llantas?|yantas?|gomas?|ruedas?|tires?|neumaticos?|cauchos?)',
  is: '(?:es|esta|estan|estaba|anda|andaba|quedo|quedaron|viene|venia|va|sigue|trae)',
  so: '(?:muy|bien|bastante|medio|media|todo|toda|ya|ahorita|tambien|asi|completamente|como|un poco|poco|casi|mero|bien bien)',
  here: '(?:aqui|aca|ahi|alla|alli|ahorita)',
  where:
    '(?:de adelante|delantera|de enfrente|del frente|trasera|de atras|derecha|izquierda|del lado \\w+|del chofer|del pasajero|del conductor)',
  north: '(?:norte|sur|este|oriente|oeste|poniente|north|south|east|west)',
  road: '(?:carretera|autopista|freeway|friguey|highway|hiway|interestatal|interstate|autovia|calle|avenida|camino|via|pista|tollway|toll|puente|lateral|ruta)',
  small:
    '(?:bebes?|bebit[oa]s?|baby|nin[oa]s?|nenes?|nenas?|hij[oa]s?|hijit[oa]s?|chiquit[oa]s?|chamac[oa]s?|chamaquit[oa]s?|chiquill[oa]s?|escuincles?|criaturas?|niet[oa]s?|nietecit[oa]s?|sobrinit[oa]s?|perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|cachorrit[oa]s?|gat[oa]s?|gatit[oa]s?|mascotas?|animal(?:es|ito|itos)?)(?: (?:chiquit[oa]s?|de (?:\\w+ ){1,2}(?:anos?|anitos?|mes|meses|semanas?)))?',
  limb: '(?:cabeza|cuello|brazos?|piernas?|manos?|dedos?|pies?|pie|rodillas?|tobillos?|espalda|pecho|costillas?|cara|nariz|frente|ojos?|estomago|panza|barriga|vientre|cintura|hombro|cadera|muneca)',
  kin: '(?:esposo|esposa|marido|mujer|mama|papa|mami|papi|madre|padre|hermano|hermana|hijo|hija|nino|nina|bebe|abuelo|abuela|abuelito|abuelita|tio|tia|primo|prima|amigo|amiga|novio|novia|suegro|suegra|cunado|cunada|companero|companera|senor|senora|muchacho|muchacha|persona|hombre)',
  towtruck:
    '(?:gruas?|remolques?|tow truck|tow|towing|wrecker|troca de (?:tow|remolque)|camion de (?:tow|remolque)|plataforma|flatbed|servicio de (?:grua|remolque|tow|towing))',
}

/**
 * A pattern with its word families written out, to be tried at the beginning of a word. What may be
 * repeated is bounded: two ways through "en el en el en el" would make very many.
 */
export function patternOf(spanish: string): string {
  return spanish
    .replace(/<(\w+)>/g, (all, name: string) => families[name] ?? all)
    .replaceAll(' ,? ', ' (?:, )?')
    .replaceAll(')*', '){0,6}')
    .replaceAll(')+', '){1,6}')
}
