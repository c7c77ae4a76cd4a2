import type { LiveCallCard } from '@towline/contract'
import { useEffect, useRef } from 'react'
import { useDock } from './use-dock.ts'

/** Beside the board a call that comes in opens by itself, unless something else is open there that goes on. */
export function useIncomingCall(live: readonly LiveCallCard[] | undefined, isBoard: boolean): void {
  const { docked, open } = useDock()
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!live) return
    const before = known.current
    known.current = new Set(live.map(({ id }) => id))
    const isFree = !docked || (docked.kind === 'call' && !live.some(({ id }) => id === docked.id))
    const came = live.findLast(({ id, standing }) => !before?.has(id) && standing !== 'over')
    if (came && isFree && isBoard) open({ kind: 'call', id: came.id, isAsked: false })
  }, [live, isBoard, docked, open])
}
