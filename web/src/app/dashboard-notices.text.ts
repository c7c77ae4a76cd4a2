import type { Company } from '@towline/contract'

const DAY = 24 * 3600 * 1000
/** So long before its end a trial is spoken of. */
const WARN_BEFORE = 3 * DAY

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** What happens with calls, and what is to be done about it by a manager. */
export type StandingNotice = { kind: 'lapsed' | 'warning'; text: string; todo: string }

/** What everybody in the company has to know of how it stands; null where all is well. */
export function standingNotice(
  company: Pick<Company, 'standing' | 'planType' | 'trialEndsAt'>,
  now: number,
): StandingNotice | null {
  const { trialEndsAt } = company
  switch (company.standing) {
    case 'unpaid':
      return {
        kind: 'lapsed',
        text: 'We haven’t received your first payment, so the agent isn’t answering yet. Calls go to your company’s own phone.',
        todo: 'finish the checkout',
      }
    case 'ended':
      return ended(company.planType)
    case 'past_due':
      return {
        kind: 'warning',
        text: 'A payment failed. The agent keeps answering while we try again.',
        todo: 'update the card',
      }
    case 'trial':
      // What was read some time ago still says trial.
      if (trialEndsAt <= now) return ended('trial')
      if (trialEndsAt - now > WARN_BEFORE) return null
      return {
        kind: 'warning',
        text: `Your trial ends on ${day.format(trialEndsAt)}. After that, calls go to your company’s own phone.`,
        todo: 'subscribe',
      }
    case 'active':
      return null
  }
}

/** `12 days left`, for a company on trial; null for others, and once its end is spoken of in a notice. */
export function trialLeft(
  { standing, trialEndsAt }: Pick<Company, 'standing' | 'trialEndsAt'>,
  now: number,
): string | null {
  const days = Math.ceil((trialEndsAt - now) / DAY)
  if (standing !== 'trial' || days <= 0) return null
  return days === 1 ? 'Trial: 1 day left' : `Trial: ${days} days left`
}

const ended = (planType: Company['planType']): StandingNotice => ({
  kind: 'lapsed',
  text: `Your ${planType === 'trial' ? 'trial' : 'subscription'} has ended. The agent isn’t answering. Calls go to your company’s own phone.`,
  todo: 'subscribe',
})

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
