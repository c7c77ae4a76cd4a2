import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { usePortions } from './use-portions.ts'

const wanted = { first: 0, last: 19 }

describe('the rows that come in a frame', () => {
  it('are a portion, however often the list is drawn again before the page draws', async () => {
    const frames = holdFrames()
    const { result, rerender } = renderHook(() =>
      usePortions(wanted, wanted, (place) => `job-${place}`),
    )
    const portion = result.current.last + 1
    expect(portion).toBeGreaterThan(0)
    expect(portion).toBeLessThan(10)
    rerender()
    rerender()
    expect(result.current.last + 1).toBe(portion)

    await act(frames.draw)
    expect(result.current.last + 1).toBe(portion * 2)
  })

  it('come until all are there, of another list too, and then no frame is asked for', async () => {
    const frames = holdFrames()
    const { result, rerender } = renderHook(
      ({ name }) => usePortions(wanted, wanted, (place) => `${name}-${place}`),
      { initialProps: { name: 'job' } },
    )
    for (const name of ['job', 'other']) {
      rerender({ name })
      while (frames.areWanted()) await act(frames.draw)
      expect(result.current).toEqual(wanted)
    }
  })
})

/** Frames that come when the test says so. */
function holdFrames() {
  const asked = new Map<number, () => void>()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    last += 1
    asked.set(last, work)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => asked.delete(frame))
  return {
    areWanted: () => asked.size > 0,
    draw: async () => {
      const works = [...asked.values()]
      asked.clear()
      for (const work of works) work()
    },
  }
}
