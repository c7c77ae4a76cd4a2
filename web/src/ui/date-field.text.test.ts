import { describe, expect, it } from 'vitest'
import { calendarDay, dayFromCalendar, daysUntil, readDay, writeDay } from './date-field.text.ts'

const noon = Date.UTC(2028, 4, 31, 12)

describe('a day', () => {
  it('is written MM/dd/yyyy, and read back', () => {
    expect(writeDay(noon)).toBe('05/31/2028')
    expect(readDay('05/31/2028')).toBe(noon)
    expect(readDay(' 5/31/2028 ')).toBe(noon)
    expect([writeDay(0), readDay('')]).toEqual(['', 0])
  })

  it('is the same day from midnight on, wherever in the States it was stored', () => {
    expect(writeDay(Date.UTC(2028, 4, 31))).toBe('05/31/2028')
    expect(writeDay(Date.UTC(2028, 4, 31, 10))).toBe('05/31/2028')
  })

  it.each(['soon', '05/31', '02/30/2028', '13/01/2028', '00/10/2028', '05/31/28', '01/01/1950'])(
    'cannot be read in %j',
    (typed) => expect(readDay(typed)).toBeNull(),
  )

  it('goes to the calendar and back', () => {
    expect(calendarDay(noon)).toBe('2028-05-31')
    expect(dayFromCalendar('2028-05-31')).toBe(noon)
    expect(calendarDay(0)).toBeNull()
  })

  it.each([
    [new Date(2028, 4, 31, 23, 59), 0],
    [new Date(2028, 4, 31, 0, 0), 0],
    [new Date(2028, 5, 1, 0, 1), -1],
    [new Date(2028, 4, 1, 15, 0), 30],
  ])('seen from %s is %d days away', (now, days) =>
    expect(daysUntil(noon, now.getTime())).toBe(days),
  )
})
