import { z } from 'zod'
import type { DrivingRoute, LatLng } from './maps.port.ts'
import { type BookTurn, createMemory, createPace } from './pace.ts'
import { addressAt, askVendor, VendorFailed, wayOf } from './vendor-http.ts'
import type { Located, MapVendor } from './vendor-maps.ts'

/** The servers there are; what one of them would answer is otherwise left to the gazetteer. */
export type OsmServers = {
  osrmUrl?: string
  nominatimUrl?: string
  /** Names this installation to them, as their rules ask. */
  userAgent: string
  /** Between two questions to Nominatim, whose rules allow one a second. */
  gapMs?: number
  /** Whose turns those are: of this process alone unless told. */
  turns?: BookTurn
}

const degrees = (most: number) => z.coerce.number().min(-most).max(most)
const Found = z.array(
  z.object({
    lat: degrees(90),
    lon: degrees(180),
    addresstype: z.string().default(''),
    address: z.object({ postcode: z.string().optional() }).default({}),
  }),
)
const Routed = z.object({
  code: z.string(),
  routes: z
    .array(
      z.object({
        distance: z.number(),
        duration: z.number(),
        geometry: z.object({ coordinates: z.array(z.tuple([degrees(180), degrees(90)])) }),
      }),
    )
    .default([]),
})
const row = z.array(z.array(z.number().nullable()))
const Table = z.object({ code: z.string(), durations: row.default([]), distances: row.default([]) })

/** What Nominatim finds instead of a place: the area it would be in. */
const AREAS =
  /^(?:city|town|village|hamlet|suburb|neighbourhood|quarter|municipality|county|state|postcode|country|region)$/
const GAP_MS = 1000
const MOST_WAIT_MS = 2000
const DAY_MS = 24 * 3600_000
/** OSRM answers so where there is no road or no way. */
const NO_WAY = ['NoRoute', 'NoSegment', 'NoTable']

const written = ({ lat, lng }: LatLng) => `${lng.toFixed(6)},${lat.toFixed(6)}`

/**
 * Servers of OpenStreetMap data: OSRM for ways, Nominatim for addresses. Addresses being typed are
 * finished by the gazetteer, because Nominatim's rules forbid asking it for that.
 */
export function osmVendor(servers: OsmServers): MapVendor {
  const { osrmUrl, nominatimUrl, userAgent, gapMs = GAP_MS, turns } = servers
  const headers = { 'user-agent': userAgent, 'accept-language': 'en-US' }
  const ways = osrmUrl && drivingWith(osrmUrl, headers)
  const pace = createPace(gapMs, MOST_WAIT_MS, turns)
  const locate = nominatimUrl && locatingWith(nominatimUrl, headers, pace)
  return { name: 'osm', ...(ways || {}), ...(locate && { locate }) }
}

function drivingWith(
  base: string,
  headers: Record<string, string>,
): Required<Pick<MapVendor, 'route' | 'distances'>> {
  return {
    async route(from, to, signal) {
      const url = addressAt(base, `/route/v1/driving/${written(from)};${written(to)}`)
      url.search = 'overview=full&geometries=geojson'
      const { code, routes } = await askVendor(url, Routed, { headers, signal, alsoTake: [400] })
      const [route] = routes
      if (NO_WAY.includes(code)) return noRoute
      if (code !== 'Ok' || !route) throw new VendorFailed('not understood')
      const line = route.geometry.coordinates.map(([lng, lat]) => ({ lat, lng }))
      return { status: 'OK', line, ...wayOf(route.distance, route.duration) }
    },

    async distances(from, to, signal) {
      const url = addressAt(base, `/table/v1/driving/${[...from, to].map(written).join(';')}`)
      const sources = from.map((_, at) => at).join(';')
      url.search = `sources=${sources}&destinations=${from.length}&annotations=duration,distance`
      const answer = await askVendor(url, Table, { headers, signal, alsoTake: [400] })
      if (NO_WAY.includes(answer.code)) return from.map(() => null)
      if (answer.code !== 'Ok') throw new VendorFailed('not understood')
      return from.map((_, at) => {
        const [metres, seconds] = [answer.distances[at]?.[0], answer.durations[at]?.[0]]
        return typeof metres === 'number' && typeof seconds === 'number'
          ? wayOf(metres, seconds)
          : null
      })
    },
  }
}

function locatingWith(
  base: string,
  headers: Record<string, string>,
  pace: ReturnType<typeof createPace>,
): NonNullable<MapVendor['locate']> {
  const memory = createMemory<Located | null>(2000, DAY_MS)
  return async (address, signal) => {
    const known = memory.get(address)
    if (known) return known.value
    await pace(signal)
    const url = addressAt(base, '/search')
    url.search = new URLSearchParams({
      q: address,
      format: 'jsonv2',
      addressdetails: '1',
      countrycodes: 'us',
      limit: '1',
    }).toString()
    const [found] = await askVendor(url, Found, { headers, signal })
    const located = found ? locatedAs(found) : null
    memory.set(address, located)
    return located
  }
}

function locatedAs({
  lat,
  lon,
  addresstype,
  address,
}: z.infer<typeof Found>[number]): Located | null {
  if (AREAS.test(addresstype)) return null
  const { postcode } = address
  return {
    latLng: { lat, lng: lon },
    isExact: addresstype !== 'road',
    ...(postcode && /^\d{5}/.test(postcode) && { zip: postcode.slice(0, 5) }),
  }
}

const noRoute: DrivingRoute = {
  status: 'ZERO_RESULTS',
  line: [],
  miles: 0,
  minutes: 0,
  estimated: false,
}
