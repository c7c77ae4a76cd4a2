import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { executed } from '../../platform/execute.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { task } from '../../platform/tasks/index.ts'
import { textOffer } from './offer-link.ts'
import { isOpen } from './offers.present.ts'
import { type OfferRow, offerById } from './offers.store.ts'
import { subscriptionsOf } from './push/push.store.ts'
import { pushOfferTask } from './push/push-offer.ts'

/** A push that has not reached the phone by then is followed by a text, in ms. */
const PATIENCE = 15_000

/** Tells a driver who may not have the page open: by push, and by text where no push arrives. */
export async function tellDriver(context: Context, offer: OfferRow): Promise<void> {
  const { tx, companyId, now, enqueue } = context
  const devices = await subscriptionsOf(tx, { companyId, employeeId: offer.driver_id, now })
  if (devices.length === 0) return textOffer(context, offer)
  const one = { companyId, offerId: offer.id }
  await enqueue(pushOfferTask, one)
  await enqueue(textOfferTask, one, { startAfterMs: PATIENCE })
}

/** Takes the offer off the driver's phone again. */
export async function pushItIsOver(
  { tx, companyId, now, enqueue }: Context,
  offer: Pick<OfferRow, 'id' | 'driver_id'>,
): Promise<void> {
  const devices = await subscriptionsOf(tx, { companyId, employeeId: offer.driver_id, now })
  if (devices.length > 0) await enqueue(pushOfferTask, { companyId, offerId: offer.id })
}

const OneOffer = z.object({ companyId: z.uuid(), offerId: z.uuid() })

const textUnlessReached = handle(
  inside({
    name: 'textUnlessReached',
    because: 'a push may not arrive',
    body: OneOffer,
    reply: z.object({ done: z.literal(true) }),
  }),
  async (context, { body }) => {
    const offer = await offerById(context.tx, context.companyId, body.offerId)
    const isUnknown = offer?.state === 'offered' && offer.received_at === null
    if (offer && isUnknown && isOpen(offer, context.now)) await textOffer(context, offer)
    return { done: true as const }
  },
)

/** Texts an offer whose push has not reached the phone. */
export const textOfferTask = task({
  name: 'text-offer',
  data: OneOffer,
  run: async (app: App, body) => {
    await executed(app, textUnlessReached, { actor: systemOf(body.companyId), input: { body } })
  },
})
