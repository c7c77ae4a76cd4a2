import { z } from 'zod'
import { BASE, Id, Instant, operation, SecretId } from '../kernel/index.ts'

/** A GPS device, or an app that acts as one, on a truck. Whoever knows its address can say where the truck is. */
export const Tracker = z.object({
  truckId: Id,
  /** What is typed into the device or app. */
  url: z.string(),
  createdAt: Instant,
  /** When it said last where it is; 0 for never. */
  lastAt: Instant,
})
export type Tracker = z.infer<typeof Tracker>

const write = { kind: 'staff', permission: 'trucks.write' } as const
const params = z.object({ id: Id })

export const readTracker = operation({
  name: 'readTracker',
  method: 'GET',
  path: `${BASE}/truck/:id/tracker`,
  summary: 'The tracker of a truck; null for none',
  access: write,
  params,
  reply: z.object({ tracker: Tracker.nullable() }),
  fails: ['not_found'],
})

export const makeTracker = operation({
  name: 'makeTracker',
  method: 'POST',
  path: `${BASE}/truck/:id/tracker`,
  summary: 'Gives a truck a tracker with a new address; one it had before stops working',
  access: write,
  params,
  reply: Tracker,
  fails: ['not_found'],
})

export const removeTracker = operation({
  name: 'removeTracker',
  method: 'DELETE',
  path: `${BASE}/truck/:id/tracker`,
  summary: 'Removes the tracker of a truck; its address stops working',
  access: write,
  params,
  reply: z.object({ id: Id }),
  fails: ['not_found'],
})

/** Five hundred devices behind one address, each every five seconds, and half as many again. */
const limit = { points: 9000, seconds: 60, per: 'address' } as const
const access = {
  kind: 'public',
  because: 'a device can’t sign in; its address holds 128 random bits',
} as const
/** Nothing to say; what apps take for an answer without friends or commands. */
const reply = z.array(z.string())

export const trackByQuery = operation({
  name: 'trackByQuery',
  method: 'GET',
  path: `${BASE}/track/:id`,
  summary: 'A tracker says where it is, in the OsmAnd protocol',
  access,
  takesForms: true,
  limit,
  params: z.object({ id: SecretId }),
  query: z.record(z.string(), z.unknown()),
  reply,
  fails: ['not_found'],
})

export const track = operation({
  name: 'track',
  method: 'POST',
  path: `${BASE}/track/:id`,
  summary: 'The same as a form, or as the JSON of Traccar Client and of OwnTracks',
  access,
  takesForms: true,
  limit,
  params: z.object({ id: SecretId }),
  query: z.record(z.string(), z.unknown()),
  body: z.unknown(),
  reply,
  fails: ['not_found'],
})
