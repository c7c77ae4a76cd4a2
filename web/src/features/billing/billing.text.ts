import type { BudgetKind, DayBudget, Subscription } from '@towline/contract'

export const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** `November 30, 2026` */
export const dayOf = (at: number): string => day.format(at)

const OWN_PHONE = 'Calls go to your company’s own phone.'

/** How the company stands and until when, in a sentence or two, with what to do about it. */
export function whenText(subscription: Subscription): string {
  const { status, trialEndsAt, renewsAt, endsAt, paymentFailedAt } = subscription
  switch (status) {
    case 'unpaid':
      return 'We haven’t received your first payment yet. Your agent answers as soon as we do.'
    case 'trial':
      return `Your trial ends on ${dayOf(trialEndsAt)}. Subscribe before then to keep your agent answering.`
    case 'past_due':
      return `${paymentFailedAt > 0 ? `The payment of ${dayOf(paymentFailedAt)}` : 'A payment'} failed. We’ll try again; until then everything works. Update your card under Manage Subscription.`
    case 'ended':
      return `${endedText(subscription)} ${OWN_PHONE}`
    case 'active':
      if (endsAt > 0)
        return `Cancelled. Your plan runs until ${dayOf(endsAt)}. After that, calls go to your company’s own phone. You can resume it under Manage Subscription.`
      return renewsAt > 0 ? `Renews on ${dayOf(renewsAt)}.` : 'No payment due.'
  }
}

function endedText({ trialEndsAt, endsAt }: Subscription): string {
  if (endsAt > 0) return `Your subscription ended on ${dayOf(endsAt)}.`
  if (trialEndsAt > 0) return `Your trial ended on ${dayOf(trialEndsAt)}.`
  return 'Your subscription has ended.'
}

const statusNames: Record<Subscription['status'], string> = {
  unpaid: 'Not paid yet',
  trial: 'Trial',
  active: 'Active',
  past_due: 'Payment failed',
  ended: 'Ended',
}

/** The badge of the plan: a plan that was cancelled is still paid for, and says so. */
export const badgeOf = ({ status, endsAt }: Subscription) =>
  status === 'active' && endsAt > 0
    ? { kind: 'cancelled', name: 'Cancelled' }
    : { kind: status, name: statusNames[status] }

/** What the button to the checkout says; none where the plan is paid in the portal. */
export function checkoutText({ status, hasPortal }: Subscription): string | null {
  if (status === 'unpaid') return 'Finish checkout'
  if (status === 'ended') return 'Subscribe again'
  return status === 'trial' || !hasPortal ? 'Subscribe' : null
}

/** `32 of 50 calls used this month` */
export const usageText = ({ usedThisMonth, allowance }: Subscription): string =>
  `${usedThisMonth.toLocaleString('en-US')} of ${allowance.toLocaleString('en-US')} calls used this month`

const budgetNames: Record<BudgetKind, string> = {
  texts: 'texts',
  mails: 'emails',
  maps: 'map look-ups',
  model: 'tokens for the language model',
}

/** `3 of 500 texts`, and when there is more of what is used up. */
export const budgetText = ({ kind, used, limit }: DayBudget): string =>
  `${used.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} ${budgetNames[kind]}${used >= limit ? ': none left until midnight' : ''}`
