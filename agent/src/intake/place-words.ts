import { findDangerHint } from '../readers/rules/danger-hints.ts'
import { oneOf } from '../text/one-of.ts'
import { wordsOf } from '../text/words.ts'
import type { Intent, Place, Understood } from '../types/facts.ts'
import type { End, FieldName, Intake, PlaceWords } from '../types/intake.ts'
import type { Asked } from './asked.ts'
import { whereabouts } from './intake.ts'
import { staysThere } from './on-the-spot.ts'
import phrases from './phrases/place-words.json' with { type: 'json' }
import { isWithoutRoad } from './place.ts'
import { isName, withoutLead } from './place-names.ts'

const pickupFields: (FieldName | null)[] = [
  'where',
  'spot',
  'direction',
  'exit',
  'city',
  'landmark',
  'where on road',
]
const dropoffFields: (FieldName | null)[] = [
  'where to',
  'where to spot',
  'where to road',
  'where to city',
]

/** Which end of the tow was asked for; undefined when no place was. */
export function endAsked(field: FieldName | null): End | undefined {
  if (pickupFields.includes(field)) return 'pickup'
  return dropoffFields.includes(field) ? 'dropoff' : undefined
}

/** Wishes that take the place of an answer. */
const elseWanted: readonly Intent[] = [
  'person',
  'status',
  'cancel',
  'price',
  'eta',
  'repeat',
  'wait',
  'robot',
  'goodbye',
  'hours',
  'release',
  'complaint',
  'message',
  'wrong number',
  'sales',
  'confused',
  'spanish',
  'language',
]

const cue = oneOf(phrases.cue, { flags: 'i' })

const startsAQuestion =
  /^(?:how|what|when|why|who|can|could|do|does|did|is|are|will|would|should|which)\b/i

const isNegative =
  /\b(?:don'?t know|not sure|no idea|nowhere|anywhere|wherever|don'?t care|doesn'?t matter|no need|i don'?t)\b/i

const points = oneOf(phrases.points, { flags: 'i' })

/** True when words said where no place was asked tell where somebody is: "at the Kroger", and not "what for?". */
export function saysWhere(words: string): boolean {
  const rest = withoutLead(words)
  if (startsAQuestion.test(rest) || isNegative.test(rest) || !cue.test(rest)) return false
  return wordsOf(rest).some((word) => isName(word) && !/\d/.test(word.text))
}

/** True when they point there themselves, so that they are a place though nothing in them is known: "behind the old mill". */
export const pointsSomewhere = (words: string): boolean => points.test(withoutLead(words))

/** Facts that answer another question than one for a place. */
const otherFacts = (heard: Understood) =>
  (
    [
      'customerPhone',
      'customerName',
      'vehicleYear',
      'vehicleModel',
      'vehicleColor',
      'vin',
      'poNumber',
      'towReason',
    ] as const
  ).some((key) => heard.facts[key] !== undefined)

/** True when words said where a place was asked tell of one, whether anything was made of them or not. */
function tellsPlace(heard: Understood, { words, said = words, field }: Asked): boolean {
  if (heard.facts.pickup || heard.facts.dropoff) return true
  const rest = withoutLead(words)
  const all = wordsOf(rest)
  const names = all.filter(isName).length > 0
  if (all.length === 0 || startsAQuestion.test(rest)) return false
  const isHint = findDangerHint(words, 'en') ?? (said !== words && findDangerHint(said, 'es'))
  if (isHint) return names && cue.test(rest)
  if (heard.intents.some((intent) => elseWanted.includes(intent))) return names && cue.test(rest)
  if (otherFacts(heard)) return names && cue.test(rest) && all.length > 3
  if (heard.answer === 'unknown' || isNegative.test(rest)) return names && cue.test(rest)
  if (heard.answer === 'no') return names && cue.test(rest)
  if (heard.answer !== undefined) return names
  return names || field === 'landmark' || (cue.test(rest) && all.length > 2)
}

const differs = (before: Place | undefined, after: Place | undefined) =>
  JSON.stringify(before) !== JSON.stringify(after)

/**
 * The intake with what was said of a place kept word for word. Nothing is kept of a turn in which no place
 * was asked, unless it corrects one. An answer of which nothing could be made is a place by its words alone.
 */
export function keepPlaceWords(
  before: Intake,
  after: Intake,
  heard: Understood,
  asked: Asked,
): Intake {
  const changed = (['pickup', 'dropoff'] as const).filter((end) =>
    differs(before.facts[end], after.facts[end]),
  )
  const end = endAsked(asked.field)
  if (!end) {
    const isCorrection = asked.correcting || heard.corrects
    const isOther = isAnother(before.facts.dropoff, after.facts.dropoff)
    const corrected = changed.filter(
      (each) => before.facts[each] && (isCorrection || (each === 'dropoff' && isOther)),
    )
    const told = corrected.reduce((next, each) => past(withWords(next, each, asked), each), after)
    return isOther ? toBeAskedAnew(told) : told
  }
  if (!tellsPlace(heard, asked)) return after
  const isMade = changed.includes(end)
  if (end === 'dropoff' && !isMade && staysThere(after, heard, asked.words)) return after
  const other = end === 'pickup' ? 'dropoff' : 'pickup'
  const about =
    !changed.includes(end) && changed.includes(other) && before.facts[other] ? other : end
  const isOtherRoad = heard.corrects && isOnOtherRoad(before.facts[about], after.facts[about])
  const kept = withWords(isOtherRoad ? past(after, about) : after, about, asked)
  if (about !== end || changed.includes(end))
    return isAskedOnce(asked.field) ? passed(kept, asked.field) : kept
  if (!kept.facts[end])
    return { ...kept, facts: { ...kept.facts, [end]: inWordsAlone(asked.said ?? asked.words) } }
  return asked.field && !isAskedAgain(kept, heard, asked) ? passed(kept, asked.field) : kept
}

/** Which road it is on is still to be asked, and the town once more of whoever told something else than one. */
function isAskedAgain(
  { facts: { pickup }, asked }: Intake,
  { answer }: Understood,
  { field }: Asked,
) {
  if (field === 'spot') return asked.spot === 1 && pickup !== undefined && isWithoutRoad(pickup)
  return (field === 'city' || field === 'where to city') && answer !== 'unknown'
}

/** "Speedway and Campbell, not Sixth": what was told of the road before is not so. */
const isOnOtherRoad = (before: Place | undefined, after: Place | undefined) =>
  before?.street !== undefined && after?.street !== undefined && before.street !== after.street

const isAnother = (before: Place | undefined, after: Place | undefined) =>
  after?.business !== undefined &&
  (before?.business === undefined
    ? before?.number !== undefined && before.number !== after.number
    : before.business !== after.business)

/** Where another shop is was not asked yet, however often it was asked of the one before. */
function toBeAskedAnew(intake: Intake): Intake {
  const isOfIt = (field: string) => field.startsWith('where to ')
  return {
    ...intake,
    asked: Object.fromEntries(Object.entries(intake.asked).filter(([field]) => !isOfIt(field))),
    passed: intake.passed.filter((field) => !isOfIt(field)),
  }
}

/** Whoever was asked for more of what is known has told all there is. */
const isAskedOnce = (field: FieldName | null): field is FieldName =>
  field === 'where on road' || field === 'where to road'

const passed = (intake: Intake, field: FieldName): Intake => ({
  ...intake,
  passed: [...new Set([...intake.passed, field])],
})

/** A place of which nothing is known but the words. */
export const inWordsAlone = (said: string): Place => ({ said: withoutLead(said), kind: 'landmark' })

function withWords(intake: Intake, end: End, { words, said = words }: Asked): Intake {
  const told = intake.placeWords?.[end] ?? []
  const answer = said.trim()
  if (!answer || told.some((each) => each.said === answer)) return intake
  return {
    ...intake,
    placeWords: {
      ...intake.placeWords,
      [end]: [...told, { said: answer, ...(said === words ? {} : { english: words }) }],
    },
  }
}

/** What was corrected, and how, is kept, and not read back any more. */
function past(intake: Intake, end: End): Intake {
  const told = intake.placeWords?.[end]?.map((each) => ({ ...each, isPast: true as const }))
  return told ? { ...intake, placeWords: { ...intake.placeWords, [end]: told } } : intake
}

/** A place in the caller's own words, one answer after the other; those of it that were heard when none was asked. */
export const placeInTheirWords = (intake: Intake, end: End): string =>
  intake.placeWords?.[end]?.map(({ said }) => said.replace(/[.;,]+$/, '')).join('; ') ??
  (end === 'pickup' ? whereabouts(intake) : intake.facts.dropoff)?.said ??
  ''

/** The words that were not corrected since. */
export const wordsThatHold = ({ placeWords }: Intake, end: End): PlaceWords[] =>
  (placeWords?.[end] ?? []).filter(({ isPast }) => !isPast)
