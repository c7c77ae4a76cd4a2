import { describe, expect, it } from 'vitest'
import { dayAfter } from '../kernel/index.ts'
import { daysIn, daysOf, daysText, ReportPeriod } from './period.ts'

const of = (period: ReportPeriod, today: string) => {
  const { from, to } = daysOf({ period, from: '', to: '' }, today)
  return `${from} ${to}`
}

describe('the period of a report', () => {
  it('is whole days of the calendar, over the ends of weeks, months and years', () => {
    expect(of('yesterday', '2027-01-01')).toBe('2026-12-31 2026-12-31')
    expect(of('this week', '2026-11-22')).toBe('2026-11-22 2026-11-22')
    expect(of('this week', '2026-11-28')).toBe('2026-11-22 2026-11-28')
    expect(of('last week', '2026-11-22')).toBe('2026-11-15 2026-11-21')
    expect(of('last month', '2028-03-31')).toBe('2028-02-01 2028-02-29')
    expect(of('last month', '2027-01-15')).toBe('2026-12-01 2026-12-31')
    expect(of('this year', '2026-11-23')).toBe('2026-01-01 2026-11-23')
    expect(of('last year', '2026-11-23')).toBe('2025-01-01 2025-12-31')
    expect(of('last 12 months', '2026-11-23')).toBe('2025-12-01 2026-11-23')
  })

  it('never ends before it begins, on any day of two years', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = dayAfter(day, 1))
      for (const period of ReportPeriod.exclude(['custom']).options) {
        const days = daysOf({ period, from: '', to: '' }, day)
        expect(daysIn(days), `${period} on ${day}`).toBeGreaterThan(0)
        expect(days.to <= day, `${period} on ${day}`).toBe(true)
      }
  })

  it('counts a day on which the clocks change as one day', () => {
    expect(daysIn({ from: '2026-11-01', to: '2026-11-02' })).toBe(2)
    expect(daysIn({ from: '2026-03-08', to: '2026-03-08' })).toBe(1)
  })

  it('is told in words', () => {
    expect(daysText({ from: '2026-11-01', to: '2026-11-30' })).toBe('Nov 1, 2026 – Nov 30, 2026')
    expect(daysText({ from: '2026-11-01', to: '2026-11-01' })).toBe('Nov 1, 2026')
  })
})
