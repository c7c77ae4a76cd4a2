import type { TowReason } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import type { Reading, ReadingContext } from '../types/readings.ts'
import { arbitrate } from './arbitrate.ts'
import { understand } from './rules/understand.ts'

const nothing: Omit<Reading, 'quote'> = {
  reasons: [],
  intents: [],
  answers: [],
  facts: [],
  place: [],
  danger: 0,
}
const whatHappened = { asking: 'reason', question: 'reason' } as const

/** What comes of words that the rules read as they do, and another reader so. */
function together(
  said: string,
  reading: Partial<Reading>,
  { asking, question }: ReadingContext = whatHappened,
) {
  const heard = understand(said, { asking, state: 'TX' })
  return arbitrate(heard, { quote: said, ...nothing, ...reading }, { asking, question, known: {} })
}

describe('why the truck is needed, as two readers have it', () => {
  it('is taken where they agree', () => {
    const heard = together('i have a flat tire', { reasons: [{ value: 'Flat tire', sure: 0.5 }] })
    expect(heard.facts.towReason).toBe('Flat tire')
    expect(heard.reasonBetween).toBeUndefined()
  })

  it('is taken from the one that read it, in the words it was said in', () => {
    const heard = together('the rim kissed the road', {
      reasons: [{ value: 'Flat tire', sure: 0.95 }],
    })
    expect(heard.facts).toMatchObject({
      towReason: 'Flat tire',
      reasonSaid: 'the rim kissed the road',
    })
  })

  it('is asked about with both where they differ', () => {
    const heard = together('i had a wreck', {
      reasons: [
        { value: 'Flat tire', sure: 0.7 },
        { value: 'Accident', sure: 0.2 },
      ],
    })
    expect(heard.facts.towReason).toBeUndefined()
    expect(heard.reasonBetween).toEqual(['Flat tire', 'Accident'])
  })

  it('is taken from a very sure reader, whatever the rules read', () => {
    const of = (sure: number) =>
      together('i had a wreck', {
        reasons: [
          { value: 'Flat tire', sure },
          { value: 'Accident', sure: 1 - sure },
        ],
      }).facts.towReason
    expect(of(0.85)).toBe('Flat tire')
    expect(of(0.75)).toBeUndefined()
  })

  it('is read back alone where the only reading is not sure, and left where it is a guess', () => {
    const unsure = {
      reasons: [
        { value: 'Flat tire' as const, sure: 0.4 },
        { value: 'Lockout' as const, sure: 0.1 },
      ],
    }
    const rest = [0, 1, 2, 3].map(() => ({ value: 'Other' as const, sure: 0.1 }))
    expect(together('the rim', { reasons: [...unsure.reasons, ...rest] }).reasonBetween).toEqual([
      'Flat tire',
    ])
    const guess = { reasons: [{ value: 'Flat tire' as const, sure: 0.3 }, ...rest, ...rest] }
    expect(together('the rim', guess).reasonBetween).toBeUndefined()
  })

  it.each<[string, Reading['reasons'], TowReason[] | undefined]>([
    [
      "it died on her and it won't turn over",
      [
        { value: 'Breakdown', sure: 0.93 },
        { value: 'Dead battery', sure: 0.4 },
      ],
      ['Breakdown', 'Dead battery'],
    ],
    ['i need it hauled, my belt let go', [{ value: 'Breakdown', sure: 0.42 }], undefined],
    [
      'my motorhome blew its engine and i want it brought home',
      [
        { value: 'Transport', sure: 0.99 },
        { value: 'Breakdown', sure: 0.85 },
      ],
      undefined,
    ],
  ])(
    'is left open where what is told in passing may be another thing: %s',
    (said, reasons, asked) => {
      const opening = { asking: 'anything', question: 'opening' } as const
      const heard = together(said, { reasons }, opening)
      expect(heard.facts.towReason).toBeUndefined()
      expect(heard.reasonBetween).toEqual(asked)
    },
  )

  it.each<[string, TowReason]>([
    ["it's a shop transfer, the engine's blown", 'Dealer/shop transfer'],
    ['equipment move really, the hydraulics quit', 'Equipment move'],
    ["just transport, it doesn't run", 'Transport'],
    ['no crank no start, not a jump, tech already tried', 'Breakdown'],
    ['i put a new battery in it and it still clicks one time', 'Breakdown'],
  ])('is what it is called by its name, whatever a reader takes it for: %s', (said, reason) => {
    const heard = together(said, { reasons: [{ value: 'Dead battery', sure: 0.99 }] })
    expect(heard.facts.towReason).toBe(reason)
  })

  it('is told in passing only by a reader that is very sure', () => {
    const passing = { asking: 'anything', question: 'opening' } as const
    const of = (sure: number) =>
      together('the rim kissed the road', { reasons: [{ value: 'Flat tire', sure }] }, passing)
    expect(of(0.85).facts.towReason).toBeUndefined()
    expect(of(0.97).facts.towReason).toBe('Flat tire')
  })
})

describe('what else a learned reader proposes', () => {
  it('is the parts of a place that the rules split otherwise or lost', () => {
    const of = (
      said: string,
      place: { part: string; words: string; start: number; end: number }[],
    ) => together(said, { place }, { asking: 'place', question: 'where' }).facts.pickup
    const corner = of('ninety two lafayette street corner of jefferson', [
      { part: 'number', words: 'ninety two', start: 0, end: 2 },
      { part: 'street', words: 'lafayette street', start: 2, end: 4 },
      { part: 'cross', words: 'jefferson', start: 6, end: 7 },
    ])
    expect(corner).toMatchObject({ number: '92', street: 'Lafayette Street' })
    expect(corner?.city).toBeUndefined()
    const shop = of('walmart de la preston', [
      { part: 'business', words: 'walmart', start: 0, end: 1 },
      { part: 'street', words: 'preston', start: 3, end: 4 },
    ])
    expect(shop).toMatchObject({ business: 'Walmart', street: 'Preston' })
    const gate = of('lot 88 sunny oaks', [{ part: 'number', words: '88', start: 1, end: 2 }])
    expect(gate?.number).toBeUndefined()
  })

  it('is a road by its number alone, and what was said last of two', () => {
    const of = (
      said: string,
      place: { part: string; words: string; start: number; end: number }[],
    ) => together(said, { place }, { asking: 'place', question: 'where' }).facts.pickup
    const road = of('southbound 130 right before the us 290 exit manor', [
      { part: 'direction', words: 'southbound', start: 0, end: 1 },
      { part: 'highway', words: '130', start: 1, end: 2 },
      { part: 'exit', words: 'us 290', start: 5, end: 7 },
    ])
    expect(road).toMatchObject({ highway: 'Highway 130', direction: 'southbound' })
    const town = of('the ford dealer on main street in irving i mean burleson', [
      { part: 'street', words: 'main street', start: 4, end: 6 },
      { part: 'town', words: 'irving', start: 7, end: 8 },
      { part: 'town', words: 'burleson', start: 10, end: 11 },
    ])
    expect(town?.city).toBe('Burleson')
  })

  it('is what is wrong where one word made the rules think of something else', () => {
    const told = { asking: 'anything', question: 'opening' } as const
    const of = (said: string, reasons: { value: 'Out of fuel' | 'Accident'; sure: number }[]) =>
      together(said, { reasons }, told).facts.towReason
    const words = 'I ran my Tesla all the way down to zero'
    expect(of(words, [{ value: 'Out of fuel', sure: 0.85 }])).toBe('Out of fuel')
    const both = [
      { value: 'Out of fuel', sure: 0.85 },
      { value: 'Accident', sure: 0.5 },
    ] as const
    expect(of(words, [...both])).toBeUndefined()
  })

  it('is taken where the rules made nothing of the words', () => {
    const sure = { answers: [{ value: 'no' as const, sure: 0.95 }] }
    const elsewhere = { asking: 'anything', question: 'callback' } as const
    expect(together('not on your life', sure, elsewhere).answer).toBe('no')
  })

  it('is no yes and no no to a question of safety or consent', () => {
    const sure = { answers: [{ value: 'yes' as const, sure: 0.99 }] }
    for (const question of ['safety', 'may text', 'cancel'] as const)
      expect(
        together('well hm hm now', sure, { asking: 'anything', question }).answer,
      ).toBeUndefined()
  })

  it('is a yes to what was read back, also where the rules heard only thanks', () => {
    const sure = { answers: [{ value: 'yes' as const, sure: 0.99 }] }
    const readBack = { asking: 'anything', question: 'read back' } as const
    for (const words of ['well hm hm now', 'that matches what i have thank you'])
      expect(together(words, sure, readBack).answer).toBe('yes')
    expect(together('no it is a Ford', sure, readBack).answer).toBe('no')
  })

  it('is taken instead of the rules where it is very sure of what happened', () => {
    const sure = { reasons: [{ value: 'Breakdown' as const, sure: 0.99 }] }
    const told = 'a tire came off with the whole axle'
    expect(together(told, sure, { asking: 'reason', question: 'reason' }).facts.towReason).toBe(
      'Breakdown',
    )
  })

  it('is a vehicle of which the rules know nothing, and never another than they read', () => {
    const facts = [{ field: 'vehicleModel' as const, value: 'Zephyrette', quote: 'zephyrette' }]
    const asked = { asking: 'vehicle', question: 'vehicle' } as const
    expect(together('zephyrette', { facts }, asked).facts.vehicleModel).toBe('Zephyrette')
    expect(together('a honda civic', { facts }, asked).facts.vehicleModel).toBe('Civic')
  })

  it('is that a business that sounds like a street is none, and no word of it is lost', () => {
    const said = 'a to z transmission highway'
    const place = [{ part: 'business', words: 'a to z transmission highway', start: 0, end: 5 }]
    const { pickup } = together(said, { place }, { asking: 'place', question: 'where' }).facts
    expect(pickup?.street).toBeUndefined()
    expect(pickup?.said).toContain('transmission')
  })
})
