const two = (part: number) => String(part).padStart(2, '0')

const DAY = 24 * 3600 * 1000
const NOON = 12

/** A day as `MM/dd/yyyy`; empty for 0. A day without a time is the same everywhere, so it is read in UTC. */
export function writeDay(at: number): string {
  if (at === 0) return ''
  const date = new Date(at)
  return `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${date.getUTCFullYear()}`
}

/** The day somebody wrote, at noon in UTC: 0 for nothing, null when it is no date. */
export function readDay(written: string): number | null {
  if (written.trim() === '') return 0
  const [, month, day, year] = written.trim().match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? []
  if (!month || !day || !year) return null
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), NOON)
  const isThatDay = new Date(at).getUTCMonth() === Number(month) - 1 && Number(day) <= 31
  return isThatDay && at > 0 ? at : null
}

/** The day as calendars write it, `2026-11-21`; null for 0. */
export const calendarDay = (at: number): string | null =>
  at === 0 ? null : new Date(at).toISOString().slice(0, 10)

/** The day it is here at a moment, as calendars write it. */
export function today(now: number): string {
  const date = new Date(now)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The day a calendar names, at noon in UTC. */
export const dayFromCalendar = (day: string): number => new Date(`${day}T12:00:00Z`).getTime()

/** How many days from today a day is: 0 for today, negative once it is over. */
export function daysUntil(at: number, now: number): number {
  const here = new Date(now)
  const todayInUtc = Date.UTC(here.getFullYear(), here.getMonth(), here.getDate())
  return Math.floor(at / DAY) - todayInUtc / DAY
}
