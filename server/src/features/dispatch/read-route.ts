import { type DrivingRoute, type LatLng, readRoute as operation } from '@towline/contract'
import { handle, type Outside } from '../../platform/handler.ts'
import { type JobPlaces, jobPlaces } from './map.store.ts'
import { findAddress, ownPlace } from './map-place.ts'

/** The driving route of a job from pickup to drop-off. */
export const readRoute = handle(operation, async (_context, _input, route: DrivingRoute) => route, {
  prepare: async (outside, { params }): Promise<DrivingRoute> => {
    const { readFirst, companyId, fail, maps } = outside
    const job = await readFirst((tx) => jobPlaces(tx, companyId ?? fail('forbidden'), params.id))
    if (!job) return fail('not_found')
    const [from, to] = await bothEnds(outside, job)
    if (!from || !to) return noWay('NOT_FOUND')
    const route = await maps.route(from, to)
    return route.status === 'OK' ? route : noWay(route.status)
  },
})

const noWay = (status: DrivingRoute['status']): DrivingRoute => ({
  status,
  line: [],
  miles: 0,
  minutes: 0,
  estimated: false,
})

/** Pickup and drop-off on the map; looked up by their addresses where the job does not hold the points. */
async function bothEnds(
  outside: Outside,
  { pickup, dropoff }: JobPlaces,
): Promise<(LatLng | null)[]> {
  if (!pickup.address || !dropoff.address) return []
  const near = pickup.latLng && dropoff.latLng ? null : await ownPlace(outside)
  const pointOf = async ({ address, latLng }: JobPlaces['pickup']) =>
    latLng ?? (await findAddress(outside, near, address)).latLng
  return Promise.all([pointOf(pickup), pointOf(dropoff)])
}
