import { useSyncExternalStore } from 'react'

const STEP = 5_000
const MINUTE = 60_000

let now = Date.now()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function listen(changed: () => void) {
  // Nobody moved the clock on while nobody looked at it.
  if (listeners.size === 0) now = Date.now()
  listeners.add(changed)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const tell of listeners) tell()
  }, STEP)
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time in epoch ms, moving on every five seconds; one clock for the whole page. */
export const useNow = (): number =>
  useSyncExternalStore(
    listen,
    () => now,
    () => now,
  )

/**
 * The time for what counts whole minutes from or to these moments: it moves on only when one of those counts changes.
 * Dozens of figures on a page are then drawn again a few at a time, not all of them every five seconds.
 */
export function useMinutesFrom(...moments: readonly number[]): number {
  const read = () => lastChange(moments, now)
  return useSyncExternalStore(listen, read, read)
}

/** Just after the last time a count of whole minutes from or to one of the moments changed. */
export const lastChange = (moments: readonly number[], at: number): number =>
  Math.max(...moments.map((moment) => moment + Math.floor((at - moment) / MINUTE) * MINUTE)) + 1
