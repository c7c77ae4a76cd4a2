import { describe, expect, it } from 'vitest'
import type { Facts } from '../types/facts.ts'
import { listen } from './listen.ts'

const context = { question: null, known: {} }
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
      {
        question: 'direction',
        known: { pickup: { said: '35', kind: 'highway', highway: 'I-35E' } },
      },
      { ...options, asking: 'direction' },
    )
    expect(south.facts.pickup?.direction).toBe('southbound')
  })

  it('takes another hour for the day that was told, and another day when one is named', () => {
    const told = { question: 'read back', known: { scheduledFor: '2026-11-24T09:00' } } as const
    expect(
      listen('make it 3 pm', told, { ...options, asking: 'read back' }).facts.scheduledFor,
    ).toBe('2026-11-24T15:00')
    expect(
      listen('no, tomorrow at 3 pm', told, { ...options, asking: 'read back' }).facts.scheduledFor,
    ).toBe('2026-11-22T15:00')
  })

  it('takes a name that is on no list for the town that was asked for', () => {
    const asked = { ...context, question: 'where to city' } as const
    const town = (words: string) =>
      listen(words, asked, { ...options, asking: 'city' }).facts.pickup?.city
    expect(town('Um, in Driftwood.')).toBe('Driftwood')
    expect(town("It's a place called Uhland, Texas")).toBe('Uhland')
    expect(town('What do you mean?')).toBeUndefined()
    expect(town("I don't know")).toBeUndefined()
  })

  it('takes a town for the wrong one in a read-back', () => {
    const heard = listen(
      'no, it’s Plano not Frisco',
      { ...context, question: 'read back' },
      { ...options, asking: 'read back' },
    )
    expect(heard.facts.pickup?.city).toBe('Plano')
  })

  it.each([
    ['no it’s 1610 not 1600', { pickup: { number: '1610', street: 'Coit Road' } }],
    ['the house number is wrong, it’s sixteen ten', { pickup: { number: '1610' } }],
    ['the house number is wrong, it’s 1610 just past 6th', { pickup: { number: '1610' } }],
    ['it should be 88, not 77', { dropoff: { number: '88', street: 'Elm Street' } }],
    ['the year is wrong, 2013', { vehicleYear: '2013' }],
    ['no it’s 2013', { vehicleYear: '2013' }],
    ['the color is wrong, gray', { vehicleColor: 'gray' }],
    ['the name should be Shawn', { customerName: 'Shawn' }],
    ['wrong model, it’s a Civic', { vehicleModel: 'Civic' }],
  ])('understands “%s” beside what was read back', (words, facts) => {
    const known: Facts = {
      vehicleYear: '2012',
      pickup: {
        said: '1600 Coit Road Plano',
        kind: 'street',
        number: '1600',
        street: 'Coit Road',
        city: 'Plano',
      },
      dropoff: { said: '77 Elm Street', kind: 'street', number: '77', street: 'Elm Street' },
    }
    const heard = listen(
      words,
      { question: 'read back', known },
      { ...options, asking: 'read back' },
    )
    expect(heard.facts).toMatchObject(facts)
  })
})
