import { invoicePdf, statementPdf, warmPrinter } from '../features/invoices/pdf/index.ts'
import { sampleInvoice, sampleStatement } from '../features/invoices/pdf/testing/sample-invoice.ts'
import { createFileWorker, printerLimits } from '../platform/file-worker/index.ts'

/** Makes PDFs of samples as the product does: in a process of its own, which starts with the first. */
export function openPrinter() {
  const printer = createFileWorker({ warn: () => {} }, printerLimits)
  return {
    /** Bytes of an invoice of one page, each with another number. */
    invoice: async (number: number): Promise<number> => {
      const options = { prices: true, timeZone: 'America/Chicago', logo: null }
      const invoice = sampleInvoice({ number: String(number) })
      return (await invoicePdf(printer, invoice, options)).byteLength
    },
    /** Bytes of a statement of so many lines, whose invoices begin with a number. */
    statement: async (lines: number, first: number): Promise<number> =>
      (await statementPdf(printer, sampleStatement(lines, first), null)).byteLength,
    /** What opening an invoice does, before anybody asks for its PDF. */
    warm: () => warmPrinter(printer),
    stop: () => printer.stop(),
  }
}
