import { z } from 'zod'
import { Id, Instant, orEmpty, text } from '../kernel/index.ts'
import { Day } from '../rates/index.ts'
import { daysIn, ReportPeriod } from './period.ts'
import { rowsFor } from './report-columns.ts'
import { ReportBy, ReportKind } from './report-kinds.ts'

/** More days than this are too many rows to read. */
const MOST_ROWS_OF_DAYS = 400
const MOST_DAYS = 3660

const fields = {
  kind: ReportKind,
  by: ReportBy.default('day'),
  period: ReportPeriod.default('this month'),
  /** First and last day, for `custom` alone. */
  from: orEmpty(Day).default(''),
  to: orEmpty(Day).default(''),
  /** Only the jobs of this reason, account, driver and truck; empty for all. */
  reason: text(200).default(''),
  accountId: orEmpty(Id).default(''),
  driverId: orEmpty(Id).default(''),
  truckId: orEmpty(Id).default(''),
}

/** What somebody wants to know: which report, of which days and jobs, with what for rows. */
export const ReportQuestion = z.object(fields).superRefine((question, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  const { kind, by, period, from, to } = question
  const rows = rowsFor(kind)
  if (rows.length > 0 && !rows.includes(by))
    refuse('by', `This report can’t be by ${by}. Choose ${rows.join(', ')}.`)
  if (period !== 'custom') return
  if (!from) refuse('from', 'Enter the first day')
  if (!to) refuse('to', 'Enter the last day')
  if (!from || !to) return
  if (from > to) refuse('to', 'The last day can’t be before the first')
  else if (daysIn({ from, to }) > MOST_DAYS) refuse('from', 'Choose at most ten years')
  else if (by === 'day' && rows.includes(by) && daysIn({ from, to }) > MOST_ROWS_OF_DAYS)
    refuse('by', 'These are too many days for a row each. Choose weeks or months.')
})
export type ReportQuestion = z.output<typeof ReportQuestion>
export type AskedReport = z.input<typeof ReportQuestion>

const Cell = z.union([z.number(), z.string(), z.null()])
const Unit = z.enum(['count', 'money', 'minutes', 'hours', 'miles', 'share', 'text', 'day'])

export const Report = z.object({
  /** `Jobs by reason` */
  title: z.string(),
  from: Day,
  to: Day,
  /** The day it is where the company is. */
  today: Day,
  /** What the first column is called. */
  rowsName: z.string(),
  /** `money` is in cents, `share` from 0 to 1, `minutes` are whole. */
  columns: z.array(z.object({ key: z.string(), label: z.string(), unit: Unit })),
  /** A cell for each column; null where there is nothing to reckon with. */
  rows: z.array(z.object({ key: z.string(), label: z.string(), cells: z.array(Cell) })),
  /** The same for all rows together, also those left out; null where they can't be added up. */
  total: z.array(Cell).nullable(),
  /** Rows that were too many to send; the CSV has them. */
  left: z.int(),
})
export type Report = z.infer<typeof Report>

export const ReportSchedule = z.enum(['', 'daily', 'weekly', 'monthly'])
export type ReportSchedule = z.infer<typeof ReportSchedule>

const name = z
  .string({ error: 'Give the report a name' })
  .trim()
  .min(1, 'Give the report a name')
  .pipe(text(80))

/** A report somebody wants to see again; with a schedule it is emailed at seven in the morning. */
export const SavedReport = z.object({
  id: Id,
  version: z.int().min(1),
  name,
  question: ReportQuestion,
  /** `daily`, `weekly` on Monday, `monthly` on the first; empty for never. */
  schedule: ReportSchedule,
  /** The managers it goes to. */
  recipients: z.array(z.object({ id: Id, name: z.string() })),
  /** When it was emailed last; 0 for never. */
  lastSent: Instant,
})
export type SavedReport = z.infer<typeof SavedReport>

export const SaveReport = z
  .object({
    /** Empty for a new one. */
    id: orEmpty(Id).default(''),
    version: z.int().min(1).optional(),
    name,
    question: ReportQuestion,
    schedule: ReportSchedule.default(''),
    recipientIds: z.array(Id).max(50).default([]),
  })
  .refine(({ schedule, recipientIds }) => schedule === '' || recipientIds.length > 0, {
    path: ['recipientIds'],
    message: 'Choose at least one manager to email it to',
  })
  .refine(({ schedule, question }) => schedule === '' || question.period !== 'custom', {
    path: ['schedule'],
    message: 'The days of this report never change. Choose a period such as last month.',
  })

/** What a driver earns of a job: a share of what was billed before tax, and an amount for each job completed. */
export const CommissionRule = z.object({
  id: Id,
  /** Empty for the rule of every driver who has none of their own. */
  driverId: orEmpty(Id),
  driverName: z.string(),
  validFrom: Day,
  percent: z.number(),
  /** In dollars. */
  perJob: z.number(),
})
export type CommissionRule = z.infer<typeof CommissionRule>

export const SaveCommission = z.object({
  driverId: orEmpty(Id).default(''),
  validFrom: Day,
  percent: z
    .number({ error: 'Enter a percentage' })
    .min(0, 'Between 0 and 100')
    .max(100, 'Between 0 and 100')
    .multipleOf(0.01, 'At most two decimals'),
  perJob: z
    .number({ error: 'Enter an amount' })
    .min(0, 'An amount can’t be negative')
    .max(10_000, 'An amount is at most $10,000')
    .multipleOf(0.01, 'At most two decimals'),
})
