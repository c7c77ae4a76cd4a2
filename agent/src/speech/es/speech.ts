import type { TowReason } from '@towline/contract'
import type { Facts, LocalTime, Place } from '../../types/facts.ts'
import * as english from '../en/speech.ts'
import { besideInSpanish, kindInSpanish } from './places.ts'

/** Numbers are read digit by digit in both languages. */
export const { sayNumber, sayCode } = english

const headings: Record<string, string> = {
  north: 'norte',
  south: 'sur',
  east: 'este',
  west: 'oeste',
}
const sides: Record<string, string> = { N: 'Norte', S: 'Sur', E: 'Este', W: 'Oeste' }

/** "Norte" for north. */
export const sayHeading = (heading: string): string => headings[heading] ?? heading

/** A highway as people say it: `I-35E` is "la I 35 Este", `TX-121` "la estatal 121". */
export function sayHighway(highway: string): string {
  const [, kind = '', number = '', side = ''] =
    /^([A-Z]{1,3})[- ]?(\d+)([NSEW]?)$/i.exec(highway.trim()) ?? []
  if (!number) return /^(?:la|el) /i.test(highway) ? highway : `el ${highway}`
  const tail = side ? ` ${sides[side.toUpperCase()] ?? ''}` : ''
  const system = kind.toUpperCase()
  if (system === 'I') return `la I ${number}${tail}`
  if (system === 'US') return `la carretera ${number}${tail}`
  if (system === 'FM' || system === 'CR' || system === 'RM')
    return `la ${[...system].join(' ')} ${number}${tail}`
  return `la estatal ${number}${tail}`
}

/** States that have a Spanish name of their own. */
const states: readonly [RegExp, string][] = [
  [/\bNew Mexico$/, 'Nuevo México'],
  [/\bNew York$/, 'Nueva York'],
  [/\bNew Jersey$/, 'Nueva Jersey'],
  [/\bNorth Carolina$/, 'Carolina del Norte'],
  [/\bSouth Carolina$/, 'Carolina del Sur'],
  [/\bNorth Dakota$/, 'Dakota del Norte'],
  [/\bSouth Dakota$/, 'Dakota del Sur'],
  [/\bWest Virginia$/, 'Virginia Occidental'],
  [/\bLouisiana$/, 'Luisiana'],
  [/\bPennsylvania$/, 'Pensilvania'],
]

const withState = (text: string) =>
  states.reduce((all, [pattern, spanish]) => all.replace(pattern, spanish), text)

/** An address in words: streets keep their names, as on their signs. */
export function sayAddress(address: string): string {
  const spoken = address
    .replace(/\b(?:I|US|SH|FM|CR|RM|[A-Z]{2})-\d+[NSEW]?\b/g, sayHighway)
    .replace(
      / ?\b(north|south|east|west)bound\b/g,
      (_, heading) => ` rumbo al ${sayHeading(heading)}`,
    )
    .replace(/ (?:at )?exit (\w+)/g, (_, exit) => sayExit(exit))
    .replace(/ (?:at )?mile marker (\d+)/g, ', en la milla $1')
    .replace(/, near /g, ', cerca de ')
    .replace(/ (?:&|and|at) /g, ' y ')
  return withState(english.sayAddress(spoken))
}

/** A street, or what was taken for one: "the bridge and the church". */
const sayStreet = (street: string) =>
  / |^\p{Lu}/u.test(street) ? sayAddress(street) : sayAddress(kindInSpanish(street))

const sayExit = (exit: string) =>
  /^\d/.test(exit) ? `, en la salida ${exit}` : `, en la salida de ${exit}`

/** A place from its parts, as a person would say it; in the caller's words when it has no parts. */
export function sayPlace(place: Place): string {
  const city = [
    place.city,
    place.state &&
      english.sayPlace({ said: '', kind: 'city', city: 'x', state: place.state }).slice(3),
  ]
    .filter(Boolean)
    .join(', ')
  const street = [place.number, place.street && sayStreet(place.street)].filter(Boolean).join(' ')
  const cross = place.crossStreet && sayStreet(place.crossStreet)
  const road = place.highway
    ? [
        sayHighway(place.highway),
        place.direction && ` rumbo al ${sayHeading(place.direction.replace('bound', ''))}`,
        place.exit && sayExit(place.exit),
        place.mileMarker && `, en la milla ${place.mileMarker}`,
      ]
        .filter(Boolean)
        .join('')
    : [place.exit && `la salida ${place.exit}`, place.mileMarker && `la milla ${place.mileMarker}`]
        .filter(Boolean)
        .join(', ')
  const named = place.business && kindInSpanish(place.business)
  const [first = '', ...details] = (place.detail?.split(', ') ?? []).map(besideInSpanish)
  const isBesideIt = named && /(?:\b(?:de|a)|^(?:pasando|en))$/.test(first)
  const parts = [
    isBesideIt ? `${first} ${named}` : named,
    cross && street ? `${street} y ${cross}` : street,
    cross && road && !street ? `${road}, con ${cross}` : road,
    place.near &&
      besideInSpanish(
        /^(?:in|across|next|behind|past|before|under|near|on|by|close)\b/i.test(place.near)
          ? place.near
          : `near ${place.near}`,
      ),
    !isBesideIt && first,
    ...details,
  ].filter(Boolean)
  if (parts.length > 0) return withState([...parts, city].filter(Boolean).join(', '))
  return place.kind === 'home'
    ? ['su casa', city].filter(Boolean).join(', ')
    : withState(city) || place.zip || place.said
}

/** The place under its own name, as it is called in Spanish. */
export function sayNamed(place: Place, spoken: string): string {
  const name = place.business
  if (!name || !spoken.toLowerCase().startsWith(name.toLowerCase())) return spoken
  return `${kindInSpanish(name)}${spoken.slice(name.length)}`
}

const shades: Record<string, string> = {
  dark: 'oscuro',
  light: 'claro',
  bright: 'brillante',
  navy: 'marino',
  sky: 'cielo',
  royal: 'rey',
  pearl: 'perla',
}
const colors: Record<string, string> = {
  black: 'negro',
  white: 'blanco',
  'off-white': 'blanco',
  silver: 'plateado',
  gray: 'gris',
  red: 'rojo',
  blue: 'azul',
  navy: 'azul marino',
  green: 'verde',
  brown: 'café',
  gold: 'dorado',
  tan: 'café claro',
  beige: 'beige',
  champagne: 'champán',
  cream: 'crema',
  yellow: 'amarillo',
  orange: 'anaranjado',
  purple: 'morado',
  maroon: 'color vino',
  burgundy: 'color vino',
  wine: 'color vino',
  pink: 'rosa',
  teal: 'turquesa',
  turquoise: 'turquesa',
  bronze: 'color bronce',
  charcoal: 'gris oscuro',
  copper: 'color cobre',
  pearl: 'perla',
  olive: 'verde olivo',
}

/** A color in Spanish: "azul oscuro"; empty for one that has no name there. */
function sayColor(color: string): string {
  const words = color.toLowerCase().split(' ')
  const base = colors[color.toLowerCase()] ?? colors[words.at(-1) ?? ''] ?? ''
  const shade =
    words.length > 1 && !colors[color.toLowerCase()] ? shades[words[0] ?? ''] : undefined
  return [base, base && shade].filter(Boolean).join(' ')
}

/** A vehicle as the caller knows it: "un Honda Civic 2018 azul". */
export const sayVehicle = (facts: Facts): string => `un ${bareVehicle(facts)}`

/** A vehicle both sides know already: "el Honda Accord 2019". */
export const sayLastVehicle = ({ vehicleColor: _, ...vehicle }: Facts): string =>
  `el ${bareVehicle(vehicle)}`

function bareVehicle({ vehicleMake, vehicleModel, vehicleYear, vehicleColor }: Facts): string {
  const name = [vehicleMake, vehicleModel].filter(Boolean).join(' ') || 'vehículo'
  return [name, vehicleYear, vehicleColor && sayColor(vehicleColor)].filter(Boolean).join(' ')
}

const reasons: Record<string, string> = {
  Breakdown: 'descompuesto',
  Accident: 'que tuvo un choque',
  'Flat tire': 'con una llanta ponchada',
  'Dead battery': 'con la batería descargada',
  Lockout: 'cerrado con las llaves adentro',
  'Out of fuel': 'sin gasolina',
  "Won't shift": 'que no le entran los cambios',
  Overheating: 'que se calentó',
  'Stuck/winch': 'atascado',
  'Recovery/rollover': 'fuera del camino o volcado',
  'Dealer/shop transfer': 'para llevarlo a un taller',
  Transport: 'para moverlo',
  Abandoned: 'abandonado',
  'Illegally parked (PPI)': 'mal estacionado',
  'Police impound': 'para el corralón',
  Repossession: 'para recuperarlo',
  'Storage relocation': 'para moverlo',
  'Equipment move': 'para moverlo',
}

/** The reason as the end of a sentence about the vehicle. */
export const sayReason = (reason: string | undefined): string =>
  (reason && reasons[reason]) || 'que necesita ayuda'

const troubles: Record<string, string> = {
  'Flat tire': 'una llanta ponchada',
  'Dead battery': 'la batería descargada',
  Lockout: 'las llaves adentro',
  "Won't shift": 'no le entran los cambios',
  Overheating: 'se le calentó',
  'Stuck/winch': 'está atascado',
}

/** The trouble as it is said back to whoever told of it; empty for one that says nothing by itself. */
export const sayTrouble = (reason: string): string => troubles[reason] ?? ''

const reasonNames: Record<TowReason, string> = {
  Breakdown: 'algo descompuesto',
  Accident: 'un choque',
  'Flat tire': 'una llanta ponchada',
  'Dead battery': 'la batería descargada',
  Lockout: 'las llaves adentro o perdidas',
  'Out of fuel': 'falta de gasolina',
  "Won't shift": 'que no entran los cambios',
  Overheating: 'que se calentó',
  'Stuck/winch': 'que está atascado',
  'Recovery/rollover': 'que está fuera del camino o volcado',
  'Dealer/shop transfer': 'llevarlo de un taller a otro',
  Transport: 'moverlo',
  Abandoned: 'que alguien lo dejó ahí',
  'Illegally parked (PPI)': 'que está mal estacionado',
  'Police impound': 'que va al corralón',
  Repossession: 'recuperarlo',
  'Storage relocation': 'moverlo a otro lote',
  'Equipment move': 'mover equipo',
  Other: 'otra cosa',
}

/** A reason as a thing that there is: "una llanta ponchada". */
export const nameReason = (reason: TowReason): string => reasonNames[reason]

/** "Las 3 y media de la tarde", "la 1 de la tarde". */
function clock(hours: number, minutes: number): string {
  if (hours === 12 && minutes === 0) return 'las 12 del día'
  const hour = hours % 12 === 0 ? 12 : hours % 12
  const part = hours === 0 || hours >= 19 ? 'noche' : hours < 12 ? 'mañana' : 'tarde'
  const names: Record<number, string> = { 0: '', 15: ' y cuarto', 30: ' y media' }
  const rest = names[minutes] ?? (minutes < 10 ? ` y ${minutes}` : ` ${minutes}`)
  return `${hour === 1 ? 'la' : 'las'} ${hour}${rest} de la ${part}`
}

const dayNumber = (time: LocalTime) =>
  Math.floor(Date.parse(`${time.slice(0, 10)}T00:00Z`) / 86_400_000)

/** A wanted time in words: "mañana a las 9 de la mañana", "el viernes 27 de noviembre a las 2 y media de la tarde". */
export function sayWhen(when: LocalTime, now: LocalTime): string {
  const [hours = 0, minutes = 0] = when.slice(11).split(':').map(Number)
  const at = `a ${clock(hours, minutes)}`
  const days = dayNumber(when) - dayNumber(now)
  if (days === 0) return `hoy ${at}`
  if (days === 1) return `mañana ${at}`
  const day = new Intl.DateTimeFormat('es-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return `el ${day.format(new Date(`${when.slice(0, 10)}T00:00Z`)).replace(',', '')} ${at}`
}

/** The time of day of an instant (epoch ms) where the company is: "las 3 40 de la tarde". */
export function sayClock(at: number, timeZone: string): string {
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
    .format(at)
    .split(':')
    .map(Number)
  return clock(hours, minutes)
}

/** "Plano, Frisco o Allen": at most three, to be heard and remembered. */
export function sayChoice(words: readonly string[]): string {
  const few = words.slice(0, 3)
  const last = few.at(-1) ?? ''
  if (few.length < 2) return last
  return `${few.slice(0, -1).join(', ')} ${/^h?o/i.test(last) ? 'u' : 'o'} ${last}`
}
