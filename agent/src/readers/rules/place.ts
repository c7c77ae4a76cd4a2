import { digitRuns, runAt } from '../../text/numbers.ts'
import { isMeantBy } from '../../text/place-text.ts'
import {
  saidBetween,
  textAt,
  textBetween,
  titleCase,
  type Word,
  withGaps,
} from '../../text/words.ts'
import type { Place } from '../../types/facts.ts'
import { isVague } from './landmark.ts'
import { withoutDoubt } from './place-doubt.ts'
import { takeNameBefore } from './place-name-before.ts'
import {
  isArrival,
  isThere,
  takeAfterCue,
  takeBare,
  takeHome,
  takeNameAfter,
} from './place-named.ts'
import type { Pieces, PlaceContext, Taker } from './place-pieces.ts'
import {
  bareExit,
  detailAt,
  takeDirection,
  takeHeading,
  takeNamedExit,
  takeRoad,
} from './place-road.ts'
import { takeAnyShop, takeDealer } from './place-shop.ts'
import { takeAddress, takeCrossing, unitBefore } from './place-street.ts'
import { takeTown } from './place-town.ts'
import { exitAt } from './road.ts'
import { addressAt, streetAt } from './street.ts'

export type PlaceFound = { place: Place; start: number; end: number }

/** One place told in the words from `from` up to `to`: of two, the one that takes the first back. */
export function placeIn(
  all: Word[],
  from: number,
  to: number,
  context: PlaceContext,
  used: boolean[],
): PlaceFound | undefined {
  const found = onePlaceIn(all, from, to, context, used)
  const corrected = found && lastRepair(all, found.start, to)
  const other = corrected && onePlaceIn(all, corrected, to, context, used)
  if (corrected && !other) return { ...found, place: withNumberMeant(found.place, all, corrected) }
  if (!other || !isInstead(found.place, other.place)) return found
  const town = other.place.city ? {} : townOf(found.place)
  return { ...other, place: { ...shopOf(found.place, other.place), ...other.place, ...town } }
}

/** "Bixler Diesel, 2209 Fort, no, Vine Street": the shop and its number stand where the street is put right. */
const shopOf = ({ business, number, street }: Place, other: Place): Partial<Place> =>
  street && other.street && !(other.highway || other.business || other.crossStreet)
    ? { ...(business && { business }), ...(number && { number }) }
    : {}

/** The town of a place, with its state and ZIP where they are known. */
export const townOf = ({ city, state, zip }: Partial<Place>): Partial<Place> => ({
  ...(city && { city }),
  ...(state && { state }),
  ...(zip && { zip }),
})

/** "Eighty five thirty Culebra, no, sorry, it's eighty five oh three": the house by its other number. */
function withNumberMeant(place: Place, words: Word[], from: number): Place {
  const { number } = place
  const meant = digitRuns(textBetween(words, from)).find(
    (each) => number && isMeantBy(each, number),
  )
  return meant ? { ...place, number: meant } : place
}

const isInstead = (first: Place, second: Place) =>
  (['business', 'street', 'highway', 'exit', 'number'] as const).some(
    (key) => first[key] !== undefined && second[key] !== undefined && first[key] !== second[key],
  ) ||
  (first.kind === second.kind && first.said !== second.said && second.business !== undefined)

/** Where the words begin that take a place back ("hold on, no, it's an Exxon", "232, sorry, 233 East Oak"). */
function lastRepair(words: Word[], from: number, to: number): number | undefined {
  for (let at = to - 1; at > from; at--) {
    const said = textBetween(words, Math.max(from, at - 1), at + 1)
    // "No, that ain't Pacific, that's South Sprigg"
    if (/^(?:that|it) (?:ain't|isn't|wasn't)$/.test(said)) {
      const instead = words.findIndex(
        ({ text }, next) => next > at && next < at + 6 && /^(?:that's|it's)$/.test(text),
      )
      if (instead > 0) return instead + 1
    }
    const isMeant = /^(?:sorry|no|actually|rather|correction|wait|mean)$/.test(textAt(words, at))
    if (isMeant && (addressAt(words, at + 1, true) || isNamedStreet(words, at + 1))) return at + 1
    if (
      /^(?:no wait|wait no|on no|sorry no|no sorry|scratch that|strike that|no actually|actually no|no it's|not that|my bad|my mistake|i misspoke)$/.test(
        said,
      )
    )
      return /it's$/.test(said) ? at : at + 1
  }
}

const isNamedStreet = (words: Word[], at: number): boolean => {
  const street = streetAt(words, at)
  return Boolean(street?.hasSuffix) && !saysNoStreet.test(street?.street ?? '')
}

const saysNoStreet = /^(?:cross|side|back|other|through|dead end|outlet)\b/i

/** One place told in the words from `from` up to `to`. */
function onePlaceIn(
  all: Word[],
  from: number,
  to: number,
  context: PlaceContext,
  used: boolean[],
): PlaceFound | undefined {
  const words = withGaps(all, used).slice(from, to)
  const pieces: Pieces = { details: [], start: words.length, end: 0 }
  for (let at = 0; at < words.length; ) {
    const next = words[at]?.text === '§' ? at + 1 : takePiece(words, at, context, pieces)
    at = Math.max(next, at + 1)
  }
  const made = assemble(words, withoutVague(words, pieces, context), context)
  const place = made && withoutDoubt(made, words)
  return place && { place, start: from + pieces.start, end: from + pieces.end }
}

/** "Ranch Road 1376, number 2280", "on Broadway, twenty three ten": the house after its road. */
function numberAfter(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
): number | undefined {
  const road =
    pieces.street?.street ??
    (pieces.road && /^(?:FM|RM|CR) /.test(pieces.road.highway) ? pieces.road.highway : undefined)
  if (!road || pieces.address) return
  const isCalledNumber = textAt(words, at) === 'number'
  const run = runAt(words, isCalledNumber ? at + 1 : at)
  if (!run || run.digits.length > 6) return
  const isLast =
    (run.next === words.length || beforeMore.test(textAt(words, run.next))) &&
    pieces.street?.end === at &&
    context.expected
  if (!isCalledNumber && !(isLast && /^\d{3,4}$/.test(run.digits))) return
  pieces.address = { number: run.digits, street: road, start: pieces.start, end: run.next }
  delete pieces.road
  return run.next
}

/** "Hampton Road one five two one, the laundromat" */
const beforeMore = /^(?:the|it's|its|in|by|la|el|es|en)$/

/** What may stand at a word, likeliest first. */
const takers: readonly Taker[] = [
  takeNamedExit,
  takeNameAfter,
  takeNameBefore,
  takeAddress,
  takeHome,
  takeDealer,
  takeAnyShop,
  takeHeading,
  takeRoad,
  takeCrossing,
  takeAfterCue,
  takeTown,
  takeBare,
  takeDirection,
]

/** Notes what stands at this place in the sentence, and answers where to read on. */
function takePiece(words: Word[], at: number, context: PlaceContext, pieces: Pieces): number {
  const keep = (end: number, start = at) => {
    pieces.start = Math.min(pieces.start, start)
    pieces.end = Math.max(pieces.end, end)
    return end
  }
  const detail = detailAt(words, at)
  if (detail) {
    pieces.details.push(detail.detail)
    return pieces.road || pieces.landmark ? keep(detail.end) : detail.end
  }
  const unit = pieces.address ? undefined : unitBefore(words, at)
  if (unit) {
    pieces.details.push(unit.detail)
    return keep(unit.end)
  }
  const houseEnd = numberAfter(words, at, context, pieces)
  if (houseEnd) return keep(houseEnd)
  const exit = exitAt(words, at) ?? bareExit(words, at, context)
  if (exit) {
    pieces.exit = { ...exit, start: at, end: exit.end, ...pieces.exit }
    return keep(exit.end)
  }
  for (const take of takers) {
    const end = take(words, at, context, pieces, keep)
    if (end !== undefined) return end
  }
  return at + 1
}

/** "A gas station", "some parking lot" names no place; beside a town or a road it helps to find it. */
function withoutVague(words: Word[], pieces: Pieces, context: PlaceContext): Pieces {
  const { landmark, ...rest } = pieces
  const isAlone = !(rest.road || rest.street || rest.address || rest.town || rest.near)
  // "I'm at the gas station", said in passing, leaves it open where that is.
  const isOpen = isAlone && !context.expected
  if (!landmark || context.dropoff || !isVague(words, landmark, isOpen)) return pieces
  const name = landmark.name.toLowerCase()
  return { ...rest, details: [...pieces.details, `${landmark.cue || 'at'} a ${name}`] }
}

function assemble(words: Word[], pieces: Pieces, context: PlaceContext): Place | undefined {
  const kind = kindOf(pieces, context)
  if (!kind) return
  const { address, road, street, cross, landmark, near, town, exit } = pieces
  const isAt = landmark && (kind === 'business' || kind === 'landmark')
  // "Lupe's Fleet Service, 1522 Fredericksburg Road": whose address it is where it goes.
  const isWhose =
    landmark &&
    !isAt &&
    address &&
    (landmark.cue
      ? isThere(landmark.cue) && address.start === landmark.end
      : context.dropoff || address.start - landmark.end < 3)
  const nearName = near?.name ?? (landmark && !isAt && !isWhose ? landmark.name : undefined)
  const crossName =
    cross?.name ?? (street && road && kind === 'highway' ? street.street : undefined)
  const detail = [
    ...new Set([
      address?.detail,
      isAt && landmark.cue && helpsToFind(landmark.cue) ? landmark.cue : undefined,
      landmark?.detail,
      pieces.home && kind === 'street' ? 'home' : undefined,
      ...pieces.details,
    ]),
  ]
    .filter(Boolean)
    .join(', ')
  const streetName = address?.street ?? street?.street
  // "Seward Highway, mile 83": only a highway has miles to count.
  const highway = road?.highway ?? (exit?.mileMarker && !address ? street?.street : undefined)
  return {
    said: saidBetween(words, pieces.start, pieces.end),
    kind,
    ...(address && { number: address.number }),
    ...(streetName && kind !== 'highway' && { street: streetName }),
    ...(crossName && { crossStreet: crossName }),
    ...(highway && { highway }),
    ...(pieces.direction && { direction: pieces.direction }),
    ...(exit?.exit && { exit: exit.exit }),
    ...(exit?.mileMarker && { mileMarker: exit.mileMarker }),
    ...(landmark && (isAt || isWhose) && { business: titled(landmark.name) }),
    ...(nearName && { near: titled(nearName) }),
    ...(town?.city && { city: town.city }),
    ...(town?.state && { state: town.state }),
    ...(town?.zip && { zip: town.zip }),
    ...(detail && { detail }),
  }
}

const titled = (name: string) => (name === name.toLowerCase() ? titleCase(name) : name)

function kindOf(pieces: Pieces, context: PlaceContext): Place['kind'] | undefined {
  const { address, road, street, cross, landmark, town, home, exit } = pieces
  if (address) return 'street'
  if (landmark && !road && !street) return landmark.kind
  if (
    landmark &&
    (isThere(landmark.cue) || landmark.cue === '') &&
    landmark.start < (road?.start ?? street?.start ?? 0)
  )
    return landmark.kind
  if (road) return isIntersection(pieces) ? 'intersection' : 'highway'
  if (exit && (context.expected || context.asking === 'exit' || exit.mileMarker)) return 'highway'
  if (pieces.direction) return 'highway'
  if (street && cross) return 'intersection'
  if (street) return 'street'
  if (landmark) return landmark.kind
  if (home) return 'home'
  if (town?.city) return 'city'
  return town?.zip ? 'zip' : undefined
}

/** "Behind", "across from"; not how the caller came there. */
const helpsToFind = (cue: string) =>
  !/^(?:at|in|right at|over at|i see|i can see)$/.test(cue) &&
  !isArrival.test(cue) &&
  !cue.includes(' is')

/** "FM 423 and Main Street" is a corner; "75 at Eldorado" and "Loop 410 at Callaghan" stretches of highway. */
const isIntersection = ({ road, cross, direction, exit }: Pieces) =>
  Boolean(road && cross && !direction && !exit && /^(?:FM|CR|Loop \d\d?$|RM)/.test(road.highway))
