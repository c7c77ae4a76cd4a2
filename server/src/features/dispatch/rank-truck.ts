import type { TruckDuty } from '@towline/contract'
import { type Fit, fitOf, isHelpOnTheSpot, type Load, type TruckKind } from './rank-fit.ts'

export type RankedTruck = TruckKind & { id: string; name: string }

const ORDER: Record<Fit['fit'], number> = { fits: 0, unknown: 1, unfit: 2 }
/** A heavy truck is not sent for a bicycle while a light one stands there. */
const WEIGHT: Record<TruckDuty, number> = {
  Light: 0,
  Medium: 1,
  Heavy: 2,
  Unspecified: 3,
  Other: 3,
}

const isService = ({ truck }: Choice) => truck.type === 'ServiceVehicle'

/** Better first: what fits, and of that the lightest. */
const compareFits = (a: Fit, b: Fit) => ORDER[a.fit] - ORDER[b.fit]

export type Choice = { truck: RankedTruck; fit: Fit }

/** The truck of a driver's last job, and the one they are on duty with. */
type OwnTrucks = { lastTruckId: string | undefined; dutyTruckId: string | undefined }

/**
 * Chooses trucks for drivers. `usedBy` tells who is out with a truck (empty for nobody in particular), so
 * that a driver keeps the truck he has and gets none that another one drives. Who is on duty with a truck has
 * said so: it is that one.
 */
export function truckChooser(
  load: Load,
  trucks: readonly RankedTruck[],
  usedBy: ReadonlyMap<string, ReadonlySet<string>>,
): (driverId: string, trucks: OwnTrucks) => Choice | undefined {
  const choices = new Map(
    trucks.map((truck) => [truck.id, { truck, fit: fitOf(load, truck) }] as const),
  )
  // Help on the spot is what a service vehicle is there for; anything else it leaves to the tow trucks.
  const serviceOrder = isHelpOnTheSpot(load) ? -1 : 1
  const [best] = [...choices.values()]
    .filter(({ truck }) => !usedBy.get(truck.id)?.size)
    .sort(
      (a, b) =>
        compareFits(a.fit, b.fit) ||
        serviceOrder * (Number(isService(a)) - Number(isService(b))) ||
        WEIGHT[a.truck.duty] - WEIGHT[b.truck.duty] ||
        a.truck.name.localeCompare(b.truck.name),
    )
  return (driverId, { lastTruckId, dutyTruckId }) => {
    const onDutyWith = dutyTruckId ? choices.get(dutyTruckId) : undefined
    if (onDutyWith) return onDutyWith
    const own = lastTruckId ? choices.get(lastTruckId) : undefined
    const others = [...(usedBy.get(lastTruckId ?? '') ?? [])].filter((id) => id !== driverId)
    return own && others.length === 0 ? own : best
  }
}
