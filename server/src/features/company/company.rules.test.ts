import { expect, it } from 'vitest'
import { isNightIn, nightLeftMs } from './company.rules.ts'

const HOUR = 3600_000
const left = (at: string, zone = 'America/Chicago') => nightLeftMs(zone, Date.parse(at)) / HOUR

it('quiet hours go from nine in the evening to eight in the morning, also over a night on which clocks change', () => {
  expect(left('2026-11-20T20:59:59-06:00')).toBe(0)
  expect(left('2026-11-20T21:00:00-06:00')).toBe(11)
  expect(left('2026-11-21T07:59:00-06:00')).toBeCloseTo(1 / 60)
  expect(left('2026-11-21T08:00:00-06:00')).toBe(0)
  expect(left('2026-03-07T21:00:00-06:00')).toBe(10)
  expect(left('2026-10-31T21:00:00-05:00')).toBe(12)
  // Half an hour off everybody else's clock.
  expect(left('2026-11-20T22:30:00+05:30', 'Asia/Kolkata')).toBe(9.5)
  expect(isNightIn('America/Chicago', Date.parse('2026-11-21T08:00:00-06:00'))).toBe(false)
})
