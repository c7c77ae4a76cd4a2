import type { LatLng } from '../kernel/index.ts'
import { areasProblem, MOST_AREAS, MOST_CORNERS, type Outline, tidied } from './zone-shape.ts'
import { MOST_ZONES, type Zone, ZoneColor } from './zones.schema.ts'

/** A file of zones is at most so many characters long, and has at most so many corners in all. */
export const MOST_FILE = 900_000
const MOST_CORNERS_IN_FILE = 20_000
const MOST_PROBLEMS = 50
const MOST_NAME = 60

/** A zone as a file has it. */
export type FileZone = { name: string; color: ZoneColor | null; areas: Outline[] }
/** What is wrong, and with which feature of the file, from 1; 0 for the file itself. */
export type FileProblem = { feature: number; problem: string }

/** Ends the reading of one feature, or of the file. */
class Wrong extends Error {}

/**
 * Reads zones from GeoJSON text that anybody may have written: every polygon or multipolygon is a zone, named by
 * its properties. Nothing is taken while there are problems.
 */
export function readZonesFile(text: string): { zones: FileZone[]; problems: FileProblem[] } {
  const zones: FileZone[] = []
  const problems: FileProblem[] = []
  const attempt = (feature: number, read: () => void) => {
    try {
      read()
    } catch (error) {
      if (!(error instanceof Wrong)) throw error
      problems.push({ feature, problem: error.message })
    }
  }
  attempt(0, () => {
    const features = featuresOf(text)
    let corners = 0
    for (const [at, feature] of features.entries()) {
      if (problems.length >= MOST_PROBLEMS) throw new Wrong('There are more problems than these')
      attempt(at + 1, () => {
        const zone = zoneOf(feature, at + 1)
        const twin = zones.findIndex(({ name }) => isSameName(name, zone.name))
        if (twin >= 0) throw new Wrong(`“${zone.name}” is in the file twice`)
        zones.push(zone)
        corners += zone.areas.reduce((sum, { length }) => sum + length, 0)
      })
      if (corners > MOST_CORNERS_IN_FILE)
        throw new Wrong(`All zones together have at most ${MOST_CORNERS_IN_FILE} corners`)
    }
  })
  return { zones: problems.length > 0 ? [] : zones, problems }
}

/** Whether two names are the same to people. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

function featuresOf(text: string): unknown[] {
  if (text.length > MOST_FILE) throw new Wrong('This file is too large. Use one of up to 900 kB.')
  const file = objectOf(parsed(text))
  if (file?.type === 'Feature') return [file]
  if (file?.type !== 'FeatureCollection' || !Array.isArray(file.features))
    throw new Wrong('This isn’t a GeoJSON feature collection')
  if (file.features.length === 0) throw new Wrong('There are no zones in this file')
  if (file.features.length > MOST_ZONES)
    throw new Wrong(`A file has at most ${MOST_ZONES} zones; this one has ${file.features.length}`)
  return file.features
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Wrong('This file isn’t GeoJSON')
  }
}

const objectOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null

function zoneOf(value: unknown, at: number): FileZone {
  const feature = objectOf(value)
  const geometry = objectOf(feature?.geometry)
  const properties = objectOf(feature?.properties) ?? {}
  if (feature?.type !== 'Feature' || !geometry) throw new Wrong('This isn’t a feature with a shape')
  const areas = polygonsOf(geometry).map(areaOf)
  const problem = areasProblem(areas)
  if (problem) throw new Wrong(problem)
  return {
    name: nameOf(properties) || `Zone ${at}`,
    color: ZoneColor.safeParse(properties.color).data ?? null,
    areas,
  }
}

/** What makers of maps call the name of a shape. */
const nameKeys = ['name', 'title', 'zone', 'label', 'zip', 'zcta5ce20', 'zcta5ce10', 'id']

function nameOf(properties: Record<string, unknown>): string {
  const known = new Map(
    Object.entries(properties).map(([key, value]) => [key.toLowerCase(), value]),
  )
  for (const key of nameKeys) {
    const value = known.get(key)
    const name = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    if (!name) continue
    if (name.length > MOST_NAME) throw new Wrong(`The name is longer than ${MOST_NAME} characters`)
    if (name.includes('\u0000') || !name.isWellFormed())
      throw new Wrong('The name has a character that can’t be stored')
    return name
  }
  return ''
}

function polygonsOf({ type, coordinates }: Record<string, unknown>): unknown[] {
  if (type !== 'Polygon' && type !== 'MultiPolygon')
    throw new Wrong('Only polygons and multipolygons can be zones')
  if (!Array.isArray(coordinates)) throw new Wrong('This shape has no coordinates')
  if (type === 'Polygon') return [coordinates]
  if (coordinates.length > MOST_AREAS) throw new Wrong(`A zone has at most ${MOST_AREAS} areas`)
  return coordinates
}

function areaOf(rings: unknown): Outline {
  if (!Array.isArray(rings) || !Array.isArray(rings[0]))
    throw new Wrong('This shape has no coordinates')
  if (rings.length > 1)
    throw new Wrong(
      'This shape has a hole. Draw what’s inside as a zone of its own: where zones overlap, the smaller one counts',
    )
  const ring: unknown[] = rings[0]
  // One more, as the first point comes again at the end.
  if (ring.length > MOST_CORNERS + 1)
    throw new Wrong(`An area has at most ${MOST_CORNERS} corners; this one has ${ring.length - 1}`)
  return tidied(ring.map(cornerOf))
}

/** GeoJSON says longitude first. */
function cornerOf(position: unknown, at: number): LatLng {
  const [lng, lat]: unknown[] = Array.isArray(position) ? position : []
  if (typeof lng !== 'number' || typeof lat !== 'number')
    throw new Wrong(`Point ${at + 1} isn’t a longitude and a latitude`)
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90)
    throw new Wrong(
      `Point ${at + 1} isn’t in degrees. Export the file with longitude and latitude (WGS 84)`,
    )
  return { lat, lng }
}

/** Zones as a GeoJSON file that `readZonesFile` and other programs read. */
export function zonesAsGeoJson(zones: readonly Pick<Zone, 'name' | 'color' | 'areas'>[]): string {
  const ringOf = (outline: Outline) =>
    [...outline, ...outline.slice(0, 1)].map(({ lat, lng }) => [lng, lat])
  return JSON.stringify({
    type: 'FeatureCollection',
    features: zones.map(({ name, color, areas }) => ({
      type: 'Feature',
      properties: { name, color },
      geometry: { type: 'MultiPolygon', coordinates: areas.map((outline) => [ringOf(outline)]) },
    })),
  })
}
