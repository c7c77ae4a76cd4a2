import type { Company } from '@towline/contract'

const DAY = 24 * 3600 * 1000
/** So long before its end a trial is spoken of. */
const WARN_BEFORE = 3 * DAY

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** What happens with calls, and what is to be done about it by a manager. */
export type StandingNotice = { kind: 'lapsed' | 'warning'; text: string; todo: string }

/** What everybody at the desk has to know of how the company stands; null where all is well. */
export function standingNotice(
  company: Pick<Company, 'standing' | 'planType' | 'trialEndsAt'>,
  now: number,
): StandingNotice | null {
  const { trialEndsAt } = company
  switch (company.standing) {
    case 'unpaid':
      return {
        kind: 'lapsed',
        text: 'The first payment has not come in, so the agent does not answer yet: calls go to your company’s own phone.',
        todo: 'finish the checkout',
      }
    case 'ended':
      return ended(company.planType)
    case 'past_due':
      return {
        kind: 'warning',
        text: 'A payment failed. The agent still answers while it is tried again.',
        todo: 'update the card',
      }
    case 'trial':
      // What was read some time ago still says trial.
      if (trialEndsAt <= now) return ended('trial')
      if (trialEndsAt - now > WARN_BEFORE) return null
      return {
        kind: 'warning',
        text: `Your trial ends on ${day.format(trialEndsAt)}. From then on calls go to your company’s own phone.`,
        todo: 'subscribe',
      }
    case 'active':
      return null
  }
}

const ended = (planType: Company['planType']): StandingNotice => ({
  kind: 'lapsed',
  text: `Your ${planType === 'trial' ? 'trial' : 'subscription'} has ended. The agent does not answer: calls go to your company’s own phone.`,
  todo: 'subscribe',
})

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
