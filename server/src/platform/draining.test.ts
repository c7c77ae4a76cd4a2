import { expect, it } from 'vitest'
import { createDraining } from './draining.ts'

let at = 0
const now = () => at
const take = (draining: ReturnType<typeof createDraining>, key: string, times: number) =>
  Array.from({ length: times }, () => draining.take(key)).filter((wait) => wait === 0).length

it('gives so much at once, then the rest little by little, and says how long to wait', () => {
  at = 0
  const draining = createDraining({ points: 10, periodMs: 1000 }, { keys: 100, now })
  expect(take(draining, 'a', 20)).toBe(10)
  expect(draining.take('a')).toBe(100)
  at += 350
  expect(take(draining, 'a', 20)).toBe(3)
  at += 5000
  expect(take(draining, 'a', 20)).toBe(10)
  expect(take(draining, 'b', 20)).toBe(10)
})

it('has a point again that was given back', () => {
  const draining = createDraining({ points: 2, periodMs: 1000 }, { keys: 100, now })
  expect(take(draining, 'a', 3)).toBe(2)
  draining.give('a')
  expect(take(draining, 'a', 3)).toBe(1)
})

it('remembers so many keys and no more, and never forgets one that is in use', () => {
  const draining = createDraining({ points: 1, periodMs: 1000 }, { keys: 3, now })
  draining.take('in use')
  draining.take('left alone')
  for (const flood of ['a', 'b', 'c', 'd', 'e']) {
    draining.take(flood)
    expect(draining.take('in use'), flood).toBeGreaterThan(0)
  }
  expect(draining.take('left alone')).toBe(0)
})
