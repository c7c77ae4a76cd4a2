import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from './index.ts'
import { Pulse } from './pulse.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('is silent only while something is asked and nothing comes back', async () => {
  const pulse = new Pulse()
  expect(pulse.silentFor).toBe(0)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const asked = [pulse.feel(first.promise), pulse.feel(second.promise)]
  vi.advanceTimersByTime(100)
  expect(pulse.silentFor).toBe(100)
  const before = pulse.silentFor
  first.resolve('an answer')
  expect(await asked[0]).toBe('an answer')
  expect(pulse.silentFor).toBeLessThan(before)
  second.resolve('another')
  await asked[1]
  expect(pulse.silentFor).toBe(0)
})

it('takes a refusal for an answer, and a broken connection for none', async () => {
  const pulse = new Pulse()
  const waits = Promise.withResolvers<void>()
  const waiting = pulse.feel(waits.promise)
  vi.advanceTimersByTime(100)
  expect(pulse.silentFor).toBe(100)
  let before = pulse.silentFor
  await expect(pulse.feel(Promise.reject(new DatabaseUnavailable('gone')))).rejects.toThrow('gone')
  expect(pulse.silentFor).toBeGreaterThanOrEqual(before)
  before = pulse.silentFor
  await expect(pulse.feel(Promise.reject(new Error('no such table')))).rejects.toThrow('table')
  expect(pulse.silentFor).toBeLessThan(before)
  waits.resolve()
  await waiting
})

it('takes a connection out of the pool for no answer', async () => {
  const pulse = new Pulse()
  const waits = Promise.withResolvers<void>()
  const waiting = pulse.feel(waits.promise)
  vi.advanceTimersByTime(100)
  expect(pulse.silentFor).toBe(100)
  const before = pulse.silentFor
  await pulse.feel(Promise.resolve('a connection'), { isNoAnswer: true })
  expect(pulse.silentFor).toBeGreaterThanOrEqual(before)
  waits.resolve()
  await waiting
})
