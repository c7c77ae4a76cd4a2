import type { Invoice, InvoiceLine, Payment } from '@towline/contract'
import {
  dayText,
  type Fact,
  known,
  linesOf,
  moneyText,
  phoneText,
  shown,
  shownLines,
  timeText,
} from './page-data.ts'

export type InvoiceOptions = {
  /** Without: what was done, for a customer whose club pays. */
  prices: boolean
  /** Where the company is, `America/Chicago`. */
  timeZone: string
}

/** What the template `invoice.typ` shows, in words. */
export const invoiceData = (invoice: Invoice, options: InvoiceOptions, hasLogo = false) => ({
  logo: hasLogo,
  title: titleOf(invoice, options),
  number: invoice.number,
  mark: markOf(invoice, options),
  prices: options.prices,
  issuer: {
    name: shown(invoice.issuer.name),
    lines: shownLines([...invoice.issuer.address, phoneText(invoice.issuer.phone)]),
    licenses: shownLines(invoice.issuer.licenses),
    footer: linesOf(invoice.issuer.footer),
  },
  billTo: billTo(invoice),
  facts: factsOf(invoice, options),
  job: jobOf(invoice, options),
  groups: groupsOf(invoice, options),
  totals: options.prices ? totalsOf(invoice) : [],
  payments: options.prices ? paymentsOf(invoice, options) : [],
  due: options.prices ? dueOf(invoice) : null,
  payUrl: options.prices && invoice.balanceCents > 0 ? invoice.payUrl : '',
  note: linesOf(invoice.note),
  voidReason: linesOf(invoice.voidReason),
})

function titleOf({ status }: Invoice, { prices }: InvoiceOptions): string {
  if (status === 'credit note') return 'Credit note'
  return prices ? 'Invoice' : 'Service record'
}

type Mark = { text: string; kind: 'good' | 'bad' | 'plain' }

/** The stamp beside the title; an open invoice has none. */
function markOf({ status }: Invoice, { prices }: InvoiceOptions): Mark | null {
  if (status === 'void') return { text: 'VOID', kind: 'bad' }
  if (!prices || status === 'open' || status === 'credit note') return null
  return status === 'paid' ? { text: 'PAID', kind: 'good' } : { text: 'PARTLY PAID', kind: 'plain' }
}

function billTo({ billTo: { name, address, email, phone, accountNumber } }: Invoice) {
  const account = accountNumber === '' ? '' : `Account ${accountNumber}`
  return {
    name: shown(name) || 'Customer',
    lines: shownLines([...address, phoneText(phone), email, account]),
  }
}

function factsOf(invoice: Invoice, { prices }: InvoiceOptions): Fact[] {
  const { job, status } = invoice
  const isDue = prices && status !== 'credit note' && status !== 'void'
  return known([
    ['Number', invoice.number],
    ['Date', dayText(invoice.issuedOn)],
    ['Due', isDue ? dayText(invoice.dueOn) : ''],
    ['PO number', invoice.poNumber],
    ['Dispatch number', job.clubDispatchNumber],
    ['Member number', job.clubMemberNumber],
  ])
}

const jobOf = ({ job }: Invoice, { timeZone }: InvoiceOptions): Fact[] =>
  known([
    ['Job', job.number],
    ['Customer', job.customerName],
    ['Vehicle', job.vehicle],
    ['Plate', job.plate],
    ['VIN', job.vin],
    ['Service', job.reason],
    ['From', job.pickup],
    ['To', job.dropoff],
    ['Call received', timeText(job.receivedAt, timeZone)],
    ['Completed', timeText(job.completedAt, timeZone)],
    ['Driver', job.driverName],
    ['Truck', job.truckName],
  ])

const GROUPS = ['Tow Charges', 'Storage Charges'] as const

/** Lines under their headings; what takes money off is no service, so the copy without prices has none of it. */
const groupsOf = ({ lines, taxCents }: Invoice, { prices }: InvoiceOptions) =>
  GROUPS.map((name) => {
    const own = lines.filter((line) => line.group === name && (prices || line.amountCents >= 0))
    return {
      name,
      lines: own.map((line) => lineOf(line, taxCents !== 0)),
      subtotal: moneyText(own.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    }
  }).filter(({ lines: own }) => own.length > 0)

const lineOf = (line: InvoiceLine, isTaxed: boolean) => ({
  name: shown(line.name),
  quantity: quantityOf(line),
  how: howOf(line),
  amount: moneyText(line.amountCents),
  // Said where some is taxed and some is not.
  untaxed: isTaxed && !line.taxable,
})

const quantityOf = ({ quantity, unit }: InvoiceLine): string =>
  quantity === null ? '' : shown(`${quantity} ${unit}`)

/** How the amount came about: `12 miles × $4.50`. */
const howOf = ({ quantity, unit, rateCents }: InvoiceLine): string =>
  quantity === null || rateCents === null
    ? ''
    : shown(`${quantity} ${unit} × ${moneyText(rateCents)}`.replace(/ +/g, ' '))

const totalsOf = ({ subtotalCents, taxPercent, taxCents, totalCents }: Invoice): Fact[] => [
  { name: 'Subtotal', value: moneyText(subtotalCents) },
  ...(taxCents === 0 && taxPercent === 0
    ? []
    : [{ name: `Tax (${taxPercent}%)`, value: moneyText(taxCents) }]),
  { name: 'Total', value: moneyText(totalCents) },
]

const paymentsOf = ({ payments, creditNotes }: Invoice, options: InvoiceOptions): Fact[] => [
  ...payments
    .toSorted((a, b) => a.receivedAt - b.receivedAt)
    .map((payment) => paymentOf(payment, options)),
  ...creditNotes.map(({ number, totalCents }) => ({
    name: `Credit note ${number}`,
    value: moneyText(-Math.abs(totalCents)),
  })),
]

function paymentOf(payment: Payment, { timeZone }: InvoiceOptions): Fact {
  const { amountCents, tipCents, method, reference, receivedAt, refundOf, isDispute } = payment
  const on = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(receivedAt)
  const back = isDispute ? 'Disputed' : 'Refund'
  const what = `${refundOf ? back : 'Paid'}, ${method}`
  const plus = amountCents === 0 ? 'the' : 'plus a'
  const tip = tipCents === 0 ? '' : `, ${plus} tip of ${moneyText(Math.abs(tipCents))}`
  const name = [what, reference].filter((part) => part !== '').join(' ')
  return {
    name: shown(`${name}, ${on}${tip}`),
    value: amountCents === 0 ? '' : moneyText(-amountCents),
  }
}

function dueOf({ status, balanceCents }: Invoice): Fact | null {
  if (status === 'credit note') return null
  return balanceCents < 0
    ? { name: 'To be given back', value: moneyText(-balanceCents) }
    : { name: 'Balance due', value: moneyText(balanceCents) }
}
