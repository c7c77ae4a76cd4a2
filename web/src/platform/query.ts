import {
  infiniteQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Operation, ReplyOf, Sent } from '@towline/contract'
import { ApiError, type Input, send } from './api.ts'
import { withSession } from './signed-out.ts'

/** What to hand to `useQuery` for a call of an operation; its key is the operation's name and the input. */
export function query<E extends Operation>(operation: E, ...[input]: Input<E>) {
  return queryOptions({
    queryKey: [operation.name, input ?? null],
    queryFn: ({ signal }) => withSession(() => send<E>(operation, input, { signal }), signal),
  })
}

type InputFor<E extends Operation> = (page: { limit: number; before?: string }) => Sent<E>

/** The same for a list that is read page by page: `inputFor` makes the input that follows the last id seen. */
export const pages = <E extends Operation, Item extends { id: string }>(
  operation: E & { reply: { _output: Item[] } },
  size: number,
  inputFor: InputFor<E>,
) => pagesWith<E>(operation, { size, inputFor, itemsOf: (page) => page })

/** The same where a page is more than its list, such as the list with what all of it comes to. */
export function pagesWith<E extends Operation>(
  operation: E,
  {
    size,
    inputFor,
    itemsOf,
  }: { size: number; inputFor: InputFor<E>; itemsOf: (page: ReplyOf<E>) => unknown },
) {
  return infiniteQueryOptions({
    queryKey: [operation.name, inputFor({ limit: size })],
    queryFn: ({ signal, pageParam }) =>
      withSession(
        () =>
          send<E>(operation, inputFor({ limit: size, ...(pageParam && { before: pageParam }) }), {
            signal,
          }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page: ReplyOf<E>) => lastIdOf(itemsOf(page), size),
  })
}

function lastIdOf(page: unknown, size: number): string | undefined {
  if (!Array.isArray(page) || page.length < size) return undefined
  const last: unknown = page.at(-1)
  return typeof last === 'object' && last && 'id' in last ? String(last.id) : undefined
}

/**
 * The last list stays in sight while another is read. An empty one does not: it would say of the other, of which nothing
 * is known yet, that it is empty.
 */
export const keepFound = <Found>(last: Found | undefined): Found | undefined =>
  rowsIn(last).length > 0 ? last : undefined

/** The rows of a list, of a page that has one among other things, or of all pages. */
function rowsIn(found: unknown): readonly unknown[] {
  if (Array.isArray(found)) return found
  if (typeof found !== 'object' || found === null) return []
  if ('pages' in found && Array.isArray(found.pages)) return found.pages.flatMap(rowsIn)
  return Object.values(found).find(Array.isArray) ?? []
}

/**
 * A call that changes something; when it is done the queries of `refetches` are read again at once. Those of `records`,
 * which are of the record that was saved, have it before they are read: who opens its form right away begins with it.
 */
export function useDo<E extends Operation>(
  operation: E,
  refetches: readonly Operation[] = [],
  records: readonly Operation[] = [],
) {
  const client = useQueryClient()
  return useMutation<ReplyOf<E>, Error, Sent<E>>({
    mutationKey: [operation.name],
    // Without a network it fails at once and says so; it does not wait in silence.
    networkMode: 'always',
    mutationFn: (input) => withSession(() => send<E>(operation, input)),
    onSuccess: (saved) => {
      for (const { name } of records)
        client.setQueriesData({ queryKey: [name] }, (known: unknown) => withSaved(known, saved))
      // Not waited for: whoever asked for the change need not wait for the lists.
      void refetch(client, refetches)
    },
  })
}

/** A record or a list, with what was saved of it. */
function withSaved(known: unknown, saved: unknown): unknown {
  if (Array.isArray(known)) return known.map((one) => withSaved(one, saved))
  return idOf(known) !== undefined && idOf(known) === idOf(saved) ? saved : known
}

const idOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined

/** Reads every shown query of these operations again. */
export async function refetch(
  client: QueryClient,
  operations: readonly Operation[],
): Promise<void> {
  await Promise.all(
    operations.map((operation) => client.invalidateQueries({ queryKey: [operation.name] })),
  )
}

/**
 * The cache of what the server said. What a person may not see, or what is not there, is not asked for
 * again. `onSignedOut` is told when the server no longer knows who this is and nobody offers signing in
 * again; `onOwed` when the company requires a second step first.
 */
export function makeQueryClient(
  onSignedOut: () => void,
  onOwed: () => void = () => undefined,
): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'Unauthorized') onSignedOut()
    if (error.code === 'two_step_required') onOwed()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 2 &&
          (!(error instanceof ApiError) ||
            ['offline', 'internal', 'unavailable'].includes(error.code)),
      },
    },
  })
}
