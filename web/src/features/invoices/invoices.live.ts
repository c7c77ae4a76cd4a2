import {
  checkMoney,
  draftInvoice,
  invoicesChanged,
  listDeposits,
  listInvoices,
  listJobsToInvoice,
  listUndeposited,
  readInvoice,
  readReceivables,
  readStatement,
} from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** What any invoice or payment may change. */
export const moneyRead = [
  listInvoices,
  readInvoice,
  draftInvoice,
  listJobsToInvoice,
  readReceivables,
  readStatement,
  listUndeposited,
  listDeposits,
  checkMoney,
]

/** An invoice or a payment was made or changed: what is shown of the money is read again. */
export const invoicesLive: readonly LiveRule[] = [{ topic: invoicesChanged, refetches: moneyRead }]
