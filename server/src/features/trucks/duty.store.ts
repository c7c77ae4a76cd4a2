import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** Somebody who is on duty; `truckId` is empty where they have none, or one that can't be sent any more. */
export type OnDuty = { driverId: string; truckId: string; truckName: string; since: number }

/** Who is on duty. */
export async function driversOnDuty(tx: Tx, companyId: string): Promise<OnDuty[]> {
  const rows = await tx
    .selectFrom('driver_duty as d')
    .leftJoin('truck as t', (join) =>
      join
        .onRef('t.id', '=', 'd.truck_id')
        .on('t.company_id', '=', companyId)
        .on('t.status', '=', 'active'),
    )
    .select(['d.employee_id', 'd.since', 't.id as truck_id', 't.name as truck_name'])
    .where('d.company_id', '=', companyId)
    .execute()
  return rows.map((row) => ({
    driverId: row.employee_id,
    truckId: row.truck_id ?? '',
    truckName: row.truck_name ?? '',
    since: row.since.getTime(),
  }))
}

/** The trucks that can be sent, by name, each with another driver who is on duty or on a job with it. */
export async function trucksToTake(tx: Tx, companyId: string, driverId: string) {
  const { rows } = await sql<{ id: string; name: string; takenBy: string }>`
    select t.id, t.name, coalesce((
      select trim(e.first_name || ' ' || e.last_name) from driver_duty d
      join employee e on e.id = d.employee_id and e.deleted_at is null
      where d.company_id = ${companyId} and d.truck_id = t.id and d.employee_id <> ${driverId}
      limit 1), (
      select c.fields ->> 'driverName' from dispatch_call c
      where c.company_id = ${companyId} and c.status = 'active' and c.truck_id = t.id::text
        and c.driver_id <> ${driverId}
      limit 1), '') as "takenBy"
    from truck t where t.company_id = ${companyId} and t.status = 'active'
    order by lower(t.name), t.id`.execute(tx)
  return rows
}

/** Puts a driver on duty; somebody on duty already keeps the time it began. */
export async function goOnDuty(
  tx: Tx,
  duty: { companyId: string; driverId: string; truckId: string; now: number },
): Promise<void> {
  const truck_id = duty.truckId || null
  await tx
    .insertInto('driver_duty')
    .values({
      employee_id: duty.driverId,
      company_id: duty.companyId,
      truck_id,
      since: new Date(duty.now),
    })
    .onConflict((known) => known.column('employee_id').doUpdateSet({ truck_id }))
    .execute()
}

/** Takes a driver off duty. */
export async function goOffDuty(tx: Tx, companyId: string, driverId: string): Promise<void> {
  await tx
    .deleteFrom('driver_duty')
    .where('company_id', '=', companyId)
    .where('employee_id', '=', driverId)
    .execute()
}
