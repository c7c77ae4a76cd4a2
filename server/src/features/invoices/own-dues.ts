import {
  centsOf,
  type InvoiceSummary,
  moneyOf,
  type OwnDue,
  listOwnDues as operation,
} from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { handle, type Outside } from '../../platform/handler.ts'
import { estimateOf, openJobsOf } from '../dispatch/index.ts'
import { type BilledJob, billedJob, payingAccount } from './draft-invoice.ts'
import { invoicesWhere } from './invoices.store.ts'

/** What a driver is to collect for each of their open jobs. */
export const listOwnDues = handle(operation, async (_context, _input, dues: OwnDue[]) => dues, {
  prepare: async (outside): Promise<OwnDue[]> => {
    const { actor, companyId, readFirst, fail } = outside
    if (actor.kind !== 'employee' || !companyId) return fail('forbidden')
    const jobs = await readFirst((tx) => jobsToCollect(tx, companyId, actor.id))
    return Promise.all(jobs.map((job) => dueOf(outside, job)))
  },
})

type ToCollect = { job: BilledJob; accountName: string; invoices: InvoiceSummary[] }

async function jobsToCollect(tx: Tx, companyId: string, driverId: string): Promise<ToCollect[]> {
  const found: ToCollect[] = []
  for (const id of await openJobsOf(tx, companyId, driverId)) {
    const job = await billedJob(tx, companyId, id)
    if (!job) continue
    const account = await payingAccount(tx, companyId, job.fields)
    const invoices = await invoicesWhere(
      tx,
      companyId,
      sql`i.job_id = ${id} and i.kind = 'invoice' and i.voided_at is null`,
    )
    found.push({ job, accountName: account?.name ?? '', invoices })
  }
  return found
}

/** An invoice goes before the job's bill, and that before what the rates say. */
async function dueOf(outside: Outside, { job, accountName, invoices }: ToCollect): Promise<OwnDue> {
  const due = { jobId: job.id, accountName }
  if (invoices.length > 0) {
    const own = invoices.filter(({ accountId }) => accountId === '')
    const cents = Math.max(
      0,
      own.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
    )
    return { ...due, from: 'invoice', leastCents: cents, mostCents: cents }
  }
  const covered = centsOf(job.fields.mcCoverageAmt)
  const ofCustomer = (cents: number) =>
    accountName === '' ? cents : covered > 0 ? Math.max(0, cents - covered) : 0
  if (job.fields.billing.lineItems.length > 0) {
    const cents = ofCustomer(moneyOf(job.fields.billing).totalCents)
    return { ...due, from: 'bill', leastCents: cents, mostCents: cents }
  }
  const nothing: OwnDue = { ...due, from: 'nothing', leastCents: 0, mostCents: 0 }
  if (accountName && covered === 0) return nothing
  const facts = { ...job.fields, status: job.status, createdDate: job.created_at.getTime() }
  const range = await estimateOf(outside, facts)
  if (!range) return nothing
  const { leastCents, mostCents } = range
  return {
    ...due,
    from: 'estimate',
    leastCents: ofCustomer(leastCents),
    mostCents: mostCents === null ? null : ofCustomer(mostCents),
  }
}
