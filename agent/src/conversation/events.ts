import type { Corrections, LatLng } from '@towline/contract'
import type { Facts, LocalTime, Place } from '../facts.ts'
import type { LastVehicle } from '../intake/offered-vehicle.ts'
import type { Language } from '../phrases/phrase.ts'
import type { Earlier } from './continue-call.ts'
import type { Overheard } from './overheard.ts'

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
  /** The owner's own first words; what has to be said of the agent follows them. */
  greeting?: string
  /** What the owner wants the agent to know, in his own words. */
  notes?: string
  /** What the agent speaks; English alone where it is not told. */
  languages?: readonly Language[]
  /** While the office is closed: when it opens, empty when that is not known. Absent: it is open. */
  closedUntil?: LocalTime | ''
  /** Ten digits: who is rung while the office is closed. Absent: nobody is. */
  afterHoursPhone?: string
  /** Calls are recorded, which is said in the greeting. */
  recorded?: true
  /** While the office is open: when it closes, if it does. */
  openUntil?: LocalTime
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
  /** Somebody who works for the company. */
  employee?: { name: string; firstName: string }
  /** The vehicle of a customer's last job. */
  lastVehicle?: LastVehicle
  /** A call of this number that broke off minutes ago; this one goes on with it. */
  earlier?: Earlier
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
  /** How far an active job is, by the last of its times; absent before the driver has set out. */
  step?: 'en route' | 'on scene' | 'towing' | 'arrived'
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
  /** It lies outside of where the company usually sends trucks. */
  outside?: boolean
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
  | {
      kind: 'heard'
      words: string
      /** What a second ear found in the same words. */
      also?: Overheard
    }
  /** Speech was cut: what of it the caller had heard. */
  | { kind: 'interrupted'; heard: string }
  | { kind: 'keyed'; digit: string }
  /** Nobody spoke; `times` counts the silences since the last words. */
  | { kind: 'silence'; times: number }
  | { kind: 'reconnected' }
  /** The caller was to be handed to a person, and nobody picked up: the agent has him back. */
  | { kind: 'transferFailed' }
  /** A person of the company puts something right while the caller talks. */
  | { kind: 'corrected'; facts: Corrections; by: string }
  /** He tells the agent something the caller does not hear. */
  | { kind: 'whispered'; words: string; by: string }
  /** He takes the call over. */
  | { kind: 'takenOver'; by: string }
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
  /** Tell whoever whispered what comes of it; the caller does not hear it. */
  | { do: 'tellDesk'; words: string; isFollowed: boolean }
  /** Hand the caller to a person, on the company's own phone. */
  | { do: 'transfer'; reason: string }
  /** From here on the caller is spoken to, and listened to, in this language. */
  | { do: 'language'; language: Language }
  /** Hang up once what was said has been heard. */
  | { do: 'end'; reason: string }
