import { type Asked, type MapStandIn, type Mood, startStandIn } from './stand-in.ts'

/** Where it puts the one address it knows. */
export const OSM_ELM = { lat: 33.1618, lng: -96.8307 }

/** OSRM and Nominatim on one address. They know no keys: what refuses one is a proxy before them. */
export function startOsmStandIn(): Promise<MapStandIn> {
  return startStandIn((asked, mood) => {
    if (mood === 'refuses the key') return { status: 403, json: { message: 'Forbidden' } }
    const [, service = '', , , places = ''] = asked.url.pathname.split('/')
    if (service === 'search') return { json: found(asked, mood) }
    const points = places.split(';').map((pair) => pair.split(',').map(Number))
    if (service === 'route') return routed(points, mood)
    if (service === 'table') return { json: table(points.length - 1, mood) }
    return { status: 400, json: { code: 'InvalidService' } }
  })
}

function found({ url }: Asked, mood: Mood) {
  if (mood === 'knows nothing' || !url.searchParams.get('q')?.includes('1845 Elm St')) return []
  const { lat, lng } = OSM_ELM
  const address = { house_number: '1845', road: 'Elm Street', postcode: '75034' }
  return [{ lat: String(lat), lon: String(lng), addresstype: 'place', address }]
}

function routed(coordinates: number[][], mood: Mood) {
  if (mood === 'knows nothing') return { status: 400, json: { code: 'NoRoute' } }
  const [from = [], to = []] = coordinates
  const geometry = { type: 'LineString', coordinates: [from, [-96.8, 33.1], to] }
  return { json: { code: 'Ok', routes: [{ distance: 16093.4, duration: 1110.2, geometry }] } }
}

function table(sources: number, mood: Mood) {
  const column = (unit: number) =>
    Array.from({ length: sources }, (_, at) => [mood === 'knows nothing' ? null : unit * (at + 1)])
  return { code: 'Ok', distances: column(16093.4), durations: column(600) }
}
