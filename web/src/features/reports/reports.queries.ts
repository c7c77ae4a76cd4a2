import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  exportReport,
  listCommissions,
  listEmployeesBy,
  listSavedReports,
  listTrucks,
  listVendors,
  type ReportQuestion,
  readAccount,
  readReport,
  removeSavedReport,
  saveCommission,
  saveReport,
} from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'
import { startQuestion } from './reports.text.ts'

/** Asks for what the section shows first, before it is there. */
export function askForReports(client: QueryClient): void {
  void client.prefetchQuery(query(listSavedReports))
  void client.prefetchQuery(query(readReport, { query: startQuestion }))
}

/** The report that answers a question; nothing is asked while the question is not right. */
export const useReport = (question: ReportQuestion, isRight: boolean) =>
  useQuery({
    ...query(readReport, { query: question }),
    enabled: isRight,
    placeholderData: keepPreviousData,
  })

export const useSavedReports = () => useQuery(query(listSavedReports))
export const useSaveReport = () => useDo(saveReport, [listSavedReports])
export const useRemoveReport = () => useDo(removeSavedReport, [listSavedReports])
export const useExportReport = () => useDo(exportReport)

export const useCommissions = () => useQuery(query(listCommissions))
export const useSaveCommission = () => useDo(saveCommission, [listCommissions, readReport])

const people = (filter: 'driver' | 'manager') => query(listEmployeesBy, { params: { filter } })
export const useDrivers = () => useQuery(people('driver'))
export const useManagers = () => useQuery(people('manager'))
export const useTrucks = () => useQuery(query(listTrucks, { params: { status: 'active' } }))

const MOST_FOUND = 20

/** Accounts whose name contains what is typed. */
export const useFoundAccounts = (searchText: string) =>
  useQuery({
    ...query(listVendors, { body: { searchText, limit: MOST_FOUND } }),
    placeholderData: keepPreviousData,
  })

/** The name of the account a report is of. */
export const useAccount = (id: string) =>
  useQuery({ ...query(readAccount, { params: { id } }), enabled: id !== '' })
