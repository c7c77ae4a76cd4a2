import type { CompanyFacts, LocalTime } from '@towline/agent'
import { type AgentSettings, WEEKDAYS } from '@towline/contract'

/** A stretch of time on the company's wall clock; the end is no part of it. */
type Window = { from: LocalTime; to: LocalTime }

/** How many days ahead an opening is looked for. */
const AHEAD = 14
const MIDNIGHT = '24:00'

/** Whether the office is open at this time on its wall, and until when; a holiday's hours go before its weekday's. */
export function officeState(
  settings: Pick<AgentSettings, 'hours' | 'holidays'>,
  now: LocalTime,
): Pick<CompanyFacts, 'closedUntil' | 'openUntil'> {
  const windows = windowsAround(settings, now.slice(0, 10))
  const open = openIn(windows, now)
  if (!open) return { closedUntil: windows.find(({ from }) => from > now)?.from ?? '' }
  // Open beyond all that was looked at: it does not close.
  return open === windows.at(-1) && open.to >= dayAfter(now.slice(0, 10), AHEAD)
    ? {}
    : { openUntil: open.to }
}

/** Whether it is closed at a moment, for whoever asks of thousands: the hours of each day are put together once. */
export function closedAt(
  settings: Pick<AgentSettings, 'hours' | 'holidays'>,
): (now: LocalTime) => boolean {
  const days = new Map<string, Window[]>()
  return (now) => {
    const day = now.slice(0, 10)
    const windows = days.get(day) ?? windowsAround(settings, day)
    days.set(day, windows)
    return openIn(windows, now) === undefined
  }
}

const openIn = (windows: readonly Window[], now: LocalTime): Window | undefined =>
  windows.find(({ from, to }) => from <= now && now < to)

/** When it is open from yesterday on, whose hours may reach into today; what follows on at once is one. */
function windowsAround(
  { hours, holidays }: Pick<AgentSettings, 'hours' | 'holidays'>,
  today: string,
): Window[] {
  const windows: Window[] = []
  for (let ahead = -1; ahead <= AHEAD; ahead += 1) {
    const day = dayAfter(today, ahead)
    const holiday = holidays.find(({ date }) => date === day)
    const { from, to } = (holiday ? holiday.hours : hours[weekdayOf(day)]) ?? {}
    if (!from || !to) continue
    const next = dayAfter(day, 1)
    const end = to === MIDNIGHT ? `${next}T00:00` : `${to < from ? next : day}T${to}`
    const last = windows.at(-1)
    if (last && last.to >= `${day}T${from}`) last.to = end > last.to ? end : last.to
    else windows.push({ from: `${day}T${from}`, to: end })
  }
  return windows
}

const instantOf = (day: string) => new Date(`${day}T00:00Z`)

function dayAfter(day: string, days: number): string {
  const date = instantOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The contract's week begins on a Monday, that of dates on a Sunday. */
const weekdayOf = (day: string) => WEEKDAYS[(instantOf(day).getUTCDay() + 6) % 7] ?? WEEKDAYS[0]
