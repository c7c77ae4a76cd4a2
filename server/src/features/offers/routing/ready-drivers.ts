import type { LatLng } from '@towline/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { driversToRank, openOffers, reservations, trucksToRank } from '../../dispatch/index.ts'
import { driverPositions } from '../../employees/index.ts'
import { driversOnDuty } from '../../trucks/index.ts'
import { jobsUnderWay } from './routing.store.ts'
import { timeLeft } from './time-left.ts'

/** A driver on duty who can be counted on: where they are, or will be free, is known. */
export type Ready = {
  id: string
  name: string
  truck: Awaited<ReturnType<typeof trucksToRank>>[number] | null
  freeIn: number
  at: LatLng
}

/** A place told longer ago than this is no longer where somebody is. */
const STALE_MS = 15 * 60_000
/** Those on duty who can be planned with: nobody is asking them, nobody keeps them, and each truck has one driver. */
export async function readyDrivers(
  tx: Tx,
  { companyId, now }: { companyId: string; now: number },
): Promise<Ready[]> {
  const names = new Map((await driversToRank(tx, companyId)).map(({ id, name }) => [id, name]))
  const trucks = new Map((await trucksToRank(tx, companyId)).map((truck) => [truck.id, truck]))
  const places = new Map(
    (await driverPositions(tx, companyId)).map((one) => [one.employeeId, one] as const),
  )
  const jobs = await jobsUnderWay(tx, companyId)
  const taken = new Set([
    ...(await openOffers(tx, companyId)).map(({ driverId }) => driverId),
    ...(await reservations(tx, { companyId, now })).map(({ driverId }) => driverId),
  ])
  const usedTrucks = new Set<string>()
  const onDuty = (await driversOnDuty(tx, companyId)).toSorted((a, b) => a.since - b.since)
  return onDuty.flatMap(({ driverId, truckId }) => {
    const name = names.get(driverId)
    if (name === undefined || taken.has(driverId) || usedTrucks.has(truckId)) return []
    if (truckId) usedTrucks.add(truckId)
    const place = places.get(driverId)
    const from = place && now - place.at <= STALE_MS ? place.place : null
    const { freeIn, at } = timeLeft(jobs.get(driverId) ?? [], { from, now })
    return at ? [{ id: driverId, name, truck: trucks.get(truckId) ?? null, freeIn, at }] : []
  })
}
