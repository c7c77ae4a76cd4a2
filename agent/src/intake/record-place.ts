import { trades } from '../text/lexicon/businesses.ts'
import { digitRuns, runAt } from '../text/numbers.ts'
import { oneOf } from '../text/one-of.ts'
import { digitsIn, isMeantBy } from '../text/place-text.ts'
import { isTown } from '../text/town.ts'
import { textAt, wordsOf } from '../text/words.ts'
import type { Facts, Place, Understood } from '../types/facts.ts'
import type { End, FieldName, Intake } from '../types/intake.ts'
import type { Asked } from './asked.ts'
import { wantsOnlyHelp } from './on-the-spot.ts'
import { isWhole, joinWords, mergePlace, withoutRoadsNumber } from './place.ts'
import { saysName, saysNoName } from './place-names.ts'
import { endAsked } from './place-words.ts'
import { isAlike } from './take-place.ts'
import { ofItsOwner } from './whose-shop.ts'

const wholeFields: (FieldName | null)[] = ['where', 'where to']

/** True when a place or a part of one was asked for; what is next to it is none. */
const asksForPlace = (field: FieldName | null): boolean =>
  endAsked(field) !== undefined && field !== 'landmark'

const asksForPart = (field: FieldName | null): boolean =>
  asksForPlace(field) && !wholeFields.includes(field)

const towed = /\b(?:tow|towed|take|taken|bring|drop|haul|carry|carried|deliver)\b/i

/** Who speaks of where they are as well, while they tell where it goes. */
const here = /\b(?:i['\u2019]?m|i am|we['\u2019]?re|we are|it['\u2019]?s (?:at|on|in)|pick ?up)\b/i

const goes =
  /\b(?:it|she|he|that|car|truck|van)(?:'s| is)? (?:goes|going|needs to (?:go|get|be)|has to go|headed) (?:to|in)\b/i

/** True of words that tell where it is to be towed. */
const sends = ({ words }: Asked): boolean => towed.test(words) || goes.test(words)

const isAboutSafety = ({ field }: Asked) => field === 'safety' || field === 'unhurt'

/** "On Fourth Avenue", and then "1607 Fourth Avenue" */
const isHouseOn = (known: Place | undefined, place: Place | undefined): boolean =>
  Boolean(known?.street && !known.number && place?.number && place.street) &&
  isAlike(known?.street ?? '', place?.street ?? '')

/** What was heard where the one end or the other is told by what was asked; undefined when both are open. */
function aimAtPickup(intake: Intake, heard: Understood, asked: Asked): Understood | undefined {
  const { pickup, dropoff } = heard.facts
  // What is next to it is no address: it is kept in their words. Where it is to be towed is.
  if (asked.field === 'landmark' && !heard.corrects && !asked.correcting) {
    const { pickup: _, dropoff: to, ...facts } = heard.facts
    const house = isHouseOn(intake.facts.pickup, pickup) && { pickup }
    return { ...heard, facts: { ...facts, ...house, ...(to && sends(asked) && { dropoff: to }) } }
  }
  // "It's my daughter's phone, and she's going back to Ames": asked for a number, nobody tells where it is to be towed.
  if (dropoff && asked.field === 'callback' && !sends(asked) && !dropoff.number) {
    const { dropoff: _, ...facts } = heard.facts
    return { ...heard, facts }
  }
  // "It goes into limp mode": asked what is wrong, nobody tells where it is to be towed without saying so.
  if (dropoff && asked.field === 'reason' && !sends(asked) && !isAddress(dropoff, asked)) {
    const { dropoff: _, ...facts } = heard.facts
    return { ...heard, facts }
  }
  // "To downtown, east": asked which way they were heading, nobody tells where it is to be towed.
  if (dropoff && asked.field === 'direction' && !towed.test(asked.words)) {
    const { dropoff: _, ...facts } = heard.facts
    return { ...heard, facts }
  }
  // "There isn't one, Fallon's the nearest": asked for the town, a bare name is no business.
  if (pickup && isCityAsked(asked) && isBareName(pickup)) {
    const { pickup: _, ...facts } = heard.facts
    return { ...heard, facts }
  }
  // "I's going south": asked which way, a bare name is none of the place.
  if (pickup?.direction && asked.field === 'direction' && pickup.business) {
    const { business: _, ...way } = pickup
    return { ...heard, facts: { ...heard.facts, pickup: { ...way, kind: 'highway' } } }
  }
  // "Going to downtown, exit two": asked where they are, a road or an exit is no place to be towed to.
  if (dropoff && endAsked(asked.field) === 'pickup' && isOnTheWay(dropoff)) {
    const { dropoff: _, ...facts } = heard.facts
    const more = pickup && { pickup: { ...onWay(dropoff), ...pickup } }
    return { ...heard, facts: { ...facts, ...more } }
  }
  // "I-35 coming down into Waco, by Elm Mott": asked where they are, they tell which way they drive.
  if (
    dropoff &&
    pickup?.kind === 'highway' &&
    endAsked(asked.field) === 'pickup' &&
    !sends(asked)
  ) {
    const { dropoff: _, ...facts } = heard.facts
    const near = pickup.near ?? dropoff.near ?? dropoff.business
    const place = { ...onWay(dropoff), ...pickup, ...(near && { near }) }
    return { ...heard, facts: { ...facts, pickup: place } }
  }
  // "I got it over to the gas station": asked whether they are safe, who says so tells where they are.
  if (dropoff && !pickup && isAboutSafety(asked) && !towed.test(asked.words)) {
    const { dropoff: _, ...facts } = heard.facts
    return { ...heard, facts: { ...facts, pickup: dropoff } }
  }
  if (dropoff && !pickup && takesBackPickup(intake, dropoff, asked)) {
    const { dropoff: _, ...facts } = heard.facts
    return { ...heard, facts: { ...facts, pickup: dropoff } }
  }
  return undefined
}

/** Moves a place that answers a question about the destination to the end it belongs to. */
export function aimPlaces(
  intake: Intake,
  heard: Understood,
  asked: Asked,
): Pick<Understood, 'facts' | 'denied'> {
  const { pickup, dropoff } = heard.facts
  const ofPickup = aimAtPickup(intake, heard, asked)
  if (ofPickup) return ofPickup
  // "Take it to my house, it's 1327 Pleasant Drive": where it stands is known, and both are where it goes.
  const isGoing = endAsked(asked.field) === 'dropoff' && intake.facts.pickup !== undefined
  if (pickup && dropoff && isGoing && !heard.corrects && !asked.correcting) {
    const { pickup: _, ...facts } = heard.facts
    return { ...heard, facts: { ...facts, dropoff: together(dropoff, pickup) } }
  }
  // "Take it to Austin, no, scratch that, Rusty's on Main Street in Buda": what came last is where it goes.
  if (
    pickup &&
    dropoff &&
    isGoing &&
    heard.corrects &&
    !asked.correcting &&
    !here.test(asked.words)
  ) {
    const { pickup: last, ...facts } = heard.facts
    return { ...heard, facts: { ...facts, dropoff: { ...dropoff, ...last } } }
  }
  // "Not the dealer, take it to my brother's, it's 608 West Creek", said to any question.
  const isChanged = endAsked(asked.field) === undefined && intake.facts.pickup !== undefined
  if (pickup?.number && !dropoff?.number && isChanged && sendsSomewhere.test(asked.words)) {
    const { pickup: _, ...facts } = heard.facts
    return { ...heard, facts: { ...facts, dropoff: pickup } }
  }
  if (!pickup || dropoff) return heard
  const business = shopToldAgain(intake, asked)
  if (business) {
    const { pickup: _, ...facts } = heard.facts
    return { ...heard, facts: { ...facts, dropoff: { ...pickup, business } } }
  }
  // "Take it to his brother's, it's 1105 6th Street": where it goes, as they said before.
  const { dropoff: known } = intake.facts
  if (asked.correcting && known && isSameHouse(pickup, known)) {
    const { pickup: _, ...facts } = heard.facts
    const { city = known.city } = pickup
    return { ...heard, facts: { ...facts, dropoff: { ...known, ...(city && { city }) } } }
  }
  const deniedCity = heard.denied.pickup?.city
  const isDropoffs =
    endAsked(asked.field) === 'dropoff' ||
    isLateDropoff(intake, heard, asked) ||
    isShopPutRight(intake, pickup, asked) ||
    (asked.correcting && isInTownOf(pickup, intake)) ||
    (deniedCity !== undefined &&
      deniedCity === intake.facts.dropoff?.city &&
      deniedCity !== intake.facts.pickup?.city)
  if (!isDropoffs || takesBackPickup(intake, pickup, asked)) return heard
  const { pickup: _, ...facts } = heard.facts
  const { pickup: taken, ...denied } = heard.denied
  return {
    facts: { ...facts, dropoff: pickup },
    denied: taken ? { ...denied, dropoff: taken } : denied,
  }
}

/** "To my house, 500 Park Boulevard": said to any question, it is where it goes. */
const isAddress = ({ number, kind }: Place, { words }: Asked): boolean =>
  number !== undefined || kind === 'home' || /^(?:to|over to) /i.test(words)

/** A stretch of a road and no address on it. */
const isOnTheWay = ({ kind, street, business, city, zip, near }: Place) =>
  kind === 'highway' && !(street || business || city || zip || near)

const onWay = ({ exit, mileMarker, direction }: Place): Partial<Place> => ({
  ...(exit && { exit }),
  ...(mileMarker && { mileMarker }),
  ...(direction && { direction }),
})

const isCityAsked = ({ field, correcting }: Asked) =>
  !correcting && (field === 'city' || field === 'where to city')

const isBareName = ({ business, street, highway, city, zip, near }: Place): boolean =>
  business !== undefined && !(street || highway || city || zip || near)

/** The house it goes to, said once more, whole or shorter. */
function isSameHouse({ number, street, business }: Place, known: Place | undefined): boolean {
  const told = [number, street ?? business].filter(Boolean).join(' ')
  const house = [known?.number, known?.street].filter(Boolean).join(' ')
  return /^\d/.test(told) && /^\d/.test(house) && house.startsWith(told)
}

/** Two readings of one answer as one place; where they differ the first holds. */
const together = (place: Place, more: Place): Place => ({
  ...more,
  ...place,
  kind: place.kind === 'home' && more.street ? more.kind : place.kind,
  said: `${place.said}, ${more.said}`,
})

/** "It's Maple Street, not Main Street", while the destination is asked for: where they are was wrong. */
function takesBackPickup({ facts }: Intake, place: Place, { words }: Asked): boolean {
  const { street, business, highway } = facts.pickup ?? {}
  const names = [street, business, highway].flatMap((name) => (name ? [escaped(name)] : []))
  if (names.length === 0) return false
  const old = `(?:${names.join('|')})`
  const denied = new RegExp(
    `\\b(?:not|instead of|rather than) (?:on |at |in )?(?:the )?${old}`,
    'i',
  )
  const isOfBoth = new RegExp(old, 'i').test(Object.values(facts.dropoff ?? {}).join(' '))
  return denied.test(words) && !isOfBoth && !new RegExp(old, 'i').test(place.street ?? '')
}

const escaped = (text: string) => text.replace(/[^\w\s]/g, '.')

/** "Now it's right, Dub's in Crowley": the town that it goes to, and not where it is. */
const isInTownOf = ({ city }: Place, { facts }: Intake): boolean =>
  city !== undefined && city === facts.dropoff?.city && city !== facts.pickup?.city

/** "It's Rail City Collision, 1560 Glendale": put right in what was read, a shop is where it goes. */
function isShopPutRight({ facts }: Intake, place: Place, { field }: Asked): boolean {
  const { pickup, dropoff } = facts
  const isRead = field === null && pickup !== undefined && dropoff !== undefined
  return isRead && isShop.test(place.business ?? '') && !isShop.test(pickup.business ?? '')
}

const isShop = oneOf([...trades, 'body(?: shop| and paint)?'], { flags: 'i' })

/** A second whole place, after the destination was asked for in vain: the answer, a little late. */
function isLateDropoff(intake: Intake, heard: Understood, asked: Asked): boolean {
  const { pickup: known, dropoff } = intake.facts
  const { pickup: place } = heard.facts
  if (!known || !place || dropoff || heard.corrects || asked.correcting) return false
  const isAskedHere = endAsked(asked.field) === 'pickup' && asksForPlace(asked.field)
  const wasAsked = (intake.asked['where to'] ?? 0) > 0 && !isAskedHere
  return wasAsked && isWhole(known) && isWhole(place) && !isCompletion(known, place)
}

/** "It should be Preston Tire, on Preston Road", which is where it goes: more of that, where no place was asked for. */
function shopToldAgain({ facts }: Intake, { words, field }: Asked): string | undefined {
  const { pickup, dropoff: { business: shop = '' } = {} } = facts
  if (!pickup || !saysName(shop) || endAsked(field) !== undefined) return undefined
  const isTold = words.toLowerCase().includes(shop.toLowerCase()) && !saysHere.test(words)
  return isTold && pickup.business?.toLowerCase() !== shop.toLowerCase() ? shop : undefined
}

/** Puts the places that were heard to those that are known. */
export function takePlaces(facts: Facts, spoken: Facts, heard: Understood, asked: Asked): void {
  const house = houseSaidAgain(facts.pickup, spoken.pickup, asked)
  if (house) facts.pickup = house
  const number = houseTold(facts.pickup, spoken.pickup, asked)
  for (const end of house ? (['dropoff'] as const) : (['pickup', 'dropoff'] as const)) {
    const place = spoken[end]
    if (place && !isGuess(place, facts[end], heard, asked)) {
      const corrects = heard.corrects || asked.correcting
      facts[end] = ofItsOwner(
        withoutTownTwice(
          withoutRoadsNumber(placeAfter(facts[end], ofItsOwner(place), end, corrects, asked)),
        ),
      )
    }
  }
  if (number && facts.pickup)
    facts.pickup = { ...facts.pickup, number, said: `${number} ${facts.pickup.said}` }
}

/** "4110 Tuscarawas Street West": the side of town that the street lies on, and no town of West. */
function withoutSideAsTown({ city, ...place }: Place): Place {
  const isSide = /^(?:north|south|east|west)$/i.test(city ?? '') && !place.state
  const isSaid = `${place.street} ${place.said}`
    .toLowerCase()
    .includes(`street ${city?.toLowerCase()}`)
  return { ...place, ...(city && !(isSide && isSaid) && { city }) }
}

/** "I-40 westbound at Brinkley", and then "Brinkley, Arkansas": the town is no road that crosses there, and no shop. */
function withoutTownTwice({ crossStreet, business, ...told }: Place): Place {
  const place = withoutSideAsTown(told)
  const isTown = (name: string | undefined) =>
    name?.toLowerCase().replace(/^city (?:of )?/, '') === place.city?.toLowerCase()
  // "I guess it's U S two eighty seven"
  const isOfRoad = place.highway?.startsWith(`${business?.replace(' ', '')}-`)
  return {
    ...place,
    ...(crossStreet && !isTown(crossStreet) && crossStreet !== place.street && { crossStreet }),
    ...(business &&
      !isOfRoad &&
      !(isTown(business) && (place.street ?? place.highway)) && { business }),
  }
}

/**
 * "One sixty six, across from the diner", "2215, the brick one": asked where on a street that is known, the house's
 * number, and then what tells it apart. "Twenty North Church Street, by the side door" is no new address.
 */
function houseTold(
  known: Place | undefined,
  spoken: Place | undefined,
  { field, words }: Asked,
): string | undefined {
  const { street = '', number, highway } = known ?? {}
  const isAsked = field === 'spot' || field === 'landmark'
  if (!isAsked || !street || number || highway) return undefined
  if (spoken?.number || spoken?.street || spoken?.highway) return undefined
  const said = wordsOf(
    words.replace(/^(?:(?:uh|um|it['\u2019]s|at|number|well|so|yeah)[ ,]+)+/i, ''),
  )
  const run = runAt(said, 0)
  const next = run ? textAt(said, run.next) : ''
  const isIt =
    /^(?:across|next|beside|in|near|by|behind|it's|its|the|)$/.test(next) ||
    street.toLowerCase().startsWith(`${next} `)
  return run && isIt && /^[1-9]\d{1,4}$/.test(run.digits) ? run.digits : undefined
}

/**
 * "7514, in the driveway", of what was heard as "75141 30th Avenue": asked where the house is, who says its number again
 * puts it right.
 */
function houseSaidAgain(
  known: Place | undefined,
  spoken: Place | undefined,
  { field, words }: Asked,
): Place | undefined {
  const { number = '', street = '' } = known ?? {}
  if (!known || !street || spoken?.street || !(field === 'spot' || field === 'landmark')) return
  const told = digitRuns(words)
  const meant = told.find((each) => isMeantBy(each, number))
  if (!meant || told.includes(number)) return
  const more = number.startsWith(meant) ? number.slice(meant.length) : ''
  const road = /^\d/.test(street) ? more + street : street
  const said = [meant, road, known.city].filter(Boolean).join(' ')
  return { ...known, number: meant, street: road, said }
}

/** A bare name of nothing on a map, beside an "I don't know" or where no place was asked for. */
function isGuess(place: Place, old: Place | undefined, heard: Understood, asked: Asked): boolean {
  const isStreet = place.street !== undefined && !saysNoName(place.street)
  if (isStreet || place.highway || place.direction || place.exit || place.mileMarker) return false
  if (place.kind === 'home' && drivesHome.test(asked.words)) return true
  if (place.city || place.zip || place.kind === 'home') return false
  // "I don't know, the nearest tire shop" is an answer after all.
  if (heard.answer === 'unknown')
    return !/^(?:nearest|closest|any|our)\b/i.test(place.business ?? '')
  // "No, just a jump", "only winch it": no place at all.
  const isHelp = heard.answer === 'no' || wantsOnlyHelp(asked.words)
  if (asked.field === 'where to' && isHelp && !sendsSomewhere.test(asked.words)) return true
  const isLeft = old === undefined || heard.corrects || sendsElsewhere(asked.words, place, old)
  return !isLeft && !asksForPlace(asked.field)
}

/** "Just back on the road, I can drive her home" */
const drivesHome = /\bi(?:['\u2019]ll| will| can| could)? (?:just )?drive (?:it|her|him|myself)\b/i

/** "No, just a jump. You know what, tow it to Lou's": they have changed their minds. */
const sendsSomewhere = /\b(?:tow|take|haul|bring|carry) (?:it|her|him|me|that|this) (?:\w+ )?to\b/i

/** "Do not take it to the dealer, take it to Hillyard Auto": another place, by its name. */
const sendsElsewhere = (words: string, place: Place, old: Place) =>
  /\bnot (?:take|tow|haul|bring|to|the|that)\b.*(?<!\bi )\b(?:tow|take|haul|bring) (?:it|her|him|me|that|this) to\b/i.test(
    words,
  ) &&
  isNamed(place) &&
  place.business !== old.business

/** "Actually I'm at 900 Oak"; not "a 2500, four wheel drive". */
const saysHere =
  /\b(?:actually|(?:i['\u2019]?m|i am|we['\u2019]?re|we are|it['\u2019]?s) (?:at|on|in|over|by|near|parked))\b/i

const isHome = ({ kind, detail = '' }: Place) => kind === 'home' || /\bhome\b/.test(detail)

function placeAfter(
  old: Place | undefined,
  place: Place,
  end: End,
  corrects: boolean,
  { field, words }: Asked,
): Place {
  const refining = asksForPart(field)
  if (old && field === 'where on road' && !corrects) return withMore(old, place)
  // "To my house, in Grand Prairie", and then "Vandergriff Chevrolet": another place, in a town of its own.
  if (old?.kind === 'home' && refining && place.business && !place.number) return place
  // "The Ford dealer", and asked for its address "my house, 6315 Sheridan": they have changed their minds.
  if (old?.business && place.number && isHome(place)) return place
  const isRoadAsked = field === 'where to spot' || field === 'where to road'
  const house = isRoadAsked && old?.street && !old.number && numberAlone(place)
  if (house) return { ...old, number: house, said: joinWords(old, place) }
  if (old?.business && isRoadAsked && !corrects) return withAddress(old, place)
  if (old && refining && !corrects)
    return refine(old, field === 'exit' ? alongRoad(place, words) : place, field)
  if (old && !corrects && !wholeFields.includes(field)) {
    // Said in passing: it completes what is known; another takes its stead where they say that they are there.
    if (isOfTheirLife(place, words)) return old
    const isSent = end === 'dropoff' && place.number && sendsSomewhere.test(words)
    // "Not the Ford dealer, take it to my brother's, it's 608 West Creek": another house, and no address of the dealer's.
    if (isSent && /\bnot\b/i.test(words)) return place
    if (end === 'dropoff' && sendsElsewhere(words, place, old)) return place
    if (isCompletion(old, place)) return mergePlace(old, place, true)
    if (isSent) return place
    return isWhole(place) && saysHere.test(words) ? place : old
  }
  return mergePlace(old, place, refining)
}

/**
 * "It goes to Sewell Ford: what is the address?" Who answers with where on its lot to leave it ("the service drive,
 * round back", "the gate on the side, ask for Dale") names no other place; what they said is kept beside it.
 */
function withAddress(old: Place, place: Place): Place {
  const { number, street, highway, crossStreet, near } = place
  const isAddress = Boolean((street && number) || highway || crossStreet)
  const isStreet = street !== undefined && !saysNoName(street)
  if (!(isAddress || isStreet || near)) return old
  // "The tractor at the bay" is where on the lot.
  const business = (isAddress || isStreet ? place.business : undefined) ?? old.business
  return { ...mergePlace(old, place, true), ...(business && { business }) }
}

/** "Seven oh two, he has the flag pole": asked for the address on a street that is known, a bare number is the house's. */
const numberAlone = ({ highway = '', street, business, city }: Place): string | undefined =>
  street || business || city
    ? undefined
    : /^(?:Highway|[A-Z]{1,2})[- ](\d{2,5})$/.exec(highway)?.[1]

/** Told once more, what was known stands, and what is new is added: another road is the one it crosses. */
function withMore(old: Place, place: Place): Place {
  if (isOnlyBeside(place)) return besideAnother(old, place)
  const { street = '', detail: _, ...more } = place
  const { street: known = '' } = old
  const said = joinWords(old, place)
  if (!street || known === street) return { ...more, ...old, said }
  if (!known || !isAlike(known, street)) {
    const road = known ? { crossStreet: street } : { street }
    return { ...more, ...road, ...old, said }
  }
  return { ...more, ...old, street: street.length > known.length ? street : known, said }
}

/** "Across from the Sonic": what the place is near to. */
function besideAnother(old: Place, { detail = '', business, said }: Place): Place {
  const near = [/^near\b/.test(detail) ? '' : detail, business]
  return { ...old, near: near.filter(Boolean).join(' '), said: `${old.said}, ${said}` }
}

/** What a caller says before the thing they are near to. */
const beside =
  /^(?:(?:there(?:'s| is)|right|just|by|near|next to|across from|passed|past|i see)\s+)+(?:an?\s+|the\s+)?/i

/** "Eighty seven, and County Road 144", of County Road 87: the road that is known, by its number alone. */
const onKnownRoad = ({ highway: known }: Place, place: Place): Place =>
  known && place.highway && place.highway !== known && isSameNumber(known, place.highway)
    ? { ...place, highway: known }
    : place

const isSameNumber = (one: string, other: string) => {
  const [a, b] = [/\d+$/.exec(one)?.[0], /\d+$/.exec(other)?.[0]]
  return a !== undefined && a === b && /^(?:US|I|TX|Highway)[- ]/.test(other)
}

/** The answer to a question about a part of a place: the part, or else something it is near to. */
function refine(old: Place, heard: Place, field: FieldName | null): Place {
  const place = onKnownRoad(old, heard)
  const isPart = place.direction || place.exit || place.mileMarker || place.highway
  if (field === 'direction' && !isPart && place.city && !place.street) return headingFor(old, place)
  if (field === 'direction' && place.direction && isBoundFor(place))
    return { ...headingFor(old, place), ...onWay(place) }
  // "Coming from 37, so headed east": asked which way, another road is where they came from.
  if (field === 'direction' && place.direction && isOnOther(old.highway, place.highway))
    return { ...old, direction: place.direction, said: `${old.said}, ${place.said}` }
  // "Walden Road", then "State Highway 105 at Walden Road": the whole of it.
  if (
    field === 'spot' &&
    !old.highway &&
    !old.number &&
    place.highway &&
    isNamedIn(old.street, place)
  ) {
    const { street: _, ...rest } = old
    return { ...rest, ...place, said: `${old.said}, ${place.said}` }
  }
  // "It's right before 380": the other road is what they are near to.
  const isPoint = field === 'exit' || field === 'spot'
  if (isPoint && old.highway && place.highway && place.highway !== old.highway && !place.direction)
    return {
      ...old,
      ...(place.exit && { exit: place.exit }),
      ...(place.mileMarker && { mileMarker: place.mileMarker }),
      near: place.highway,
      said: `${old.said}, near ${place.said}`,
    }
  if (field === 'spot' && isOnlyBeside(place) && (old.street || isNamed(old)))
    return besideAnother(old, place)
  // "Just past the bridge", and asked for the road "on 86": the bridge is no address on it.
  if (field === 'spot' && isOnlyBeside(old) && (place.street || place.highway)) {
    const { business, detail: _, kind: _k, ...rest } = old
    return {
      ...rest,
      ...(business && { near: business }),
      ...place,
      said: `${old.said}, ${place.said}`,
    }
  }
  const onRoad = old.kind === 'highway' && !isPart
  const other = place.street ?? place.business?.replace(beside, '')
  const said = `${old.said}, ${place.said}`
  if (onRoad && other) return { ...old, near: betterNear(old.near, other), said }
  if (
    field === 'spot' &&
    old.street &&
    place.street &&
    !place.number &&
    !isAlike(place.street, old.street)
  ) {
    return { ...old, crossStreet: place.street, said }
  }
  return mergePlace(old, place, true)
}

/** "By Wildseed Farms", and then "in the entrance drive": what has a name is found. */
const betterNear = (old: string | undefined, other: string): string =>
  old && saysName(old) && !isTown(old) && saysNoName(other) ? old : other

/** Another road, and not the same more closely ("35", then "35E"). */
const isOnOther = (old: string | undefined, road: string | undefined): boolean =>
  old !== undefined && road !== undefined && !road.startsWith(old) && !old.startsWith(road)

const isNamed = ({ business }: Place) => business !== undefined && saysName(business)

/** "By the chapel", "just past the bridge": a thing of no name, and the place is beside it. */
const isOnlyBeside = ({ business, street, highway, detail = '' }: Place): boolean =>
  business !== undefined && !street && !highway && besideIt.test(detail)

const besideIt =
  /^(?:near|by|(?:right |just )?(?:past|before)|next to|close to|behind|across from|across the street from|(?:in )?front of)\b/

const isNamedIn = (street: string | undefined, { crossStreet, near }: Place) =>
  street !== undefined && (street === crossStreet || street === near)

/** Asked which way they were heading, a caller names a town: that is where to, not where they are. */
function headingFor(old: Place, place: Place): Place {
  const heading = `toward ${place.city ?? place.said}`
  return {
    ...old,
    said: `${old.said}, ${heading}`,
    detail: [old.detail, heading].filter(Boolean).join(', '),
  }
}

/** "North, going up to Denton", "coming from Breaux Bridge going by Baton Rouge": no town where they stand. */
const isBoundFor = ({ city, said }: Place) =>
  city !== undefined &&
  new RegExp(`\\b(?:to|towards?|for|from|into|going by)\\s+(?:the )?${city}`, 'i').test(said)

/**
 * What was answered to which exit. "Western Center, I'm heading up to Alliance": the town they drive to is not where they
 * are. "There's no exit, it's the view area at one forty six": a number alone is the mile, and no other road.
 */
function alongRoad(place: Place, words: string): Place {
  const { city: _, state: _s, ...rest } = place
  // "Five, University is five": the exit's own name, and no town.
  const isExits = place.exit !== undefined && !isInTown(place, words)
  const at = isExits || isBoundFor({ ...place, said: words }) ? rest : place
  // "I went by eighty three, it's right before exit eighty two", "I came off 35 a ways back": no road they are near to.
  const isPassed = cameOff.test(words) || ((at.exit || at.mileMarker) && !namesRoad.test(words))
  if (isPassed) {
    const { highway: _h, near = '', ...point } = at
    return /\d/.test(near) || !near ? point : { ...point, near }
  }
  const mile = at.highway && digitsIn(at.said.replace(/^(?:at|by|near|around) /, ''))
  if (!mile || !/\bno exits?\b/i.test(words)) return at
  return { said: at.said, kind: 'highway', mileMarker: mile }
}

const isInTown = ({ city = '' }: Place, words: string) =>
  new RegExp(`\\b(?:in|near|outside|by|of) (?:the )?${escaped(city)}`, 'i').test(words)

const cameOff = /\b(?:came|come|got|turned|pulled) off(?: of)?\b/i
const namesRoad =
  /\b(?:interstate|highway|hwy|route|road|county|state|loop|u\.? ?s|f\.? ?m|i[- ](?:\d+|\w+(?:ty|teen)|five|eight|ten))\b/i

/** "I bought it off my sister when she moved to Llano": a town in a story, and none of the place's. */
const isOfTheirLife = (place: Place, words: string): boolean =>
  place.kind === 'city' && /\b(?:moved|bought|born|grew up|used to|live[sd]?)\b/i.test(words)

const isCompletion = (old: Place, place: Place) =>
  (['street', 'highway', 'business', 'city'] as const).every(
    (key) => !place[key] || !old[key] || place[key] === old[key],
  )
