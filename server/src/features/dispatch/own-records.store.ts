import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** An account or truck of the company, as jobs name it. */
export type OwnRecord = { kind: 'account' | 'truck'; id: string; name: string; notes: string }

/** Of these ids, the company's accounts and trucks that are still there. */
export async function ownRecords(tx: Tx, companyId: string, ids: string[]): Promise<OwnRecord[]> {
  const { rows } = await sql<OwnRecord>`
    select 'account' as kind, id, name, coalesce(fields ->> 'notes', '') as notes from vendor
    where company_id = ${companyId} and id = any (${ids}::uuid[]) and not is_deleted
    union all
    select 'truck', id, name, '' from truck
    where company_id = ${companyId} and id = any (${ids}::uuid[]) and status <> 'deleted'`.execute(
    tx,
  )
  return rows
}

/** The number of another open job this driver is on; null when there is none. */
export async function otherJobOf(
  tx: Tx,
  companyId: string,
  { driverId, jobId }: { driverId: string; jobId: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select dispatch_number as number from dispatch_call
    where company_id = ${companyId} and status in ('pending', 'active')
      and id is distinct from ${jobId}::uuid and driver_id = ${driverId}
    order by created_at desc limit 1`.execute(tx)
  return rows[0]?.number ?? null
}

/** Ends the reservation of a driver, whoever keeps him; false when there was none. */
export async function endReservationOf(
  tx: Tx,
  companyId: string,
  driverId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('reservation')
    .where('driver_id', '=', driverId)
    .where('company_id', '=', companyId)
    .returning('driver_id')
    .executeTakeFirst()
  return row !== undefined
}
