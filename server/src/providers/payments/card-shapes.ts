import type Stripe from 'stripe'
import { z } from 'zod'
import type { CardAccount, CardDispute, CardPayment, CardRefund } from './card-payments.port.ts'
import { COMPANY, INVOICE } from './stripe-shapes.ts'

/** What is used of Stripe's refund. */
export type RefundShape = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'status' | 'metadata' | 'created'
>

/** What is used of Stripe's dispute. */
export type DisputeShape = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'status' | 'reason'
> & {
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'>
}

/** What is used of Stripe's charge: which card it was, and how much of it went back. */
export type ChargeShape = Pick<Stripe.Charge, 'id' | 'object' | 'amount' | 'amount_refunded'> & {
  payment_method_details: { card?: { last4: string | null } | null } | null
}

/** What is used of Stripe's payment intent. */
export type IntentShape = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'status'> & {
  latest_charge: ChargeShape | string | null
}

/** What is used of a checkout session in which one sum is paid, with its intent in place. */
export type CardSessionShape = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'mode'
  | 'status'
  | 'payment_status'
  | 'url'
  | 'created'
  | 'expires_at'
  | 'metadata'
  | 'amount_total'
> & { payment_intent: IntentShape | string | null }

/** The key under which a card payment carries what of it is a tip. */
export const TIP = 'tipCents'
/** The key under which a refund carries what it was asked with. */
export const REFUND_KEY = 'key'

const Ours = z.object({
  [COMPANY]: z.uuid(),
  [INVOICE]: z.uuid(),
  [TIP]: z.coerce.number().int().min(0),
})

/** A session with its refunds in our words; null for one that another product on the account opened. */
export function cardPaymentOf(
  session: CardSessionShape,
  account: CardAccount,
  refunds: readonly RefundShape[],
  disputes: readonly DisputeShape[],
): CardPayment | null {
  const { data: ours } = Ours.safeParse(session.metadata)
  if (!ours) return null
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge
  const status = standingOf(session, intent)
  const total = session.amount_total ?? 0
  const tipCents = Math.min(ours[TIP], total)
  return {
    id: session.id,
    account,
    companyId: ours[COMPANY],
    invoiceId: ours[INVOICE],
    url: session.status === 'open' ? (session.url ?? '') : '',
    status,
    expiresAt: session.expires_at * 1000,
    amountCents: total - tipCents,
    tipCents,
    payment: status === 'paid' ? (intent?.id ?? null) : null,
    last4: charge?.payment_method_details?.card?.last4 ?? '',
    refunds: refunds
      .map(refundOf)
      .sort((one, other) => one.at - other.at)
      .map(({ refund }) => refund),
    disputes: disputes.flatMap(disputeOf),
  }
}

const decided = { won: 'won', lost: 'lost', needs_response: 'open', under_review: 'open' } as const

/** A dispute in our words; none for an inquiry, for which the bank has taken no money. */
function disputeOf({ id, amount, status, reason, evidence_details }: DisputeShape): CardDispute[] {
  const standing = status in decided ? decided[status as keyof typeof decided] : null
  if (!standing) return []
  const answerBy = status === 'needs_response' ? (evidence_details.due_by ?? 0) * 1000 : 0
  return [
    { id, amountCents: amount, status: standing, reason: reason.replaceAll('_', ' '), answerBy },
  ]
}

/** A refund in our words, with when it was made. */
export function refundOf({ id, amount, status, metadata, created }: RefundShape): {
  refund: CardRefund
  at: number
} {
  const hasFailed = status === 'failed' || status === 'canceled'
  return {
    refund: { id, amountCents: amount, key: metadata?.[REFUND_KEY] ?? '', hasFailed },
    at: created,
  }
}

/** What is complete and unpaid waits for a bank, unless the bank has said no already. */
function standingOf(session: CardSessionShape, intent: IntentShape | null): CardPayment['status'] {
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  if (session.payment_status === 'paid') return 'paid'
  const isWaiting = intent?.status === 'processing' || intent?.status === 'requires_action'
  return isWaiting ? 'open' : 'expired'
}
