import { companyChanged } from '@towline/contract'
import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { mailManagers } from '../../platform/mail/index.ts'
import type { Checkout } from '../../providers/payments/index.ts'
import { lockedCompany, standingOf } from '../company/index.ts'
import { billingMail } from './billing-mails.ts'
import { buyNumber } from './buy-number.ts'
import { expireCheckout } from './expire-checkout.ts'
import { currentSubscription, occasionsOf, paidColumns, type Seen } from './payment.rules.ts'
import { callsOf, planOf } from './plans.ts'

/**
 * Changes a company to what was seen at the provider. Looks may overtake each other: only the one that
 * began last is stored. It began after all others, so it has seen what each of them was begun for.
 */
export const applyPayment = handle(
  inside({
    name: 'applyPayment',
    because: 'what a company has paid is known from the payment provider only',
    body: z.custom<Seen>(),
    /** What goes on, to be looked at again when the month is over; null where nothing does. */
    reply: z.object({ id: z.string(), currentPeriodEnd: z.number() }).nullable(),
  }),
  async (context, { body: seen }) => {
    const { tx, companyId, now, announce, audit, enqueue, log } = context
    const row = await lockedCompany(tx, companyId)
    if (row.payment_look !== seen.look) return null
    for (const checkout of seen.checkouts) await storeCheckout(tx, checkout)
    const live = seen.subscriptions.filter(({ status }) => status !== 'ended')
    if (live.length > 1)
      log.error({ companyId }, 'a company pays for two subscriptions; end one at the provider')
    const subscription = currentSubscription(seen.subscriptions, row.payment_subscription)
    if (!subscription) return null

    const plan = planOf((await planBehind(tx, subscription.id)) ?? row.plan_id)
    const after = await tx
      .updateTable('company')
      .set({
        ...paidColumns(row, subscription, now),
        plan_id: plan.planId,
        call_allowance: callsOf(plan),
      })
      .where('id', '=', companyId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const [from, to] = [standingOf(row, now), standingOf(after, now)]
    const occasions = occasionsOf(row, subscription)
    if (from !== to || occasions.length > 0)
      audit('subscription changed', companyId, { from, to, occasions })
    // Also when only a day moved: the desk shows when it renews or runs out.
    announce(companyChanged, companyId, { id: companyId, version: row.version })
    for (const occasion of occasions) {
      // Without a number there is nothing to welcome anybody to; the mail comes with the number.
      if (occasion === 'started' && !row.agent_number) continue
      const { id, currentPeriodEnd, endsAt } = subscription
      const times = { 'payment failed': currentPeriodEnd, cancelled: endsAt, started: 0, ended: 0 }
      await mailManagers(context, `${occasion} ${id} ${times[occasion]}`, (firstName) =>
        billingMail(occasion, { firstName, company: after, publicUrl: context.publicUrl }),
      )
    }
    if (subscription.status === 'ended') return null
    // Once for each opening: two such jobs at the same time could both buy.
    if (from !== to && !after.agent_number) await enqueue(buyNumber, { companyId })
    await closeOthers(context)
    return { id: subscription.id, currentPeriodEnd: subscription.currentPeriodEnd }
  },
)

/** Closes what could still be paid a second time. */
async function closeOthers({ tx, companyId, enqueue }: Context): Promise<void> {
  for (const { id: checkoutId } of await stillOpen(tx, companyId))
    await enqueue(expireCheckout, { checkoutId }, { singletonKey: checkoutId })
}

const stillOpen = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('checkout')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'open')
    .execute()

/** The plan whose checkout brought this subscription. */
async function planBehind(tx: Tx, subscription: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('checkout')
    .select('plan_id')
    .where('subscription', '=', subscription)
    .executeTakeFirst()
  return row?.plan_id
}

const storeCheckout = (tx: Tx, { id, status, subscription }: Checkout) =>
  tx.updateTable('checkout').set({ status, subscription }).where('id', '=', id).execute()
