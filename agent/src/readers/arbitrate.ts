import type { TowReason } from '@towline/contract'
import { namedReason } from '../concepts/named-reason.ts'
import { onSign } from '../text/lexicon/businesses.ts'
import { modelOf, vehicleKey } from '../text/lexicon/vehicles.ts'
import { anyOf } from '../text/one-of.ts'
import { textBetween, wordCount, wordsOf } from '../text/words.ts'
import type { Asking, Facts, Place, Understood } from '../types/facts.ts'
import type { Question } from '../types/memory.ts'
import type { Held, Reading, ReadingContext } from '../types/readings.ts'
import phrases from './phrases/arbitrate.json' with { type: 'json' }
import { exitTogether, placeTogether } from './place-together.ts'
import { isSomebodyElsesCar } from './rules/description.ts'
import { elsewhereIn } from './rules/elsewhere.ts'
import { isNoBattery, saysNothingIsWrong } from './rules/reason.ts'

/**
 * How sure a reader of learned things must be, chosen on the corpus' dev people (`npm run eval -- --corpus dev`): from
 * `alone` on it is taken where the rules read nothing, or only that something is broken; from `inPassing` on where
 * nothing of the kind was asked; from `against` on it is asked about where the rules read something else, and from
 * `over` on it is taken instead: on the dev people it was right in all eleven such cases. Below that, and from
 * `atAll` on, it is read back. A breakdown told in passing that is less sure than `breakdown` is asked about. Also of what is told
 * in passing, chosen on the callers of 31 rounds: a `fault` is what happened where the rest only tells where it goes; what
 * the reader is less sure of than `unlike` gives way to what it is sure of; and from `unsure` on another thing than the
 * rules read is asked about.
 */
export const sureEnough = {
  reason: {
    alone: 0.5,
    inPassing: 0.9,
    besideBreakdown: 0.99,
    over: 0.8,
    against: 0.4,
    atAll: 0.4,
    breakdown: 0.4,
    fault: 0.4,
    unlike: 0.1,
    unsure: 0.6,
  },
  intent: 0.9,
  answer: 0.9,
  /** To "is that right?" and "is this a good number?": of 102 corrections of the dev people none was held for a yes. */
  confirmed: 0.7,
  /** That the number to call back is not good: a no too many costs one question. */
  denied: 0.9,
  doubted: 0.6,
} as const

/** The yes or no that a learned reader hears in an answer to one of the two questions about what is known. */
export const confirmedBy = (
  { answers }: Reading,
  question: Question | null,
): 'yes' | 'no' | undefined => {
  const [answer] = answers
  const isConfirming = question === 'read back' || question === 'callback'
  const least = isConfirming ? sureEnough.confirmed : sureEnough.answer
  if (!answer || answer.sure < least || answer.value === 'unknown') return undefined
  return answer.value
}

/** What is known of the job, and the reasons of which one was just asked for. */
type Known = { known: Facts; offered?: readonly TowReason[] | undefined }

/**
 * The rules' reading and that of a reader which may be wrong, as the intake is to have them. What both read is
 * taken; what one reads alone is taken where nothing is known; where they differ, the caller is asked.
 */
export function arbitrate(
  heard: Understood,
  reading: Reading,
  { asking, question, known, offered }: ReadingContext & Known,
): Understood {
  const told = withoutFarewell(
    withPlaces(withoutMishearing(heard, reading), reading, asking),
    reading,
    asking,
  )
  const reasoned = withDoubt(
    arbitrateReason(told, reading, { asking, known, offered }),
    reading,
    asking,
  )
  const facts = withSigns(reasoned.facts)
  // "The little Toyota, not the Tundra", "my sister's got the Altima": what they said it is not.
  const read = reading.facts.filter(
    ({ field, value }) =>
      isFree(field, facts, known) &&
      !(reasoned.denied[field] === value && isOnlyDenied(reading.quote, value)) &&
      !(field.startsWith('vehicle') && isSomebodyElsesCar(reading.quote, value)),
  )
  const names = Object.fromEntries(read.map(({ field, value }) => [field, value]))
  const all: Understood = {
    ...reasoned,
    facts: { ...facts, ...names, ...otherModel(facts, reading) },
  }
  if (question === 'callback' && deniesNumber(all, reading)) {
    const { answer, ...rest } = all
    return answer === 'yes' ? rest : { ...all, answer: 'no' }
  }
  if (saysNothing(all)) return { ...all, ...alone(reading, question) }
  const isSo = question === 'read back' && confirmedBy(reading, question) === 'yes'
  return isSo && isOpinion(all) ? { ...all, answer: 'yes' } : all
}

/** "That's not my number": who denies it is asked for another; where the rules hear a yes ("I borrowed this phone"), once more. */
const deniesNumber = (
  { facts, answer: ruled }: Understood,
  { answers: [answer], quote }: Reading,
): boolean =>
  !facts.customerPhone &&
  answer?.value === 'no' &&
  answer.sure >= (ruled === 'yes' ? sureEnough.doubted : sureEnough.denied) &&
  wordCount(quote) >= FEW_WORDS &&
  !isThisOne.test(quote)

const isThisOne =
  /\b(?:yes|yeah|yep|s[ií]|this (?:is my )?number|este (?:mismo )?n[uú]mero)\b|^this (?:cell|phone|cell ?phone|one)\W*$/i

/** "You got it, and I don't know how", "that matches, thank you": about what was read back, and nothing else. */
const isOpinion = ({ facts, dangers, intents, answer, corrects, safe }: Understood): boolean =>
  Object.keys(facts).length + dangers.length === 0 &&
  intents.every((intent) => intent === 'thanks') &&
  (answer === undefined || answer === 'unknown') &&
  safe === undefined &&
  !corrects

/** "Reverse, and that's all I got": asked what happened, words that tell it take no leave and want nothing released. */
function withoutFarewell(heard: Understood, { reasons }: Reading, asking: Asking): Understood {
  const [best] = asking === 'reason' ? reasons : []
  if (!best || best.sure < sureEnough.reason.alone) return heard
  const intents = heard.intents.filter((intent) => intent !== 'goodbye' && intent !== 'release')
  return { ...heard, intents }
}

/** "How's that? I've got the bad ear on this side": who did not hear the question names no place. */
function withoutMishearing(heard: Understood, { intents, place }: Reading): Understood {
  const [wish] = intents
  const { pickup, dropoff, ...facts } = heard.facts
  const isSure = wish?.value === 'repeat' && wish.sure >= sureEnough.intent
  if (!isSure || place.length > 0 || isOnMap(pickup) || isOnMap(dropoff)) return heard
  return { ...heard, facts, intents: [...new Set([...heard.intents, wish.value])] }
}

const isOnMap = (place: Place | undefined): boolean =>
  Boolean(place?.street ?? place?.highway ?? place?.city ?? place?.zip)

/** Both ends with what the learned reader holds for the parts of the place that was asked for. */
function withPlaces(heard: Understood, { place, quote }: Reading, asking: Asking): Understood {
  const parts = withoutElsewhere(place, quote, asking)
  if (parts.length === 0) return heard
  const { pickup, dropoff, ...facts } = heard.facts
  const end = asking === 'destination' ? 'dropoff' : 'pickup'
  const other = end === 'pickup' ? dropoff : pickup
  // Of two places in one breath nobody knows whose the parts are; and words about something else name none.
  // "No, just the jump. You know what, tow it to Big Lou's" declines and then tells one.
  const isDeclined =
    heard.answer !== undefined && !(asking === 'destination' && heard.intents.includes('tow'))
  const isNone = other !== undefined || isDeclined || wishesElse(heard)
  const known = heard.facts[end]
  if (!known && (isNone || answersElse(facts))) return heard
  const read = asking === 'exit' ? exitTogether : placeTogether
  const made = read(known, parts, quote)
  return {
    ...heard,
    facts: {
      ...facts,
      ...(pickup && { pickup }),
      ...(dropoff && { dropoff }),
      ...(made && { [end]: made }),
    },
  }
}

/** The parts whose words tell of the place that is meant, and not of one told beside it. */
function withoutElsewhere(
  parts: Reading['place'],
  quote: string,
  asking: Asking,
): Reading['place'] {
  if (parts.length === 0) return parts
  const words = wordsOf(quote)
  const elsewhere = elsewhereIn(words, asking)
  if (!elsewhere) return parts
  const meant = textBetween(words.filter((_, at) => !elsewhere.away[at]))
  return parts.filter(({ words: said }) => ` ${meant} `.includes(` ${said.toLowerCase()} `))
}

/** "The little Toyota, not the Tundra"; "a Lexus, not Alexis, Lexus" is said before it is denied. */
function isOnlyDenied(quote: string, value: string): boolean {
  const [before = ''] = quote.toLowerCase().split(/\b(?:not|isn't|ain't)\b/)
  const [first = ''] = value.toLowerCase().split(' ')
  return !before.replaceAll(' ', '').includes(first)
}

/** "Black", a number to call back: words of which the rules made the answer to another question. */
const answersElse = ({ vehicleColor, vehicleYear, customerPhone, customerName, vin }: Facts) =>
  Boolean(vehicleColor ?? vehicleYear ?? customerPhone ?? customerName ?? vin)

/** A vehicle of which the rules read anything is theirs. */
function isFree(field: keyof Facts, facts: Facts, known: Facts): boolean {
  if (facts[field] !== undefined || known[field] !== undefined) return false
  const isVehicle = field === 'vehicleMake' || field === 'vehicleModel'
  return !isVehicle || !(facts.vehicleMake || facts.vehicleModel || facts.vehicleType)
}

/** Both ends with their shops by the names on the signs. */
const withSigns = ({ pickup, dropoff, ...facts }: Facts): Facts => ({
  ...facts,
  ...(pickup && { pickup: withSign(pickup) }),
  ...(dropoff && { dropoff: withSign(dropoff) }),
})

const withSign = (place: Place): Place => ({
  ...place,
  ...(place.business && { business: onSign(place.business) }),
  ...(place.near && { near: onSign(place.near) }),
})

/** "Honda Odd is see Odyssey": a model that nobody knows gives way to one that the make has. */
function otherModel({ vehicleMake, vehicleModel }: Facts, { facts }: Reading): Facts {
  const read = facts.find(({ field }) => field === 'vehicleModel')?.value ?? ''
  const isKnown = (model: string) => modelOf(vehicleKey(model), vehicleMake) !== undefined
  const isOther = vehicleMake && vehicleModel && !isKnown(vehicleModel) && isKnown(read)
  return isOther ? { vehicleModel: read } : {}
}

const saysNothing = ({ facts, dangers, intents, safe, answer, corrects }: Understood): boolean =>
  Object.keys(facts).length + dangers.length + intents.length === 0 &&
  safe === undefined &&
  answer === undefined &&
  !corrects

/** Questions of safety and of consent: no yes or no to these may hang on a reader that can be wrong. */
const onlyByRules: readonly (Question | null)[] = [
  'safety',
  'unhurt',
  'shut in',
  'danger',
  'may text',
  'correction',
  'cancel',
]

const mayAskHowItStands: readonly (Question | null)[] = [
  null,
  'opening',
  'open job',
  'truck',
  'more',
  'message',
]

/** Of fewer words than this the rules know every one that tells something. */
const FEW_WORDS = 3

/** A wish or an answer in words of which the rules made nothing. */
function alone(reading: Reading, question: Question | null): Partial<Understood> {
  const { quote, intents, answers } = reading
  if (wordCount(quote) < (question === 'read back' ? 2 : FEW_WORDS)) return {}
  const [intent] = intents
  const [answer] = answers
  // "That's me, same one": while a job is being taken down, nobody asks how it stands.
  const isOutOfPlace = intent?.value === 'status' && !mayAskHowItStands.includes(question)
  if (intent && intent.sure >= sureEnough.intent && !isOutOfPlace)
    return { intents: [intent.value] }
  if (question === null || onlyByRules.includes(question)) return {}
  const confirmed = confirmedBy(reading, question)
  if (confirmed) return { answer: confirmed }
  return answer?.value === 'unknown' && answer.sure >= sureEnough.answer
    ? { answer: 'unknown' }
    : {}
}

function arbitrateReason(
  heard: Understood,
  { reasons, quote }: Reading,
  { asking, known, offered }: { asking: ReadingContext['asking'] } & Known,
): Understood {
  const [best, second] = asking === 'reason' ? amongThem(ofThose(reasons, offered)) : reasons
  const { towReason: rule } = heard.facts
  const { alone, over, against, atAll } = sureEnough.reason
  if (known.towReason || !(asking === 'reason' || asking === 'anything')) return heard
  const named = namedReason(quote)
  if (named) return withReason(heard, named, quote)
  if (rule === 'Transport' && saysNothingIsWrong(quote)) return heard
  const isBattery = [rule, best?.value].includes('Dead battery')
  if (isWrongFuel(quote) || (isBattery && isNoBattery(quote)))
    return withReason(heard, 'Breakdown', quote)
  if (!best || saysElse(heard, quote)) return heard
  if (heard.reasonBetween) return heard
  if (asking === 'anything')
    return heard.dangers.includes('crash') ? heard : arbitratePassing(heard, reasons, quote)
  if (best.value === rule) return heard
  const isFallback = rule === undefined || rule === 'Breakdown'
  if (best.sure >= (isFallback ? alone : over)) return withReason(heard, best.value, quote)
  if (rule)
    return isFallback || best.sure >= against ? between(heard, [best.value, rule], quote) : heard
  return best.sure >= atAll ? between(heard, likely(best, second), quote) : heard
}

/** What happened, told before anybody asked: taken where it is sure, else left to be asked, with what it may be. */
function arbitratePassing(
  heard: Understood,
  reasons: Reading['reasons'],
  quote: string,
): Understood {
  const { towReason: rule } = heard.facts
  const { inPassing, besideBreakdown, over, fault, unlike, unsure } = sureEnough.reason
  const [best] = reasons
  const wrong = reasons.find(({ value }) => !carried.has(value))
  const told = rule ?? best?.value
  // "It blew its engine and I want it brought home": where it goes is told beside what is wrong with it.
  if (told && carried.has(told) && wrong && wrong.sure >= fault) return withoutReason(heard)
  if (!best || best.value === rule) return heard
  const own = reasons.find(({ value }) => value === rule)?.sure ?? 0
  const isBreakdown = rule === 'Breakdown'
  const takes = !rule
    ? best.sure >= inPassing
    : isBreakdown
      ? best.sure >= besideBreakdown
      : best.sure >= over && own < unlike
  if (takes) return withReason(heard, best.value, quote)
  if (!rule || carried.has(best.value)) return heard
  // Anything may be called a breakdown; only a dead battery is told from one by a question.
  const least = isBreakdown
    ? unsure / 2
    : best.value === 'Breakdown' && rule !== 'Dead battery'
      ? unlike
      : unsure
  const isDoubted = best.sure >= unsure && own < least
  return isDoubted || (!isBreakdown && best.sure >= inPassing)
    ? between(heard, [best.value, rule], quote)
    : heard
}

const isBrokenDown =
  /\b(?:br(?:oke|oken|eak)[ -]?down|descompus\w+|descompuest[oa]|se averió|varad[oa])\b/i

/** "It will not do anything", said in passing: a breakdown by the rules, and which trouble it is nobody can tell. */
function withDoubt(
  heard: Understood,
  { reasons, quote }: Reading,
  asking: ReadingContext['asking'],
): Understood {
  const isNamed = asking === 'reason' || isBrokenDown.test(quote)
  if (isNamed || heard.facts.towReason !== 'Breakdown') return heard
  const sure = reasons.find(({ value }) => value === 'Breakdown')?.sure ?? 0
  return sure < sureEnough.reason.breakdown ? { ...heard, isAnyTrouble: true } : heard
}

/** "I put diesel in it and it's a gas car": the tank is full, and it has to be towed. */
const isWrongFuel = (quote: string): boolean => wrongFuel.test(quote)

const wrongFuel = anyOf(phrases.wrongFuel, 'i')

/** "And I need it taken to the dealer": told beside what is wrong with it, that is no reason of its own. */
const carried: ReadonlySet<TowReason> = new Set([
  'Transport',
  'Dealer/shop transfer',
  'Storage relocation',
  'Equipment move',
  'Other',
])

/** "Pardon?", "yes", "I don't know": no words of what happened, whatever they are like. */
function saysElse(heard: Understood, quote: string): boolean {
  const { answer } = heard
  const isShort = wordCount(quote) < FEW_WORDS
  return answer === 'unknown' || (answer !== undefined && isShort) || wishesElse(heard)
}

/** A wish besides a truck. */
export const wishesElse = ({ intents }: Understood): boolean =>
  intents.some((intent) => intent !== 'tow' && intent !== 'greeting')

/** Who was asked what happened has told of one of them: how sure each is then. */
/** Asked whether it is this or that, the caller hardly tells of a third. */
function ofThose(reasons: Reading['reasons'], asked: Known['offered']): Reading['reasons'] {
  const [first] = reasons
  const those = reasons.filter(({ value }) => asked?.includes(value))
  const isThird = first && first.sure >= sureEnough.reason.over
  return those.length > 0 && !isThird ? those : reasons
}

function amongThem(reasons: Reading['reasons']): Held<TowReason>[] {
  const all = reasons.reduce((sum, { sure }) => sum + sure, 0)
  if (all < SOMETHING) return []
  return reasons.map(({ value, sure }) => ({ value, sure: sure / all }))
}

/** Words that tell of anything at all less probably than this are of something else. */
const SOMETHING = 0.2

/** Two things where the second is not much less likely, else the one. */
const likely = (best: Held<TowReason>, second: Held<TowReason> | undefined): TowReason[] =>
  second && second.sure > best.sure / 4 ? [best.value, second.value] : [best.value]

/** So much is kept of a long speech that told it. */
const LONGEST_SAID = 200

function withReason(heard: Understood, towReason: TowReason, quote: string): Understood {
  const reasonSaid = heard.facts.reasonSaid ?? quote.slice(0, LONGEST_SAID)
  return { ...heard, facts: { ...heard.facts, towReason, reasonSaid } }
}

function withoutReason(heard: Understood): Understood {
  const { towReason: _, reasonSaid: _said, ...facts } = heard.facts
  return { ...heard, facts }
}

/** The reason is left open, and what was said is kept. */
function between(heard: Understood, reasonBetween: TowReason[], quote: string): Understood {
  const { towReason: _, ...facts } = heard.facts
  return { ...heard, facts: { ...facts, reasonSaid: quote.slice(0, LONGEST_SAID) }, reasonBetween }
}
