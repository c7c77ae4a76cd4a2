import type { Duplicate } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import type { Sameness } from './sameness.ts'

const isOpen = sql`d.status in ('pending', 'active', 'scheduled')`

/**
 * Two checked places at most 100 m apart. One and the same place is not meant: a map that knows no street
 * puts all of a town there, and whoever means one address has it in words.
 */
const isNear = sql`(d.spot_lat between c.spot_lat - 0.001 and c.spot_lat + 0.001
  and (d.spot_lat <> c.spot_lat or d.spot_lng <> c.spot_lng)
  and power((d.spot_lat - c.spot_lat) * 111195, 2) + power((d.spot_lng - c.spot_lng) * 111195
    * cos(radians((d.spot_lat + c.spot_lat) / 2)), 2) <= 10000)`

/** The list of other open jobs that may be the same as `c`, as jsonb. */
export const duplicatesOfC = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'dispatchNumber', d.dispatch_number, 'reasons', array(
      select split_part(k, ':', 1) from unnest(d.same_keys) k where k = any (c.same_keys)
      union select 'spot' where ${isNear})) order by d.created_at, d.id)
  from dispatch_call d
  where d.company_id = c.company_id and ${isOpen} and d.id is distinct from c.id
    and d.created_at between c.created_at - interval '30 minutes' and c.created_at + interval '30 minutes'
    and (d.same_keys && c.same_keys or ${isNear})), '[]')`

/** Other open jobs of the company that came within 30 minutes of this moment and may be the same. */
export async function duplicatesOf(
  tx: Tx,
  job: { companyId: string; id: string | null; createdAt: Date } & Sameness,
): Promise<Duplicate[]> {
  const { rows } = await sql<{ found: Duplicate[] }>`
    select ${duplicatesOfC} as found from (select ${job.companyId}::uuid as company_id,
      ${job.id}::uuid as id, ${job.createdAt}::timestamptz as created_at, ${job.keys}::text[] as same_keys,
      ${job.spot?.lat ?? null}::float8 as spot_lat, ${job.spot?.lng ?? null}::float8 as spot_lng) c`.execute(
    tx,
  )
  return rows[0]?.found ?? []
}
