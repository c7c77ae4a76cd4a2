import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { type CompanyRow, standingOf } from '../company/index.ts'

const DAY = 24 * 3600 * 1000

/** The mail that a trial has ended is read before its number is taken. */
const GRACE_MS = DAY
/** A number somebody calls goes on to the company's own phone for so long after its last call. */
const FORWARDED_MS = 30 * DAY
/** The managers are told so long before that ends. */
const NOTICE_MS = 7 * DAY
/** How long a number rests before another company gets it: one that rang, and one that never did. */
const REST_MS = { rang: 30 * DAY, silent: 7 * DAY }
/** A number nobody came for in this time is given back to the carrier. */
const POOLED_MS = 60 * DAY

/** What becomes of the number of a company: it stays, is announced to end, or is given up now. */
export type NumberDecision =
  | { kind: 'stays' }
  | { kind: 'to tell'; at: Date }
  | { kind: 'given up'; freeAfterMs: number; releaseAfterMs: number }

/** When this company was last called from outside; null for never. Ringing oneself from the desk is no call. */
export async function lastCalledAt(tx: Tx, companyId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(started_at) as at from phone_call
    where company_id = ${companyId} and not is_from_desk`.execute(tx)
  return rows[0]?.at ?? null
}

/** Whether a trial was for nothing: nobody ever called, or nobody ever confirmed the address. */
export const isUnused = (
  { mail_confirmed_at: confirmed }: Pick<CompanyRow, 'mail_confirmed_at'>,
  lastCalled: Date | null,
): boolean => !confirmed || !lastCalled

/** What is to be done now about the number of a company on a trial. */
export function decideNumber(
  company: CompanyRow,
  lastCalled: Date | null,
  now: number,
): NumberDecision {
  const { agent_number: number, trial_ends_at: end, number_ends_at: told } = company
  const isOver = company.plan_type === 'trial' && standingOf(company, now) === 'ended'
  if (!number || !end || !isOver) return { kind: 'stays' }
  if (isUnused(company, lastCalled))
    return now < end.getTime() + GRACE_MS ? { kind: 'stays' } : givenUp(lastCalled)
  const due = Math.max(end.getTime(), lastCalled?.getTime() ?? 0) + FORWARDED_MS
  // A call that came after they were told puts it off, and they are told anew.
  if (told && told.getTime() >= due)
    return now < told.getTime() ? { kind: 'stays' } : givenUp(lastCalled)
  if (now < due - NOTICE_MS) return { kind: 'stays' }
  return { kind: 'to tell', at: new Date(Math.max(due, now + NOTICE_MS)) }
}

const givenUp = (lastCalled: Date | null): NumberDecision => ({
  kind: 'given up',
  freeAfterMs: lastCalled ? REST_MS.rang : REST_MS.silent,
  releaseAfterMs: POOLED_MS,
})
