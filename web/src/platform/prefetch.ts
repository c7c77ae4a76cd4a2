import type { Operation, ReplyOf, Sent } from '@towline/contract'
import { send } from './api.ts'

/** An answer that nobody has taken for this long is too old to be shown, in ms. */
const FRESH_MS = 10_000

const prefetched = new Map<string, { reply: Promise<unknown>; at: number }>()

const keyOf = (operation: Operation, input: unknown) => `${operation.name} ${JSON.stringify(input)}`

/** Sends a call before the screen that needs its reply is there; `sendOrTake` of the same input gets it, once. */
export function prefetch<E extends Operation>(operation: E, input: Sent<E>): void {
  const reply = send<E>(operation, input)
  // Whoever takes it is told; when nobody does, nobody misses it.
  reply.catch(() => undefined)
  prefetched.set(keyOf(operation, input), { reply, at: Date.now() })
}

/** The reply that was asked for ahead, when it is fresh and came; else the call is sent now. */
export async function sendOrTake<E extends Operation>(
  operation: E,
  input: Sent<E>,
  signal: AbortSignal,
): Promise<ReplyOf<E>> {
  const key = keyOf(operation, input)
  const early = prefetched.get(key)
  prefetched.delete(key)
  if (!early || Date.now() - early.at > FRESH_MS) return send<E>(operation, input, { signal })
  try {
    return sameOperation<E>(await early.reply)
  } catch {
    return send<E>(operation, input, { signal })
  }
}

// Safe because the key names the operation.
const sameOperation = <E>(reply: unknown) => reply as ReplyOf<E>

/** How long the page is left alone where the browser does not tell when it is idle, and while it is busy, in ms. */
const PAUSE_MS = 200

/**
 * Does the works one after the other, each when the page has nothing else to do and is not busy. One that
 * fails is left to whoever needs it. Gives what calls off the rest.
 */
export function whenIdle(
  works: readonly (() => Promise<unknown>)[],
  isBusy: () => boolean,
): () => void {
  let isOff = false
  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  const idle = () =>
    'requestIdleCallback' in window
      ? new Promise((resolve) => requestIdleCallback(resolve))
      : pause()
  const run = async () => {
    for (const work of works) {
      await idle()
      while (isBusy() && !isOff) await pause()
      if (isOff) return
      await work().catch(() => undefined)
    }
  }
  void run()
  return () => {
    isOff = true
  }
}
