import type { Distance, DrivingRoute, LatLng } from './maps.port.ts'

const EARTH_MILES = 3958.8
/** Roads go round things: by how much, and how fast, on a short way in town and on a long one. */
const DETOUR = 1.3
const TOWN_MPH = 25
const HIGHWAY_MPH = 55

/** Miles as the crow flies (haversine). */
export function straightMiles(from: LatLng, to: LatLng): number {
  const radians = Math.PI / 180
  const dLat = (to.lat - from.lat) * radians
  const dLng = (to.lng - from.lng) * radians
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * A drive guessed from the straight line: a third longer, the first five miles at town speed, the rest
 * at highway speed. Good enough to sort trucks by, not to promise a time of arrival.
 */
export function estimateDrive(from: LatLng, to: LatLng): Distance {
  const miles = straightMiles(from, to) * DETOUR
  const inTown = Math.min(miles, 5)
  const hours = inTown / TOWN_MPH + (miles - inTown) / HIGHWAY_MPH
  return { miles: Math.round(miles * 10) / 10, minutes: Math.ceil(hours * 60), estimated: true }
}

/** The straight line between two places, as a way that nobody has looked at on a road. */
export function straightRoute(from: LatLng, to: LatLng): DrivingRoute {
  return { status: 'OK', line: [from, to], ...estimateDrive(from, to) }
}
