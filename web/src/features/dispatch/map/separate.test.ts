import { describe, expect, it } from 'vitest'
import type { Spot } from './basemap/drawn-basemap.geometry.ts'
import { separating } from './separate.ts'

const APART = 44

function separate(spots: readonly Spot[], apart: number): Spot[] {
  const steps = separating(spots, apart)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

function closest(spots: readonly Spot[]): number {
  const aside = separate(spots, APART)
  const at = spots.map(({ x, y }, i) => ({ x: x + (aside[i]?.x ?? 0), y: y + (aside[i]?.y ?? 0) }))
  const distances = at.flatMap((one, i) =>
    at.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  return Math.min(...distances)
}

describe('markers that would cover one another', () => {
  it('stay where they are when they do not', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 44, y: 0 },
      { x: 300, y: 10 },
    ]
    expect(separate(spots, APART)).toEqual(spots.map(() => ({ x: 0, y: 0 })))
  })

  it('are moved apart when two are at the very same place', () => {
    expect(
      closest([
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ]),
    ).toBeGreaterThan(APART - 2)
  })

  it('can each be pressed in a heap of twelve at one address', () => {
    expect(closest(Array.from({ length: 12 }, () => ({ x: 80, y: 40 })))).toBeGreaterThan(30)
  })

  it('can each be pressed when many are near to each other', () => {
    const street = Array.from({ length: 20 }, (_, i) => ({ x: i * 6, y: (i % 3) * 5 }))
    expect(closest(street)).toBeGreaterThan(30)
  })

  it('are laid out the same way each time', () => {
    const spots = Array.from({ length: 9 }, (_, i) => ({ x: i, y: 0 }))
    expect(separate(spots, APART)).toEqual(separate(spots, APART))
  })

  it('can be left off after each of a few rounds, three hundred of them in one town', () => {
    const spots = Array.from({ length: 300 }, (_, i) => ({ x: (i * 37) % 400, y: (i * 53) % 300 }))
    const steps = separating(spots, APART)
    let rounds = 0
    while (!steps.next().done) rounds += 1
    expect(rounds).toBeGreaterThan(1)
    expect(rounds).toBeLessThanOrEqual(30)
  })
})
