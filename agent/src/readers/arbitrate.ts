import type { TowReason } from '@towline/contract'
import { titleCase } from '../text/words.ts'
import type { Facts, Place, Understood } from '../types/facts.ts'
import type { Question } from '../types/memory.ts'
import type { Held, Reading, ReadingContext } from '../types/readings.ts'

/**
 * How sure a reader of learned things must be, chosen on the corpus' dev people (`npm run eval -- --corpus dev`): from
 * `alone` on it is taken where the rules read nothing, or only that something is broken; from `inPassing` on where
 * nothing of the kind was asked; from `against` on it is asked about where the rules read something else. Below
 * that, and from `atAll` on, it is read back.
 */
export const sureEnough = {
  reason: { alone: 0.85, inPassing: 0.95, against: 0.4, atAll: 0.4 },
  intent: 0.9,
  answer: 0.9,
} as const

/**
 * The rules' reading and that of a reader which may be wrong, as the intake is to have them. What both read is
 * taken; what one reads alone is taken where nothing is known; where they differ, the caller is asked.
 */
export function arbitrate(
  heard: Understood,
  reading: Reading,
  { asking, question, known }: ReadingContext & { known: Facts },
): Understood {
  const reasoned = arbitrateReason(withPlaces(heard, reading), reading, { asking, known })
  const { facts } = reasoned
  const names = reading.facts.filter(({ field }) => isFree(field, facts, known))
  const all: Understood = {
    ...reasoned,
    facts: { ...facts, ...Object.fromEntries(names.map(({ field, value }) => [field, value])) },
  }
  return saysNothing(all) ? { ...all, ...alone(reading, question) } : all
}

function withPlaces(heard: Understood, reading: Reading): Understood {
  const { pickup, dropoff, ...facts } = heard.facts
  if (reading.place.length === 0 || !(pickup?.street || dropoff?.street)) return heard
  return {
    ...heard,
    facts: {
      ...facts,
      ...(pickup && { pickup: withoutNoStreet(pickup, reading) }),
      ...(dropoff && { dropoff: withoutNoStreet(dropoff, reading) }),
    },
  }
}

/** What is a business, a landmark or a spot on its premises is no street, though it may sound like one. */
function withoutNoStreet(place: Place, { place: parts }: Reading): Place {
  const { street, number: _, ...rest } = place
  if (!street) return place
  const named = parts.filter(({ words }) => sharesWord(street, words))
  const isOther = named.every(({ part }) => /^(?:business|landmark|spot)$/.test(part))
  const [first] = named
  if (!first || !isOther) return place
  return { ...rest, kind: 'landmark', business: rest.business ?? titleCase(first.words) }
}

/** Words that any street may have. */
const kinds =
  /^(?:street|road|drive|lane|avenue|boulevard|parkway|court|highway|way|loop|the|of|calle|avenida)$/

function sharesWord(one: string, other: string): boolean {
  const named = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !kinds.test(word))
  const words = named(other)
  return named(one).some((word) => words.includes(word))
}

/** A vehicle of which the rules read anything is theirs. */
function isFree(field: keyof Facts, facts: Facts, known: Facts): boolean {
  if (facts[field] !== undefined || known[field] !== undefined) return false
  const isVehicle = field === 'vehicleMake' || field === 'vehicleModel'
  return !isVehicle || !(facts.vehicleMake || facts.vehicleModel || facts.vehicleType)
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
  'read back',
  'correction',
  'cancel',
]

/** Of fewer words than this the rules know every one that tells something. */
const FEW_WORDS = 3

/** A wish or an answer in words of which the rules made nothing. */
function alone(
  { quote, intents, answers }: Reading,
  question: Question | null,
): Partial<Understood> {
  if (quote.trim().split(/\s+/).length < FEW_WORDS) return {}
  const [intent] = intents
  const [answer] = answers
  if (intent && intent.sure >= sureEnough.intent) return { intents: [intent.value] }
  const isTaken = question !== null && !onlyByRules.includes(question)
  return isTaken && answer && answer.sure >= sureEnough.answer ? { answer: answer.value } : {}
}

function arbitrateReason(
  heard: Understood,
  { reasons, quote }: Reading,
  { asking, known }: { asking: ReadingContext['asking']; known: Facts },
): Understood {
  const [best, second] = asking === 'reason' ? amongThem(reasons) : reasons
  const { towReason: rule } = heard.facts
  const { alone, inPassing, against, atAll } = sureEnough.reason
  if (!best || known.towReason || best.value === rule || saysElse(heard, quote)) return heard
  if (asking !== 'reason')
    return !rule && asking === 'anything' && best.sure >= inPassing
      ? withReason(heard, best.value, quote)
      : heard
  const isFallback = rule === undefined || rule === 'Breakdown'
  if (isFallback && best.sure >= alone) return withReason(heard, best.value, quote)
  if (rule)
    return isFallback || best.sure >= against ? between(heard, [best.value, rule], quote) : heard
  return best.sure >= atAll ? between(heard, likely(best, second), quote) : heard
}

/** "Pardon?", "yes", "I don't know": no words of what happened, whatever they are like. */
function saysElse({ answer, intents }: Understood, quote: string): boolean {
  const isShort = quote.trim().split(/\s+/).length < FEW_WORDS
  return (
    answer === 'unknown' ||
    (answer !== undefined && isShort) ||
    intents.some((intent) => intent !== 'tow' && intent !== 'greeting')
  )
}

/** Who was asked what happened has told of one of them: how sure each is then. */
function amongThem(reasons: Reading['reasons']): Held<TowReason>[] {
  const all = reasons.reduce((sum, { sure }) => sum + sure, 0)
  if (all < SOMETHING) return []
  return reasons.map(({ value, sure }) => ({ value, sure: sure / all }))
}

/** Words that tell of anything at all less probably than this are of something else. */
const SOMETHING = 0.1

/** Two things where the second is not much less likely, else the one. */
const likely = (best: Held<TowReason>, second: Held<TowReason> | undefined): TowReason[] =>
  second && second.sure > best.sure / 4 ? [best.value, second.value] : [best.value]

/** So much is kept of a long speech that told it. */
const LONGEST_SAID = 200

function withReason(heard: Understood, towReason: TowReason, quote: string): Understood {
  const reasonSaid = heard.facts.reasonSaid ?? quote.slice(0, LONGEST_SAID)
  return { ...heard, facts: { ...heard.facts, towReason, reasonSaid } }
}

/** The reason is left open, and what was said is kept. */
function between(heard: Understood, reasonBetween: TowReason[], quote: string): Understood {
  const { towReason: _, ...facts } = heard.facts
  return { ...heard, facts: { ...facts, reasonSaid: quote.slice(0, LONGEST_SAID) }, reasonBetween }
}
