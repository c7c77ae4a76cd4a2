import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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

/** Locks as browsers have them, as far as they are asked for if available. */
function someLocks() {
  const held = new Set<string>()
  return {
    request: async (name: string, _: object, work: (lock: object | null) => unknown) => {
      if (held.has(name)) return work(null)
      held.add(name)
      await work({ name })
      held.delete(name)
    },
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

  it('rings in one tab of several', async () => {
    Object.defineProperty(navigator, 'locks', { value: someLocks(), configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    const tabs = [1, 2].map(() =>
      renderHook(({ there }) => useRing(there, 'message'), {
        initialProps: { there: [] as string[] },
      }),
    )
    for (const there of [['a 1'], ['a 1', 'b 1']]) {
      for (const { rerender } of tabs) rerender({ there })
      await vi.waitFor(() => expect(notes).not.toEqual([]))
      expect(notes.splice(0)).toEqual([988, 740])
    }
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
