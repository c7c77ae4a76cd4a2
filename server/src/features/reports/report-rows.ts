import { type Days, dayAfter, daysIn, daysText, type ReportBy, weekOf } from '@towline/contract'
import type { FiguresRow } from './figures.store.ts'

type Keyed = { key: string; label: string }

const monthFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
})
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `6 AM`, for an hour of the day from 0 to 23. */
const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`

const dayRow = (day: string): Keyed => ({ key: day, label: daysText({ from: day, to: day }) })

/** The rows of a calendar, also those nothing came in on; null for rows that are no calendar's. */
function calendarRows(by: ReportBy, days: Days): Keyed[] | null {
  const all = Array.from({ length: daysIn(days) }, (_, index) => dayAfter(days.from, index))
  if (by === 'day') return all.map(dayRow)
  if (by === 'week') return [...new Set(all.map(weekOf))].map(dayRow)
  if (by === 'month')
    return [...new Set(all.map((day) => `${day.slice(0, 7)}-01`))].map((key) => ({
      key,
      label: monthFormat.format(Date.parse(`${key}T00:00:00Z`)),
    }))
  if (by === 'weekday') return weekdays.map((label, day) => ({ key: String(day), label }))
  if (by === 'hour')
    return Array.from({ length: 24 }, (_, hour) => ({ key: String(hour), label: hourText(hour) }))
  return null
}

const nameless: Partial<Record<ReportBy, string>> = {
  reason: 'No reason given',
  account: 'No Account Specified',
  town: 'Town not known',
  zone: 'Outside all zones',
  driver: 'No driver',
  truck: 'No truck',
}

/**
 * The rows of a report in the order they are read: a calendar's in its own, with those nothing came in on;
 * others with the largest first figure first.
 */
export function inOrder(
  by: ReportBy,
  days: Days,
  found: readonly FiguresRow[],
  first: string,
): (FiguresRow & Keyed)[] {
  const calendar = calendarRows(by, days)
  const known = new Map(found.map((row) => [row.key ?? '', row]))
  if (calendar)
    return calendar.map(({ key, label }) => ({ key, label, cells: known.get(key)?.cells ?? {} }))
  const size = (row: FiguresRow) => Number(row.cells[first] ?? 0)
  return found
    .map((row) => ({ ...row, key: row.key ?? '', label: row.label || nameless[by] || 'Not known' }))
    .sort((one, other) => size(other) - size(one) || (one.label < other.label ? -1 : 1))
}
