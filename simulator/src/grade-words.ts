import { doubleMetaphone } from 'double-metaphone'
import { distance } from 'fastest-levenshtein'

const abbreviations: Record<string, string> = {
  st: 'street',
  rd: 'road',
  dr: 'drive',
  ln: 'lane',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  pkwy: 'parkway',
  ct: 'court',
  hwy: 'highway',
  expy: 'expressway',
  cr: 'county road',
  mt: 'mount',
  ft: 'fort',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
}

const ordinals =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth`.split(/\s+/)

const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const units = 'one two three four five six seven eight nine'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const tensBefore = new RegExp(
  `\\b(${tens.join('|')}) (?=(?:${ordinals.slice(0, 9).join('|')})\\b)`,
  'g',
)

/** "Ninth Street" and "9th Street" are one, and so are "Thirty-Eighth" and "38th", "Mile Nine" and "Mile 9". */
const inDigits = (word: string): string => {
  const [tenth = '', rest = word] = word.includes('~') ? word.split('~') : ['', word]
  if (teens.includes(rest)) return String(teens.indexOf(rest) + 10)
  const at = ordinals.includes(rest) ? ordinals.indexOf(rest) : units.indexOf(rest)
  if (at < 0) return word
  return String(at + 1 + (tenth ? (tens.indexOf(tenth) + 2) * 10 : 0))
}

/** The words of a text as they are compared: lower case, no accents, abbreviations written out, ordinals as numbers. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, '$1')
    .replaceAll('-', ' ')
    .replace(tensBefore, '$1~')
  const words = plain.match(/[a-z~]+|\d+/g) ?? []
  return words.flatMap((word) => inDigits(abbreviations[word] ?? word).split(' '))
}

/** True when two words sound the same, or are one slip apart. */
export function soundsLike(one: string, other: string): boolean {
  if (one === other || `${one}s` === other || one === `${other}s`) return true
  if (/\d/.test(one + other)) return false
  const [a, b] = [doubleMetaphone(one), doubleMetaphone(other)]
  const isSameSound = a.some((sound) => sound !== '' && b.includes(sound))
  return isSameSound || distance(one, other) <= (Math.min(one.length, other.length) > 4 ? 1 : 0)
}

const types =
  /^(?:street|road|drive|lane|avenue|boulevard|parkway|court|highway|way|circle|trail|place|the)$/

/**
 * True when the words of a name, without what kind of street it is, are in the text. Of a long name one
 * word may be another: everybody finds "Christina Brothers Automotive".
 */
export function names(text: string, name: string): boolean {
  const there = wordsOf(text)
  const wanted = wordsOf(name).filter((word) => !types.test(word))
  const all = wanted.length > 0 ? wanted : wordsOf(name)
  // "Beech Nut" is Beechnut.
  const pairs = there.map((word, at) => word + (there[at + 1] ?? ''))
  const missing = all.filter(
    (word) => !(there.some((each) => soundsLike(each, word)) || pairs.includes(word)),
  )
  return missing.length <= (all.length > 2 ? 1 : 0)
}

/** True when a text has this number, as a word of its own or before letters (`35E`). */
export const hasNumber = (text: string, number: string): boolean =>
  wordsOf(text).includes(number.replace(/\D/g, '') || number.toLowerCase())
