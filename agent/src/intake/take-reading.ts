import { pivotToEnglish } from '../readers/rules/es/pivot.ts'
import { colors } from '../text/lexicon/colors.ts'
import { wordsOf } from '../text/words.ts'
import type { ModelReading } from '../types/events.ts'
import type { Facts, Place } from '../types/facts.ts'
import type { Difference, End, Intake } from '../types/intake.ts'
import type { Asked } from './asked.ts'
import { fields } from './fields.ts'
import { isWhole } from './place.ts'
import { isOnRoad } from './place-hint.ts'
import { endAsked } from './place-words.ts'
import { isCloser } from './record.ts'
import { keepSettled } from './settle.ts'
import { arePlacesAtOdds, isSamePlace, withModelsSplit } from './take-place.ts'

type Plain = Exclude<keyof Facts, 'pickup' | 'dropoff'>

/** What is worth a question when two readers heard it differently; of all else the rules' reading stands. */
const askable: readonly Plain[] = [
  'towReason',
  'vehicleYear',
  'vehicleModel',
  'vehicleMake',
  'vehicleColor',
  'customerName',
  'customerPhone',
]
/** Numbers are what the rules are sure of: until it is asked, what they read stands. */
const closed: readonly Plain[] = ['vehicleYear', 'customerPhone']

/**
 * The intake after a language model read the same words: where it agrees or is alone its reading is taken, where it
 * differs from the rules, or from what was known, the caller is asked. `before` is the intake that the words met,
 * `now` what the rules made of it. What a person put stays.
 */
export function takeReading(
  before: Pick<Intake, 'facts'>,
  now: Intake,
  reading: ModelReading,
  asked: Asked,
): Intake {
  const next: Intake = { ...now, facts: { ...now.facts }, differing: [...(now.differing ?? [])] }
  const taking: Taking = {
    before: before.facts,
    rules: now.facts,
    reading: { ...reading, facts: withColorInEnglish(reading.facts) },
    asked,
    next,
  }
  leaveChance(taking)
  leaveOtherEnd(taking)
  takeVehicle(taking)
  for (const key of keysOf(reading.facts)) takePlain(taking, key)
  for (const end of ['pickup', 'dropoff'] as const) {
    takePlace(taking, end)
    if (JSON.stringify(before.facts[end]) === JSON.stringify(next.facts[end]))
      keepAnswer(now, next, end)
  }
  takeAnswers(next, reading)
  next.dangers = [...new Set([...next.dangers, ...reading.dangers])]
  if (next.differing?.length === 0) delete next.differing
  return keepSettled(now, next, asked.words)
}

/** The color as a job has it, of whoever told it in Spanish. */
function withColorInEnglish(facts: Facts): Facts {
  const { vehicleColor } = facts
  const english = vehicleColor && pivotToEnglish(vehicleColor).english
  return english && wordsOf(english).some(({ text }) => colors.has(text))
    ? { ...facts, vehicleColor: english }
    : facts
}

/** What sounds like a vehicle or a name in words about something else. */
const chancy: readonly Plain[] = [
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'vehicleType',
  'customerName',
]

const isAskedFor = ({ field }: Asked, key: Plain) =>
  fields.some(({ name, facts }) => name === field && facts?.includes(key))

/** What only the rules heard, where nobody asked and the model found other things, is left to be asked. */
function leaveChance(taking: Taking): void {
  const { before, rules, reading, asked, next } = taking
  const read = reading.facts
  if (Object.keys(read).length === 0 || asked.correcting) return
  const isOfVehicle = (key: Plain) => key.startsWith('vehicle')
  const readsVehicle = Object.keys(read).some((key) => isOfVehicle(key as Plain))
  for (const key of chancy) {
    const isFresh = before[key] === undefined && rules[key] !== undefined
    const isRead = isOfVehicle(key) ? readsVehicle : read[key] !== undefined
    if (!isFresh || isRead || isAskedFor(asked, key)) continue
    delete next.facts[key]
  }
  const isDropoffChance =
    !before.dropoff && rules.dropoff && !read.dropoff && endAsked(asked.field) !== 'dropoff'
  if (isDropoffChance && rules.dropoff && !isWhole(rules.dropoff)) delete next.facts.dropoff
}

/** The rules took for one end of the tow what the model read as the other: that end is as it was. */
function leaveOtherEnd(taking: Taking): void {
  const { before, rules, reading, asked, next } = taking
  for (const [end, other] of [
    ['pickup', 'dropoff'],
    ['dropoff', 'pickup'],
  ] as const) {
    const [heard, read] = [rules[end], reading.facts[other]]
    const own = reading.facts[end]
    const isFresh = heard && JSON.stringify(before[end]) !== JSON.stringify(heard)
    if (!isFresh || !read || (own && isSamePlace(own, heard)) || !isSamePlace(heard, read)) continue
    // Asked for this end, and nothing of the sort known of the other: it answers what was asked.
    const known = before[other]
    if (endAsked(asked.field) === end && !(known && isSamePlace(known, read))) {
      const { [other]: _, ...facts } = reading.facts
      taking.reading = { ...reading, facts }
      continue
    }
    const was = before[end]
    if (was) setPlace(next, end, was)
    else delete next.facts[end]
    taking.rules = { ...taking.rules, [end]: was }
    if (!was) delete taking.rules[end]
  }
}

type Taking = {
  before: Facts
  /** What stands after the rules have read the same words. */
  rules: Facts
  reading: ModelReading
  asked: Asked
  next: Intake
}

const keysOf = (facts: Facts) =>
  Object.keys(facts).filter((key): key is Plain => key !== 'pickup' && key !== 'dropoff')

const same = (one: unknown, other: unknown) =>
  String(one).toLowerCase() === String(other).toLowerCase()

/** One is the other and more: "Harriet" and "Harriet Cole", "blue" and "dark blue". */
const isMore = (known: unknown, read: unknown) =>
  String(read).toLowerCase().includes(String(known).toLowerCase())

function takePlain(taking: Taking, key: Plain): void {
  const { before, rules, reading, asked, next } = taking
  const read = reading.facts[key]
  const known = rules[key]
  if (read === undefined || same(known, read)) return
  if (key === 'reasonSaid' && known !== undefined) return
  const isTaken =
    known === undefined ||
    (typeof known === 'string' && isMore(known, read)) ||
    (key === 'towReason' && isCloser(rules.towReason, reading.facts.towReason))
  if (isTaken) {
    put(next, key, read)
    return
  }
  if (isMore(read, known) || (key === 'towReason' && read === 'Other')) return
  const isFresh = !same(before[key], known)
  const isAsked = isAskedFor(asked, key)
  // Nothing but the model heard of it in these words, and it was asked for or taken back.
  if (!isFresh && (reading.corrects || asked.correcting || isAsked)) {
    put(next, key, read)
    return
  }
  if (!askable.includes(key)) return
  differ(next, { field: key, values: [{ [key]: known }, { [key]: read }] })
  if (isFresh && !closed.includes(key)) put(next, key, read)
}

const put = (next: Intake, key: Plain, value: unknown) =>
  void Object.assign(next.facts, { [key]: value })

/** Make and model are one thing to ask about. */
function takeVehicle(taking: Taking): void {
  const { rules, reading, next } = taking
  const { vehicleMake, vehicleModel, ...rest } = reading.facts
  const known = rules.vehicleMake
  if (!vehicleMake || !known || same(vehicleMake, known)) return
  if (reading.corrects || taking.asked.correcting) return
  differ(next, {
    field: 'vehicleModel',
    values: [
      {
        vehicleMake: known,
        ...(rules.vehicleModel && { vehicleModel: rules.vehicleModel }),
      },
      { vehicleMake, ...(vehicleModel && { vehicleModel }) },
    ],
  })
  if (!same(taking.before.vehicleMake, known)) {
    next.facts.vehicleMake = vehicleMake
    if (vehicleModel) next.facts.vehicleModel = vehicleModel
  }
  taking.reading = { ...reading, facts: rest }
}

/** Notes what is to be asked, unless it was asked already. */
function differ(next: Intake, difference: Difference): void {
  const { field } = difference
  if (next.differed?.includes(field)) return
  const others = next.differing?.filter((each) => each.field !== field) ?? []
  next.differing = [...others, difference]
}

function takePlace(taking: Taking, end: End): void {
  const { before, rules, reading, next } = taking
  const [known, read] = [rules[end], reading.facts[end]]
  if (!read) return
  if (!known) takeNewPlace(taking, end, read)
  else if (arePlacesAtOdds(known, read)) takeOtherPlace(taking, end, { known, read })
  else setPlace(next, end, withModelsSplit(known, read, before[end]))
}

/** Both can't be right: the model's where it alone heard these words, else the caller is asked. */
function takeOtherPlace(
  { before, reading, asked, next }: Taking,
  end: End,
  { known, read }: Record<'known' | 'read', Place>,
): void {
  const isFresh = JSON.stringify(before[end]) !== JSON.stringify(known)
  const isAsked = endAsked(asked.field) === end
  if (!isFresh && (reading.corrects || asked.correcting || isAsked)) {
    setPlace(next, end, read)
    return
  }
  differ(next, { field: end, values: [{ [end]: known }, { [end]: read }] })
  if (isFresh) setPlace(next, end, read)
}

/** A place heard where none was asked is a hint, unless it is on a road: where exactly is asked all the same. */
function takeNewPlace({ asked, next }: Taking, end: End, read: Place): void {
  const isAsked = endAsked(asked.field) === end || asked.correcting
  if (end === 'pickup' && !isAsked && !(isOnRoad(read) && isWhole(read))) {
    next.placeHint = next.placeHint ? { ...next.placeHint, ...read } : read
    return
  }
  // "Bring it to us" is asked about as well: which shop, and where.
  if (end === 'dropoff' && !isAsked && !isWhole(read)) return
  const { placeHint } = next
  const city = placeHint?.city && !read.city && !read.zip ? { city: placeHint.city } : {}
  setPlace(next, end, end === 'pickup' ? { ...read, ...city } : read)
  if (end === 'pickup') delete next.placeHint
}

/** Another split of the same words is looked up anew. */
function setPlace(next: Intake, end: End, place: Place): void {
  if (JSON.stringify(next.facts[end]) === JSON.stringify(place)) return
  next.facts[end] = place
  next.resolving = { ...next.resolving, [end]: '' }
  next.resolved = { ...next.resolved, [end]: null }
}

/** A place that is told again as it was known is not looked up again. */
function keepAnswer(now: Intake, next: Intake, end: End): void {
  next.resolving = { ...next.resolving, [end]: now.resolving[end] }
  next.resolved = { ...next.resolved, [end]: now.resolved[end] }
}

/** What was answered in whatever words; an answer that is known stays. */
function takeAnswers(next: Intake, { answers = {} }: ModelReading): void {
  const { safe, unhurt, shutIn, mayText } = answers
  next.safe ??= safe ?? null
  next.unhurt ??= unhurt ?? null
  next.shutIn ??= shutIn ?? null
  next.mayText ??= mayText ?? null
  if (next.safe === false) next.dangers = [...next.dangers, 'not safe']
  if (next.unhurt === false) next.dangers = [...next.dangers, 'injury']
  if (next.shutIn === true) next.dangers = [...next.dangers, 'child or animal inside']
}

/** The values of a choice whose own words were said, and the other's were not; undefined when neither is told apart. */
export function chosenOf({ values }: Difference, words: string): Facts | undefined {
  const [first, second] = values
  if (/\b(?:first|former|primer[ao]?)\b/i.test(words)) return first
  if (/\b(?:second|latter|last one|segund[ao])\b/i.test(words)) return second
  const said = new Set(tokensOf(words))
  const [ones, others] = [ownTokens(first), ownTokens(second)]
  const only = (own: Set<string>, other: Set<string>) =>
    [...own].filter((token) => !other.has(token) && said.has(token)).length
  const [forFirst, forSecond] = [only(ones, others), only(others, ones)]
  if (forFirst === forSecond) return undefined
  return forFirst > forSecond ? first : second
}

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token.length > 1)

/** The words of the values themselves; what a place was said in is in both. */
const ownTokens = (facts: Facts) =>
  new Set(
    Object.values(facts).flatMap((value) => {
      if (typeof value !== 'object') return tokensOf(String(value))
      const { said: _, kind: _k, ...parts } = value
      return Object.values(parts).flatMap((part) => tokensOf(String(part)))
    }),
  )

/** The intake with one of two values taken for what the caller said. */
export function takeChoice(intake: Intake, chosen: Facts): Intake {
  const next: Intake = { ...intake, facts: { ...intake.facts } }
  const { pickup, dropoff, ...plain } = chosen
  Object.assign(next.facts, plain)
  if (pickup) setPlace(next, 'pickup', pickup)
  if (dropoff) setPlace(next, 'dropoff', dropoff)
  return keepSettled(intake, next, '')
}
