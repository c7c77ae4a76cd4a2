import { z } from 'zod'
import { BASE, Id, operation } from '../kernel/index.ts'

const ownWrite = { kind: 'staff', permission: 'ownJobs.write' } as const
const done = z.object({ done: z.literal(true) })

/** Keys of a browser, base64url. */
const Key = z.string().regex(/^[\w-]{10,200}={0,2}$/)

/** A browser’s push subscription, as `PushSubscription.toJSON()` gives it. */
export const PushDevice = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: Key, auth: Key }),
})
export type PushDevice = z.infer<typeof PushDevice>

/** What the service worker is sent: the form that browsers may also show by themselves. */
export const PushPayload = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    navigate: z.string(),
    tag: z.string(),
    requireInteraction: z.boolean(),
    /** The offer it is about; the worker tells that it has arrived. */
    data: z.object({ offerId: Id }),
  }),
})
export type PushPayload = z.infer<typeof PushPayload>

export const readPushKey = operation({
  name: 'readPushKey',
  method: 'GET',
  path: `${BASE}/driver/push`,
  summary: 'The public key a driver’s browser subscribes to pushes with',
  access: { kind: 'staff', permission: 'ownJobs.read' },
  reply: z.object({ key: z.string() }),
  fails: [],
})

export const subscribePush = operation({
  name: 'subscribePush',
  method: 'POST',
  path: `${BASE}/driver/push`,
  summary: 'Offers are pushed to this browser from now on; said again at every start of the app',
  access: ownWrite,
  body: PushDevice,
  reply: done,
  fails: [],
})

export const unsubscribePush = operation({
  name: 'unsubscribePush',
  method: 'POST',
  path: `${BASE}/driver/push/remove`,
  summary: 'Nothing is pushed to this browser any more',
  access: ownWrite,
  body: PushDevice.pick({ endpoint: true }),
  reply: done,
  fails: [],
})

export const receiveOffer = operation({
  name: 'receiveOffer',
  method: 'POST',
  path: `${BASE}/driver/offers/:id/received`,
  summary: 'A push about an offer has reached the driver’s phone; it is not texted as well',
  access: ownWrite,
  params: z.object({ id: Id }),
  reply: done,
  fails: ['not_found'],
})
