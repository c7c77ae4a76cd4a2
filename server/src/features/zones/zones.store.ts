import { type LatLng, type SaveZone, squareMilesOf, type Zone, ZoneHours } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'

/** A zone without its shape: for whoever asks which drivers it has, and when. */
export type ZoneDrivers = {
  id: string
  name: string
  driverIds: string[]
  hours: ZoneHours | null
}

/** The zones of a company by name, or the one of this id. */
export async function zones(tx: Tx, companyId: string, id?: string): Promise<Zone[]> {
  const { rows } = await sql<Zone>`
    select z.id, z.version, z.name, z.color, z.areas, z.square_miles as "squareMiles", z.hours,
      to_jsonb(array(select e.id from employee e where ${isDriverOf} order by ${byName})) as "driverIds",
      to_jsonb(array(select trim(e.first_name || ' ' || e.last_name) from employee e
        where ${isDriverOf} order by ${byName})) as "driverNames"
    from zone z where z.company_id = ${companyId} ${id ? sql`and z.id = ${id}` : sql``}
    order by lower(z.name), z.id`.execute(tx)
  return rows
}

/** Somebody (`e`) who still drives for the company of a zone (`z`), and is one of its drivers. */
const isDriverOf = sql`e.company_id = z.company_id and e.id = any (z.driver_ids)
  and e.deleted_at is null and 'driver' = any (e.roles)`
const byName = sql`lower(e.first_name), lower(e.last_name), e.id`

/** Which drivers the zones have, and when each is served. */
export async function zonesWithDrivers(tx: Tx, companyId: string): Promise<ZoneDrivers[]> {
  const rows = await tx
    .selectFrom('zone')
    .select(['id', 'name', 'driver_ids', 'hours'])
    .where('company_id', '=', companyId)
    .execute()
  return rows.map(({ id, name, driver_ids, hours }) => ({
    id,
    name,
    driverIds: driver_ids,
    hours: ZoneHours.nullable().catch(null).parse(hours),
  }))
}

/** The id of the zone a place is in; null for none. */
export async function zoneIdAt(
  tx: Tx,
  companyId: string,
  { lat, lng }: LatLng,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select towline_zone_at(${companyId}::uuid, ${lat}::double precision, ${lng}::double precision) as id`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

/** The name of the zone a place is in; empty for none. */
export async function zoneNameAt(tx: Tx, companyId: string, place: LatLng): Promise<string> {
  const id = await zoneIdAt(tx, companyId, place)
  const [zone] = id ? await zones(tx, companyId, id) : []
  return zone?.name ?? ''
}

/** Whether a zone other than this one is called that already. */
export async function isNameTaken(
  tx: Tx,
  companyId: string,
  { id, name }: Pick<SaveZone, 'id' | 'name'>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from zone where company_id = ${companyId} and lower(name) = lower(${name})
      ${id ? sql`and id <> ${id}` : sql``}`.execute(tx)
  return rows.length > 0
}

const columnsOf = ({ name, color, areas, driverIds, hours }: SaveZone) => ({
  name,
  color,
  areas: JSON.stringify(areas),
  square_miles: squareMilesOf(areas),
  driver_ids: driverIds,
  hours: hours && JSON.stringify(hours),
})

/** Makes a zone; answers its id. */
export async function insertZone(tx: Tx, companyId: string, zone: SaveZone, now: number) {
  const id = newId()
  await tx
    .insertInto('zone')
    .values({ id, company_id: companyId, created_at: new Date(now), ...columnsOf(zone) })
    .execute()
  return id
}

/** Stores a zone anew, as the next version. */
export async function updateZone(tx: Tx, companyId: string, zone: SaveZone): Promise<void> {
  await tx
    .updateTable('zone')
    .set((set) => ({ ...columnsOf(zone), version: set('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', zone.id)
    .execute()
}

export async function deleteZone(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.deleteFrom('zone').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Sorts the open jobs into the zones as they are now. */
export async function sortOpenJobs(tx: Tx, companyId: string): Promise<void> {
  await sql`
    update dispatch_call c set zone_id = now.zone, zone_name = coalesce(z.name, '')
    from (
      select id, towline_zone_at(company_id, (fields -> 'pickupAddressLatLng' ->> 'lat')::double precision,
        (fields -> 'pickupAddressLatLng' ->> 'lng')::double precision) as zone
      from dispatch_call
      where company_id = ${companyId} and status in ('pending', 'active', 'scheduled')) now
    left join zone z on z.company_id = ${companyId} and z.id = now.zone
    where c.company_id = ${companyId} and c.id = now.id
      and (c.zone_id is distinct from now.zone or c.zone_name <> coalesce(z.name, ''))`.execute(tx)
}

type Line = { id: string; at: Date; actor: string; action: string; data: unknown }

/** Lines of the history that are shown. */
const MOST_LINES = 200

/** What the audit calls all zones of a company: one history, also for those that are gone. */
export const RECORD = 'zones'

/** Who changed zones, newest first. */
export async function historyOfZones(tx: Tx, companyId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select id, at, actor, action, data from audit
    where company_id = ${companyId} and record_id = ${RECORD}
    order by at desc, id desc limit ${MOST_LINES}`.execute(tx)
  return rows
}
