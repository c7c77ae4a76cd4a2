import { moneyOf, listJobsToInvoice as operation, vehicleLine } from '@towline/contract'
import { sql } from 'kysely'
import { handle } from '../../platform/handler.ts'
import { type BilledJob, whyNot } from './draft-invoice.ts'

const PAGE = 100

type Row = BilledJob & { accountId: string | null; accountName: string | null }

/** Completed jobs that nobody has invoiced. */
export const listJobsToInvoice = handle(operation, async ({ tx, companyId }, { query }) => {
  const { limit = PAGE, before, accountId } = query
  const open = sql`c.company_id = ${companyId} and c.status = 'completed' and c.import_id is null
    ${accountId ? sql`and c.vendor_id = ${accountId}` : sql``}
    and not exists (select from invoice i where i.company_id = c.company_id and i.job_id = c.id
      and i.kind = 'invoice' and i.voided_at is null)`
  const { rows } = await sql<Row>`
    select c.id, c.dispatch_number, c.created_at, c.status, c.version, c.fields, c.import_id,
      v.id as "accountId", v.name as "accountName"
    from dispatch_call c
    left join vendor v on v.company_id = c.company_id
      and v.id::text = coalesce(nullif(c.fields ->> 'billToId', ''), c.vendor_id::text)
    where ${open} ${
      before
        ? sql`and (c.created_at, c.id) > (select b.created_at, b.id from dispatch_call b
            where b.company_id = ${companyId} and b.id = ${before})`
        : sql``
    }
    order by c.created_at, c.id limit ${limit}`.execute(tx)
  const { rows: all } = await sql<{ count: number; total: number }>`
    select count(*)::int as count, coalesce(sum(c.total_cents), 0)::bigint as total
    from dispatch_call c where ${open}`.execute(tx)
  return {
    jobs: rows.map((row) => ({
      id: row.id,
      number: row.dispatch_number,
      completedAt: row.fields.completedDateTime,
      accountId: row.accountId ?? '',
      accountName: row.accountName ?? '',
      customerName: row.fields.customerName,
      vehicle: vehicleLine(row.fields),
      totalCents: moneyOf(row.fields.billing).totalCents,
      whyNot: whyNot(row, moneyOf(row.fields.billing), false),
    })),
    count: all[0]?.count ?? 0,
    totalCents: all[0]?.total ?? 0,
  }
})
