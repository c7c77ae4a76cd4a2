import type { Place } from '../facts.ts'
import { isVague } from './landmark.ts'
import { isArrival, isThere, takeAfterCue, takeBare, takeHome } from './place-named.ts'
import type { Pieces, PlaceContext } from './place-pieces.ts'
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
import { saidBetween, titleCase, type Word } from './words.ts'

export type PlaceFound = { place: Place; start: number; end: number }

/** One place told in the words from `from` up to `to`. */
export function placeIn(
  all: Word[],
  from: number,
  to: number,
  context: PlaceContext,
  used: boolean[],
): PlaceFound | undefined {
  const words = all
    .slice(from, to)
    .map((word, at) => (used[from + at] ? { ...word, text: '§', raw: '' } : word))
  const pieces: Pieces = { details: [], start: words.length, end: 0 }
  for (let at = 0; at < words.length; ) {
    const next = words[at]?.text === '§' ? at + 1 : takePiece(words, at, context, pieces)
    at = Math.max(next, at + 1)
  }
  const place = assemble(words, withoutVague(words, pieces, context), context)
  return place && { place, start: from + pieces.start, end: from + pieces.end }
}

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
  const exit = exitAt(words, at) ?? bareExit(words, at, context)
  if (exit) {
    pieces.exit ??= { ...exit, start: at, end: exit.end }
    return keep(exit.end)
  }
  return (
    takeNamedExit(words, at, context, pieces, keep) ??
    takeAddress(words, at, context, pieces, keep) ??
    takeHome(words, at, context, pieces, keep) ??
    takeDealer(words, at, context, pieces, keep) ??
    takeAnyShop(words, at, context, pieces, keep) ??
    takeHeading(words, at, context, pieces, keep) ??
    takeRoad(words, at, context, pieces, keep) ??
    takeCrossing(words, at, context, pieces, keep) ??
    takeAfterCue(words, at, context, pieces, keep) ??
    takeTown(words, at, context, pieces, keep) ??
    takeBare(words, at, context, pieces, keep) ??
    takeDirection(words, at, context, pieces, keep) ??
    at + 1
  )
}

/** "A gas station", "some parking lot" names no place; beside a town or a road it helps to find it. */
function withoutVague(words: Word[], pieces: Pieces, context: PlaceContext): Pieces {
  const { landmark, ...rest } = pieces
  if (!landmark || context.dropoff || !isVague(words, landmark)) return pieces
  const name = landmark.name.toLowerCase()
  return { ...rest, details: [...pieces.details, `${landmark.cue || 'at'} a ${name}`] }
}

function assemble(words: Word[], pieces: Pieces, context: PlaceContext): Place | undefined {
  const kind = kindOf(pieces, context)
  if (!kind) return
  const { address, road, street, cross, landmark, near, town, exit } = pieces
  const isAt = landmark && (kind === 'business' || kind === 'landmark')
  const nearName = near?.name ?? (landmark && !isAt ? landmark.name : undefined)
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
  return {
    said: saidBetween(words, pieces.start, pieces.end),
    kind,
    ...(address && { number: address.number }),
    ...(streetName && kind !== 'highway' && { street: streetName }),
    ...(crossName && { crossStreet: crossName }),
    ...(road && { highway: road.highway }),
    ...(pieces.direction && { direction: pieces.direction }),
    ...(exit?.exit && { exit: exit.exit }),
    ...(exit?.mileMarker && { mileMarker: exit.mileMarker }),
    ...(landmark && isAt && { business: titled(landmark.name) }),
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

/** "FM 423 and Main Street" is a corner; "75 at Eldorado" a stretch of highway. */
const isIntersection = ({ road, cross, direction, exit }: Pieces) =>
  Boolean(road && cross && !direction && !exit && /^(?:FM|CR|Loop|RM)/.test(road.highway))
