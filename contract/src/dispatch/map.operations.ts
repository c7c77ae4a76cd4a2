import { z } from 'zod'
import { BASE, Id, operation, text } from '../kernel/index.ts'
import { CheckedPlace, DrivingRoute, MapGround, PlaceSuggestion, Town } from './map.schema.ts'

const read = { kind: 'staff', permission: 'dispatch.read' } as const
const degrees = (most: number) => z.coerce.number().min(-most).max(most)

export const readMapGround = operation({
  name: 'readMapGround',
  method: 'GET',
  path: `${BASE}/map/ground`,
  summary: 'What draws the map: Google, OpenStreetMap tiles, a tile archive, or none of them',
  access: { kind: 'public', because: 'a customer watches the truck come on a map too' },
  limit: { points: 240, seconds: 60, per: 'address' },
  reply: MapGround,
  fails: [],
})

export const listTowns = operation({
  name: 'listTowns',
  method: 'GET',
  path: `${BASE}/map/towns`,
  summary: 'The larger towns within a box, for a map without tiles; at most 60',
  access: { kind: 'public', because: 'it draws the map of a customer who has no account' },
  limit: { points: 240, seconds: 60, per: 'address' },
  query: z.object({
    south: degrees(90),
    west: degrees(180),
    north: degrees(90),
    east: degrees(180),
  }),
  reply: z.array(Town),
  fails: [],
})

export const suggestPlaces = operation({
  name: 'suggestPlaces',
  method: 'GET',
  path: `${BASE}/map/suggest`,
  summary: 'At most eight ways to finish an address that is being typed',
  access: read,
  query: z.object({ text: text(500) }),
  reply: z.array(PlaceSuggestion),
  fails: [],
})

export const checkPlace = operation({
  name: 'checkPlace',
  method: 'POST',
  path: `${BASE}/map/check`,
  summary: 'Finds an address on the map, and says whether it is good enough to send a driver to',
  access: read,
  body: z.object({ text: text(500) }),
  reply: CheckedPlace,
  fails: [],
})

export const readRoute = operation({
  name: 'readRoute',
  method: 'GET',
  path: `${BASE}/dispatch/:id/route`,
  summary: 'The driving route of a job from pickup to drop-off',
  access: read,
  params: z.object({ id: Id }),
  reply: DrivingRoute,
  fails: ['not_found'],
})
