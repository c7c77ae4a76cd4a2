export type { InvoiceOptions } from './invoice-data.ts'
export {
  invoiceFileName,
  invoicePdf,
  statementFileName,
  statementPdf,
  warmPrinter,
} from './pdf.ts'
