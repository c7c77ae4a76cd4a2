import { namedRoad, prefixOf, routeOnSigns } from '../../text/lexicon/roads.ts'
import { states } from '../../text/lexicon/states.ts'
import { chunkAt, ordinalAt, type Run, runAt } from '../../text/numbers.ts'
import { oneOf } from '../../text/one-of.ts'
import { textAt, textBetween, titleCase, type Word } from '../../text/words.ts'
import type { Place } from '../../types/facts.ts'
import phrases from './phrases/road.json' with { type: 'json' }

export type RoadFound = {
  highway: string
  direction?: NonNullable<Place['direction']>
  start: number
  end: number /** No word said that it is a road. */
  bare: boolean
}

const directions = new Map<string, NonNullable<Place['direction']>>([
  ['north', 'northbound'],
  ['south', 'southbound'],
  ['east', 'eastbound'],
  ['west', 'westbound'],
  ['nb', 'northbound'],
  ['sb', 'southbound'],
  ['eb', 'eastbound'],
  ['wb', 'westbound'],
])

/** A direction of travel that starts here ("north", "southbound", "going west", "on the east bound side"). */
export function directionAt(
  words: Word[],
  at: number,
): { direction: NonNullable<Place['direction']>; end: number } | undefined {
  let from = at
  while (
    /^(?:going|heading|headed|traveling|travelling|facing|driving|toward|towards|bound|i'm|on|the|side|it's|think|was|were|in|direction)$/.test(
      textAt(words, from),
    ) &&
    from < at + 4
  )
    from++
  const text = textAt(words, from)
  const joined = directions.get(text.replace(/(?:bound|wards?|'d)$/, ''))
  // "South of town" tells a place, not the way one drives.
  if (!joined || textAt(words, from + 1) === 'of') return
  const split = textAt(words, from + 1) === 'bound'
  return { direction: joined, end: from + (split ? 2 : 1) }
}

/** Kinds of numbered roads as said, and how the signs write them; `*` is the state. */
const kinds: [RegExp, string][] = [
  [/^(?:interstate highway|interstate|ih|i)$/, 'I'],
  [
    /^(?:us highway|us hwy|us route|us|u s highway|u s route|u s|united states highway|united states)$/,
    'US',
  ],
  [/^(?:farm to market road|farm to market|farm market|farm road|fm road|fm|f m)$/, 'FM'],
  [/^(?:ranch road|ranch to market|ranch to market road|rm|r m|rr)$/, 'RM'],
  [/^(?:county road|county rd|county|cr|c r)$/, 'CR'],
  [/^(?:state highway|state hwy|state route|state road|sh|s h|sr|s r|st hwy|state rd)$/, '*'],
  [/^k$/, 'K'],
  [/^m$/, 'M'],
  [/^(?:private road|private rd|pvt road)$/, 'Private Road'],
  [/^(?:park road|park rd)$/, 'Park Road'],
  [/^loop$/, 'Loop'],
  [/^spur$/, 'Spur'],
  [/^beltway$/, 'Beltway'],
  [/^(?:business (?:highway|route|hwy))$/, 'Business'],
  [/^(?:highway|hwy|route|rt|rte|freeway|high way|toll road|toll)$/, '?'],
]

/** A highway that starts here. `bareNumbers` allows "75" with nothing that says it is a road. */
export function roadAt(
  words: Word[],
  at: number,
  state: string | undefined,
  bareNumbers: boolean,
): RoadFound | undefined {
  const found =
    namedAt(words, at, state) ??
    numberedAt(words, at, state) ??
    letteredAt(words, at) ??
    writtenTogether(words, at, state) ??
    asInterstate(words, at) ??
    (bareNumbers ? bareAt(words, at, state) : undefined)
  if (!found || words[found.end - 1]?.stop === '.') return found
  // "The Grand Parkway, highway ninety nine": its number, and no road that crosses it.
  const number = /\d/.test(found.highway) ? undefined : numberedAt(words, found.end, state)
  if (number) found.end = number.end
  const direction = directionAt(words, found.end)
  return direction ? { ...found, direction: direction.direction, end: direction.end } : found
}

const isHourOf = oneOf(phrases.hasHour, {
  after: '(?: is| starts)? (?:at|by|around|before|until)$',
})

/** "Sixty five, the interstate" */
function asInterstate(words: Word[], at: number): RoadFound | undefined {
  const number = chunkAt(words, at) && routeNumber(words, at)
  return number && textBetween(words, number.end, number.end + 2) === 'the interstate'
    ? { highway: `I-${number.digits}`, start: at, end: number.end + 2, bare: false }
    : undefined
}

/** "Route KK", "state route double k": the letters of Missouri's roads, two of a kind. */
function letteredAt(words: Word[], at: number): RoadFound | undefined {
  const found =
    /^(?:state )?(?:route|highway) (?:([b-hj-z])\1|([b-hj-z]) \2|double ([b-hj-z]))(?= |$)/.exec(
      textBetween(words, at, at + 5),
    )
  const letter = found?.[1] ?? found?.[2] ?? found?.[3]
  if (!found || !letter) return
  const highway = `Route ${letter.repeat(2).toUpperCase()}`
  return { highway, start: at, end: at + found[0].split(' ').length, bare: false }
}

function namedAt(words: Word[], at: number, state: string | undefined): RoadFound | undefined {
  for (const length of [4, 3, 2, 1]) {
    if (at + length > words.length) continue
    const highway = namedRoad(textBetween(words, at, at + length), state)
    // "North Loop Drive" is a street of El Paso, "West Loop 289" a highway of Lubbock.
    const next = textAt(words, at + length)
    const isOther =
      /^(?:drive|road|street|lane|boulevard)$/.test(next) ||
      (textAt(words, at + length - 1) === 'loop' && chunkAt(words, at + length) !== undefined)
    if (highway && !isOther) return { highway, start: at, end: at + length, bare: false }
  }
  return genericName(words, at)
}

/** "Kilgore Turnpike", "the Eastex Freeway": any name before a word that only roads have. */
function genericName(words: Word[], at: number): RoadFound | undefined {
  for (const length of [1, 2, 3]) {
    const kind = textAt(words, at + length)
    if (!/^(?:expressway|freeway|turnpike|tollway|thruway|expwy|fwy|beltway|tpke)$/.test(kind))
      continue
    const name = words.slice(at, at + length)
    if (
      name.some(
        (word) =>
          word.stop ||
          word.text.endsWith("'s") ||
          /^(?:the|a|an|en|el|la|del|de|por|on|off|of|at|my|this|that|i'm|in|side|and|down|from|to|is|near|by|along|busy|highway|local|main|under|over|stuck|stopped)$/.test(
            word.text,
          ) ||
          /^\d/.test(word.text),
      )
    )
      return
    return {
      highway: titleCase(textBetween(words, at, at + length + 1)),
      start: at,
      end: at + length + 1,
      bare: false,
    }
  }
}

function numberedAt(words: Word[], at: number, state: string | undefined): RoadFound | undefined {
  // "Rural route 2" is a postman's round.
  if (textAt(words, at - 1) === 'rural') return
  for (const length of [4, 3, 2, 1]) {
    const said = textBetween(words, at, at + length)
    const [, ofState = ''] = /^(.+?) (?:state )?(?:highway|hwy|route)$/.exec(said) ?? []
    const kind =
      kinds.find(([pattern]) => pattern.test(said))?.[1] ??
      ((length <= 2 && states.has(said)) || states.has(ofState) ? '*' : undefined)
    if (!kind || (length > 1 && words.slice(at, at + length).some((word) => word.stop))) continue
    const number = routeNumber(words, at + length)
    // "San Diego, the Texas one" tells which of two towns.
    if (!number || (states.has(said) && number.digits === '1')) continue
    // "Out by the interstate, 2800 I believe": no interstate has four digits.
    if (kind === 'I' && number.digits.length > 3) continue
    // "K 177" of Kansas, "M 59" of Michigan, and no letter of a name ("Circle K 12").
    if (
      /^[km]$/.test(said) &&
      (number.digits.length < 2 || !beforeRoad.test(textAt(words, at - 1)))
    )
      continue
    // "Where county three meets county sixty six"; "in Collin County, 2 miles" is none.
    if (said === 'county' && !beforeRoad.test(textAt(words, at - 1))) continue
    // "I-90, the toll one"
    if (/^toll/.test(said) && number.digits.length === 1) continue
    // "It's just us two": people, and no U.S. 2.
    if (said === 'us' && number.digits.length === 1 && besideUs.test(textAt(words, at - 1)))
      continue
    const home = states.get(ofState || said) ?? (said === 'tx' ? 'TX' : state)
    return { highway: onSigns(kind, number.digits, home), start: at, end: number.end, bare: false }
  }
  // "Texas 121", "TX 121"
  const code = words[at]?.raw
  const number =
    code && /^[A-Z]{2}$/.test(code) && [...states.values()].includes(code)
      ? routeNumber(words, at + 1)
      : undefined
  return number && number.digits.length <= 3
    ? { highway: `${code}-${number.digits}`, start: at, end: number.end, bare: false }
    : undefined
}

/** What stands before a road by a letter or by the word "county". */
const beforeRoad =
  /^(?:|where|meets|on|and|at|of|off|by|from|to|near|along|down|past|is|it's|that's|take|old|highway|route)$/

const besideUs = /^(?:just|of|with|for|only|all|both|and|help|get)$/

function onSigns(kind: string, digits: string, state: string | undefined): string {
  if (kind === '?') {
    const prefix = state === 'TX' ? 'TX' : undefined
    return routeOnSigns(digits, state) ?? (prefix ? `${prefix}-${digits}` : `Highway ${digits}`)
  }
  if (kind === '*')
    return `${prefixOf(state) ?? 'State Route'}${prefixOf(state) ? '-' : ' '}${digits}`
  return /^(?:I|US|K|M)$/.test(kind) ? `${kind}-${digits}` : `${kind} ${digits}`
}

/** "35", "six thirty five", "thirty five E", "35W": at most four digits and a letter. */
function routeNumber(words: Word[], at: number): { digits: string; end: number } | undefined {
  const written = /^(\d{1,4})([a-z])?$/.exec(textAt(words, at))
  if (written?.[1]) return withLetter(words, written[1], written[2] ?? '', at + 1)
  const run = runAt(words, at)
  if (!run || textAt(words, at) === 'oh' || textAt(words, at) === 'o') return
  // "Twenty seventh" is a street.
  if (ordinalAt(words, at)) return
  // "Ranch road three thirty seven, three three seven": said twice.
  const half = run.digits.slice(0, run.digits.length / 2)
  if (half.length > 2 && run.digits === half + half) return withLetter(words, half, '', run.next)
  let digits = ''
  let end = at
  for (const chunk of run.chunks) {
    // "Highway sixteen, four miles south of Llano": the last number measures.
    const isMile = chunkAt(words, chunk.next + 1) !== undefined
    if (digits && ofMeasure.test(textAt(words, chunk.next)) && !isMile) break
    if (digits.length + chunk.digits.length > 4) break
    digits += chunk.digits
    end = chunk.next
  }
  return digits && !digits.startsWith('0') ? withLetter(words, digits, '', end) : undefined
}

const ofMeasure = /^(?:miles?|minutes?|min|blocks?|exits?|lights?|feet|yards?)$/

/** I-35 splits into 35E and 35W; "thirty five east" is the branch, not the way one drives. */
function withLetter(words: Word[], digits: string, letter: string, end: number) {
  if (letter)
    return /[ewns]/.test(letter) && digits !== '35' && letter !== 'e' && letter !== 'w'
      ? { digits, end: end - 0 }
      : { digits: digits + letter.toUpperCase(), end }
  const next = textAt(words, end)
  const branch = digits === '35' ? /^(?:e|w|east|west)$/.exec(next)?.[0] : undefined
  return branch && textAt(words, end + 1) !== 'bound'
    ? { digits: digits + branch.charAt(0).toUpperCase(), end: end + 1 }
    : { digits, end }
}

/** "i35e", "us75", "fm423", "hwy380" written as one. */
function writtenTogether(
  words: Word[],
  at: number,
  state: string | undefined,
): RoadFound | undefined {
  const parts = /^(i|ih|us|fm|sh|cr|hwy|rt|sr|tx)(\d{1,4})([a-z]?)$/.exec(textAt(words, at))
  if (!parts) return
  const [, said = '', digits = '', letter = ''] = parts
  const kind = kinds.find(([pattern]) => pattern.test(said))?.[1] ?? '*'
  return {
    highway: onSigns(kind, digits + letter.toUpperCase(), said === 'tx' ? 'TX' : state),
    start: at,
    end: at + 1,
    bare: false,
  }
}

const notARoad = oneOf(phrases.notARoad, { before: '^', after: '$' })

const streetWord =
  /^(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|parkway|pkwy|terrace|circle)$/

/** "on 75 south", "the 405", "121": a number that the state knows as a route, or that has a direction after it. */
function bareAt(words: Word[], at: number, state: string | undefined): RoadFound | undefined {
  const chunk = chunkAt(words, at)
  const number = chunk
    ? routeNumber(words, at)
    : /^\d{1,3}[ew]$/.test(textAt(words, at))
      ? routeNumber(words, at)
      : undefined
  if (
    !number ||
    number.digits.length < 2 ||
    notARoad.test(textAt(words, number.end)) ||
    runAt(words, number.end)
  )
    return
  // "I have court at ten"
  if (Number(number.digits) <= 12 && isHourOf.test(textBetween(words, Math.max(0, at - 4), at)))
    return
  // "I do Mrs. Abernathy at ten and then": an hour, unless a road follows.
  const isHour = Number(number.digits) <= 12 && textAt(words, at - 1) === 'at'
  if (isHour && textAt(words, number.end) === 'and' && !runAt(words, number.end + 1)) return
  // A shop on many corners.
  if (number.digits === '711') return
  const before = textAt(words, at - 1)
  const leads =
    /^(?:on|off|the|onto|down|along|and|at|near|from|of|side|take|by|along|under|over|past|passed|before|after)$/.test(
      before,
    ) || at === 0
  const direction = directionAt(words, number.end)
  const directed = direction !== undefined
  // "57 West Street", "350 west 42 street", "117 north 25th" are houses.
  const after = direction && (runAt(words, direction.end)?.next ?? direction.end)
  if (after && (streetWord.test(textAt(words, after)) || ordinalAt(words, direction.end))) return
  // "Nine hundred south and seven hundred east" are streets of Utah.
  const crossed =
    after && /^(?:and|at)$/.test(textAt(words, after)) ? runAt(words, after + 1) : undefined
  if (crossed && /^(?:north|south|east|west)$/.test(textAt(words, crossed.next))) return
  const isBound = directed && /bound$/.test(textBetween(words, number.end, direction.end))
  const signs = routeOnSigns(number.digits, state)
  const isFarmRoad =
    state === 'TX' &&
    number.digits.length === 4 &&
    (isRoadOnly(words, at, number.end) ||
      (at === 0 &&
        /^(?:past|near|by|before|just|right)$/.test(textAt(words, number.end)) &&
        !/^(?:right|just) (?:in|across|next|beside|out)/.test(
          textBetween(words, number.end, number.end + 2),
        )))
  if (isFarmRoad || (state === 'TX' && number.digits.length === 4 && isBound))
    return { highway: farmRoad(number.digits), start: at, end: number.end, bare: true }
  // "On 86 by the creek": no house, and which kind of road nobody said.
  const isBefore = number.end < words.length && number.digits.length < 4
  if (isBefore && !signs && !directed && isRoadOnly(words, at, number.end))
    return { highway: `Highway ${number.digits}`, start: at, end: number.end, bare: true }
  if (!(leads || isBound) || !(signs || directed || before === 'the')) return
  if (
    number.digits.length > 3 ||
    (!signs && !directed && /^(?:at|and|near|by|from|of)$/.test(before))
  )
    return
  if (before === 'at' && !(signs && (directed || endsThere(words, number.end)))) return
  // "They open at seven thirty" is an hour.
  if (/\b(?:opens?|closes?|closed|starts?|until|till)\b/.test(textBetween(words, at - 4, at)))
    return
  // "120 west": a house on a street of that name, as likely as a road.
  if (number.digits.length > 2 && at === 0 && direction?.end === words.length && !isBound) return
  // A bare number that no sign is known to bear is no sure highway.
  if (!signs && !directed) return
  const fallback = state === 'TX' ? `TX-${number.digits}` : `Highway ${number.digits}`
  return { highway: signs ?? fallback, start: at, end: number.end, bare: true }
}

/** "At 635 and Preston"; not "at seventy nine can I": what was said of the place is at its end there. */
const endsThere = (words: Word[], end: number) =>
  end === words.length ||
  words[end - 1]?.stop !== '' ||
  /^(?:and|in|at|by|near|just|right|about|past|before|between|close|where|exit|mile|the|i|it's|i'm|on|off|over|out|down|up|here|frontage|service|toward|towards|going|heading|headed)$/.test(
    textAt(words, end),
  )

/** "Off 1488 in Magnolia": in Texas four digits that one is on are a farm road, unless a street's name follows. */
const isRoadOnly = (words: Word[], at: number, end: number) =>
  !/^(?:hang|hold) on$/.test(textBetween(words, at - 2, at)) &&
  /^(?:on|off|along|down)$/.test(textAt(words, at - 1)) &&
  (end === words.length ||
    words[end - 1]?.stop !== '' ||
    /^(?:at|near|by|in|and|just|right|about|past|before|between|going|heading|headed|close|outside|toward|towards|where)$/.test(
      textAt(words, end),
    ))

const farmRoad = (digits: string) => `${digits === '1604' ? 'Loop' : 'FM'} ${digits}`

/** "exit 41", "exit forty one B", "mile marker 212". */
export function exitAt(
  words: Word[],
  at: number,
): { exit?: string; mileMarker?: string; end: number } | undefined {
  const text = textAt(words, at)
  if (text === 'exit' || text === 'exits') {
    const from = /^(?:number|no|is|was)$/.test(textAt(words, at + 1)) ? at + 2 : at + 1
    const written = /^(\d{1,3})([a-d])?$/.exec(textAt(words, from))
    const number = written?.[1] ? { digits: written[1], end: from + 1 } : spokenExit(words, from)
    if (!number) return
    const letter = (
      written?.[2] ??
      /^[a-d]$/.exec(textAt(words, number.end))?.[0] ??
      ''
    ).toUpperCase()
    const spoken =
      Boolean(letter) &&
      !written?.[2] &&
      !(letter === 'A' && words[number.end + 1] && !words[number.end]?.stop)
    return {
      exit: number.digits + (written?.[2] || spoken ? letter : ''),
      end: number.end + (spoken ? 1 : 0),
    }
  }
  const isMarker =
    (text === 'mile' && /^(?:marker|post)$/.test(textAt(words, at + 1))) ||
    /^(?:mm|milemarker|milepost)$/.test(text)
  // "The marker says fifty one", "the little green sign said one sixty four"
  const saying =
    /^(?:marker|post|green(?: (?:sign|one|thing|marker|number))?) (?:says?|said|reads?|was) /.exec(
      textBetween(words, at, at + 4),
    )?.[0]
  if (saying) {
    const number = spokenExit(words, at + saying.trim().split(' ').length)
    return number && { mileMarker: number.digits, end: number.end }
  }
  const from = isMarker ? at + (text === 'mile' ? 2 : 1) : text === 'mile' ? at + 1 : -1
  if (from < 0) return
  const number = spokenExit(words, /^(?:number|is)$/.test(textAt(words, from)) ? from + 1 : from)
  return number ? { mileMarker: number.digits, end: number.end } : undefined
}

const one: Word = { text: 'one', raw: 'one', glue: ' ', stop: '' }

function spokenExit(words: Word[], at: number): { digits: string; end: number } | undefined {
  // "Mile marker a hundred thirty eight"
  const isHundred = /^an? hundred$/.test(textBetween(words, at, at + 2))
  const run = runAt(isHundred ? words.with(at, one) : words, at)
  if (!run || textAt(words, at) === 'oh') return
  const { digits, next } = exitsOwn(words, run.chunks)
  if (digits.length > 4) return
  const point = textAt(words, next) === 'point' ? runAt(words, next + 1) : undefined
  return point ? { digits: `${digits}.${point.digits}`, end: point.next } : { digits, end: next }
}

/** "Exit eighty one, Twenty Eighth Street": no exit has more than three digits said one by one, or part of a street. */
function exitsOwn(
  words: Word[],
  [first, ...more]: Run['chunks'],
): { digits: string; next: number } {
  let { digits = '', next = 0 } = first ?? {}
  for (const chunk of more) {
    if (digits.length + chunk.digits.length > 3 || ordinalAt(words, chunk.start)) break
    digits += chunk.digits
    next = chunk.next
  }
  return { digits, next }
}
