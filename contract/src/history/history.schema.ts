import { z } from 'zod'
import { Id, Instant } from '../kernel/index.ts'

/** The records whose changes are kept and shown, beside jobs, invoices and rates, which show theirs themselves. */
export const RecordKind = z.enum(['employee', 'truck', 'account', 'company', 'invoiceSettings'])
export type RecordKind = z.infer<typeof RecordKind>

/** One thing that was done to a record, all of it in words. */
export const RecordHistoryLine = z.object({
  id: Id,
  at: Instant,
  /** Name of the person, or `Towline`. */
  who: z.string(),
  /** What they did: `changed`, `sent the invitation`. */
  action: z.string(),
  /** By the labels of the fields; empty `from` or `to` is nothing. */
  changes: z.array(z.object({ what: z.string(), from: z.string(), to: z.string() })),
})
export type RecordHistoryLine = z.infer<typeof RecordHistoryLine>

/** What the history of the whole company is sorted by: its records, signing in, and who looked at what. */
export const HistoryKind = z.enum([...RecordKind.options, 'job', 'invoice', 'look', 'signIn'])
export type HistoryKind = z.infer<typeof HistoryKind>

/** The same in the history of the whole company, with what it was done to. */
export const CompanyHistoryLine = RecordHistoryLine.extend({
  kind: HistoryKind,
  /** Today's name of the record; empty where the action says all, or the record is gone. */
  record: z.string(),
})
export type CompanyHistoryLine = z.infer<typeof CompanyHistoryLine>
