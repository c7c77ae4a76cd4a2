import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseUnavailable } from './db/index.ts'

/** No more are done at once. */
const MOST = 100

/** How something is done for many at once, with an answer for each in their order, and how for one alone where that is another way. */
export type Work<Item, T> = {
  all(items: Item[]): Promise<T[]>
  one?(item: Item): Promise<T>
}

/** Does what is asked under a key in batches: all who come in one moment, then all who came meanwhile. */
export type InBatches = <Item, T>(key: string, item: Item, work: Work<Item, T>) => Promise<T>

type Asked = {
  item: unknown
  work: Work<unknown, unknown>
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/**
 * Gathers a crowd without making anybody wait: who comes alone is served at once, and of two hundred in one
 * instant each waits for two transactions instead of for two hundred.
 */
export function createInBatches(): InBatches {
  const waiting = new Map<string, Asked[]>()
  const serve = async (key: string, queue: Asked[]) => {
    while (queue.length > 0) {
      // What came in the same turn of the event loop is done together: a crowd does not wait for its first.
      await nextTurn()
      await serveTogether(queue.splice(0, MOST))
    }
    waiting.delete(key)
  }
  return <Item, T>(key: string, item: Item, work: Work<Item, T>) =>
    new Promise<T>((resolve, reject) => {
      const asked = { item, work, resolve, reject } as Asked
      const queue = waiting.get(key)
      if (queue) queue.push(asked)
      else {
        const begun = [asked]
        waiting.set(key, begun)
        void serve(key, begun)
      }
    })
}

/** What can not be done together is done one by one, so that nobody fails for what another has asked. */
async function serveTogether(batch: Asked[]): Promise<void> {
  const [first] = batch
  if (!first || batch.length === 1) return serveAlone(batch)
  try {
    const answers = await first.work.all(batch.map(({ item }) => item))
    for (const [index, { resolve }] of batch.entries()) resolve(answers[index])
  } catch (error) {
    // Each by itself would wait as long again, and for the same answer.
    if (error instanceof DatabaseUnavailable) for (const { reject } of batch) reject(error)
    else await serveAlone(batch)
  }
}

async function serveAlone(batch: Asked[]): Promise<void> {
  for (const { item, work, resolve, reject } of batch) {
    const done = work.one?.(item) ?? work.all([item]).then(([answer]) => answer)
    await done.then(resolve, reject)
  }
}
