import {
  infiniteQueryOptions,
  type QueryClient,
  replaceEqualDeep,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import {
  countDispatchCalls,
  type DispatchCall,
  inOrder,
  type JobSort,
  placeOf,
  readDispatchCall,
  StatusFilter,
  searchDispatchCalls,
  sortUnder,
} from '@towline/contract'
import { useCallback } from 'react'
import { useWire } from '../../platform/live-provider.tsx'
import { prefetch, sendOrTake } from '../../platform/prefetch.ts'
import { keepFound, query } from '../../platform/query.ts'
import { useMinutesFrom } from '../../ui/use-now.ts'
import { chosenSort } from './board/board-choices.ts'
import {
  type CallList,
  type CallPage,
  callsOf,
  type Onward,
  type Shown,
} from './board/live-lists.ts'

/** Few at first, so that the board paints soon; more at a time as one scrolls. */
const FIRST = 30
const MORE = 60
const STALE = 30_000

const MINUTE = 60_000
/** The minute it is: what is late changes with it, and no sooner. */
const minuteOf = (now: number) => Math.floor(now / MINUTE) * MINUTE
export const thisMinute = () => minuteOf(Date.now())

/** What is asked of the server for a page; the clock is told where the order has to do with it. */
function bodyOf({ status, searchText, sort }: Shown, onward: Onward | null, now: number) {
  const limit = onward ? MORE : FIRST
  if (sortUnder(status, sort) === 'newest')
    return { status, searchText, limit, ...(onward && { before: onward.after.id }) }
  return { status, searchText, limit, sort, now, ...(onward && { after: onward.after }) }
}

/** What the keys of all boards begin with. */
export const BOARD = [searchDispatchCalls.name, 'board'] as const

/**
 * The jobs as a board holds them already, where nothing of them is new: the rows of these are not drawn again. Each is
 * found by its id, for the cache itself compares what stands at the same place, and below a new job that is another job.
 */
function asHeld(client: QueryClient, fresh: readonly DispatchCall[]): readonly DispatchCall[] {
  const lists = client.getQueriesData<CallList>({ queryKey: BOARD })
  const held = new Map(lists.flatMap(([, list]) => callsOf(list)).map((call) => [call.id, call]))
  return fresh.map((call) => replaceEqualDeep(held.get(call.id), call))
}

/** The jobs of one status that contain the text, in an order, page by page. */
export const callList = (status: StatusFilter, searchText: string, sort: JobSort) =>
  infiniteQueryOptions({
    queryKey: [...BOARD, { status, searchText, sort }] as const,
    queryFn: async ({ client, signal, pageParam }): Promise<CallPage> => {
      const now = pageParam?.now ?? thisMinute()
      const body = bodyOf({ status, searchText, sort }, pageParam, now)
      const calls = asHeld(client, await sendOrTake(searchDispatchCalls, { body }, signal))
      const last = calls.at(-1)
      if (!last || calls.length < body.limit) return { calls, next: undefined }
      return { calls, next: { after: placeOf(last, sortUnder(status, sort), now), now } }
    },
    initialPageParam: noPage,
    getNextPageParam: (page) => page.next,
    structuralSharing: false,
  })

const noPage: Onward | null = null

/** Asks for the first page of the board of this status before there is a board, which then has it sooner. */
export function askForBoard(asked: string | null): void {
  const status = StatusFilter.catch('pending').parse(asked)
  prefetch(searchDispatchCalls, {
    body: bodyOf({ status, searchText: '', sort: chosenSort() }, null, thisMinute()),
  })
}

/** While the wire is up the cache is kept fresh by what is said on it. */
const useFreshness = () => (useWire() === 'up' ? Number.POSITIVE_INFINITY : STALE)

/** The list the board shows, with its jobs in one array; what becomes late with the clock moves up by itself. */
export function useDispatchCalls(status: StatusFilter, searchText: string, sort: JobSort) {
  const now = minuteOf(useMinutesFrom(0))
  const by = sortUnder(status, sort)
  return useInfiniteQuery({
    ...callList(status, searchText, sort),
    placeholderData: keepFound,
    staleTime: useFreshness(),
    select: useCallback(
      (list: CallList) => (by === 'urgent' ? inOrder(callsOf(list), by, now) : callsOf(list)),
      [by, now],
    ),
    // What is further down than has been read becomes late unseen.
    refetchInterval: ({ state }) =>
      by === 'urgent' && state.data?.pages.at(-1)?.next ? MINUTE : false,
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
