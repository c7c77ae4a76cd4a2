import type { Position } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

type NewPosition = Omit<Position, 'name'> & { companyId: string }

/** Keeps where somebody is, in place of where he was. */
export async function keepPosition(tx: Tx, position: NewPosition): Promise<void> {
  const { employeeId, companyId, place, accuracy, at } = position
  const told = { lat: place.lat, lng: place.lng, accuracy, at: new Date(at) }
  await tx
    .insertInto('driver_position')
    .values({ employee_id: employeeId, company_id: companyId, ...told })
    .onConflict((known) => known.column('employee_id').doUpdateSet(told))
    .execute()
}

/** Where the company's drivers were last, by name; those who were removed are left out. */
export async function driverPositions(tx: Tx, companyId: string): Promise<Position[]> {
  const rows = await tx
    .selectFrom('driver_position as p')
    .innerJoin('employee as e', 'e.id', 'p.employee_id')
    .select(['e.id', 'e.first_name', 'e.last_name', 'p.lat', 'p.lng', 'p.accuracy', 'p.at'])
    .where('p.company_id', '=', companyId)
    .where('e.company_id', '=', companyId)
    .where('e.deleted_at', 'is', null)
    .where(sql<boolean>`'driver' = any(e.roles)`)
    .orderBy('e.first_name')
    .orderBy('e.last_name')
    .orderBy('e.id')
    .execute()
  return rows.map((row) => ({
    employeeId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    place: { lat: row.lat, lng: row.lng },
    accuracy: row.accuracy,
    at: row.at.getTime(),
  }))
}
