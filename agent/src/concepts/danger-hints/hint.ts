import type { Phrase } from '../../text/phrases.ts'
import type { Danger } from '../../types/facts.ts'

/**
 * Words that may tell of a danger and may not: whoever says them is asked once whether anyone is hurt or in danger.
 * A row is broad, since it only costs a question; what excludes it keeps it away from talk of a car.
 */
export type Hint = {
  /** What it is noted as when the caller does not say no. */
  danger: Danger
  says: readonly Phrase[]
  /** Counts only with one of these close by. */
  with?: readonly Phrase[]
  /** Means something else with one of these close by. */
  not?: readonly Phrase[]
  /** Told by a "not" of its own: "isn't breathing". */
  evenDenied?: true
}

/** Them, and not the car. */
export const somebody = [
  'i|im|ive|he|hes|him|his|she|shes|her|we|were|they|them|theyre|<kin>|<other>',
]
