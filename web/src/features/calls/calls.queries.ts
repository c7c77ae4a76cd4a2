import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listCallHistory, listRecentCalls, searchCustomers } from '@towline/contract'
import { pages, query } from '../../platform/query.ts'

const PAGE = 25
/** The dashboard shows the latest few. */
const RECENT = 10

const recentCalls = pages(listRecentCalls, RECENT, (page) => ({ query: page }))

/** Asks for the latest phone calls before there is a list of them. */
export const askForRecentCalls = (client: QueryClient): void =>
  void client.prefetchInfiniteQuery(recentCalls)

/** The latest phone calls of the company, page by page. */
export const useRecentCalls = () => useInfiniteQuery(recentCalls)

/** The phone calls of one number, page by page. */
export const useCallHistory = (phoneNumber: string) =>
  useInfiniteQuery(
    pages(listCallHistory, PAGE, (page) => ({ params: { phoneNumber }, query: page })),
  )

/** An address can't end in dots alone; nobody is called so. */
export const isAskable = (term: string) => /[^.]/.test(term)

/** The customers a term finds; nothing is asked for an empty one. */
export const useCustomerSearch = (term: string) =>
  useQuery({
    ...query(searchCustomers, { params: { term }, query: {} }),
    enabled: isAskable(term),
  })

/** The phone calls about a job, newest first. */
export const useCallsOfJob = (dispatchCallId: string) =>
  useQuery(query(listRecentCalls, { query: { dispatchCallId } }))
