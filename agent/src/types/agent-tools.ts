import type { LatLng, TowReason } from '@towline/contract'
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
  /** Found by its town alone: the map knows no such house or business. */
  estimated?: boolean
  /** Cities it might be, when the place is found in several. */
  candidates?: string[]
  /** It lies outside of where the company usually sends trucks. */
  outside?: boolean
}

/** What a price still depends on. */
export type QuoteDependsOn = 'vehicle class' | 'miles' | 'unloaded miles' | 'time on scene'

/** What a tow comes to by the company's rates, before tax, in cents. */
export type Quote = {
  leastCents: number
  /** Null where nothing bounds it yet. */
  mostCents: number | null
  dependsOn: QuoteDependsOn[]
}

/** What of a tow its price follows from; null and empty are not known yet. */
export type TowToQuote = {
  towReason: TowReason | ''
  vehicleType: string
  /** In the caller's words or the map's; empty where it goes nowhere. */
  dropoffAddress: string
  pickupAddressLatLng: LatLng | null
  dropoffAddressLatLng: LatLng | null
}

/** What may be said by phone of a stored vehicle, to whoever tells its plate or VIN; never whose it is. */
export type StoredVehicle =
  /** Empty without an address; 0 while no rate is set. */
  | { is: 'here'; address: string; perDayCents: number }
  | { is: 'held by the police' | 'for a person' | 'not here' }

/** What the agent asks of its tools. Each request is answered later by a `deskAnswered` event, as call logs name it. */
export type AgentToolRequest =
  | { kind: 'resolvePlace'; which: 'pickup' | 'dropoff'; place: Place }
  | { kind: 'readJob'; id: string }
  /** Id null is the job this very call has opened. */
  | { kind: 'cancelJob'; id: string | null; reason: string }
  | { kind: 'takeMessage'; words: string }
  | { kind: 'quotePrice'; tow: TowToQuote }
  /** A plate, a VIN or the end of one: capital letters and digits. */
  | { kind: 'findStored'; code: string }

export type AgentToolAnswer =
  | ({ kind: 'resolvePlace' } & ResolvedPlace)
  | { kind: 'readJob'; job: OpenJob | null }
  | { kind: 'cancelJob'; done: boolean }
  | { kind: 'takeMessage'; done: boolean }
  /** Null where the rates have no price for what is known. */
  | { kind: 'quotePrice'; quote: Quote | null }
  | { kind: 'findStored'; found: StoredVehicle }
  /** The tool could not be used (database or map away). */
  | { kind: 'failed'; request: AgentToolRequest['kind'] }
