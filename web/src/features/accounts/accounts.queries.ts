import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listAccountTypes, listEmployeesBy, readAccount, searchAccounts } from '@towline/contract'
import { keepFound, pages, query } from '../../platform/query.ts'

/** What the list is filtered by; empty shows all. */
export type AccountFilters = { name: string; type: string; manager: string }

const PAGE = 60

function accountPages({ name, type, manager }: AccountFilters) {
  const criteria = {
    ...(name && { name }),
    ...(type && { type }),
    ...(manager && { accountManagerId: manager }),
  }
  return pages(searchAccounts, PAGE, (page) => ({ body: { ...criteria, ...page } }))
}

const types = { ...query(listAccountTypes), staleTime: Number.POSITIVE_INFINITY }

const managers = query(listEmployeesBy, { params: { filter: 'manager' } })

/** Asks for what the section shows first, before it is there. */
export function askForAccounts(client: QueryClient): void {
  void client.prefetchInfiniteQuery(accountPages({ name: '', type: '', manager: '' }))
  void client.prefetchQuery(types)
  void client.prefetchQuery(managers)
}

/** The accounts under the filters, page by page; the last ones stay while others are read. */
export const useAccounts = (filters: AccountFilters) =>
  useInfiniteQuery({
    ...accountPages(filters),
    placeholderData: keepFound,
    select: ({ pages: read }) => read.flat(),
  })

/** One account, whole. */
export const useAccount = (id: string) =>
  useQuery({ ...query(readAccount, { params: { id } }), enabled: id !== '' })

/** The types an account can have; the first is the default of a new one. */
export const useAccountTypes = () => useQuery(types).data ?? []

/** The managers, who can look after an account. */
export function useManagers(): readonly { value: string; label: string }[] {
  const { data } = useQuery(managers)
  return (data ?? []).map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}`.trim(),
  }))
}
