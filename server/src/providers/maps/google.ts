import { z } from 'zod'
import type { DrivingRoute, LatLng } from './maps.port.ts'
import { addressAt, askVendor, VendorFailed, wayOf } from './vendor-http.ts'
import type { Located, MapVendor } from './vendor-maps.ts'

/** The key of the server, and where the API is. */
export type GoogleAccess = {
  key: string
  /** Another address in place of all of Google's: a stand-in or a proxy. */
  apiUrl?: string
}

const degrees = (most: number) => z.number().min(-most).max(most)
const Geocoded = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      types: z.array(z.string()).default([]),
      geometry: z.object({ location: z.object({ lat: degrees(90), lng: degrees(180) }) }),
      address_components: z
        .array(z.object({ short_name: z.string(), types: z.array(z.string()) }))
        .default([]),
    }),
  ),
})
const Completed = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({ text: z.object({ text: z.string() }) }).optional(),
      }),
    )
    .default([]),
})
const duration = z.string().regex(/^\d+(?:\.\d+)?s$/)
const Routed = z.object({
  routes: z
    .array(
      z.object({
        distanceMeters: z.number().default(0),
        duration,
        polyline: z.object({
          geoJsonLinestring: z.object({
            coordinates: z.array(z.tuple([degrees(180), degrees(90)]).rest(z.number())),
          }),
        }),
      }),
    )
    .default([]),
})
/** Without `status` and `condition` an element looks right when it is not, so they are asked for. */
const Matrix = z.array(
  z.object({
    originIndex: z.int().min(0).default(0),
    status: z.object({ code: z.number().optional() }).default({}),
    condition: z.string().optional(),
    distanceMeters: z.number().default(0),
    duration: duration.optional(),
  }),
)

/** What Google finds instead of a place: the town, the ZIP or the whole road it would be on. */
const AREAS = ['locality', 'postal_code', 'political', 'administrative_area_level_3']
const BIAS_METRES = 50_000

const secondsOf = (written: string) => Number(written.slice(0, -1))
const pointOf = ({ lat, lng }: LatLng) => ({
  location: { latLng: { latitude: lat, longitude: lng } },
})

/** Google's Geocoding, Places and Routes services, over HTTP with the server's key. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function googleVendor({ key, apiUrl }: GoogleAccess): MapVendor {
  const at = (host: string, path: string) => addressAt(apiUrl ?? `https://${host}`, path)
  const post = <T>(
    url: URL,
    schema: z.ZodType<T>,
    { body, fields, signal }: { body: unknown; fields: string; signal: AbortSignal },
  ) =>
    askVendor(url, schema, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key,
        'x-goog-fieldmask': fields,
      },
      body: JSON.stringify(body),
    })
  const drive = { travelMode: 'DRIVE', routingPreference: 'TRAFFIC_AWARE' }

  return {
    name: 'google',

    async locate(address, signal) {
      const url = at('maps.googleapis.com', '/maps/api/geocode/json')
      url.search = new URLSearchParams({ address, components: 'country:US', key }).toString()
      const { status, results } = await askVendor(url, Geocoded, { signal })
      if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new VendorFailed(named(status))
      return locatedAs(results[0])
    },

    async suggest(text, near, signal) {
      const { suggestions } = await post(
        at('places.googleapis.com', '/v1/places:autocomplete'),
        Completed,
        {
          fields: 'suggestions.placePrediction.text',
          body: {
            input: text,
            includedRegionCodes: ['us'],
            ...(near && { locationBias: around(near) }),
          },
          signal,
        },
      )
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction
          ? [{ address: placePrediction.text.text.replace(/, USA$/, ''), latLng: null }]
          : [],
      )
    },

    async route(from, to, signal) {
      const { routes } = await post(
        at('routes.googleapis.com', '/directions/v2:computeRoutes'),
        Routed,
        {
          fields: 'routes.distanceMeters,routes.duration,routes.polyline.geoJsonLinestring',
          body: {
            origin: pointOf(from),
            destination: pointOf(to),
            ...drive,
            polylineEncoding: 'GEO_JSON_LINESTRING',
          },
          signal,
        },
      )
      const [route] = routes
      if (!route) return noRoute
      const line = route.polyline.geoJsonLinestring.coordinates.map(([lng, lat]) => ({ lat, lng }))
      return { status: 'OK', line, ...wayOf(route.distanceMeters, secondsOf(route.duration)) }
    },

    async distances(from, to, signal) {
      const elements = await post(
        at('routes.googleapis.com', '/distanceMatrix/v2:computeRouteMatrix'),
        Matrix,
        {
          fields: 'originIndex,status,condition,distanceMeters,duration',
          body: {
            origins: from.map((one) => ({ waypoint: pointOf(one) })),
            destinations: [{ waypoint: pointOf(to) }],
            ...drive,
          },
          signal,
        },
      )
      // They come in any order.
      const byOrigin = new Map(elements.map((element) => [element.originIndex, element]))
      return from.map((_, index) => {
        const { status, condition, distanceMeters = 0, duration } = byOrigin.get(index) ?? {}
        const isThere = condition === 'ROUTE_EXISTS' && !status?.code && duration
        return isThere ? wayOf(distanceMeters, secondsOf(duration)) : null
      })
    },
  }
}

const noRoute: DrivingRoute = {
  status: 'ZERO_RESULTS',
  line: [],
  miles: 0,
  minutes: 0,
  estimated: false,
}

const around = ({ lat, lng }: LatLng) => ({
  circle: { center: { latitude: lat, longitude: lng }, radius: BIAS_METRES },
})

function locatedAs(
  result: z.infer<typeof Geocoded>['results'][number] | undefined,
): Located | null {
  if (!result || result.types.some((type) => AREAS.includes(type))) return null
  const zip = result.address_components.find(({ types }) => types.includes('postal_code'))
  return {
    latLng: result.geometry.location,
    isExact: !result.types.includes('route'),
    ...(zip && { zip: zip.short_name }),
  }
}

/** A status as it may stand in the log; anything could be sent in its place. */
const named = (status: string) => (/^[A-Z_]{1,40}$/.test(status) ? status : 'unknown status')
