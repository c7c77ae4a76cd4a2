import { describe, expect, it } from 'vitest'
import { BackgroundWriter } from './background-writer.ts'

function aWriter() {
  const written: string[][] = []
  const state = { isAway: false, clock: 1000 }
  const writer = new BackgroundWriter<string[]>({
    write: async (items) => {
      if (state.isAway) throw new Error('away')
      written.push(items)
    },
    merge: (first, next) => [...first, ...next],
    now: () => state.clock,
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

  it('tells since when something waits to be written', async () => {
    const { writer, state } = aWriter()
    expect(writer.unwrittenSince).toBe(null)
    state.isAway = true
    writer.put(['a'])
    state.clock = 5000
    writer.put(['b'])
    await writer.settled(20)
    expect([writer.unwrittenSince, writer.failingSince]).toEqual([1000, 5000])
    state.isAway = false
    await writer.settled(2000)
    expect([writer.unwrittenSince, writer.failingSince]).toEqual([null, null])
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
