import {
  readPushKey as keyOperation,
  receiveOffer as receiveOperation,
  subscribePush as subscribeOperation,
  unsubscribePush as unsubscribeOperation,
} from '@towline/contract'
import { handle } from '../../../platform/handler.ts'
import { dropSubscription, keepSubscription, markReceived } from './push.store.ts'

const done = { done: true as const }

/** The key a browser subscribes with. */
export const readPushKey = handle(
  keyOperation,
  async (_context, _input, key: string) => ({ key }),
  { prepare: async ({ push }) => push.publicKey },
)

/** Offers are pushed to this browser of whoever asks. Only to a push service: its address comes from outside. */
export const subscribePush = handle(
  subscribeOperation,
  async ({ tx, actor, companyId, now, fail }, { body }, mayReach: boolean) => {
    if (actor.kind !== 'employee') return fail('forbidden')
    if (!mayReach)
      return fail('bad_request', { fields: { endpoint: 'This push service is not known' } })
    const { endpoint, keys } = body
    await keepSubscription(tx, { endpoint, ...keys, companyId, employeeId: actor.id, now })
    return done
  },
  { prepare: async ({ push }, { body }) => push.mayReach(body.endpoint) },
)

/** Nothing is pushed there any more. */
export const unsubscribePush = handle(unsubscribeOperation, async ({ tx, companyId }, { body }) => {
  await dropSubscription(tx, companyId, body.endpoint)
  return done
})

/** The worker on the driver’s phone has been woken by a push. */
export const receiveOffer = handle(
  receiveOperation,
  async ({ tx, actor, companyId, now, fail }, { params }) => {
    if (actor.kind !== 'employee') return fail('forbidden')
    const { id: driverId } = actor
    if (!(await markReceived(tx, { companyId, id: params.id, driverId, now })))
      return fail('not_found')
    return done
  },
)
