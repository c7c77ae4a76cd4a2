import { type OpenCheckout, openCheckout as operation } from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { handle, type Outside } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import type { Checkout } from '../../providers/payments/index.ts'
import { agentAnswers, type CompanyRow, lockedCompany, ownCompany } from '../company/index.ts'
import { subscriptionPath } from './addresses.ts'
import { askingPayments } from './asking-payments.ts'
import { openCheckoutOf } from './checkouts.store.ts'
import { expireCheckout } from './expire-checkout.ts'
import { planOf } from './plans.ts'
import { settlePayment } from './settle-payment.ts'
import { keepCheckout, startCheckout, takeBackCheckout } from './start-checkout.ts'

/** A checkout that was open already, or the one just opened. */
type Prepared = { open: OpenCheckout } | { made: Checkout; planId: string }

/** Opens the checkout for a company that does not pay yet, or not any more; the one left open before, if there is one. */
export const openCheckout = handle(
  operation,
  async (context, _input, prepared: Prepared): Promise<OpenCheckout> => {
    const { tx, companyId, now, enqueue, audit, fail } = context
    if ('open' in prepared) return prepared.open
    const { made, planId } = prepared
    const company = await lockedCompany(tx, companyId)
    if (subscribes(company, now)) fail('already_subscribed')
    const quicker = await openCheckoutOf(tx, companyId, now)
    if (quicker) {
      await enqueue(expireCheckout, { checkoutId: made.id })
      return quicker
    }
    await keepCheckout(context, made, planId)
    audit('checkout opened', companyId, { checkout: made.id })
    return { sessionId: made.id, checkoutUrl: made.url }
  },
  {
    prepare: async (outside, _input): Promise<Prepared> => {
      const { readFirst, now, fail } = outside
      const companyId = outside.companyId ?? fail('forbidden')
      const { company, left, email } = await readFirst(async (tx) => ({
        company: await ownCompany(tx, companyId),
        left: await openCheckoutOf(tx, companyId, now),
        email: await firstManager(tx, companyId),
      }))
      if (subscribes(company, now)) fail('already_subscribed')
      const open = left && (await stillOpen(outside, left))
      if (open) return { open }
      const plan = planOf(company.plan_id)
      const made = await startCheckout(outside, {
        companyId,
        companyName: company.name,
        email,
        customer: company.payment_customer,
        plan,
        cancelPath: `${subscriptionPath(companyId)}?checkout=cancelled`,
        key: `checkout ${companyId} ${newId()}`,
      })
      return { made, planId: plan.planId }
    },
    undo: async (outside, prepared) => {
      if ('made' in prepared) await takeBackCheckout(outside, prepared.made)
    },
  },
)

/** Whether money comes in already: a trial does not count. */
const subscribes = (company: CompanyRow, now: number) =>
  company.plan_type === 'paid' && agentAnswers(company, now)

/** Mails of the provider go to whoever has been a manager longest, so that two who press at once agree. */
async function firstManager(tx: Tx, companyId: string): Promise<string> {
  const { email } = await tx
    .selectFrom('employee')
    .select('email')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where((where) => where(where.val('manager'), '=', where.fn.any('roles')))
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  return email
}

/** The checkout left open, if the provider agrees; one that was just paid ends the handler. */
async function stillOpen(outside: Outside, left: OpenCheckout): Promise<OpenCheckout | null> {
  const { payments, enqueue, fail } = outside
  const { sessionId: checkoutId } = left
  const found = await askingPayments(outside, () => payments.readCheckout(checkoutId))
  if (found?.status !== 'paid') return found?.status === 'open' ? left : null
  await enqueue(settlePayment, { checkoutId, subscriptionId: null }, { startAfterMs: 0 })
  return fail('already_subscribed', {
    message: 'Your payment just came in. Check again in a moment.',
  })
}
