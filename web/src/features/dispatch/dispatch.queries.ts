import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import {
  countDispatchCalls,
  type DispatchCall,
  readDispatchCall,
  StatusFilter,
  searchDispatchCalls,
} from '@towline/contract'
import { useWire } from '../../platform/live-provider.tsx'
import { prefetch, sendOrTake } from '../../platform/prefetch.ts'
import { query } from '../../platform/query.ts'
import { type CallPage, callsOf } from './board/live-lists.ts'

/** Few at first, so that the board paints soon; more at a time as one scrolls. */
const FIRST = 30
const MORE = 60
const STALE = 30_000

/** The jobs of one status that contain the text, page by page. */
export const callList = (status: StatusFilter, searchText: string) =>
  infiniteQueryOptions({
    queryKey: [searchDispatchCalls.name, 'board', { status, searchText }] as const,
    queryFn: async ({ signal, pageParam }): Promise<CallPage> => {
      const limit = pageParam ? MORE : FIRST
      const body = { status, searchText, limit, ...(pageParam && { before: pageParam }) }
      const calls = await sendOrTake(searchDispatchCalls, { body }, signal)
      return { calls, next: calls.length < limit ? undefined : calls.at(-1)?.id }
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** Asks for the first page of the board of this status before there is a board, which then has it sooner. */
export function askForBoard(asked: string | null): void {
  const status = StatusFilter.catch('pending').parse(asked)
  prefetch(searchDispatchCalls, { body: { status, searchText: '', limit: FIRST } })
}

/** While the wire is up the cache is kept fresh by what is said on it. */
const useFreshness = () => (useWire() === 'up' ? Number.POSITIVE_INFINITY : STALE)

/** The list the board shows, with its jobs in one array. */
export function useDispatchCalls(status: StatusFilter, searchText: string) {
  return useInfiniteQuery({
    ...callList(status, searchText),
    placeholderData: keepPreviousData,
    staleTime: useFreshness(),
    select: callsOf,
  })
}

/** How many jobs each status holds. */
export const useDispatchCounts = () =>
  useQuery({ ...query(countDispatchCalls), staleTime: useFreshness() })

/** One job as it is now, also when no list shows it any longer; `known` saves the first reading. */
export function useDispatchCall(id: string, known: DispatchCall | undefined) {
  const staleTime = useFreshness()
  return useQuery({
    ...query(readDispatchCall, { params: { id } }),
    enabled: id !== '',
    staleTime,
    ...(known && { initialData: known }),
  })
}
