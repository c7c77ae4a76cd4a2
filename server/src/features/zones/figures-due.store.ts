import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** What is due of a company: which notes say so, from when on, and the first transaction that cannot have missed them. */
type Due = { ids: string[]; since: string; settledFrom: string }

/** Companies some of whose jobs' figures are due. */
export async function companiesDue(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('figures_due').select('company_id').distinct().execute()
  return rows.map(({ company_id }) => company_id)
}

/** What is due of a company now; null for nothing. */
export async function whatIsDue(tx: Tx, companyId: string): Promise<Due | null> {
  const { rows } = await sql<Due>`
    select to_jsonb(array_agg(id)) as ids, min(since)::text as since,
      pg_snapshot_xmax(pg_current_snapshot())::text as "settledFrom"
    from figures_due where company_id = ${companyId} having count(*) > 0`.execute(tx)
  return rows[0] ?? null
}

/**
 * Whether all transactions before one are over. Those that were under way when zones or rules changed may still write
 * a job by the old ones.
 */
export async function areOverBefore(tx: Tx, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ areOver: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${transaction}::text::xid8 as "areOver"`.execute(
    tx,
  )
  return rows[0]?.areOver ?? false
}

/** A job's place among those of its company. */
export type Place = { at: string; id: string }

/** Puts the zones and commissions of now into the figures of the next so many jobs; answers the last, null for none. */
export async function settleSome(
  tx: Tx,
  companyId: string,
  after: Place,
  most: number,
): Promise<Place | null> {
  const zone = sql`towline_zone_at(f.company_id, f.pickup_lat, f.pickup_lng)`
  const commission = sql`case when f.outcome = 'done' then
    towline_commission(f.company_id, f.driver_id, f.received_at, f.revenue_cents) else 0 end`
  const { rows } = await sql<Place>`
    with next as (
      select job_id, received_at from job_figures
      where company_id = ${companyId}
        and (received_at, job_id) > (${after.at}::timestamptz, ${after.id}::uuid)
      order by received_at, job_id limit ${most}),
    settled as (
      update job_figures f set zone_id = ${zone}, commission_cents = ${commission}
      from next where f.job_id = next.job_id
        and (f.zone_id, f.commission_cents) is distinct from (${zone}, ${commission}))
    select received_at::text as at, job_id as id from next
    order by received_at desc, job_id desc limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Forgets what is due no more. */
export async function forgetDue(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  await tx
    .deleteFrom('figures_due')
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
}
