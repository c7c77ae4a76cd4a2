import type { Tx } from '../../platform/db/index.ts'

/** A job that is being offered to a driver. */
export type OpenOffer = { id: string; jobId: string; dispatchNumber: string; driverId: string }

/** The jobs that are being offered now. */
export async function openOffers(tx: Tx, companyId: string): Promise<OpenOffer[]> {
  const rows = await tx
    .selectFrom('offer as o')
    .innerJoin('dispatch_call as c', 'c.id', 'o.dispatch_call_id')
    .select(['o.id', 'o.driver_id', 'c.id as job_id', 'c.dispatch_number'])
    .where('o.company_id', '=', companyId)
    .where('c.company_id', '=', companyId)
    .where('o.state', 'in', ['offered', 'seen'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    jobId: row.job_id,
    dispatchNumber: row.dispatch_number,
    driverId: row.driver_id,
  }))
}

/** Takes back the offer of a job that is still open; null when there is none. */
export async function endOpenOffer(
  tx: Tx,
  { companyId, jobId, now }: { companyId: string; jobId: string; now: number },
): Promise<{ id: string; driverId: string } | null> {
  const row = await tx
    .updateTable('offer')
    .set({ state: 'withdrawn', ended_at: new Date(now) })
    .where('company_id', '=', companyId)
    .where('dispatch_call_id', '=', jobId)
    .where('state', 'in', ['offered', 'seen'])
    .returning(['id', 'driver_id'])
    .executeTakeFirst()
  return row ? { id: row.id, driverId: row.driver_id } : null
}
