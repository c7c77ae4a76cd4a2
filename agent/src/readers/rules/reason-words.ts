import { clausesOf, saidBetween, textAt, textBetween, type Word } from '../../text/words.ts'

/** Where another matter begins or ends inside a clause that has no pause. */
const begins = /^(?:i'?m|im|we'?re|it'?s|its|my|the|i)$/
const lead =
  /^(?:(?:and|but|so|because|cause|then|well|yeah|yes|okay|ok|hi|hello|hey|no|wait|actually|i think|think|i guess|like|need a tow|it'?s just|please|now|help)\s+)+/i
const tail =
  /(?:\s+(?:at|on|in|near|by|from|of|off|out|over|right|just|here|there|the|a|an|and|i'?m|im|i am|we'?re|is|it'?s|its|my|to|for|with|this|located|parked|outside|inside|along|around))+$/i

/**
 * What the dispatcher reads of the reason: the clause in which the caller told it, without the
 * places, names and numbers that stand in it (`told`, a flag for each word).
 */
export function reasonInWords(words: Word[], match: string, told: boolean[]): string {
  const clause = clausesOf(words).find(({ text }) => text.includes(match))
  const { start, end } = clause ?? { start: 0, end: words.length }
  const first = findIn(words, match, start, end)
  const last = first + match.split(' ').length
  let from = first
  while (from > start && told[from - 1] !== true && !isOtherMatter(words, from - 1, first)) from--
  let to = last
  while (to < end && told[to] !== true && !startsOtherMatter(words, to)) to++
  const said = saidBetween(words, from, to).replace(lead, '')
  return (to > last ? trimmed(said, match) : said).slice(0, 160)
}

/** True when the words are a part of a place or a name: "Cottman Transmission" tells no reason. */
export function isToldElsewhere(words: Word[], match: string, told: boolean[]): boolean {
  const length = match.split(' ').length
  const at = findIn(words, match, 0, words.length)
  return told.slice(at, at + length).filter(Boolean).length === length
}

/** Cuts what is left hanging where a place was, but never into the reason itself. */
function trimmed(said: string, match: string): string {
  const short = said.replace(tail, '')
  return short.toLowerCase().includes(match) ? short : said
}

function findIn(words: Word[], match: string, start: number, end: number): number {
  const length = match.split(' ').length
  for (let at = start; at < end; at++) {
    if (textBetween(words, at, Math.min(end, at + length)) === match) return at
  }
  return start
}

/** "I'm at … my tire blew": the reason begins at the last "my". */
const isOtherMatter = (words: Word[], at: number, first: number) =>
  begins.test(textAt(words, at)) && first - at > 8

const startsOtherMatter = (words: Word[], at: number) =>
  /^(?:i'?m (?:at|on|in|near|by|over|here|parked|sitting)|im (?:at|on|in|near)|i am (?:at|on|in|near)|we'?re (?:at|on|in|near)|my name|my number|can you|could you|please|i need|need)\b/.test(
    textBetween(words, at, at + 2),
  )
