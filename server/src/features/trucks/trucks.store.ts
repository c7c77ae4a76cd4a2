import type { Truck, TruckStatus } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** The wire's form of a truck, made by PostgreSQL: `t` is truck. */
const onTheWire = sql`jsonb_build_object(
  'id', t.id, 'version', t.version, 'name', t.name, 'type', t.type, 'duty', t.duty, 'status', t.status,
  'licensePlate', t.license_plate, 'vin', t.vin, 'manufacturer', t.manufacturer, 'model', t.model,
  'year', t.year, 'tdlrNumber', t.tdlr_number, 'notes', t.notes,
  'plateExpDate', coalesce(floor(extract(epoch from t.plate_expires_at) * 1000)::bigint, 0))`

/** Trucks of a status by name, as the JSON text of a list. */
export async function trucksAsJson(
  tx: Tx,
  companyId: string,
  status: TruckStatus,
): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select coalesce(jsonb_agg(${onTheWire} order by lower(t.name), t.id), '[]')::text as json
    from truck t where t.company_id = ${companyId} and t.status = ${status}`.execute(tx)
  return rows[0]?.json ?? '[]'
}

/** One truck, locked until the transaction ends; null when the company has none of that id. */
export async function lockTruck(tx: Tx, companyId: string, id: string): Promise<Truck | null> {
  const { rows } = await sql<{ truck: Truck }>`
    select ${onTheWire} as truck from truck t
    where t.id = ${id} and t.company_id = ${companyId} for no key update`.execute(tx)
  return rows[0]?.truck ?? null
}

const columnsOf = (truck: Truck) => ({
  name: truck.name,
  type: truck.type,
  duty: truck.duty,
  license_plate: truck.licensePlate,
  vin: truck.vin,
  manufacturer: truck.manufacturer,
  model: truck.model,
  year: truck.year,
  tdlr_number: truck.tdlrNumber,
  status: truck.status,
  plate_expires_at: truck.plateExpDate ? new Date(truck.plateExpDate) : null,
  notes: truck.notes,
})

/** Stores new trucks. */
export async function insertTrucks(
  tx: Tx,
  companyId: string,
  trucks: readonly Truck[],
  now: number,
): Promise<void> {
  const created_at = new Date(now)
  await tx
    .insertInto('truck')
    .values(
      trucks.map((truck) => ({
        ...columnsOf(truck),
        id: truck.id,
        company_id: companyId,
        created_at,
      })),
    )
    .execute()
}

/** Stores the truck anew, as the next version. */
export async function updateTruck(tx: Tx, companyId: string, truck: Truck): Promise<void> {
  await tx
    .updateTable('truck')
    .set((set) => ({ ...columnsOf(truck), version: set('version', '+', 1) }))
    .where('id', '=', truck.id)
    .where('company_id', '=', companyId)
    .execute()
}
