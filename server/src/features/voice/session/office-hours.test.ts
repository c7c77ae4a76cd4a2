import { newAgentSettings } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { closedAt, officeState } from './office-hours.ts'

const office = { from: '08:00', to: '17:30' }
const night = { from: '18:00', to: '02:00' }
const weekdays = {
  ...newAgentSettings.hours,
  monday: office,
  tuesday: office,
  wednesday: office,
  thursday: office,
  friday: night,
  saturday: null,
  sunday: null,
}

describe('the hours of the office', () => {
  it.each([
    // 2026-11-23 is a Monday.
    ['2026-11-23T08:00', { openUntil: '2026-11-23T17:30' }],
    ['2026-11-23T17:29', { openUntil: '2026-11-23T17:30' }],
    ['2026-11-23T17:30', { closedUntil: '2026-11-24T08:00' }],
    ['2026-11-23T07:59', { closedUntil: '2026-11-23T08:00' }],
    ['2026-11-27T23:00', { openUntil: '2026-11-28T02:00' }],
    ['2026-11-28T01:59', { openUntil: '2026-11-28T02:00' }],
    ['2026-11-28T02:00', { closedUntil: '2026-11-30T08:00' }],
  ])('at %s are %j', (now, state) => {
    expect(officeState({ hours: weekdays, holidays: [] }, now)).toEqual(state)
  })

  it('never end where every day is open all day', () => {
    expect(officeState(newAgentSettings, '2026-11-23T03:00')).toEqual({})
  })

  it('are other ones on a holiday', () => {
    const holidays = [
      { date: '2026-11-26', name: 'Thanksgiving', hours: null },
      { date: '2026-11-24', name: 'Inventory', hours: { from: '12:00', to: '14:00' } },
    ]
    const at = (now: string) => officeState({ hours: weekdays, holidays }, now)
    expect(at('2026-11-26T10:00')).toEqual({ closedUntil: '2026-11-27T18:00' })
    expect(at('2026-11-24T10:00')).toEqual({ closedUntil: '2026-11-24T12:00' })
    expect(at('2026-11-24T13:00')).toEqual({ openUntil: '2026-11-24T14:00' })
  })

  it('name no opening where there is none in sight', () => {
    const closed = { ...weekdays }
    for (const day of Object.keys(closed)) Object.assign(closed, { [day]: null })
    expect(officeState({ hours: closed, holidays: [] }, '2026-11-23T10:00')).toEqual({
      closedUntil: '',
    })
  })

  it('are the same for whoever asks of many moments', () => {
    const holidays = [{ date: '2026-11-26', name: 'Thanksgiving', hours: null }]
    const settings = { hours: weekdays, holidays }
    const isClosed = closedAt(settings)
    const moments = Array.from({ length: 14 * 48 }, (_, half) =>
      new Date(Date.UTC(2026, 10, 20) + half * 1800_000).toISOString().slice(0, 16),
    )
    const closed = moments.filter(isClosed)
    expect(closed).toEqual(
      moments.filter((now) => officeState(settings, now).closedUntil !== undefined),
    )
    expect(closed).toContain('2026-11-26T10:00')
  })
})
