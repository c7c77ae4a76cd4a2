import { z } from 'zod'
import { OwnJob } from '../dispatch/index.ts'
import { Id, Instant, orEmpty, text } from '../kernel/index.ts'

/** How an offer stands. One that was taken back is no longer beside its job. */
export const OfferState = z.enum(['offered', 'seen', 'accepted', 'declined', 'expired'])
export type OfferState = z.infer<typeof OfferState>

/** A job offered to a driver, beside the job itself, which is pending and has no driver until it is accepted. */
export const Offer = z.object({
  id: Id,
  dispatchCallId: Id,
  dispatchNumber: z.string(),
  driverId: Id,
  driverName: z.string(),
  /** The truck to go with; empty when the driver is to choose. */
  truckId: orEmpty(Id),
  truckName: z.string(),
  state: OfferState,
  /** Who offered it. */
  offeredBy: z.string(),
  offeredAt: Instant,
  /** Until when it can be answered. */
  until: Instant,
  /** How much of that is left, in ms, for clocks that differ; 0 once it is answered or over. */
  left: z.int().min(0),
  /** Why it was declined. */
  reason: z.string(),
})
export type Offer = z.infer<typeof Offer>

/** Why a driver can't take a job, each in one press. */
export const declineReasons = [
  'Truck can’t do it',
  'Too far away',
  'Still on a job',
  'On a break',
  'Truck trouble',
] as const

/** An offer as its driver sees it: the job, the way to it, and what is left of the time to answer. */
export const OwnOffer = Offer.pick({ id: true, truckName: true, until: true, left: true }).extend({
  state: OfferState.extract(['offered', 'seen']),
  /** To the pickup; null when a place is not known. */
  miles: z.number().nullable(),
  minutes: z.number().nullable(),
  /** The way was reckoned from the straight line. */
  estimated: z.boolean(),
  job: OwnJob,
})
export type OwnOffer = z.infer<typeof OwnOffer>

export const MakeOffer = z.object({
  driverId: Id,
  truckId: orEmpty(Id).optional(),
  /** Offer it although another job is being offered to this driver. */
  anyway: z.boolean().optional(),
})

/** Who chooses the driver: a dispatcher alone, a dispatcher who is told who should go, or Towline by itself. */
export const Routing = z.enum(['off', 'suggest', 'automatic'])
export type Routing = z.infer<typeof Routing>

/** Who should take a job that waits, with all waiting jobs looked at together. */
export const Suggestion = z.object({
  dispatchCallId: Id,
  driverId: Id,
  driverName: z.string(),
  truckId: orEmpty(Id),
  truckName: z.string(),
  /** Minutes until the driver is free; 0 for one who is free now. */
  freeIn: z.number().min(0),
  /** Minutes until they would be at the pickup, counting that. */
  arrivesIn: z.number().min(0),
  /** Why this driver, in a sentence. */
  why: z.string(),
})
export type Suggestion = z.infer<typeof Suggestion>

/** How a company offers its jobs. */
export const OfferSettings = z.object({
  routing: Routing,
  /** How long a driver has to answer. */
  seconds: z.int().min(30, 'At least 30 seconds').max(600, 'At most 10 minutes'),
  /** A job that is declined or not answered is offered to the next driver by itself. */
  nextByItself: z.boolean(),
})
export type OfferSettings = z.infer<typeof OfferSettings>

/** What people call the settings. */
export const offerSettingLabels: Record<keyof OfferSettings, string> = {
  routing: 'Who chooses the driver',
  seconds: 'Time to answer',
  nextByItself: 'Offer to the next driver automatically',
}

/** Who chooses the driver, as people read it. */
export const routingNames: Record<Routing, string> = {
  off: 'The dispatcher',
  suggest: 'The dispatcher, with a suggestion',
  automatic: 'Towline, automatically',
}

export const newOfferSettings: OfferSettings = {
  routing: 'off',
  seconds: 90,
  nextByItself: false,
}

/** Why, in a driver's own words or one of `declineReasons`. */
export const Decline = z.object({ reason: text(200).default('') })
