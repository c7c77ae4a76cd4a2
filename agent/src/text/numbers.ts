import { textAt, type Word, wordsOf } from './words.ts'

const units = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(
    (word, value) => [word, value],
  ),
)
const teens = new Map(
  [
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ].map((word, index) => [word, index + 10]),
)
const tens = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, index) => [word, index * 10 + 20],
  ),
)
for (const [wrong, right] of [
  ['fourty', 40],
  ['ninty', 90],
  ['fiddy', 50],
  ['fitty', 50],
  ['twenny', 20],
] as const)
  tens.set(wrong, right)
const times = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
  ['quadruple', 4],
])

/** A number said in one go ("twenty five hundred", "double nine", "469") and the place after it. */
type Chunk = { digits: string; next: number }

const isZero = (text: string) => text === 'zero' || text === 'oh' || text === 'o'

function digitOf(text: string): string | undefined {
  const value = isZero(text) ? 0 : units.get(text)
  return value === undefined ? undefined : String(value)
}

function below100(words: Word[], at: number): { value: number; next: number } | undefined {
  const text = textAt(words, at)
  const small = teens.get(text) ?? (text === 'zero' ? undefined : units.get(text))
  if (small !== undefined) return { value: small, next: at + 1 }
  const ten = tens.get(text)
  if (ten === undefined) return
  const unit = words[at]?.stop ? undefined : units.get(textAt(words, at + 1))
  return unit ? { value: ten + unit, next: at + 2 } : { value: ten, next: at + 1 }
}

function below1000(words: Word[], at: number): { value: number; next: number } | undefined {
  const base = below100(words, at)
  if (!base || textAt(words, base.next) !== 'hundred') return base
  const rest = words[base.next]?.stop ? undefined : afterAnd(words, base.next + 1, below100)
  return { value: base.value * 100 + (rest?.value ?? 0), next: rest?.next ?? base.next + 1 }
}

type Reader = (words: Word[], at: number) => { value: number; next: number } | undefined

/** What follows "hundred" or "thousand", with or without "and". */
function afterAnd(words: Word[], at: number, read: Reader) {
  return read(words, /^(?:and|an)$/.test(textAt(words, at)) ? at + 1 : at)
}

/** "The ceremony's at four, oh my god": no nought. */
const isCalledOut = (words: Word[], at: number) =>
  /^(?:my|man|boy|lord|god|dear|gosh|goodness|well|wow|yes|yeah|no|please)$/.test(
    textAt(words, at + 1),
  )

/** One number as said in one go, if one starts here. "oh" counts as a digit; the caller decides whether that fits. */
export function chunkAt(words: Word[], at: number): Chunk | undefined {
  const text = textAt(words, at)
  if (!text) return
  if (/^\d/.test(text) || /^[o\d]*\d[o\d]*$/.test(text)) return typedChunk(words, at, text)
  const repeat = times.get(text)
  if (repeat) {
    const digit = digitOf(textAt(words, at + 1)) ?? /^\d$/.exec(textAt(words, at + 1))?.[0]
    return digit === undefined ? undefined : { digits: digit.repeat(repeat), next: at + 2 }
  }
  if (isZero(text)) return isCalledOut(words, at) ? undefined : { digits: '0', next: at + 1 }
  const base = below1000(words, at)
  if (!base) return
  if (textAt(words, base.next) !== 'thousand')
    return { digits: String(base.value), next: base.next }
  const rest = afterAnd(words, base.next + 1, below1000)
  return {
    digits: String(base.value * 1000 + (rest?.value ?? 0)),
    next: rest?.next ?? base.next + 1,
  }
}

function typedChunk(words: Word[], at: number, text: string): Chunk | undefined {
  if (!/^[\do]+$/.test(text)) return
  const digits = text.replaceAll('o', '0')
  const scale = { hundred: 100, thousand: 1000 }[textAt(words, at + 1)]
  return scale && digits.length <= 2
    ? { digits: String(Number(digits) * scale), next: at + 2 }
    : { digits, next: at + 1 }
}

/** Numbers said one after another, as one string of digits. */
export type Run = {
  digits: string
  chunks: (Chunk & { start: number })[]
  start: number
  next: number
}

/** More words than anybody's number has; without an end, a row of a thousand is read a thousand times over. */
const LONGEST_ROW = 40

/** The longest row of numbers from here, passing over the words in `between` ("dash", "area code"). */
export function runAt(words: Word[], at: number, between?: Set<string>): Run | undefined {
  const chunks: Run['chunks'] = []
  let next = at
  for (let probe = at; probe < words.length && chunks.length < LONGEST_ROW; ) {
    // "Forty, oh, about a mile": behind a pause it is no nought.
    const isSigh =
      words[probe - 1]?.stop && /^(?:oh|o)$/.test(textAt(words, probe)) && words[probe]?.stop
    const chunk = isSigh ? undefined : chunkAt(words, probe)
    if (chunk) {
      chunks.push({ ...chunk, start: probe })
      next = probe = chunk.next
    } else if (chunks.length > 0 && between?.has(textAt(words, probe))) probe++
    else break
  }
  return chunks.length > 0
    ? { digits: chunks.map((chunk) => chunk.digits).join(''), chunks, start: at, next }
    : undefined
}

const ordinals = new Map(
  [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
    'nineteenth',
    'twentieth',
  ].map((word, index) => [word, index + 1]),
)
for (const [ten, value] of tens) ordinals.set(ten.replace(/y$/, 'ieth'), value)

const isSide = /^(?:north|south)(?:east|west)?$|^(?:east|west)$/

/** "fifth", "5th", "twenty first", "one hundred and twelfth" as a number, and the place after it. */
export function ordinalAt(words: Word[], at: number): { value: number; next: number } | undefined {
  const first = textAt(words, at)
  // "A hundred fifth avenue"; "one oh fifth avenue" is the same.
  const hundreds =
    textAt(words, at + 1) === 'hundred' ? (first === 'a' ? 1 : units.get(first)) : undefined
  const afterNought =
    /^[12]$/.test(digitOf(first) ?? '') && /^(?:oh|o)$/.test(textAt(words, at + 1))
  const below10 = afterNought ? ordinals.get(textAt(words, at + 2)) : undefined
  if (below10 && below10 < 10)
    return { value: Number(digitOf(first)) * 100 + below10, next: at + 3 }
  // "Northeast One Fiftieth", "West One Twenty Fifth": after a side of the sky the hundred is left out.
  const short = isSide.test(textAt(words, at - 1)) ? units.get(textAt(words, at)) : undefined
  const nth = short && short < 3 ? ordinalBelow100(words, at + 1) : undefined
  if (short && nth && nth.value > 9) return { value: short * 100 + nth.value, next: nth.next }
  // "Nine hundred Third Avenue" is number 900: no town has so many. Counties have ("464th Street and 463rd Avenue").
  const isCrossing =
    textAt(words, at - 1) === 'and' && /^(?:street|avenue)$/.test(textAt(words, at - 2))
  if (!hundreds || (hundreds > 3 && !isCrossing)) return ordinalBelow100(words, at)
  const rest = afterAnd(words, at + 2, ordinalBelow100)
  return rest && { value: hundreds * 100 + rest.value, next: rest.next }
}

function ordinalBelow100(words: Word[], at: number): { value: number; next: number } | undefined {
  const text = textAt(words, at)
  const typed = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(text)
  if (typed) return { value: Number(typed[1]), next: at + 1 }
  const word = ordinals.get(text)
  if (word !== undefined) return { value: word, next: at + 1 }
  const ten = tens.get(text)
  const unit = ordinals.get(textAt(words, at + 1))
  return ten !== undefined && unit !== undefined && unit < 10
    ? { value: ten + unit, next: at + 2 }
    : undefined
}

/** The numbers in a text as digits, however written or spoken; those said in one go are one. */
export function digitRuns(text: string): string[] {
  const words = wordsOf(text)
  const runs: string[] = []
  let isRun = false
  for (let at = 0; at < words.length; ) {
    const chunk = chunkAt(words, at)
    const digits = chunk?.digits ?? words[at]?.text.replace(/\D/g, '') ?? ''
    if (digits) runs.push((isRun ? (runs.pop() ?? '') : '') + digits)
    isRun = digits !== ''
    at = chunk?.next ?? at + 1
  }
  return runs
}
