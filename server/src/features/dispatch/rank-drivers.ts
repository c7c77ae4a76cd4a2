import { type LatLng, rankDrivers as operation, type Position } from '@towline/contract'
import { handle, type Outside } from '../../platform/handler.ts'
import { type Distance, estimateDrive, straightMiles } from '../../providers/maps/index.ts'
import { driverPositions } from '../employees/index.ts'
import { driversOnDuty } from '../trucks/index.ts'
import { servedZoneAt } from '../zones/index.ts'
import { openOffers } from './open-offers.store.ts'
import { driversToRank, openJobs, trucksToRank } from './rank.store.ts'
import { rankDrivers as rank } from './rank.ts'
import { reservations } from './reservations.store.ts'

/** So many are asked of the map by road; those further off are reckoned from the straight line. */
const MOST_BY_ROAD = 25

type Prepared = { positions: Position[]; ways: Map<string, Distance> }

/** Who should go: the company's drivers, best first, with reasons. */
export const rankDrivers = handle(
  operation,
  async ({ tx, companyId, actor, now }, { body }, { positions, ways }: Prepared) => {
    const { vehicleType, driveType, towReason, id } = body
    const kept = await reservations(tx, { companyId, now })
    return rank({
      load: { vehicleType, driveType, towReason },
      drivers: await driversToRank(tx, companyId),
      trucks: await trucksToRank(tx, companyId),
      openJobs: await openJobs(tx, companyId, id ?? ''),
      onDuty: await driversOnDuty(tx, companyId),
      offers: (await openOffers(tx, companyId)).filter(({ jobId }) => jobId !== id),
      reservations: kept.filter(
        ({ employeeId }) => actor.kind !== 'employee' || employeeId !== actor.id,
      ),
      zone: body.pickupAddressLatLng
        ? await servedZoneAt(tx, { companyId, now }, body.pickupAddressLatLng)
        : null,
      positions,
      ways,
      now,
    })
  },
  {
    reads: true,
    prepare: async (outside, { body }): Promise<Prepared> => {
      const { readFirst, companyId, fail } = outside
      const positions = await readFirst((tx) => driverPositions(tx, companyId ?? fail('forbidden')))
      const pickup = body.pickupAddressLatLng
      return { positions, ways: pickup ? await waysTo(outside, pickup, positions) : new Map() }
    },
  },
)

/** How far each driver is from the pickup. */
async function waysTo(
  { maps }: Outside,
  pickup: LatLng,
  positions: Position[],
): Promise<Map<string, Distance>> {
  const byNearness = positions
    .map((one) => ({ ...one, straight: straightMiles(one.place, pickup) }))
    .sort((a, b) => a.straight - b.straight)
  const near = byNearness.slice(0, MOST_BY_ROAD)
  const byRoad = await maps.distances(
    near.map(({ place }) => place),
    pickup,
  )
  return new Map(
    byNearness.map((one, at) => [one.employeeId, byRoad[at] ?? estimateDrive(one.place, pickup)]),
  )
}
