import { english } from '../../speech/en/english.text.ts'
import { spanish } from '../../speech/es/spanish.text.ts'
import { safety } from '../../speech/safety.text.ts'
import { everyday } from '../../text/es/everyday.ts'
import { landmarkWords } from '../../text/lexicon/businesses.ts'
import { colors, shades } from '../../text/lexicon/colors.ts'
import { commonWords } from '../../text/lexicon/common-words.ts'
import { firstNames } from '../../text/lexicon/first-names.ts'
import spokenWords from '../../text/lexicon/generated/spoken-words.json' with { type: 'json' }
import { makeOf, modelOf, vehicleKey } from '../../text/lexicon/vehicles.ts'
import { townAt } from '../../text/town.ts'
import { wordsOf } from '../../text/words.ts'
import { plainWords } from './plain-words.ts'

/** What a dispatcher talks of that is rare elsewhere. */
const trade = `
airbag alternator atv avenue awd axle blowout blvd boulevard camper cargo carport coolant coupe crossover cul dashboard dealership diesel dispatcher
dolly drivable driveable driveshaft driveway eastbound embankment ev fender flashers flatbed fob frontage fwd garage guardrail hatchback hatch headlight
hitch hwy hybrid impound injured intersection interstate jack key kilometer lever lockout locksmith lowered lug mechanic median membership minivan mirror motorcycle mph
neutral northbound northeast northwest nut offramp oil onramp overheat overheating overpass parkway pedal pickup pkwy po puncture radiator railing rd rear rental rim roadside
rollover roundabout rv rwd seatbelt sedan semi shifter shoulder sidewall southbound southeast southwest starter sunroof suv tailgate tailpipe tire toll
tow towable towed towing tollway toolbox trailer transmission truck turnpike undercarriage underpass unhook unlock valet van vin wagon westbound winch windshield wiper wrecker
zip apartment numbers thirty forty fifty sixty seventy eighty ninety eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen hazard unsafe frustrating noted stressful alright skip ayudamos repetir repita repite
fm frisco texas tx us sh loop spur tarifas
acotamiento acumulador arranca arrancar atascado atorado autopista averiado bateria cajuela camioneta carretera carril choque cofre conductor crucero cruzar defensa despachador
direccional enganchar esquina estacionado estacionamiento faros freno frontera glorieta gasolina grua intermitentes interseccion libramiento llanta llantas mecanico milla millas
orilla orillado parqueadero pinchada pinchado plataforma ponchada poncho rampa refaccion remolcar remolque retorno rin rueda salida semaforo taller tanque transmision troca vehiculo volante
alrededor anotado anotada asistente caseta cochera colonia cuadra enlace kilometro letrero motocicleta negocio neutral placa placas poniente recado terraceria ubicacion varado virtual
`

/** Common words that no tow needs, and that a caller could be harmed, lured or hurt with. */
const leftOut = `
account accounts alone amen amor arrest arrested asesino ass ataque banco bank banks barato bastard beat bet bill
billete billetes bills bitch bitches blonde bloody boda bomb bomba bondage boobs booze brain brains bribe bucks bullet
bullets bullshit buy buying buys carino caro cartera cash cheap cheat cielo claim click clicks client clients cobarde
cock codigo coffin compra comprar computer computers confia confiar contrasena control controls corpse cost costar
costs coward crap crawl crazy credit crime crook cruel cuenta cuentas cuesta culpa culpable curse damn damned darling
dear death debt demon demonio deposit deserve deuda devil diablo dinero dios dirty dolar dolares dollar dollars
download drinking droga drogas drug drugs drunk dumb dying earn efectivo email enemigo enemy estupida estupido evil
expect expensive exploded explosive facebook fake fat fbi fee fees filthy finance firma fool foolish fortune freak
fuck fucked fucker fuckin fucking funeral gamble gang gay gift gifts girlfriend gmail god goddamn gold google
gratis grave guapo gun guns hacker hate hated hates hell homo honey hooker horny hotmail hurts identity idiot idiota
idiots income infierno insane instagram insult internet invest investment jail jerk jump jumping kidnap kill killed
killer killing kiss kissed ladies ladron lady laptop lawyer lawyers liar lick lie lied lies loan loca loco loser lousy
lover loves loyal loyalty lying magic maldita maldito marry master matar mentira mentiroso mierda million millions
millones mobile money monster morir moron mortgage motherfucker mueres muerete murder naked nasty nazi net nigger nude
oferta online owe owed owes pagan pagar pagara pago pague pagues paid papers passport password pathetic pay paying
payment pays penis penny perra pervert photo photograph photos pig piss pissed pistola policias porn pound pounds pray
prayer premio president presta prestamo prick prisoner profit property proposal prove punch punish purchase purse
pussy puta puto queue rape rat reconnect regalo reward rich ride rides ridiculous rifle rob robar robbed robbery robo
salary sale scare scratch screen screw screwed secret secreto secretos secrets security sell selling sex sexo sexual
sexy shit shoot shot shove sick signature silly site skin slave slut smart soborno sold soldier spy stab steal
stealing stock stole stupid suck sucks sue suffer suicide suspect sweetheart sweetie swim tarjeta tarjetas tax taxes
teeth terrorist thief threat threaten tonta tonto torture trade treasure trick trust truth twisted twitter ugly
underwear vale vault vender venom venta venture vergüenza victim violent vip virgin virus visa visit wage wallet
weapon weapons web website whore wine wire witch worthless yahoo
`

const listed = (text: string) => plainWords(text).split(' ')
const out: ReadonlySet<string> = new Set(listed(leftOut))
const known: ReadonlySet<string> = new Set(
  [
    ...[spokenWords.english, spokenWords.spanish, ...everyday.keys()],
    ...[...landmarkWords, ...colors.keys(), ...shades.keys()],
    ...[trade, JSON.stringify([english, spanish, safety])],
  ]
    .flatMap(listed)
    .filter((word) => !out.has(word) && (commonWords.has(word) || !firstNames.has(word))),
)

/** "Honda", "Corollas": what callers drive. */
const isVehicle = (word: string) => {
  const key = vehicleKey(word)
  return makeOf(key) !== undefined || modelOf(key)?.sure === true
}

/** The towns named in a sentence, word by word. */
function townWords(sentence: string): Set<string> {
  const words = wordsOf(sentence)
  const towns = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const town = /^\p{Lu}/u.test(words[at]?.raw ?? '') ? townAt(words, at) : undefined
    for (const { text } of words.slice(at, town?.end ?? at)) towns.add(plainWords(text))
  }
  return towns
}

/** "Confirming", "lined", "shops": the forms of a word that is known. */
function isForm(word: string): boolean {
  const stem = /^(.{3,}?)(?:ing|ed|es|s|er|ly|d)$/.exec(word)?.[1]
  if (!stem || out.has(word)) return false
  const undoubled = stem.replace(/(.)\1$/, '$1')
  return [stem, `${stem}e`, undoubled, stem.replace(/i$/, 'y')].some((each) => known.has(each))
}

/** True when a dispatcher might say every word of a sentence, or somebody in this call has said it. */
export function isDispatchTalk(sentence: string, given: string): boolean {
  const unknown = listed(sentence).filter(
    (word) => /\p{L}/u.test(word) && !/\d/.test(word) && !known.has(word) && !isForm(word),
  )
  if (unknown.length === 0) return true
  const said = new Set(listed(given))
  const named = townWords(sentence)
  return unknown.every((word) => said.has(word) || named.has(word) || isVehicle(word))
}
