import { Failure } from './failure.ts'

/**
 * Lets so many pieces of work run at once; the others wait for their turn. Throws `too_many` when more than
 * `mayWait` would. What comes `first` has a queue of its own, as long, and goes before the others.
 */
export function concurrencyLimit(atOnce: number, mayWait = Number.POSITIVE_INFINITY) {
  const queues = { first: [] as (() => void)[], later: [] as (() => void)[] }
  let running = 0
  return async <T>(work: () => Promise<T>, when: keyof typeof queues = 'later'): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      const waiting = queues[when]
      if (waiting.length >= mayWait) throw new Failure('too_many', { retryAfter: 5 })
      await new Promise<void>((turn) => waiting.push(turn))
    }
    try {
      return await work()
    } finally {
      const next = queues.first.shift() ?? queues.later.shift()
      if (next) next()
      else running -= 1
    }
  }
}
