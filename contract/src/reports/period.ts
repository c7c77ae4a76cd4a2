import { z } from 'zod'
import { dayAfter } from '../kernel/index.ts'

/** The periods a report can be of; `custom` has days of its own. */
export const ReportPeriod = z.enum([
  'today',
  'yesterday',
  'this week',
  'last week',
  'this month',
  'last month',
  'last 30 days',
  'this year',
  'last year',
  'last 12 months',
  'custom',
])
export type ReportPeriod = z.infer<typeof ReportPeriod>

/** First and last day, `2026-11-23`, both included. */
export type Days = { from: string; to: string }

const DAY = 24 * 3600 * 1000

const asTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const asDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/** How many days it is from one to the other, both included. */
export const daysIn = ({ from, to }: Days): number =>
  Math.round((asTime(to) - asTime(from)) / DAY) + 1

/** The first day of a month so many months later; `day` may be any day of its month. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return asDay(Date.UTC(year, month - 1 + months, 1))
}

/** Sunday, with which a week begins in this country. */
export const weekOf = (day: string): string => dayAfter(day, -new Date(asTime(day)).getUTCDay())

const lastOfMonth = (day: string) => dayAfter(monthAfter(day, 1), -1)
const firstOfYear = (day: string, years = 0) => `${Number(day.slice(0, 4)) + years}-01-01`

const known: Record<Exclude<ReportPeriod, 'custom'>, (today: string) => Days> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: dayAfter(today, -1), to: dayAfter(today, -1) }),
  'this week': (today) => ({ from: weekOf(today), to: today }),
  'last week': (today) => ({ from: dayAfter(weekOf(today), -7), to: dayAfter(weekOf(today), -1) }),
  'this month': (today) => ({ from: monthAfter(today, 0), to: today }),
  'last month': (today) => ({
    from: monthAfter(today, -1),
    to: lastOfMonth(monthAfter(today, -1)),
  }),
  'last 30 days': (today) => ({ from: dayAfter(today, -29), to: today }),
  'this year': (today) => ({ from: firstOfYear(today), to: today }),
  'last year': (today) => ({
    from: firstOfYear(today, -1),
    to: dayAfter(firstOfYear(today), -1),
  }),
  'last 12 months': (today) => ({ from: monthAfter(today, -11), to: today }),
}

/** The days of a period, as the company's calendar has them today. */
export function daysOf(
  { period, from, to }: { period: ReportPeriod; from: string; to: string },
  today: string,
): Days {
  return period === 'custom' ? { from, to } : known[period](today)
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** `Nov 1, 2026 – Nov 30, 2026`; one day as itself. */
export function daysText({ from, to }: Days): string {
  const [first, last] = [from, to].map((day) => dayFormat.format(asTime(day)))
  return from === to ? `${first}` : `${first} – ${last}`
}
