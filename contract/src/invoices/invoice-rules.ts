import type { Billing, LineItem } from '../dispatch/index.ts'
import { centsOf } from '../rates/index.ts'
import type { ChargeGroup, InvoiceLine, InvoiceStatus } from './invoices.schema.ts'
import type { Aging } from './receivables.schema.ts'

/** What stands under Storage Charges: Texas wants it apart from the tow (16 TAC 85.710). */
const groupOf = (name: string): ChargeGroup =>
  /\bstorage\b|\bimpound(ment)?\b|\bnotification\b/i.test(name) ? 'Storage Charges' : 'Tow Charges'

/** A line item of a job as a line of an invoice. */
export const lineOf = (item: LineItem): InvoiceLine => ({
  name: item.name,
  group: groupOf(item.name),
  quantity: item.quantity ?? null,
  unit: item.unit ?? '',
  rateCents: item.rate === undefined ? null : centsOf(item.rate),
  amountCents: centsOf(item.amount),
  taxable: item.taxable !== false,
})

/** The money of an invoice, in cents; it is that of the job's bill, reckoned once. */
export type InvoiceMoney = {
  lines: InvoiceLine[]
  taxPercent: number
  subtotalCents: number
  taxCents: number
  totalCents: number
}

/** The whole bill of a job. */
export const moneyOf = (billing: Billing): InvoiceMoney => ({
  lines: billing.lineItems.map(lineOf),
  taxPercent: billing.taxPercent,
  subtotalCents: centsOf(billing.totalAmountPreTax),
  taxCents: centsOf(billing.taxAmount),
  totalCents: centsOf(billing.totalAmount),
})

const untaxed = (name: string, amountCents: number): InvoiceLine => ({
  name,
  group: 'Tow Charges',
  quantity: null,
  unit: '',
  rateCents: null,
  amountCents,
  taxable: false,
})

/** The club's part of a bill: all items, less what the customer pays. */
export function clubPart(whole: InvoiceMoney, customerCents: number): InvoiceMoney {
  return {
    ...whole,
    lines: [...whole.lines, untaxed('Paid by the customer', -customerCents)],
    subtotalCents: whole.subtotalCents - customerCents,
    totalCents: whole.totalCents - customerCents,
  }
}

/** The customer's part: what the club does not cover, tax included. */
export function customerPart(customerCents: number, club: string): InvoiceMoney {
  return {
    lines: [untaxed(`Not covered by ${club || 'your motor club'}`, customerCents)],
    taxPercent: 0,
    subtotalCents: customerCents,
    taxCents: 0,
    totalCents: customerCents,
  }
}

type Standing = {
  isVoid: boolean
  isCreditNote: boolean
  totalCents: number
  paidCents: number
  creditedCents: number
}

/** What is still to be paid. A void invoice owes nothing, and a credit note is owed by nobody. */
export function balanceOf({ isVoid, isCreditNote, ...money }: Standing): number {
  const due = isVoid || isCreditNote ? 0 : money.totalCents - money.creditedCents
  return due - money.paidCents
}

/** How an invoice stands, by its money. */
export function invoiceStatus(standing: Standing): InvoiceStatus {
  if (standing.isCreditNote) return 'credit note'
  if (standing.isVoid) return 'void'
  if (balanceOf(standing) <= 0) return 'paid'
  return standing.paidCents > 0 ? 'partly paid' : 'open'
}

const DAY_MS = 86_400_000

/** Whole days from one day of the calendar to another, `2026-11-23`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** What is owed on a day, by how long it has been due. */
export function agingOf(
  owed: readonly { dueOn: string; balanceCents: number }[],
  today: string,
): Aging {
  const aging: Aging = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0, total: 0 }
  for (const { dueOn, balanceCents } of owed) {
    aging[ageOf(daysBetween(dueOn, today))] += balanceCents
    aging.total += balanceCents
  }
  return aging
}

function ageOf(days: number): Exclude<keyof Aging, 'total'> {
  if (days <= 0) return 'current'
  if (days <= 30) return 'to30'
  if (days <= 60) return 'to60'
  return days <= 90 ? 'to90' : 'over90'
}
