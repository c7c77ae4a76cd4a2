import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callsLive } from '../features/calls/index.ts'
import { coalesce, messageOf, throttle } from './live.ts'

describe('what the dashboard reads again', () => {
  const read = callsLive.map((rule) => [
    rule.topic.name,
    rule.refetches.map((operation) => operation.name),
  ])

  it('is every list of calls, the figures and the open transcript when a phone call changed', () => {
    expect(Object.fromEntries(read).phoneCallChanged).toEqual([
      'listRecentCalls',
      'listCallHistory',
      'searchCustomers',
      'readDashboard',
      'readDashboardCharts',
      'readDashboardWork',
      'readSubscription',
      'readVoiceChat',
    ])
  })
})

describe('coalesce', () => {
  it('reads at once, and once more for everything that came meanwhile', async () => {
    const readings: PromiseWithResolvers<void>[] = []
    const read = coalesce(() => {
      const reading = Promise.withResolvers<void>()
      readings.push(reading)
      return reading.promise
    })
    read()
    read()
    read()
    expect(readings).toHaveLength(1)
    readings[0]?.resolve()
    await expect.poll(() => readings.length).toBe(2)
    readings[1]?.resolve()
    await readings[1]?.promise
    expect(readings).toHaveLength(2)
  })

  it('goes on after a reading that failed', async () => {
    let readings = 0
    const read = coalesce(() => {
      readings += 1
      return Promise.reject(new Error('offline'))
    })
    read()
    await expect.poll(() => readings).toBe(1)
    read()
    await expect.poll(() => readings).toBe(2)
  })
})

describe('throttle', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs at once, and once per pause for everything that came meanwhile', () => {
    let runs = 0
    const run = throttle(1_000, () => {
      runs += 1
    })
    for (let times = 0; times < 5; times += 1) run()
    expect(runs).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(runs).toBe(2)
    vi.advanceTimersByTime(5_000)
    expect(runs).toBe(2)
    run()
    expect(runs).toBe(3)
  })
})

describe('messageOf', () => {
  it('is nothing for a body that is not JSON', () => {
    expect(messageOf('{"id":7}')).toEqual({ id: 7 })
    expect(messageOf('<h1>')).toBeUndefined()
  })
})
