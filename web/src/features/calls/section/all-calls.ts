import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { listRecentCalls, type PhoneCall, type PhoneCallOutcome } from '@towline/contract'
import { send } from '../../../platform/api.ts'
import { keepFound } from '../../../platform/query.ts'
import { withSession } from '../../../platform/signed-out.ts'

/** What the Calls section is narrowed to; empty is everything. */
export type CallFilters = {
  from: string
  to: string
  outcome: PhoneCallOutcome | ''
  number: string
}

const PAGE = 50
/** Not the operation's name: a list of thousands is not read again whole for each new call. */
const KEY = 'allCalls'

type Page = { limit: number; before?: string }

const readPage = (filters: CallFilters, page: Page, signal?: AbortSignal) =>
  withSession(
    () => send(listRecentCalls, { query: { ...filled(filters), ...page } }, signal && { signal }),
    signal,
  )

const filled = (filters: CallFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

const allCalls = (filters: CallFilters) =>
  infiniteQueryOptions({
    queryKey: [KEY, filters] as const,
    queryFn: ({ signal, pageParam }) =>
      readPage(filters, { limit: PAGE, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  })

/** Asks for the newest calls before the section is there. */
export const askForCalls = (client: QueryClient): void =>
  void client.prefetchInfiniteQuery(allCalls({ from: '', to: '', outcome: '', number: '' }))

/** The whole history under a filter, page by page, in one list. */
export const useAllCalls = (filters: CallFilters) =>
  useInfiniteQuery({ ...allCalls(filters), placeholderData: keepFound })

/** Reads the newest page of what is shown, and puts it before the calls known already. */
export async function refreshHeads(client: QueryClient): Promise<void> {
  const shown = client.getQueryCache().findAll({ queryKey: [KEY], type: 'active' })
  await Promise.all(
    shown.map(async ({ queryKey }) => {
      const filters = asFilters(queryKey[1])
      const head = await readPage(filters, { limit: PAGE }).catch(() => null)
      if (!head) return
      client.setQueryData<InfiniteData<PhoneCall[], string>>(queryKey, (known) =>
        known ? { ...known, pages: withHead(known.pages, head) } : known,
      )
    }),
  )
}

/** The pages with a newer first one: what it no longer holds stays behind it. */
export function withHead(pages: readonly PhoneCall[][], head: readonly PhoneCall[]): PhoneCall[][] {
  const [first = [], ...rest] = pages
  const fresh = new Set(head.map(({ id }) => id))
  // A short page is all there is.
  const older = head.length < PAGE ? [] : first.filter(({ id }) => !fresh.has(id))
  return [[...head, ...older], ...rest.map((page) => page.filter(({ id }) => !fresh.has(id)))]
}

// Safe because only `allCalls` makes keys that begin with KEY.
const asFilters = (part: unknown) => part as CallFilters
