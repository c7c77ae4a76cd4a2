import { describe, expect, it } from 'vitest'
import { lastChange } from './use-now.ts'

const MINUTE = 60_000
const noon = 1_790_000_040_000

describe('the time of what counts whole minutes', () => {
  it('moves on when a count changes, and not in between', () => {
    const received = noon - 90_000
    const times = [0, 5_000, 29_000, 31_000, 60_000, 89_000].map((later) =>
      lastChange([received], noon + later),
    )
    expect(times).toEqual([
      ...Array(3).fill(noon - 30_000 + 1),
      ...Array(3).fill(noon + 30_000 + 1),
    ])
  })

  it('is as good as the time itself for every count, from a moment and to one', () => {
    const [received, due] = [noon - 250_123, noon + 400_456]
    for (let at = noon; at < noon + 10 * MINUTE; at += 1_777) {
      const told = lastChange([received, due], at)
      expect(Math.floor((told - received) / MINUTE)).toBe(Math.floor((at - received) / MINUTE))
      expect(Math.floor((due - told) / MINUTE)).toBe(Math.floor((due - at) / MINUTE))
    }
  })
})
