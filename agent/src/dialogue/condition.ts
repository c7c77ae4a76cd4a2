import { numbersWritten } from '../intake/place-names.ts'
import { understand } from '../readers/rules/understand.ts'
import { anyOf } from '../text/one-of.ts'
import { withPlainQuotes } from '../text/words.ts'
import type { Facts, UnderstandOptions } from '../types/facts.ts'
import type { Question } from '../types/memory.ts'
import phrases from './phrases/condition.json' with { type: 'json' }

/** What has to be so for a yes to what was read back. */
const conditions = [
  /\b(?:as |so )?long as (?:(?:you(?:'ve| have)?(?: got| have| put| wrote)?|it(?:'s| is| says)|that(?:'s| says)) )?(.+)$/i,
  /\bif (?:you(?:'ve| have)? (?:got|put)|it(?:'s| is| says)|that(?:'s| says)) (.+?),? then (?:yes|yeah|yep|yup|we're good|it's right|that's right)\b/i,
  /^(?:yes|yeah|yep|yup|sure|right|okay|ok|correct)\b.*?\b(?:if|provided|assuming) (?:you(?:'ve| have)? (?:got|put)|it(?:'s| is| says)|that(?:'s| says)) (.+)$/i,
  /\bjust (?:so (?:we're|you're|i'm|we are|you are) (?:sure|clear)|to be (?:sure|clear|safe)),? (.+)$/i,
  /\b(?:everything|all of it|all of that|all right) (?:except|but)(?: that)? (.+)$/i,
]

/** "You even got Paris Road, yes": what they are glad of is as they want it. */
const praises = anyOf(phrases.praises, 'i')
const isDoubtful =
  /\b(?:but|except|not|n't|wrong|if|long as|change|should|only|make it|instead)\b|n't\b|\bit(?:'s| is) (?!(?:all )?(?:right|good|correct|perfect|fine))/i

/** "Not north at Airport", "it's not going to my house, it's going to the shop": what is so stands beside it. */
const deniedFirst = /^.*?\bnot\b.*?\b(?=(?:it's|it is) )/i
/** "As long as it says one forty five and Pruitt's, yes, that's right" */
const agrees = /[\s,]+(?:yes|yeah|yep|yup)\b.*$/i
const denied = /[\s,]+(?:and )?not\b.*$/i

/**
 * "Yes, as long as you've got southbound and not north", "everything except it's going to the shop": a yes where what
 * has to be so is known, a correction where it is another thing, and otherwise what was said.
 */
export function withoutCondition(
  words: string,
  { question, known }: { question: Question | null; known: Facts },
  options: UnderstandOptions,
): string {
  if (question !== 'read back' && question !== 'correction') return words
  const plain = withPlainQuotes(words)
  const told = conditions.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean)
  const isPraise = praises.test(plain) && !isDoubtful.test(plain) && hasNumbersOf(known, plain)
  // Whoever tells of a danger or asks for somebody as well is heard to the last word.
  if (!(told || isPraise) || saysMore(plain, options)) return words
  if (!told || isPraise) return 'yes'
  const wanted = told.replace(deniedFirst, '').replace(denied, '').replace(agrees, '').trim()
  if (isInWords(wanted, known)) return 'yes'
  const correction = `no, ${withEnd(withRoad(wanted, known), told, known)}`
  const { facts } = understand(correction, options)
  if (Object.keys(facts).length === 0) return words
  return isIn(facts, known) ? 'yes' : correction
}

function saysMore(words: string, options: UnderstandOptions): boolean {
  const { dangers, intents } = understand(words, options)
  return dangers.length > 0 || intents.some((intent) => intent !== 'tow')
}

/** "Southbound past Dauphin" is of the road that they are on. */
function withRoad(wanted: string, { pickup }: Facts): string {
  const way = pickup?.highway
    ? /\b(?:north|south|east|west)bound\b.*$/i.exec(wanted)?.[0]
    : undefined
  return way ? `${pickup?.highway} ${way}` : wanted
}

/** "Hillyard Auto on North Market, and not the Kia place": by its name it is told of where it goes. */
function withEnd(wanted: string, told: string, { dropoff }: Facts): string {
  const words = told.toLowerCase().split(/\W+/)
  const isOfEnd = [dropoff?.business, dropoff?.street].some((name = '') => {
    const [first = ''] = name.toLowerCase().split(' ')
    return first.length > 2 && words.includes(first)
  })
  return isOfEnd && !/\b(?:to|goes|going)\b/i.test(wanted) ? `take it to ${wanted}` : wanted
}

/** How it was said, which says nothing of how it is: it may have been put right since. */
const wording = ['said', 'kind']

const valuesOf = (facts: object) =>
  Object.entries(facts).flatMap(([key, value]) => (wording.includes(key) ? [] : [value]))

/** Everything that is known, of both ends as of the rest. */
const allValuesOf = ({ pickup, dropoff, ...rest }: Facts) =>
  [rest, pickup ?? {}, dropoff ?? {}].flatMap(valuesOf)

/** True when every word of it stands in what is known. */
function isInWords(wanted: string, known: Facts): boolean {
  const all = ` ${allValuesOf(known)
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')} `
  const parts = numbersWritten(wanted)
    .map((word) => word.toLowerCase().replace(/'s$/, ''))
    .filter((word) => word !== 'and')
  return parts.length > 0 && parts.every((part) => all.includes(` ${part} `))
}

/** True when every number among the words stands in what is known, and none is another one. */
export function hasNumbersOf(known: Facts, words: string): boolean {
  const digits = allValuesOf(known).map((value) => String(value).replace(/\D/g, ''))
  return numbersWritten(words)
    .filter((word) => /^\d+$/.test(word))
    .every((number) => digits.some((each) => each.includes(number)))
}

/** True when all of it is known just so. */
export const isIn = (facts: object, known: object): boolean =>
  Object.entries(facts).every(([key, value]) => {
    const there: unknown = Reflect.get(known, key)
    if (typeof value !== 'object') return wording.includes(key) || value === there
    return typeof there === 'object' && there !== null && isIn(value, there)
  })
