import type { TowReason } from '@towline/contract'
import { sayNear } from '../../text/place-text.ts'
import type { Facts, LocalTime, Place } from '../../types/facts.ts'

/** A phone number, digit by digit in groups: `4 6 9, 5 5 5, 0 1 9 9`. */
export function sayNumber(number: string): string {
  const groups =
    number.length === 10 ? [number.slice(0, 3), number.slice(3, 6), number.slice(6)] : [number]
  return groups.map((group) => [...group].join(' ')).join(', ')
}

/** A reference number or code, character by character. */
export function sayCode(code: string): string {
  return [...code.replace(/[^a-z0-9]/gi, '').toUpperCase()].join(' ')
}

const states: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'D C',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

const sides: Record<string, string> = { N: 'North', S: 'South', E: 'East', W: 'West' }

/** A highway as people say it: `I-35E` is "I 35 East", `TX-121` "State Highway 121". */
export function sayHighway(highway: string): string {
  const [, kind = '', number = '', side = ''] =
    /^([A-Z]{1,3})[- ]?(\d+)([NSEW]?)$/i.exec(highway.trim()) ?? []
  if (!number) return highway
  const tail = side ? ` ${sides[side.toUpperCase()] ?? ''}` : ''
  const system = kind.toUpperCase()
  if (system === 'US') return `U S ${number}${tail}`
  if (system === 'FM' || system === 'CR' || system === 'RM')
    return `${[...system].join(' ')} ${number}${tail}`
  if (system === 'SH' || (system.length === 2 && states[system]))
    return `State Highway ${number}${tail}`
  return `${kind} ${number}${tail}`
}

/** The heading of a road: "north". */
export const sayHeading = (heading: string): string => heading

const streetWords: Record<string, string> = {
  st: 'Street',
  ave: 'Avenue',
  av: 'Avenue',
  blvd: 'Boulevard',
  rd: 'Road',
  dr: 'Drive',
  ln: 'Lane',
  ct: 'Court',
  pkwy: 'Parkway',
  pky: 'Parkway',
  hwy: 'Highway',
  expy: 'Expressway',
  fwy: 'Freeway',
  pl: 'Place',
  cir: 'Circle',
  ter: 'Terrace',
  trl: 'Trail',
  tpke: 'Turnpike',
  apt: 'Apartment',
  ste: 'Suite',
  n: 'North',
  s: 'South',
  e: 'East',
  w: 'West',
  ne: 'Northeast',
  nw: 'Northwest',
  se: 'Southeast',
  sw: 'Southwest',
}

/** An address in words: abbreviations and states spelled out, no ZIP. */
export function sayAddress(address: string): string {
  return address
    .replace(/,?\s*(?:USA|United States)\s*$/i, '')
    .replace(
      /(?<=^|,\s*)([A-Z]{2})(\s+\d{5}(?:-\d{4})?)?\s*$/,
      (all, state: string) => states[state] ?? all,
    )
    .replace(/(\s|,)+\d{5}(?:-\d{4})?\s*$/, '')
    .replace(/\s*\(home\)/, '')
    .replaceAll(' & ', ' and ')
    .replace(/\s*\(([^()]*)\)/g, ', $1')
    .replace(/(?<!['’])\b([A-Za-z]{1,4})\b\.?(?=\s|,|$)/g, (all, word: string) =>
      /^[A-Z]/.test(word) || streetWords[word]?.length
        ? (streetWords[word.toLowerCase()] ?? all)
        : all,
    )
    .replace(/\b(?:I|US|SH|FM|CR|RM|[A-Z]{2})-\d+[NSEW]?\b/g, sayHighway)
    .trim()
}

/** "Behind" the mill, "across from" the church: said before the name, not after it. */
function sideAndDetail({ business, detail = '' }: Place): { side: string; detail: string } {
  const side = business
    ? /^(?:(?:just|right) )?(?:behind|in front of|in back of|across (?:the street )?from|next (?:door )?to|near|by|beside|past|close to|outside of)(?=,|$)/i.exec(
        detail,
      )?.[0]
    : undefined
  return side
    ? { side, detail: detail.slice(side.length).replace(/^, /, '') }
    : { side: '', detail }
}

/** A place from its parts, as a person would say it; in the caller's words when it has no parts. */
export function sayPlace(place: Place): string {
  const city = [place.city, place.state && (states[place.state] ?? place.state)]
    .filter(Boolean)
    .join(', ')
  const street = [place.number, place.street && sayAddress(place.street)].filter(Boolean).join(' ')
  const cross = place.crossStreet && sayAddress(sayHighway(place.crossStreet))
  const main = [
    place.highway && sayHighway(place.highway),
    place.direction,
    place.exit && `at exit ${place.exit}`,
    place.mileMarker && `at mile marker ${place.mileMarker}`,
  ]
    .filter(Boolean)
    .join(' ')
  const { side, detail } = sideAndDetail(place)
  const parts = [
    side ? `${side} ${place.business}` : place.business,
    cross && street ? `${street} and ${cross}` : street,
    cross && main && !street ? `${main} at ${cross}` : main,
    place.near && place.near !== place.city && sayNear(place.near),
    detail,
  ].filter(Boolean)
  if (parts.length === 0) return city || place.zip || place.said
  return [...parts, city].filter(Boolean).join(', ')
}

/** What stands between a business and its street: "on 380", "at Preston and Main", ", 12 Oak Street". */
function joinOf({ number, street, highway, crossStreet }: Place): string {
  if (number || !(street || highway)) return ', '
  return crossStreet ? ' at ' : ' on '
}

/** The place under its own name, with the article the caller gave it: "the Walmart", "a junkyard". */
export function sayNamed(place: Place, spoken: string): string {
  const { side } = sideAndDetail(place)
  const isBeside = side !== '' && spoken.startsWith(`${side} `)
  const named = withArticle(place, isBeside ? spoken.slice(side.length + 1) : spoken)
  return isBeside ? `${side} ${named}` : named
}

function withArticle(place: Place, spoken: string): string {
  const name = place.business
  if (!name || !spoken.toLowerCase().startsWith(name.toLowerCase())) return spoken
  const rest = spoken.slice(name.length).replace(/^, /, joinOf(place))
  if (/^our /i.test(name)) return `${name.toLowerCase()}${rest}`
  if (/^(?:nearest|closest)\b/i.test(name)) return `the ${name.toLowerCase()}${rest}`
  const before = place.said.toLowerCase().split(name.toLowerCase())[0] ?? ''
  const article = /\b(the|an?|my|any)\s+$/.exec(before)?.[1]
  if (!article) return `${spoken.slice(0, name.length)}${rest}`
  return article === 'the' ? `the ${name}${rest}` : `${article} ${name.toLowerCase()}${rest}`
}

/** A vehicle as the caller knows it: "a blue 2018 Honda Civic"; "a blue vehicle" when no more is known. */
export function sayVehicle(facts: Facts): string {
  const name = [facts.vehicleYear, facts.vehicleMake, facts.vehicleModel].filter(Boolean).join(' ')
  const words = [facts.vehicleColor?.toLowerCase(), name || 'vehicle'].filter(Boolean).join(' ')
  return `${/^[aeio]|^8|^11|^18\b/i.test(words) ? 'an' : 'a'} ${words}`
}

/** A vehicle both sides know already: "the 2019 Honda Accord". */
export const sayLastVehicle = ({ vehicleColor: _, ...vehicle }: Facts): string =>
  sayVehicle(vehicle).replace(/^an? /, 'the ')

const reasons: Record<string, string> = {
  Breakdown: 'broken down',
  Accident: 'in an accident',
  'Flat tire': 'with a flat tire',
  'Dead battery': 'with a dead battery',
  Lockout: 'locked with the keys inside',
  'Out of fuel': 'out of fuel',
  "Won't shift": 'not shifting',
  Overheating: 'overheating',
  'Stuck/winch': 'stuck',
  'Recovery/rollover': 'off the road or rolled over',
  'Dealer/shop transfer': 'going to a shop',
  Transport: 'to be moved',
  Abandoned: 'left abandoned',
  'Illegally parked (PPI)': 'parked illegally',
  'Police impound': 'to be impounded',
  Repossession: 'to be repossessed',
  'Storage relocation': 'to be moved',
  'Equipment move': 'to be moved',
}

/** The reason as the end of a sentence about the vehicle; empty for one that has no short word. */
export function sayReason(reason: string | undefined): string {
  return (reason && reasons[reason]) || 'needing help'
}

const troubles: Record<string, string> = {
  'Flat tire': 'a flat tire',
  'Dead battery': 'a dead battery',
  Lockout: 'locked out',
  "Won't shift": "it won't shift",
  Overheating: 'overheating',
  'Stuck/winch': 'stuck',
}

/** The trouble as it is said back to whoever told of it; empty for one that says nothing by itself. */
export const sayTrouble = (reason: string): string => troubles[reason] ?? ''

const reasonNames: Record<TowReason, string> = {
  Breakdown: 'something broken on it',
  Accident: 'an accident',
  'Flat tire': 'a flat tire',
  'Dead battery': 'a dead battery',
  Lockout: 'keys locked inside or lost',
  'Out of fuel': 'no gas',
  "Won't shift": 'gears that will not shift',
  Overheating: 'an engine too hot',
  'Stuck/winch': 'a vehicle that is stuck',
  'Recovery/rollover': 'a vehicle off the road or rolled over',
  'Dealer/shop transfer': 'a move from one shop to another',
  Transport: 'a vehicle to be moved',
  Abandoned: 'a vehicle somebody left there',
  'Illegally parked (PPI)': 'somebody parked where they may not',
  'Police impound': 'an impound',
  Repossession: 'a repossession',
  'Storage relocation': 'a move between lots',
  'Equipment move': 'equipment to be moved',
  Other: 'something else',
}

/** A reason as a thing that there is: "a flat tire". */
export const nameReason = (reason: TowReason): string => reasonNames[reason]

const hour12 = (hours: number, minutes: number) => {
  const hour = hours % 12 === 0 ? 12 : hours % 12
  const half = hours < 12 ? 'A M' : 'P M'
  const rest = minutes === 0 ? '' : minutes < 10 ? ` oh ${minutes}` : ` ${minutes}`
  return `${hour}${rest} ${half}`
}

const dayNumber = (time: LocalTime) =>
  Math.floor(Date.parse(`${time.slice(0, 10)}T00:00Z`) / 86_400_000)

/** A wanted time in words: "tomorrow at 9 A M", "Friday, November 27, at 2 30 P M". */
export function sayWhen(when: LocalTime, now: LocalTime): string {
  const [hours = 0, minutes = 0] = when.slice(11).split(':').map(Number)
  const clock = hours === 12 && minutes === 0 ? 'noon' : hour12(hours, minutes)
  const days = dayNumber(when) - dayNumber(now)
  if (days === 0) return `today at ${clock}`
  if (days === 1) return `tomorrow at ${clock}`
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return `${day.format(new Date(`${when.slice(0, 10)}T00:00Z`))}, at ${clock}`
}

/** The time of day of an instant (epoch ms) where the company is: "3 40 P M". */
export function sayClock(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(at)
  const part = (type: 'hour' | 'minute') =>
    Number(parts.find((each) => each.type === type)?.value ?? 0)
  return hour12(part('hour'), part('minute'))
}

/** "Plano or Frisco", "Plano, Frisco or Allen": at most three, to be heard and remembered. */
export function sayChoice(words: readonly string[]): string {
  const few = words.slice(0, 3)
  return few.length < 2 ? (few[0] ?? '') : `${few.slice(0, -1).join(', ')} or ${few.at(-1)}`
}
