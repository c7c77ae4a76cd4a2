import type Stripe from 'stripe'
import type { CardPaymentRef, CardPayments, NewCardPayment } from './card-payments.port.ts'
import {
  type CardSessionShape,
  cardPaymentOf,
  type DisputeShape,
  REFUND_KEY,
  type RefundShape,
  refundOf,
  TIP,
} from './card-shapes.ts'
import { PaymentsRefused } from './payments.port.ts'
import { stripeAccounts } from './stripe-accounts.ts'
import { asking, unlessMissing } from './stripe-errors.ts'
import { COMPANY, INVOICE } from './stripe-shapes.ts'

/** More refunds or disputes than this of one charge there are not. */
const MOST_REFUNDS = 100
const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] }

/**
 * Card payments at Stripe, charged for the account of the company itself: charge, fees, refunds and disputes
 * are that account's, and the installation's own takes no part in them.
 */
export function stripeCards(
  client: () => Promise<Stripe>,
  { takesOnOwn, opensAccounts }: { takesOnOwn: boolean; opensAccounts: boolean },
): CardPayments {
  const read = async (session: CardSessionShape, account: string) => {
    const { payment_intent: intent } = session
    const payment = typeof intent === 'string' ? intent : intent?.id
    if (!payment) return cardPaymentOf(session, account, [], [])
    const [refunds, disputes] = await Promise.all([
      refundsOf(client, payment, account),
      disputesOf(client, payment, account),
    ])
    return cardPaymentOf(session, account, refunds, disputes)
  }
  const readPayment = async ({ id, account }: CardPaymentRef) => {
    const { checkout } = await client()
    const session = await unlessMissing(() =>
      checkout.sessions.retrieve(id, WITH_CHARGE, on(account)),
    )
    return session && read(session, account)
  }
  return {
    canTake: (account) => account !== '' || takesOnOwn,
    accounts: opensAccounts ? stripeAccounts(client) : null,
    async openPayment(wanted) {
      const { checkout } = await client()
      const { account, idempotencyKey } = wanted
      const session = await asking(() =>
        checkout.sessions.create(sessionFor(wanted), { idempotencyKey, ...on(account) }),
      )
      const opened = await read(session, account)
      if (!opened) throw new Error('Stripe has not kept what the payment is for')
      return opened
    },
    readPayment,
    async expirePayment(ref) {
      const { checkout } = await client()
      try {
        await unlessMissing(() => checkout.sessions.expire(ref.id, {}, on(ref.account)))
      } catch (error) {
        // One that is paid or over is refused with words only, so it is looked at.
        const found = await readPayment(ref)
        if (found?.url) throw error
      }
    },
    async refund({ payment, account, amountCents, idempotencyKey }) {
      const { refunds } = await client()
      const made = await asking(() =>
        refunds.create(
          {
            payment_intent: payment,
            amount: amountCents,
            metadata: { [REFUND_KEY]: idempotencyKey },
          },
          { idempotencyKey, ...on(account) },
        ),
      )
      const { refund } = refundOf(made)
      if (refund.hasFailed) throw new PaymentsRefused('Stripe could not give the money back')
      return refund
    },
  }
}

/** Whose account a request is about; without it, the installation's own. */
const on = (account: string): Stripe.RequestOptions => (account ? { stripeAccount: account } : {})

async function refundsOf(
  client: () => Promise<Stripe>,
  payment: string,
  account: string,
): Promise<RefundShape[]> {
  const { refunds } = await client()
  const { data } = await asking(() =>
    refunds.list({ payment_intent: payment, limit: MOST_REFUNDS }, on(account)),
  )
  return data
}

async function disputesOf(
  client: () => Promise<Stripe>,
  payment: string,
  account: string,
): Promise<DisputeShape[]> {
  const { disputes } = await client()
  const { data } = await asking(() =>
    disputes.list({ payment_intent: payment, limit: MOST_REFUNDS }, on(account)),
  )
  return data
}

/** One sum, paid once, by card alone. The charge carries what it is for as well: a refund names only the charge. */
function sessionFor(wanted: NewCardPayment): Stripe.Checkout.SessionCreateParams {
  const { companyId, invoiceId, description, amountCents, tipCents, email } = wanted
  const metadata = { [COMPANY]: companyId, [INVOICE]: invoiceId, [TIP]: String(tipCents) }
  return {
    mode: 'payment',
    line_items: [
      lineItem(description, amountCents),
      ...(tipCents > 0 ? [lineItem('Tip', tipCents)] : []),
    ],
    allowed_payment_method_types: ['card'],
    client_reference_id: companyId,
    metadata,
    payment_intent_data: { description, metadata },
    ...(email ? { customer_email: email } : {}),
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
  }
}

const lineItem = (name: string, cents: number) => ({
  price_data: { currency: 'usd', product_data: { name }, unit_amount: cents },
  quantity: 1,
})
