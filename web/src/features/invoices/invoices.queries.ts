import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import {
  checkCardAccount,
  checkMoney,
  connectCards,
  creditInvoice,
  draftInvoice,
  type InvoiceFilter,
  issueBatch,
  issueInvoice,
  listBookExports,
  listDeposits,
  listEmployeesBy,
  listInvoices,
  listJobsToInvoice,
  listUndeposited,
  listVendors,
  makeBookExport,
  makeDeposit,
  readAccount,
  readClubFile,
  readInvoice,
  readInvoiceSettings,
  readReceivables,
  readStatement,
  refundPayment,
  saveInvoiceSettings,
  sendInvoice,
  sendReminders,
  sendStatement,
  takeClubPayments,
  takePayment,
  voidInvoice,
} from '@towline/contract'
import { keepFound, pagesWith, query, useDo } from '../../platform/query.ts'
import { moneyRead } from './invoices.live.ts'

/** Which invoices are asked for. */
export type Filters = { which: InvoiceFilter; accountId: string; search: string }

const PAGE = 50

const invoicePages = (filters: Filters) =>
  pagesWith(listInvoices, {
    size: PAGE,
    inputFor: (page) => ({ query: { ...page, ...filters } }),
    itemsOf: ({ invoices }) => invoices,
  })

/** Asks for what the section shows first, before it is there. */
export function askForInvoices(client: QueryClient): void {
  void client.prefetchInfiniteQuery(invoicePages({ which: 'unpaid', accountId: '', search: '' }))
}

/** The invoices under the filters, page by page; the sums are those of all that are found. */
export const useInvoices = (filters: Filters) =>
  useInfiniteQuery({ ...invoicePages(filters), placeholderData: keepFound })

/** An invoice whole; the last one stays while it is read again. */
export const useInvoice = (id: string) =>
  useQuery({ ...query(readInvoice, { params: { id } }), placeholderData: keepPreviousData })

/** What would be invoiced for a job. */
export const useInvoiceDraft = (jobId: string) =>
  useQuery(query(draftInvoice, { params: { jobId } }))

export const useIssue = () => useDo(issueInvoice, moneyRead)
export const useSend = () => useDo(sendInvoice, moneyRead)
export const useVoid = () => useDo(voidInvoice, moneyRead)
export const useCredit = () => useDo(creditInvoice, moneyRead)
export const useTakePayment = () => useDo(takePayment, moneyRead)
export const useRefund = () => useDo(refundPayment, moneyRead)

/** Completed jobs without an invoice, page by page, the oldest first. */
export const useJobsToInvoice = (accountId: string) =>
  useInfiniteQuery({
    ...pagesWith(listJobsToInvoice, {
      size: PAGE,
      inputFor: (page) => ({ query: { ...page, accountId } }),
      itemsOf: ({ jobs }) => jobs,
    }),
    placeholderData: keepFound,
  })
export const useIssueBatch = () => useDo(issueBatch, moneyRead)

export const useReceivables = () => useQuery(query(readReceivables))
export const useReminders = () => useDo(sendReminders, [readReceivables])
export const useStatement = (accountId: string, month: string) =>
  useQuery({
    ...query(readStatement, { query: { accountId, month } }),
    placeholderData: keepPreviousData,
  })
export const useSendStatement = () => useDo(sendStatement)

export const useReadClubFile = () => useDo(readClubFile)
export const useTakeClubPayments = () => useDo(takeClubPayments, moneyRead)

export const useUndeposited = () => useQuery(query(listUndeposited))
export const useDeposits = () => useQuery(query(listDeposits))
export const useMakeDeposit = () => useDo(makeDeposit, moneyRead)

export const useBookExports = () => useQuery(query(listBookExports))
export const useMakeBookExport = () => useDo(makeBookExport, [listBookExports])

export const useMoneyCheck = () => useQuery(query(checkMoney))

export const useSettings = () => useQuery(query(readInvoiceSettings))
export const useSaveSettings = () => useDo(saveInvoiceSettings, [readInvoiceSettings])

/** How card payments stand; an account that was begun may be taken by it. */
export const useCheckCards = () => useDo(checkCardAccount, [readInvoiceSettings])
export const useConnectCards = () => useDo(connectCards)

const drivers = query(listEmployeesBy, { params: { filter: 'driver' } })
export const useDrivers = () => useQuery(drivers)

const MOST_FOUND = 20
/** Accounts whose name contains what is typed. */
export const useFoundAccounts = (searchText: string) =>
  useQuery({
    ...query(listVendors, { body: { searchText, limit: MOST_FOUND } }),
    placeholderData: keepPreviousData,
  })

/** The name of the chosen account. */
export const useAccount = (id: string) =>
  useQuery({ ...query(readAccount, { params: { id } }), enabled: id !== '' })
