import { describe, expect, it } from 'vitest'
import { createTogether } from './together.ts'

describe('what is done together', () => {
  it('is done once for all that ask in the same moment, apart for each key, and anew afterwards', async () => {
    const together = createTogether(5)
    const done: string[] = []
    const ask = (key: string, item: string) =>
      together(key, item, async (items: string[]) => {
        done.push(`${key}: ${items.join(' ')}`)
        return items.length
      })
    const answers = await Promise.all([ask('a', '1'), ask('b', '2'), ask('a', '3')])
    expect(answers).toEqual([2, 1, 2])
    expect(await ask('a', '4')).toBe(1)
    expect(done).toEqual(['a: 1 3', 'b: 2', 'a: 4'])
  })

  it('fails for all of them, and for nobody after them', async () => {
    const together = createTogether(5)
    const fail = () => together('a', 1, () => Promise.reject(new Error('no room')))
    const answers = await Promise.allSettled([fail(), fail()])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await together('a', 1, async (items) => items)).toEqual([1])
  })

  it('is split where a crowd asks', async () => {
    const together = createTogether(5)
    const sizes = new Set<number>()
    const ask = (n: number) => together('a', n, async (items) => void sizes.add(items.length))
    await Promise.all(Array.from({ length: 700 }, (_, n) => ask(n)))
    expect([...sizes]).toEqual([500, 200])
  })
})
