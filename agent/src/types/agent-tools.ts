import type { LatLng } from '@towline/contract'
import type { Place } from './facts.ts'

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

/** What the agent asks of its tools. Each request is answered later by a `deskAnswered` event, as call logs name it. */
export type AgentToolRequest =
  | { kind: 'resolvePlace'; which: 'pickup' | 'dropoff'; place: Place }
  | { kind: 'readJob'; id: string }
  /** Id null is the job this very call has opened. */
  | { kind: 'cancelJob'; id: string | null; reason: string }
  | { kind: 'takeMessage'; words: string }

export type AgentToolAnswer =
  | ({ kind: 'resolvePlace' } & ResolvedPlace)
  | { kind: 'readJob'; job: OpenJob | null }
  | { kind: 'cancelJob'; done: boolean }
  | { kind: 'takeMessage'; done: boolean }
  /** The tool could not be used (database or map away). */
  | { kind: 'failed'; request: AgentToolRequest['kind'] }
