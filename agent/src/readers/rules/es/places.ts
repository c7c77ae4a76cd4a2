import { ordinalOf } from '../../../text/ordinal.ts'
import namedInEnglish from './phrases/places.json' with { type: 'json' }
import type { Parts, PivotRule } from './pivot-rule.ts'

const streetWord =
  /\b(?:st|street|rd|road|dr|drive|ln|lane|ave|avenue|blvd|boulevard|pkwy|parkway|ct|court|cir|circle|way|trl|trail|pl|place|hwy|highway|fwy|freeway|expressway|loop)\.?$/i

/** The English word for the kind of street, unless the caller has said one: "calle Oak Drive". */
const kinds: readonly [RegExp, string][] = [
  [/^(?:avenida|av|ave)/i, 'Avenue'],
  [/^(?:bulevar|boulevard|blvd|bulebar)/i, 'Boulevard'],
  [/^(?:camino|carretera)/i, 'Road'],
  [/^calle/i, 'Street'],
]

const ordinals: Record<string, string> = {
  primera: 'First',
  segunda: 'Second',
  tercera: 'Third',
  cuarta: 'Fourth',
  quinta: 'Fifth',
  sexta: 'Sixth',
  septima: 'Seventh',
  octava: 'Eighth',
  novena: 'Ninth',
  decima: 'Tenth',
}

/** A street as its sign has it; `kind` is the Spanish word that stood before the name. */
function street(kind: string, said: string): string {
  const number = /^\d+$/.test(said) ? ordinalOf(Number(said)) : undefined
  const name = ordinals[said.toLowerCase()] ?? number ?? said
  if (streetWord.test(name)) return name
  return `${name} ${kinds.find(([pattern]) => pattern.test(kind))?.[1] ?? 'Street'}`
}

const aStreet = ({ raw }: Parts) => street(raw(1), raw(2))
const numbered = ({ raw }: Parts) => `${raw(1)} ${street(raw(2), raw(3))}`
const numberedAfter = ({ raw }: Parts) => `${raw(3)} ${street(raw(1), raw(2))}`

const kind = '(calle|avenida|av|ave|bulevar|boulevard|blvd|bulebar|camino)'
const dir = '(norte|sur|este|oriente|oeste|poniente|north|south|east|west)'
const compass: Record<string, string> = {
  norte: 'north',
  sur: 'south',
  este: 'east',
  oriente: 'east',
  oeste: 'west',
  poniente: 'west',
}
const english = (said: string) => compass[said.toLowerCase()] ?? said.toLowerCase()
const bound = ({ raw }: Parts) => `${english(raw(1))}bound`
const toward =
  '(?:rumbo|con rumbo|hacia|para|pa|en direccion|con direccion|direccion|camino|yendo|yendo para|yendo al|yendo hacia|va|que va|que va para|que va al|que va hacia|va para|de camino)'

/** Streets, highways, and what stands beside them; cities, businesses and street names stay as they are. */
export const places: readonly PivotRule[] = [
  // "Passaic, Nueva Jersey"
  ...Object.entries(namedInEnglish),
  // "En Del Valle" is a town, and nothing "of the" valley.
  ['(?:^|(?:en|a|por|cerca de|de) )del (valle|rio|mar|city|norte)(?= |$)', 'in Del $1'],
  // Streets. The number may come first or last.
  [
    `(?:el |numero |al |en el )*(\\d+)(?: (?:de|en|sobre))?(?: la| el)? ${kind} (?:de )?<street>`,
    numbered,
  ],
  [
    `(?:en )?(?:la |el )?${kind} (?:de )?<street> ,? (?:(?:el|al|en el|con el|numero|con numero|no|#) )*(\\d+)(?= |$)`,
    numberedAfter,
  ],
  [`(?:la |el )?${kind} (?:de )?(<streets>|\\d+|${Object.keys(ordinals).join('|')})`, aStreet],
  [
    `(?:la )?(${Object.keys(ordinals).join('|')}|\\d{1,3}) ${kind}`,
    ({ raw }) => street(raw(2), raw(1)),
  ],
  [
    '(?:(?:el|numero|al|en el|en) )*(\\d+) (?:(?:de la|del|de|en la|en|sobre la|sobre|,) )?<signed>',
    '%1 %2',
  ],
  [
    `(?:(?:el|numero|al|en el|en) )*(\\d{2,5}) (?:de )?(?:la )?(?:(north|south|east|west) )?(\\d{1,3}) ${kind}`,
    ({ raw }) => ['at', raw(1), raw(2), street(raw(4), raw(3))].filter(Boolean).join(' '),
  ],
  ['(?:(?:el|numero|al|en el) )+(\\d{2,5}) (?:de la |de |en la |en )(?=<streets>)', 'at $1 '],
  // "En el 455 Broadway en Methuen" is a house; "en el 635 rumbo norte" is a road.
  [
    `(?:en el|al|el) (\\d{3,5}) (?!${dir}(?= |$))(?=<streets>(?: en |$))`,
    'at $1 ',
    ['place', 'destination'],
  ],
  [
    '(?:mi (?:direccion|domicilio) es|la direccion es|el domicilio es|es en el(?= \\d))',
    'the address is',
  ],
  [
    '(?:(?:en|a|sobre|por) )?(?:la )?esquina (?:de|con|entre)(?: la| el)?(?: calle)? <street> (?:y|con|e|and)(?: la| el)?(?: calle)? <street>',
    'at the corner of %1 and %2',
  ],
  [
    '(?:en |entre |sobre )(?:la |el )?(?:calle )?<street> (?:y|e|con|esquina con|casi esquina con|y la calle|con la calle|y la|con la)(?: la| el)? <street>',
    'at the corner of %1 and %2',
    ['place', 'anything', 'destination', 'what to correct'],
  ],
  [
    '^(?:la |el )?<street> (?:y|con|esquina con|casi esquina con)(?: la| el)?(?: calle)? <street>',
    'at the corner of %1 and %2',
    ['place'],
  ],
  // "La Nolana y la diez": a corner has no interstate; "el diez" is one.
  ['(?:y|con|esquina con) la 10(?= |$)', 'and 10th Street'],
  ['(?:hace )?esquina con(?: la| el)?(?: calle)?', 'and'],
  [
    'entre(?: la| el)?(?: calle)? <street> y(?: la| el)?(?: calle)? <street>',
    'at the corner of %1 and %2',
  ],

  // Highways.
  [
    `^(?:(?:al|el|para el|hacia el|en el|rumbo al|del lado|lado|es|es el|voy al|voy para el|pues|a|creo que|creo que al) )*${dir}(?= |$)`,
    ({ raw }) => english(raw(1)),
    ['direction'],
  ],
  [
    '(?:(?:por|en|sobre) )?(?:el|la) (?:i )?(\\d{2,3}) ?(e|w|este|oeste|east|west)(?= (?:hacia|rumbo|norte|sur|con|direccion|para|,|en|y|cerca|northbound|southbound)|$| [,.])',
    ({ raw }) =>
      `on I-${raw(1)}${raw(2).startsWith('o') || raw(2).startsWith('w') || raw(2) === 'W' ? 'W' : 'E'}`,
  ],
  ['(?:(?:por|en|sobre) )?(?:el|la) (?:i|interestatal|interstate|inter) (\\d+)', 'on I-$1'],
  ['(?:(?:por|en|sobre) )?(?:el|la)? ?(?:interestatal|interstate) (\\d+)', 'on I-$1'],
  [
    '(?:(?:por|en|sobre) )?(?:el|la)? ?(?:carretera|autopista|freeway|highway|hiway|jaiwey|ruta|us|freeway numero|carretera numero|carretera estatal) (\\d+)(?= |$)',
    'on highway $1',
  ],
  ['(?:por|en|sobre) (?:el|la) (\\d{2,4})(?= |$)(?! avenida)', 'on highway $1'],
  [
    '(?<=^| )(?:la|el) (\\d{2,4})(?= (?:norte|sur|este|oriente|oeste|poniente|rumbo|hacia|con|direccion|en direccion|north|south|east|west|yendo|y|antes|cerca|casi|por|pasando|,|a la altura|para|northbound|southbound)|$)',
    '$1',
    ['anything', 'place', 'safety', 'reason', 'direction', 'exit'],
  ],
  [
    // "615 east Clinton" is a house: in English somebody says a street's name, in Spanish which way a road goes.
    `(\\d{2,3}|[a-z]-?\\d{2,4}) (?!(?:north|south|east|west) [a-z])${dir}(?= |$)`,
    ({ raw }) => `highway ${raw(1)} ${english(raw(2))}bound`,
  ],
  [`${toward}(?: (?:a|al|el|hacia|para|hacia el|para el|en|la|del))* ?${dir}(?= |$)`, bound],
  [
    `(?:(?:yo|y|nosotros) )?(?:iba|voy|vamos|ibamos|venia|vengo|veniamos|manejando|manejaba|conduciendo|iba manejando|estaba yendo)(?: (?:para|hacia|rumbo|con rumbo|en direccion|con direccion|direccion|pa|yendo))*(?: (?:a|al|el|hacia|la|del))* ?${dir}(?= |$)`,
    ({ raw }) => `heading ${english(raw(1))}`,
  ],
  [`(?:en )?(?:el )?lado ${dir}`, ({ raw }) => `on the ${english(raw(1))} side`],
  [`${dir}(?: (?:de )?(?:la |el )?(\\d{2,4}))`, ({ raw }) => `${english(raw(1))}bound ${raw(2)}`],
  [
    '(?:rumbo|hacia|con direccion|en direccion|direccion|camino|para|pa|voy para|voy a|voy hacia|iba para|iba a|iba hacia|iba rumbo|voy rumbo|vamos para|yendo a|yendo para)(?: (?:a|para|hacia))* (?=<names>)',
    'toward',
    ['place', 'direction', 'exit', 'anything', 'safety', 'reason', 'city'],
  ],
  [
    '(?:en|por|sobre)(?: la)? (?:lateral|calle lateral|calle de servicio|access road|frontage|service road|via de servicio)(?: de(?: la| el)?)?',
    'on the service road of',
  ],

  [
    '(?:por|en|sobre) (?:(?:el|la) )?(tollway|turnpike|george bush(?: turnpike)?|dallas north tollway|north tollway|sam rayburn|central expressway|lbj|loop)',
    'on the $1',
  ],
  [
    '(?<=(?:tollway|freeway|highway|autopista|carretera|expressway|turnpike|(?:i|la|el) \\d{2,4}).*)(?:pasando|pasandito|despues de|antes de|antes de llegar a|llegando a) (?:la|el) <street>',
    ({ raw }) => `near the ${raw(1)} exit`,
    ['place', 'exit', 'anything', 'safety'],
  ],
  [
    '(?:pasando|despues de|antes de|antes de llegar a|llegando a)(?: la| el)? <street>',
    ({ raw }) => `near ${raw(1)}`,
    ['place', 'exit', 'anything'],
  ],

  // Exits and mile markers.
  [
    '(?:(?:en|por|a|junto a|como por|como en|a la altura de|como a la altura de|mero en|casi en|cerca de|ahi por|por ahi de|hasta|es|creo que es|seria|saliendo en|justo en|estoy en) )*(?:la )?(?:salida|exit)(?: (?:numero|la|el|es|que es la|de la|de))* (\\d+\\w?)(?= |$)',
    'at exit $1',
  ],
  [
    '(?:antes de|antes de llegar a|llegando a|antesito de)(?: la)? (?:salida|exit)(?: (?:numero|de la|de|la|a))* (\\d+\\w?)(?= |$)',
    'just before exit $1',
  ],
  [
    '(?:pasando|despues de|pasado|pase|pasamos|acabo de pasar|paseandito)(?: (?:la|ya|por))* (?:salida|exit)(?: (?:numero|de la|de|la))* (\\d+\\w?)(?= |$)',
    'past exit $1',
  ],
  [
    '(?:antes de|antes de llegar a|llegando a)(?: la)? (?:salida|exit)(?: (?:de la|de|a|la))*(?: calle)? <street>',
    'just before the %1 exit',
  ],
  [
    '(?:pasando|despues de|pase|acabo de pasar|pasamos|acabamos de pasar)(?: la)? (?:salida|exit)(?: (?:de la|de|a|la))*(?: calle)? <street>',
    'past the %1 exit',
  ],
  [
    '(?:(?:en|por|a|junto a|cerca de|a la altura de|como por) )*(?:la )?(?:salida|exit)(?: (?:de la|de|a|la|hacia))*(?: calle)? <street>',
    'at the %1 exit',
  ],
  [
    '(?:(?:en|por|a|junto a|como por|como en|cerca de|a la altura de|mas o menos en|entre) )*(?:la |el )?(?:marcador|marker|marcador de|poste|poste de|letrero de|mojonera|senal de)* ?(?:la )?(?:milla|mile marker|millas|mile)(?: (?:numero|marker))? (\\d+)',
    'mile marker $1',
  ],

  // Beside what.
  [
    '(?:en)?frente (?:de|a)(?:l| la| el| un| una)?|en frente (?:del|de la|de el|de un|de una|de)|delante (?:del|de la|de)',
    'in front of the',
  ],
  [
    '(?:al otro lado|del otro lado|cruzando|atravesando|cruzando la calle)(?: (?:de|del|de la|la|el))*',
    'across from the',
  ],
  [
    '(?:al lado|junto|a un lado|a un costado|al costado|a lado|pegado|pegadito|juntito|enseguida)(?: (?:de|a|del|al|de la|a la|de el|de un|de una))',
    'next to the',
  ],
  [
    '(?:cerca|cerquita|a unos pasos|a la vuelta)(?: (?:de|del|de la|de un|de una|de el|como de))',
    'near the',
  ],
  ['(?:(?:en|a) )?el paso', 'in El Paso'],
  ['(?:cerca|cerquita)(?: de)? (?=<names>)', 'near'],
  ['(?:atras|detras|por atras)(?: (?:de|del|de la|de un|de una))', 'behind the'],
  ['(?:por|como por|ahi por|a la altura)(?: (?:de|del|el|la|un|una|de la))+', 'by the'],
  ['(?:pasando|pasandito|despues de|pasado|pase)(?: (?:el|la|un|una|del|de la))', 'past the'],
  ['(?:antes de|antes del|antes de llegar a(?:l)?)(?: (?:el|la|un|una))?', 'before the'],
  ['(?:abajo|debajo)(?: (?:de|del|de la|de un))+ ?puente', 'under the bridge'],
  ['(?:arriba|encima)(?: (?:de|del|de la|de un))+ ?puente', 'on the bridge'],

  ['(?:de|sobre|en|en la|de la|sobre la|por la|por) <signed>', 'on %1'],
  [
    '(?:en |al |a |afuera de(?:l)? )?(?:la |el )?<street> (?:de la|del?|en la|en|sobre la|que esta en(?: la)?) <signed>',
    ({ raw }) => `at the ${raw(1)} on ${raw(2)}`,
    ['place', 'anything', 'safety', 'city'],
  ],
  ['big o(?: tires?)?', 'Big O Tires'],
  ["buc ?-?ees?|buc ?-?ee's|bukis|bokis|buckys", "Buc-ee's"],
  [`(?:de|en|sobre) la ${kind} (?:de )?<street>`, ({ raw }) => `on ${street(raw(1), raw(2))}`],

  // Kinds of places.
  [
    '(?:la )?(?:estacion de (?:gas|gasolina|servicio)|gasolineria|gasolinera|bomba de gasolina)',
    'gas station',
  ],
  [
    "(?:una |la )?(?:gasolinera|gasolineria|estacion)(?: de(?: la)?)? (shell|exxon|chevron|valero|texaco|mobil|conoco|quiktrip|qt|racetrac|circle k|7-eleven|seven eleven|pilot|loves|love's|bp|citgo|murphy|sunoco|buc-ee's)",
    '$1',
  ],
  [
    '(?:el |la |un |una )?(?:estacionamiento|parqueadero|parking|parkeadero|lote)(?: (?:de|del|de la|de un|de una))+ ?(?=\\w)',
    'the parking lot of the',
  ],
  [
    '(?:el )?(?:taller|mecanico|garage|shop)(?: (?:mas cercano|mas cerca|mas proximo|que este mas cerca))',
    'nearest shop',
  ],
  [
    '(?:la )?(?:llantera|vulcanizadora|desponchadora)(?: (?:mas cercana|mas cerca|que este mas cerca))',
    'nearest tire shop',
  ],
  ['(?:cualquier|algun) (?:taller|mecanico)', 'any shop'],
  [
    '(?:el |al |la |un )?(?:taller|shop|mecanico)(?: (?:que se llama|llamado|de|del))* <street>',
    '%1 shop',
  ],
  [
    '(?:la |el |una? )?(?:agencia|dealer|diler|concesionari[oa]|dealership)(?: (?:de|de la|del))? <street>',
    'the %1 dealership',
  ],
  [
    '(?:la |una )?(?:llantera|vulcanizadora|desponchadora)(?: (?:que se llama|de|del))* <street>',
    '%1 tire shop',
  ],
  [
    '(?:la |el |una? )?(escuela|iglesia|hospital|parque|hotel|motel|restaurante|tienda|clinica|apartamentos|departamentos|panaderia|taqueria|lavado de carros|lavanderia|biblioteca|plaza)(?: (?:de|que se llama|llamad[oa]|del))* (?=<names>)<street>',
    ({ raw, english: put }) => `${raw(2)} ${put(1)}`,
  ],
  ['apartamentos|departamentos', 'apartments'],
  ['restaurante|restaurant', 'restaurant'],
  ['agencia|dealer|diler|concesionari[oa]', 'dealership'],
  ['yonke|yonque|deshuesadero|junker', 'junkyard'],
  [
    '(?:su|la) (?:yarda|lote|corralon|bodega)(?: de ustedes)?|(?<!recomendaron )con ustedes',
    'your yard',
  ],
  [
    '(?:(?:al|el|a la|la|a su|en su|su) )?(?:corralon|yarda|lote|bodega) de ustedes|(?:a|en) su (?:corralon|yarda|lote|bodega)',
    'your yard',
  ],
  [
    'que (?:esta|queda|se encuentra)(?: (?:aqui|alla|ahi|alli|mero))?(?= (?:en|por|sobre|cerca|enfrente|frente|junto) )',
    '',
  ],
  ['corralon', 'impound lot'],
  ['(?:mi|la|nuestra) (?:casa|hogar|cantón)|la casa|mi domicilio', 'my house'],
  ['(?:(?:en|a) )?(?:la )?casa de (?:mi|mis|un|una|su) (\\w+)', "my $1's house"],
  ['(?:mi|el) (?:trabajo|jale|oficina)', 'my work'],
  ['lavado de carros', 'car wash'],
  ['lavanderia', 'laundromat'],
  ['hospital|clinica', 'hospital'],
  ['parque', 'park'],
  ['plaza|centro comercial|mall', 'plaza'],
  ['cocina|negocio', 'business'],
  ['(?:en )?(?:la ciudad|el pueblo|el area|la zona|el condado) de', 'in'],
  [
    '(?:estoy|estamos|ando|andamos|estoy parad[oa]|quede|quedamos|me encuentro|me quede|sigo|esta|el carro esta|mi carro esta)(?: (?:aqui|aca|ahorita|ahi|parad[oa]s?|estacionad[oa]s?|varad[oa]s?|tirad[oa]s?|mero|ahora|todavia|por aqui|a))*(?= (?:en|por|cerca|a|al|junto|enfrente|frente|atras|sobre|entre|como|debajo|afuera)\\b)',
    "I'm",
  ],
  ['(?:en|afuera de)(?: (?:un|una))', 'at a'],
  ['(?:en|afuera de|afuera)(?: (?:el|del|de el|de la|los|las))', 'at the'],
  ['(?:en|sobre|por) la(?= <names>)', 'on'],
  ['(?:en|afuera de) la', 'at the'],
  ['(?:en)(?= (?:el )?\\d)', 'at'],
  ['sobre', 'on'],
  ['afuera|fuera', 'outside'],
  ['(?:en )(?=<names>)', 'in'],
  ['en', 'in'],

  // Where to.
  [
    '(?:(?:quiero|quisiera|necesito|hay que|para|puede|pueden|me|lo|la|que|mejor|pues|ocupo|favor de|podrian|yo|si|nomas|se|tiene que) )*(?:llevar(?:lo|la|melo|me)?|lleve(?:lo|la|n|nlo|nla|selo|melo)?|lleven(?:lo|la|melo)?|lleva|remolcar(?:lo|la)?|remolquen(?:lo|la)?|jalar(?:lo|la)? (?=a)|dejen(?:lo|la)|deje(?:lo|la)(?= (?:en|a))|va|dejar(?:lo|la))(?: (?:mi|el|la))?(?: <car>)?(?: hasta)? (?:a|al|a la|para|para la|para el|en|en el|en la|hasta|con|con el|con la)(?= )',
    'take it to the',
  ],
  [
    `^(?:(?:pues|a|al|para|para el|para la|ahi|a ver) )+(?=<names>|mi |(?:la|el) (?!${kind} )|taller|un )`,
    'to the',
    ['destination'],
  ],
  [
    '(?:ahi|alli|aqui)(?: mismo)?(?: (?:lo )?(?:arreglen|componen|cambien|arreglan))',
    'just fix it here',
    ['destination'],
  ],
]
