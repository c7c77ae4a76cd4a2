import type { Endpoint, Topic } from '@towline/contract'

/** Which queries are read again when something is said on a topic. */
export type LiveRule = { topic: Topic; refetches: readonly Endpoint[] }

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
