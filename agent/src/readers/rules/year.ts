import { chunkAt, runAt } from '../../text/numbers.ts'
import { textAt, type Word } from '../../text/words.ts'

export type YearFound = {
  year: string
  start: number
  end: number /** Said in two digits: "oh five", "98". */
  short: boolean
}

const FIRST_YEAR = 1920
/** Newest model year believed when the clock is not known. */
const LAST_YEAR = 2032

/** Model years are sold up to a year and a half ahead. */
export const newestYear = (now: string | undefined): number =>
  now ? Number(now.slice(0, 4)) + 2 : LAST_YEAR

/** A model year that starts here: "2012", "two thousand and five", "twenty twelve", "'09", "oh five", "2O1O". */
export function yearAt(words: Word[], at: number, newest: number): YearFound | undefined {
  const typed = /^'(\d\d)$/.exec(textAt(words, at))
  if (typed?.[1]) return shortYear(typed[1], at, at + 1, newest)
  const first = chunkAt(words, at)
  if (!first) return
  const fits = (digits: string, end: number): YearFound | undefined =>
    /^(?:19|20)\d\d$/.test(digits) && Number(digits) >= FIRST_YEAR && Number(digits) <= newest
      ? { year: digits, start: at, end, short: false }
      : undefined
  return (
    thousandAndSome(words, first, fits) ??
    fits(first.digits, first.next) ??
    inPairs(words, first, fits) ??
    digitByDigit(words, at, fits) ??
    inTwoDigits(words, at, first, newest)
  )
}

type Fits = (digits: string, end: number) => YearFound | undefined

/** "2000 and 5", "2000 12": speech recognition often writes the first half as a number. */
function thousandAndSome(words: Word[], first: { digits: string; next: number }, fits: Fits) {
  if (first.digits !== '2000') return
  const rest = chunkAt(words, textAt(words, first.next) === 'and' ? first.next + 1 : first.next)
  return rest && /^[1-9]\d?$/.test(rest.digits)
    ? fits(String(2000 + Number(rest.digits)), rest.next)
    : undefined
}

/** "twenty twelve", "nineteen ninety eight", "twenty oh five". */
function inPairs(words: Word[], first: { digits: string; next: number }, fits: Fits) {
  // "twenty one" is read as one number, yet "twenty" + "oh five" and "twenty" + "twelve" are pairs.
  if (first.digits !== '19' && first.digits !== '20') return
  const second = chunkAt(words, first.next)
  if (!second) return
  // "Nineteen, twenty nineteen": the year, and then the whole of it.
  const whole = second.digits === '20' ? chunkAt(words, second.next) : undefined
  if (whole?.digits === first.digits) return fits(second.digits + whole.digits, whole.next)
  if (second.digits.length === 2) return fits(first.digits + second.digits, second.next)
  const third = second.digits === '0' ? chunkAt(words, second.next) : undefined
  return third?.digits.length === 1
    ? fits(`${first.digits}0${third.digits}`, third.next)
    : undefined
}

function digitByDigit(words: Word[], at: number, fits: Fits) {
  const run = runAt(words, at)
  const four = run?.chunks.slice(0, 4)
  if (!run || !four || run.chunks.length < 4 || !four.every((chunk) => chunk.digits.length === 1))
    return
  const last = four[3]
  return last ? fits(four.map((chunk) => chunk.digits).join(''), last.next) : undefined
}

function inTwoDigits(
  words: Word[],
  at: number,
  first: { digits: string; next: number },
  newest: number,
) {
  if (first.digits.length === 2) return shortYear(first.digits, at, first.next, newest)
  const second = first.digits === '0' ? chunkAt(words, first.next) : undefined
  return second?.digits.length === 1
    ? shortYear(`0${second.digits}`, at, second.next, newest)
    : undefined
}

function shortYear(
  digits: string,
  start: number,
  end: number,
  newest: number,
): YearFound | undefined {
  const value = Number(digits)
  const year = value + 2000 <= newest ? value + 2000 : value >= 50 ? value + 1900 : undefined
  return year ? { year: String(year), start, end, short: true } : undefined
}
