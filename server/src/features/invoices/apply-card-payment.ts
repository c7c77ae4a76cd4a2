import type { Payment } from '@towline/contract'
import { z } from 'zod'
import { type Context, handle, inside } from '../../platform/handler.ts'
import type { CardDispute, CardPayment, CardRefund } from '../../providers/payments/index.ts'
import { closeCardPayment, lockedCardPayment, wantedRefund } from './card-payments.store.ts'
import { lockedInvoice } from './change-invoice.ts'
import { mailOfDispute } from './dispute-mail.ts'
import { DISPUTE, isTaken, paymentOfKey } from './payments.store.ts'
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
    for (const dispute of seen.disputes) await takeDispute(context, { dispute, payment, seen })
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

type Given = { payment: Payment; seen: CardPayment }

/** Money that went back, or came back again where the bank would not have it. */
async function takeRefund(context: Context, given: Given & { refund: CardRefund }): Promise<void> {
  const { tx, companyId } = context
  const { refund } = given
  const key = refundKey(refund)
  if (refund.hasFailed)
    return takeReturned(context, { ...given, key, reason: 'The bank sent the refund back' })
  if (await isTaken(tx, companyId, key)) return
  const wanted = refund.key ? await wantedRefund(tx, companyId, refund.key) : null
  const isWanted = wanted && wanted.amountCents + wanted.tipCents === refund.amountCents
  await takeBack(context, {
    ...given,
    key,
    of: wanted?.paymentId ?? given.payment.id,
    sums: isWanted ? wanted : await sharesOf(context, given, refund.amountCents),
    takenBy: wanted?.who ?? BY_LINK,
    reason: wanted?.reason ?? 'Given back on the payment provider’s own pages',
  })
}

/** Money that the bank took back for a customer who says he owes none of it, and returned if it thinks otherwise. */
async function takeDispute(
  context: Context,
  given: Given & { dispute: CardDispute },
): Promise<void> {
  const { tx, companyId } = context
  const { dispute, payment } = given
  const key = `${DISPUTE}${dispute.id}`
  if (!(await isTaken(tx, companyId, key)))
    await takeBack(context, {
      ...given,
      key,
      of: payment.id,
      sums: await sharesOf(context, given, dispute.amountCents),
      takenBy: BY_LINK,
      reason: `The customer disputed it at the bank (${dispute.reason})`,
    })
  if (dispute.status === 'won')
    await takeReturned(context, { ...given, key, reason: 'The bank decided the dispute for you' })
  await mailOfDispute(context, payment.invoiceId, dispute)
}

type Sums = { amountCents: number; tipCents: number }

/** What of money that somebody else took back is the bill’s; what is more than is left of that was the tip’s. */
async function sharesOf(
  { tx, companyId }: Context,
  { payment, seen }: Given,
  cents: number,
): Promise<Sums> {
  const { refundableCents, refundableTipCents } =
    (await paymentOfKey(tx, companyId, keyOf(seen.id))) ?? payment
  const tipCents = Math.min(Math.max(0, cents - refundableCents), refundableTipCents)
  return { amountCents: cents - tipCents, tipCents }
}

type Back = Given & { key: string; of: string; sums: Sums; takenBy: string; reason: string }

function takeBack(context: Context, back: Back): Promise<void> {
  const { payment, seen, key, of, sums, takenBy, reason } = back
  return recordPayment(context, {
    ...byLink(payment.invoiceId, seen, context.now),
    key,
    // Nothing is no zero below zero.
    amountCents: -sums.amountCents || 0,
    tipCents: -sums.tipCents || 0,
    takenBy,
    refundOf: of,
    reason,
    provider: null,
  })
}

/** What had gone back under a key is with the company again. */
async function takeReturned(
  context: Context,
  { payment, seen, key, reason }: Given & Pick<Back, 'key' | 'reason'>,
) {
  const before = await paymentOfKey(context.tx, context.companyId, key)
  if (!before) return
  await recordPayment(context, {
    ...byLink(payment.invoiceId, seen, context.now),
    key: `${key} failed`,
    amountCents: -before.amountCents || 0,
    tipCents: -before.tipCents || 0,
    reason,
  })
}
