import type { NewCardPayment } from './card-payments.port.ts'
import type {
  CardSessionShape,
  ChargeShape,
  DisputeShape,
  IntentShape,
  RefundShape,
} from './card-shapes.ts'
import { REFUND_KEY, TIP } from './card-shapes.ts'
import { idLike, type StripeEvent } from './stripe-life.ts'
import { COMPANY, INVOICE } from './stripe-shapes.ts'

/** A card payment with the refunds that were made of it, and what its customer disputed. */
export type CardTill = {
  session: CardSessionShape
  refunds: RefundShape[]
  /** None in what the sandbox kept before there were any. */
  disputes?: DisputeShape[]
}

type Change = { now: CardTill; told: StripeEvent[] }

const DAY_SECONDS = 24 * 3600
const seconds = (ms: number) => Math.floor(ms / 1000)

/** A session in which one sum is to be paid. */
export function newCardSession(
  wanted: Pick<NewCardPayment, 'companyId' | 'invoiceId' | 'amountCents' | 'tipCents'>,
  { id, url, at }: { id: string; url: string; at: number },
): CardTill {
  const { companyId, invoiceId, amountCents, tipCents } = wanted
  const created = seconds(at)
  return {
    session: {
      id,
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      url,
      created,
      expires_at: created + DAY_SECONDS,
      metadata: { [COMPANY]: companyId, [INVOICE]: invoiceId, [TIP]: String(tipCents) },
      amount_total: amountCents + tipCents,
      payment_intent: null,
    },
    refunds: [],
  }
}

/** What a card does that is given: the sum is charged at once. */
export function payCard({ session }: CardTill, card: string): Change {
  const id = idLike('pi')
  const charge: ChargeShape = {
    id: idLike('ch'),
    object: 'charge',
    amount: session.amount_total ?? 0,
    amount_refunded: 0,
    payment_method_details: { card: { last4: card } },
  }
  const intent: IntentShape = {
    id,
    object: 'payment_intent',
    status: 'succeeded',
    latest_charge: charge,
  }
  const paid: CardSessionShape = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: intent,
  }
  return {
    now: { session: paid, refunds: [] },
    told: [{ type: 'checkout.session.completed', object: inEvent(paid) }],
  }
}

/** A session nobody is to pay any more. */
export function expireCard({ session, refunds }: CardTill): Change {
  const over: CardSessionShape = { ...session, status: 'expired', url: null }
  return {
    now: { session: over, refunds },
    told: [{ type: 'checkout.session.expired', object: inEvent(over) }],
  }
}

/** Gives some of it back; null where more is wanted than is left. */
export function refundCard(
  till: CardTill,
  wanted: { amountCents: number; key: string; at: number },
): (Change & { made: RefundShape }) | null {
  const { intent, charge } = chargeOf(till.session)
  const left = charge ? charge.amount - charge.amount_refunded : 0
  if (!intent || !charge || wanted.amountCents < 1 || wanted.amountCents > left) return null
  const made: RefundShape = {
    id: idLike('re'),
    object: 'refund',
    amount: wanted.amountCents,
    status: 'succeeded',
    metadata: wanted.key ? { [REFUND_KEY]: wanted.key } : {},
    created: seconds(wanted.at),
  }
  const after = { ...charge, amount_refunded: charge.amount_refunded + wanted.amountCents }
  return {
    made,
    now: {
      ...till,
      session: { ...till.session, payment_intent: { ...intent, latest_charge: after } },
      refunds: [made, ...till.refunds],
    },
    told: [{ type: 'charge.refunded', object: { ...after, payment_intent: intent.id } }],
  }
}

/** A bank sends a refund back days later: the money is with the company again. */
export function failRefund(till: CardTill, refundId: string): Change {
  const { intent, charge } = chargeOf(till.session)
  const found = till.refunds.find(({ id }) => id === refundId)
  if (!intent || !charge || !found) return { now: till, told: [] }
  const failed: RefundShape = { ...found, status: 'failed' }
  // Stripe counts what came back as refunded no longer.
  const after = { ...charge, amount_refunded: charge.amount_refunded - found.amount }
  return {
    now: {
      ...till,
      session: { ...till.session, payment_intent: { ...intent, latest_charge: after } },
      refunds: till.refunds.map((refund) => (refund.id === refundId ? failed : refund)),
    },
    told: [{ type: 'refund.failed', object: { ...failed, payment_intent: intent.id } }],
  }
}

/** A customer tells the bank that the payment is not his: the bank takes it back until it has decided. */
export function disputeCard(till: CardTill, { at }: { at: number }): Change {
  const { intent, charge } = chargeOf(till.session)
  if (!intent || !charge) return { now: till, told: [] }
  const made: DisputeShape = {
    id: idLike('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    status: 'needs_response',
    reason: 'fraudulent',
    evidence_details: { due_by: seconds(at) + 10 * DAY_SECONDS },
  }
  return {
    now: { ...till, disputes: [...(till.disputes ?? []), made] },
    told: [
      { type: 'charge.dispute.created', object: { ...made, payment_intent: intent.id } },
      { type: 'charge.dispute.funds_withdrawn', object: { ...made, payment_intent: intent.id } },
    ],
  }
}

/** The bank decides the newest dispute. */
export function decideDispute(till: CardTill, status: 'won' | 'lost'): Change {
  const { intent } = chargeOf(till.session)
  const found = till.disputes?.at(-1)
  if (!intent || !found) return { now: till, told: [] }
  const closed: DisputeShape = { ...found, status }
  return {
    now: { ...till, disputes: [...(till.disputes ?? []).slice(0, -1), closed] },
    told: [{ type: 'charge.dispute.closed', object: { ...closed, payment_intent: intent.id } }],
  }
}

/** The intent of a session that was paid, and its charge. */
export function chargeOf({ payment_intent: intent }: CardSessionShape): {
  intent: IntentShape | null
  charge: ChargeShape | null
} {
  if (!intent || typeof intent === 'string') return { intent: null, charge: null }
  const { latest_charge: charge } = intent
  return { intent, charge: typeof charge === 'string' ? null : charge }
}

/** As an event has it, and an answer that was not asked for more: its intent by its id alone. */
export const inEvent = (session: CardSessionShape): CardSessionShape => {
  const { payment_intent: intent } = session
  return { ...session, payment_intent: typeof intent === 'string' ? intent : (intent?.id ?? null) }
}
