import { useSyncExternalStore } from 'react'

const STEP = 5_000

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
