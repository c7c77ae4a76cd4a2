import { z } from 'zod'
import { BASE, Id, Instant, LatLng, operation } from '../kernel/index.ts'
import { SaveZone, Zone, ZoneColor } from './zones.schema.ts'
import { MOST_FILE } from './zones-geojson.ts'

const read = { kind: 'staff', permission: 'zones.read' } as const
const write = { kind: 'staff', permission: 'zones.write' } as const

export const listZones = operation({
  name: 'listZones',
  method: 'GET',
  path: `${BASE}/zone`,
  summary: 'The zones of the company by name, with their shapes and drivers',
  access: read,
  reply: z.array(Zone),
  fails: [],
})

export const saveZone = operation({
  name: 'saveZone',
  method: 'POST',
  path: `${BASE}/zone`,
  summary:
    'Makes a zone, or changes the one whose id is given; open jobs are sorted into it at once',
  access: write,
  body: SaveZone,
  reply: Zone,
  fails: ['not_found', 'newer_version'],
})

export const removeZone = operation({
  name: 'removeZone',
  method: 'DELETE',
  path: `${BASE}/zone/:id`,
  summary: 'Removes a zone; its jobs stay',
  access: write,
  params: z.object({ id: Id }),
  reply: z.object({ id: Id, name: z.string() }),
  fails: ['not_found'],
})

/** A zone that a file has, and whether the company has one of this name already. */
const ZoneInFile = z.object({
  name: z.string(),
  color: ZoneColor,
  areas: z.array(z.array(LatLng)),
  isNew: z.boolean(),
})
export type ZoneInFile = z.infer<typeof ZoneInFile>

export const importZones = operation({
  name: 'importZones',
  method: 'POST',
  path: `${BASE}/zone/import`,
  summary:
    'Reads zones from GeoJSON and, with `save`, stores all of them or none; one that is there by name gets the new shape',
  access: write,
  limit: { points: 30, seconds: 60, per: 'address' },
  body: z.object({
    geojson: z.string().max(MOST_FILE, 'This file is too large. Use one of up to 900 kB.'),
    save: z.boolean().default(false),
  }),
  reply: z.object({
    /** By the number of the feature in the file, from 1; 0 for the file itself. */
    problems: z.array(z.object({ feature: z.int(), problem: z.string() })),
    zones: z.array(ZoneInFile),
    saved: z.boolean(),
  }),
  fails: [],
})

export const exportZones = operation({
  name: 'exportZones',
  method: 'GET',
  path: `${BASE}/zone/geojson`,
  summary: 'All zones as GeoJSON, and a name for the file',
  access: read,
  reply: z.object({ name: z.string(), geojson: z.string() }),
  fails: [],
})

export const listZoneHistory = operation({
  name: 'listZoneHistory',
  method: 'GET',
  path: `${BASE}/zone/history`,
  summary: 'Who changed which zone, and when, newest first',
  access: read,
  reply: z.array(
    z.object({
      id: Id,
      at: Instant,
      /** Name of the person, or `Towline`. */
      who: z.string(),
      /** What was done, in words: `North was made`. */
      what: z.string(),
      changes: z.array(z.object({ what: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  fails: [],
})
