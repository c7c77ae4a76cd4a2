export { downloadBookExport, listBookExports, makeBookExport } from './books/book-exports.ts'
export { checkCardAccount, connectCards } from './card-account.ts'
export { creditInvoice, voidInvoice } from './change-invoice.ts'
export { readClubFile, takeClubPayments } from './club-file.ts'
export { listDeposits, listUndeposited, makeDeposit } from './deposits.ts'
export { draftInvoice } from './draft-invoice.ts'
export { followBills } from './follow-card-payments.ts'
export {
  downloadInvoice,
  downloadPayInvoice,
  downloadStatement,
  invoiceAttachments,
} from './invoice-files.ts'
export { readInvoiceSettings, saveInvoiceSettings } from './invoice-settings.ts'
export { issueBatch, issueInvoice } from './issue-invoice.ts'
export { listJobsToInvoice } from './jobs-to-invoice.ts'
export { listInvoices, readInvoice } from './list-invoices.ts'
export { readLogo, sendLogo } from './logo.ts'
export { checkMoney } from './money-check.ts'
export { listOwnDues } from './own-dues.ts'
export { readPayPage } from './pay-page.ts'
export { readReceivables } from './receivables.ts'
export { refundPayment } from './refund-payment.ts'
export { planReminderRound, reminderRound, sendReminders } from './reminders.ts'
export { sendInvoice } from './send-invoice.ts'
export { closeStaleCard, settleCardPayment, takeCardEvent } from './settle-card-payment.ts'
export { startCardPayment } from './start-card-payment.ts'
export { readStatement, sendStatement } from './statement.ts'
export { takePayment } from './take-payment.ts'
