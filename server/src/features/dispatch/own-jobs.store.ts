import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** More than anybody has open at once. */
const MOST = 50

/** Ids of the jobs a driver has open: those under way first, then as they came in. */
export async function openJobsOf(tx: Tx, companyId: string, driverId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('dispatch_call')
    .select('id')
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .where('status', 'in', ['pending', 'active', 'scheduled'])
    .orderBy(sql`array_position(array['active', 'pending', 'scheduled'], status)`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}
