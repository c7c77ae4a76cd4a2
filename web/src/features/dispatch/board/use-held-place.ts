import type { Virtualizer } from '@tanstack/react-virtual'
import type { DispatchCall } from '@towline/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what one reads where it is when jobs come or go above it. At the top of the list nothing is
 * held: there the newest job is to be seen.
 */
export function useHeldPlace(
  virtualizer: Virtualizer<Window, Element>,
  calls: readonly DispatchCall[],
  top: number,
): void {
  const seen = useRef<{ id: string; start: number }[]>([])
  useLayoutEffect(() => {
    if (window.scrollY <= top) return
    const places = new Map(calls.map((call, index) => [call.id, index]))
    const still = seen.current.find(({ id }) => places.has(id))
    const now = still && virtualizer.measurementsCache[places.get(still.id) ?? -1]
    if (!still || !now || now.start === still.start) return
    window.scrollBy({ top: now.start - still.start, behavior: 'instant' })
  }, [calls, virtualizer, top])
  useEffect(() => {
    const offset = virtualizer.scrollOffset ?? 0
    seen.current = virtualizer.getVirtualItems().flatMap(({ index, start, end }) => {
      const id = calls[index]?.id
      return id && end > offset ? [{ id, start }] : []
    })
  })
}
