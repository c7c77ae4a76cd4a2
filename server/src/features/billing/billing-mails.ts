import { formatPhone } from '@towline/contract'
import type { CompanyRow } from '../company/index.ts'
import { subscriptionAddress } from './addresses.ts'
import type { Occasion } from './payment.rules.ts'

type Words = { subject: string; text: string }
type Reader = {
  firstName: string
  company: CompanyRow
  publicUrl: string
}

/** The day as the company's people say it. */
const dayOf = (at: Date | null, { time_zone: timeZone }: CompanyRow) =>
  (at ?? new Date(0)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })

const numberOf = ({ agent_number }: CompanyRow) => formatPhone(agent_number ?? '')

/** The mail for a new customer: the number, and where to log in. */
export function welcomeMail({ firstName, company, publicUrl }: Reader): Words {
  const trial =
    company.plan_type === 'trial'
      ? `\n\nYour trial runs until ${dayOf(company.trial_ends_at, company)} and includes ${company.call_allowance} calls. It ends by itself; nothing is charged.`
      : ''
  return {
    subject: `${company.name}: your agent's number is ${numberOf(company)}`,
    text: `Hello ${firstName},

Welcome to Towline. Your agent answers calls to ${numberOf(company)} from now on. Ring it and hear for yourself; then forward your business phone to it.

Log in here to see the calls and the jobs they become:

${publicUrl}/login${trial}`,
  }
}

/** The mails about a subscription. */
export function billingMail(occasion: Occasion, { firstName, company, publicUrl }: Reader): Words {
  const { name } = company
  const page = subscriptionAddress(publicUrl, company.id)
  const words: Record<Occasion, Words> = {
    started: {
      subject: `The subscription of ${name} has started`,
      text: `Hello ${firstName},

Thank you: the subscription of ${name} has started. Your agent answers calls to ${numberOf(company)}, and you keep everything you have.

Your card, your invoices and cancelling are here:

${page}`,
    },
    'payment failed': {
      subject: `The payment for ${name} did not go through`,
      text: `Hello ${firstName},

The monthly payment for Towline did not go through, perhaps because the card has expired. It will be tried again in the next days, and until then everything works as before.

Give another card here, with Manage Subscription:

${page}

If no payment comes in, the subscription ends, and calls to ${numberOf(company)} go to your own phone.`,
    },
    cancelled: {
      subject: `The subscription of ${name} ends on ${dayOf(company.ends_at, company)}`,
      text: `Hello ${firstName},

The subscription of ${name} was cancelled. Everything works until ${dayOf(company.ends_at, company)}; nothing more is charged. After that, calls to ${numberOf(company)} go to your own phone.

If that was a mistake, take it back here until then, with Manage Subscription:

${page}`,
    },
    ended: {
      subject: `The subscription of ${name} has ended`,
      text: `Hello ${firstName},

The subscription of ${name} has ended. The agent no longer answers: calls to ${numberOf(company)} go to your own phone. Your jobs and records are still there, and jobs under way can be finished.

Subscribe again whenever you like, and the agent answers the same number at once:

${page}`,
    },
  }
  return words[occasion]
}

/** The mails about the end of a trial: three days before, and when it is over. */
export function trialMail(
  which: 'ends soon' | 'ended',
  { firstName, company, publicUrl }: Reader,
): Words {
  const page = subscriptionAddress(publicUrl, company.id)
  if (which === 'ends soon')
    return {
      subject: `Your trial of Towline ends on ${dayOf(company.trial_ends_at, company)}`,
      text: `Hello ${firstName},

The trial of ${company.name} ends on ${dayOf(company.trial_ends_at, company)}. Subscribe before then, and everything stays: your number ${numberOf(company)}, your people, your jobs.

${page}

If you do nothing, nothing is charged; calls to ${numberOf(company)} then go to your own phone.`,
    }
  return {
    subject: 'Your trial of Towline has ended',
    text: `Hello ${firstName},

The trial of ${company.name} has ended. The agent no longer answers: calls to ${numberOf(company)} go to your own phone. Your jobs and records are still there, and jobs under way can be finished.

Subscribe here, and the agent answers the same number at once:

${page}`,
  }
}
