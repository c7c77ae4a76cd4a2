import type { Asking, Place } from '../facts.ts'
import { commonWords, isEveryday } from '../lexicon/common-words.ts'
import { firstNames } from '../lexicon/first-names.ts'
import { type LandmarkFound, landmarkAt } from './landmark.ts'
import { directionAt, exitAt, type RoadFound, roadAt } from './road.ts'
import { type AddressFound, addressAt, plainName, type StreetFound, streetAt } from './street.ts'
import { type TownFound, townAt, zipAt } from './town.ts'
import { saidBetween, textAt, textBetween, titleCase, type Word } from './words.ts'

export type PlaceFound = { place: Place; start: number; end: number }

/** How much is needed for words to be a place: asked for one, a bare name will do. */
export type PlaceContext = {
  state: string | undefined
  asking: Asking /** A place was asked for, or "to …" stands before. */
  expected: boolean
}

type Pieces = {
  address?: AddressFound
  road?: RoadFound
  street?: StreetFound
  cross?: { name: string; start: number; end: number }
  landmark?: LandmarkFound & { cue: string }
  near?: { name: string; start: number; end: number }
  town?: TownFound
  home?: { start: number; end: number }
  exit?: { exit?: string; mileMarker?: string; start: number; end: number }
  direction?: NonNullable<Place['direction']>
  details: string[]
  start: number
  end: number
}

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
  const place = assemble(words, pieces, context)
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
  const exit = exitAt(words, at) ?? bareExit(words, at, context)
  if (exit) {
    pieces.exit ??= { ...exit, start: at, end: exit.end }
    return keep(exit.end)
  }
  return (
    takeNamedExit(words, at, context, pieces, keep) ??
    takeAddress(words, at, context, pieces, keep) ??
    takeHome(words, at, context, pieces, keep) ??
    takeRoad(words, at, context, pieces, keep) ??
    takeCrossing(words, at, context, pieces, keep) ??
    takeAfterCue(words, at, context, pieces, keep) ??
    takeTown(words, at, context, pieces, keep) ??
    takeBare(words, at, context, pieces, keep) ??
    takeDirection(words, at, context, pieces, keep) ??
    at + 1
  )
}

/** Asked for the exit, "41 B" is one. */
function bareExit(
  words: Word[],
  at: number,
  context: PlaceContext,
): { exit?: string; mileMarker?: string; end: number } | undefined {
  if (
    context.asking !== 'exit' ||
    words.length > 8 ||
    !/^(?:|exit|is|it's|number|at|near|past|think|about|the|like|was|passed)$/.test(
      textAt(words, at - 1),
    )
  )
    return
  const asIfNamed = exitAt(
    [{ text: 'exit', raw: 'exit', glue: ' ', stop: '' }, ...words.slice(at)],
    0,
  )
  return asIfNamed && { ...asIfNamed, end: at + asIfNamed.end - 1 }
}

type Keep = (end: number, start?: number) => number

function detailAt(words: Word[], at: number): { detail: string; end: number } | undefined {
  const text = textBetween(words, at, at + 4)
  const found =
    /^(?:the )?((?:frontage|service|feeder|access) (?:road|rd)|frontage|feeder|main ?lanes?|(?:left|right|inside|outside|north|south|east|west|inner|outer) shoulder|shoulder|(?:on|off|exit|entrance)[ -]?ramp|hov lanes?|express lanes?|overpass|underpass|(?:level|floor) (?:\w+)|(?:first|second|third|fourth|fifth|sixth|top|ground|bottom) (?:level|floor)|parking (?:lot|garage|deck))(?= |$)/.exec(
      text,
    )
  if (!found?.[1]) return
  return { detail: found[1], end: at + found[0].split(' ').length }
}

/** "the Teasley exit", "exit at Teasley Lane". */
function takeNamedExit(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  if (/^(?:the|near|at|past|before|by)$/.test(textAt(words, at))) {
    const name = plainName(words, textAt(words, at + 1) === 'the' ? at + 1 : at)
    const own = name ?? (textAt(words, at) === 'the' ? streetNameAt(words, at + 1) : undefined)
    if (own && textAt(words, own.end) === 'exit') {
      pieces.exit ??= { exit: own.name, start: at, end: own.end + 1 }
      return keep(own.end + 1)
    }
  }
  if (context.asking === 'exit' && at === 0 && words.length <= 4) {
    const name = streetNameAt(words, 0) ?? plainName(words, 0)
    if (name) {
      pieces.exit ??= { exit: name.name, start: 0, end: name.end }
      return keep(name.end)
    }
  }
  if (textAt(words, at) === 'exit' && /^(?:at|for|to|on|is)$/.test(textAt(words, at + 1))) {
    const name = streetNameAt(words, at + 2) ?? plainName(words, at + 2)
    if (name) {
      pieces.exit ??= { exit: name.name, start: at, end: name.end }
      return keep(name.end)
    }
  }
}

const streetNameAt = (words: Word[], at: number) => {
  const street = streetAt(words, at)
  return street && { name: street.street, end: street.end }
}

function takeAddress(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  if (pieces.address) return
  const cued =
    /^(?:at|address|is|to|on|of|it's)$/.test(textAt(words, at - 1)) ||
    at === 0 ||
    textAt(words, at - 1) === '§'
  const address = addressAt(
    words,
    at,
    context.expected
      ? cued
      : cued &&
          /\b(?:at|address is|at the address|address)$/.test(
            textBetween(words, Math.max(0, at - 3), at),
          ),
  )
  if (!address) return
  pieces.address = address
  return keep(address.end)
}

const homeWords =
  /^(?:my|our|the|his|her|mom's|mother's|parents'?|dad's|friend's|friends|sister's|brother's|girlfriend's|boyfriend's|parent's|wife's|husband's)$/

function takeHome(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  if (pieces.home) return
  const text = textAt(words, at)
  let end: number | undefined
  if (text === 'home' && /^(?:at|to|from|is|my|it|back)$/.test(textAt(words, at - 1))) end = at + 1
  else if (
    text === 'home' &&
    words.length <= 2 &&
    context.expected &&
    !/^(?:depot)$/.test(textAt(words, at + 1))
  )
    end = at + 1
  else if (homeWords.test(text)) {
    const after = /^(?:mom's|mother's|dad's|parents'?|friend's|sister's|brother's)$/.test(
      textAt(words, at + 1),
    )
      ? at + 2
      : at + 1
    if (
      /^(?:house|home|place|apartment|driveway|residence|condo|townhouse)$/.test(
        textAt(words, after),
      ) &&
      !(text === 'the' && textAt(words, after) !== 'house')
    )
      end = after + 1
    else if (textAt(words, after) === 'apartment' && textAt(words, after + 1) === 'complex')
      end = after + 2
  }
  if (end === undefined) return
  const cued =
    /^(?:at|to|in|from|outside|is|near|of|it)$/.test(textAt(words, at - 1)) || context.expected
  if (!cued) return
  pieces.home = { start: at, end }
  return keep(end)
}

function takeRoad(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  const asksRoad = context.expected || context.asking === 'direction' || context.asking === 'exit'
  const placed =
    asksRoad ||
    /^(?:on|off|onto|along|of|by|near|at)$/.test(textAt(words, at - 1)) ||
    (textAt(words, at) === 'the' && /^(?:on|off)$/.test(textAt(words, at - 1)))
  const start = textAt(words, at) === 'the' ? at + 1 : at
  const road =
    roadAt(words, start, context.state, placed) ?? roadAt(words, at, context.state, placed)
  if (!road) return
  if (pieces.road) {
    if (pieces.road.highway === road.highway) {
      if (road.direction && !pieces.direction) pieces.direction = road.direction
    } else pieces.cross ??= { name: road.highway, start: at, end: road.end }
    return keep(road.end)
  }
  pieces.road = road
  if (road.direction) pieces.direction = road.direction
  return keep(road.end)
}

/** A street, and what it crosses: "corner of Main and Elm", "Preston Road at Eldorado". */
function takeCrossing(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  const lead =
    /^(?:corner|intersection|cross streets?|crossing)(?: of| is| are| at)?(?: the)?/.exec(
      textBetween(words, at, at + 4),
    )?.[0]
  const from = lead ? at + lead.split(' ').length : at
  const first = streetAt(words, from)
  const plain = first
    ? undefined
    : lead || isBareCrossing(words, from, context)
      ? plainName(words, from, 2)
      : undefined
  const end = first?.end ?? plain?.end
  if (end === undefined) return
  if (pieces.street || pieces.address) {
    if (!first || (pieces.address && pieces.address.end > at)) return
    pieces.cross ??= { name: first.street, start: from, end: first.end }
    return keep(end)
  }
  const cued =
    context.expected ||
    lead ||
    /^(?:on|at|off|near|by|of|down|along)$/.test(textAt(words, at - 1)) ||
    pieces.road !== undefined
  const join = textAt(words, end)
  const second =
    /^(?:and|at|near|by|crossing|cross)$/.test(join) && !words[end - 1]?.stop?.includes('.')
      ? (streetNameAt(words, end + 1) ??
        crossRoad(words, end + 1, context) ??
        plainName(words, end + 1, 2))
      : undefined
  if (!cued && !second) return
  pieces.street = first ?? { street: plain?.name ?? '', start: from, end, hasSuffix: false }
  if (second && (join === 'and' || join === 'at' || lead || join.startsWith('cross')))
    pieces.cross = { name: second.name, start: end + 1, end: second.end }
  else if (second) pieces.near = { name: second.name, start: end + 1, end: second.end }
  return keep(second?.end ?? end)
}

const crossRoad = (words: Word[], at: number, context: PlaceContext) => {
  const road = roadAt(words, textAt(words, at) === 'the' ? at + 1 : at, context.state, true)
  return road && { name: road.highway, end: road.end }
}

/** "Preston at Eldorado", "Main and Elm", said bare when a place was asked for. */
function isBareCrossing(words: Word[], at: number, context: PlaceContext): boolean {
  const first = plainName(words, at, 2)
  if (!first || !/^(?:and|at)$/.test(textAt(words, first.end))) return false
  if (streetAt(words, first.end + 1) || crossRoad(words, first.end + 1, context))
    return context.expected || /^(?:at|on|near|of|by)$/.test(textAt(words, at - 1))
  const second = plainName(words, first.end + 1, 2)
  if (!second) return false
  return (
    context.expected ||
    (/^(?:at|on|near|of)$/.test(textAt(words, at - 1)) && textAt(words, first.end) === 'and')
  )
}

const cues = [
  'in the parking lot of',
  'in the parking lot at',
  'in the lot at',
  'parking lot of',
  'in front of',
  'on the side of',
  'across the street from',
  'across from',
  'right next to',
  'next door to',
  'next to',
  'close to',
  'in back of',
  'around the corner from',
  'right past',
  'just past',
  'right before',
  'just before',
  'right after',
  'just after',
  'just south of',
  'just north of',
  'just east of',
  'just west of',
  'south of',
  'north of',
  'east of',
  'west of',
  'just off',
  'right by',
  'right at',
  'over by',
  'over at',
  'out by',
  'down by',
  'outside of',
  'somewhere near',
  'somewhere around',
  'past',
  'before',
  'after',
  'near',
  'by',
  'at',
  'behind',
  'beside',
  'outside',
  'inside',
  'around',
  'between',
  'under',
  'off',
  'in',
]
const cuesByWord = Map.groupBy(cues, (phrase) => phrase.split(' ')[0] ?? '')
/** Cues that tell where the car is; the others tell what it is near to. */
const isThere = (cue: string) =>
  /^(?:at|in|inside|behind|outside|right at|over at|in front of|in back of|in the (?:parking )?lot (?:of|at)|parking lot of|outside of)$/.test(
    cue,
  )

function takeAfterCue(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  const cue = cuesByWord
    .get(textAt(words, at))
    ?.find((phrase) => phrase === textBetween(words, at, at + phrase.split(' ').length))
  if (!cue) return
  const from = at + cue.split(' ').length
  if (addressAt(words, from, true) && cue === 'at') return
  if (/^(?:in|around|outside|outside of|near|by)$/.test(cue)) {
    const town = townAfter(words, from, context)
    if (town) {
      pieces.town ??= town
      return keep(town.end, at)
    }
  }
  const exit = exitAt(words, textAt(words, from) === 'the' ? from + 1 : from)
  if (exit) return
  if (cue !== 'in' && pieces.road) {
    const road = crossRoad(words, from, context)
    const street = road ?? streetNameAt(words, from)
    const plain = street ?? (landmarkAt(words, from)?.sure ? undefined : plainName(words, from))
    if (plain && textAt(words, plain.end) !== 'exit') {
      if (cue === 'at') pieces.cross ??= { name: plain.name, start: from, end: plain.end }
      else pieces.near ??= { name: plain.name, start: from, end: plain.end }
      return keep(plain.end, at)
    }
  } else if (
    crossRoad(words, from, context) ||
    streetAt(words, from) ||
    isBareCrossing(words, from, context)
  )
    return
  if (/^(?:my|our|home|his|her)$/.test(textAt(words, from))) return
  const landmark = landmarkAt(words, from)
  if (!landmark || !isBelieved(words, at, cue, landmark, context)) return
  if (!pieces.landmark) pieces.landmark = { ...landmark, cue }
  else if (!isThere(cue))
    pieces.near ??= { name: landmark.name, start: landmark.start, end: landmark.end }
  return keep(landmark.end, at)
}

const located =
  /\b(?:i'm|im|i am|we're|we are|it's|its|it is|car is|truck is|vehicle is|car's|parked|stuck|sitting|stranded|broke down|broken down|died|stalled|located|here|stopped|waiting|pulled over|left|van is|suv is|he's|she's|she is|he is|they're|accident|wreck|pulled in|pulled into|over|out|down|right|just|am|tire|locked out|up|truck|car|lot)\b/

/** "at Joe's" after "I'm" is a place; "at all", "in a hurry" and "by chance" are not. */
function isBelieved(
  words: Word[],
  at: number,
  cue: string,
  landmark: LandmarkFound,
  context: PlaceContext,
): boolean {
  if (/^(?:in|before|after|between|under|off|around)$/.test(cue))
    return (
      landmark.sure &&
      cue !== 'before' &&
      cue !== 'after' &&
      !/^(?:a|an)$/.test(textAt(words, at + 1))
    )
  if (landmark.sure)
    return context.expected || located.test(textBetween(words, Math.max(0, at - 8), at)) || at === 0
  return context.expected || located.test(textBetween(words, Math.max(0, at - 3), at))
}

function townAfter(words: Word[], at: number, context: PlaceContext): TownFound | undefined {
  const town = townAt(
    words,
    /^(?:downtown|north|south|east|west)$/.test(textAt(words, at)) &&
      !townAt(words, at, context.state)?.city
      ? at + 1
      : at,
    context.state,
  )
  if (!town) return
  const name = town.city?.toLowerCase() ?? ''
  if (town.doubtful && (commonWords.has(name) || landmarkAt(words, at)?.sure)) return
  if (
    /^(?:high|elementary|middle|school|park|mall|hospital|church|apartments|college|airport|library|toyota|honda|ford|chevrolet|road|street|parkway|drive|exit|lane|boulevard|avenue)$/.test(
      textAt(words, town.end),
    ) &&
    !words[town.end - 1]?.stop
  )
    return
  return town
}

function takeTown(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  if (pieces.town?.city && pieces.town.zip) return
  const zip = zipAt(words, at)
  if (zip) {
    const told =
      /^(?:zip|zipcode)$/.test(textAt(words, at)) ||
      /\bzip(?: ?code)?(?: is|'s)?$/.test(textBetween(words, Math.max(0, at - 3), at))
    if (
      told ||
      pieces.town ||
      pieces.address ||
      ((context.expected || context.asking === 'city') && words.length <= 6)
    ) {
      pieces.town = {
        ...(pieces.town ?? { start: at, doubtful: false }),
        zip: zip.zip,
        end: zip.end,
      }
      return keep(zip.end)
    }
    return
  }
  if (pieces.town) return
  const after = pieces.end > 0 && (words[at - 1]?.stop === ',' || pieces.end === at)
  if (!(after || context.expected || context.asking === 'city')) return
  const town = townAt(words, at, context.state)
  if (!town?.city) return
  const alone =
    at === 0 ||
    /^(?:in|at|to|near|of|is|it's|around|from|meant|say|said|for)$/.test(textAt(words, at - 1)) ||
    words[at - 1]?.stop !== ''
  if (commonWords.has(town.city.toLowerCase()) && !town.state) return
  if (
    firstNames.has(town.city.toLowerCase()) &&
    !town.state &&
    town.end < words.length &&
    !words[town.end - 1]?.stop
  )
    return
  if (town.doubtful && !(after || (alone && (context.asking === 'city' || context.expected))))
    return
  if (!after && !alone) return
  if (
    /^(?:high|elementary|middle|school|park|mall|hospital|church|apartments|college|airport|library|toyota|honda|ford|chevrolet|road|and|at|exit|collision|tire|auto|garage|motors)$/.test(
      textAt(words, town.end),
    ) &&
    !words[town.end - 1]?.stop
  )
    return
  pieces.town = town
  return keep(town.end)
}

/** Asked for a place, the first thing said may be one: "Walmart", "Joe's Garage", "Preston". */
function takeBare(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  if (pieces.landmark || pieces.road || pieces.address || pieces.street) return
  const landmark = landmarkAt(words, at)
  if (!landmark) return
  const opens =
    at === 0 ||
    words[at - 1]?.stop !== '' ||
    (textAt(words, at - 1) === 'the' && at <= 2) ||
    /^(?:to|is|it's|called|from|say|meant|probably|just|yeah|yes|okay|well|so)$/.test(
      textAt(words, at - 1),
    )
  if (!context.expected || !opens) return
  const said = words.slice(at, landmark.end).map((word) => word.text)
  // A bare word that is no known kind of place is believed when it is nothing else: no everyday word, no given name.
  if (
    !landmark.sure &&
    (words.length > 7 ||
      said.some(
        (text) => isEveryday(text) || firstNames.has(text) || text.length < 3 || text === '§',
      ))
  )
    return
  pieces.landmark = { ...landmark, cue: '' }
  return keep(landmark.end)
}

function takeDirection(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  const asked = context.asking === 'direction' && words.length <= 12
  if ((!pieces.road && !asked) || pieces.direction) return
  const found = directionAt(words, at)
  if (
    !found ||
    !(
      /bound$/.test(textBetween(words, at, found.end)) ||
      /^(?:going|heading|headed|traveling|facing|north|south|east|west)$/.test(textAt(words, at))
    )
  )
    return
  pieces.direction = found.direction
  return keep(found.end)
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
      isAt && landmark.cue && !/^(?:at|in|right at|over at)$/.test(landmark.cue)
        ? landmark.cue
        : undefined,
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
  if (road) return isIntersection(pieces, context) ? 'intersection' : 'highway'
  if (exit && (context.expected || context.asking === 'exit' || exit.mileMarker)) return 'highway'
  if (pieces.direction) return 'highway'
  if (street && cross) return 'intersection'
  if (street) return 'street'
  if (landmark) return landmark.kind
  if (home) return 'home'
  if (town?.city) return 'city'
  return town?.zip ? 'zip' : undefined
}

/** "380 and Main Street" is a corner; "75 south at Eldorado" is a stretch of highway. */
const isIntersection = ({ road, street, cross, direction, exit }: Pieces, _context: PlaceContext) =>
  Boolean(
    road &&
      !direction &&
      !exit &&
      (street ?? cross) &&
      /^(?:FM|CR|Loop|RM)/.test(road.highway) &&
      cross,
  )
