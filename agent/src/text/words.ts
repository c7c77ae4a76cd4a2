import { oneOf } from './one-of.ts'
import phrases from './phrases/words.json' with { type: 'json' }
/** One word as heard: `text` for comparing, `raw` as it was written. */
export type Word = {
  /** Lower case, straight apostrophes, no punctuation at the ends. */
  text: string
  raw: string
  /** What stood between this word and the next: a space, or a hyphen or slash inside one written word. */
  glue: ' ' | '-' | '/'
  /** The pause after it: none, a comma, or the end of a sentence. */
  stop: '' | ',' | '.'
}

/** Characters of one utterance that are considered; what a caller says in one breath is far shorter. */
const LONGEST_UTTERANCE = 1500
const MOST_WORDS = 300

const fillers = new Set(phrases.fillers)
const abbreviations = new Set(phrases.abbreviations)
/** Words that may rightly be said twice in a row. */
const mayRepeat = oneOf(phrases.mayRepeat, { before: '^', after: '$' })

/** Takes an utterance apart into words, without fillers ("um") and stammered repeats ("my my car"). */
export function wordsOf(utterance: string): Word[] {
  const words: Word[] = []
  const clean = utterance
    .slice(0, LONGEST_UTTERANCE)
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\b([a-z])\.(?=[a-z]\b)/gi, '$1')
    // "Comin' up", "burnin'"
    .replace(/\b(\p{L}{2,}in)'(?=\s|$)/giu, '$1g')
    .replace(/\b((?:go|com|head|driv|sitt|fac|pull|turn|try|gett|look|leak|smok)in)\b/gi, '$1g')
    .replace(/\bhigh way\b/gi, 'highway')
    .replace(
      /\b(i|highway) (?:to|too) (?=(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/gi,
      '$1 two ',
    )
    // "Seventy eight's the next one"
    .replace(
      /\b(one|two|three|four|five|six|seven|eight|nine|\w+teen|\w+ty|\d+)'s (?=the|what|it|right)/gi,
      '$1 is ',
    )
    .replace(
      /\beye (?=(?:five|eight|ten|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/gi,
      'i ',
    )
    // "Like ten out of ten", "a hundred out of a hundred": praise, and no number.
    .replace(/\b(?:a )?(?:ten|hundred|\d+) out of (?:a )?(?:ten|hundred|\d+)\b/gi, 'very good')
    .replace(/\ba leven\b/gi, 'eleven')
    .replace(/\b(eas|wes) ?(?=bound\b)/gi, '$1t ')
    .replace(/\bto[ew] (?=(?:road|way)\b)/gi, 'toll ')
    // Sounds of assent would go with the fillers.
    .replace(/\buh[ -]?huh\b/gi, 'yes')
    .replace(/\bmm?[ -]?hmm?\b/gi, 'yes')
    .replace(/\bnuh[ -]uh\b/gi, 'no')
    // "AT&T" and "A&M" are one name each.
    .replace(/(?<![a-z]{3})(?<=[a-z])&(?=[a-z](?![a-z]{2}))/gi, '\u0001')
    .replace(/&/g, ' and ')
    .replaceAll('\u0001', '&')
    .replace(/@/g, ' at ')
  for (const piece of clean.split(/\s+/)) addPiece(words, piece)
  return withYearsApart(withInitials(withoutRestarts(withoutStammer(words))).slice(0, MOST_WORDS))
}

/** "B M W" said letter by letter is one word. */
function withInitials(words: Word[]): Word[] {
  const all: Word[] = []
  for (const word of words) {
    all.push(word)
    const last = all.slice(-3)
    const joined = last.map(({ text }) => text).join('')
    if (last.length === 3 && isSpelled.test(joined) && last.every(({ text }) => text.length === 1))
      all.splice(-3, 3, { ...word, text: joined, raw: last.map(({ raw }) => raw).join('') })
  }
  return all
}

const isSpelled = /^(?:bmw|gmc)$/

function addPiece(words: Word[], piece: string): void {
  const bare = piece.replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}']+$/gu, '')
  const before = words.at(-1)
  if (before && /^(?:-+|\.{2,}|[,;:.?!]+|…)$/.test(piece))
    before.stop ||= /[.?!]/.test(piece) ? '.' : ','
  if (!bare) return
  const tail = piece.slice(piece.lastIndexOf(bare) + bare.length)
  const parts = bare.split(/(?<=\d{3})\.(?=\d)|[()]+|[-/_,;+](?=.)|:(?!\d\d\b)|(?<=\d)[-/,](?=\d)/)
  const kept = parts
    .map((part) => part.replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}']+$/gu, ''))
    .filter(Boolean)
  kept.forEach((raw, index) => {
    const text = raw
      .toLowerCase()
      .replace(/^'(?!\d)|'+$/g, '')
      .replaceAll('.', '')
      // "'At's right"
      .replace(/^at's$/, "that's")
      .replace(/^hunn?er[dt]$/, 'hundred')
      .replace(/^(nor|sou)t$/, '$1th')
    if (!text) return
    const last = index === kept.length - 1
    words.push({
      text,
      raw,
      glue: last ? ' ' : gluedBy(bare),
      stop: last ? stopIn(tail, text) : '',
    })
  })
}

/** "F one fifty two thousand ten", "fifteen hundred twenty twelve": a year after a model's number is another number. */
function withYearsApart(words: Word[]): Word[] {
  return words.map((word, at) => {
    const year = `${words[at + 1]?.text} ${words[at + 2]?.text}`
    const isBeforeYear =
      /^(?:fifty|hundred|thousand)$/.test(word.text) &&
      /^(?:two thousand|twenty (?:ten|eleven|twelve|\w+teen|twenty)|nineteen \w+ty)$/.test(year)
    return isBeforeYear && !word.stop ? { ...word, stop: ',' } : word
  })
}

const gluedBy = (bare: string) => (bare.includes('/') ? '/' : bare.includes('-') ? '-' : ' ')

function stopIn(tail: string, text: string): Word['stop'] {
  if (/[?!…]|\.\./.test(tail)) return '.'
  if (tail.includes('.')) return abbreviations.has(text) || text.length === 1 ? '' : '.'
  return /[,;:]/.test(tail) ? ',' : ''
}

function withoutStammer(words: Word[]): Word[] {
  const kept: Word[] = []
  for (const word of words) {
    const before = kept.at(-1)
    if (fillers.has(word.text)) {
      if (before && word.stop) before.stop = word.stop
    } else if (
      before &&
      before.text === word.text &&
      !mayRepeat.test(word.text) &&
      before.stop !== '.'
    ) {
      before.stop = word.stop
    } else kept.push({ ...word })
  }
  return kept
}

/** Most words that are said anew after a word broke off. */
const MOST_RESTARTED = 4

/** "Two eighty sev two eighty seven", "twenty sev twenty seventeen": what was begun, broken off and said anew is said once. */
function withoutRestarts(words: Word[]): Word[] {
  const kept: Word[] = []
  words.forEach((word, at) => {
    kept.push(word)
    const whole = words[at + 1]?.text ?? ''
    for (let said = 1; said <= MOST_RESTARTED; said += 1) {
      const cut = textAt(kept, kept.length - said - 1)
      if (cut.length < 2 || cut === whole || !whole.startsWith(cut)) continue
      const again = textBetween(words, at - said + 1, at + 1)
      const before = textBetween(kept, kept.length - 2 * said - 1, kept.length - said - 1)
      if (again !== before) continue
      kept.splice(kept.length - said - 1, said + 1)
      return
    }
  })
  return kept
}

/** The words from `start` up to `end` as they were said. */
export function saidBetween(words: Word[], start: number, end: number): string {
  let said = ''
  for (let at = start; at < end; at++) {
    const word = words[at]
    if (word) said += word.raw + (at + 1 < end ? word.glue : '')
  }
  return said
}

/** The words from `start` up to `end` for comparing: lower case, one space between. */
export function textBetween(words: Word[], start = 0, end = words.length): string {
  let text = ''
  for (let at = start; at < end; at++) text += (at > start ? ' ' : '') + (words[at]?.text ?? '')
  return text
}

/** The lower-case word at a place, or an empty string beyond the ends. */
export const textAt = (words: Word[], at: number): string => words[at]?.text ?? ''

/** Names that are said letter by letter, or written as if they were. */
const initials = new Set([
  'amc',
  'bmw',
  'bp',
  'cvs',
  'gmc',
  'heb',
  'ihop',
  'kfc',
  'ups',
  'usps',
  'ymca',
])

/** `MAIN street` and `main street` as `Main Street`; words with their own capitals inside stay (`McDonald`). */
export function titleCase(said: string): string {
  const shouting = said.length > 3 && said === said.toUpperCase()
  return said
    .split(' ')
    .map((word) => {
      if (initials.has(word.toLowerCase())) return word.toUpperCase()
      if (/\d/.test(word)) return word.replace(/^\w/, (first) => first.toUpperCase())
      const base = shouting || /^[A-Z]?[a-z']*$/.test(word) ? word.toLowerCase() : word
      return base
        .replace(/(^|[-/])\p{L}/gu, (first) => first.toUpperCase())
        .replace(/^Mc[a-z](?=[a-z]{2})/, (head) => `Mc${head.charAt(2).toUpperCase()}`)
    })
    .join(' ')
}

/** A run of words that belong together: up to the next pause or a joining word. `end` is exclusive. */
type Clause = { start: number; end: number; text: string }

const joiners = new Set([
  'and',
  'but',
  'so',
  'because',
  'cause',
  'then',
  'though',
  'plus',
  'except',
])

/** The clauses of an utterance, cut at pauses and at joining words ("and", "but", "because"). */
export function clausesOf(words: Word[]): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  const close = (end: number) => {
    if (end > start) clauses.push({ start, end, text: textBetween(words, start, end) })
    start = end
  }
  words.forEach((word, at) => {
    if (joiners.has(word.text) && !/^(?:hundred|thousand)$/.test(textAt(words, at - 1))) close(at)
    if (word.stop) close(at + 1)
  })
  close(words.length)
  return clauses
}

/** The words with a gap where one is left out: nothing is read there, nor across it. */
export const withGaps = (words: Word[], isLeftOut: readonly boolean[]): Word[] =>
  words.map((word, at) => (isLeftOut[at] ? { ...word, text: '§', raw: '' } : word))

/** How many words a text has, by the spaces between them; 1 for an empty one. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).length

/** With straight apostrophes, whichever a recognizer wrote. */
export const withPlainQuotes = (text: string): string => text.replace(/[\u2018\u2019]/g, "'")
