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

/** The key under which our objects at Stripe carry the company they are about. */
export const COMPANY = 'companyId'

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
const EventShape = z.object({ id: Id, type: Id, data: z.object({ object: z.unknown() }) })
const Named = z.object({ id: Id })
const InvoiceLink = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: Link }) }),
})
/** Where accounts and webhooks that stay with an older version of the API have it. */
const OldInvoiceLink = z.object({ subscription: Link })

/** An event in our words: its checkout or its subscription, or neither for one that does not concern us. */
export function eventOf(event: unknown): PaymentEvent {
  const { id, type, data } = EventShape.parse(event)
  return {
    id,
    type,
    checkoutId: type.startsWith('checkout.session.') ? Named.parse(data.object).id : null,
    subscriptionId: subscriptionIn(type, data.object),
  }
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
