import { z } from 'zod'
import { type Asked, type MapStandIn, type Mood, startStandIn } from './stand-in.ts'

/** The one key it takes. */
export const GOOGLE_KEY = 'AIza-stand-in'
/** Where it puts the one address it knows. */
export const GOOGLE_ELM = { lat: 33.1612, lng: -96.8301 }

const denied = {
  status: 403,
  json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'The key is not allowed' } },
}

const Waypoint = z.object({
  location: z.object({ latLng: z.object({ latitude: z.number(), longitude: z.number() }) }),
})
type Waypoint = z.infer<typeof Waypoint>
const Ends = z.object({ origin: Waypoint, destination: Waypoint })
const Origins = z.object({ origins: z.array(z.object({ waypoint: Waypoint })) })

/** Google's Geocoding, Places (New) and Routes APIs, as their documentation has them. */
export function startGoogleStandIn(): Promise<MapStandIn> {
  return startStandIn((asked, mood) => {
    if (asked.url.pathname === '/maps/api/geocode/json') return { json: geocoded(asked, mood) }
    if (mood === 'refuses the key' || asked.headers['x-goog-api-key'] !== GOOGLE_KEY) return denied
    switch (asked.url.pathname) {
      case '/v1/places:autocomplete':
        return { json: completed(mood) }
      case '/directions/v2:computeRoutes':
        return { json: routed(asked.body, mood) }
      case '/distanceMatrix/v2:computeRouteMatrix':
        return { json: matrix(asked.body, mood) }
      default:
        return { status: 404, json: {} }
    }
  })
}

function geocoded({ url }: Asked, mood: Mood) {
  if (mood === 'refuses the key' || url.searchParams.get('key') !== GOOGLE_KEY)
    return { status: 'REQUEST_DENIED', results: [], error_message: 'The key is not allowed' }
  if (mood === 'knows nothing' || !url.searchParams.get('address')?.includes('1845 Elm St'))
    return { status: 'ZERO_RESULTS', results: [] }
  const result = {
    types: ['street_address'],
    formatted_address: '1845 Elm St, Frisco, TX 75034, USA',
    geometry: { location: GOOGLE_ELM, location_type: 'ROOFTOP' },
    address_components: [{ short_name: '75034', long_name: '75034', types: ['postal_code'] }],
  }
  return { status: 'OK', results: [result] }
}

/** It leaves lists out that would be empty. */
const completed = (mood: Mood) =>
  mood === 'knows nothing'
    ? {}
    : {
        suggestions: Array.from({ length: 5 }, (_, n) => ({
          placePrediction: { text: { text: `184${n} Elm Street, Frisco, TX, USA` } },
        })),
      }

function routed(body: unknown, mood: Mood) {
  if (mood === 'knows nothing') return {}
  const { origin, destination } = Ends.parse(body)
  const coordinates = [pair(origin), [-96.8, 33.1], pair(destination)]
  const polyline = { geoJsonLinestring: { type: 'LineString', coordinates } }
  return { routes: [{ distanceMeters: 16093, duration: '1110s', polyline }] }
}

/** In an order of its own, as the real one. */
function matrix(body: unknown, mood: Mood) {
  const { origins } = Origins.parse(body)
  const elements = origins.map((_, originIndex) => ({
    originIndex,
    destinationIndex: 0,
    status: {},
    ...(mood === 'knows nothing'
      ? { condition: 'ROUTE_NOT_FOUND' }
      : {
          condition: 'ROUTE_EXISTS',
          distanceMeters: 16093 * (originIndex + 1),
          duration: `${600 * (originIndex + 1)}s`,
        }),
  }))
  return elements.reverse()
}

const pair = ({ location: { latLng } }: Waypoint) => [latLng.longitude, latLng.latitude]
