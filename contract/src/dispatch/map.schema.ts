import { z } from 'zod'
import { LatLng } from '../kernel/index.ts'

/** Where a map opens, and how near: north Texas. */
export const MAP_CENTRE: LatLng = { lat: 33.248, lng: -96.785 }
export const MAP_ZOOM = 12

/** Where the tile archive is read, when there is one. */
export const MAP_ARCHIVE_PATH = '/map.pmtiles'

/** What draws the ground of the map. */
export const MapGround = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('google'), key: z.string() }),
  z.object({ kind: z.literal('osm'), tiles: z.string(), attribution: z.string() }),
  /** A file of vector tiles (PMTiles) of one's own, read in pieces from this address. */
  z.object({ kind: z.literal('archive'), url: z.string(), attribution: z.string() }),
  /** None of them: towns from the gazetteer on a plain ground. */
  z.object({ kind: z.literal('plain') }),
])
export type MapGround = z.infer<typeof MapGround>

/** A way by road. Without `OK` there is none, and `line` is empty. */
export const DrivingRoute = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS', 'NOT_FOUND', 'UNAVAILABLE']),
  line: z.array(LatLng),
  miles: z.number(),
  minutes: z.number(),
  /** The straight line between two points, because nobody looked at a road. */
  estimated: z.boolean(),
})
export type DrivingRoute = z.infer<typeof DrivingRoute>

/** An address as it is typed, and finished by the map. */
export const PlaceSuggestion = z.object({ address: z.string(), latLng: LatLng.nullable() })
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>

/** What the map makes of an address somebody wrote. */
export const CheckedPlace = z.object({
  address: z.string(),
  /** Good enough to send a driver to. */
  valid: z.boolean(),
  latLng: LatLng.nullable(),
  /** `latLng` is the middle of the town or ZIP. */
  estimated: z.boolean(),
  /** Towns that may be meant, when it is not clear which. */
  candidates: z.array(z.string()),
})
export type CheckedPlace = z.infer<typeof CheckedPlace>

export const Town = z.object({ name: z.string(), place: LatLng, population: z.number() })
export type Town = z.infer<typeof Town>
