import {
  type ClubLine,
  dollarsText,
  type Invoice,
  type InvoiceFilter,
  type InvoiceSummary,
} from '@towline/contract'

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `Nov 23, 2026` of `2026-11-23`. */
export const dayText = (day: string): string => dayFormat.format(Date.parse(day))

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 23, 2026, 3:00 PM`, by the clock of whoever reads it. */
export const momentText = (at: number): string => moment.format(at)

const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `November 2026` of `2026-11`. */
export const monthText = (month: string): string => monthFormat.format(Date.parse(`${month}-01`))

/** The month that a day is in, and so many before it, the latest first. */
export function monthsUntil(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}

/** `$120.00`; `−$120.00` below zero. */
export const centsText = (cents: number): string => dollarsText(cents).replace('-', '−')

/** Nothing where there is nothing: a table is easier to read without zeros. */
export const someCents = (cents: number): string => (cents === 0 ? '–' : centsText(cents))

/** What of an invoice is said of it in a list, and the look of it. */
export type Standing = {
  text: string
  look: 'open' | 'part' | 'paid' | 'late' | 'quiet' | 'back'
}

/** How an invoice stands on a day: `Overdue` where it should have been paid before it. */
export function standingOf(
  { status, dueOn, balanceCents }: Pick<InvoiceSummary, 'status' | 'dueOn' | 'balanceCents'>,
  today: string,
): Standing {
  if (status === 'credit note') return { text: 'Credit note', look: 'quiet' }
  if (balanceCents < 0) return { text: 'Give back', look: 'back' }
  if (status === 'void') return { text: 'Void', look: 'quiet' }
  if (status === 'paid') return { text: 'Paid', look: 'paid' }
  if (dueOn < today) return { text: 'Overdue', look: 'late' }
  return status === 'partly paid'
    ? { text: 'Partly paid', look: 'part' }
    : { text: 'Open', look: 'open' }
}

/** The day it is here, `2026-11-23`. */
export function todayHere(now: number): string {
  const date = new Date(now)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** `Invoice 1001`, `Credit note 1002`. */
export const titleOf = ({ number, status }: Pick<Invoice, 'number' | 'status'>): string =>
  `${status === 'credit note' ? 'Credit note' : 'Invoice'} ${number}`

export const filterNames: Record<InvoiceFilter, string> = {
  unpaid: 'Unpaid',
  overdue: 'Overdue',
  paid: 'Paid',
  void: 'Void',
  all: 'All',
}

/** What a list without anything says, and what to do. */
export const emptyTexts: Record<InvoiceFilter, { title: string; todo: string }> = {
  unpaid: {
    title: 'Nobody owes you anything.',
    todo: 'Invoices that are not paid yet stand here. Completed jobs wait under To invoice.',
  },
  overdue: {
    title: 'Nothing is overdue.',
    todo: 'What is not paid by its due date stands here.',
  },
  paid: {
    title: 'No paid invoices yet.',
    todo: 'Open an unpaid invoice and press Take payment when money comes in.',
  },
  void: {
    title: 'No void invoices.',
    todo: 'An invoice issued by mistake is voided. Its number stays.',
  },
  all: {
    title: 'No invoices yet.',
    todo: 'Complete a job and save its bill. Then issue its invoice under To invoice, or from the job.',
  },
}

/** `1 invoice`, `12 invoices`. */
export const countText = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

/** What a line of a club's file is on our side, in words. */
export const matchTexts: Record<ClubLine['match'], string> = {
  matches: 'Matches',
  'amount differs': 'Amount differs',
  'PO not found': 'PO not found',
  'already paid': 'Already paid',
  'twice in the file': 'Twice in the file',
  'not readable': 'Can’t be read',
}
