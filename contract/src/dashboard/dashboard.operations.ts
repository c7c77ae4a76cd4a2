import { z } from 'zod'
import { BASE, operation } from '../kernel/index.ts'

/** The overview's figures; times in seconds, months in the company's time zone. */
export const DashboardFigures = z.object({
  totalRecordsThisMonth: z.int(),
  totalTimeThisMonth: z.int(),
  callsRemaining: z.int(),
  totalRecords: z.int(),
  totalTimeAll: z.int(),
})
export type DashboardFigures = z.infer<typeof DashboardFigures>

export const readDashboard = operation({
  name: 'readDashboard',
  method: 'GET',
  path: `${BASE}/dashboard`,
  summary: 'Calls and time of this month and of all time, and what is left of the allowance',
  access: { kind: 'staff', permission: 'dashboard.read' },
  reply: DashboardFigures,
  fails: [],
})
