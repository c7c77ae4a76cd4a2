import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { executed } from '../../platform/execute.ts'
import { task } from '../../platform/tasks/index.ts'
import type { Checkout, SubscriptionState } from '../../providers/payments/index.ts'
import { applyPayment } from './apply-payment.ts'
import { companyOfCheckout, companyOfSubscription } from './checkouts.store.ts'
import type { Seen } from './payment.rules.ts'
import { beginPaymentLookup, type PaymentLookup } from './payment-lookups.store.ts'

/** With the queue's pauses some three days, as long as the provider itself goes on telling. */
const RETRIES = 300

const HOUR = 3600 * 1000

const Event = z.object({
  checkoutId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
})
type Event = z.infer<typeof Event>

/**
 * Reads from the provider how a company stands with it, and changes the company to that. An event says
 * only where to look, so it does not matter how often events come, and in which order.
 */
export const settlePayment = task({
  name: 'settle-payment',
  data: Event,
  retries: RETRIES,
  run: async (app: App, event) => {
    const companyId = await companyOfEvent(app, event)
    const look =
      companyId && (await app.db.asSystem((tx) => beginPaymentLookup(tx, companyId, event)))
    if (!look) {
      app.log.info(event, 'a payment event is about no company of this installation')
      return
    }
    const body = await see(app, companyId, look)
    const paid = await executed(app, applyPayment, {
      actor: systemOf(companyId),
      input: { body },
    })
    if (paid) await lookAgain(app, paid)
  },
})

/** When the month is over somebody looks, should the provider's word of it be lost. */
async function lookAgain(app: App, paid: { id: string; currentPeriodEnd: number }): Promise<void> {
  const event = { checkoutId: null, subscriptionId: paid.id }
  const startAfterMs = Math.max(paid.currentPeriodEnd - app.now() + 2 * HOUR, 6 * HOUR)
  const singletonKey = `${paid.id} ${paid.currentPeriodEnd}`
  await app.db.asSystem((tx) =>
    app.tasks.enqueue(tx, settlePayment, event, { startAfterMs, singletonKey }),
  )
}

/**
 * By the checkout, which is kept here. A subscription may be told of before its checkout: then the
 * provider says whose it is, and the company's own checkouts whether it is true.
 */
async function companyOfEvent(app: App, event: Event): Promise<string | null> {
  const { checkoutId, subscriptionId } = event
  const known = await app.db.asSystem(
    async (tx) =>
      (checkoutId && (await companyOfCheckout(tx, checkoutId))) ||
      (subscriptionId && (await companyOfSubscription(tx, subscriptionId))) ||
      null,
    { readOnly: true },
  )
  if (known || !subscriptionId) return known
  const said = (await app.payments.readSubscription(subscriptionId))?.companyId
  return z.uuid().safeParse(said).data ?? null
}

/** What the provider says now of all the company has there. */
async function see(app: App, companyId: string, look: PaymentLookup): Promise<Seen> {
  const checkouts: Checkout[] = []
  for (const id of look.checkouts) {
    const checkout = await app.payments.readCheckout(id)
    if (checkout?.companyId === companyId) checkouts.push(checkout)
    else app.log.error({ checkout: id }, 'the payment provider does not know this as our checkout')
  }
  const paid = checkouts.flatMap(({ subscription }) => subscription ?? [])
  const subscriptions: SubscriptionState[] = []
  for (const id of new Set([...look.subscriptions, ...paid])) {
    const subscription = await app.payments.readSubscription(id)
    if (subscription) subscriptions.push(subscription)
    else app.log.error({ subscription: id }, 'the payment provider knows no such subscription')
  }
  return { look: look.number, checkouts, subscriptions }
}
