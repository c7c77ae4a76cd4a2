import { isServed, type LatLng, localMoment } from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { ownCompany } from '../company/index.ts'
import { type ZoneDrivers, zoneIdAt, zonesWithDrivers } from './zones.store.ts'

type Asking = { companyId: string; now: number }

/** A zone that is served now, with the drivers who are preferred in it. */
export type ServedZone = { id: string; name: string; driverIds: ReadonlySet<string> }

/** The zones that are served at that moment, by id. */
export async function servedZones(
  tx: Tx,
  { companyId, now }: Asking,
): Promise<Map<string, ServedZone>> {
  const all = await zonesWithDrivers(tx, companyId)
  return new Map((await served(tx, { companyId, now }, all)).map((zone) => [zone.id, zone]))
}

async function served(
  tx: Tx,
  { companyId, now }: Asking,
  all: readonly ZoneDrivers[],
): Promise<ServedZone[]> {
  if (all.length === 0) return []
  const { time_zone: zone } = await ownCompany(tx, companyId)
  const moment = localMoment(now, zone)
  return all
    .filter(({ hours }) => isServed(hours, moment))
    .map(({ id, name, driverIds }) => ({ id, name, driverIds: new Set(driverIds) }))
}

/** The zone a place is in, as far as it is served at that moment. */
export async function servedZoneAt(
  tx: Tx,
  asking: Asking,
  place: LatLng,
): Promise<ServedZone | null> {
  const id = await zoneIdAt(tx, asking.companyId, place)
  return (id && (await servedZones(tx, asking)).get(id)) || null
}

/** Whether a place is in a zone that is served at that moment; null for a company without zones. */
export async function isInServedZone(
  tx: Tx,
  asking: Asking,
  place: LatLng,
): Promise<boolean | null> {
  const all = await zonesWithDrivers(tx, asking.companyId)
  if (all.length === 0) return null
  const id = await zoneIdAt(tx, asking.companyId, place)
  return (await served(tx, asking, all)).some((zone) => zone.id === id)
}

/** What it costs to send a driver who isn't one of the zone's, in minutes of driving. */
export const OTHER_ZONE_MINUTES = 10

/** The minutes somebody is put back for a job in a zone that has drivers of its own. */
export const zoneMinutes = (zone: ServedZone | null | undefined, driverId: string): number =>
  zone && zone.driverIds.size > 0 && !zone.driverIds.has(driverId) ? OTHER_ZONE_MINUTES : 0
