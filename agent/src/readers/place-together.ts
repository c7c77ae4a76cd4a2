import { isRepairedBetween } from '../text/correction.ts'
import { landmarkWords } from '../text/lexicon/businesses.ts'
import { states } from '../text/lexicon/states.ts'
import { runAt } from '../text/numbers.ts'
import { digitsIn, nameWritten, streetWritten } from '../text/place-text.ts'
import { isTown } from '../text/town.ts'
import { type Word, wordsOf } from '../text/words.ts'
import type { Place } from '../types/facts.ts'
import { LONGEST_NUMBER, type Part, putRight } from './place-parts.ts'
import { roadAt } from './rules/road.ts'
import { isStreetWord } from './rules/street.ts'

/** Words that any street or any shop may have. */
const kinds =
  /^(?:(?:north|south)?(?:east|west)?|norte|sur|este|oeste|street|road|drive|lane|avenue|boulevard|parkway|court|highway|way|loop|the|of|and|at|on|calle|avenida|de|la|el|en|shop|taller|tire|auto)$/

const namesIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).filter((word) => !kinds.test(word))

const shares = (one: string, other: string): boolean => {
  const words = namesIn(other)
  return namesIn(one).some((word) => words.includes(word))
}

const isAllIn = (one: string, other: string): boolean => {
  const words = namesIn(other)
  const own = namesIn(one)
  return own.length > 0 && own.every((word) => words.includes(word))
}

const isShop = ({ part }: Part) => part === 'business' || part === 'landmark'
const ofPart = (parts: readonly Part[], name: string) => parts.find(({ part }) => part === name)

/**
 * A place as the rules took it apart, put right by what the learned reader holds for its parts: a town that is a
 * crossing or a shop is none, words that run over from a name into a street are divided, and what the rules lost is
 * added. Without the rules' reading, the place that the parts make; undefined where they make none.
 */
export function placeTogether(
  ruled: Place | undefined,
  parts: readonly Part[],
  said: string,
): Place | undefined {
  const told = parts.filter((part) => !isOfStreet(part, said))
  const divided = besideRoad(putRight(told, said), ruled, said)
  if (!ruled) return placeOfParts(divided, said)
  if (parts.length === 0 || ruled.kind === 'zip') return ruled
  const whole = withoutNumberOf(besideStreets(besideName(divided, ruled, said), ruled, said), ruled)
  const steps = [
    withoutShopInStreet,
    withoutStreetOfShop,
    withTown,
    withShop,
    withHouseForRoad,
    withRoad,
    withStreet,
    withNumberedCross,
    withCross,
  ]
  const first = withLastSaid(ruled, withoutNumberOf(divided, ruled), said)
  const read = steps.reduce((place, step) => step(place, whole), first)
  return withKind(withTownInStreet(withStreetOfShop(read), said), ruled)
}

/** "Eagles Lodge, two forty four Kibby": a name right before the house or the street stands whole, and no part cuts it. */
function besideName(
  parts: readonly Part[],
  { business, street, highway, city }: Place,
  said: string,
): readonly Part[] {
  if (!business) return parts
  const words = wordsOf(said)
  const span = spanOf(words, business)
  if (!span) return parts
  const { end } = span
  const next = words[end]?.text ?? ''
  const isBefore =
    runAt(words, end) ??
    (/^(?:on|off|over|right|in)$/.test(next) || street?.toLowerCase().startsWith(`${next} `))
  const isAll = end === words.length && landmarkWords.has(words.at(-1)?.text ?? '')
  const isPlaced = isBefore && Boolean(street ?? highway ?? city)
  return isPlaced || isAll ? partsOutside(parts, [span]) : parts
}

/** "R M 2810 Pinto Canyon Road": no part cuts a road's number and the name it has beside it. */
function besideRoad(
  parts: readonly Part[],
  ruled: Place | undefined,
  said: string,
): readonly Part[] {
  const { highway, detail = '', number } = ruled ?? {}
  if (!highway || number) return parts
  const words = wordsOf(said)
  const span = detail
    .split(', ')
    .flatMap((name) => spanOf(words, name) ?? [])
    .map(({ from, end }) => {
      const start = words.findIndex((_, at) => roadAt(words, at, undefined, false)?.end === from)
      return { from: start, end }
    })
    .filter(({ from }) => from >= 0)
  return partsOutside(parts, span)
}

type Span = { from: number; end: number }

/** Where a name stands in what was said, word by word; undefined where it does not stand there as one piece. */
function spanOf(words: readonly Word[], name: string): Span | undefined {
  const own = wordsOf(name)
  const from = words.findIndex((_, at) =>
    own.every(({ text }, nth) => words[at + nth]?.text === text),
  )
  return from < 0 ? undefined : { from, end: from + own.length }
}

const partsOutside = (parts: readonly Part[], spans: readonly Span[]): readonly Part[] =>
  parts.filter(({ start, end }) => spans.every((span) => end <= span.from || start >= span.end))

/** "Fort Worth Avenue at Lake June Road": where two streets cross that are called so, no part cuts either. */
function besideStreets(
  parts: readonly Part[],
  { street, crossStreet }: Place,
  said: string,
): readonly Part[] {
  if (!street || !crossStreet) return parts
  const words = wordsOf(said)
  const isJoined = (at: number) => /^(?:and|at)$/.test(words[at]?.text ?? '')
  const spans = [street, crossStreet]
    .map((name) => spanOf(words, name))
    .filter((span) => span !== undefined)
    .filter(({ from, end }) => end - from > 1 && (isJoined(end) || isJoined(from - 1)))
  return partsOutside(parts, spans)
}

/** "Kowalski Tire in Waco, it's on Austin Street": what crosses no street is the one that the shop is on. */
function withStreetOfShop(place: Place): Place {
  const { crossStreet, ...rest } = place
  const isOn = crossStreet && place.business && !(place.street || place.highway)
  return isOn ? { ...rest, street: crossStreet } : place
}

/**
 * "Pasadena Spencer Highway", "Alta Mesa Boulevard": a town right before a street may be the street's name. It is left
 * there, and the town is asked for.
 */
function withTownInStreet(place: Place, said: string): Place {
  const { city, street, number, state, ...rest } = place
  if (!city || !street || number || state) return place
  const words = wordsOf(said)
  const span = spanOf(words, `${city} ${street}`)
  if (!span) return place
  const last = words[span.from + city.split(' ').length - 1]
  const before = words[span.from - 1]?.text ?? ''
  if (last?.stop || /^(?:in|near|by|of|outside|from|en|cerca)$/.test(before)) return place
  return { ...rest, street: `${city} ${street}` }
}

/** "The ballpark, East Palm Valley": a town with a side of the sky before it, and that in no "in", is a street's name. */
function isOfStreet({ part, words, start }: Part, said: string): boolean {
  if (part !== 'town' || /^(?:north|south|east|west)\b/i.test(words)) return false
  const before = wordsOf(said).slice(Math.max(0, start - 2), start)
  const [first, side] = before
  return (
    side !== undefined &&
    /^(?:north|south|east|west)$/.test(side.text) &&
    (first?.stop === ',' || /^(?:on|off|at|and)$/.test(first?.text ?? ''))
  )
}

/** "1801 Pennsylvania, uh no, 1810", "in Irving, I mean Burleson": what was said last is meant. */
function withLastSaid(place: Place, parts: readonly Part[], said: string): Place {
  const words = wordsOf(said)
  const lastOf = (isOne: (part: Part) => boolean) => {
    const told = parts.filter(isOne)
    const isTakenBack = told.some(
      ({ end }, at) => told[at + 1] && isRepairedBetween(words, end, told[at + 1]?.start ?? end),
    )
    const last = isTakenBack ? told.at(-1) : undefined
    return last && { ...last, from: told.at(-2)?.end ?? 0 }
  }
  const town = lastOf(({ part }) => part === 'town')
  const number = lastOf(({ part }) => part === 'number')
  const shop = lastOf(isShop)
  const isKept = number && place.number && endsWithNumber(words.slice(number.from), place.number)
  const digits = number && !isKept && houseNumber(once(number.words))
  // What was told before the other shop is of the one that was taken back.
  const isLeft = shop && parts.every(({ part, start }) => part !== 'town' || start < shop.start)
  const { city, state, ...rest } = place
  const stays = isLeft ? rest : place
  return {
    ...stays,
    ...(shop && { business: nameWritten(once(shop.words)) }),
    ...(town && place.city && { city: nameWritten(town.words) }),
    ...(digits && place.number && { number: digits }),
  }
}

/** True when a number was told last, from some word on: "no wait, ninety five sixty two slide road". */
const endsWithNumber = (words: Word[], number: string): boolean =>
  words.some((_, at) => runAt(words, at)?.digits === number)

/** "Home Depot, Home Depot" is one. */
const once = (words: string): string => words.replace(/^(.+) \1$/, '$1')

/** "Six hundred | and four main street": what stands before the street of a house is of its number. */
function withoutNumberOf(parts: readonly Part[], { number, street }: Place): readonly Part[] {
  if (!number || !street) return parts
  return parts.map((part) => {
    const lead = part.words.slice(0, -street.length).trim()
    const isStreet = part.words.endsWith(` ${street.toLowerCase()}`)
    return isStreet && isOfNumber(lead)
      ? { ...part, part: 'street', words: street.toLowerCase() }
      : part
  })
}

const isOfNumber = (words: string): boolean =>
  words !== '' &&
  words.split(' ').every((word) => /^(?:and|y|hundred|thousand)$/.test(word) || digitsIn(word))

/** "Freeman | Auto Repair Gateway Boulevard": what the rules ran together is the shop's, and the street's. */
function withoutShopInStreet(place: Place, parts: readonly Part[]): Place {
  const street = ofPart(parts, 'street')
  const shop = parts.find((part) => isShop(part) && part.end === street?.start)
  if (!street || !shop) return place
  const written = streetWritten(street.words)
  const ofShop = shop.words.split(' ')
  const runsOver = (name = '') =>
    name.endsWith(` ${written}`) &&
    name
      .slice(0, -written.length)
      .toLowerCase()
      .trim()
      .split(' ')
      .every((word) => ofShop.includes(word))
  if (runsOver(place.street)) return { ...place, street: written }
  const { crossStreet, ...rest } = place
  return runsOver(crossStreet) && !place.street ? { ...rest, street: written } : place
}

/** What is a business, a landmark or a spot on its premises is no street, though it may sound like one. */
function withoutStreetOfShop(place: Place, parts: readonly Part[]): Place {
  const { street, number: _, ...rest } = place
  if (!street) return place
  const named = parts.filter(({ words }) => shares(street, words))
  const [first] = named
  if (!first || !named.every((part) => isShop(part) || part.part === 'spot')) return place
  return { ...rest, kind: 'landmark', business: rest.business ?? nameWritten(first.words) }
}

/** "Corner of Jefferson", "near Lawrence": a town of that name is elsewhere. */
function withTown(place: Place, parts: readonly Part[]): Place {
  const { city, state: _, ...rest } = place
  const told = townIn(parts)
  if (!city) {
    const isElse =
      told &&
      [place.street, place.crossStreet, place.business].some(
        (each) => each && shares(each, told.words),
      )
    return told && !isElse ? { ...place, city: nameWritten(told.words) } : place
  }
  const named = parts.filter(({ words }) => shares(city, words))
  if (named.length === 0 || named.some(({ part }) => part === 'state')) return place
  const town = named.find(({ part }) => part === 'town')
  // "FM 2843 near Laredo": out there, the town that it is near to is all there is.
  if (!town && !told && isRural(place) && named.every(({ part }) => part === 'near')) return place
  if (!town) return told ? { ...rest, city: nameWritten(told.words) } : rest
  return isAllIn(city, town.words) && isTown(town.words)
    ? { ...place, city: nameWritten(town.words) }
    : place
}

/** True of a road that runs from town to town. */
const isRural = ({ highway, street = '' }: Place) =>
  highway !== undefined || /^(?:FM|RM|CR|County Road) /.test(street)

/** The town, said after all that is in it; "the Fiesta in Buckner" may stand on a street of that name. */
function townIn(parts: readonly Part[]): Part | undefined {
  const [first, last] = [parts[0], parts.at(-1)]
  const isTownAt = (part?: Part) => part?.part === 'town' && isTown(part.words)
  const hasRoad = parts.some(
    ({ part }) => part === 'street' || part === 'number' || part === 'highway',
  )
  if (isTownAt(last) && (hasRoad || parts.length === 1)) return last
  const beside = parts.find(
    (part, at) => isTownAt(part) && isBesideName(part, parts[at - 1], parts[at + 1]),
  )
  if (beside) return beside
  // "Cedar Rapids, First Avenue, by Quaker Oats": some begin with the town. "Snoqualmie Pass chain-up area" does not.
  return isTownAt(first) && first?.start === 0 && hasRoad ? first : undefined
}

/** "Yuma, Arizona", "the City Market, Dillon, by the propane": a town right before its state, or right after the shop in it. */
const isBesideName = ({ start, end }: Part, before?: Part, after?: Part): boolean =>
  (after?.part === 'state' && after.start === end) ||
  (before !== undefined && isShop(before) && before.end === start)

/** The name of the shop: its own words, none of the street's, and not whose shop it is. */
function withShop(place: Place, parts: readonly Part[]): Place {
  const { business, ...rest } = place
  const shop = parts.find(isShop)
  if (!business)
    return shop && (shop.part === 'business' || !isOnRoad(place)) && !namesAny(place, shop)
      ? { ...place, business: nameWritten(shop.words) }
      : place
  // "Broadway Tire on West Broadway Street": the street is called as the shop is.
  const isOwnStreet = ({ part, words }: Part) =>
    part === 'street' &&
    streetWritten(words) === place.street &&
    !business.toLowerCase().endsWith(words)
  const named = parts.filter((part) => shares(business, part.words) && !isOwnStreet(part))
  const isOther = named.length > 0 && !named.some((part) => isShop(part) || part.part === 'near')
  if (isOther) return shop ? { ...rest, business: nameWritten(shop.words) } : rest
  const runsOver = named.some(
    (part) => !isShop(part) && part.part !== 'near' && (part.part !== 'town' || isTown(part.words)),
  )
  const isMore =
    shop !== undefined &&
    !isArticled(business, shop) &&
    (isAllIn(business, shop.words) || runsOver || named.length === 0 || isLedUpTo(business, shop))
  return isMore ? { ...place, business: nameWritten(shop.words) } : place
}

/** "Let us say Crenwelge Motors": what leads up to a name is none of it. */
const isLedUpTo = (business: string, { words }: Part): boolean =>
  namesIn(words).length > 1 && business.toLowerCase().endsWith(` ${words}`)

/** "El Rey Body Shop", of which "el" is no article. */
const isArticled = (business: string, { words }: Part): boolean =>
  /^(?:el|la|los|las) /i.test(business) && business.toLowerCase().endsWith(` ${words}`)

const isOnRoad = ({ street, highway, near }: Place) => Boolean(street ?? highway ?? near)

const namesAny = ({ street, near, crossStreet, highway, city, business }: Place, { words }: Part) =>
  [street, near, crossStreet, highway, city, business].some((each) => each && shares(each, words))

/** True of a street whose every word the place has in another of its names. */
const isNamed = ({ near, crossStreet, highway, city, business }: Place, { words }: Part) =>
  [near, crossStreet, highway, city, business].some((each) => each && isAllIn(words, each))

/** The street by its whole name, and the number before it. */
function withStreet(place: Place, parts: readonly Part[]): Place {
  const street = ofPart(parts, 'street')
  const number = ofPart(parts, 'number')
  if (!street || noStreet.test(street.words) || states.has(street.words)) return place
  const digits =
    street && number && isBefore(number, street) ? houseNumber(number.words) : undefined
  const { highway, crossStreet, ...rest } = place
  // "On one fifty two, Ranch Road one fifty two": the road's own number is no house's.
  const roads = [streetWritten(street.words), place.street ?? '']
  if (digits && roads.some((road) => /\d+$/.exec(road)?.[0].endsWith(digits))) return place
  // "3605 Legacy Drive" is no highway of that number.
  if (highway && digits && highway.includes(digits))
    return { ...rest, kind: 'street', number: digits, street: streetWritten(street.words) }
  if (highway) return place
  const known = place.street
  // "Cinco Ranch Boulevard" is called so.
  const isOfName = known && number && known.toLowerCase().startsWith(`${number.words} `)
  if (isOfName && !runAt(wordsOf(number.words), 0)) return place
  const isKnownElse = known ? !shares(known, street.words) : isNamed(place, street)
  if (isKnownElse || !(known || digits || isRoad(street, parts))) return place
  const isLonger =
    known !== undefined && isAllIn(known, street.words) && !isAllIn(street.words, known)
  const isLedTo = known !== undefined && isLastOf(known, streetWritten(street.words), number)
  const hasNumber =
    known !== undefined && digits !== undefined && shares(known, number?.words ?? '')
  const name = known && !isLonger && !isLedTo && !hasNumber ? known : streetWritten(street.words)
  const isCross = crossStreet !== undefined && shares(crossStreet, street.words)
  return {
    ...(isCross ? rest : place),
    street: name,
    ...(digits && isMoreOf(place.number, digits) && { number: digits }),
  }
}

/** "300", of which "5300" was said. */
const isMoreOf = (number: string | undefined, digits: string): boolean =>
  number === undefined || (digits.length > number.length && digits.endsWith(number))

/** "Salon North Garland Avenue" ends with the street: the rest leads up to it, unless it is held for a number ("Cinco"). */
const isLastOf = (known: string, street: string, number: Part | undefined): boolean =>
  known.endsWith(` ${street}`) &&
  street.includes(' ') &&
  !shares(known.slice(0, -street.length), number?.words ?? '')

/** The digits of a house's number; undefined of more than any house has. */
function houseNumber(words: string): string | undefined {
  const digits = digitsIn(words)
  return digits && digits.length <= LONGEST_NUMBER ? digits : undefined
}

/** The number of a house stands before its street. */
const isBefore = (number: Part, street: Part) =>
  number.end <= street.start && street.start - number.end < FARTHEST

const FARTHEST = 3

/** "En la Essex Street, el ciento cuarenta": beside a street, the number is a house's, and no road's. */
function withHouseForRoad(place: Place, parts: readonly Part[]): Place {
  const { highway, number, ...rest } = place
  const house = ofPart(parts, 'mile') ?? ofPart(parts, 'number')
  const digits = house && houseNumber(house.words)
  const isOfRoad = ofPart(parts, 'highway') !== undefined || !highway?.endsWith(`-${digits}`)
  if (!digits || number || !rest.street || isOfRoad) return place
  return { ...rest, number: digits }
}

/** "En la Bergenline con la calle cuarenta y ocho": what crosses at the numbered street comes before it. */
function withNumberedCross(place: Place, parts: readonly Part[]): Place {
  const [street, cross] = [ofPart(parts, 'street'), ofPart(parts, 'cross')]
  const crossing = digitsOf(cross?.words.replace(/^calle /, ''))
  const isTaken = crossing !== undefined && crossing === digitsOf(place.street)
  if (!isTaken || !street || place.crossStreet || digitsIn(street.words)) return place
  return { ...place, street: streetWritten(street.words), crossStreet: place.street ?? '' }
}

const digitsOf = (words = ''): string | undefined => digitsIn(words) ?? /^\d+/.exec(words)?.[0]

/** "Southbound 130 right before the US 290 exit": a road by its number alone, and the way they were going on it. */
function withRoad(place: Place, parts: readonly Part[]): Place {
  // "Southbound 75 frontage": the road beside it has no number of its own.
  const isBeside = noStreet.test(ofPart(parts, 'street')?.words ?? '')
  const road = ofPart(parts, 'highway') ?? (isBeside ? ofPart(parts, 'number') : undefined)
  if (!road || place.highway || place.street || !/^\d+$/.test(road.words)) return place
  const way = ofPart(parts, 'direction')?.words
  const direction = sides.find((side) => way?.startsWith(side.slice(0, 5)))
  if (!direction) return place
  return { ...place, kind: 'highway', highway: `Highway ${road.words}`, direction }
}

const sides = ['northbound', 'southbound', 'eastbound', 'westbound'] as const

/** What a street has, and what is none. */
const noStreet =
  /^(?:(?:on|off) )?ramp$|^(?:lot|driveway|shoulder|highway|freeway|corner|(?:frontage|access|service|feeder)(?: road)?|(?:\w+n'?t|not|to|i|can|test) drive|met(?:er|ro)s?|yards?|feet|blocks?|cuadras?)$/

/** What is called a street, or has a corner, is one; any other name may be a park's. */
const isRoad = ({ words }: Part, parts: readonly Part[]) =>
  words.split(' ').some(isStreetWord) || ofPart(parts, 'cross') !== undefined || parts.some(isShop)

/** The other street of a corner. */
function withCross(place: Place, parts: readonly Part[]): Place {
  const cross = ofPart(parts, 'cross') ?? otherStreet(place, parts)
  if (!cross || place.crossStreet || place.number) return place
  const isThere = [place.street, place.near, place.highway, place.business].some(
    (each) => each && shares(each, cross.words),
  )
  if (isThere) return place
  // "Con los Zavala": what crosses no road is the name of whoever is there.
  return isOnRoad(place) || place.business
    ? { ...place, crossStreet: streetWritten(cross.words) }
    : { ...place, business: nameWritten(cross.words) }
}

/** "Steamer Lane, by the lighthouse, on West Cliff": a street beside the one that is known, told later. */
function otherStreet({ street }: Place, parts: readonly Part[]): Part | undefined {
  const [first, ...more] = parts.filter(({ part }) => part === 'street')
  const isKnown = street && first && isAllIn(first.words, street)
  return isKnown
    ? more.find(({ words }) => !(shares(words, street) || noStreet.test(words) || isTown(words)))
    : undefined
}

const onlyCue = /^(?:by|near|behind|beside|past|across from|in front of|next to|outside)$/

/** What kind of a place it is now, where what made it one is gone or more was found. */
function withKind(place: Place, { kind }: Place): Place {
  const isVague = kind === 'city' || kind === 'home'
  const stands =
    (kind === 'highway' && place.highway) ||
    (kind === 'street' && place.street) ||
    (kind === 'intersection' && place.crossStreet) ||
    ((kind === 'business' || kind === 'landmark') && place.business) ||
    (isVague && !(place.street || place.business || place.highway))
  const { detail, ...rest } = place
  // "By the propane cage", of which the cage is no place: "by" alone tells nothing.
  const told = place.business || !onlyCue.test(detail ?? '') ? place : rest
  return stands ? told : { ...told, kind: kindOf(told) }
}

function kindOf({ highway, street, crossStreet, number, business, city }: Place): Place['kind'] {
  if (highway) return 'highway'
  if (street && crossStreet && !number) return 'intersection'
  if (business) return 'business'
  if (street) return 'street'
  return city ? 'city' : 'landmark'
}

/** The place that the parts make by themselves, where they name something one could drive to. */
function placeOfParts(parts: readonly Part[], said: string): Place | undefined {
  const wordsFor = (...names: string[]) => parts.find(({ part }) => names.includes(part))?.words
  const [street, cross, shop] = [
    wordsFor('street'),
    wordsFor('cross'),
    wordsFor('business', 'landmark'),
  ]
  const [road, number] = [ofPart(parts, 'street'), ofPart(parts, 'number')]
  const digits = road && number && isBefore(number, road) ? houseNumber(number.words) : undefined
  const town = townIn(parts)?.words
  if (!(shop || (street && (digits || cross || town)))) return undefined
  const place: Place = {
    said,
    kind: 'landmark',
    ...(digits && street && { number: digits }),
    ...(street && { street: streetWritten(street) }),
    ...(cross && street && !digits && { crossStreet: streetWritten(cross) }),
    ...(shop && { business: nameWritten(shop) }),
    ...(town && { city: nameWritten(town) }),
  }
  return { ...place, kind: kindOf(place) }
}

/** What was answered to which exit: its name where it has no number. "Forty third avenue" is no exit 40. */
export function exitTogether(
  ruled: Place | undefined,
  parts: readonly Part[],
  said: string,
): Place | undefined {
  if (hasNoExits.test(said)) return undefined
  const exit = ofPart(parts, 'exit') ?? ofPart(parts, 'street') ?? ofPart(parts, 'cross')
  if (!exit || digitsIn(exit.words) || parts.some(({ part }) => part === 'mile')) return ruled
  // "Fifth Street" is no exit five; "eighty one, Twenty Eighth Street" is 81.
  const [, nth] = /(\d+)(?:st|nd|rd|th)\b/.exec(streetWritten(exit.words)) ?? []
  const isNumbered = ruled?.exit !== undefined && nth !== ruled.exit
  if (isNumbered || ruled?.highway || ruled?.direction || ruled?.mileMarker) return ruled
  return { said: ruled?.said ?? said, kind: 'highway', exit: streetWritten(exit.words) }
}

/** "I don't think there's exits on this road". */
const hasNoExits =
  /\b(?:no|not any|(?:don'?t|do not) (?:think|believe|see|have|know of) (?:there(?:'?s| is| are) )?(?:an? |any )?|(?:isn'?t|aren'?t|ain'?t) (?:an? |any |no )?)exits?\b/i
