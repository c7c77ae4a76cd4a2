import { MAP_ARCHIVE_PATH } from '@towline/contract'
import { gazetteerMaps } from './gazetteer.ts'
import { googleVendor } from './google.ts'
import type { MapGround, Maps } from './maps.port.ts'
import { osmVendor } from './osm.ts'
import type { BookTurn } from './pace.ts'
import { type MapFailure, vendorMaps } from './vendor-maps.ts'

/** The settings of maps, and the address of this installation. */
export type MapSettings = {
  GOOGLE_MAPS_BROWSER_KEY?: string | undefined
  GOOGLE_MAPS_SERVER_KEY?: string | undefined
  GOOGLE_MAPS_API_URL?: string | undefined
  OSRM_URL?: string | undefined
  NOMINATIM_URL?: string | undefined
  OSM_TILES_URL?: string | undefined
  MAP_ARCHIVE?: string | undefined
  PUBLIC_URL: string
}

/** As the licence of the data asks; HTML. */
const ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'

/** The map the settings ask for: Google's, OpenStreetMap servers, or the gazetteer alone. */
export function chooseMaps(
  settings: MapSettings,
  report: (failure: MapFailure) => void,
  turns?: BookTurn,
): Maps {
  const ground = groundOf(settings)
  const { GOOGLE_MAPS_SERVER_KEY: key, GOOGLE_MAPS_API_URL: apiUrl } = settings
  if (key) return vendorMaps(googleVendor({ key, ...(apiUrl && { apiUrl }) }), { ground, report })
  const { OSRM_URL: osrmUrl, NOMINATIM_URL: nominatimUrl, PUBLIC_URL } = settings
  if (!osrmUrl && !nominatimUrl) return gazetteerMaps(ground)
  const servers = {
    ...(osrmUrl && { osrmUrl }),
    ...(nominatimUrl && { nominatimUrl }),
    userAgent: `Towline (${PUBLIC_URL})`,
    ...(turns && { turns }),
  }
  return vendorMaps(osmVendor(servers), { ground, report })
}

function groundOf(settings: MapSettings): MapGround {
  const { GOOGLE_MAPS_BROWSER_KEY: key, OSM_TILES_URL: tiles, MAP_ARCHIVE: archive } = settings
  if (key) return { kind: 'google', key }
  if (tiles) return { kind: 'osm', tiles, attribution: ATTRIBUTION }
  if (archive) return { kind: 'archive', url: MAP_ARCHIVE_PATH, attribution: ATTRIBUTION }
  return { kind: 'plain' }
}
