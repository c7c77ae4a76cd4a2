import { Instant, LatLng } from '@towline/contract'
import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'

/** A driver on his way, and what the map said of it last. */
export type OnItsWay = {
  driverId: string
  truck: { place: LatLng; at: number }
  pickup: { address: string; latLng: LatLng | null }
  last: {
    way: string
    askedAt: number
    fromAt: number
    arrivesAt: number
    isEstimated: boolean
  } | null
}

/** Of the job's document; older ones may lack newer fields. */
const Read = z.object({
  pickupAddress: z.string().catch(''),
  pickupAddressLatLng: LatLng.nullable().catch(null),
  dispatchedDateTime: Instant.catch(0),
  onSceneDateTime: Instant.catch(0),
})

/** The driver who is on his way to a job and has told where he is since then; null when there is none. */
export async function driverOnTheWay(
  tx: Tx,
  { companyId, jobId, since }: { companyId: string; jobId: string; since: number },
): Promise<OnItsWay | null> {
  const row = await tx
    .selectFrom('dispatch_call as c')
    .innerJoin('employee as e', (on) =>
      on.on((eb) => eb(eb.cast('e.id', 'text'), '=', eb.ref('c.driver_id'))),
    )
    .innerJoin('driver_position as p', 'p.employee_id', 'e.id')
    .leftJoin('job_arrival as a', 'a.dispatch_call_id', 'c.id')
    .select(['c.fields', 'e.id as driverId', 'p.lat', 'p.lng', 'p.at'])
    .select(['a.way', 'a.asked_at', 'a.from_at', 'a.arrives_at', 'a.is_estimated'])
    .where('c.id', '=', jobId)
    .where('c.company_id', '=', companyId)
    .where('e.company_id', '=', companyId)
    .where('e.deleted_at', 'is', null)
    .where('c.status', '=', 'active')
    .where('p.at', '>', new Date(since))
    .executeTakeFirst()
  const job = row && Read.parse(row.fields)
  if (!job || job.dispatchedDateTime === 0 || job.onSceneDateTime > 0) return null
  return {
    driverId: row.driverId,
    truck: { place: { lat: row.lat, lng: row.lng }, at: row.at.getTime() },
    pickup: { address: job.pickupAddress, latLng: job.pickupAddressLatLng },
    last:
      row.way === null || row.asked_at === null
        ? null
        : {
            way: row.way,
            askedAt: row.asked_at.getTime(),
            fromAt: row.from_at?.getTime() ?? 0,
            arrivesAt: row.arrives_at?.getTime() ?? 0,
            isEstimated: row.is_estimated ?? true,
          },
  }
}

type Asked = { companyId: string; jobId: string; way: string; now: number }

/** Takes it on to ask for the way; false when somebody has done so within this time. */
export async function takeOnAsking(
  tx: Tx,
  { companyId, jobId, way, now }: Asked,
  every: number,
): Promise<boolean> {
  const asked_at = new Date(now)
  const row = await tx
    .insertInto('job_arrival')
    .values({ dispatch_call_id: jobId, company_id: companyId, asked_at, way })
    .onConflict((known) =>
      known
        .column('dispatch_call_id')
        .doUpdateSet({ asked_at })
        .where('job_arrival.asked_at', '<=', new Date(now - every)),
    )
    .returning('way')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps what the map said. */
export async function keepArrival(
  tx: Tx,
  { jobId, way }: Asked,
  said: { fromAt: number; arrivesAt: number | null; isEstimated: boolean },
): Promise<void> {
  await tx
    .updateTable('job_arrival')
    .set({
      way,
      from_at: new Date(said.fromAt),
      arrives_at: said.arrivesAt === null ? null : new Date(said.arrivesAt),
      is_estimated: said.isEstimated,
    })
    .where('dispatch_call_id', '=', jobId)
    .execute()
}
