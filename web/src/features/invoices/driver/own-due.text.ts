import type { OwnDue } from '@towline/contract'
import type { DriverWords } from '../../../platform/driver-words/index.ts'
import { money } from '../../../ui/dates.ts'

/** `$145.00`, `$120.00 to $150.00`, or that there is nothing. */
export function amountInWords(due: OwnDue, { say }: DriverWords): string {
  const { from, accountName, leastCents, mostCents } = due
  if (from === 'nothing') return accountName ? say('Nothing to collect') : '–'
  if (from === 'invoice' && leastCents === 0) return say('Nothing to collect')
  if (mostCents === 0) return say('Nothing to collect')
  const least = money(leastCents / 100)
  if (mostCents === null) return say('from {least}', { least })
  return leastCents === mostCents
    ? least
    : say('{least} to {most}', { least, most: money(mostCents / 100) })
}

/** Where the amount is from, and who pays the rest. */
export function dueInWords(
  { from, accountName, leastCents, mostCents }: OwnDue,
  words: DriverWords,
): string {
  const { say } = words
  const isNothing = mostCents === 0
  if (accountName && isNothing) return `${say('{account} pays', { account: accountName })}.`
  if (from === 'nothing') return say('Amount not known yet: ask dispatch.')
  if (from === 'invoice' && leastCents === 0) return `${say('Paid already')}.`
  const rest = accountName ? ` ${say('{account} pays the rest', { account: accountName })}.` : ''
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
