import { useCallback, useEffect, useState } from 'react'
import type { Board } from './use-board.ts'

/** Goes to the first job of the list, as soon as what was asked for has been found. */
export function useFirstFound({ list, calls, does, handle }: Board): () => void {
  const [isWanted, want] = useState(false)
  const isThere = !list.isPlaceholderData && !list.isPending
  const first = calls[0]?.id
  useEffect(() => {
    if (!isWanted || !isThere) return
    want(false)
    if (!first) return
    does.select(first)
    handle.current?.show(first)
  }, [isWanted, isThere, first, does, handle])
  return useCallback(() => want(true), [])
}
