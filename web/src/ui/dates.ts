const dateTime = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** `11/21/2026 9:05 AM`; a dash for 0, which means unset. */
export function dateAndTime(at: number): string {
  return at > 0 ? dateTime.format(at).replace(',', '') : '–'
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** `9:05 AM` */
export const timeOnly = (at: number): string => clock.format(at)

const MINUTE = 60_000

/** `just now`, `12 min`, `3 h 05 min`, `2 days`: how long ago something was. */
export function age(at: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - at) / MINUTE)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,234.50` */
export const money = (amount: number): string => dollars.format(amount)
