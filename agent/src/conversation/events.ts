import type { LatLng } from '@towline/contract'
import type { Facts, LocalTime, Place } from '../facts.ts'

/** What the agent has to know of the company before the first word. */
export type CompanyFacts = {
  name: string
  agentName: string
  /** Ten digits: the company's own phone, where a person answers. */
  phone: string
  city: string
  state: string
  zip: string
  timeZone: string
}

/** What a look-up of the number told before the first word. */
export type CallerFacts = {
  /** Ten digits, or empty when withheld. */
  number: string
  /** Name of a customer seen before. */
  name?: string
  /** A job of this number that is not finished. */
  openJob?: OpenJob
  /** The account this number belongs to: a motor club, a garage. */
  account?: { id: string; name: string; type: string }
  /** The number has opted out of texts. */
  textsRefused?: boolean
}

export type OpenJob = {
  id: string
  dispatchNumber: string
  status: 'pending' | 'active' | 'scheduled'
  pickupAddress: string
  vehicle: string
  towReason: string
  driverFirstName?: string
  /** Epoch ms of an estimate from a route to an assigned truck; absent when there is none. */
  etaAt?: number
}

/** What the desk is asked. Each request is answered later by a `deskAnswered` event. */
export type DeskRequest =
  | { kind: 'resolvePlace'; which: 'pickup' | 'dropoff'; place: Place }
  | { kind: 'readJob'; id: string }
  /** Id null is the job this very call has opened. */
  | { kind: 'cancelJob'; id: string | null; reason: string }
  | { kind: 'quote' }
  | { kind: 'takeMessage'; words: string }

export type ResolvedPlace = {
  which: 'pickup' | 'dropoff'
  /** The words this answers, to drop an answer that came too late. */
  said: string
  /** One line a driver can use; the caller's words, tidied, when nothing was found. */
  address: string
  valid: boolean
  latLng: LatLng | null
  /** Cities it might be, when the place is found in several. */
  candidates?: string[]
}

export type DeskAnswer =
  | ({ kind: 'resolvePlace' } & ResolvedPlace)
  | { kind: 'readJob'; job: OpenJob | null }
  | { kind: 'cancelJob'; done: boolean }
  | { kind: 'quote' /** Dollars to say, or null: then no price is said. */; dollars: number | null }
  | { kind: 'takeMessage'; done: boolean }
  /** The desk could not be asked (database or map away). */
  | { kind: 'failed'; request: DeskRequest['kind'] }

/** What happens on the line. `now` is the company's wall clock, `at` epoch ms; the agent has no clock of its own. */
export type CallEvent = { at: number; now: LocalTime } & (
  | { kind: 'setUp' }
  | { kind: 'heard'; words: string }
  /** Speech was cut: what of it the caller had heard. */
  | { kind: 'interrupted'; heard: string }
  | { kind: 'keyed'; digit: string }
  /** Nobody spoke; `times` counts the silences since the last words. */
  | { kind: 'silence'; times: number }
  | { kind: 'reconnected' }
  /** The caller was to be handed to a person, and nobody picked up: the agent has him back. */
  | { kind: 'transferFailed' }
  | { kind: 'hungUp' }
  | { kind: 'deskAnswered'; answer: DeskAnswer }
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
    }
  | { do: 'ask'; request: DeskRequest }
  /** Write the job: the first time opens it, later times update it. Idempotent, the whole draft each time. */
  | { do: 'saveJob'; draft: JobDraft }
  /** Hand the caller to a person, on the company's own phone. */
  | { do: 'transfer'; reason: string }
  /** Hang up once what was said has been heard. */
  | { do: 'end'; reason: string }
