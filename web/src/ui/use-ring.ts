import { useEffect, useRef } from 'react'
import { chime, type Tune } from './chime.ts'

/**
 * Rings when something is there that was not there before; what the page finds as it opens makes no sound. The same
 * thing rings once in `quiet` ms, however often it comes and goes. Undefined: not known yet.
 */
export function useRing(there: readonly string[] | undefined, tune: Tune, quiet = 0): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  const rang = useRef(new Map<string, number>())
  const all = there?.join('\n')
  useEffect(() => {
    if (all === undefined) return
    const now = new Set(all.split('\n').filter(Boolean))
    const before = known.current
    known.current = now
    if (!before) return
    const isDue = (one: string) => Date.now() - (rang.current.get(one) ?? 0) >= quiet
    const fresh = [...now].filter((one) => !before.has(one) && isDue(one))
    if (fresh.length === 0) return
    for (const one of fresh) if (quiet > 0) rang.current.set(one, Date.now())
    chime(tune, fresh)
  }, [all, tune, quiet])
}
