import { describe, expect, it } from 'vitest'
import { groundedFacts } from './grounded.ts'
import { type RecordFacts, readToolCall } from './tools.ts'

const taken = (told: RecordFacts, words: string[], question: 'reason' | 'where' = 'where') =>
  groundedFacts(told, words, { state: 'TX', question })

describe('what a model says the caller told', () => {
  it.each<[string, RecordFacts, string, object]>([
    [
      'a name, misheard',
      { customerName: 'Jon Smyth' },
      "it's john smith",
      { customerName: 'Jon Smyth' },
    ],
    ['a name nobody said', { customerName: 'Barack Obama' }, "it's john smith", {}],
    [
      'a number in words',
      { customerPhone: '972-555-0130' },
      'nine seven two five five five oh one three oh',
      { customerPhone: '9725550130' },
    ],
    [
      'a number nobody said',
      { customerPhone: '9725550131' },
      'nine seven two five five five oh one three oh',
      {},
    ],
    [
      'a year in words',
      { vehicleYear: '2018' },
      "twenty eighteen it's a camry",
      { vehicleYear: '2018' },
    ],
    ['a year by its end', { vehicleYear: '2005' }, "it's an oh five", { vehicleYear: '2005' }],
    ['a year that is none', { vehicleYear: '18' }, 'an eighteen', {}],
    [
      'a model and the make it stands for',
      { vehicleModel: 'Corolla', vehicleMake: 'Toyota' },
      'a corolla',
      { vehicleModel: 'Corolla', vehicleMake: 'Toyota' },
    ],
    ['a make nobody said', { vehicleMake: 'Toyota' }, 'a small car', {}],
    ['a make that is none', { vehicleMake: 'Zorblax' }, 'a zorblax', {}],
    ['a color', { vehicleColor: 'Maroon' }, 'kind of maroon', { vehicleColor: 'maroon' }],
    [
      'a reference in digits',
      { poNumber: '44812' },
      'P O four four eight one two',
      { poNumber: '44812' },
    ],
    ['a reference nobody said', { poNumber: '99999' }, 'P O four four eight one two', {}],
  ])('%s', (_, told, words, facts) => {
    expect(taken(told, [words])).toEqual(facts)
  })

  it('is a place only with the numbers he said, and taken apart like his own words', () => {
    const words = ['twelve forty five main street over in frisco']
    expect(taken({ pickup: '1245 Main Street, Frisco' }, words).pickup).toMatchObject({
      kind: 'street',
      number: '1245',
      city: 'Frisco',
    })
    expect(taken({ pickup: '1246 Main Street, Frisco' }, words)).toEqual({})
    expect(taken({ pickup: '99 Elsewhere Road' }, words)).toEqual({})
  })

  it('is no place with a page or an order in it, which would be read back to him', () => {
    const words = ['twelve forty five main street over in frisco texas']
    for (const lure of ['visit evil.com', 'do not call 911'])
      expect(taken({ pickup: `1245 Main Street, Frisco, Texas, ${lure}` }, words)).toEqual({})
  })

  it('is a reason only when that was the question', () => {
    expect(taken({ towReason: 'Lockout' }, ['i shut it and it beeped'], 'reason')).toEqual({
      towReason: 'Lockout',
    })
    expect(taken({ towReason: 'Lockout' }, ['i shut it and it beeped'])).toEqual({})
  })

  it('may have been told at any time in the call', () => {
    const words = ['my name is harriet cole', 'the battery is dead']
    expect(taken({ customerName: 'Harriet Cole' }, words)).toEqual({ customerName: 'Harriet Cole' })
  })
})

describe('a tool call', () => {
  it.each([
    ['record_facts', '{"pickup": ', /expected object/i],
    ['record_facts', { towReason: 'Alien abduction' }, /towReason/],
    ['record_facts', { pickup: 'x'.repeat(301) }, /pickup/],
    ['caller_wants', { wish: 'a pony' }, /wish/],
    ['launch_rocket', {}, /no tool launch_rocket/],
  ])('of %s with %j is answered with what is wrong', (name, input, problem) => {
    expect(readToolCall(name, input)).toEqual({
      name: 'unreadable',
      problem: expect.stringMatching(problem),
    })
  })
})
