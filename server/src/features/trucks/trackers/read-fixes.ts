import { LatLng } from '@towline/contract'
import { z } from 'zod'

/** Where a device was. `accuracy` in meters, 0 when not told; `at` in epoch ms. */
export type Fix = { place: LatLng; accuracy: number; at: number }

/** What a device sent: fixes; nothing that concerns us; or what's wrong with it, in words. */
export type Heard = { fixes: Fix[] } | { problem: string }

const MOST_FIXES = 200
/** A clock may be ahead by so much. */
const AHEAD_MS = 5 * 60_000
/** Nothing this vague is a place. */
const VAGUE_METERS = 5_000

const nothing: Heard = { fixes: [] }
const wrong = (problem: string): Heard => ({ problem })

/** Reads what a tracker sent, in any of the forms that are published: OsmAnd, Traccar Client, OwnTracks. */
export function readFixes(sent: { query: unknown; body: unknown }, now: number): Heard {
  const body = objectOf(sent.body)
  if (body?._type !== undefined) return ownTracks(body, now)
  if (body?.location !== undefined && typeof body.location === 'object')
    return traccarClient(body.location, now)
  const fields = { ...objectOf(sent.query), ...body }
  return Object.keys(fields).length === 0 ? nothing : osmAnd(fields, now)
}

const objectOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null

/** `http://…?lat=33.1&lon=-96.8&timestamp=…`, as a query or a form. */
function osmAnd(fields: Record<string, unknown>, now: number): Heard {
  if (['false', '0'].includes(String(fields.valid))) return nothing
  const [lat, lon] =
    typeof fields.location === 'string' ? fields.location.split(',') : [fields.lat, fields.lon]
  return one({ lat, lng: lon, accuracy: fields.accuracy, at: fields.timestamp }, now)
}

/** `{ location: { timestamp, coords: { latitude, longitude, accuracy } }, device_id }`; a list after a time offline. */
function traccarClient(location: unknown, now: number): Heard {
  const all: unknown[] = Array.isArray(location) ? location : [location]
  if (all.length > MOST_FIXES) return wrong(`Send at most ${MOST_FIXES} positions at once`)
  const fixes: Fix[] = []
  for (const each of all) {
    const place = objectOf(each)
    const coords = objectOf(place?.coords)
    const { latitude: lat, longitude: lng, accuracy } = coords ?? {}
    const heard = one({ lat, lng, accuracy, at: place?.timestamp }, now)
    if ('problem' in heard) return heard
    fixes.push(...heard.fixes)
  }
  return { fixes }
}

/** `{ _type: 'location', lat, lon, tst, acc }`; messages of other types concern other servers. */
const ownTracks = ({ _type, lat, lon, tst, acc }: Record<string, unknown>, now: number): Heard =>
  _type === 'location' ? one({ lat, lng: lon, accuracy: acc, at: tst }, now) : nothing

type Told = { lat: unknown; lng: unknown; accuracy: unknown; at: unknown }

/** A number, also as text; nothing for what is empty. */
const Figure = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d{1,15}(\.\d{1,15})?$/),
  ])
  .transform(Number)

function one({ lat, lng, accuracy, at }: Told, now: number): Heard {
  const place = LatLng.safeParse({
    lat: Figure.safeParse(lat).data,
    lng: Figure.safeParse(lng).data,
  }).data
  if (!place) return wrong('Send a latitude and a longitude in degrees')
  // What a receiver says that doesn't know.
  if (place.lat === 0 && place.lng === 0) return nothing
  const when = timeOf(at, now)
  if (when === null) return wrong('Send the time as seconds, milliseconds or ISO 8601')
  if (when > now + AHEAD_MS) return wrong('This position is from the future; set the clock')
  const meters = Figure.safeParse(accuracy).data ?? 0
  if (meters > VAGUE_METERS) return nothing
  return { fixes: [{ place, accuracy: Math.max(0, meters), at: Math.min(when, now) }] }
}

/** Below this a figure means seconds. */
const SECONDS_BELOW = 2 ** 31

/** Epoch ms of a time as devices write it; now where none is told, null for what is no time. */
function timeOf(told: unknown, now: number): number | null {
  if (told === undefined || told === null || told === '') return now
  const figure = Figure.safeParse(told).data
  if (figure !== undefined)
    return figure <= 0 ? null : Math.round(figure < SECONDS_BELOW ? figure * 1000 : figure)
  const text = typeof told === 'string' ? told : ''
  // `yyyy-MM-dd HH:mm:ss` has no zone: it is UTC, as with Traccar.
  const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text)
  const parsed = Date.parse(plain ? `${plain[1]}T${plain[2]}Z` : text)
  return /^\d{4}-\d\d-\d\d/.test(text) && Number.isFinite(parsed) ? parsed : null
}
