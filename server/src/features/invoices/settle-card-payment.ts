import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/index.ts'
import { executed } from '../../platform/execute.ts'
import { task } from '../../platform/tasks/index.ts'
import type { PaymentEvent } from '../../providers/payments/index.ts'
import { applyCardPayment } from './apply-card-payment.ts'
import { type CardPlace, cardPaymentAt } from './card-payments.store.ts'

/** With the queue's pauses some three days, as long as the provider itself goes on telling. */
const RETRIES = 300

/**
 * Reads from the provider what became of a card payment, and writes down what is new. An event says only where to
 * look, so it does not matter how often events come, and in which order.
 */
export const settleCardPayment = task({
  name: 'settle-card-payment',
  data: z.object({
    account: z.string(),
    cardPaymentId: z.string().nullable(),
    payment: z.string().nullable(),
  }),
  retries: RETRIES,
  run: async (app: App, place: CardPlace) => {
    const ours = await app.db.asSystem((tx) => cardPaymentAt(tx, place), { readOnly: true })
    if (!ours) {
      app.log.info(place, 'a payment event is about no card payment of this installation')
      return
    }
    const { account } = place
    const seen = await app.payments.cards.readPayment({ id: ours.id, account })
    if (!seen) {
      app.log.error({ cardPayment: ours.id }, 'the payment provider does not know our card payment')
      return
    }
    const actor = systemOf(ours.companyId)
    await executed(app, applyCardPayment, { actor, input: { body: seen } })
  },
})

/** Has an event of a card payment looked into; others are no matter of ours. */
export async function takeCardEvent(
  app: App,
  tx: Tx,
  { account, cardPaymentId, payment }: PaymentEvent,
): Promise<void> {
  if (cardPaymentId || payment)
    await app.tasks.enqueue(tx, settleCardPayment, { account, cardPaymentId, payment })
}

/** Closes a page at the provider that is open for another sum than is left to pay. Its own event tells the rest. */
export const closeStaleCard = task({
  name: 'close-stale-card-payment',
  data: z.object({ id: z.string(), account: z.string() }),
  retries: 30,
  run: (app: App, ref) => app.payments.cards.expirePayment(ref),
})
