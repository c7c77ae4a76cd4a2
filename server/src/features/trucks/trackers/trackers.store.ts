import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/index.ts'
import { newSecret } from '../../../platform/ids.ts'
import { driverOfTruck } from '../../employees/index.ts'
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

/** A truck that has moved. `name` is its driver's, or its own where nobody drives it. */
export type MovedTruck = {
  driverId: string | null
  name: string
  truckId: string
  truckName: string
  fix: Fix
}

/**
 * Keeps where trucks are, by their trackers; nothing older than what is known, and nothing too soon after it.
 * Answers which of the trackers work, and which trucks have moved. A driver is on one truck only: the newest.
 */
export async function keepFixes(
  tx: Tx,
  companyId: string,
  told: ReadonlyMap<string, Fix | null>,
): Promise<{ known: string[]; moved: MovedTruck[] }> {
  const sent = [...told].map(([id, fix]) => ({
    id,
    ...fix?.place,
    accuracy: fix?.accuracy,
    at: fix && new Date(fix.at),
  }))
  const { rows } = await sql<{
    id: string
    isMoved: boolean
    truckId: string
    truckName: string
    driverId: string | null
    driverName: string | null
  }>`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s (id text,
        lat double precision, lng double precision, accuracy double precision, at timestamptz)),
    moved as (
      update tracker k set lat = s.lat, lng = s.lng, accuracy = s.accuracy, at = s.at,
        trail = towline_trail(k.trail, s.lat, s.lng, s.at)
      from sent s
      where k.id = s.id and k.company_id = ${companyId} and s.at is not null
        and (k.at is null or k.at <= s.at - ${EVERY_MS} * interval '1 ms')
      returning k.id)
    select k.id, m.id is not null as "isMoved", t.id::text as "truckId", t.name as "truckName",
      e.id::text as "driverId", trim(e.first_name || ' ' || e.last_name) as "driverName"
    from sent s
    join tracker k on k.id = s.id and k.company_id = ${companyId}
    join truck t on t.id = k.truck_id and t.company_id = ${companyId} and t.status = 'active'
    left join moved m on m.id = k.id
    left join employee e on e.company_id = ${companyId} and e.deleted_at is null
      and 'driver' = any(e.roles) and m.id is not null and e.id::text = ${driverOfTruck}
    order by s.at desc`.execute(tx)
  const seen = new Set<string>()
  const moved = rows.flatMap(({ id, isMoved, driverId, driverName, ...truck }) => {
    const fix = told.get(id)
    if (!isMoved || !fix || (driverId && seen.has(driverId))) return []
    if (driverId) seen.add(driverId)
    return [{ ...truck, driverId, name: driverName ?? truck.truckName, fix }]
  })
  return { known: rows.map(({ id }) => id), moved }
}
