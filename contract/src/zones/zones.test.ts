import { describe, expect, it } from 'vitest'
import { isServed } from './zone-hours.ts'
import {
  areaAround,
  outlineProblem,
  readCorners,
  squareMilesOf,
  tidied,
  writeCorners,
} from './zone-shape.ts'
import { MOST_ZONES } from './zones.schema.ts'
import { MOST_FILE, readZonesFile, zonesAsGeoJson } from './zones-geojson.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const square = [at(33, -97), at(33, -96), at(34, -96), at(34, -97)]

describe('the shape of a zone', () => {
  it('is kept rounded, without repeated corners, and open', () => {
    const closed = [at(33.00000049, -97), at(33, -97), ...square.slice(1), at(33, -97)]
    expect(tidied(closed)).toEqual(square)
  })

  it.each([
    ['too few corners', square.slice(2), 'at least three corners'],
    ['a bow tie', [at(0, 0), at(1, 1), at(0, 1), at(1, 0)], 'after corner 1 and corner 3 cross'],
    [
      'a spike that goes back',
      [at(0, 0), at(0, 2), at(0, 1), at(1, 1)],
      'after corner 1 and corner 2',
    ],
    ['a corner that lies on a side', [at(0, 0), at(0, 4), at(2, 2), at(0, 2), at(2, 0)], 'cross'],
    ['a line', [at(0, 0), at(0, 1), at(0, 2)], 'cross'],
    ['too many corners', areaOf(501), 'at most 500 corners; this one has 501'],
  ])('is refused with %s', (_, outline, problem) => {
    expect(outlineProblem(outline)).toContain(problem)
  })

  it('may bend in and may have a corner on a straight side', () => {
    expect(outlineProblem([at(0, 0), at(0, 2), at(1, 1), at(2, 2), at(2, 0)])).toBeNull()
    expect(outlineProblem([at(0, 0), at(0, 1), at(0, 2), at(1, 1)])).toBeNull()
    expect(outlineProblem(areaOf(500))).toBeNull()
  })

  it('is as large as it is', () => {
    expect(squareMilesOf([areaAround(at(33, -97), 10)])).toBeCloseTo(Math.PI * 100, -1)
    expect(squareMilesOf([square, square])).toBeCloseTo(2 * squareMilesOf([square]))
  })

  it('is typed as corners, with an empty line between areas', () => {
    const areas = [square, areaAround(at(33, -97), 5)]
    expect(readCorners(writeCorners(areas))).toEqual({ areas, problem: '' })
    expect(readCorners('33 -97\n33, -96\n 34,-96 \n\n\n')).toEqual({
      areas: [square.slice(0, 3)],
      problem: '',
    })
  })

  it.each([
    ['', 'Draw the zone'],
    ['33, -97\nFrisco', 'Line 2 isn’t a latitude'],
    ['33, -97\n91, 0', 'Line 2 isn’t'],
    [`${writeCorners([square])}\n\n1, 1`, 'Area 2: An area needs at least three corners'],
  ])('says of %j what is wrong', (text, problem) => {
    expect(readCorners(text).problem).toContain(problem)
  })
})

/** A round area with so many corners. */
function areaOf(corners: number) {
  return Array.from({ length: corners }, (_, n) => {
    const angle = (n / corners) * 2 * Math.PI
    return at(Math.sin(angle), Math.cos(angle))
  })
}

describe('the hours of a zone', () => {
  const weekdays = { days: ['monday', 'friday'] as const, from: '06:00', to: '18:00' }
  const nights = { days: ['friday'] as const, from: '18:00', to: '06:00' }
  // 2026-11-23 is a Monday.
  it.each([
    ['always without any', null, '2026-11-24', 0, true],
    ['from its beginning', weekdays, '2026-11-23', 360, true],
    ['not to its end', weekdays, '2026-11-23', 1080, false],
    ['not on other days', weekdays, '2026-11-24', 600, false],
    ['into the next day', nights, '2026-11-28', 100, true],
    ['not in the morning before', nights, '2026-11-27', 100, false],
    ['in the evening', nights, '2026-11-27', 1200, true],
    ['to the end of the day', { ...nights, from: '08:00', to: '24:00' }, '2026-11-27', 1439, true],
  ])('hold %s', (_, hours, day, minutes, served) => {
    const known = hours && { ...hours, days: [...hours.days] }
    expect(isServed(known, { day, minutes })).toBe(served)
  })
})

describe('a file of zones', () => {
  const ring = [...square, ...square.slice(0, 1)].map(({ lat, lng }) => [lng, lat])
  const feature = (more: object = {}, properties: unknown = { name: 'North' }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [ring], ...more },
  })
  const file = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })

  it('comes back as it was written', () => {
    const zones = [
      { name: 'North', color: 'teal' as const, areas: [square] },
      { name: 'Två', color: 'red' as const, areas: [square, areaAround(at(20, 20), 3)] },
    ]
    expect(readZonesFile(zonesAsGeoJson(zones))).toEqual({ zones, problems: [] })
  })

  it.each([
    [{ NAME: 'West' }, 'West'],
    [{ ZCTA5CE20: 75034 }, '75034'],
    [{ name: '  ', title: 'Old town' }, 'Old town'],
    [{ name: { hostile: true } }, 'Zone 1'],
    [null, 'Zone 1'],
  ])('names a zone by %j', (properties, name) => {
    const { zones } = readZonesFile(file(feature({}, properties)))
    expect(zones.map((zone) => zone.name)).toEqual([name])
  })

  it.each([
    ['no JSON', 'hello', 'isn’t GeoJSON'],
    ['nothing but brackets', '['.repeat(400_000), 'isn’t GeoJSON'],
    ['a list', '[]', 'isn’t a GeoJSON feature collection'],
    ['nothing', file(), 'no zones in this file'],
    ['too many zones', file(...Array(MOST_ZONES + 1).fill(1)), 'has at most 100 zones'],
    ['too much', ' '.repeat(MOST_FILE + 1), 'too large'],
  ])('is refused as a whole with %s', (_, text, problem) => {
    const read = readZonesFile(text)
    expect(read.zones).toEqual([])
    expect(read.problems).toEqual([{ feature: 0, problem: expect.stringContaining(problem) }])
  })

  it.each([
    ['no feature', 'x', 'isn’t a feature'],
    ['a line', feature({ type: 'LineString' }), 'Only polygons'],
    ['no coordinates', feature({ coordinates: null }), 'no coordinates'],
    ['deep nesting', feature({ coordinates: [[[[[1]]]]] }), 'Point 1 isn’t a longitude'],
    ['a hole', feature({ coordinates: [ring, ring] }), 'has a hole'],
    ['meters for degrees', feature({ coordinates: [[[-10_700_000, 3_900_000]]] }), 'WGS 84'],
    ['half a point', feature({ coordinates: [[[1]]] }), 'Point 1 isn’t a longitude'],
    [
      'too many corners',
      feature({ coordinates: [Array(502).fill([0, 0])] }),
      'at most 500 corners',
    ],
    [
      'too many areas',
      feature({ type: 'MultiPolygon', coordinates: Array(21).fill([ring]) }),
      'at most 20 areas',
    ],
    [
      'sides that cross',
      feature({
        coordinates: [
          [
            [0, 0],
            [1, 1],
            [1, 0],
            [0, 1],
            [0, 0],
          ],
        ],
      }),
      'cross each other',
    ],
    ['a long name', feature({}, { name: 'x'.repeat(61) }), 'longer than 60 characters'],
    ['a name that can’t be stored', feature({}, { name: 'a\u0000b' }), 'can’t be stored'],
    ['the name of another', feature({}, { name: 'south' }), 'is in the file twice'],
  ])('says of which feature it has %s, and takes none', (_, wrong, problem) => {
    const text = file(feature({}, { name: 'South' }), wrong)
    expect(readZonesFile(text)).toEqual({
      zones: [],
      problems: [{ feature: 2, problem: expect.stringContaining(problem) }],
    })
  })

  it('says at most fifty problems', () => {
    const { problems } = readZonesFile(file(...Array(90).fill('x')))
    expect(problems).toHaveLength(51)
    expect(problems.at(-1)).toEqual({ feature: 0, problem: 'There are more problems than these' })
  })

  it('is read in a moment at its worst', () => {
    const worst = Array.from({ length: 38 }, (_, n) =>
      feature({ coordinates: [areaOf(500).map(({ lat, lng }) => [lng, lat])] }, { name: `Z${n}` }),
    )
    const began = performance.now()
    const text = JSON.stringify({ type: 'FeatureCollection', features: worst })
    const { zones } = readZonesFile(text.replaceAll(/(\.\d{4})\d+/g, '$1'))
    expect(zones).toHaveLength(38)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
