import { describe, expect, it } from 'vitest'
import { callsLive } from '../features/calls/index.ts'
import { dispatchLive } from '../features/dispatch/index.ts'
import { coalesce } from './live.ts'

describe('what the desk reads again', () => {
  const read = [...dispatchLive, ...callsLive].map((rule) => [
    rule.topic.name,
    rule.refetches.map((endpoint) => endpoint.name),
  ])

  it('is the board, its counts and the open job when a job changed', () => {
    expect(Object.fromEntries(read).dispatchChanged).toEqual([
      'searchDispatchCalls',
      'countDispatchCalls',
      'readDispatchCall',
    ])
  })

  it('is every list of calls, the figures and the open transcript when a phone call changed', () => {
    expect(Object.fromEntries(read).phoneCallChanged).toEqual([
      'listRecentCalls',
      'listCallHistory',
      'searchCustomers',
      'readDashboard',
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
