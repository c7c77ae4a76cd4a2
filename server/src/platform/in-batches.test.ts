import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from './db/index.ts'
import { createInBatches } from './in-batches.ts'

/** Work that writes down what it does, and fails for some items. */
function aWorker(fails: (items: string[]) => Error | undefined = () => undefined) {
  const inBatches = createInBatches()
  const done: string[] = []
  const begun = Promise.withResolvers<void>()
  const perform = async (items: string[]) => {
    done.push(items.join(' '))
    begun.resolve()
    await new Promise(setImmediate)
    const error = fails(items)
    if (error) throw error
    return items.map((item) => item.toUpperCase())
  }
  const work = {
    all: perform,
    one: async (item: string) => String(await perform([item])),
  }
  return {
    done,
    begun: begun.promise,
    ask: (item: string, key = 'key') => inBatches(key, item, work),
  }
}

describe('what is done in batches', () => {
  it('is done once for all who come in one moment, and once for all who come meanwhile', async () => {
    const { ask, done, begun } = aWorker()
    const first = Promise.all(['a', 'b'].map((item) => ask(item)))
    await begun
    expect(await Promise.all(['c', 'd'].map((item) => ask(item)))).toEqual(['C', 'D'])
    expect(await first).toEqual(['A', 'B'])
    expect(await ask('e')).toBe('E')
    expect(done).toEqual(['a b', 'c d', 'e'])
  })

  it('is done apart for each key', async () => {
    const { ask, done } = aWorker()
    await Promise.all([ask('a', 'one'), ask('b', 'two')])
    expect(done).toEqual(['a', 'b'])
  })

  it('is split where a crowd comes', async () => {
    const { ask, done } = aWorker()
    await Promise.all(Array.from({ length: 250 }, (_, n) => ask(String(n))))
    expect(done.map((items) => items.split(' ').length)).toEqual([100, 100, 50])
  })

  it('fails for nobody but the one who asked what can not be done', async () => {
    const { ask } = aWorker((items) => (items.includes('bad') ? new Error('no') : undefined))
    const answers = await Promise.allSettled(['a', 'b', 'bad', 'c'].map((item) => ask(item)))
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  it('is not tried once more for each when the database is away', async () => {
    const { ask, done } = aWorker(() => new DatabaseUnavailable('away'))
    const answers = await Promise.allSettled(['a', 'b', 'c'].map((item) => ask(item)))
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
    expect(done).toEqual(['a b c'])
  })
})
