import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/index.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { Fix } from './read-fixes.ts'

/** The company a tracker's address belongs to; null when it works no more, or its truck goes out no more. */
export async function companyOfTracker(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('tracker as d')
    .innerJoin('truck as t', 't.id', 'd.truck_id')
    .select('d.company_id')
    .where('d.id', '=', id)
    .where('t.status', '=', 'active')
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** The tracker of a truck. */
export const trackerOf = (tx: Tx, companyId: string, truckId: string) =>
  tx
    .selectFrom('tracker')
    .select(['id', 'created_at', 'at'])
    .where('company_id', '=', companyId)
    .where('truck_id', '=', truckId)
    .executeTakeFirst()

/** Gives a truck a tracker with a new id, in place of the one it had. */
export async function renewTracker(
  tx: Tx,
  { companyId, truckId, now }: { companyId: string; truckId: string; now: number },
): Promise<string> {
  await dropTracker(tx, companyId, truckId)
  const id = newSecret()
  await tx
    .insertInto('tracker')
    .values({ id, company_id: companyId, truck_id: truckId, created_at: new Date(now) })
    .execute()
  return id
}

/** Whether there was one to remove. */
export async function dropTracker(tx: Tx, companyId: string, truckId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('tracker')
    .where('company_id', '=', companyId)
    .where('truck_id', '=', truckId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** More often than this nothing is kept, in ms: it would move nothing on any map. */
const EVERY_MS = 1000

/** Keeps where a truck is; its id, or null where that is known already, or came too soon after the last. */
export async function keepFix(
  tx: Tx,
  { companyId, trackerId, fix }: { companyId: string; trackerId: string; fix: Fix },
): Promise<string | null> {
  const row = await tx
    .updateTable('tracker')
    .set({ ...fix.place, accuracy: fix.accuracy, at: new Date(fix.at) })
    .where('company_id', '=', companyId)
    .where('id', '=', trackerId)
    .where((is) => is.or([is('at', 'is', null), is('at', '<=', new Date(fix.at - EVERY_MS))]))
    .returning('truck_id')
    .executeTakeFirst()
  return row?.truck_id ?? null
}

/** Who drives a truck: the one on duty with it, or on a job with it. Their position, if known, is not newer than `at`. */
export async function driverOfTruck(
  tx: Tx,
  { companyId, truckId, at }: { companyId: string; truckId: string; at: number },
): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    select e.id, trim(e.first_name || ' ' || e.last_name) as name from employee e
    where e.company_id = ${companyId} and e.deleted_at is null and 'driver' = any (e.roles)
      and e.id::text = coalesce(
        (select d.employee_id::text from driver_duty d
          where d.company_id = ${companyId} and d.truck_id = ${truckId} order by d.since desc limit 1),
        (select c.driver_id from dispatch_call c
          where c.company_id = ${companyId} and c.status = 'active' and c.truck_id = ${truckId}
            and c.driver_id <> '' order by c.created_at desc limit 1))
      and not exists (select from driver_position p
        where p.company_id = ${companyId} and p.employee_id = e.id and p.at > ${new Date(at)})`.execute(
    tx,
  )
  return rows[0] ?? null
}
