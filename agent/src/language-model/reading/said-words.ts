import { digitRuns } from '../../text/numbers.ts'
import { soundsLike } from '../../text/sound.ts'
import phrases from './phrases/said-words.json' with { type: 'json' }

/** Words in one form to compare by: lower case, no accents, one space apart. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

/** What a caller said, made ready to hold quotes and values against. */
export class SaidWords {
  readonly #lines: readonly string[]

  constructor(lines: readonly string[]) {
    this.#lines = lines.map((line) => ` ${plain(line)} `)
  }

  /** True when the caller said just these words, one after the other. */
  has(quote: string): boolean {
    const words = plain(quote)
    return words !== '' && this.#lines.some((line) => line.includes(` ${words} `))
  }
}

/** Words that a value may have and the caller need not have said. */
const small = new Set(phrases.small)

/** A short word sounds like many: "got" is no "Good". */
const isHeardAs = (said: string, word: string) =>
  soundsLike(said, word) && (said.length > 3 || word.length <= 3)

/** How much of a value's words were said, or sound like it; 1 for a value of small words alone. */
export function shareSaid(value: string, quote: string): number {
  const words = plain(value)
    .split(' ')
    .filter((word) => word && !/\d/.test(word) && !small.has(word))
  if (words.length === 0) return 1
  const said = plain(quote).split(' ')
  const joined = said.join('')
  const found = words.filter(
    (word) => joined.includes(word) || said.some((each) => isHeardAs(each, word)),
  )
  return found.length / words.length
}

/** True when the digits were said, in one go or in pieces, as digits or in words; true of a value without any. */
export function areDigitsSaid(value: string, quote: string): boolean {
  const digits = value.replace(/\D/g, '')
  if (!digits) return true
  const runs = digitRuns(quote)
  return runs.join('').includes(digits) || isMadeOf(digits, runs)
}

/** "Nine seven two" and "fifty five" in 9725550: what was understood of a number is in it, in order, and most of it. */
function isMadeOf(digits: string, runs: readonly string[]): boolean {
  let at = 0
  let found = 0
  for (const run of runs) {
    const next = digits.indexOf(run, at)
    if (next < 0) continue
    found += run.length
    at = next + run.length
  }
  return found * 2 > digits.length && found > 1
}

/** True when a code of letters and digits was said character by character, or in one word. */
export function isCodeSaid(code: string, quote: string): boolean {
  const heard = plain(quote).replace(/[^a-z0-9]/g, '')
  const wanted = code.toLowerCase()
  if (heard.includes(wanted)) return true
  const digits = wanted.replace(/\D/g, '')
  const letters = wanted.replace(/[^a-z]/g, '')
  return areDigitsSaid(digits, quote) && isSpelled(letters, quote)
}

/** Each letter begins a word, one after the other: "B as in boy, K". */
function isSpelled(letters: string, quote: string): boolean {
  let at = 0
  for (const word of plain(quote).split(' ')) if (word.charAt(0) === letters.charAt(at)) at += 1
  return at >= letters.length
}
