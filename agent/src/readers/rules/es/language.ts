import { everyday } from '../../../text/es/everyday.ts'
import { tokensOf } from '../../../text/es/tokens.ts'
import { anyOf } from '../../../text/one-of.ts'
import type { Language } from '../../../types/language.ts'
import phrases from './phrases/language.json' with { type: 'json' }

/** Words that only somebody who speaks Spanish says; none is a name, a street or an English word. */
const spanish = new Set(
  `estoy esta estan estamos tengo tenemos tiene tienen necesito necesitamos ocupo quiero quisiera quede quedo quedamos puede pueden puedo podria
  hay soy somos es era fue voy vamos iba venia vengo creo se sabe digo dice dije hablo habla hablar entiendo llamo llama llamar mandar mande manden traigo trae
  prende prendio arranca enciende apago paro poncho ponchada ponchado descompuso descompuesto choque choco chocaron pegaron murio acabo dejo deje
  mi mis su sus me nos le les lo una unos unas el los las del al y pero porque pues con sin para por desde hasta cuando donde como cuanto que quien
  muy mas ya aqui ahi alla ahorita ahora tambien todavia nada nadie alguien todos bien gracias buenos buenas dias tardes noches favor auxilio ayudeme disculpe oiga senor senora senorita
  carro coche camioneta troca llanta llantas llaves gasolina bateria grua taller casa calle carretera autopista salida esquina cerca lado enfrente ayuda
  numero nombre mensaje persona rojo roja azul negro negra blanco blanca gris verde llevelo lleven usted ustedes yo nosotros adentro afuera norte sur
  tuve tuvo tuvimos hubo accidente esposa esposo hijo hija hijos herida herido heridos lastimado lastimada sangrando sangre humo fuego lumbre quemando incendio
  atascado atascada atorado lodo zanja volteo volco calento calentando frenos motor pila corriente reventada desinflada desinflo revento
  varado varada tirado tirada parado estacionado encerrado encerrada olvide perdi cerradas cerrado alguien quieren quiere hablamos dejaron siguiendo miedo
  policia ambulancia emergencia urgente rapido cancele cancelar cuanto cobran cuesta tardan llegan cual cuales estaba estaban habia entonces
  pasan rozando pitan pitando llega llegando subiendo metiendo ninos ninas hijito hijita chamaco chamaca chiquillo perro perra perrito perrita gato gatito bebita bebito asiento cerraron cerro seguros abrir abro abre
  pistola cuchillo hombre mujer marido pierna cabeza brazo cuello espalda panza duele duelen dolor dolores embarazada desmayo atropello pego golpeo muriendo calor solito solita quedaron choco sale saliendo despierta puede mueve caballero
  bueno digame digale oiganme ofrecerle
  entro vidrio ojo colgando asaltando hablar salir volante trabo regada tirada
  salen cofre llamas charco entrando adentro arriba inundo inundada volteamos volteo atorado atorada rompio duermen dormido dormida solos
  cinco siete ocho nueve diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cero quinientos`
    .split(/\s+/)
    .filter(Boolean),
)

/** Of these, words that also stand in English names and streets, or that English speakers throw in: they prove nothing alone. */
const weak = new Set(
  `el los las la del de al y me mi su no es que con por san lo se sur norte verde blanco blanca negro rojo casa como gracias hola si a en un una calle hay fue era para sin senor senora le favor motor rapido pila`.split(
    ' ',
  ),
)

/** Words of both languages. */
const alsoEnglish = new Set(
  `a o no me son van come eh ah mmm sin sale mama papa mami mira tia animal rifle machete carnal solo sola trailer auto moto tu ver ella gas diesel motor color cable suspension tan pie once red sea este den pick real central total local`.split(
    ' ',
  ),
)

/** Words that only somebody who speaks English puts into a sentence. */
const english = new Set(
  `the is are was my i i'm im i've we we're it it's its and but have has had need want can you your do don't doesn't won't this that there
  what where when how please yes yeah yep just got get going want called trying because been out off about would could should am she he they her his he's she's with for from not right okay sure on at in of to near by`
    .split(/\s+/)
    .filter(Boolean),
)

/** Of a wish for a language nothing is left when these are taken away. */
const refused =
  /\b(?:no hablo|no se|no entiendo|don'?t (?:speak|know|understand)|do not (?:speak|understand)|not|no) (?:mucho |muy bien |much |any |el )?(espanol|spanish|ingles|english)\b/

const wantsSpanish = anyOf(phrases.wantsSpanish)
const wantsEnglish = anyOf(phrases.wantsEnglish)

/** The language somebody asks for in so many words; nothing when they do not. */
function languageAskedFor(text: string): Language | undefined {
  const no = refused.exec(text)?.[1]
  if (no) return no === 'espanol' || no === 'spanish' ? 'en' : 'es'
  if (wantsEnglish.test(text)) return 'en'
  return wantsSpanish.test(text) ? 'es' : undefined
}

/**
 * The language a caller speaks, or asks for; nothing when their words could be either. "Hola", a name
 * and a street with a Spanish name are no Spanish; one sentence of it is.
 */
export function languageOf(said: string): Language | undefined {
  const words = lettersOf(said)
  const asked = languageAskedFor(words.join(' '))
  if (asked) return asked
  const { sure, faint, other } = proofs(words)
  const isSpanish = sure >= 2 || (sure === 1 && (faint >= 1 || words.length === 1))
  // Half English is what a bilingual caller speaks: they are understood in both, and the call goes on in Spanish.
  if (isSpanish && sure * 2 + faint > other) return 'es'
  return isEnglish(said) && words.filter((word) => english.has(word)).length >= 4 ? 'en' : undefined
}

/** True when somebody asks to be spoken to in one of our languages. */
export const asksForLanguage = (said: string): boolean =>
  languageAskedFor(lettersOf(said).join(' ')) !== undefined

/** True of words that need not be put into English: nothing in them is sure to be Spanish. */
export function isEnglish(said: string): boolean {
  const { sure, faint, other } = proofs(lettersOf(said))
  return sure === 0 && other > faint
}

const lettersOf = (said: string) =>
  tokensOf(said)
    .map(({ text }) => text)
    .filter((text) => /\p{L}/u.test(text))

/** A word that is known in Spanish, and is not proof enough by itself. */
const isEveryday = (word: string) =>
  everyday.has(word) && !spanish.has(word) && !alsoEnglish.has(word)

/** How many different words prove Spanish, how many only agree with it, and how many are English. */
function proofs(words: string[]) {
  const sure = words.filter((word) => spanish.has(word) && !weak.has(word) && !english.has(word))
  return {
    sure: new Set(sure).size,
    faint: words.filter((word) => (weak.has(word) || isEveryday(word)) && !english.has(word))
      .length,
    other: words.filter((word) => english.has(word)).length,
  }
}
