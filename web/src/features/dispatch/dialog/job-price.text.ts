import type { JobPrice } from '@towline/contract'
import { money } from '../../../ui/dates.ts'

/** `Estimated $185.00–$215.00, from your rates`; empty where there is nothing to say. */
export function estimateText({ missing, least, most, isForLightVehicle }: JobPrice): string {
  if (missing === 'rate') return 'Your rates have no price for this service and vehicle.'
  if (missing === 'fee') return 'No charge: your rates have no fee for this.'
  if (missing) return ''
  const whose = `${isForLightVehicle ? ' for a light vehicle' : ''}, from your rates`
  if (most === null) return `Starting at ${money(least)}${whose}`
  const range = least === most ? money(least) : `${money(least)}–${money(most)}`
  return `Estimated ${range}${whose}`
}

/** `Depends on the miles by road and the time on scene.` */
export const dependsText = ({ dependsOn }: JobPrice): string =>
  dependsOn.length > 0 ? `Depends on ${new Intl.ListFormat('en-US').format(dependsOn)}.` : ''

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Which rates these are: `Rates of Prairie Club since Nov 1, 2026`. */
export function sourceText({ validFrom, accountName }: JobPrice): string {
  if (!validFrom) return ''
  const since = day.format(new Date(`${validFrom}T12:00:00Z`))
  return `${accountName ? `Rates of ${accountName}` : 'Your rates'} in force since ${since}. Before tax.`
}
