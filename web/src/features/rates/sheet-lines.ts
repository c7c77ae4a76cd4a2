import type { Fee, HoursSettings, Rates } from '@towline/contract'
import { money } from '../../ui/dates.ts'
import { dayText } from './rates.text.ts'

type Line = readonly [name: string, text: string]

const tax = (taxable: boolean) => (taxable ? '' : ', not taxed')

/** Fees, storage and coverage in words. */
export function feeLines(rates: Rates, isAccount: boolean): Line[] {
  const none = isAccount ? 'As in the company rates' : 'None'
  const fee = (one: Fee | null) => (one ? `${money(one.amount)}${tax(one.taxable)}` : none)
  const { storage, coverage } = rates
  const free = storage && storage.graceHours > 0 ? ` after ${storage.graceHours} hours` : ''
  const covered = [
    coverage && coverage.miles !== null && `${coverage.miles} miles`,
    coverage && coverage.dollars !== null && `up to ${money(coverage.dollars)}`,
  ].filter(Boolean)
  return [
    ['Cancel fee', fee(rates.cancelFee)],
    ['Gone on arrival', fee(rates.goneOnArrivalFee)],
    [
      'Storage',
      storage ? `${money(storage.perDay)} a calendar day${free}${tax(storage.taxable)}` : none,
    ],
    ['Motor club covers', covered.length > 0 ? covered.join(', ') : none],
  ]
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
const timeText = (time: string) => clock.format(new Date(`2026-01-01T${time}:00Z`))

/** Night, weekend and holidays in words. */
export function hoursLines(hours: HoursSettings | null, isAccount: boolean): Line[] {
  const none = isAccount && !hours ? 'As in the company rates' : 'None'
  const { night = null, weekend = [], holidays = [] } = hours ?? {}
  return [
    ['Night', night ? `${timeText(night.from)} to ${timeText(night.to)}` : none],
    ['Weekend', weekend.join(', ') || none],
    ['Holidays', holidays.map(dayText).join(' · ') || none],
  ]
}
