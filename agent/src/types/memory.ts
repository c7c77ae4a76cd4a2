import type { MindRecord } from '@towline/contract'
import type { AgentToolRequest, StoredVehicle } from './agent-tools.ts'
import type { CallerFacts, CompanyFacts, PutByPeople } from './company-and-caller.ts'
import type { Danger } from './facts.ts'
import type { Difference, FieldName, Intake } from './intake.ts'
import type { Language } from './language.ts'

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
  | 'danger'
  | 'desk question'
  | 'colleague'
  | 'colleague job'
  | 'stored vehicle'

/** The sentences of a read-back, each with the part of the job it tells. */
export type Part = 'pickup' | 'dropoff' | 'vehicle' | 'when' | 'contact' | 'club'

/** What a dispatcher wants of the caller, done at the agent's next turn. */
export type Errand =
  | { do: 'ask'; field: FieldName }
  | { do: 'question'; words: string; by: string }
  | { do: 'say'; words: string }

/** One thing said on the line, as far as the other side heard it. */
export type Spoken = { who: 'caller' | 'agent'; text: string }

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
  /** The questions that were put so far, in the words in which they were put: nobody is asked twice in the same. */
  questions?: string[]
  /** The last thing said, whole. */
  lastSaid: string
  /** What the caller heard of the last thing said, when it was cut. */
  cutAt: string | null
  /** The caller asked to wait. */
  patient: boolean
  /** While it is asked whether anyone is in danger: what was asked before, and what the caller's words hint at. */
  doubt?: { question: Question | null; danger: Danger | null }
  /** What was asked about so far, each time it was: a hint, or words of which nothing was understood. */
  doubted?: (Danger | 'not understood')[]
  /** The caller was asked which of two things they said. */
  choice?: Difference
  /** The caller's words before these. */
  before?: string
  /** Turns in a row of which nothing was understood. */
  misses: number
  /** Turns since something was learned in which the caller only swore, and in which they asked to hear it again. */
  vents: number
  repeats: number
  /** The question that was open, and how many turns in a row it has been without anything learned. */
  stuck?: { at: Question | null; turns: number }
  /** They were cut off, called again, and have said nothing yet. */
  isBack?: true
  /** The question that was come back to after something else: it is not taken for unasked a second time. */
  resumed?: FieldName
  /** How often each question was cut off, and taken for unasked. */
  cutOff?: Partial<Record<FieldName, number>>
  personOffered: boolean
  /** Asked whether they want a truck, they said that they only want a price. */
  truckDeclined?: true
  /** They said something that tells of no tow, and heard what the agent is there for. */
  noTow?: true
  /** How often something was said to a read-back that was neither a yes nor a correction. */
  unclear?: number
  /** The caller was told that their place is outside the usual area. */
  areaTold?: boolean
  /**
   * They asked whether their vehicle is in the yard: how often the plate was
   * asked for and looked for, the plate or VIN, and what they were told.
   */
  yard?: { asked: number; looked: number; code?: string; told?: StoredVehicle['is'] }
  /** How often a status and a price were asked for. */
  asked: { status: number; price: number; eta: number }
  /** Keys pressed for a number; `answered` when the first of them was taken for a no already. */
  keyed: { digits: string; at: number; answered: boolean }
  /** What the caller is waiting to hear: the request whose answer is still to come. */
  waitingFor: Exclude<AgentToolRequest['kind'], 'resolvePlace'> | null
  /** Parts the caller heard in the read-back, in the words they heard. */
  told: Partial<Record<Part, string>>
  /** Parts in the read-back that was just said. */
  reading: Partial<Record<Part, string>>
  intake: Intake
  /** What people of the company put right, and who. */
  corrected?: PutByPeople
  /** What dispatchers want asked or said at the next turn. */
  errands?: Errand[]
  /** The question of a dispatcher that is open, or was the last. */
  deskAsks?: { words: string; by: string }
  /** What dispatchers told the agent to do in this call, for a language model that can follow any words. */
  whispers?: string[]
  /** The price that was told last, as the caller heard it: what a language model may say again, to the word. */
  quoted?: string
  /** The last of what was said on the line; kept where a language model speaks. */
  talk?: Spoken[]
  /** What a language model had to do with this call. */
  mind?: MindRecord
  /** The draft as it was last saved, as JSON; empty before the first time. */
  savedDraft: string
  /** What became of the job of this call, and of the call. */
  job: 'none' | 'saved' | 'cancelled'
  /** Why the conversation ended, or went to a person. */
  why?: string
  /** The call was over before the conversation was: they hung up, the line was lost, or nobody spoke. */
  dropped?: true
  /** How many messages were passed on. */
  messages?: number
  /** What a colleague told that may be a job. */
  held?: string
  ending: 'transfer' | 'message' | 'status' | 'cancelled' | 'wrong number' | 'sales' | null
}
