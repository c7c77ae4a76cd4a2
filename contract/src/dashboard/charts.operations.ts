import { z } from 'zod'
import { BASE, operation } from '../kernel/index.ts'

const Totals = z.object({
  calls: z.int(),
  /** Calls that became a job. */
  jobs: z.int(),
  /** Their share, 0 to 1; 0 without calls. */
  jobShare: z.number().min(0).max(1),
  /** Minutes the agent was on the phone instead of a person. */
  minutesSaved: z.int(),
})

/** How many days the charts reach back, today included. */
export const CHART_DAYS = 30

/** The overview's charts; days and hours by the company's clock. */
export const DashboardCharts = z.object({
  plan: z.object({ name: z.string(), callsPerMonth: z.int(), isTrial: z.boolean() }),
  month: Totals,
  lifetime: Totals,
  /** The last 30 days, the oldest first, days without a call included. */
  byDay: z.array(z.object({ day: z.iso.date(), calls: z.int(), jobs: z.int() })),
  /** The same days by hour of the day, 0 to 23. */
  byHour: z.array(z.object({ hour: z.int().min(0).max(23), calls: z.int(), jobs: z.int() })),
})
export type DashboardCharts = z.infer<typeof DashboardCharts>

export const readDashboardCharts = operation({
  name: 'readDashboardCharts',
  method: 'GET',
  path: `${BASE}/dashboard/charts`,
  summary: 'Calls by day and by hour of the last 30 days, how many became jobs, minutes saved',
  access: { kind: 'staff', permission: 'dashboard.read' },
  reply: DashboardCharts,
  fails: [],
})
