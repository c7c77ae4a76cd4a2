import { readDashboard as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { callFigures } from '../calls/index.ts'
import { ownCompany } from '../company/index.ts'

/** Calls and seconds of this month, in the company's time zone, and of all time. */
export const readDashboard = handle(operation, async ({ tx, companyId, now }) => {
  const company = await ownCompany(tx, companyId)
  const zone = company.time_zone
  const { month, lifetime } = await callFigures(tx, { companyId, zone, now })
  return {
    totalRecordsThisMonth: month.calls,
    totalTimeThisMonth: month.seconds,
    callsRemaining: Math.max(0, company.call_allowance - month.calls),
    totalRecords: lifetime.calls,
    totalTimeAll: lifetime.seconds,
  }
})
