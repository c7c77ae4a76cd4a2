import type { QueryClient } from '@tanstack/react-query'
import type { Operation, Topic } from '@towline/contract'

/** What is done when something is said on a topic. */
export type LiveRule = {
  topic: Topic
  /** Queries that are read again. */
  refetches: readonly Operation[]
  /** Takes the news into the cache itself, where a message carries them. */
  take?: (client: QueryClient, message: unknown) => void
}

/** `connecting` only until the wire was up for the first time. */
export type WireState = 'connecting' | 'up' | 'down'

/**
 * Runs `run` at once, and once more after it ended if it was asked for meanwhile. So a burst of news
 * costs two readings, and a slow reading is never started over.
 */
export function coalesce(run: () => Promise<unknown>): () => void {
  let running = false
  let again = false
  const start = async () => {
    running = true
    do {
      again = false
      await run().catch(() => undefined)
    } while (again)
    running = false
  }
  return () => {
    if (running) again = true
    else void start()
  }
}

/** Runs `run` at once, and then at most every `pause` ms for everything it was asked for meanwhile. */
export function throttle(pause: number, run: () => void): () => void {
  let resting = false
  let again = false
  const rest = () => {
    resting = true
    setTimeout(() => {
      resting = false
      if (!again) return
      again = false
      run()
      rest()
    }, pause)
  }
  return () => {
    if (resting) {
      again = true
      return
    }
    run()
    rest()
  }
}

/** What a frame's body says, or undefined when it is not JSON. */
export function messageOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
