import { Failure } from './failure.ts'

/**
 * Lets so many pieces of work run at once; the others wait for their turn. Throws `too_many` when more than
 * `mayWait` would.
 */
export function turns(atOnce: number, mayWait = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= mayWait) throw new Failure('too_many', { retryAfter: 5 })
      await new Promise<void>((turn) => waiting.push(turn))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
