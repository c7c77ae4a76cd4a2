import { newId } from '../../../platform/ids.ts'

/** The records that the samples are about. */
type Known = {
  invoiceId: string
  paymentId: string
  payToken: string
  jobId: string
  accountId: string
}
type Sample = {
  path: string
  body?: unknown
  file?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

/** A picture of a logo: a PNG. */
export const aLogo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAMCAMAAAAnHQ9/AAAAA1BMVEULXG4XK4w8AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAUjBQAAAewAAej1ifMAAAAASUVORK5CYII=',
  'base64',
)

const month = '2026-01'
const reason = 'Harriet asked for it'
/** Those of nobody: what is left out of a batch is told, and refuses nothing. */
const strange = { jobs: { jobIds: [newId()] }, accounts: { accountIds: [newId()] } }

/** A request for each operation of invoices. */
export const invoiceSamples: Record<string, (known: Known) => Sample> = {
  listBookExports: () => ({ path: '/towline/book-exports' }),
  makeBookExport: () => ({
    path: '/towline/book-exports',
    body: { id: newId(), fromDay: '2026-01-01', toDay: '2026-12-31' },
  }),
  downloadBookExport: () => ({ path: `/towline/book-exports/${newId()}/quickbooks-desktop` }),
  listInvoices: () => ({ path: '/towline/invoice?which=all' }),
  readInvoice: ({ invoiceId }) => ({ path: `/towline/invoice/${invoiceId}` }),
  draftInvoice: ({ jobId }) => ({ path: `/towline/invoice-of-job/${jobId}` }),
  issueInvoice: ({ jobId }) => ({ path: '/towline/invoice', body: { jobId } }),
  voidInvoice: ({ invoiceId }) => ({
    path: `/towline/invoice/${invoiceId}/void`,
    body: { reason },
  }),
  creditInvoice: ({ invoiceId }) => ({
    path: `/towline/invoice/${invoiceId}/credit`,
    body: { key: newId(), amountCents: 100, reason },
  }),
  sendInvoice: ({ invoiceId }) => ({
    path: `/towline/invoice/${invoiceId}/send`,
    body: { email: 'harriet@example.com' },
  }),
  takePayment: ({ invoiceId }) => ({
    path: `/towline/invoice/${invoiceId}/payment`,
    body: { key: newId(), method: 'Cash', amountCents: 100 },
  }),
  refundPayment: ({ paymentId }) => ({
    path: `/towline/payment/${paymentId}/refund`,
    body: { key: newId(), amountCents: 100, reason },
  }),
  readPayPage: ({ payToken }) => ({ path: `/towline/pay/${payToken}` }),
  startCardPayment: ({ payToken }) => ({
    path: `/towline/pay/${payToken}/card`,
    body: { tipCents: 0 },
  }),
  readInvoiceSettings: () => ({ path: '/towline/invoice-settings' }),
  saveInvoiceSettings: () => ({
    path: '/towline/invoice-settings',
    body: {
      termsDays: 30,
      licenses: '',
      footer: 'Thank you',
      remindDays: 0,
      stripeAccount: '',
    },
  }),
  sendLogo: () => ({
    path: '/towline/logo',
    file: aLogo,
    headers: { 'x-upload-id': newId(), 'x-file-name': 'logo.png' },
  }),
  readLogo: () => ({ path: `/towline/logo/${newId()}` }),
  connectCards: () => ({ path: '/towline/card-account' }),
  checkCardAccount: () => ({ path: '/towline/card-account/check' }),
  readPayLogo: ({ payToken }) => ({ path: `/towline/pay/${payToken}/logo` }),
  downloadPayInvoice: ({ payToken }) => ({ path: `/towline/pay/${payToken}/pdf` }),
  downloadInvoice: ({ invoiceId }) => ({ path: `/towline/invoice/${invoiceId}/pdf` }),
  downloadStatement: ({ accountId }) => ({
    path: `/towline/statement/pdf?accountId=${accountId}&month=${month}`,
  }),
  listJobsToInvoice: () => ({ path: '/towline/jobs-to-invoice' }),
  issueBatch: () => ({ path: '/towline/invoice-batch', body: strange.jobs }),
  readReceivables: () => ({ path: '/towline/receivables' }),
  readStatement: ({ accountId }) => ({
    path: `/towline/statement?accountId=${accountId}&month=${month}`,
  }),
  sendStatement: ({ accountId }) => ({
    path: '/towline/statement/send',
    body: { accountId, month },
  }),
  sendReminders: () => ({
    path: '/towline/payment-reminder',
    body: strange.accounts,
  }),
  readClubFile: ({ accountId }) => ({
    path: '/towline/club-payment/read',
    body: { accountId, csv: 'PO,Amount\n7,12.00' },
  }),
  takeClubPayments: ({ accountId, invoiceId }) => ({
    path: '/towline/club-payment',
    body: { key: newId(), accountId, payments: [{ invoiceId, amountCents: 100 }] },
  }),
  listUndeposited: () => ({ path: '/towline/undeposited' }),
  makeDeposit: ({ paymentId }) => ({
    path: '/towline/deposit',
    body: { paymentIds: [paymentId], countedCents: 100 },
  }),
  listDeposits: () => ({ path: '/towline/deposit' }),
  checkMoney: () => ({ path: '/towline/money-check' }),
}
