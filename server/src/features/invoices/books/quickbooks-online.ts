import { INVOICES_OF_A_FILE } from '@towline/contract'
import { stringify } from 'csv-stringify/sync'
import type { BookInvoice } from './book-entries.ts'
import { amountOf, customerOf, itemOf, oneLine } from './book-text.ts'

/** The columns of QuickBooks Online's import of invoices, spelled as in its sample file; a star is one it needs. */
export const onlineColumns = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Terms',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  'Taxable',
  'Service Date',
] as const
type Row = Record<(typeof onlineColumns)[number], string>

const MOST_NAME = 100
const MOST_TEXT = 4000

/** `MM/DD/YYYY` */
const usDay = (day: string) => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')

/**
 * Invoices for QuickBooks Online, a row for each line, in files it can take. It takes no credit notes and no
 * payments. Tax is a line of its own and nothing is marked taxable, or it would add its own on top.
 */
export function onlineCsv(invoices: readonly BookInvoice[], part: number): string | null {
  const plain = invoices.filter(({ kind }) => kind === 'invoice')
  const some = plain.slice((part - 1) * INVOICES_OF_A_FILE, part * INVOICES_OF_A_FILE)
  if (some.length === 0) return null
  return stringify(some.flatMap(rowsOf), {
    header: true,
    columns: [...onlineColumns],
    record_delimiter: 'windows',
  })
}

function rowsOf({ number, day, dueOn, poNumber, document }: BookInvoice): Row[] {
  const { billTo, job, lines, taxCents } = document
  const row = (item: string, description: string, amountCents: number): Row => ({
    '*InvoiceNo': number,
    '*Customer': customerOf(billTo.name, MOST_NAME),
    '*InvoiceDate': usDay(day),
    '*DueDate': usDay(dueOn),
    Terms: '',
    Memo: textOf(poNumber ? `PO ${poNumber}, job ${job.number}` : `Job ${job.number}`),
    'Item(Product/Service)': item,
    ItemDescription: textOf(description),
    ItemQuantity: '1',
    ItemRate: amountOf(amountCents),
    '*ItemAmount': amountOf(amountCents),
    Taxable: 'N',
    'Service Date': usDay(day),
  })
  const rows = lines.map((line) => {
    const made = row(itemOf[line.group], line.name, line.amountCents)
    const { quantity, rateCents, amountCents } = line
    // The amount counts; quantity and rate are told only where they make it.
    if (
      quantity !== null &&
      rateCents !== null &&
      Math.round(quantity * rateCents) === amountCents
    ) {
      made.ItemQuantity = String(quantity)
      made.ItemRate = amountOf(rateCents)
    }
    return made
  })
  return taxCents === 0 ? rows : [...rows, row('Sales tax', 'Sales tax', taxCents)]
}

/** Words on one line that no spreadsheet takes for a formula. */
const textOf = (text: string) =>
  oneLine(text)
    .replace(/^[=+\-@]+/, '')
    .slice(0, MOST_TEXT)
