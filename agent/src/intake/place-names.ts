import { landmarkWords, noPlaces } from '../text/lexicon/businesses.ts'
import { isEveryday } from '../text/lexicon/common-words.ts'
import { ordinalAt, runAt } from '../text/numbers.ts'
import { oneOf } from '../text/one-of.ts'
import { type Word, wordsOf } from '../text/words.ts'
import type { Place } from '../types/facts.ts'
import type { PlaceWords } from '../types/intake.ts'
import phrases from './phrases/place-names.json' with { type: 'json' }

const lead = oneOf(phrases.lead, { before: '^(?:', after: '[,.\\s]+)+', flags: 'i' })

/** What was said without how one begins to say it: "behind the old mill" of "um, we're behind the old mill". */
export const withoutLead = (said: string): string =>
  said
    .trim()
    .replace(lead, '')
    .replace(/[\s.,;!?]+$/, '') || said.trim()

/** Words that name something: no everyday word, or a number. */
export const isName = ({ text }: Word) =>
  /\d/.test(text) || landmarkWords.has(text) || (text.length > 1 && !isEveryday(text))

/** True for a place of which nothing is known but the words. */
export const isWordsAlone = ({ said: _, kind, ...parts }: Place): boolean =>
  kind === 'landmark' && Object.keys(parts).length === 0

/** True when nothing in the words of a place could be found on a map or on a sign. */
export const namesNothing = (place: Place): boolean =>
  isWordsAlone(place) && !wordsOf(place.said).some((word) => isName(word) && !isKind(word.text))

/** What any lot has, and every street that is no street's name. */
const ofAnyLot =
  /^(?:street|road|drive|lane|avenue|way|alley|place|entrance|exit|returns?|rentals?|driveway|delivery|deliveries|back|front)$/

/** "Main Street", "Market Street", "Park Avenue": everyday words that every town has a street of. */
const ofEveryTown = new RegExp(
  `^(?!(?:${phrases.ofAnyStreet.join('|')}) )(?:(?:north|south|east|west) )?\\w+ (?:street|st|avenue|ave|boulevard|blvd)$`,
  'i',
)

/** "Service drive", "the rental return lane": everyday words, and none that names a street. */
export const saysNoName = (street: string): boolean =>
  !ofEveryTown.test(street) &&
  wordsOf(street).every(({ text }) => ofAnyLot.test(text) || isEveryday(text) || isKind(text))

/** "Pruitt's Garage" tells which it is; "the body shop" does not. */
export const saysName = (business: string): boolean =>
  wordsOf(business).some((word) => isName(word) && !isKind(word.text))

/** "The university", "a parking lot": what it is, not which. */
const isKind = (text: string) => landmarkWords.has(text) || noPlaces.has(text)

/** More is not read back: it is on the job, and nobody listens to it. */
const LONGEST_CLAUSE = 24

/** The parts of what was said of a place that name something which an address leaves out, as they were said. */
export function leftOut(told: readonly PlaceWords[], address: string): string[] {
  const there = new Set(numbersWritten(address).map(bare))
  const isLeftOut = (clause: string) => namesOf(clause).some((name) => !there.has(bare(name)))
  return told
    .flatMap(({ said, english }) =>
      english ? (isLeftOut(english) ? [said] : []) : clausesOf(said).filter(isLeftOut),
    )
    .map(withoutLead)
    .filter((clause) => wordsOf(clause).length <= LONGEST_CLAUSE)
}

const bare = (word: string) => word.replace(/'s$|[^\p{L}\p{N}]/gu, '')

const clausesOf = (said: string) =>
  said.split(
    /(?<!\b(?:mr|mrs|ms|dr|st|ste))[.;!?]+\s+|,?\s+(?:because|but|so|cause)\s+|,?\s+and (?=(?:i|i'm|im|it|it's|my|we|we're|the car|they)\b)/i,
  )

/** The words of a text with its numbers in digits. */
export function numbersWritten(text: string): string[] {
  const words = wordsOf(text)
  const all: string[] = []
  for (let at = 0; at < words.length; ) {
    const ordinal = ordinalAt(words, at)
    const run = ordinal ? undefined : runAt(words, at)
    all.push(ordinal ? String(ordinal.value) : (run?.digits ?? words[at]?.text ?? ''))
    at = Math.max(ordinal?.next ?? run?.next ?? 0, at + 1)
  }
  return all.flatMap((word) => [word, ...(/\d/.test(word) ? [word.replace(/\D/g, '')] : [])])
}

/** What a clause names, by its words and numbers. */
const namesOf = (clause: string) =>
  numbersWritten(clause).filter(
    (text) =>
      /\d/.test(text) || (text.length > 1 && !/'(?:m|re|ve|ll|d)$/.test(text) && !isEveryday(text)),
  )
