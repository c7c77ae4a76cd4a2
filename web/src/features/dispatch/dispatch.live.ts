import type { QueryClient } from '@tanstack/react-query'
import {
  countDispatchCalls,
  type DispatchCall,
  DispatchChanged,
  demoRemoved,
  dispatchChanged,
  dutyChanged,
  findDuplicates,
  listOwnJobs,
  listPositions,
  offersChanged,
  ownJobsChanged,
  rankDrivers,
  readDispatchCall,
  readJobPapers,
  reservationsChanged,
  searchDispatchCalls,
} from '@towline/contract'
import { z } from 'zod'
import { type LiveRule, throttle } from '../../platform/live.ts'
import { query } from '../../platform/query.ts'
import {
  type CallList,
  type Counts,
  countsAfter,
  patchList,
  type Shown,
} from './board/live-lists.ts'
import { type News, NewsMemory } from './board/news-memory.ts'
import { BOARD, thisMinute } from './dispatch.queries.ts'

/** Changes that come within this time are taken in together, in ms. */
const GATHER = 30
const RECOUNT = 15_000
const RESEARCH = 1_000

/** A job was made or changed: it is written into what is shown; nothing has to be read again. */
export const dispatchLive: readonly LiveRule[] = [
  { topic: dispatchChanged, refetches: [], take: (client, message) => hear(client, message) },
  // Who is being sent by whom is part of who should go.
  { topic: reservationsChanged, refetches: [rankDrivers] },
  { topic: dutyChanged, refetches: [rankDrivers, listPositions] },
  // Whether an offer came to nothing is part of the job, and of its place on the board.
  { topic: offersChanged, refetches: [], take: (client, message) => readAgain(client, message) },
  { topic: ownJobsChanged, refetches: [listOwnJobs] },
  // Jobs are gone for good: what was lately heard of them shall not put them back.
  { topic: demoRemoved, refetches: [], take: (client) => boardOf(client).memory.forget() },
]

type Board = {
  memory: NewsMemory
  gathered: News[]
  flush: () => void
  recount: () => void
  research: () => void
  rereadOthers: () => void
  listeners: Set<(news: readonly News[]) => void>
}

const boards = new WeakMap<QueryClient, Board>()

function boardOf(client: QueryClient): Board {
  const known = boards.get(client)
  if (known) return known
  const board: Board = {
    memory: new NewsMemory(),
    gathered: [],
    flush: throttle(GATHER, () => flush(client, board)),
    recount: throttle(RECOUNT, () => void client.invalidateQueries({ queryKey: COUNTS })),
    research: throttle(RESEARCH, () => void researchTexts(client)),
    rereadOthers: throttle(RESEARCH, () => rereadOthers(client)),
    listeners: new Set(),
  }
  boards.set(client, board)
  keepReadingsFresh(client, board)
  return board
}

/** Tells of every change of a job, the ones just taken in together; returns how to stop. */
export function onNews(client: QueryClient, tell: (news: readonly News[]) => void): () => void {
  const { listeners } = boardOf(client)
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Takes in a job that the server has just answered, without waiting for the wire to tell it. */
export function takeInCall(client: QueryClient, call: DispatchCall): void {
  const { memory } = boardOf(client)
  if (memory.learn(call)) write(client, [call])
}

/** Made once: a schema made for each message would cost more than to check it. */
const Head = DispatchChanged.omit({ call: true })

function hear(client: QueryClient, message: unknown): void {
  const board = boardOf(client)
  const head = Head.safeParse(message).data
  if (!head) return
  const call = carriedCall(message)
  if (call) {
    board.gathered.push({ ...head, call })
    board.flush()
    return
  }
  const reading = client.fetchQuery({
    ...query(readDispatchCall, { params: { id: head.id } }),
    staleTime: 0,
  })
  reading.then(
    (read) => {
      board.gathered.push({ ...head, call: read })
      board.flush()
    },
    () => void client.invalidateQueries({ queryKey: [searchDispatchCalls.name] }),
  )
}

const OfOffer = z.object({ dispatchCallId: z.string() })

function readAgain(client: QueryClient, message: unknown): void {
  const id = OfOffer.safeParse(message).data?.dispatchCallId
  if (!id) return
  const asked = query(readDispatchCall, { params: { id } })
  client.fetchQuery({ ...asked, staleTime: 0 }).then(
    (call) => takeInCall(client, call),
    // It is read with its list, then.
    () => void client.invalidateQueries({ queryKey: BOARD }),
  )
}

// Safe because the server holds what it says on a topic against the same schema in its tests; parsing
// the whole job again, many times a second, would cost the page its time.
const carriedCall = (message: unknown) => (message as { call?: DispatchCall }).call

function flush(client: QueryClient, board: Board): void {
  const news = board.gathered.splice(0)
  for (const { id, version, was, call } of news) {
    if (!board.memory.counts(id, version)) continue
    client.setQueryData<Counts>(COUNTS, (counts) => counts && countsAfter(counts, was, call.status))
  }
  board.recount()
  write(
    client,
    news.map(({ call }) => call).filter((call) => board.memory.learn(call)),
  )
  for (const tell of board.listeners) tell(news)
}

/** Writes jobs into every list, and into what is open of them. */
function write(client: QueryClient, calls: readonly DispatchCall[]): void {
  if (calls.length === 0) return
  for (const [key] of client.getQueriesData({ queryKey: BOARD })) {
    patchOneList(client, key, calls)
  }
  boardOf(client).rereadOthers()
  for (const call of calls) {
    const { queryKey } = query(readDispatchCall, { params: { id: call.id } })
    client.setQueryData<DispatchCall>(queryKey, (open) =>
      open && open.version <= call.version ? call : open,
    )
  }
}

function patchOneList(
  client: QueryClient,
  key: readonly unknown[],
  calls: readonly DispatchCall[],
): void {
  const list = client.getQueryData<CallList>(key)
  if (!list) return
  const patched = patchList(list, shownBy(key), calls, thisMinute())
  if (patched.list !== list) client.setQueryData<CallList>(key, patched.list)
  if (patched.unsure) boardOf(client).research()
}

/** A reading that was under way while news came may be older than they are: they are written once more. */
function keepReadingsFresh(client: QueryClient, board: Board): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey } = event.query
    if (queryKey[0] === searchDispatchCalls.name && queryKey[1] === 'board') {
      patchOneList(client, queryKey, board.memory.lately())
    }
    if (queryKey[0] === readDispatchCall.name) {
      const read = client.getQueryData<DispatchCall>(queryKey)
      const newest = board.memory.lately().find((call) => call.id === read?.id)
      if (read && newest && newest.version > read.version) client.setQueryData(queryKey, newest)
    }
  })
}

const researchTexts = (client: QueryClient) =>
  client.invalidateQueries({
    queryKey: BOARD,
    predicate: ({ queryKey }) => shownBy(queryKey).searchText !== '',
  })

/** Lists of jobs that are no board's are read again, and which of them a form may repeat. */
function rereadOthers(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: [searchDispatchCalls.name],
    predicate: ({ queryKey }) => queryKey[1] !== 'board',
  })
  void client.invalidateQueries({ queryKey: [findDuplicates.name] })
  void client.invalidateQueries({ queryKey: [readJobPapers.name] })
}

const COUNTS = query(countDispatchCalls).queryKey

// Safe because only `callList` makes the keys of a board.
const shownBy = (key: readonly unknown[]) => key[2] as Shown
