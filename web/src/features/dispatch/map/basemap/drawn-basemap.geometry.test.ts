import { describe, expect, it } from 'vitest'
import { chooseTowns, graticule, graticuleStep, wideBox } from './drawn-basemap.geometry.ts'

const town = (name: string, lng: number, population: number, lat = 0) => ({
  name,
  population,
  place: { lat, lng },
})
/** A degree is a hundred pixels. */
const spotOf = (place: { lat: number; lng: number }) => ({
  x: place.lng * 100,
  y: -place.lat * 100,
})

describe('the graticule', () => {
  it('has at least four lines across at every width, and no more than a dozen', () => {
    for (const degrees of [0.01, 0.07, 0.3, 0.9, 3, 14, 60, 110]) {
      const lines = degrees / graticuleStep(degrees)
      expect(lines).toBeGreaterThanOrEqual(4)
      expect(lines).toBeLessThanOrEqual(12)
    }
  })

  it('runs along whole steps from edge to edge of the box', () => {
    const box = { south: 33.05, west: -96.95, north: 33.21, east: -96.79 }
    expect(graticule(box, 0.1)).toEqual([
      [
        { lat: 33.05, lng: -96.9 },
        { lat: 33.21, lng: -96.9 },
      ],
      [
        { lat: 33.05, lng: -96.8 },
        { lat: 33.21, lng: -96.8 },
      ],
      [
        { lat: 33.1, lng: -96.95 },
        { lat: 33.1, lng: -96.79 },
      ],
      [
        { lat: 33.2, lng: -96.95 },
        { lat: 33.2, lng: -96.79 },
      ],
    ])
  })
})

describe('the box whose towns are asked for', () => {
  const view = { south: 33.12, west: -96.93, north: 33.37, east: -96.61 }

  it('holds the whole view', () => {
    const box = wideBox(view)
    expect(box.south).toBeLessThanOrEqual(view.south)
    expect(box.west).toBeLessThanOrEqual(view.west)
    expect(box.north).toBeGreaterThanOrEqual(view.north)
    expect(box.east).toBeGreaterThanOrEqual(view.east)
  })

  it('stays the same for a small move of the map', () => {
    const moved = { south: 33.121, west: -96.929, north: 33.371, east: -96.609 }
    expect(wideBox(moved)).toEqual(wideBox(view))
  })

  it('stays on the earth', () => {
    expect(wideBox({ south: -100, west: -250, north: 100, east: 250 })).toEqual({
      south: -90,
      west: -180,
      north: 90,
      east: 180,
    })
  })
})

describe('the towns of the plain ground', () => {
  it('are named where there is room, the larger one first', () => {
    const drawn = chooseTowns([town('Plano', 1, 285_000), town('Murphy', 0.7, 21_000)], spotOf)
    expect(drawn.map(({ town, named }) => [town.name, named])).toEqual([
      ['Plano', true],
      ['Murphy', false],
    ])
  })

  it('are left out under the name of a larger one', () => {
    const drawn = chooseTowns([town('Haslet', 1.2, 2_000), town('Fort Worth', 1, 900_000)], spotOf)
    expect(drawn.map(({ town }) => town.name)).toEqual(['Fort Worth'])
  })

  it('are all named when they stand apart', () => {
    const drawn = chooseTowns([town('Frisco', 0, 2), town('Allen', 0, 1, 1)], spotOf)
    expect(drawn.every(({ named }) => named)).toBe(true)
  })
})
