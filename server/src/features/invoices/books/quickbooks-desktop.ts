import type { BookEntries, BookInvoice, BookPayment } from './book-entries.ts'
import { amountOf, customerOf, itemOf, oneLine } from './book-text.ts'

/** The keywords of each kind of row, as Intuit's IIF reference has them. */
export const iifColumns = {
  ACCNT: ['NAME', 'ACCNTTYPE'],
  CUST: ['NAME', 'BADDR1', 'BADDR2', 'BADDR3', 'BADDR4', 'BADDR5', 'PHONE1', 'EMAIL'],
  TRNS: ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO', 'CLEAR'],
  SPL: ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO', 'CLEAR'],
} as const

/** The accounts of the books that are written to, made where there are none of that name. */
const accounts = {
  receivable: ['Accounts Receivable', 'AR'],
  Towing: ['Towing Income', 'INC'],
  Storage: ['Storage Income', 'INC'],
  tax: ['Sales Tax Payable', 'OCLIAB'],
  tips: ['Tips Payable', 'OCLIAB'],
  undeposited: ['Undeposited Funds', 'OCASSET'],
} as const
type AccountName = keyof typeof accounts

/** QuickBooks Desktop takes no longer name. */
const MOST_NAME = 41
const MOST_MEMO = 200

type Kind = 'INVOICE' | 'CREDIT MEMO' | 'PAYMENT' | 'GENERAL JOURNAL'
type Entry = { account: AccountName; cents: number; memo: string }
type Transaction = {
  kind: Kind
  day: string
  name: string
  number: string
  /** The first is the transaction's own account; all of them add up to nothing. */
  entries: readonly [Entry, ...Entry[]]
}

/** All of an export for QuickBooks Desktop: customers, invoices, credits, payments. */
export function desktopIif({ invoices, payments }: BookEntries): string {
  const heads = (['ACCNT', 'CUST'] as const).map((kind) => row(`!${kind}`, iifColumns[kind]))
  const [accountsHead = '', customersHead = ''] = heads
  const all = [...invoices.map(ofInvoice), ...payments.map(ofPayment)]
  const lines = [
    accountsHead,
    ...Object.values(accounts).map((account) => row('ACCNT', account)),
    customersHead,
    ...customers(invoices),
    row('!TRNS', iifColumns.TRNS),
    row('!SPL', iifColumns.SPL),
    '!ENDTRNS',
    ...all.flatMap(written),
  ]
  return `${lines.join('\r\n')}\r\n`
}

const row = (kind: string, cells: readonly string[]) => [kind, ...cells.map(oneLine)].join('\t')

const nameOf = (name: string) => customerOf(name, MOST_NAME)

/** Each customer once, as it stood on the newest invoice. */
function customers(invoices: readonly BookInvoice[]): string[] {
  const known = new Map<string, string>()
  for (const { document } of invoices) {
    const { name, address, phone, email } = document.billTo
    const lines = [name, ...address].slice(0, 5)
    while (lines.length < 5) lines.push('')
    known.set(nameOf(name), row('CUST', [nameOf(name), ...lines, phone, email]))
  }
  return [...known.values()]
}

function ofInvoice({
  kind,
  number,
  day,
  totalCents,
  poNumber,
  document,
}: BookInvoice): Transaction {
  const sign = kind === 'void' ? -1 : 1
  const memo = poNumber ? `PO ${poNumber}` : `Job ${document.job.number}`
  const lines = document.lines.map(
    ({ group, name, amountCents }): Entry => ({
      account: itemOf[group],
      cents: -sign * amountCents,
      memo: name,
    }),
  )
  const tax = -sign * document.taxCents
  return {
    kind: kind === 'invoice' ? 'INVOICE' : 'CREDIT MEMO',
    day,
    name: document.billTo.name,
    number: kind === 'void' ? `${number}V` : number,
    entries: [
      { account: 'receivable', cents: totalCents, memo },
      ...lines,
      ...(tax === 0 ? [] : [{ account: 'tax' as const, cents: tax, memo: 'Sales tax' }]),
    ],
  }
}

/** A refund is no payment to QuickBooks: it goes into the journal. */
function ofPayment(payment: BookPayment): Transaction {
  const { amountCents, tipCents, invoiceNumber, method, reference, day, customer } = payment
  const memo = `${method}${reference ? ` ${reference}` : ''}, invoice ${invoiceNumber}`
  const tip: Entry = { account: 'tips', cents: -tipCents, memo: 'Tip' }
  return {
    kind: payment.isRefund ? 'GENERAL JOURNAL' : 'PAYMENT',
    day,
    name: customer,
    number: invoiceNumber,
    entries: [
      { account: 'undeposited', cents: amountCents + tipCents, memo },
      { account: 'receivable', cents: -amountCents, memo },
      ...(tipCents === 0 ? [] : [tip]),
    ],
  }
}

function written({ kind, day, name, number, entries }: Transaction): string[] {
  // `MM/DD/YY`
  const date = day.replace(/^\d{2}(\d{2})-(\d{2})-(\d{2})$/, '$2/$3/$1')
  const lines = entries.map(({ account, cents, memo }, index) =>
    row(index === 0 ? 'TRNS' : 'SPL', [
      kind,
      date,
      accounts[account][0],
      nameOf(name),
      amountOf(cents),
      number,
      memo.slice(0, MOST_MEMO),
      'N',
    ]),
  )
  return [...lines, 'ENDTRNS']
}
