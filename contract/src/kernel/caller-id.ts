import { phoneDigits } from './formats.ts'

/** What carriers write in place of a number that is withheld, or that they do not know. */
const WITHHELD_WORDS = [
  'anonymous',
  'blocked',
  'private',
  'restricted',
  'unavailable',
  'unknown',
  'withheld',
] as const

const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
const onAKeypad = (word: string) =>
  word.replace(/[a-z]/g, (letter) => String(2 + KEYS.findIndex((key) => key.includes(letter))))

/**
 * Every way in which carriers write that a caller has no number: a word, the digits that spell it on a keypad
 * (`+266696687` is ANONYMOUS), and those with a country code before them. The one list of the product.
 */
export const WITHHELD_NUMBERS: readonly string[] = WITHHELD_WORDS.flatMap((word) => [
  word,
  `+${onAKeypad(word)}`,
  `+1${onAKeypad(word)}`,
])

const withheldDigits: ReadonlySet<string> = new Set(WITHHELD_WORDS.map(onAKeypad))

/** Whether a caller's number is none, however the carrier wrote that. Many callers share it: it is nobody's. */
export function isWithheld(written: string): boolean {
  const digits = written.replace(/\D/g, '')
  return digits === '' || withheldDigits.has(digits) || withheldDigits.has(digits.replace(/^1/, ''))
}

/** A caller's number as it came; empty where it is withheld. */
export const callerNumber = (written: string): string => (isWithheld(written) ? '' : written)

/** The ten digits of a caller's US number; empty where it is withheld, other numbers as their digits. */
export const callerDigits = (written: string): string => phoneDigits(callerNumber(written))
