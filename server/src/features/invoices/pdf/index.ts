export { invoiceFileName, invoicePdf, statementFileName, statementPdf } from './pdf.ts'
