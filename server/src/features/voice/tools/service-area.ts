import type { LatLng } from '@towline/contract'
import { straightMiles, townKey } from '../../../providers/maps/index.ts'

/**
 * Where a company usually sends trucks: these towns, all within so many miles of its place, and with `zones` the
 * zones it has drawn.
 */
export type ServiceArea = {
  towns: readonly string[]
  radiusMiles: number
  zones: boolean
  place: LatLng | null
}

/**
 * Whether a place is surely outside of the area. Of a place of which too little is known nobody says so,
 * and without an area nothing is outside.
 */
export function isOutside(
  { towns, radiusMiles, zones, place }: ServiceArea,
  /** `isInZone` is null where nobody can say: the place is not known, or there are no zones. */
  found: { city?: string | undefined; latLng: LatLng | null; isInZone?: boolean | null },
): boolean {
  const hasRadius = radiusMiles > 0 && place !== null
  if (towns.length === 0 && !hasRadius && !zones) return false
  if (zones && found.isInZone !== false) return false
  if (towns.length > 0) {
    if (!found.city) return false
    const city = townKey(found.city)
    if (towns.some((town) => townKey(nameOf(town)) === city)) return false
  }
  if (!hasRadius) return true
  return found.latLng !== null && straightMiles(place, found.latLng) > radiusMiles
}

/** An owner may write `Frisco, TX`. */
const nameOf = (town: string) => town.split(',')[0] ?? town
