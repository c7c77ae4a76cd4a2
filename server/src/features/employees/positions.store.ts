import type { Position } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

export type NewPosition = Pick<Position, 'employeeId' | 'place' | 'accuracy' | 'at'>

/** Keeps where people are, in place of where they were; of whom something newer is known stays there. Answers who moved. */
export async function keepPositions(
  tx: Tx,
  companyId: string,
  positions: readonly NewPosition[],
): Promise<ReadonlySet<string>> {
  const told = positions.map(({ employeeId, place, accuracy, at }) => ({
    ...place,
    accuracy,
    employee_id: employeeId,
    at: new Date(at),
  }))
  const { rows } = await sql<{ employee_id: string }>`
    insert into driver_position as p (company_id, employee_id, lat, lng, accuracy, at, trail)
    select ${companyId}, s.employee_id, s.lat, s.lng, s.accuracy, s.at,
      towline_trail('[]', s.lat, s.lng, s.at)
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as s (employee_id uuid,
      lat double precision, lng double precision, accuracy double precision, at timestamptz)
    on conflict (employee_id) do update set lat = excluded.lat, lng = excluded.lng,
      accuracy = excluded.accuracy, at = excluded.at,
      trail = towline_trail(p.trail, excluded.lat, excluded.lng, excluded.at)
    where p.at <= excluded.at
    returning p.employee_id`.execute(tx)
  return new Set(rows.map(({ employee_id }) => employee_id))
}

type PositionRow = Omit<Position, 'place' | 'at' | 'trail'> & {
  lat: number
  lng: number
  at: Date
  trail: [lat: number, lng: number, at: number][]
}

/** The driver of a truck `t`: the one on duty with it, or on a job with it; as text. */
export const driverOfTruck = sql<string | null>`coalesce(
  (select d.employee_id::text from driver_duty d
    where d.company_id = t.company_id and d.truck_id = t.id order by d.since desc limit 1),
  (select nullif(c.driver_id, '') from dispatch_call c
    where c.company_id = t.company_id and c.status = 'active' and c.truck_id = t.id::text
      and c.driver_id <> '' order by c.created_at desc limit 1))`

const trucksOnDuty = sql`left join driver_duty d on d.company_id = e.company_id and d.employee_id = e.id
  left join truck t on t.company_id = e.company_id and t.id = d.truck_id and t.status = 'active'`

/** Where the company's drivers were last, by name; those who were removed are left out. */
export async function driverPositions(tx: Tx, companyId: string): Promise<Position[]> {
  const { rows } = await sql<PositionRow>`
    select e.id as "employeeId", trim(e.first_name || ' ' || e.last_name) as name,
      coalesce(t.id::text, '') as "truckId", coalesce(t.name, '') as "truckName",
      p.lat, p.lng, p.accuracy, p.at, p.trail
    from driver_position p join employee e on e.id = p.employee_id ${trucksOnDuty}
    where p.company_id = ${companyId} and e.company_id = ${companyId} and e.deleted_at is null
      and 'driver' = any(e.roles)
    order by e.first_name, e.last_name, e.id`.execute(tx)
  return rows.map(asPosition)
}

/** Where the trucks with a tracker are that nobody drives. */
export async function idleTruckPositions(tx: Tx, companyId: string): Promise<Position[]> {
  const { rows } = await sql<PositionRow>`
    select '' as "employeeId", t.name, t.id::text as "truckId", t.name as "truckName",
      k.lat, k.lng, k.accuracy, k.at, k.trail
    from tracker k join truck t on t.id = k.truck_id
    where k.company_id = ${companyId} and t.company_id = ${companyId} and t.status = 'active'
      and k.at is not null and ${driverOfTruck} is null
    order by lower(t.name), t.id`.execute(tx)
  return rows.map(asPosition)
}

/** The truck somebody is on duty with; empty for none. */
export async function truckOnDuty(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<Pick<Position, 'truckId' | 'truckName'>> {
  const { rows } = await sql<Pick<Position, 'truckId' | 'truckName'>>`
    select coalesce(t.id::text, '') as "truckId", coalesce(t.name, '') as "truckName"
    from employee e ${trucksOnDuty}
    where e.company_id = ${companyId} and e.id = ${employeeId}`.execute(tx)
  return rows[0] ?? { truckId: '', truckName: '' }
}

const asPosition = ({ lat, lng, at, trail, ...row }: PositionRow): Position => ({
  ...row,
  place: { lat, lng },
  at: at.getTime(),
  trail: trail.map(([lat, lng]) => ({ lat, lng })),
})
