import type { Corrections } from '@towline/contract'
import type { Facts, LocalTime, Place } from '../facts.ts'
import { understand } from '../understand/understand.ts'
import { type FieldName, fields } from './fields.ts'
import { type Intake, reachableAt } from './intake.ts'

type Reading = { state: string; now: LocalTime }

/**
 * The intake after a person of the company put something right. What he says stands as he says it: a
 * place of his is not asked for its corner or its town.
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
    settled: { ...intake.settled, ...(pickup && { pickup }), ...(dropoff && { dropoff }) },
    passed: intake.passed.filter((name) => !isAnswered(name)),
    confirmed: false,
  }
  return reachableAt(next) === reachableAt(intake) ? next : withoutConsent(next)
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
