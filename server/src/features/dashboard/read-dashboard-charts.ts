import {
  CHART_DAYS,
  type DashboardCharts,
  readDashboardCharts as operation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { planOf } from '../billing/index.ts'
import { type CallFigures, callFigures, callsByHour } from '../calls/index.ts'
import { ownCompany } from '../company/index.ts'

/** What an owner wants to see beside the figures: when his customers ring, and what came of it. */
export const readDashboardCharts = handle(operation, async ({ tx, companyId, now }) => {
  const company = await ownCompany(tx, companyId)
  const at = { companyId, zone: company.time_zone, now }
  const { month, lifetime } = await callFigures(tx, at)
  const hours = await callsByHour(tx, { ...at, days: CHART_DAYS })
  return {
    plan: {
      name: planOf(company.plan_id).name,
      callsPerMonth: company.call_allowance,
      isTrial: company.plan_type === 'trial',
    },
    month: totals(month),
    lifetime: totals(lifetime),
    byDay: lastDays(now, company.time_zone).map((day) => ({
      day,
      ...sum(hours.filter((one) => one.day === day)),
    })),
    byHour: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      ...sum(hours.filter((one) => one.hour === hour)),
    })),
  }
})

const totals = ({ calls, jobs, seconds }: CallFigures): DashboardCharts['month'] => ({
  calls,
  jobs,
  jobShare: calls > 0 ? jobs / calls : 0,
  minutesSaved: Math.round(seconds / 60),
})

const sum = (rows: { calls: number; jobs: number }[]) => ({
  calls: rows.reduce((total, { calls }) => total + calls, 0),
  jobs: rows.reduce((total, { jobs }) => total + jobs, 0),
})

const DAY = 24 * 3600 * 1000

/** The days the charts show, oldest first, as the company's calendar has them. */
function lastDays(now: number, timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const today = Date.parse(`${format.format(now)}T00:00:00Z`)
  return Array.from({ length: CHART_DAYS }, (_, index) =>
    new Date(today - (CHART_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}
