import { describe, expect, it } from 'vitest'
import {
  dayOf,
  instantOf,
  quarterOf,
  quarters,
  readDateTime,
  writeDateTime,
} from './date-time-field.text.ts'

const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute).getTime()

describe('a date and time', () => {
  it.each([
    [at(13, 15), '11/21/2026 1:15 PM'],
    [at(0, 5), '11/21/2026 12:05 AM'],
    [at(12), '11/21/2026 12:00 PM'],
    [0, ''],
  ])('%d is written %j, and read back', (instant, text) => {
    expect(writeDateTime(instant)).toBe(text)
    expect(readDateTime(text)).toBe(instant)
  })

  it.each(['11/21/2026 1:15pm', ' 11/21/2026, 1:15 p.m. '])('may be typed %j', (typed) =>
    expect(readDateTime(typed)).toBe(at(13, 15)),
  )

  it.each([
    'soon',
    '11/21/2026',
    '02/30/2026 1:15 PM',
    '13/01/2026 1:15 PM',
    '11/21/2026 13:15 PM',
    '11/21/2026 0:15 PM',
    '11/21/2026 1:75 PM',
    '11/21/2026 1:15',
    '01/01/1950 1:15 PM',
  ])('%j is none', (typed) => expect(readDateTime(typed)).toBeNull())
})

it('is put together from a day and a quarter hour', () => {
  expect(dayOf(at(13, 20))).toBe('2026-11-21')
  expect(dayOf(0)).toBeNull()
  expect(quarterOf(at(13, 29))).toBe('13:15')
  expect(instantOf('2026-11-21', '13:15')).toBe(at(13, 15))
  expect(quarters).toHaveLength(96)
  expect([quarters[0], quarters[53], quarters[95]]).toEqual(['00:00', '13:15', '23:45'])
})
