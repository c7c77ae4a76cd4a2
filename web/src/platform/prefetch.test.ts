// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './prefetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SOON = 1_000

it('does works one after the other while nobody waits, and goes on after one that fails', async () => {
  let isBusy = true
  const done: string[] = []
  const work = (name: string) => async () => void done.push(name)
  const failing = () => Promise.reject(new Error('the network is gone'))
  whenIdle([work('first'), failing, work('second')], () => isBusy)
  await vi.advanceTimersByTimeAsync(SOON)
  expect(done).toEqual([])
  isBusy = false
  await vi.advanceTimersByTimeAsync(SOON)
  expect(done).toEqual(['first', 'second'])
})

it('leaves what has not begun when it is called off', async () => {
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const callOff = whenIdle([() => first.promise, async () => void done.push('second')], () => false)
  await vi.advanceTimersByTimeAsync(SOON)
  callOff()
  first.resolve()
  await vi.advanceTimersByTimeAsync(SOON)
  expect(done).toEqual([])
})
