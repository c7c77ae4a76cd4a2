import type { TowReason } from '@towline/contract'
import type { Asking, Intent, Understood } from './facts.ts'
import type { Question } from './memory.ts'

/** Something that a reader holds for so, and how surely, from 0 to 1. */
export type Held<Value> = { value: Value; sure: number }

/** A field of the job as a reader heard it, with the words it stands on. */
export type HeldFact = {
  field: 'customerName' | 'vehicleYear' | 'vehicleMake' | 'vehicleModel' | 'vehicleColor'
  value: string
  quote: string
}

/** What a reader proposes of a caller's words; the intake decides. Likeliest first where there are several. */
export type Reading = {
  /** The words the reading is of. */
  quote: string
  reasons: readonly Held<TowReason>[]
  intents: readonly Held<Intent>[]
  answers: readonly Held<NonNullable<Understood['answer']>>[]
  facts: readonly HeldFact[]
  /** What the parts of a place are, where one was asked for, in the words that were said. */
  place: readonly { part: string; words: string; start: number; end: number }[]
  /** That somebody is in danger of any kind. */
  danger: number
}

/** What was asked when the words were said. */
export type ReadingContext = { asking: Asking; question: Question | null }

/** Turns words into proposals. A reader is pure and deterministic, and drops no word of a place. */
export type Reader = (said: string, context: ReadingContext) => Reading
