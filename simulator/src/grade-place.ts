import type { TruePlace } from './caller.ts'
import { hasNumber, names, wordsOf } from './grade-words.ts'
import { digitsInWords } from './number-words.ts'

/** A place as the job has it: the address a driver is sent to, and the caller's words beside it. */
export type WrittenPlace = { address: string; said: string }

const roads: Record<string, RegExp> = {
  'US-75': /\bUS[- ]?75\b|\bcentral expressway\b/i,
  'US-380': /\bUS[- ]?380\b|\buniversity dr/i,
  'I-10': /\bI[- ]?10\b|\bkaty freeway\b/i,
  'TX-183': /\b(?:TX|SH)[- ]?183\b|\bairport freeway\b/i,
  'Van Wyck Expressway': /\bI[- ]?678\b|\bvan wyck\b/i,
  'TX-358': /\b(?:TX|SH)[- ]?358\b|\bSPID\b|\bsouth padre island dr/i,
  'Dallas North Tollway': /\bdallas north toll|\bDNT\b|\bnorth toll/i,
}

/** The road by its number and side: `I-35E` is neither I-35 nor I-35W. */
export function isOnRoad(text: string, highway: string): boolean {
  if (roads[highway]?.test(text)) return true
  const [, number, side = ''] = /(\d+)([A-Z]?)$/.exec(highway) ?? []
  if (!number) return names(text, highway)
  const sides: Record<string, string> = { E: 'e(?:ast)?', W: 'w(?:est)?' }
  const tail = side ? `[- ]?${sides[side]}\\b` : '(?![- ]?[ew]\\b)\\b'
  return new RegExp(`(?<!\\d)${number}${tail}`, 'i').test(text)
}

/** A street that is a highway by another name: the address may have either. */
export const isRoadOf = (street: string, address: string): boolean =>
  Object.values(roads).some((road) => road.test(street) && road.test(address))

const sides: Record<string, RegExp> = {
  northbound: /\bnorth(?:bound)?\b|\bNB?\b/i,
  southbound: /\bsouth(?:bound)?\b|\bSB?\b/i,
  eastbound: /\beast(?:bound)?\b|\bEB?\b/i,
  westbound: /\bwest(?:bound)?\b|\bWB?\b/i,
}

/** True when the text has the whole side a caller travels on; the road's own letter is none. */
export const isHeading = (text: string, direction: string) =>
  sides[direction]?.test(text.replace(/\b\d+[EW]\b|north toll\w*|dallas north/gi, '')) ?? false

/** A number as people say it: pair by pair, digit by digit, with its hundreds. */
function spoken(number: string): string[] {
  const digits = number.replace(/\D/g, '')
  if (!digits) return []
  const [hundreds, rest] = [digits.slice(0, -2), digits.slice(-2)]
  const byDigit = [...digits].map((digit) => digitsInWords(digit)).join(' ')
  const byHundreds = hundreds
    ? [
        `${digitsInWords(hundreds)} hundred ${rest === '00' ? '' : digitsInWords(String(Number(rest)))}`,
      ]
    : []
  return [
    digitsInWords(digits),
    byDigit,
    byHundreds.join(),
    byHundreds.join().replace('hundred ', 'hundred and '),
  ]
    .filter(Boolean)
    .map((words) => ` ${wordsOf(words).join(' ')} `)
}

/** True when a text has a number, in digits or in words. */
export const tellsNumber = (text: string, number: string): boolean =>
  hasNumber(text, number) ||
  spoken(number).some((words) => ` ${wordsOf(text).join(' ')} `.includes(words))

/** "H-E-B" and "A.W. Grimes" as people say them and a recognizer writes them: "heb", "aw grimes". */
const initialsJoined = (text: string) =>
  text.replace(/\b\p{L}(?:[-. ]+\p{L}\b)+/gu, (initials) => initials.replace(/[-. ]+/g, ''))

const compass =
  /\b(?:north|south|east|west)(?:east|west)? | (?:north|south|east|west|(?:north|south)(?:east|west))$/gi

/** True when a text has a name, with its initials in one or one by one; nobody says on which side of town a street is. */
export const namesIn = (text: string, name: string): boolean =>
  [name, name.replace(compass, '')].some(
    (each) => names(text, each) || names(initialsJoined(text), initialsJoined(each)),
  )

const houseNumber = /^(\d+)[a-z]?\s+(?!miles?\b|minutes?\b|blocks?\b)[a-z0-9]/i
const roadNumber =
  /\b(?:(?:I|US|SH|FM|RM|CR|Highway|Loop|Spur|Beltway|Route|County Road)[- ]|[A-Z]{2}-)(\d{1,4})\b/g
const streetName =
  /^(.+?)\s+(?:street|st|road|rd|drive|dr|avenue|ave|boulevard|blvd|lane|ln|parkway|pkwy)\b\.?/i

/** "United" at that corner is the United Supermarket; what has no other name keeps all of it. */
const withoutKind = (name: string) => name.replace(kindOfShop, '').trim() || name
const kindOfShop =
  / (?:supermarkets?|auto|auto electric|garage|warehouse|barber shop|apartments|gas station|station|hospital|medical center|dental|usa)$/i

/** "A paint shop, 611 Hewitt Drive": what it is, and not what it is called. */
const anyOne =
  /^(?:(?:paint|body|repair|tire|auto|transmission) )?(?:shop|garage|house|home|dealer)$/i

/** As good as the city, to whoever drives there. */
const boroughs = /\b(?:Manhattan|Brooklyn|Queens|Bronx|Staten Island)\b/i
const isInCity = (text: string, city: string) =>
  names(text, city) || (city === 'New York' && boroughs.test(text))

/** A road by its number: the caller who says "at 1788" stands at FM 1788. */
const isRoad = /^(?:I|US|TX|SH|FM|RM|CR|Loop|Spur)[- ]\d/

/** The road beside a highway is on that highway. */
const besideTheRoad = /^(?:service|access|frontage|feeder) (?:road|rd)\b/i

/**
 * What stands in an address and is not so: another house number or highway, a street that is none of this
 * place. What a caller said and nobody could make anything of is not wrong, nor is the road that they said runs by a
 * shop of which only the name has to be told.
 */
function contradictions(truth: TruePlace, { address, said }: WrittenPlace): string[] {
  const {
    number = '',
    street = '',
    cross = '',
    highway = '',
    exit = '',
    mile = '',
    name = '',
    near = '',
  } = truth
  const roadsTold = [street, cross, highway, name, near].join(' ')
  const allTold = [roadsTold, exit, mile, number].join(' ')
  const roadsSaid = name && !highway && !cross && namesIn(address, name) ? said : ''
  return address.split(/[,;]\s*/).flatMap((part) => {
    const house = houseNumber.exec(part)?.[1]
    const isHouse = house !== undefined && !/^\d{5}$/.test(part.trim())
    const otherHouse = isHouse && house !== number.replace(/\D/g, '') && !hasNumber(allTold, house)
    const otherRoads = [...part.matchAll(roadNumber)].flatMap(([all, digits = '']) =>
      hasNumber(`${roadsTold} ${exit} ${roadsSaid}`, digits) || isRoadOf(roadsTold, all)
        ? []
        : [`not on ${all}`],
    )
    const called = streetName.exec(part.replace(/^\d+\s+/, ''))?.[1]
    const isOther =
      called !== undefined &&
      !besideTheRoad.test(part) &&
      !hasNumber(roadsTold, /\d+$/.exec(part)?.[0] ?? '-') &&
      roadsTold.trim() !== '' &&
      ![...wordsOf(called), wordsOf(called).join('')].some((word) => names(allTold, word)) &&
      !isRoadOf(part, [address, roadsTold].join(' ')) &&
      !(/^near /.test(part) && namesIn(said, part.slice(5)))
    return [
      ...(otherHouse ? [`not number ${house}`] : []),
      ...otherRoads,
      ...(isOther ? [`not on ${part}`] : []),
    ]
  })
}

/** A town that is neither this place's nor one the caller named: before its state, or at the end of the address. */
function otherTown(
  { city, name, near, street, cross }: TruePlace,
  { address, said }: WrittenPlace,
): string[] {
  if (!city || isInCity(address, city)) return []
  const parts = address.split(/,\s*/)
  const at = parts.findIndex((part) => /^[A-Z]{2}(?: \d{5})?$/.test(part))
  const town = (at > 0 ? parts[at - 1] : parts.at(-1)) ?? ''
  const isTown = parts.length > 1 && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/u.test(town)
  const told = [name, near, street, cross, at > 0 ? '' : said].filter(Boolean).join(' ')
  return isTown && !names(told, town) ? [`not in ${town}`] : []
}

/**
 * What of a place is missing or other than it is; empty when a driver finds it. What a driver needs may
 * stand in the address or in the caller's own words beside it; what was made of them must not be wrong.
 */
export function wrongOfPlace(truth: TruePlace, written: WrittenPlace): string[] {
  const { address, said } = written
  const both = `${address}; ${said}`
  const checks: Record<string, (value: string) => boolean> = {
    number: (number) => tellsNumber(both, number),
    street: (street) =>
      namesIn(both, street) ||
      isRoadOf(street, both) ||
      (isRoad.test(street) && isOnRoad(both, street)),
    cross: (cross) =>
      namesIn(both, cross) ||
      isRoadOf(cross, both) ||
      (isRoad.test(cross) && tellsNumber(said, cross)),
    highway: (highway) => isOnRoad(both, highway) || tellsNumber(said, highway),
    direction: (direction) => isHeading(both, direction),
    exit: (exit) => tellsNumber(both, exit) || names(both, exit),
    mile: (mile) => tellsNumber(both, mile),
    name: (name) => namesIn(both, name) || namesIn(both, withoutKind(name)),
    near: (near) => namesIn(both, near) || (isRoad.test(near) && isOnRoad(both, near)),
    city: (city) => isInCity(both, city),
  }
  const isThere = (part: keyof TruePlace) => {
    const value = truth[part]
    return value !== undefined && (checks[part]?.(value) ?? false)
  }
  // On its street in its town, a house is found by its name, or by its number where no other name stands before it, and
  // needs no corner then; with its name or its number, at a corner, and at an exit or a mile of its highway, nobody needs
  // to know what is beside it, and at a corner, or where it is told toward which town, which way they drove. An exit is
  // found by the road it leads to, and that road by the exit.
  const isOnStreet = isThere('street') && isThere('city')
  const [lead = ''] = address.split(',')
  const isItsOwn = /^\d/.test(lead) || anyOne.test(lead) || names(truth.name ?? '', lead)
  const isAddress = isOnStreet && isThere('number') && isItsOwn
  const isNamed = isOnStreet && isThere('name')
  const isOnItsSide = isThere('highway') && isThere('direction')
  const isAtExit = isOnItsSide && (isThere('exit') || isThere('mile'))
  const isFoundBy: Record<string, boolean> = {
    number: isNamed,
    name: isAddress,
    cross: isAddress || isNamed || isAtExit,
    direction: (isOnStreet && isThere('cross')) || /, toward \p{Lu}/u.test(address),
    exit: isOnItsSide && isThere('cross') && !/\bexit \d/i.test(address),
    near:
      isAtExit ||
      isNamed ||
      ((isOnStreet || isOnItsSide) && (isThere('number') || isThere('cross'))),
  }
  const missing = Object.entries(truth).flatMap(([part, value]) => {
    const isNeeded = !isFoundBy[part]
    return !isNeeded || value === undefined || checks[part]?.(value) ? [] : [`${part} ${value}`]
  })
  return [...missing, ...contradictions(truth, written), ...otherTown(truth, written)]
}
