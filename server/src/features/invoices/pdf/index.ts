export type { InvoiceOptions } from './invoice-data.ts'
export {
  invoiceFileName,
  invoicePdf,
  letterPdf,
  statementFileName,
  statementPdf,
  warmPrinter,
} from './pdf.ts'
