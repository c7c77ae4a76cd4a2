import type { Checkout, SubscriptionState } from '../../providers/payments/index.ts'
import type { CompanyRow } from '../company/index.ts'

/** What the provider said in one look at it. */
export type Seen = {
  /** Which look it was. */
  look: number
  checkouts: Checkout[]
  /** What the company was on last, then what it has subscribed to, the newest first. */
  subscriptions: SubscriptionState[]
}

/**
 * Which subscription a company goes by: the one it is on, as long as that goes on; otherwise one that
 * does; otherwise the one that is over. A stranger that is over already never was its subscription.
 */
export function currentSubscription(
  subscriptions: readonly SubscriptionState[],
  known: string | null,
): SubscriptionState | null {
  const own = subscriptions.find(({ id }) => id === known) ?? null
  if (own && own.status !== 'ended') return own
  return subscriptions.find(({ status }) => status !== 'ended') ?? own
}

type Paying = Pick<CompanyRow, 'opened_at' | 'payment_failed_at'>

/** The company's columns once it goes by this subscription. */
export function paidColumns(company: Paying, subscription: SubscriptionState, now: number) {
  const { status, endsAt, currentPeriodEnd } = subscription
  const isDue = status !== 'ended' && endsAt === 0
  return {
    plan_type: 'paid' as const,
    trial_ends_at: null,
    opened_at: company.opened_at ?? new Date(now),
    payment_customer: subscription.customer,
    payment_subscription: subscription.id,
    subscription_status: status,
    renews_at: isDue ? new Date(currentPeriodEnd) : null,
    ends_at: endsAt ? new Date(endsAt) : null,
    payment_failed_at: status === 'past_due' ? (company.payment_failed_at ?? new Date(now)) : null,
  }
}

/** Something a company's managers are written about. */
export type Occasion = 'started' | 'payment failed' | 'cancelled' | 'ended'

type Before = Pick<CompanyRow, 'payment_subscription' | 'subscription_status' | 'ends_at'>

/** What has happened to a company, that its managers should hear of. */
export function occasionsOf(before: Before, subscription: SubscriptionState): Occasion[] {
  const { id, status, endsAt } = subscription
  const isNew = before.payment_subscription !== id
  const was = isNew ? '' : before.subscription_status
  const occasions: Occasion[] = []
  if (isNew) occasions.push('started')
  if (status === 'past_due' && was !== 'past_due') occasions.push('payment failed')
  if (status === 'ended' && was !== 'ended') occasions.push('ended')
  else if (status !== 'ended' && endsAt && endsAt !== before.ends_at?.getTime())
    occasions.push('cancelled')
  return occasions
}
