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
      ? `\n\nYour trial runs until ${dayOf(company.trial_ends_at, company)} and includes ${company.call_allowance} calls. It ends automatically. Nothing is charged.`
      : ''
  return {
    subject: `${company.name}: your agent's number is ${numberOf(company)}`,
    text: `Hello ${firstName},

Welcome to Towline. Your agent now answers calls to ${numberOf(company)}. Call it and hear for yourself, then forward your business phone to it.

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
      subject: `The subscription for ${name} has started`,
      text: `Hello ${firstName},

Thank you. The subscription for ${name} has started. Your agent answers calls to ${numberOf(company)}, and everything you have stays.

Manage your card, invoices and cancellation here:

${page}`,
    },
    'payment failed': {
      subject: `The payment for ${name} didn't go through`,
      text: `Hello ${firstName},

The monthly payment for Towline didn't go through. The card may have expired. We'll try again in the next few days, and until then everything works as before.

Update your card here, with Manage Subscription:

${page}

Without a payment, the subscription ends and calls to ${numberOf(company)} go to your own phone.`,
    },
    cancelled: {
      subject: `The subscription for ${name} ends on ${dayOf(company.ends_at, company)}`,
      text: `Hello ${firstName},

The subscription for ${name} was cancelled. Everything works until ${dayOf(company.ends_at, company)}, and you won't be charged again. After that, calls to ${numberOf(company)} go to your own phone.

If that was a mistake, resume it here before then, with Manage Subscription:

${page}`,
    },
    ended: {
      subject: `The subscription for ${name} has ended`,
      text: `Hello ${firstName},

The subscription for ${name} has ended. The agent no longer answers, and calls to ${numberOf(company)} go to your own phone. Your jobs and records are still there, and you can finish open jobs.

Subscribe again any time, and the agent answers the same number right away:

${page}`,
    },
  }
  return words[occasion]
}

/** The mails about the end of a trial: three days before, and when it is over. */
export function trialMail(
  which: 'ends soon' | 'ended',
  { firstName, company, publicUrl, isUnused }: Reader & { isUnused: boolean },
): Words {
  const page = subscriptionAddress(publicUrl, company.id)
  if (which === 'ends soon')
    return {
      subject: `Your Towline trial ends on ${dayOf(company.trial_ends_at, company)}`,
      text: `Hello ${firstName},

The trial for ${company.name} ends on ${dayOf(company.trial_ends_at, company)}. Subscribe before then to keep everything: your number ${numberOf(company)}, your employees, your jobs.

${page}

If you do nothing, you won't be charged; ${isUnused ? `the number is released the day after, because ${whyUnused(company)}.` : `calls to ${numberOf(company)} then go to your own phone.`}`,
    }
  return {
    subject: 'Your Towline trial has ended',
    text: `Hello ${firstName},

The trial for ${company.name} has ended. The agent no longer answers, and calls to ${numberOf(company)} go to your own phone. Your jobs and records are still there, and you can finish open jobs.

${isUnused ? unusedEnd(company) : 'Subscribe here, and the agent answers the same number right away:'}

${page}`,
  }
}

const whyUnused = ({ mail_confirmed_at: confirmed }: CompanyRow) =>
  confirmed ? 'no one has called it' : "your email wasn't confirmed"

const unusedEnd = (company: CompanyRow) =>
  `The number is released tomorrow, because ${whyUnused(company)}. If your business phone is forwarded to it, stop that today. Subscribe here, and the agent answers right away, at that number or a new one:`

/** Tells a week ahead that a number is given up which nobody calls any more. */
export function numberEndsMail({ firstName, company, publicUrl }: Reader): Words {
  const day = dayOf(company.number_ends_at, company)
  return {
    subject: `${numberOf(company)} will be released on ${day}`,
    text: `Hello ${firstName},

Since the trial for ${company.name} ended, calls to ${numberOf(company)} have gone to your own phone. It gets few calls, so we're releasing it on ${day}. After that, callers hear that it's not in service.

If your business phone is forwarded to it, or it's printed anywhere, change that before then. Or subscribe here to keep it:

${subscriptionAddress(publicUrl, company.id)}`,
  }
}
