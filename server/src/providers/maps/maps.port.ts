import type { Place } from '@towline/agent'
import type { DrivingRoute, LatLng, MapGround } from '@towline/contract'

export type { DrivingRoute, LatLng, MapGround }

/** Where the company is; `state` is two capital letters. Null where it is not known yet. */
export type Near = (LatLng & { state: string }) | null

/** A place made into something a driver can be sent to. */
export type Resolved = {
  /** One line, tidied: `1245 Main St, Frisco, TX 75034`. */
  address: string
  /**
   * The town is known, and the line is complete enough to drive to: a street with its number, with a
   * cross street or near something; a highway with its direction and an exit, mile marker, cross street
   * or landmark; a named business. It does not promise that the house exists.
   */
  valid: boolean
  /** Null when not even the town is known. */
  latLng: LatLng | null
  /** True when `latLng` is the middle of the town or ZIP and not the place itself. */
  estimated: boolean
  city?: string
  state?: string
  zip?: string
  /** Towns that may be meant, best first, as `Denton, TX`: to be asked for, never to be assumed. */
  candidates?: string[]
  /** The town was spelled otherwise than it is; worth reading back. */
  corrected?: true
}

/** An address being typed, finished. */
export type Suggestion = { address: string; latLng: LatLng | null }

/** The way between two places. `estimated` when no road was looked at. */
export type Distance = { miles: number; minutes: number; estimated: boolean }

/** Pays for so many look-ups at a map service, before they are made; false: they are not made. */
export type PayForLookups = (lookups: number) => Promise<boolean>

/** What the product needs of a map. */
export type Maps = {
  name: 'gazetteer' | 'google' | 'osm'
  /** What draws the map in the browser. */
  ground: MapGround
  /** Finds what the caller described, the town nearest to the company where several have the name. */
  resolve(place: Place, near: Near): Promise<Resolved>
  /** At most eight ways to finish an address; none for fewer than two characters. */
  suggest(text: string, near: Near): Promise<Suggestion[]>
  /** The way by road from one place to the other, with its line. */
  route(from: LatLng, to: LatLng): Promise<DrivingRoute>
  /** The ways of several to one place, in their order; asked at once. */
  distances(from: readonly LatLng[], to: LatLng): Promise<Distance[]>
  /** The same map; what is not paid for, the gazetteer answers. */
  paidBy(pay: PayForLookups): Maps
}
