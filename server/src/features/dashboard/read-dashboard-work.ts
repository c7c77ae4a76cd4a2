import { readDashboardWork as operation, type Trend } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { agentSettings, ownCompany } from '../company/index.ts'
import { closedAt } from '../voice/index.ts'
import { callsOfTwoWeeks, jobsByDriver, jobsToLookAt, timesOfTwoWeeks } from './dashboard.store.ts'

/** How the company worked in the last seven days beside the seven before, and what somebody should look at now. */
export const readDashboardWork = handle(operation, async ({ tx, companyId, now }) => {
  const company = await ownCompany(tx, companyId)
  const isClosed = closedAt(agentSettings(company))
  const calls = await callsOfTwoWeeks(tx, { companyId, now, zone: company.time_zone })
  const sum = (of: (call: (typeof calls)[number]) => number): Trend => {
    const within = (wanted: boolean) =>
      calls.filter(({ isNow }) => isNow === wanted).reduce((total, call) => total + of(call), 0)
    return { now: within(true), before: within(false) }
  }
  return {
    callsAnswered: sum(({ answered }) => answered),
    afterHours: sum((call) => (isClosed(call.at) ? call.answered : 0)),
    jobsMade: sum(({ jobs }) => jobs),
    ...(await timesOfTwoWeeks(tx, { companyId, now })),
    drivers: await jobsByDriver(tx, { companyId, now }),
    attention: await jobsToLookAt(tx, { companyId, now }),
  }
})
