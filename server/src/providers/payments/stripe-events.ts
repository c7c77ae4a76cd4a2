import { idLike, type StripeEvent } from './stripe-life.ts'

/** The version of Stripe's API that the official client was made for, and with it these shapes. */
const API_VERSION = '2026-10-28.endive'

/** The bodies of the events in which Stripe tells of things, in their order; with whose account it was, if not ours. */
export function eventBodies(told: StripeEvent[], at: number, account = ''): string[] {
  return told.map(({ type, object }) =>
    JSON.stringify({
      id: idLike('evt'),
      object: 'event',
      ...(account ? { account } : {}),
      api_version: API_VERSION,
      created: Math.floor(at / 1000),
      type,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object },
    }),
  )
}
