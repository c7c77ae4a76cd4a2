import { z } from 'zod'

export const ReportKind = z.enum(['jobs', 'calls', 'times', 'money', 'drivers', 'expiring'])
export type ReportKind = z.infer<typeof ReportKind>

/** What the rows of a report are. */
export const ReportBy = z.enum([
  'day',
  'week',
  'month',
  'weekday',
  'hour',
  'reason',
  'account',
  'town',
  'zone',
  'driver',
  'truck',
  'source',
])
export type ReportBy = z.infer<typeof ReportBy>
