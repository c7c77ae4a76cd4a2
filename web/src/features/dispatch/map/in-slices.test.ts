import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inSlices, type Pause } from './in-slices.ts'

let frames: (() => void)[] = []
const draw = () => {
  for (const work of frames.splice(0)) work()
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('work in slices', () => {
  it('goes on with one piece in a frame, in the order they were begun', () => {
    const done: string[] = []
    inSlices(() => steps('markers', done)).start()
    inSlices(() => steps('towns', done)).start()
    expect(done).toEqual(['markers 1'])
    draw()
    draw()
    draw()
    expect(done).toEqual(['markers 1', 'markers 2', 'towns 1', 'towns 2'])
    draw()
    expect(frames).toEqual([])
  })

  it('is begun anew, and is left where it was when it is stopped', () => {
    const done: string[] = []
    const { start, stop } = inSlices(() => steps('markers', done))
    start()
    start()
    expect(done).toEqual(['markers 1', 'markers 1'])
    stop()
    draw()
    expect(done).toEqual(['markers 1', 'markers 1'])
  })

  it('is not held up by a piece that fails', () => {
    const done: string[] = []
    const failing = inSlices(() => fails())
    expect(failing.start).toThrow('The map is gone.')
    inSlices(() => steps('towns', done)).start()
    expect(done).toEqual(['towns 1'])
    draw()
    expect(done).toEqual(['towns 1', 'towns 2'])
  })
})

function* steps(name: string, done: string[]): Generator<Pause, void> {
  done.push(`${name} 1`)
  yield 'draw'
  done.push(`${name} 2`)
}

// biome-ignore lint/correctness/useYield: it fails before it comes to a pause
function* fails(): Generator<Pause, void> {
  throw new Error('The map is gone.')
}
