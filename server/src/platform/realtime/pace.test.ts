import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAddressRate, createPace, createRate } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createPace', () => {
  const limits = { bufferedBytes: 1000, slowMs: 10_000 }
  const pipe = (buffered: { bytes: number }) => ({
    send() {},
    close() {},
    terminate() {},
    bufferedBytes: () => buffered.bytes,
  })

  it('says so as soon as too much is waiting', () => {
    const buffered = { bytes: 0 }
    const pace = createPace(pipe(buffered), limits)
    expect(pace.sent(500)).toBe(true)
    buffered.bytes = 1001
    expect(pace.sent(501)).toBe(false)
  })

  it('says so when a message has not left after ten seconds, though others before it have', () => {
    const buffered = { bytes: 900 }
    const pace = createPace(pipe(buffered), limits)
    pace.sent(900)
    expect(pace.keepsUp()).toBe(true)
    vi.advanceTimersByTime(9_999)
    buffered.bytes = 1
    expect(pace.keepsUp()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(pace.keepsUp()).toBe(false)
  })

  it('has no quarrel with a reader who is always a little behind', () => {
    const buffered = { bytes: 400 }
    const pace = createPace(pipe(buffered), limits)
    pace.sent(400)
    for (let second = 0; second < 60; second++) {
      expect(pace.keepsUp()).toBe(true)
      vi.advanceTimersByTime(1_000)
      pace.sent(400)
    }
  })
})

describe('createRate', () => {
  it('allows a burst, and then so many a second', () => {
    const isWithin = createRate({ framesAtOnce: 3, framesPerSecond: 2 })
    const next = (count: number) => Array.from({ length: count }, isWithin)
    expect(next(4)).toEqual([true, true, true, false])
    vi.advanceTimersByTime(1_000)
    expect(next(3)).toEqual([true, true, false])
    vi.advanceTimersByTime(60_000)
    expect(next(4)).toEqual([true, true, true, false])
  })

  it('is counted for each address by itself, and whole again for one that was quiet', () => {
    const isWithin = createAddressRate({ framesAtOnce: 2, framesPerSecond: 1 })
    const next = (...addresses: string[]) => addresses.map(isWithin)
    expect(next('a', 'a', 'a', 'b')).toEqual([true, true, false, true])
    vi.advanceTimersByTime(61_000)
    expect(next('b', 'a', 'a', 'a')).toEqual([true, true, true, false])
  })
})
