import {
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  replaceEqualDeep,
  useQueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

type OfJob = { dispatchCallId: string }
type Asked<Item> = QueryObserverOptions<Item[], Error, Item[], Item[], unknown[]>

/**
 * A hook for what a list holds of one job, in its order. It reads nothing itself, and draws again only when what is held
 * of its job changes. All jobs share one observer: one for each of the rows on the screen would take a quarter of what
 * it costs to draw them, and each time the list is read again as well.
 */
export function byJob<Item extends OfJob>(asked: Asked<Item>): (jobId: string) => readonly Item[] {
  const indexes = new WeakMap<QueryClient, Index<Item>>()
  return (jobId) => {
    const client = useQueryClient()
    const index = indexes.get(client) ?? makeIndex(client, asked)
    indexes.set(client, index)
    return useSyncExternalStore(index.listen, () => index.of(jobId))
  }
}

type Index<Item> = {
  listen: (changed: () => void) => () => void
  of: (jobId: string) => readonly Item[]
}

function makeIndex<Item extends OfJob>(client: QueryClient, asked: Asked<Item>): Index<Item> {
  const observer = new QueryObserver(client, {
    ...asked,
    enabled: false,
    notifyOnChangeProps: ['data'],
  })
  let all: readonly Item[] = none
  let held = new Map<string, readonly Item[]>()
  return {
    listen: (changed) => observer.subscribe(changed),
    of: (jobId) => {
      const now = client.getQueryData<Item[]>(asked.queryKey) ?? none
      if (now !== all) held = sorted(now, held)
      all = now
      return held.get(jobId) ?? none
    },
  }
}

/** The list by its jobs; what has not changed of a job is the same object as before. */
function sorted<Item extends OfJob>(
  all: readonly Item[],
  before: ReadonlyMap<string, readonly Item[]>,
): Map<string, readonly Item[]> {
  const held = new Map<string, Item[]>()
  for (const item of all) {
    const ofJob = held.get(item.dispatchCallId)
    if (ofJob) ofJob.push(item)
    else held.set(item.dispatchCallId, [item])
  }
  return new Map([...held].map(([id, items]) => [id, replaceEqualDeep(before.get(id), items)]))
}

const none: readonly never[] = []
