import { daysUntil, writeDay } from './date-field.text.ts'

/** How many days before it expires something is flagged. */
const AHEAD = 30

export type Expiry = { state: 'soon' | 'expired'; text: string }

/** What has to be said of a day something expires on; null while that is unset or far away. */
export function expiryOf(what: string, at: number, now: number): Expiry | null {
  if (at === 0) return null
  const days = daysUntil(at, now)
  if (days < 0) return { state: 'expired', text: `${what} expired on ${writeDay(at)}` }
  if (days > AHEAD) return null
  return { state: 'soon', text: `${what} expires ${inDays(days)}, on ${writeDay(at)}` }
}

function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
