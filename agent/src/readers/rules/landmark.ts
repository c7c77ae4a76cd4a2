import { chains, landmarkWords, noPlaces, onSign } from '../../text/lexicon/businesses.ts'
import { commonWords } from '../../text/lexicon/common-words.ts'
import { firstNames } from '../../text/lexicon/first-names.ts'
import { states } from '../../text/lexicon/states.ts'
import { ordinalAt } from '../../text/numbers.ts'
import { anyOf, oneOf } from '../../text/one-of.ts'
import { saidBetween, textAt, textBetween, type Word } from '../../text/words.ts'
import phrases from './phrases/landmark.json' with { type: 'json' }
import { exitAt } from './road.ts'
import { isHouse } from './street.ts'

export type LandmarkFound = {
  /** Without article: `Walmart`, `Joe's Garage`, `Frisco high school`. */
  name: string
  kind: 'business' | 'landmark'
  start: number
  end: number
  detail?: string
  /** The words name a place by themselves: a chain, or something ending in "school", "garage". */
  sure: boolean
}

const ends = new Set(phrases.ends)
/** "the closest shop" is no place yet. */
const anyWill = /^(?:closest|nearest|wherever|whichever|whatever|any|anywhere|another)$/
/** "Frisco Auto Care", "Tire Discounters", "Smith Brothers Towing". */
const saysTrade = anyOf(phrases.saysTrade)
/** "Lake Lavon", "Mount Rainier", "Fort Bragg". */
const namesFirst = /^(?:lake|mount|mt|fort|ft|camp|port|glacier) [a-z]{3,}/
const details = oneOf(phrases.details, { before: '^', after: '$' })

/** A business or landmark that starts here ("the Walmart", "Frisco high school parking lot", "a Shell station"). */
export function landmarkAt(words: Word[], at: number, longest = 6): LandmarkFound | undefined {
  let from = at
  while (/^(?:the|a|an|this|that|some|your|of)$/.test(textAt(words, from))) from++
  let end = from
  while (end < words.length && end - from < longest) {
    const text = textAt(words, end)
    if (isEnd(words, end, from)) break
    if (end > from && (/^(?:19|20)\d\d$/.test(text) || isHouse(words, end))) break
    end++
    if (words[end - 1]?.stop) break
  }
  if (end === from || anyWill.test(textAt(words, from))) return
  return shaped(words, at, from, end)
}

/** "Dave and Buster's", "Town and Country", "in n out": an ending word inside a known name is no ending. */
function isEnd(words: Word[], at: number, from: number): boolean {
  const text = textAt(words, at)
  if (at > from && (/^(?:level|floor)$/.test(text) || isWhichFloor(words, at))) return true
  if (text === 'exit' && at > from && exitAt(words, at)) return true
  // "Big D Auto Salvage up in Willis"
  if (
    /^(?:up|over|out|down|back)$/.test(text) &&
    /^(?:in|at|on|by|near|there|off|past|here|around)$/.test(textAt(words, at + 1))
  )
    return at > from
  if (!ends.has(text)) return false
  for (let start = Math.max(from, at - 2); start <= at; start++) {
    for (const length of [4, 3, 2]) {
      if (start + length > at && chains.has(textBetween(words, start, start + length))) return false
    }
  }
  return true
}

/** "Third" of "third floor". */
const isWhichFloor = (words: Word[], at: number) =>
  /^(?:level|floor)$/.test(textAt(words, at + 1)) &&
  (ordinalAt(words, at) !== undefined ||
    /^(?:top|ground|bottom|upper|lower)$/.test(textAt(words, at)))

function shaped(
  words: Word[],
  start: number,
  from: number,
  end: number,
): LandmarkFound | undefined {
  let last = end
  let detail: string | undefined
  for (const length of [2, 1]) {
    const tail = textBetween(words, last - length, last)
    if (last - length > from && details.test(tail)) {
      detail = tail
      last -= length
      break
    }
  }
  const name = saidBetween(words, from, last)
  const text = textBetween(words, from, last)
  const isChain = startsWithChain(text)
  const ending = textAt(words, last - 1)
  const sure =
    isChain ||
    (landmarkWords.has(ending) && last - from > 1) ||
    (last - from > 1 && last - from < 5 && saysTrade.test(text)) ||
    (last - from > 1 && namesFirst.test(text) && !commonWords.has(textAt(words, from + 1))) ||
    (/'s$/.test(textAt(words, from)) && last > from + 1)
  const first = textAt(words, from)
  if (states.has(text)) return
  // "We're inside eating".
  if (last === from + 1 && !isChain && /^[a-z]+ing$/.test(first)) return
  if (!name.trim() || words.slice(from, last).some((word) => word.text === '§')) return
  const isNamed = sure && (landmarkWords.has(ending) || saysTrade.test(text))
  if (noPlaces.has(first) && !isChain && !isNamed) return
  if (
    !sure &&
    words
      .slice(from, last)
      .every(
        (word) => commonWords.has(word.text) || noPlaces.has(word.text) || /^\d/.test(word.text),
      )
  ) {
    if (!landmarkWords.has(ending)) return
  }
  return {
    name,
    kind: isLandmark(text) ? 'landmark' : 'business',
    start,
    end,
    sure,
    ...(detail && { detail }),
  }
}

const anyOfItsKind = new Set(phrases.anyOfItsKind)

/**
 * True for "a gas station" and "inside some store": one of many, not one that could be found. "The gas
 * station" is one only where `isDefinite` allows it.
 */
export function isVague(
  words: Word[],
  found: { start: number; end: number },
  isDefinite = false,
): boolean {
  let at = found.start
  while (at < found.end && !/^(?:a|an|some|this|the)$/.test(textAt(words, at))) at++
  if (at === found.end) return false
  const isOneOfMany = (isDefinite ? /^(?:a|an|some|this|the)$/ : /^(?:a|an|some|this)$/).test(
    textAt(words, at),
  )
  const named = words.slice(isOneOfMany ? at + 1 : found.start, found.end)
  if (isOneOfMany && textAt(words, at) !== 'the' && isNoName(words, at + 1, found.end)) return true
  return isOneOfMany && named.every((word) => anyOfItsKind.has(word.text))
}

/** "A drugstore", "a mexican place"; not "a Walmart", "a Braum's", "a place called Rosie". */
function isNoName(words: Word[], start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const text = textAt(words, at)
    if (isChainAt(words, at) || /'s$/.test(text) || /^(?:called|named)$/.test(text)) return false
    if (/^\p{Lu}/u.test(words[at]?.raw ?? '')) return false
  }
  return true
}

/** True for the name of a chain or of no more than a kind of place: there is more than one in a town. */
export const isOneOfMany = (name: string): boolean => {
  const words = name
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .split(' ')
  return chains.has(words.join(' ')) || words.every((word) => anyOfItsKind.has(word))
}

/** True when the name of a chain that is known everywhere begins here. */
export const isChainAt = (words: Word[], at: number) =>
  [4, 3, 2, 1].some((length) => chains.has(textBetween(words, at, at + length)))

/** True when the words before one end in the name of a chain, however it is heard ("loves" for Love's). */
export const endsChain = (words: Word[], at: number) =>
  [4, 3, 2, 1].some((length) => {
    const name = length <= at ? textBetween(words, at - length, at) : ''
    return chains.has(name) || onSign(name) !== name
  })

const startsWithChain = (text: string) => {
  const parts = text.split(' ')
  return [4, 3, 2, 1].some(
    (length) =>
      parts.length >= length &&
      chains.has(parts.slice(0, length).join(' ')) &&
      !firstNames.has(text),
  )
}

const isLandmark = (text: string) => ofLandmarks.test(text) && !startsWithChain(text)

const ofLandmarks = oneOf(phrases.ofLandmarks)
