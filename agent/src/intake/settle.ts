import type { CorrectedField, Corrections } from '@towline/contract'
import { understand } from '../readers/rules/understand.ts'
import type { Facts, LocalTime, Place } from '../types/facts.ts'
import type { FieldName, Intake } from '../types/intake.ts'
import { fields } from './fields.ts'
import { reachableAt } from './intake.ts'

type Reading = { state: string; now: LocalTime }

/**
 * The intake after a person of the company put something right. What they say stands as they say it: a
 * place of theirs is not asked for its corner or its town.
 */
export function settle(intake: Intake, corrections: Corrections, reading: Reading): Intake {
  const { pickup, dropoff, ...plain } = corrections
  const places = {
    ...(pickup && { pickup: placeOf(pickup, reading) }),
    ...(dropoff && { dropoff: placeOf(dropoff, reading) }),
  }
  const named: string[] = Object.keys(corrections)
  const isAnswered = (name: FieldName) =>
    fields.find((field) => field.name === name)?.facts?.some((fact) => named.includes(fact))
  const next: Intake = {
    ...intake,
    facts: { ...intake.facts, ...(plain as Facts), ...places },
    settled: { ...intake.settled, ...corrections },
    contested: without(intake.contested, named),
    passed: intake.passed.filter((name) => !isAnswered(name)),
    confirmed: false,
  }
  return reachableAt(next) === reachableAt(intake) ? next : withoutConsent(next)
}

const without = (contested: Intake['contested'] = {}, named: readonly string[]) =>
  Object.fromEntries(Object.entries(contested).filter(([field]) => !named.includes(field)))

/** So much of a caller's differing words is kept for a field. */
const LONGEST_WORDS = 200

/**
 * The intake after a caller's words, with everything that a person put as that person put it; what the
 * caller said otherwise is noted beside it.
 */
export function keepSettled(before: Intake, after: Intake, words: string): Intake {
  const fields = Object.keys(before.settled ?? {}) as CorrectedField[]
  const changed = fields.filter(
    (field) => JSON.stringify(before.facts[field]) !== JSON.stringify(after.facts[field]),
  )
  if (changed.length === 0) return after
  const said = words.trim().slice(0, LONGEST_WORDS)
  return {
    ...after,
    facts: {
      ...after.facts,
      ...Object.fromEntries(changed.map((field) => [field, before.facts[field]])),
    },
    contested: {
      ...after.contested,
      ...Object.fromEntries(changed.map((field) => [field, said])),
    },
  }
}

/** The words a dispatcher wrote, taken apart as a caller's would be. */
function placeOf(words: string, reading: Reading): Place {
  const { pickup } = understand(words, { ...reading, asking: 'place' }).facts
  return { kind: 'landmark', ...pickup, said: words }
}

/** A yes to texts was for the number it was asked about. */
function withoutConsent(intake: Intake): Intake {
  return { ...reopen(intake, 'may text'), mayText: null }
}

/** The intake with a question that may be put again, whatever is known. */
export function reopen(intake: Intake, name: FieldName): Intake {
  const { [name]: _, ...asked } = intake.asked
  return { ...intake, asked, passed: intake.passed.filter((each) => each !== name) }
}
