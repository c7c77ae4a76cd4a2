import { WEEKDAYS } from '../company/index.ts'
import { dayAfter } from '../kernel/index.ts'
import type { ZoneHours } from './zones.schema.ts'

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
/** The contract's week begins on a Monday, that of dates on a Sunday. */
const weekdayOf = (day: string) =>
  WEEKDAYS[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? WEEKDAYS[0]

/** Whether a zone is served on a day (`2026-11-23`) at so many minutes past midnight, by the company's clock. */
export function isServed(
  hours: ZoneHours | null,
  { day, minutes }: { day: string; minutes: number },
): boolean {
  if (!hours) return true
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  const isDay = (date: string) => hours.days.includes(weekdayOf(date))
  if (from < to) return isDay(day) && from <= minutes && minutes < to
  return (isDay(day) && from <= minutes) || (isDay(dayAfter(day, -1)) && minutes < to)
}
