import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { createOutbox, type Kept } from './outbox.ts'

const START = Date.UTC(2026, 0, 5, 9)

function aDevice() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const taken: { what: string; at: number }[] = []
  const line = { failure: null as Error | null }
  const send = async (one: Kept, ago: number) => {
    if (line.failure) throw line.failure
    taken.push({ what: one.what, at: Date.now() - ago })
  }
  const open = () => createOutbox({ storage, key: 'pressed' }, send, () => undefined)
  return { open, kept, taken, line }
}

describe('what is pressed without a line', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is sent once there is one, in order and with the times it was pressed, also from a page opened anew', async () => {
    const { open, taken, line, kept } = aDevice()
    line.failure = new ApiError('offline', 'No connection.')
    const before = open()
    before.add({ kind: 'step', of: 'job', what: 'onScene' })
    await vi.advanceTimersByTimeAsync(300_000)
    before.add({ kind: 'step', of: 'job', what: 'towing' })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(before.isStuck()).toBe(true)
    before.stop()
    expect(taken).toEqual([])

    line.failure = null
    const after = open()
    expect(after.all().map(({ what }) => what)).toEqual(['onScene', 'towing'])
    after.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(taken).toEqual([
      { what: 'onScene', at: START },
      { what: 'towing', at: START + 300_000 },
    ])
    expect(after.all()).toEqual([])
    expect(after.isStuck()).toBe(false)
    expect(kept.size).toBe(0)
  })

  it('is tried again by itself', async () => {
    const { open, taken, line } = aDevice()
    line.failure = new ApiError('offline', 'No connection.')
    const outbox = open()
    outbox.add({ kind: 'note', of: 'job', what: 'Gate code 12' })
    await vi.advanceTimersByTimeAsync(0)
    line.failure = null
    await vi.advanceTimersByTimeAsync(60_000)
    expect(taken.map(({ what }) => what)).toEqual(['Gate code 12'])
  })

  it('stays with the reason where it is refused, and does not hold up what comes after', async () => {
    const { open, taken, line } = aDevice()
    line.failure = new ApiError('call_closed', 'This job is closed.')
    const outbox = open()
    outbox.add({ kind: 'step', of: 'job', what: 'towing' })
    await vi.advanceTimersByTimeAsync(0)
    line.failure = null
    outbox.add({ kind: 'step', of: 'another', what: 'enroute' })
    await vi.advanceTimersByTimeAsync(0)
    expect(taken.map(({ what }) => what)).toEqual(['enroute'])
    const [refused] = outbox.all()
    expect(refused).toMatchObject({ what: 'towing', refused: 'This job is closed.' })
    outbox.dismiss(refused?.id ?? '')
    expect(outbox.all()).toEqual([])
  })
})
