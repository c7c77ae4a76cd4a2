import { isRepairedBetween } from '../../text/correction.ts'
import { type Run, runAt } from '../../text/numbers.ts'
import { textAt, type Word } from '../../text/words.ts'

const between = new Set([
  'dash',
  'hyphen',
  'dot',
  'area',
  'code',
  'then',
  'and',
  'space',
  'plus',
  'okay',
  'ok',
])
/** How "two", "four" and "eight" are heard in the middle of a number. */
const misheard = new Map([
  ['to', '2'],
  ['too', '2'],
  ['for', '4'],
  ['ate', '8'],
  ['won', '1'],
  ['tree', '3'],
  ['sex', '6'],
])

type PhoneFound = { phone: string; start: number; end: number }

/**
 * A North American telephone number, ten digits, however it was grouped.
 * A number that is too short or too long is not taken: the caller is asked again.
 */
export function findPhone(words: Word[]): PhoneFound | undefined {
  const heard = withDigitsMended(words)
  return phoneHeard(heard) ?? phoneHeard(withHundredsApart(heard))
}

/** "eight hundred five five five": the five is the next group's, not 805. */
const withHundredsApart = (words: Word[]): Word[] =>
  words.map((word) => (word.text === 'hundred' && !word.stop ? { ...word, stop: ',' } : word))

function phoneHeard(heard: Word[]): PhoneFound | undefined {
  let found: PhoneFound | undefined
  for (let at = 0; at < heard.length; at++) {
    const run = runAt(heard, at, between)
    if (!run) continue
    found = phoneIn(run) ?? withTailMended(heard, found, run) ?? found
    at = run.next - 1
  }
  return found
}

/** "… one two three four, I mean one two three five": the last four or seven digits said anew. */
function withTailMended(
  words: Word[],
  found: PhoneFound | undefined,
  run: Run,
): PhoneFound | undefined {
  if (!found || !/^(?:\d{4}|\d{7})$/.test(run.digits) || run.start - found.end > 5) return
  if (!isRepairedBetween(words, found.end, run.start)) return
  const phone = found.phone.slice(0, -run.digits.length) + run.digits
  return isPhone(phone) ? { phone, start: found.start, end: run.next } : undefined
}

/** "won", "to" and "for" between digits are digits. */
function withDigitsMended(words: Word[]): Word[] {
  const corrected: Word[] = []
  words.forEach((word, at) => {
    const digit = misheard.get(word.text)
    const goesOn = runAt(words, at + 1) !== undefined || misheard.has(textAt(words, at + 1))
    const follows = runAt(corrected, at - 1) !== undefined
    corrected.push(digit && goesOn && follows ? { ...word, text: digit } : word)
  })
  return corrected
}

/** Area codes start at 2, and N11 are services, not areas. */
const isPhone = (digits: string) => /^[2-9](?!11)\d{9}$/.test(digits)

function phoneIn(run: Run): PhoneFound | undefined {
  const whole = tenOf(run.digits)
  if (whole) return { phone: whole, start: run.start, end: run.next }
  if (run.digits.length === 20 && run.digits.slice(0, 10) === run.digits.slice(10)) {
    return isPhone(run.digits.slice(0, 10))
      ? { phone: run.digits.slice(0, 10), start: run.start, end: run.next }
      : undefined
  }
  return phoneAmong(run)
}

function tenOf(digits: string): string | undefined {
  if (isPhone(digits)) return digits
  return digits.length === 11 && digits.startsWith('1') && isPhone(digits.slice(1))
    ? digits.slice(1)
    : undefined
}

/** A written number beside another number ("2012 469-555-0199"): groups of 3-3-4, 3-7, 6-4 or 10 only. */
function phoneAmong(run: Run): PhoneFound | undefined {
  for (let first = 0; first < run.chunks.length; first++) {
    for (const shape of ['3-3-4', '3-7', '6-4', '10']) {
      const groups = run.chunks.slice(first, first + shape.split('-').length)
      const digits = groups.map((group) => group.digits).join('')
      const last = groups.at(-1)
      if (
        last &&
        groups.map((group) => group.digits.length).join('-') === shape &&
        isPhone(digits)
      ) {
        return { phone: digits, start: groups[0]?.start ?? run.start, end: last.next }
      }
    }
  }
}
