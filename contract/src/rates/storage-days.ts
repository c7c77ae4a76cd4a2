import type { LocalMoment } from './choose-rate.ts'
import { centsOf, dollarsText, type PricedItem } from './price.ts'
import type { Storage } from './rates.schema.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A shorter stay is one day, also over midnight. */
const SHORT = 12 * HOUR

/** Hours and days as the clock on the wall counts them. */
const wallClock = ({ day, minutes }: LocalMoment) =>
  new Date(`${day}T00:00:00Z`).getTime() + minutes * 60_000

/** Calendar days from one moment to another that storage is charged for: midnight to midnight, any part counts. */
export function storageDays(
  { from, to }: { from: LocalMoment; to: LocalMoment },
  graceHours: number,
): number {
  const begins = wallClock(from) + graceHours * HOUR
  const ends = wallClock(to)
  if (ends <= begins) return 0
  if (ends - begins < SHORT) return 1
  return Math.floor(ends / DAY) - Math.floor(begins / DAY) + 1
}

/** The item for so many days of storage; null for none. */
export function storageItem({ perDay, taxable }: Storage, days: number): PricedItem | null {
  const rateCents = centsOf(perDay)
  if (days <= 0 || rateCents === 0) return null
  const amountCents = days * rateCents
  return {
    name: 'Storage',
    quantity: days,
    unit: 'day',
    rateCents,
    amountCents,
    taxable,
    explanation: `${days} ${days === 1 ? 'day' : 'days'} × ${dollarsText(rateCents)} = ${dollarsText(amountCents)}`,
  }
}
