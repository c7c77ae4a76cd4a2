import { z } from 'zod'
import { BASE, Id, operation } from '../kernel/index.ts'
import { Cents } from './invoices.schema.ts'

/** What a driver is to collect for a job: what nobody but the customer pays. */
export const OwnDue = z.object({
  jobId: Id,
  /** What it goes by: an invoice, the job's bill, what the rates say of it, or nothing that is known yet. */
  from: z.enum(['invoice', 'bill', 'estimate', 'nothing']),
  /** The same twice but for an estimate; `mostCents` null where nothing bounds it. */
  leastCents: Cents,
  mostCents: Cents.nullable(),
  /** The account that pays the rest, or all of it; empty for none. */
  accountName: z.string(),
})
export type OwnDue = z.infer<typeof OwnDue>

export const listOwnDues = operation({
  name: 'listOwnDues',
  method: 'GET',
  path: `${BASE}/driver/dues`,
  summary: 'What is to be collected for each open job of whoever asks',
  access: { kind: 'staff', permission: 'ownJobs.read' },
  reply: z.array(OwnDue),
  fails: [],
})
