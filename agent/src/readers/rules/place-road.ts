import { runAt } from '../../text/numbers.ts'
import { oneOf } from '../../text/one-of.ts'
import { townAt } from '../../text/town.ts'
import { textAt, textBetween, type Word } from '../../text/words.ts'
import type { Asking } from '../../types/facts.ts'
import phrases from './phrases/place-road.json' with { type: 'json' }
import { type PlaceContext, streetNameAt, type Taker } from './place-pieces.ts'
import { directionAt, exitAt, type RoadFound, roadAt } from './road.ts'
import { plainName } from './street.ts'

/** Asked for the exit, "41 B" is one. */
export function bareExit(
  words: Word[],
  at: number,
  context: PlaceContext,
): { exit?: string; mileMarker?: string; end: number } | undefined {
  // "The one for Josey" is no first exit.
  if (/^one (?:for|at|by|near|to|that|before|after|past)\b/.test(textBetween(words, at, at + 2)))
    return
  if (
    context.asking !== 'exit' ||
    (words.length > 8 &&
      !opensWithExit(words, at) &&
      !isNext.test(textBetween(words, Math.max(0, at - 3), at))) ||
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

const isNext = /\b(?:next|closest|nearest|last) (?:one|exit) (?:is|was)$/

/** "Three forty three, the farm road three oh eight": the number first, and then what it is. */
const opensWithExit = (words: Word[], at: number) => {
  const run = at === 0 ? runAt(words, 0) : undefined
  return (
    run !== undefined &&
    run.digits.length < 4 &&
    /^(?:the|it's|that's|at|is|uh|um)$/.test(textAt(words, run.next))
  )
}

/** "the Teasley exit", "exit at Teasley Lane". */
export const takeNamedExit: Taker = (words, at, context, pieces, keep) => {
  if (/\b(?:no|not an|isn't an|any) exits?\b/.test(textBetween(words))) return
  if (/^(?:the|near|at|past|before|by)$/.test(textAt(words, at))) {
    const from = textAt(words, at + 1) === 'the' ? at + 1 : at
    const own = [
      plainName(words, from),
      streetNameAt(words, textAt(words, from) === 'the' ? from + 1 : from),
    ].find((name) => name && textAt(words, name.end) === 'exit')
    // "The Floyd Hill exit, two forty seven": its number says it better.
    const numbered = own && exitAt(words, own.end)
    if (numbered?.exit) {
      pieces.exit ??= { ...numbered, start: at, end: numbered.end }
      return keep(numbered.end)
    }
    if (own) {
      pieces.exit ??= { exit: own.name, start: at, end: own.end + 1 }
      return keep(own.end + 1)
    }
  }
  if (textAt(words, at) === 'exit') {
    const isSaidAt = /^(?:at|for|to|on|is)$/.test(textAt(words, at + 1))
    const from = at + (isSaidAt ? 2 : 1)
    const isPlain = isSaidAt || context.asking === 'exit'
    const name = streetNameAt(words, from) ?? (isPlain ? plainName(words, from) : undefined)
    if (name) {
      pieces.exit ??= { exit: name.name, start: at, end: name.end }
      return keep(name.end)
    }
  }
  if (context.asking === 'exit' && at === 0 && words.length <= 4) {
    const name = streetNameAt(words, 0) ?? plainName(words, 0)
    if (name) {
      pieces.exit ??= { exit: name.name, start: 0, end: name.end }
      return keep(name.end)
    }
  }
}

const drivesTo = /^(?:north|south|east|west)(?:bound)?$/

/** "Going toward McKinney": the way one drives, told by a town, on a road or asked for the direction. */
export const takeHeading: Taker = (words, at, context, pieces, keep) => {
  if (!pieces.road && context.asking !== 'direction') return
  // Where they came from is neither where they are nor where they were going.
  const origin =
    /^(?:coming|came|come|left|leaving|driving|drove|up|down|headed|heading|was coming|from)(?: (?:up|down|over|back))?(?: from| out of)?(?= )/.exec(
      textBetween(words, at, at + 4),
    )?.[0]
  if (origin && /\b(?:from|out of|left|leaving)$/.test(origin)) {
    const start = at + origin.split(' ').length
    const left = townAt(words, start, context.state)
    if (left?.city) return left.end
  }
  const lead =
    /^(?:(?:i'?m |i was |we were )?(?:going|heading|headed|driving|traveling|travelling|was going|on my way|on the way) )?(?:back )?(?:towards?|into|to)(?= )/.exec(
      textBetween(words, at, at + 6),
    )?.[0]
  if (!lead) return
  // "160 going west to Pahrump"
  const drives =
    /toward|going|head|driv|travel|way/.test(lead) || drivesTo.test(textAt(words, at - 1))
  if (!drives && context.asking !== 'direction') return
  const from = at + lead.split(' ').length
  const town = townAt(words, from, context.state)
  if (!town?.city) return
  if (pieces.road) pieces.details.push(`toward ${town.city}`)
  else pieces.town ??= town
  return keep(town.end)
}

/** "Yes, text me, I'm in class at ten": asked for something else, a bare number is no road. */
const asksElse: ReadonlySet<Asking> = new Set([
  'may text',
  'name',
  'color',
  'year',
  'make',
  'vehicle',
])

const ofTheDay = /^(?:in the (?:mornin|afternoon|evenin)|[ap] ?m\b|o'?clock\b|tonight\b|tomorrow\b)/

/** "I've a patient at ten", "at nine thirty in the morning"; "at 635 and Josey" is a corner. */
function isHour(
  words: Word[],
  at: number,
  { bare, direction, end }: RoadFound,
  asksRoad: boolean,
): boolean {
  if (!bare || direction || textAt(words, at - 1) !== 'at') return false
  if (ofTheDay.test(textBetween(words, end, end + 3))) return true
  if (asksRoad || /^(?:and|at|near|by|exit)$/.test(textAt(words, end))) return false
  const digits = runAt(words, at)?.digits ?? textAt(words, at)
  return /^(?:[1-9]|1[0-2])(?:[0-5]\d)?$/.test(digits)
}

const numberOf = (highway: string) => /\d+/.exec(highway)?.[0]

export const takeRoad: Taker = (words, at, context, pieces, keep) => {
  const asksRoad = context.expected || context.asking === 'direction' || context.asking === 'exit'
  const placed =
    asksRoad ||
    (!asksElse.has(context.asking) &&
      (/^(?:on|off|onto|along|of|by|near|at)$/.test(textAt(words, at - 1)) ||
        (textAt(words, at) === 'the' && /^(?:on|off)$/.test(textAt(words, at - 1)))))
  const start = textAt(words, at) === 'the' ? at + 1 : at
  const road =
    roadAt(words, start, context.state, placed) ?? roadAt(words, at, context.state, placed)
  if (!road || isHour(words, start, road, asksRoad) || isOnSign(words, at)) return
  if (pieces.road) {
    // "Route 52, US 52": one road, by its whole name.
    const isSame = numberOf(pieces.road.highway) === numberOf(road.highway)
    if (isSame && /^(?:US|I)-/.test(road.highway)) pieces.road.highway = road.highway
    if (pieces.road.highway === road.highway) {
      if (road.direction && !pieces.direction) pieces.direction = road.direction
    } else pieces.cross ??= { name: road.highway, start: at, end: road.end }
    return keep(road.end)
  }
  pieces.road = road
  const before = directionBefore(words, at)
  if (road.direction) pieces.direction = road.direction
  else if (before) pieces.direction = before.direction
  // "It died on thirty five and a bride waits for me" tells of no crossing.
  const crossed =
    textAt(words, road.end) === 'and' && !/^an?$/.test(textAt(words, road.end + 1))
      ? (streetNameAt(words, road.end + 1) ?? plainName(words, road.end + 1, 2))
      : undefined
  if (crossed) pieces.cross ??= { name: crossed.name, start: road.end + 1, end: crossed.end }
  return keep(crossed?.end ?? road.end, before?.start)
}

/** "I can see the exit sign for route twenty eight": the road that is led to, and none they are on. */
const isOnSign = (words: Word[], at: number) =>
  /\b(?:sign|signs) (?:for|to)(?: the)?$/.test(textBetween(words, Math.max(0, at - 4), at))

/** "southbound on I-35": the way one drives, told before the road. */
function directionBefore(words: Word[], at: number) {
  for (let start = at - 3; start < at; start++) {
    const found = start < 0 ? undefined : directionAt(words, start)
    if (
      found &&
      found.end < at &&
      /^(?:on|on the|of|along|down)$/.test(textBetween(words, found.end, at))
    )
      return { direction: found.direction, start }
  }
}

/** "I told you west and it's east", "going north, not south", "I said southbound". */
const putsDirectionRight = oneOf(phrases.putsDirectionRight, { after: '' })

/** "Eastbound and a 2018, then yes" */
const isReadBack: ReadonlySet<Asking> = new Set(['read back', 'what to correct'])

export const takeDirection: Taker = (words, at, context, pieces, keep) => {
  const asked = context.asking === 'direction' && words.length <= 12
  const found = directionAt(words, at)
  // "I told you west and it's east, I'm on the eastbound side": put right in passing.
  const isPutRight =
    found !== undefined &&
    /bound$/.test(textBetween(words, at, found.end)) &&
    !/^(?:not|said|you)$/.test(textAt(words, at - 1)) &&
    (isReadBack.has(context.asking) || putsDirectionRight.test(textBetween(words)))
  if ((!pieces.road && !asked && !isPutRight) || pieces.direction) return
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

export function detailAt(words: Word[], at: number): { detail: string; end: number } | undefined {
  const text = textBetween(words, at, at + 4)
  const found = onTheRoad.exec(text)
  if (!found?.[1]) return
  return { detail: found[1], end: at + found[0].split(' ').length }
}

const onTheRoad = oneOf(phrases.onTheRoad, { before: '^(?:the )?(', after: ')(?= |$)' })
