import { useQuery } from '@tanstack/react-query'
import type { Operation, ReplyOf } from '@towline/contract'
import { useEffect, useMemo } from 'react'
import type { Input } from './api.ts'
import { query } from './query.ts'
import { onThisDevice } from './text-storage.ts'

/** How often it is read again. */
type Pace = { staleTime?: number; refetchInterval?: number }

/** What an operation answers, kept on the device under a key: a phone without a line shows what it read last. */
export function useKept<E extends Operation>(
  operation: E,
  key: string,
  pace: Pace = {},
  ...input: Input<E>
) {
  const { data, error, isPending, refetch } = useQuery({ ...query(operation, ...input), ...pace })
  useEffect(() => {
    if (data !== undefined) onThisDevice.setItem(key, JSON.stringify(data))
  }, [data, key])
  const known = useMemo(() => data ?? readKept(operation, key), [data, operation, key])
  return { known, error, isPending: isPending && known === undefined, refetch }
}

function readKept<E extends Operation>({ reply }: E, key: string): ReplyOf<E> | undefined {
  try {
    const kept = reply.safeParse(JSON.parse(onThisDevice.getItem(key) ?? ''))
    // It was kept as this operation's reply.
    return kept.success ? (kept.data as ReplyOf<E>) : undefined
  } catch {
    return undefined
  }
}
