import { describe, expect, it } from 'vitest'
import { listen } from './listen.ts'

const context = { question: null, highway: undefined, scheduledFor: undefined }
const options = { now: '2026-11-21T10:24', state: 'TX' }

describe('listening', () => {
  it('finds what is said late in a long speech', () => {
    const story = 'well I was driving and then my cousin called and we talked and '.repeat(80)
    expect(listen(`${story} I got a flat tire`, context, options).facts.towReason).toBe('Flat tire')
  })

  it('reads a bare number as the club’s, a bare direction as the highway’s', () => {
    expect(listen('778812', { ...context, question: 'club number' }, options).facts.poNumber).toBe(
      '778812',
    )
    const south = listen(
      'uh south',
      { ...context, question: 'direction', highway: 'I-35E' },
      { ...options, asking: 'direction' },
    )
    expect(south.facts.pickup?.direction).toBe('southbound')
  })

  it('takes another hour for the day that was told, and another day when one is named', () => {
    const told = { ...context, question: 'read back', scheduledFor: '2026-11-24T09:00' } as const
    expect(
      listen('make it 3 pm', told, { ...options, asking: 'read back' }).facts.scheduledFor,
    ).toBe('2026-11-24T15:00')
    expect(
      listen('no, tomorrow at 3 pm', told, { ...options, asking: 'read back' }).facts.scheduledFor,
    ).toBe('2026-11-22T15:00')
  })

  it('takes a town for the wrong one in a read-back', () => {
    const heard = listen(
      'no, it’s Plano not Frisco',
      { ...context, question: 'read back' },
      { ...options, asking: 'read back' },
    )
    expect(heard.facts.pickup?.city).toBe('Plano')
  })
})
