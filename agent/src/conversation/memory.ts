import type { CorrectedField, MindRecord } from '@towline/contract'
import type { FieldName } from '../intake/fields.ts'
import type { Intake } from '../intake/intake.ts'
import type { Spoken } from '../model/talk.ts'
import type { Language } from '../phrases/phrase.ts'
import type { Errand } from './errands.ts'
import type { CallerFacts, CompanyFacts, DeskRequest } from './events.ts'

/** What can be asked: a field of the intake, or one of the questions around it. */
export type Question =
  | FieldName
  | 'opening'
  | 'open job'
  | 'read back'
  | 'correction'
  | 'cancel'
  | 'message'
  | 'more'
  | 'person'
  | 'truck'
  | 'desk question'
  | 'colleague'
  | 'colleague job'

/** The sentences of a read-back, each with the part of the job it tells. */
export type Part = 'pickup' | 'dropoff' | 'vehicle' | 'when' | 'contact' | 'club'

/** Everything the agent remembers of a call: plain JSON, stored after each turn and restored from it. */
export type Memory = {
  /** Version of this shape. */
  v: 1
  language: Language
  company: CompanyFacts
  caller: CallerFacts
  phase: 'talking' | 'transferring' | 'over'
  /** How many things were said; picks the wording. */
  said: number
  /** The open question, if any. */
  question: Question | null
  /** The last thing said, whole. */
  lastSaid: string
  /** What the caller heard of the last thing said, when it was cut. */
  cutAt: string | null
  /** The caller asked to wait. */
  patient: boolean
  /** Turns in a row of which nothing was understood. */
  misses: number
  /** Turns since something was learnt in which he only swore, and in which he asked to hear it again. */
  vents: number
  repeats: number
  personOffered: boolean
  /** The caller was told that his place is outside the usual area. */
  areaTold?: boolean
  /** How often a status and a price were asked for. */
  asked: { status: number; price: number; eta: number }
  /** Keys pressed for a number; `answered` when the first of them was taken for a no already. */
  keyed: { digits: string; at: number; answered: boolean }
  /** What the caller is waiting to hear from the desk. */
  waitingFor: Exclude<DeskRequest['kind'], 'resolvePlace'> | null
  /** Parts the caller heard in the read-back, in the words he heard. */
  told: Partial<Record<Part, string>>
  /** Parts in the read-back that was just said. */
  reading: Partial<Record<Part, string>>
  intake: Intake
  /** What people of the company put right, and who. */
  corrected?: Partial<Record<CorrectedField, { value: string; by: string }>>
  /** What dispatchers want asked or said at the next turn. */
  errands?: Errand[]
  /** The question of a dispatcher that is open, or was the last. */
  deskAsks?: { words: string; by: string }
  /** What dispatchers told the agent to do in this call, for a mind that can follow any words. */
  whispers?: string[]
  /** The last of what was said on the line; kept where a language model speaks. */
  talk?: Spoken[]
  /** What a language model had to do with this call. */
  mind?: MindRecord
  /** The draft as it was last saved, as JSON; empty before the first time. */
  savedDraft: string
  /** What became of the job of this call, and of the call. */
  job: 'none' | 'saved' | 'cancelled'
  /** Why the talk ended, or went to a person. */
  why?: string
  /** The call was over before the talk was: he hung up, the line was lost, or nobody spoke. */
  dropped?: true
  /** What a colleague told that may be a job. */
  held?: string
  ending: 'transfer' | 'message' | 'status' | 'cancelled' | 'wrong number' | 'sales' | null
}
