import type { Outside } from '../../platform/handler.ts'
import { within } from '../../platform/within.ts'
import { type Distance, estimateDrive } from '../../providers/maps/index.ts'
import { pickupOf } from '../dispatch/index.ts'
import { driverPositions } from '../employees/index.ts'

/** The driver is told at once; a map that takes longer than this is not waited for, in ms. */
const PATIENCE = 400

/** How far the driver has to go, by road where the map says it in time; null where a place is not known. */
export async function wayToPickup(
  { readFirst, companyId, maps, fail }: Outside,
  jobId: string,
  driverId: string,
): Promise<Distance | null> {
  const company = companyId ?? fail('forbidden')
  const { pickup, position } = await readFirst(async (tx) => ({
    pickup: await pickupOf(tx, company, jobId),
    position: (await driverPositions(tx, company)).find((one) => one.employeeId === driverId),
  }))
  if (!pickup || !position) return null
  const { place } = position
  const byRoad = await within(PATIENCE, maps.distances([place], pickup)).catch(() => [])
  return byRoad[0] ?? estimateDrive(place, pickup)
}
