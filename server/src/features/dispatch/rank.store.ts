import { LatLng, TruckDuty, TruckType } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import type { OpenJob, RankedDriver } from './rank.ts'
import type { RankedTruck } from './rank-truck.ts'

/**
 * Everybody who drives for the company, each with the truck of his last job. The ids are made text apart
 * (`offset 0`): in the comparison itself row-level security would keep the index from being used.
 */
export async function driversToRank(tx: Tx, companyId: string): Promise<RankedDriver[]> {
  const { rows } = await sql<{ id: string; name: string; phone: string; truck: string | null }>`
    select e.id, trim(e.first_name || ' ' || e.last_name) as name, e.phone_number as phone,
      (select c.truck_id from dispatch_call c
        where c.company_id = ${companyId} and c.driver_id = e.driver and c.truck_id <> ''
        order by c.created_at desc limit 1) as truck
    from (select id, id::text as driver, first_name, last_name, phone_number from employee
      where company_id = ${companyId} and deleted_at is null and 'driver' = any(roles) offset 0) e
  `.execute(tx)
  return rows.map(({ id, name, phone, truck }) => ({
    id,
    name,
    phoneNumber: phone,
    ...(truck && { lastTruckId: truck }),
  }))
}

/** The jobs somebody or something is on and that are not done, without the one that is asked about. */
export async function openJobs(tx: Tx, companyId: string, exceptId: string): Promise<OpenJob[]> {
  const { rows } = await sql<{
    id: string
    number: string
    driver: string | null
    truck: string | null
    dropoff: unknown
  }>`
    select id, dispatch_number as number, driver_id as driver, truck_id as truck,
      fields -> 'dropoffAddressLatLng' as dropoff
    from dispatch_call
    where company_id = ${companyId} and status in ('pending', 'active')
      and (driver_id <> '' or truck_id <> '')
    order by created_at`.execute(tx)
  return rows
    .filter(({ id }) => id !== exceptId)
    .map(({ number, driver, truck, dropoff }) => ({
      dispatchNumber: number,
      driverId: driver ?? '',
      truckId: truck ?? '',
      dropoff: LatLng.safeParse(dropoff).data ?? null,
    }))
}

/** The trucks that can be sent at all. */
export async function trucksToRank(tx: Tx, companyId: string): Promise<RankedTruck[]> {
  const rows = await tx
    .selectFrom('truck')
    .select(['id', 'name', 'type', 'duty'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .execute()
  return rows.map(({ id, name, type, duty }) => ({
    id,
    name,
    type: TruckType.catch('Unspecified').parse(type),
    duty: TruckDuty.catch('Unspecified').parse(duty),
  }))
}
