/** What a date field says of typing it can't read. */
export const dateInputError = { code: 1, message: 'Date input not valid.' } as const

const two = (part: number) => String(part).padStart(2, '0')

/** An instant as `MM/dd/yyyy h:mm aa`, such as `11/21/2026 1:15 PM`; empty for 0. */
export function writeDateTime(at: number): string {
  if (at === 0) return ''
  const date = new Date(at)
  const hours = date.getHours()
  const day = `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`
  return `${day} ${hours % 12 || 12}:${two(date.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
}

const shape = /^(\d{1,2})\/(\d{1,2})\/(\d{4})[\s,]+(\d{1,2}):(\d{2})\s*([ap])\.?m\.?$/i

/** The instant somebody wrote: 0 for nothing, null when it is no date and time. */
export function readDateTime(written: string): number | null {
  if (written.trim() === '') return 0
  const [, month, day, year, hour, minute, half] = written.trim().match(shape) ?? []
  if (!half || Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return null
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const date = new Date(Number(year), Number(month) - 1, Number(day), hours, Number(minute))
  const isThatDay = date.getMonth() === Number(month) - 1 && date.getDate() === Number(day)
  return isThatDay && date.getTime() > 0 ? date.getTime() : null
}

/** The day of an instant as calendars write it, `2026-11-21`; null for 0. */
export function dayOf(at: number): string | null {
  if (at === 0) return null
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The quarter hour at or before an instant, as `HH:mm`. */
export function quarterOf(at: number): string {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes() - (date.getMinutes() % 15))}`
}

/** The instant of a day (`2026-11-21`) and a time (`13:15`) on the clock of this place. */
export const instantOf = (day: string, time: string): number => new Date(`${day}T${time}`).getTime()

/** All quarter hours of a day. */
export const quarters: readonly string[] = Array.from(
  { length: 96 },
  (_, step) => `${two(Math.floor(step / 4))}:${two((step % 4) * 15)}`,
)
