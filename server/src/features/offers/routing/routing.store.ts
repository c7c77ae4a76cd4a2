import { Instant, LatLng } from '@towline/contract'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/index.ts'
import type { JobUnderWay } from './time-left.ts'

/** A job that waits for a driver, with what decides who can do it. */
export type WaitingJob = {
  id: string
  createdAt: number
  pickup: LatLng
  /** The zone of the pickup; null for none. */
  zoneId: string | null
  load: { vehicleType: string; driveType: string; towReason: string }
}

const Point = LatLng.nullable().catch(null)
/** Of the job's document; older ones may lack newer fields. */
const Read = z.object({
  pickupAddressLatLng: Point,
  dropoffAddressLatLng: Point,
  vehicleType: z.string().catch(''),
  driveType: z.string().catch(''),
  towReason: z.string().catch(''),
  onSceneDateTime: Instant.catch(0),
  towingDateTime: Instant.catch(0),
  destinationArrivalDateTime: Instant.catch(0),
})

/** More than wait on any board. */
const MOST = 200

/** The pending jobs nobody has and nobody is being asked about, the oldest first, as far as their place is known. */
export async function waitingJobs(tx: Tx, companyId: string): Promise<WaitingJob[]> {
  const rows = await tx
    .selectFrom('dispatch_call as c')
    .select(['c.id', 'c.created_at', 'c.fields', 'c.zone_id'])
    .where('c.company_id', '=', companyId)
    .where('c.status', '=', 'pending')
    .where((is) => is(is.fn.coalesce('c.driver_id', is.val('')), '=', ''))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('offer as o')
            .select('o.id')
            .whereRef('o.dispatch_call_id', '=', 'c.id')
            .where('o.company_id', '=', companyId)
            .where('o.state', 'in', ['offered', 'seen']),
        ),
      ),
    )
    .orderBy('c.created_at')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ id, created_at, fields, zone_id: zoneId }) => {
    const { pickupAddressLatLng: pickup, vehicleType, driveType, towReason } = Read.parse(fields)
    if (!pickup) return []
    const load = { vehicleType, driveType, towReason }
    return [{ id, createdAt: created_at.getTime(), pickup, zoneId, load }]
  })
}

/** The jobs that drivers are on, by driver. */
export async function jobsUnderWay(tx: Tx, companyId: string): Promise<Map<string, JobUnderWay[]>> {
  const rows = await tx
    .selectFrom('dispatch_call')
    .select(['driver_id', 'fields'])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['pending', 'active'])
    .where('driver_id', '<>', '')
    .orderBy('created_at')
    .execute()
  const jobs = rows.map((row) => {
    const read = Read.parse(row.fields)
    return {
      driverId: row.driver_id ?? '',
      pickup: read.pickupAddressLatLng,
      dropoff: read.dropoffAddressLatLng,
      onSceneAt: read.onSceneDateTime,
      towingAt: read.towingDateTime,
      arrivedAt: read.destinationArrivalDateTime,
    }
  })
  return Map.groupBy(jobs, ({ driverId }) => driverId)
}

/** Who was asked about which waiting job before and did not take it: `job driver`. */
export async function refusals(tx: Tx, companyId: string, jobIds: readonly string[]) {
  if (jobIds.length === 0) return new Set<string>()
  const rows = await tx
    .selectFrom('offer')
    .select(['dispatch_call_id', 'driver_id'])
    .where('company_id', '=', companyId)
    .where('dispatch_call_id', 'in', [...jobIds])
    .where('state', 'in', ['declined', 'expired'])
    .execute()
  return new Set(rows.map((row) => `${row.dispatch_call_id} ${row.driver_id}`))
}
