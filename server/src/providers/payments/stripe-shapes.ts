import type Stripe from 'stripe'
import { z } from 'zod'
import type { Checkout, PaymentEvent, SubscriptionState } from './payments.port.ts'

/** What is used of Stripe's checkout session, in Stripe's own words. */
export type SessionShape = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'payment_status'
  | 'url'
  | 'created'
  | 'expires_at'
  | 'client_reference_id'
  | 'metadata'
  | 'customer'
  | 'subscription'
>

/** What is used of Stripe's subscription. The paid period stands on its items, of which ours has one. */
export type SubscriptionShape = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'created'
  | 'billing_cycle_anchor'
  | 'customer'
  | 'metadata'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'ended_at'
> & {
  items: {
    object: 'list'
    data: Pick<
      Stripe.SubscriptionItem,
      'id' | 'object' | 'current_period_start' | 'current_period_end'
    >[]
  }
}

/** The keys under which our objects at Stripe carry the company they are about, and the invoice one pays. */
export const COMPANY = 'companyId'
export const INVOICE = 'invoiceId'

/** A checkout session in our words; null for one that another product on the account opened. */
export function checkoutOf(session: SessionShape): Checkout | null {
  const companyId = companyIn(session.metadata?.[COMPANY] ?? session.client_reference_id)
  if (!companyId) return null
  return {
    id: session.id,
    url: session.status === 'open' ? (session.url ?? '') : '',
    status: checkoutStatus(session),
    expiresAt: session.expires_at * 1000,
    companyId,
    customer: idOf(session.customer),
    subscription: idOf(session.subscription),
  }
}

/** A complete session is not paid yet where a bank takes its time; then it has no address any more. */
function checkoutStatus({ status, payment_status }: SessionShape): Checkout['status'] {
  if (status === 'expired') return 'expired'
  const isPaid = payment_status === 'paid' || payment_status === 'no_payment_required'
  return status === 'complete' && isPaid ? 'paid' : 'open'
}

/** A subscription in our words; null for one of another product on the account. */
export function subscriptionOf(subscription: SubscriptionShape): SubscriptionState | null {
  const companyId = companyIn(subscription.metadata[COMPANY])
  if (!companyId) return null
  const [item] = subscription.items.data
  const { start, end } = {
    start: (item?.current_period_start ?? subscription.created) * 1000,
    end: (item?.current_period_end ?? subscription.created) * 1000,
  }
  const status = standingAtStripe(subscription.status)
  const endsAt = subscription.ended_at ?? subscription.cancel_at ?? 0
  return {
    id: subscription.id,
    companyId,
    customer: idOf(subscription.customer) ?? '',
    status,
    // The period begins when its payment falls due: where that failed, only what was before is paid for.
    currentPeriodEnd: status === 'past_due' ? start : end,
    endsAt: endsAt * 1000 || (subscription.cancel_at_period_end ? end : 0),
  }
}

/**
 * `incomplete` was never paid for, `unpaid` is what Stripe gave up asking for, `paused` waits for a card:
 * whoever is in one of these is not served, and is again when he has paid.
 */
function standingAtStripe(status: string): SubscriptionState['status'] {
  if (status === 'active' || status === 'trialing') return 'active'
  return status === 'past_due' ? 'past_due' : 'ended'
}

const Id = z.string().min(1)
/** Stripe names another object by its id, or has it in place where that was asked for. */
const Link = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)])
const EventShape = z.object({
  id: Id,
  type: Id,
  account: Id.optional(),
  livemode: z.boolean().default(false),
  data: z.object({ object: z.unknown() }),
})
const Named = z.object({ id: Id })
const ForInvoice = z.object({ metadata: z.object({ [INVOICE]: Id }) })
const OfPayment = z.object({ payment_intent: Link })
const InvoiceLink = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: Link }) }),
})
/** Where accounts and webhooks that stay with an older version of the API have it. */
const OldInvoiceLink = z.object({ subscription: Link })

/**
 * An event in our words; without anything to look at for one that does not concern us. A connected account
 * tells of its test payments at the live address as well, and those are nobody's money.
 */
export function eventOf(event: unknown, isLive: boolean): PaymentEvent {
  const { id, type, account = '', livemode, data } = EventShape.parse(event)
  const nothing = { checkoutId: null, subscriptionId: null, cardPaymentId: null, payment: null }
  if (livemode !== isLive) return { id, type, account, ...nothing }
  return { id, type, account, ...nothing, ...placesIn(type, data.object) }
}

function placesIn(type: string, object: unknown): Partial<PaymentEvent> {
  if (type.startsWith('checkout.session.')) {
    const { id } = Named.parse(object)
    return ForInvoice.safeParse(object).success ? { cardPaymentId: id } : { checkoutId: id }
  }
  if (type.startsWith('charge.') || type.startsWith('refund.'))
    return { payment: OfPayment.safeParse(object).data?.payment_intent ?? null }
  return { subscriptionId: subscriptionIn(type, object) }
}

function subscriptionIn(type: string, object: unknown): string | null {
  if (type.startsWith('customer.subscription.')) return Named.parse(object).id
  if (!type.startsWith('invoice.')) return null
  return (
    InvoiceLink.safeParse(object).data?.parent.subscription_details.subscription ??
    OldInvoiceLink.safeParse(object).data?.subscription ??
    null
  )
}

const companyIn = (value: unknown): string | null => z.uuid().safeParse(value).data ?? null

const idOf = (link: string | { id: string } | null): string | null =>
  typeof link === 'string' ? link : (link?.id ?? null)
