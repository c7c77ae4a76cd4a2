import type { Standing } from '@towline/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'

export type CompanyRow = Selectable<Tables['company']>

/** Days a trial lasts. */
export const TRIAL_DAYS = 14
/** Phone calls a trial includes. */
export const TRIAL_CALLS = 50

/** From 9 in the evening to 8 in the morning, when only what cannot wait is texted. */
export function isNightIn(timeZone: string, now: number): boolean {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  const hour = Number(format.format(now))
  return hour < 8 || hour >= 21
}

const QUARTER_MS = 15 * 60_000

/** How long it is until the company's quiet hours end at 8 AM, in ms; 0 outside of them. */
export function nightLeftMs(timeZone: string, now: number): number {
  if (!isNightIn(timeZone, now)) return 0
  // By quarters of an hour, so that a night on which the clocks change is as long as it is.
  let morning = now - (now % QUARTER_MS) + QUARTER_MS
  while (isNightIn(timeZone, morning)) morning += QUARTER_MS
  return morning - now
}

type Paying = Pick<CompanyRow, 'plan_type' | 'trial_ends_at' | 'opened_at' | 'subscription_status'>

/** How a company stands at this moment. */
export function standingOf(company: Paying, now: number): Standing {
  const { subscription_status: said, trial_ends_at: trialEnd } = company
  if (said) return said
  if (company.plan_type === 'paid') return company.opened_at ? 'active' : 'unpaid'
  return trialEnd && trialEnd.getTime() <= now ? 'ended' : 'trial'
}

/** Whether the agent answers this company's calls; when not, callers are put through to the company's own phone. */
export const agentAnswers = (company: Paying, now: number): boolean =>
  !['unpaid', 'ended'].includes(standingOf(company, now))
