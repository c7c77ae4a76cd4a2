import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useRing } from './use-ring.ts'

const notes: number[] = []
class SilentAudio {
  currentTime = 0
  destination = {}
  resume = async () => undefined
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  })
  createOscillator = () => {
    const tone = {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => notes.push(tone.frequency.value),
      stop: () => undefined,
    }
    return tone
  }
}

describe('what rings', () => {
  beforeEach(() => {
    notes.length = 0
    vi.stubGlobal('AudioContext', SilentAudio)
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: true },
      configurable: true,
    })
    return () => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(navigator, 'userActivation')
      vi.useRealTimers()
    }
  })

  it('is what comes while the page is open, and not what it finds there', () => {
    const { rerender } = renderHook(({ there }) => useRing(there, 'message'), {
      initialProps: { there: undefined as string[] | undefined },
    })
    rerender({ there: ['a 1'] })
    expect(notes).toEqual([])
    rerender({ there: ['a 2'] })
    expect(notes).toEqual([988, 740])
    rerender({ there: [] })
    rerender({ there: ['a 2'] })
    expect(notes).toHaveLength(4)
  })

  it('rings once for what comes and goes in a short time', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const { rerender } = renderHook(({ there }) => useRing(there, 'arrival', 60_000), {
      initialProps: { there: [] as string[] },
    })
    for (const there of [['a'], [], ['a']]) rerender({ there })
    expect(notes).toEqual([587])
    rerender({ there: [] })
    vi.setSystemTime(1_060_000)
    rerender({ there: ['a'] })
    expect(notes).toEqual([587, 587])
  })
})
