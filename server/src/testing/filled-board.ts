import { openDatabase } from '../platform/db/index.ts'

/** How many jobs are open whatever the size of the board; all others are done. */
const OPEN = { pending: 60, active: 30, scheduled: 30 }

/**
 * Adds jobs to a company that has some of its own, until it has `jobs` of them: copies of its first one,
 * a minute apart, of which a day's worth is open. The product must not be running on an embedded store.
 */
export async function fillBoard(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  companyId: string,
  jobs: number,
): Promise<void> {
  const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })
  try {
    await db.raw(
      `insert into dispatch_call (id, company_id, dispatch_number, status, status_at, created_at,
         customer_phone, vendor_id, total_cents, fields, search_text)
       select gen_random_uuid(), c.company_id, 'F' || n, case
           when n <= $3 then 'pending' when n <= $4 then 'active' when n <= $5 then 'scheduled'
           else 'completed' end,
         c.status_at, c.created_at - n * interval '1 minute', c.customer_phone, c.vendor_id,
         c.total_cents, c.fields, c.search_text
       from (select * from dispatch_call where company_id = $1 order by dispatch_number limit 1) c,
         generate_series((select count(*) from dispatch_call where company_id = $1) + 1, $2) n`,
      [
        companyId,
        jobs,
        OPEN.pending,
        OPEN.pending + OPEN.active,
        OPEN.pending + OPEN.active + OPEN.scheduled,
      ],
    )
    await db.raw('vacuum analyze dispatch_call')
  } finally {
    await db.close()
  }
}
