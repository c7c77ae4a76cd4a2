import { stringify } from 'csv-stringify/sync'
import type { BookInvoice, BookPayment } from './book-entries.ts'

// Amounts stay numbers; what somebody wrote stays text, whatever a spreadsheet would take it for.
const options = { header: true, bom: true, escape_formulas: true, quoted_match: /^\s|\s$/ }
const dollars = (cents: number) => cents / 100

/** Invoices, credit notes and voids, a line each. */
export const invoicesAsCsv = (invoices: readonly BookInvoice[]): string =>
  stringify(
    invoices.map(({ kind, number, day, dueOn, totalCents, poNumber, document }) => {
      const sign = kind === 'void' ? -1 : 1
      return {
        Type: { invoice: 'Invoice', 'credit note': 'Credit note', void: 'Void' }[kind],
        Number: number,
        Date: day,
        Due: dueOn,
        Customer: document.billTo.name,
        'Account number': document.billTo.accountNumber,
        PO: poNumber,
        Job: document.job.number,
        Description: document.lines.map(({ name }) => name).join('; '),
        Subtotal: dollars(sign * document.subtotalCents),
        Tax: dollars(sign * document.taxCents),
        Total: dollars(totalCents),
      }
    }),
    options,
  )

/** Payments and refunds, a line each. */
export const paymentsAsCsv = (payments: readonly BookPayment[]): string =>
  stringify(
    payments.map((payment) => ({
      Type: payment.isRefund ? 'Refund' : 'Payment',
      Date: payment.day,
      Invoice: payment.invoiceNumber,
      Customer: payment.customer,
      Method: payment.method,
      Reference: payment.reference,
      Amount: dollars(payment.amountCents),
      Tip: dollars(payment.tipCents),
      Id: payment.id,
    })),
    options,
  )
