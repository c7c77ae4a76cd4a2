import { expect, it } from 'vitest'
import { age, dateAndTime } from './dates.ts'

const NOW = 1_790_000_000_000
const MINUTE = 60_000

it.each([
  [0, 'just now'],
  [12 * MINUTE, '12 min'],
  [185 * MINUTE, '3 h 05 min'],
  [24 * 60 * MINUTE, '1 day'],
  [49 * 60 * MINUTE, '2 days'],
  [-5 * MINUTE, 'just now'],
])('tells the age of %d ms as %s', (past, text) => expect(age(NOW - past, NOW)).toBe(text))

it('writes a dash for unset', () => expect(dateAndTime(0)).toBe('–'))
