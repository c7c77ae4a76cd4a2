import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listCallHistory, listRecentCalls, searchCustomers } from '@towline/contract'
import { pages, query } from '../../platform/query.ts'

const PAGE = 25

/** The latest phone calls of the company, page by page. */
export const useRecentCalls = () =>
  useInfiniteQuery(pages(listRecentCalls, PAGE, (page) => ({ query: page })))

/** The phone calls of one number, page by page. */
export const useCallHistory = (phoneNumber: string) =>
  useInfiniteQuery(
    pages(listCallHistory, PAGE, (page) => ({ params: { phoneNumber }, query: page })),
  )

/** The customers a term finds; nothing is asked for an empty one. */
export const useCustomerSearch = (term: string) =>
  useQuery({
    ...query(searchCustomers, { params: { term }, query: {} }),
    enabled: term !== '',
  })

/** The jobs that are being filled by a phone call at this moment. */
export function useJobsOnThePhone(): ReadonlySet<string> {
  const { data } = useQuery(query(listRecentCalls, { query: { limit: 50 } }))
  const going = data?.filter((call) => call.outcome === 'in progress' && call.dispatchCallId)
  return new Set(going?.map((call) => call.dispatchCallId))
}
