import { expect, it } from 'vitest'
import { age, dateAndTime, fromLocalInput, toLocalInput } from './dates.ts'

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

it('writes and reads what a date input holds', () => {
  const noon = new Date(2026, 10, 21, 12, 5).getTime()
  expect(toLocalInput(noon)).toBe('2026-11-21T12:05')
  expect(fromLocalInput('2026-11-21T12:05')).toBe(noon)
})

it('takes empty for unset', () => {
  expect(toLocalInput(0)).toBe('')
  expect(fromLocalInput('')).toBe(0)
  expect(dateAndTime(0)).toBe('–')
})
