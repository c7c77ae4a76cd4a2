import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'

export type CompanyRow = Selectable<Tables['company']>

/** Days a trial lasts. */
export const TRIAL_DAYS = 14
/** Phone calls a trial includes. */
export const TRIAL_CALLS = 50

/** Whether the agent answers this company's calls; when not, callers are put through to the company's own phone. */
export function agentAnswers(company: Pick<CompanyRow, 'trial_ends_at'>, now: number): boolean {
  return company.trial_ends_at === null || company.trial_ends_at.getTime() > now
}
