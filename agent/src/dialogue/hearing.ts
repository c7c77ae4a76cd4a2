import type { Danger, Understood } from '../types/facts.ts'
import type { Intake } from '../types/intake.ts'
import type { Question } from '../types/memory.ts'
import type { Reading } from '../types/readings.ts'
import type { Dialogue } from './dialogue.ts'

/** What was heard in this turn, beside the turn itself. */
export type Hearing = Dialogue & {
  /** In English, for the rules. */
  words: string
  /** In the caller's own words, for people. */
  said: string
  heard: Understood
  /** What the learned reader makes of the words; null where it was not asked. */
  reading: Reading | null
  /** What a language model takes for a danger, and is not sure of. */
  doubts: readonly Danger[]
  /** The question that was open. */
  question: Question | null
  before: Intake
  /** Something about the job is known now that was not before. */
  learned: boolean
  /** Something that was known before is another thing now. */
  changed: boolean
  /** The caller said otherwise of what a person of the company had put. */
  contests: boolean
  /** The caller spoke over the agent. */
  wasCut: boolean
}
