import type { Corrections } from '@towline/contract'
import type { AgentToolAnswer, AgentToolRequest, ResolvedPlace } from './agent-tools.ts'
import type { Danger, Facts, Intent, LocalTime } from './facts.ts'
import type { Language } from './language.ts'
import type { Question } from './memory.ts'

/** What a language model found in the same words; already held against them. */
export type ModelReading = {
  facts: Facts
  intents: Intent[]
  /** What it is sure of. */
  dangers: Danger[]
  /** What may be a danger: it is asked about. */
  doubts?: Danger[]
  /** What was answered with a yes or a no, in whatever words. */
  answers?: Answers
  /** Something said before was taken back. */
  corrects: boolean
  /** For each thing it found, the caller's words on which it stands. */
  quotes?: Record<string, string>
}

/** What a caller said yes or no to. */
export type Answers = Partial<Record<'safe' | 'unhurt' | 'shutIn' | 'mayText', boolean>>

/** What happens on the line. `now` is the company's wall clock, `at` epoch ms; the agent has no clock of its own. */
export type CallEvent = { at: number; now: LocalTime } & (
  | { kind: 'setUp' }
  | {
      kind: 'heard'
      words: string
      /** The carrier took the words for Spanish. */
      isSpanish?: boolean
      /** What a language model found in the same words. */
      also?: ModelReading
    }
  /**
   * A language model has read the caller's last words, after they were answered. `facts` and `question` are what was
   * known and open when they were said; `isBeingAsked`: the caller has not heard the whole of the next question yet.
   */
  | {
      kind: 'read'
      reading: ModelReading
      words: string
      facts: Facts
      question: Question | null
      isBeingAsked: boolean
    }
  /** Speech was cut: what of it the caller had heard. */
  | { kind: 'interrupted'; heard: string }
  | { kind: 'keyed'; digit: string }
  /** Nobody spoke; `times` counts the silences since the last words. */
  | { kind: 'silence'; times: number }
  | { kind: 'reconnected' }
  /** The caller was to be handed to a person, and nobody picked up: the agent has them back. */
  | { kind: 'transferFailed' }
  /** A person of the company puts something right while the caller talks. */
  | { kind: 'corrected'; facts: Corrections; by: string }
  /** A person tells the agent something the caller does not hear. */
  | { kind: 'whispered'; words: string; by: string }
  /** A person takes the call over. */
  | { kind: 'takenOver'; by: string }
  | { kind: 'hungUp' }
  | { kind: 'deskAnswered'; answer: AgentToolAnswer }
)

/** What is to be written on the dispatch call so far. */
export type JobDraft = {
  facts: Omit<Facts, 'pickup' | 'dropoff'>
  pickup: ResolvedPlace | null
  dropoff: ResolvedPlace | null
  mayText: boolean | null
  emergency: boolean
  status: 'pending' | 'scheduled'
  notes: string
  /** The caller heard it read back and said yes. */
  confirmed: boolean
}

/** What the agent does in answer to an event, in order. */
export type Act =
  | {
      do: 'say'
      text: string /** False for what must be heard out (safety). */
      interruptible?: boolean
      /** Said in the place of the question that is being said. */
      instead?: true
    }
  | { do: 'ask'; request: AgentToolRequest }
  /** Write the job: the first time opens it, later times update it. Idempotent, the whole draft each time. */
  | { do: 'saveJob'; draft: JobDraft }
  /** Tell whoever whispered what comes of it; the caller does not hear it. */
  | { do: 'tellDispatcher'; words: string; isFollowed: boolean }
  /** Hand the caller to a person, on the company's own phone. */
  | { do: 'transfer'; reason: string }
  /** From here on the caller is spoken to, and listened to, in this language. */
  | { do: 'language'; language: Language }
  /** Hang up once what was said has been heard. */
  | { do: 'end'; reason: string }
