import { commonWords } from '../../text/lexicon/common-words.ts'
import { oneOf } from '../../text/one-of.ts'
import { townAt } from '../../text/town.ts'
import { textAt, textBetween, type Word } from '../../text/words.ts'
import type { Asking } from '../../types/facts.ts'
import { colorAt } from './color.ts'
import phrases from './phrases/vehicle-context.json' with { type: 'json' }
import { compass, isStreetWord } from './street.ts'

const vehicleQuestions = new Set<Asking>(['vehicle', 'make', 'year', 'color', 'what to correct'])
export const asksForVehicle = (asking: Asking): boolean => vehicleQuestions.has(asking)

export const streetAfter = oneOf(phrases.streetAfter, { before: '^', after: '$' })

/** Bare figures ("300", "86") and everyday words say too little on their own. */
export const isWordOrCode = (key: string, asked: boolean) =>
  !/^\d+$/.test(key) && (key.length > 2 || (asked && /\d/.test(key)))

const notPossessed = new Set(phrases.notPossessed)

/** "Bring it to my house in Tacoma", "6315 Sheridan Avenue, Tacoma": a town, which a car is called after. */
export const isPlacedIn = (words: Word[], start: number): boolean =>
  /^(?:in|near|outside|around)$/.test(textAt(words, start - 1)) ||
  (/^(?:on|off|at|by) the$/.test(textBetween(words, start - 2, start)) &&
    /^(?:at|and|near|by|in)$/.test(textAt(words, start + 1))) ||
  [start, start - 1].some(
    (at) => (townAt(words, at)?.end ?? 0) > start && followsAddress(words, at),
  )

/** "Hyacinth Street Northeast, Salem", "Oregon Street, El Paso", "level 2, Flagstaff". */
const followsAddress = (words: Word[], at: number): boolean => {
  const before = textAt(words, at - 1)
  return (
    isStreetWord(before) ||
    (compass.test(before) && isStreetWord(textAt(words, at - 2))) ||
    (words[at - 1]?.stop === ',' && /\d/.test(textBetween(words, Math.max(0, at - 4), at)))
  )
}

/** Whether the words around make an everyday word a vehicle: a year or color before, "my …", or the question asked. */
export function standsAsVehicle(
  words: Word[],
  start: number,
  end: number,
  asked: boolean,
): boolean {
  const said = textBetween(words, start, end)
  if (asked) return !commonWords.has(said) || hasVehicleWordBefore(words, start)
  if (hasVehicleWordBefore(words, start)) return true
  return (
    /^(?:my|her|his|our|wife's|husband's|son's|daughter's|mom's|dad's|'s|a|an|the|drive|driving|mine's)$/.test(
      textAt(words, start - 1),
    ) &&
    !notPossessed.has(said) &&
    !commonWords.has(said) &&
    /\b(?:car|truck|vehicle|tow|towed|drive|driving|my|mine|broke|died|start|tire|stuck|locked|battery|suv|van|jump|keys|key)\b/.test(
      textBetween(words),
    )
  )
}

/** "My Camry", "a 2015 Malibu": what a vehicle is called by those who speak of it. */
export const isOwned = (words: Word[], start: number): boolean =>
  hasVehicleWordBefore(words, start) ||
  /^(?:my|her|his|our|their|\p{L}+'s|an?|the|this)$/u.test(textAt(words, start - 1))

function hasVehicleWordBefore(words: Word[], start: number): boolean {
  const before = textAt(words, start - 1)
  return (
    /^(?:19|20)\d\d$/.test(before) ||
    /^'\d\d$/.test(before) ||
    (start > 0 && endsAColor(words, start)) ||
    endsAYear(words, start)
  )
}

const endsAColor = (words: Word[], end: number) =>
  [1, 2].some((back) => colorAt(words, end - back)?.end === end)
const endsAYear = (words: Word[], end: number) =>
  /\b(?:two thousand(?: and)?(?: \w+)?|twenty (?:ten|eleven|twelve|\w+teen|twenty(?: \w+)?|oh \w+)|nineteen \w+ty(?: \w+)?)$/.test(
    textBetween(words, Math.max(0, end - 4), end),
  )
