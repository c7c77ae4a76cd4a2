import { isOneOfMany } from '../readers/rules/landmark.ts'
import { knowsUsRoutes, prefixOf, routeOnSigns } from '../text/lexicon/roads.ts'
import { oneOf } from '../text/one-of.ts'
import { isTown, onlyStateOf } from '../text/town.ts'
import type { Place } from '../types/facts.ts'
import phrases from './phrases/place.json' with { type: 'json' }
import { isWordsAlone, namesNothing, saysName } from './place-names.ts'

/** What a place still needs before a driver could find it. */
export type PlaceLack = 'spot' | 'direction' | 'exit' | 'city'

/** True of a place that nobody could drive to by its road: none was told. */
export const isWithoutRoad = ({ kind, street, highway, crossStreet }: Place): boolean =>
  kind !== 'home' && !(street || highway || crossStreet)

const isSpot = (place: Place) => Boolean(place.crossStreet || place.near || place.business)

/** Every shop has a parking lot. */
const tellsApart = (detail = '') =>
  !/^(?:parking lot|lot|parking garage|drive ?thru)?$/.test(detail)

/** "The Firestone", "the church": which of them, nobody could tell. */
const isWhicheverOne = (place: Place) =>
  place.business !== undefined &&
  isOneOfMany(place.business) &&
  !(place.street || place.highway || place.crossStreet || place.near || tellsApart(place.detail))

/**
 * What a place lacks, in the order to ask. A highway needs its direction, then an exit or mile
 * marker; a street a number or something it is near to; everything a city, unless it was found.
 */
export function lacksOf(place: Place, found: boolean): PlaceLack[] {
  const lacks: PlaceLack[] = []
  // A caller who can't tell the direction knows the town they were driving toward.
  const hasHeading =
    place.direction || /\b(?:towards?|to|heading|headed)\b/i.test(place.detail ?? '')
  const isOneSided = place.highway !== undefined && oneSided.test(place.business ?? '')
  if ((place.kind === 'highway' || isOneSided) && !hasHeading) lacks.push('direction')
  // "Two miles east of Aubrey" is as good as an exit.
  const isMeasured = /\bmiles? (?:north|south|east|west) of\b/.test(place.detail ?? '')
  // A shop beside an interstate is seen for miles, and reached from one exit.
  const isInterstate = /^I-/.test(place.highway ?? '')
  const { business, street, crossStreet, exit, mileMarker } = place
  const isBeside = Boolean(crossStreet || business || (found && mayBeFoundThere(place)))
  if (place.kind === 'highway' && !(place.exit || place.mileMarker || isMeasured || isBeside))
    lacks.push('exit')
  // "Petro truck stop, I-40": of a chain with one at every third exit.
  if (
    place.kind !== 'highway' &&
    (isInterstate || isOneSided) &&
    business &&
    !(street || crossStreet || exit || mileMarker) &&
    !found
  )
    lacks.push('exit')
  const vague = place.kind === 'home' || place.kind === 'city' || place.kind === 'zip'
  if (vague && !place.street && !place.highway && !isSpot(place)) lacks.push('spot')
  if (place.kind === 'street' && !place.number && !place.detail && !isSpot(place))
    lacks.push('spot')
  if (isWhicheverOne(place) && !found) lacks.push('spot')
  if (namesNothing(place)) lacks.push('spot')
  const isSomewhere = !((vague || namesNothing(place)) && lacks.includes('spot'))
  if (isSomewhere && !place.city && !place.zip && !found) lacks.push('city')
  return lacks
}

/**
 * True where the map may find what a stretch of highway is near to; otherwise that is so for miles ("just past Kermit",
 * "by the lake"), and an interstate is reached by its exits.
 */
export const mayBeFoundThere = ({ near, highway = '' }: Place): boolean =>
  near !== undefined && !/^I-/.test(highway) && !isTown(near)

/** What each side of a highway has one of. */
const oneSided =
  /\b(?:rest (?:area|stop)|(?:service|travel) (?:plaza|area|center)|welcome center|weigh station)\b/i

/** A place so large that its name alone sends a driver around it: he needs the side, the entrance or the level. */
const wideName: RegExp = oneOf(phrases.wideName, { flags: 'i' })

/**
 * True of a place of which a driver would ask once more where it is: words nobody could make an address of,
 * a business by its name that the map did not find, and one so large that its name is not enough.
 */
export function wantsMore(place: Place, found: boolean): boolean {
  const { street, highway, crossStreet, near, number, detail } = place
  if (crossStreet || near || (number && street)) return false
  if (highway) return false
  if (isWide(place)) return !street && !tellsSide(detail)
  return !found && !street
}

/** True of a road, and nobody knows where on it: no house's number, no crossing, no exit, nothing of a name beside it. */
export const isSomewhereAlong = ({
  street,
  highway,
  number,
  crossStreet,
  near,
  exit,
  mileMarker,
}: Place): boolean =>
  Boolean(street || highway) &&
  !(number || crossStreet || exit || mileMarker) &&
  !(near && saysName(near))

/** True of a house or a crossing and its town, and nothing to tell it by: how to come to it only the caller can say. */
export const isBareAddress = ({
  street,
  city,
  zip,
  near,
  business,
  highway,
  detail,
}: Place): boolean =>
  Boolean(street && (city || zip)) && !(near || business || highway) && !tellsSide(detail)

/** True of a mall, a hospital, a garage: no map says where in it a vehicle stands. */
export const isWide = ({ business = '' }: Place): boolean => wideName.test(business)

/** True of a shop by its name, and nothing to tell where on its lot a vehicle stands: only the caller can say. */
export const isSomewhereOnLot = ({ business, near, detail }: Place): boolean =>
  Boolean(business) && !near && !tellsApart(detail)

/** "Level three", "the north entrance", and not "parking lot". */
const tellsSide = (detail = '') =>
  tellsApart(detail) &&
  /\b(?:level|floor|entrance|side|row|gate|door|building|unit|lot [a-z\d])\b/i.test(detail)

const base = (street: string) =>
  street
    .toLowerCase()
    .replace(
      /\s+(?:st|street|rd|road|dr|drive|ln|lane|ave|avenue|blvd|boulevard|pkwy|parkway|ct|court|cir|circle|way|trl|trail|pl|place)\.?$/,
      '',
    )

/** "Cole Lane, not Cole Avenue": the same house on what is spelt otherwise. */
const isRespelt = (old: Place, next: Place) =>
  Boolean(old.number && old.street && next.street && !next.number && !next.city) &&
  base(old.street ?? '') === base(next.street ?? '')

/** True when the second place is a different one, not more about the first. */
function isElsewhere(old: Place, next: Place): boolean {
  const differs = (key: 'street' | 'highway' | 'business') =>
    next[key] !== undefined &&
    old[key] !== undefined &&
    next[key]?.toLowerCase() !== old[key]?.toLowerCase()
  return differs('street') || differs('highway') || differs('business')
}

/** "At the CVS in Lewisville", of which the street is known: said once more, and shorter. */
const isSameSpot = (old: Place, next: Place) =>
  next.business !== undefined &&
  next.business === old.business &&
  (next.city === undefined || old.city === undefined || next.city === old.city) &&
  !(next.street || next.highway || next.crossStreet || next.near || next.number)

/** "It's 1105 Southwest 6th Street", of which the town is known: said once more, without it. */
const isHouseAgain = (old: Place, next: Place) =>
  old.number !== undefined &&
  next.number === old.number &&
  next.street === old.street &&
  next.city === undefined &&
  next.zip === undefined

/** A town, a direction, an exit: part of a place, and none that stands alone. */
export const isPart = (place: Place) =>
  place.kind === 'city' ||
  place.kind === 'zip' ||
  !(place.street || place.highway || place.business)

/**
 * Puts what was just said about a place to what was known of it. A part (a city, a direction, an
 * exit) completes the old place; `refining` says that just such a part was asked for. A whole new
 * place takes the old one's stead. The words are kept together, so that an answer of the map to the
 * old words can be told from one to the new.
 */
export function mergePlace(old: Place | undefined, next: Place, refining: boolean): Place {
  if (!old) return onItsSigns(next)
  if (isRespelt(old, next)) {
    const said = [old.number, next.said, old.city].filter(Boolean).join(' ')
    return { ...old, ...next, kind: old.kind, said }
  }
  if (isElsewhere(old, next)) return inItsTown(next, old)
  if (isSameSpot(old, next)) return { ...old, ...next, said: next.said }
  if (isHouseAgain(old, next)) return { ...old, ...next, said: old.said }
  if (!refining && !isPart(next)) return inItsTown(next, old)
  const vague = /^(?:city|zip|home)$/.test(old.kind) || isWordsAlone(old)
  // "By mile marker 312", and then "Interstate 65": on that road.
  const isOnRoad = old.kind === 'landmark' && next.kind === 'highway' && !old.business
  const kind = isOnRoad || (vague && !isPart(next)) ? next.kind : old.kind
  const merged = onItsSigns(withoutTownsName({ ...old, ...next, kind, said: joinWords(old, next) }))
  // A city that was corrected takes its old ZIP and state along.
  if (next.city && old.city && next.city !== old.city && !next.zip) delete merged.zip
  return merged
}

/** "They moved it, it's on Main Street now", "southbound, past Dauphin" on the same highway: in the town it was in. */
const inItsTown = (next: Place, { city, state, highway }: Place): Place =>
  (next.street || (highway && next.highway === highway)) && city && !(next.city || next.business)
    ? { ...next, city, ...(state && { state }) }
    : next

/** "Pasadena Spencer Highway", and asked for the town "Pasadena": it was said before the street. */
function withoutTownsName(place: Place): Place {
  const { street = '', city = '' } = place
  const rest = street.slice(city.length + 1)
  return city && street.startsWith(`${city} `) && rest.includes(' ')
    ? { ...place, street: rest }
    : place
}

/** "FM 170", and then "170, the river road": the road's own number is no house's. */
export function withoutRoadsNumber(place: Place): Place {
  const { number, street: _, ...rest } = place
  const digits = /\d+/.exec(rest.highway ?? '')?.[0]
  const cross = rest.crossStreet
  if (cross && ([digits, rest.highway].includes(cross) || isSide.test(cross))) {
    const { crossStreet: _, ...road } = place
    return road
  }
  return number !== undefined && digits === number ? rest : place
}

/** "The Taconic going north": which way, and no street that it crosses. */
const isSide = /^(?:north|south|east|west)(?:bound)?$/i

/**
 * "Highway 365", and then "Mayflower, Arkansas": a number that stood for a road of Texas is one of that state; "on 75",
 * and then "Caryville, Tennessee": for one of the country's roads, where that state has another of the number.
 */
function onItsSigns(place: Place): Place {
  const { city = '', said, highway = '' } = place
  const state = place.state ?? onlyStateOf(city) ?? 'TX'
  const [, kind, number = ''] = /^(TX|US|I)-(\d+)$/.exec(highway) ?? []
  if (state === 'TX' || !kind || /\btexas\b/i.test(said)) return place
  const signs = routeOnSigns(number, state)
  const isSaidSo = /\bu\.? ?s\b/i.test(said) || !(signs || knowsUsRoutes(state))
  if (kind === 'US' && isSaidSo) return place
  if (kind === 'I' && saysInterstate.test(said)) return place
  return { ...place, highway: signs ?? `${prefixOf(state) ?? state}-${number}` }
}

const saysInterstate = /\binterstate\b|\bi[- ]?(?:\d|\w+(?:ty|teen)\b|four\b|five\b|eight\b|ten\b)/i

/** The words of both; a city that was corrected stands where the wrong one stood. */
export function joinWords(old: Place, next: Place): string {
  const words = old.said.toLowerCase()
  // "Katy", though the words hold a Katy Freeway: where it is has changed, and is looked up anew.
  const isNewTown = next.city !== undefined && !old.city
  if (words.includes(next.said.toLowerCase()) && !isNewTown) return old.said
  if (next.said.toLowerCase().includes(words)) return next.said
  const at = old.city && next.city ? words.indexOf(old.city.toLowerCase()) : -1
  if (at < 0 || !old.city) return `${old.said}, ${next.said}`
  return `${old.said.slice(0, at)}${next.city}${old.said.slice(at + old.city.length)}`
}

/** True for a place that a driver could go to as it was said, not only a town or "by the thing". */
export function isWhole(place: Place): boolean {
  const inTown = place.street && (place.number || place.crossStreet)
  const onHighway = place.highway && (place.direction || place.exit || place.mileMarker)
  return Boolean(inTown || onHighway || (place.business && (place.street || place.city)))
}
