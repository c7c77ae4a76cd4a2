import type { OwnDue } from '@towline/contract'
import type { DriverWords } from '../../../platform/driver-words/index.ts'
import { money } from '../../../ui/dates.ts'

/** Whether it is known that nothing is to be collected: somebody else pays, or it is paid. */
export const isNothing = ({ from, accountName, mostCents }: OwnDue): boolean =>
  mostCents === 0 && (from !== 'nothing' || accountName !== '')

/** `$145.00`, `$120.00 to $150.00`, or that there is nothing. */
export function amountInWords(due: OwnDue, { say }: DriverWords): string {
  const { from, leastCents, mostCents } = due
  if (isNothing(due)) return say('Nothing to collect')
  if (from === 'nothing') return '–'
  const least = money(leastCents / 100)
  if (mostCents === null) return say('from {least}', { least })
  return leastCents === mostCents
    ? least
    : say('{least} to {most}', { least, most: money(mostCents / 100) })
}

/** Where the amount is from, and who pays the rest. */
export function dueInWords(due: OwnDue, { say }: DriverWords): string {
  const { from, accountName: account } = due
  if (isNothing(due))
    return `${account ? say('{account} pays', { account }) : say('Paid already')}.`
  if (from === 'nothing') return say('Amount not known yet: ask dispatch.')
  const rest = account ? ` ${say('{account} pays the rest', { account })}.` : ''
  const sources = {
    invoice: 'By the invoice.',
    bill: 'By the job’s bill.',
    estimate: 'Estimate by the rates, before tax: ask dispatch for the amount.',
  } as const
  return `${say(sources[from])}${rest}`
}

/** The note for dispatch, which reads English. */
export const paidNote = (dollars: number, method: string): string =>
  `Collected ${money(dollars)}, ${method.toLowerCase()}`
