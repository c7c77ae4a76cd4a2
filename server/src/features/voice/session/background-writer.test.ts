import { describe, expect, it } from 'vitest'
import { BackgroundWriter } from './background-writer.ts'

function aWriter() {
  const written: string[][] = []
  const state = { isAway: false }
  const writer = new BackgroundWriter<string[]>({
    write: async (items) => {
      if (state.isAway) throw new Error('away')
      written.push(items)
    },
    merge: (first, next) => [...first, ...next],
  })
  return { written, state, writer }
}

describe('writing in the background', () => {
  it('takes at once what came at once, and lets whoever brought it go on first', async () => {
    const { writer, written } = aWriter()
    for (const item of ['a', 'b', 'c']) writer.put([item])
    expect(written).toEqual([])
    expect(await writer.settled(1000)).toBe(true)
    expect(written).toEqual([['a', 'b', 'c']])
  })

  it('tries again, in order, and loses nothing', async () => {
    const { writer, written, state } = aWriter()
    state.isAway = true
    writer.put(['a'])
    expect(await writer.settled(20)).toBe(false)
    writer.put(['b'])
    state.isAway = false
    expect(await writer.settled(2000)).toBe(true)
    expect(written).toEqual([['a', 'b']])
  })

  it('tells for how long something has waited, and for how long no write has succeeded', async () => {
    const { writer, state } = aWriter()
    expect([writer.unwrittenFor, writer.failingFor]).toEqual([0, 0])
    state.isAway = true
    writer.put(['a'])
    await writer.settled(40)
    expect(writer.failingFor).toBeGreaterThan(0)
    expect(writer.unwrittenFor).toBeGreaterThan(writer.failingFor)
    state.isAway = false
    await writer.settled(2000)
    expect([writer.unwrittenFor, writer.failingFor]).toEqual([0, 0])
  })

  it('stops trying when it is told to give up', async () => {
    const { writer, written, state } = aWriter()
    state.isAway = true
    writer.put(['a'])
    await writer.settled(10)
    writer.giveUp()
    state.isAway = false
    writer.put(['b'])
    expect(await writer.settled(50)).toBe(true)
    expect(written).toEqual([])
  })
})
