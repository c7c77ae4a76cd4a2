import { setTimeout as pause } from 'node:timers/promises'
import { VendorFailed } from './vendor-http.ts'

/** Lets one request pass every `gapMs`; who would have to wait beyond his time is turned away at once. */
export function createPace(gapMs: number, mostWaitMs: number) {
  let next = 0
  return async (signal: AbortSignal): Promise<void> => {
    const now = performance.now()
    const wait = Math.max(0, next - now)
    if (wait > mostWaitMs) throw new VendorFailed('too many questions at once')
    next = Math.max(next, now) + gapMs
    if (wait > 0)
      await pause(wait, undefined, { signal }).catch(() => {
        throw new VendorFailed('no answer in time')
      })
  }
}

/** Remembers the last so many answers, each for so long. */
export function createMemory<T>(most: number, keepMs: number, now: () => number = Date.now) {
  const known = new Map<string, { value: T; until: number }>()
  return {
    get(key: string): { value: T } | undefined {
      const found = known.get(key)
      return found && found.until > now() ? found : undefined
    },
    set(key: string, value: T): void {
      known.delete(key)
      known.set(key, { value, until: now() + keepMs })
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
    },
  }
}
