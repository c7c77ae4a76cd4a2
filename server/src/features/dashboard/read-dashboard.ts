import { readDashboard as endpoint } from '@towline/contract'
import { sql } from 'kysely'
import { verb } from '../../platform/verb.ts'
import { ownCompany } from '../company/index.ts'

/** Calls and seconds of this month, in the company's time zone, and of all time. */
export const readDashboard = verb(endpoint, async ({ tx, companyId, now }) => {
  const company = await ownCompany(tx, companyId)
  const { rows } = await sql<{
    month: number
    month_seconds: number
    total: number
    total_seconds: number
  }>`
    with month as (
      select date_trunc('month', ${new Date(now).toISOString()}::timestamptz at time zone ${company.time_zone}) at time zone ${company.time_zone} as began)
    select count(*) filter (where started_at >= began)::int as month,
      coalesce(sum(seconds) filter (where started_at >= began), 0)::int as month_seconds,
      count(*)::int as total, coalesce(sum(seconds), 0)::int as total_seconds
    from phone_call, month where company_id = ${companyId}`.execute(tx)
  const figures = rows[0]
  return {
    totalRecordsThisMonth: figures?.month ?? 0,
    totalTimeThisMonth: figures?.month_seconds ?? 0,
    callsRemaining: Math.max(0, company.call_allowance - (figures?.month ?? 0)),
    totalRecords: figures?.total ?? 0,
    totalTimeAll: figures?.total_seconds ?? 0,
  }
})
