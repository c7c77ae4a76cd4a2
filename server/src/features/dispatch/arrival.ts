import type { LatLng } from '@towline/contract'
import type { Outside } from '../../platform/handler.ts'
import { driverOnTheWay, keepArrival, type OnItsWay, takeOnAsking } from './arrival.store.ts'
import { findAddress, ownPlace } from './map-place.ts'

/** A truck on its way to a job. */
export type Coming = {
  truck: { place: LatLng; at: number }
  /** Null while nobody knows. */
  arrival: { at: number; isEstimated: boolean } | null
}

/** How often the way of a job is asked for at most, however many look at it. */
const ASK_EVERY_MS = 60_000
/** A truck's place older than this says nothing of where it is now. */
const FRESH_MS = 15 * 60_000

/**
 * Where the truck of a job is, and when it should be there by the road as it is now; null when none is on its
 * way or its place is not known. What the map said is kept for everybody, so that a job costs one way a
 * minute and none while its truck tells nothing new.
 */
export async function comingTo(outside: Outside, jobId: string): Promise<Coming | null> {
  const { readFirst, writeFirst, now, fail } = outside
  const companyId = outside.companyId ?? fail('not_found')
  const found = await readFirst((tx) =>
    driverOnTheWay(tx, { companyId, jobId, since: now - FRESH_MS }),
  )
  if (!found) return null
  const { truck } = found
  const asked = { companyId, jobId, way: wayOf(found), now }
  const known = knownOf(found, asked.way)
  const isNews = !known || known.fromAt < truck.at
  if (!isNews || !(await writeFirst((tx) => takeOnAsking(tx, asked, ASK_EVERY_MS))))
    return { truck, arrival: told(known, now) }
  const said = await drive(outside, found)
  await writeFirst((tx) => keepArrival(tx, asked, said))
  return { truck, arrival: told(said, now) }
}

type Said = { fromAt: number; arrivesAt: number | null; isEstimated: boolean }

/** Whose way to where: what the map said of another one is not told. */
const wayOf = ({ driverId, pickup: { address, latLng } }: OnItsWay) =>
  `${driverId} ${latLng ? `${latLng.lat},${latLng.lng}` : address}`

function knownOf({ last }: OnItsWay, way: string): Said | null {
  if (!last || last.way !== way || last.fromAt === 0) return null
  return { ...last, arrivesAt: last.arrivesAt || null }
}

/** A truck that is late for what was said is still to come. */
const told = (said: Said | null, now: number): Coming['arrival'] =>
  said?.arrivesAt ? { at: Math.max(said.arrivesAt, now), isEstimated: said.isEstimated } : null

async function drive(outside: Outside, { truck, pickup }: OnItsWay): Promise<Said> {
  const to = await placeOf(outside, pickup)
  const route = to.latLng && (await outside.maps.route(truck.place, to.latLng))
  const isWay = route?.status === 'OK'
  return {
    fromAt: truck.at,
    arrivesAt: isWay ? truck.at + Math.round(route.minutes * 60_000) : null,
    isEstimated: !isWay || route.estimated || to.estimated,
  }
}

/** The pickup on the map: as the job holds it, or looked up by its address. */
async function placeOf(outside: Outside, { address, latLng }: OnItsWay['pickup']) {
  if (latLng || !address) return { latLng, estimated: false }
  return findAddress(outside, await ownPlace(outside), address)
}
