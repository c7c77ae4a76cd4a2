import { setTimeout as pause } from 'node:timers/promises'
import { VendorFailed } from './vendor-http.ts'

/** Books the next turn of those that come every `gapMs`: in how many ms it is; null, and nothing booked, when later than `mostWaitMs`. */
export type BookTurn = (gapMs: number, mostWaitMs: number) => Promise<number | null>

/** Lets one request pass every `gapMs`; who would have to wait beyond his time is turned away at once. */
export function createPace(gapMs: number, mostWaitMs: number, book: BookTurn = ownTurns()) {
  return async (signal: AbortSignal): Promise<void> => {
    const wait = await booked(book(gapMs, mostWaitMs), signal)
    if (wait === null) throw new VendorFailed('too many questions at once')
    if (wait > 0)
      await pause(wait, undefined, { signal }).catch(() => {
        throw new VendorFailed('no answer in time')
      })
  }
}

/** A turn, as long as somebody waits for it; without one nothing is asked. */
async function booked(turn: ReturnType<BookTurn>, signal: AbortSignal): Promise<number | null> {
  const late = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => late.reject(new VendorFailed('no answer in time')))
  return Promise.race([
    turn.catch(() => {
      throw new VendorFailed('no turn could be had')
    }),
    late.promise,
  ])
}

/** The turns of this process alone. */
function ownTurns(): BookTurn {
  let next = 0
  return async (gapMs, mostWaitMs) => {
    const now = performance.now()
    const wait = Math.max(0, next - now)
    if (wait > mostWaitMs) return null
    next = Math.max(next, now) + gapMs
    return wait
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
