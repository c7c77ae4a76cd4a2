import { dollarsText, type Payment } from '@towline/contract'
import { z } from 'zod'
import { type Context, handle, inside } from '../../platform/handler.ts'
import type { CardPayment, CardRefund } from '../../providers/payments/index.ts'
import { closeCardPayment, lockedCardPayment, wantedRefund } from './card-payments.store.ts'
import { lockedInvoice } from './change-invoice.ts'
import { isTaken, paymentOfKey } from './payments.store.ts'
import { recordPayment } from './take-payment.ts'

/** Who stands at a payment that nobody wrote down by hand. */
const BY_LINK = 'Card by link'

/** The key under which the money of a card payment is written down, once. */
const keyOf = (id: string) => `card ${id}`
/** The key under which a refund is: what it was asked with here, else the provider's own id. */
const refundKey = ({ id, key }: CardRefund) => key || `card ${id}`

/**
 * Writes down what the provider says of a card payment, each thing once. Money that came in is written down
 * whatever has become of the invoice: on one that is void or paid already it shows as money to give back.
 */
export const applyCardPayment = handle(
  inside({
    name: 'applyCardPayment',
    because: 'what was paid by card is known from the payment provider only',
    body: z.custom<CardPayment>(),
    reply: z.null(),
  }),
  async (context, { body: seen }) => {
    const { tx, companyId, now, log } = context
    const row = await lockedCardPayment(tx, companyId, seen.id)
    // What it is for stands here; what a checkout at somebody's own account claims is no proof.
    if (!row || seen.status === 'open') return null
    await closeCardPayment(tx, companyId, seen)
    if (seen.status !== 'paid') return null
    const tipCents = Number(row.tip_cents)
    const amountCents = seen.amountCents + seen.tipCents - tipCents
    if (amountCents !== Number(row.amount_cents))
      log.error({ cardPayment: seen.id }, 'a card payment came to another sum than was asked for')
    await lockedInvoice(context, row.invoice_id)
    await recordPayment(context, {
      ...byLink(row.invoice_id, seen, now),
      key: keyOf(seen.id),
      amountCents,
      tipCents,
    })
    const payment = await paymentOfKey(tx, companyId, keyOf(seen.id))
    if (!payment) throw new Error('A card payment was written down and is not there')
    for (const refund of seen.refunds) await takeRefund(context, { refund, payment, seen })
    return null
  },
)

const byLink = (invoiceId: string, seen: CardPayment, now: number) => ({
  invoiceId,
  method: 'Card' as const,
  reference: seen.last4 ? `Card ending ${seen.last4}` : '',
  receivedAt: now,
  takenBy: BY_LINK,
  driver: null,
  refundOf: null,
  reason: '',
  provider: { account: seen.account, payment: seen.payment ?? '' },
})

type Given = { refund: CardRefund; payment: Payment; seen: CardPayment }

/** Money that went back, or came back again where the bank would not have it. */
async function takeRefund(context: Context, { refund, payment, seen }: Given): Promise<void> {
  const { tx, companyId, now } = context
  const key = refundKey(refund)
  if (refund.hasFailed) {
    const before = await paymentOfKey(tx, companyId, key)
    if (before)
      await recordPayment(context, {
        ...byLink(payment.invoiceId, seen, now),
        key: `${key} failed`,
        amountCents: -before.amountCents,
        tipCents: -before.tipCents,
        reason: 'The bank sent the refund back',
      })
    return
  }
  if (await isTaken(tx, companyId, key)) return
  const wanted = refund.key ? await wantedRefund(tx, companyId, refund.key) : null
  const { refundableCents } = (await paymentOfKey(tx, companyId, keyOf(seen.id))) ?? payment
  // What is more than the bill came to was the tip's.
  const amountCents = Math.min(refund.amountCents, refundableCents)
  if (amountCents === 0) return sayTipBack(context, payment.invoiceId, refund)
  await recordPayment(context, {
    ...byLink(payment.invoiceId, seen, now),
    key,
    amountCents: -amountCents,
    tipCents: amountCents - refund.amountCents || 0,
    takenBy: wanted?.who ?? BY_LINK,
    refundOf: payment.id,
    reason: wanted?.reason ?? 'Given back on the payment provider’s own pages',
    provider: null,
  })
}

/** A tip alone that went back is no payment of the bill; it stands in what was done with it. */
function sayTipBack({ audit }: Context, invoiceId: string, { id, amountCents }: CardRefund): void {
  const what = `Tip of ${dollarsText(amountCents)} given back on the payment provider’s own pages`
  audit('tip refunded', invoiceId, { who: BY_LINK, what, refund: id })
}
