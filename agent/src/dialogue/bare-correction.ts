import { understand } from '../readers/rules/understand.ts'
import { modelOf, vehicleKey } from '../text/lexicon/vehicles.ts'
import type { Asking, Facts, Place, UnderstandOptions } from '../types/facts.ts'

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

/** What a correction means that only makes sense beside what was read back; nothing when it is none. */
export function bareCorrection(
  heard: string,
  known: Facts,
  options: UnderstandOptions,
  town: () => Facts | undefined,
): Facts | undefined {
  const words = heard.replace(/[\u2018\u2019]/g, "'")
  const asked = named.flatMap(([pattern, asking]) => (pattern.test(words) ? [asking] : []))
  return (
    otherHouseNumber(words, known, options) ??
    firstUnderstood([withoutLabel(words), words], asked, options) ??
    otherStreet(bareOf(words), known, options) ??
    town() ??
    otherModel(bareOf(words), known, options) ??
    firstUnderstood([bareOf(words)], ['name', 'year', 'vehicle', 'color'], options)
  )
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

const label =
  /^.*?\b(?:name|year|colou?r|phone|number|exit|drop ?off|destination|city|town|model|make|car|truck|vehicle|address|street|pick ?up|place|location)\b(?:'s| (?:is|was|should be|ought to be))?(?: (?:wrong|incorrect|not right))?[\s,.:;]*(?:it'?s|it is|is|should be|it should be|to)?\s+/i
const lead =
  /^(?:(?:no|nope|nah|wait|actually|sorry|well|um|uh|it'?s|it is|its|that'?s|that should be|it should be|should be|i said|i meant|make (?:it|that))[\s,.]+)+/i
const denial = /[\s,]+(?:and )?not\b.*$/i

/** "It's not a Dart, it's a Dakota": only what comes after counts. */
const denialFirst = /^.*\bnot\b.*?\b(?:it'?s|it is|but|it should be)\s+(?=\S)/i

const bareOf = (words: string) =>
  words.trim().replace(lead, '').replace(denialFirst, '').replace(denial, '')
const withoutLabel = (words: string) => bareOf(words).replace(label, '').replace(denial, '')

/** "The house number is wrong, it's 1610": the other house number, at the pickup or else where it goes. */
function otherHouseNumber(words: string, known: Facts, options: UnderstandOptions) {
  const isNamed = !/\bnot\b/i.test(words) && namesNumber(words)
  return isNamed
    ? withHouse(known, (place) => numberIn(withoutNumberLabel(words), place, options))
    : houseNotThat(words, known, options)
}

/** "I'm looking at the mailbox, it's 1141 Walnut, not 1411": the other house number, at the end that has the one denied. */
export function houseNotThat(
  words: string,
  known: Facts,
  options: UnderstandOptions,
): Facts | undefined {
  const [, told = '', denied = ''] = /^(.+?)[\s,]+(?:and )?not (.+)$/i.exec(words) ?? []
  return withHouse(known, (place) =>
    numbersIn(denied, place, options)[0] === place.number
      ? numbersIn(told, place, options).at(-1)
      : undefined,
  )
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

/** The house number that these words are before the place's street. */
const numberIn = (said: string, place: Place, options: UnderstandOptions): string | undefined =>
  understand(`${said} ${place.street}`, { ...options, asking: 'place' }).facts.pickup?.number

/** A house number has no more words than these, and so many words are looked at. */
const WORDS_OF_NUMBER = 4
const MOST_WORDS = 16

/** Every house number in a sentence, each as long as it goes. */
function numbersIn(said: string, place: Place, options: UnderstandOptions): string[] {
  const tokens = said.trim().split(/\s+/).slice(-MOST_WORDS)
  const found: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    for (let count = WORDS_OF_NUMBER; count > 0; count--) {
      const isWhole = at + count <= tokens.length
      const number = isWhole && numberIn(tokens.slice(at, at + count).join(' '), place, options)
      if (!number) continue
      found.push(number)
      at += count - 1
      break
    }
  }
  return found
}

const namesNumber = (words: string) =>
  /\b(?:house|street|building) number\b|\b(?:address|number) is wrong\b/i.test(words)

const withoutNumberLabel = (words: string) =>
  bareOf(words).replace(/^.*\bnumber\b(?: is)?(?: wrong)?[\s,]*(?:it'?s|it is|is)?\s*/i, '')
