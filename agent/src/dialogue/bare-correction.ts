import { understand } from '../readers/rules/understand.ts'
import { firstNames } from '../text/lexicon/first-names.ts'
import { modelOf, vehicleKey } from '../text/lexicon/vehicles.ts'
import { digitRuns } from '../text/numbers.ts'
import { oneOf } from '../text/one-of.ts'
import { withPlainQuotes, wordCount } from '../text/words.ts'
import type { Asking, Facts, Place, UnderstandOptions } from '../types/facts.ts'
import phrases from './phrases/bare-correction.json' with { type: 'json' }

/** A caller who names what is wrong ("the year is 2013") answers as if that had been asked. */
const named: readonly [RegExp, Asking][] = [
  [/\bname\b/i, 'name'],
  [/\byear\b/i, 'year'],
  [/\bcolou?r\b/i, 'color'],
  [/\b(?:phone|call ?back|cell|my number|number is)\b/i, 'callback number'],
  [/\b(?:exit|mile ?marker)\b/i, 'exit'],
  [/\b(?:drop ?off|destination|going to|goes to|take it)\b/i, 'destination'],
  [/\b(?:city|town)\b/i, 'city'],
  [/\b(?:model|make|car|truck|vehicle|van)\b/i, 'vehicle'],
  [/\b(?:address|street|pick ?up|place|location)\b/i, 'place'],
]

/** In more words than these nobody gives a bare year, vehicle or color: "from the top to the coda, yes". */
const MOST_BARE = 6

/** What a correction means that only makes sense beside what was read back; nothing when it is none. */
export function bareCorrection(
  heard: string,
  known: Facts,
  options: UnderstandOptions,
  town: () => Facts | undefined,
): Facts | undefined {
  const words = withPlainQuotes(heard)
  const asked = named.flatMap(([pattern, asking]) => (pattern.test(words) ? [asking] : []))
  return (
    otherHouseNumber(words, known) ??
    firstUnderstood([withoutLabel(words), words], asked, options) ??
    otherStreet(bareOf(words), known, options) ??
    town() ??
    otherModel(bareOf(words), known, options) ??
    (isBareWord(words) ? undefined : firstUnderstood([bareOf(words)], ['name'], options)) ??
    (wordCount(bareOf(words)) <= MOST_BARE
      ? firstUnderstood([bareOf(words)], ['year', 'vehicle', 'color'], options)
      : undefined)
  )
}

/** "Ack", "mumble": one word that is nobody's given name, and no year. */
const isBareWord = (words: string): boolean => {
  const [word = '', ...more] = words.toLowerCase().match(/[\p{L}\d'-]+/gu) ?? []
  return more.length === 0 && !/\d/.test(word) && !firstNames.has(word)
}

/** "Coit Lane, not Coit Road": at the end whose street begins with the same word. */
function otherStreet(
  words: string,
  { pickup, dropoff }: Facts,
  options: UnderstandOptions,
): Facts | undefined {
  const { pickup: street } = understand(words, { ...options, asking: 'place' }).facts
  if (!street?.street) return undefined
  const first = (place: Place) => place.street?.toLowerCase().split(' ')[0]
  const isAbout = (place: Place | undefined) => place && first(place) === first(street)
  if (isAbout(dropoff) && !isAbout(pickup)) return { dropoff: street }
  return { pickup: street }
}

/** "A Dakota": another model that the known make has. */
function otherModel(
  words: string,
  { vehicleMake }: Facts,
  options: UnderstandOptions,
): Facts | undefined {
  if (!vehicleMake) return undefined
  const said = `${vehicleMake} ${words.replace(/^(?:an?|the)\s+/i, '')}`
  const { facts } = understand(said, { ...options, asking: 'vehicle' })
  const { vehicleModel = '' } = facts
  return modelOf(vehicleKey(vehicleModel), vehicleMake) ? facts : undefined
}

function firstUnderstood(
  wordings: string[],
  questions: readonly Asking[],
  options: UnderstandOptions,
): Facts | undefined {
  for (const asking of questions) {
    for (const words of wordings) {
      const { facts } = understand(words, { ...options, asking })
      if (Object.keys(facts).length > 0) return facts
    }
  }
  return undefined
}

const label = oneOf(phrases.label, {
  before: '^.*?\\b',
  after:
    "\\b(?:'s| (?:is|was|should be|ought to be))?(?: (?:wrong|incorrect|not right))?[\\s,.:;]*(?:it'?s|it is|is|should be|it should be|to)?\\s+",
  flags: 'i',
})
const lead =
  /^(?:(?:no|nope|nah|wait|actually|sorry|well|um|uh|it'?s|it is|its|that'?s|that should be|it should be|should be|i said|i meant|make (?:it|that))[\s,.]+)+/i
const denial = /[\s,]+(?:and )?not\b.*$/i

/** "It's not a Dart, it's a Dakota": only what comes after counts. */
const denialFirst = /^.*\bnot\b.*?\b(?:it'?s|it is|but|it should be)\s+(?=\S)/i

const bareOf = (words: string) =>
  words.trim().replace(lead, '').replace(denialFirst, '').replace(denial, '')
const withoutLabel = (words: string) => bareOf(words).replace(label, '').replace(denial, '')

/** A house number has fewer digits than this; more are of a telephone's. */
const TOO_LONG = 7

/** "The house number is wrong, it's 1610": the other house number, at the pickup or else where it goes. */
const otherHouseNumber = (words: string, known: Facts): Facts | undefined =>
  namesNumber(words)
    ? withHouse(known, ({ number }) =>
        digitRuns(words).find((run) => run !== number && run.length < TOO_LONG),
      )
    : undefined

/** "It's 1141 Walnut, not 1411", "it's not 1411, it's 1141": the other house number, at the end that has the one denied. */
export function houseNotThat(words: string, known: Facts): Facts | undefined {
  const [, told = '', after = ''] =
    /^(.*?)\b(?:and )?not (?:at |on |number )?(.+)$/i.exec(words) ?? []
  // "Not the dealer, take it to 1105 6th Street" denies no number.
  if (digitRuns(after.split(' ', 1).join()).length === 0) return undefined
  const [denied, other] = digitRuns(after)
  const numbers = digitRuns(told)
  const right = numbers.findLast(({ length }) => length === denied?.length) ?? numbers.at(-1)
  return withHouse(known, ({ number }) => (number === denied ? (right ?? other) : undefined))
}

/** The first end with a house on a street that gets another number by these words. */
function withHouse(
  { pickup, dropoff }: Facts,
  numberFor: (place: Place) => string | undefined,
): Facts | undefined {
  for (const [end, place] of Object.entries({ pickup, dropoff })) {
    const right = place?.street && place.number ? numberFor(place) : undefined
    if (!place || !right || right === place.number) continue
    const said = `${right} ${place.said.replace(/^(?:(?:the|at|on) )*[\w-]*\d[\w-]*\s*/i, '')}`
    return { [end]: { ...place, number: right, said } }
  }
  return undefined
}

const namesNumber = (words: string) =>
  /\b(?:house|street|building) number\b|\b(?:address|number) is wrong\b/i.test(words)
