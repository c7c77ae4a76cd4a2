import timeZoneAt from 'tz-lookup'
import type { Maps } from '../../providers/maps/index.ts'

/** What a ZIP tells of a company's whereabouts; empty and null where nobody knows the ZIP. */
export type TownOfZip = {
  city: string
  state: string
  lat: number | null
  lng: number | null
  timeZone: string
}

/** Asks the map where a ZIP is. */
export async function townOfZip({ maps }: { maps: Maps }, zip: string): Promise<TownOfZip> {
  const found = await maps.resolve({ said: zip, kind: 'zip', zip: zip.slice(0, 5) }, null)
  const { latLng } = found
  return {
    city: found.city ?? '',
    state: found.state ?? '',
    lat: latLng?.lat ?? null,
    lng: latLng?.lng ?? null,
    timeZone: latLng ? timeZoneAt(latLng.lat, latLng.lng) : 'America/Chicago',
  }
}
