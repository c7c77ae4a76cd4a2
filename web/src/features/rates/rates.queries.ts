import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  exportRateSheet,
  listRateAccounts,
  listRateHistory,
  listRateSheets,
  listVendors,
  readRatesCsv,
  removeRateSheet,
  saveRateSheet,
} from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'

/** Whose rates: `company`, or an account's id. */
const sheets = (whose: string) => query(listRateSheets, { params: { whose } })

/** Asks for what the tab shows first, before it is there. */
export const askForRates = (client: QueryClient): void =>
  void client.prefetchQuery(sheets('company'))

export const useRateSheets = (whose: string) => useQuery(sheets(whose))

/** Accounts with rates of their own. */
export const useRateAccounts = () => useQuery(query(listRateAccounts))

const MOST_FOUND = 20

/** Accounts whose name contains what is typed. */
export const useFoundAccounts = (searchText: string) =>
  useQuery({
    ...query(listVendors, { body: { searchText, limit: MOST_FOUND } }),
    enabled: searchText !== '',
    placeholderData: keepPreviousData,
  })

/** Who changed these rates; read when somebody wants to see it. */
export const useRateHistory = (whose: string) =>
  useQuery({ ...query(listRateHistory, { params: { whose } }), staleTime: 0 })

const changed = [listRateSheets, listRateAccounts, listRateHistory]
export const useSaveRates = () => useDo(saveRateSheet, changed)
export const useRemoveRates = () => useDo(removeRateSheet, changed)
export const useReadCsv = () => useDo(readRatesCsv)
export const useExport = () => useDo(exportRateSheet)
