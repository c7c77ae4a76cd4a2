import { z } from 'zod'
import { BASE, operation } from '../kernel/index.ts'

/** A figure of the last seven days and of the seven before; null where there is nothing to reckon with. */
const Trend = z.object({ now: z.number().nullable(), before: z.number().nullable() })
export type Trend = z.infer<typeof Trend>

/** After this many minutes a job without a driver wants attention. */
export const LONG_WAIT_MINUTES = 30

/** How the company works: the last seven days, and what somebody should look at now. */
export const DashboardWork = z.object({
  callsAnswered: Trend,
  /** Calls that came in while the office was closed, by its hours. */
  afterHours: Trend,
  jobsMade: Trend,
  /** Median minutes from when a job came in, or was wanted. */
  minutesToDispatch: Trend,
  minutesToScene: Trend,
  /** Who has most to do first; jobs done are those of the last seven days. */
  drivers: z.array(z.object({ name: z.string(), open: z.int(), done: z.int() })),
  /** How many open jobs want attention, and those the map does not know, whatever else they are. */
  attention: z.object({
    emergencies: z.int(),
    unanswered: z.int(),
    late: z.int(),
    /** Without a driver for longer than `LONG_WAIT_MINUTES`. */
    waiting: z.int(),
    /** With an address that the map does not know. */
    unplaced: z.int(),
  }),
})
export type DashboardWork = z.infer<typeof DashboardWork>

export const readDashboardWork = operation({
  name: 'readDashboardWork',
  method: 'GET',
  path: `${BASE}/dashboard/work`,
  summary:
    'Calls answered, after hours, jobs made, times to dispatch and to scene of the last seven days beside the seven before; jobs by driver; what needs attention',
  access: { kind: 'staff', permission: 'dashboard.read' },
  reply: DashboardWork,
  fails: [],
})
