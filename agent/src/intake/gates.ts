import { dangers } from '../concepts/dangers.ts'
import type { Advice, Gate, Intake } from '../types/intake.ts'

/** What a danger calls for: some words, and whether all questions stop and a person comes in. */
type Handling = { gate: Gate; stops: boolean; advice?: Advice }

/**
 * Every danger, most pressing first. A crash and police on the scene are noted, and whether anybody
 * is hurt is asked first. "On the shoulder" is where most callers from a highway are: they are told
 * to keep away from the traffic and asked whether they are safe, and a no stops everything.
 */
const handlings: readonly Handling[] = [
  ...dangers.map(({ id, stops, advice }) => ({ gate: id, stops, ...(advice && { advice }) })),
  { gate: 'not safe', stops: true, advice: 'traffic' },
  { gate: 'danger not ruled out', stops: true, advice: 'hurt' },
]

const named = (gates: readonly Gate[]) => handlings.filter(({ gate }) => gates.includes(gate))

/** The advice of the most pressing of the dangers that has one. */
export function adviceFor(gates: readonly Gate[]): Advice | undefined {
  return named(gates).find(({ advice }) => advice)?.advice
}

/** True when one of the dangers stops all questions: the caller goes to a person at once. */
export function stopsAll(gates: readonly Gate[]): boolean {
  return named(gates).some(({ stops }) => stops)
}

/** True when the job is one for the dispatcher to hurry with. */
export function isEmergency(intake: Intake): boolean {
  return stopsAll(intake.dangers)
}
