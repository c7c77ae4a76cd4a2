import type { z } from 'zod'
import { understand } from '../readers/rules/understand.ts'
import { makeOf, vehicleKey } from '../text/lexicon/vehicles.ts'
import { digitRuns } from '../text/numbers.ts'
import { soundsLike } from '../text/sound.ts'
import { wordsOf } from '../text/words.ts'
import type { ModelReading } from '../types/events.ts'
import type { Facts, Intent } from '../types/facts.ts'
import type { Question } from '../types/memory.ts'
import { breachIn } from './guard/forbidden-speech.ts'
import type { CallerWants, RecordFacts } from './tools.ts'

/** What a caller said in the whole call, made ready to hold facts against. */
type Said = { words: string[]; digits: string; letters: string }

/** The caller's words for comparing: in lower case, and all numbers, however spoken, as one row of digits. */
function saidIn(callerWords: readonly string[]): Said {
  const text = callerWords.join('. ').slice(-1400)
  const words = wordsOf(text).map((word) => word.text)
  return { words, digits: digitRuns(text).join(''), letters: words.join('') }
}

const small = new Set('a an the in on at by of to from near and or my is it was'.split(' '))

const isSaid = (word: string, { words }: Said) =>
  words.some((heard) => heard === word || soundsLike(heard, word))

/** True when every word of a text was said, or sounds like one that was. */
const isGrounded = (text: string, said: Said) =>
  wordsOf(text).every(({ text: word }) => small.has(word) || isSaid(word, said))

const hasDigits = (digits: string, said: Said) => said.digits.includes(digits.replace(/\D/g, ''))

/** A place is read back: it must be one that may be said. */
const isUnspeakable = (place: string): boolean => {
  const breach = breachIn(place, { words: place, companyPhone: '' })
  return breach === 'secret' || breach === 'address' || breach === 'danger' || breach === 'rude'
}

/** Numbers of a place must have been said; of its other words, most. */
function isPlaceGrounded(place: string, said: Said): boolean {
  if (isUnspeakable(place)) return false
  const words = wordsOf(place).filter(({ text }) => !small.has(text))
  const numbers = words.filter(({ text }) => /\d/.test(text))
  const names = words.filter(({ text }) => !/\d/.test(text))
  const known = names.filter(({ text }) => isSaid(text, said)).length
  return (
    words.length > 0 &&
    numbers.every(({ text }) => hasDigits(text, said)) &&
    known >= Math.ceil(names.length * 0.6)
  )
}

/**
 * What of a model's facts the caller really said. A fact nobody said is dropped: unknown is a valid answer,
 * a guess is not. Places are taken apart by the same understanding as everybody's words.
 */
export function groundedFacts(
  input: RecordFacts,
  callerWords: readonly string[],
  { state, question }: { state: string; question: Question | null },
): Facts {
  const said = saidIn(callerWords)
  const facts: Facts = {}
  const { customerName, vehicleYear, vehicleMake, vehicleModel, vehicleColor } = input
  if (customerName && isGrounded(customerName, said)) facts.customerName = customerName
  const phone = input.customerPhone?.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') ?? ''
  if (phone.length === 10 && hasDigits(phone, said)) facts.customerPhone = phone
  if (vehicleYear && /^(?:19|20)\d\d$/.test(vehicleYear) && hasDigits(vehicleYear.slice(2), said))
    facts.vehicleYear = vehicleYear
  if (vehicleModel && isGrounded(vehicleModel, said)) facts.vehicleModel = vehicleModel
  // "A Corolla" is a Toyota, whether they said so or not.
  const make = vehicleMake ? makeOf(vehicleKey(vehicleMake)) : undefined
  if (vehicleMake && make && (facts.vehicleModel || isGrounded(vehicleMake, said)))
    facts.vehicleMake = make.make
  if (vehicleColor && isGrounded(vehicleColor, said))
    facts.vehicleColor = vehicleColor.toLowerCase()
  for (const key of ['licensePlateInfo', 'vin', 'poNumber', 'mcMembershipNumber'] as const) {
    const code = input[key]?.replace(/[^a-z0-9]/gi, '')
    const isHeard = code && (said.letters.includes(code.toLowerCase()) || isCodeSaid(code, said))
    if (isHeard) facts[key] = code.toUpperCase()
  }
  // A reason is one of a list, not words to hold against others: it counts as the answer to its question only.
  if (input.towReason && question === 'reason') facts.towReason = input.towReason
  for (const end of ['pickup', 'dropoff'] as const) {
    const place = input[end]?.trim()
    if (place && isPlaceGrounded(place, said)) facts[end] = placeOf(place, end, state)
  }
  return facts
}

const isCodeSaid = (code: string, said: Said) => /^\d{3,}$/.test(code) && hasDigits(code, said)

function placeOf(place: string, end: 'pickup' | 'dropoff', state: string) {
  const asking = end === 'pickup' ? 'place' : 'destination'
  const { facts } = understand(place, { asking, state })
  return facts[end] ?? facts.pickup ?? { said: place, kind: 'landmark' as const }
}

const dangers = [
  'injury',
  'fire',
  'live lane',
  'high water',
  'child or animal inside',
  'may hurt themselves',
  'crime or weapon',
  'railroad tracks',
  'wires down',
  'trapped',
] as const
type Wish = z.infer<typeof CallerWants>['wish']

/** A wish or a danger a model heard, as the dialogue knows it. */
export function readingOfWish(wish: Wish): ModelReading {
  const danger = dangers.find((each) => each === wish)
  const intent = danger ? undefined : (wish as Exclude<Wish, (typeof dangers)[number]>)
  const intents: Intent[] = intent ? [intent] : []
  return { facts: {}, intents, dangers: danger ? [danger] : [], corrects: false }
}
