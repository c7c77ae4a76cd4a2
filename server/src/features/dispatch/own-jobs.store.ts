import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** More than anybody has open at once. */
const MOST = 50

/** The jobs a driver has open. */
const openJobs = (tx: Tx, companyId: string, driverId: string) =>
  tx
    .selectFrom('dispatch_call')
    .select('id')
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .where('status', 'in', ['pending', 'active', 'scheduled'])

/** Their ids: those under way first, then as they came in. */
export async function openJobsOf(tx: Tx, companyId: string, driverId: string): Promise<string[]> {
  const rows = await openJobs(tx, companyId, driverId)
    .orderBy(sql`array_position(array['active', 'pending', 'scheduled'], status)`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}

type Whose = { companyId: string; driverId: string }

/** Whether this job is one of them. */
export async function hasOpenJob(
  tx: Tx,
  { companyId, driverId }: Whose,
  id: string,
): Promise<boolean> {
  const row = await openJobs(tx, companyId, driverId).where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** What a driver's phone still has of a job is taken for so long after its end. */
const AFTER_MS = 86_400_000

/** Whether this job is one of them, or was until a day ago. */
export async function hadJobOfLate(
  tx: Tx,
  { companyId, driverId, now }: Whose & { now: number },
  id: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('dispatch_call')
    .select('id')
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .where('id', '=', id)
    .where((is) =>
      is.or([
        is('status', 'in', ['pending', 'active', 'scheduled']),
        is('status_at', '>', new Date(now - AFTER_MS)),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}
