import { useQuery } from '@tanstack/react-query'
import type { Operation, ReplyOf } from '@towline/contract'
import { useEffect, useMemo } from 'react'
import type { z } from 'zod'
import type { Input } from './api.ts'
import { query } from './query.ts'
import { onThisDevice } from './text-storage.ts'

/** Where it is kept, what is believed of what stands there, and how often it is read again. */
type Kept<Reply> = {
  key: string
  shape: z.ZodType<Reply>
  staleTime?: number
  refetchInterval?: number
}

/** What an operation answers, kept on the device under a key: a phone without a line shows what it read last. */
export function useKept<E extends Operation>(
  operation: E,
  { key, shape, ...pace }: Kept<ReplyOf<E>>,
  ...input: Input<E>
) {
  const { data, error, isPending, refetch } = useQuery({ ...query(operation, ...input), ...pace })
  useEffect(() => {
    if (data !== undefined) onThisDevice.setItem(key, JSON.stringify(data))
  }, [data, key])
  const known = useMemo(() => data ?? readKept(shape, key), [data, shape, key])
  return { known, error, isPending: isPending && known === undefined, refetch }
}

function readKept<Reply>(shape: z.ZodType<Reply>, key: string): Reply | undefined {
  try {
    return shape.safeParse(JSON.parse(onThisDevice.getItem(key) ?? '')).data
  } catch {
    return undefined
  }
}
