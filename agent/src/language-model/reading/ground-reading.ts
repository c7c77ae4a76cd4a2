import { makeOf, modelOf, vehicleKey } from '../../text/lexicon/vehicles.ts'
import type { ModelReading } from '../../types/events.ts'
import type { Facts, LocalTime } from '../../types/facts.ts'
import { groundPlace } from './ground-place.ts'
import {
  choices,
  RawReading,
  Told,
  ToldAnswer,
  ToldDanger,
  type ToldField,
  ToldPlace,
  ToldWish,
} from './reading.schema.ts'
import { areDigitsSaid, isCodeSaid, SaidWords, shareSaid } from './said-words.ts'

/** What a reading is held against: the caller's words, and when they were said. */
export type Ground = { words: readonly string[]; now: LocalTime }

type Form = (value: string, quote: string, ground: Ground) => string

const hasLetters = (value: string, quote: string, most: number) =>
  /^[\p{L}][\p{L}\p{N}' .&-]*$/u.test(value) &&
  value.split(/\s+/).length <= most &&
  shareSaid(value, quote) > 0.5

const code: Form = (value, quote) => {
  const bare = value.replace(/[^a-z0-9]/gi, '').toUpperCase()
  return bare.length >= 3 && bare.length <= 20 && isCodeSaid(bare, quote) ? bare : ''
}

const name: Form = (value, quote) => (hasLetters(value, quote, 5) ? value : '')

/** What the form of a value must be; empty for one that is none. Fields of a list have theirs there. */
const forms: Partial<Record<ToldField, Form>> = {
  customerPhone: (value, quote) => {
    const digits = value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    return digits.length === 10 && areDigitsSaid(digits, quote) ? digits : ''
  },
  vehicleYear: (value, quote, { now }) => {
    const isYear = /^(?:19|20)\d\d$/.test(value) && Number(value) <= Number(now.slice(0, 4)) + 2
    return isYear && areDigitsSaid(value.slice(2), quote) ? value : ''
  },
  vehicleMake: (value, quote) => {
    const make = makeOf(vehicleKey(value))?.make
    return make && isMakeSaid(make, quote) ? make : ''
  },
  vehicleModel: (value, quote) =>
    value.length <= 40 && areDigitsSaid(value, quote) && shareSaid(value, quote) > 0.5 ? value : '',
  vehicleColor: (value, quote) => (hasLetters(value, quote, 3) ? value.toLowerCase() : ''),
  customerName: name,
  officer: (value, quote) =>
    value.length <= 60 && areDigitsSaid(value, quote) && shareSaid(value, quote) > 0.5 ? value : '',
  inputVendorName: name,
  licensePlateInfo: code,
  licensePlateState: (value) => (/^[a-z]{2}$/i.test(value) ? value.toUpperCase() : ''),
  vin: (value, quote) =>
    /^[a-hj-npr-z0-9]{17}$/i.test(value.replace(/\W/g, '')) ? code(value, quote, empty) : '',
  poNumber: code,
  mcMembershipNumber: code,
  incidentNumber: code,
  scheduledFor: (value, _quote, { now }) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && value > now && isSoon(value, now) ? value : '',
}

/** "A chevy", "a Corolla": what names a make. */
function isMakeSaid(make: string, quote: string): boolean {
  const words = quote.split(/\s+/)
  return (
    words.some((word, at) =>
      [word, `${word} ${words[at + 1] ?? ''}`].some((each) => {
        const key = vehicleKey(each)
        return makeOf(key)?.make === make || modelOf(key, make) !== undefined
      }),
    ) || shareSaid(make, quote) > 0.5
  )
}

const empty: Ground = { words: [], now: '' }
const MOST_DAYS = 60
const isSoon = (at: LocalTime, now: LocalTime) =>
  Date.parse(`${at}Z`) - Date.parse(`${now}Z`) < MOST_DAYS * 86_400_000

/** The items of a list that are of its form; a model writes a wrong one at times. */
function wellFormed<T>(
  list: unknown,
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
): T[] {
  if (!Array.isArray(list)) return []
  return list.slice(0, MOST_ITEMS).flatMap((item) => {
    const read = schema.safeParse(item)
    return read.success && read.data !== undefined ? [read.data] : []
  })
}

const MOST_ITEMS = 40

/** True of something a model may have meant for a reading. */
export const isReading = (value: unknown): value is Record<keyof RawReading, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(RawReading.shape).some((key) => key in value)

/**
 * What of a model's reading stands: whatever quotes words the caller really said, in the form its field has. What has
 * no such words is dropped, and so is what could not be so. Never throws.
 */
export function groundReading(
  raw: Record<keyof RawReading, unknown>,
  ground: Ground,
): ModelReading {
  const said = new SaidWords([...ground.words, ground.words.join(' ')])
  const isSaid = ({ quote }: { quote: string }) => said.has(quote)
  const facts: Facts = {}
  const quotes: Record<string, string> = {}
  for (const { field, value, quote } of wellFormed(raw.told, Told).filter(isSaid)) {
    const own = groundedValue(field, value.trim(), quote, ground)
    if (!own) continue
    Object.assign(facts, { [field]: own })
    quotes[field] = quote
  }
  // "The Sprinter's in limp mode": everybody knows whose it is.
  const made = facts.vehicleModel ? modelOf(vehicleKey(facts.vehicleModel)) : undefined
  if (made && !facts.vehicleMake) facts.vehicleMake = made.make
  for (const told of wellFormed(raw.places, ToldPlace).filter(isSaid)) {
    const place = groundPlace(told)
    if (!place || facts[told.end]) continue
    facts[told.end] = place
    quotes[told.end] = told.quote
  }
  const dangers = wellFormed(raw.dangers, ToldDanger).filter(isSaid)
  const answers = wellFormed(raw.answers, ToldAnswer).filter(isSaid)
  const wishes = wellFormed(raw.wishes, ToldWish).filter(isSaid)
  for (const { danger, quote } of dangers) quotes[danger] = quote
  for (const { wish, quote } of wishes) quotes[wish] = quote
  if (facts.towReason && quotes.towReason) facts.reasonSaid = quotes.towReason
  return {
    facts,
    quotes,
    intents: wishes.map(({ wish }) => wish),
    dangers: dangers.flatMap(({ danger, sure }) => (sure ? danger : [])),
    doubts: dangers.flatMap(({ danger, sure }) => (sure ? [] : danger)),
    answers: Object.fromEntries(answers.map(({ about, yes }) => [about, yes])),
    corrects: raw.corrects === true,
  }
}

function groundedValue(field: ToldField, value: string, quote: string, ground: Ground): string {
  const among = choices[field]
  if (among) return among.find((each) => each.toLowerCase() === value.toLowerCase()) ?? ''
  return forms[field]?.(value, quote, ground) ?? ''
}
