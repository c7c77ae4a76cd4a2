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
    const heard = together('i hit a curb', {
      reasons: [
        { value: 'Flat tire', sure: 0.7 },
        { value: 'Accident', sure: 0.2 },
      ],
    })
    expect(heard.facts.towReason).toBeUndefined()
    expect(heard.reasonBetween).toEqual(['Flat tire', 'Accident'])
  })

  it('is read back alone where the only reading is not sure, and left where it is a guess', () => {
    const unsure = {
      reasons: [
        { value: 'Flat tire' as const, sure: 0.6 },
        { value: 'Lockout' as const, sure: 0.1 },
      ],
    }
    const rest = [0, 1, 2].map(() => ({ value: 'Other' as const, sure: 0.1 }))
    expect(together('the rim', { reasons: [...unsure.reasons, ...rest] }).reasonBetween).toEqual([
      'Flat tire',
    ])
    const guess = { reasons: [{ value: 'Flat tire' as const, sure: 0.3 }, ...rest, ...rest] }
    expect(together('the rim', guess).reasonBetween).toBeUndefined()
  })

  it('is told in passing only by a reader that is very sure', () => {
    const passing = { asking: 'anything', question: 'opening' } as const
    const of = (sure: number) =>
      together('the rim kissed the road', { reasons: [{ value: 'Flat tire', sure }] }, passing)
    expect(of(0.9).facts.towReason).toBeUndefined()
    expect(of(0.97).facts.towReason).toBe('Flat tire')
  })
})

describe('what else a learned reader proposes', () => {
  it('is taken where the rules made nothing of the words', () => {
    const sure = { answers: [{ value: 'no' as const, sure: 0.95 }] }
    const elsewhere = { asking: 'anything', question: 'callback' } as const
    expect(together('not on your life', sure, elsewhere).answer).toBe('no')
  })

  it('is no yes and no no to a question of safety or consent', () => {
    const sure = { answers: [{ value: 'yes' as const, sure: 0.99 }] }
    for (const question of ['safety', 'may text', 'read back'] as const)
      expect(
        together('well hm hm now', sure, { asking: 'anything', question }).answer,
      ).toBeUndefined()
  })

  it('is a vehicle of which the rules know nothing, and never another than they read', () => {
    const facts = [{ field: 'vehicleModel' as const, value: 'Zephyrette', quote: 'zephyrette' }]
    const asked = { asking: 'vehicle', question: 'vehicle' } as const
    expect(together('zephyrette', { facts }, asked).facts.vehicleModel).toBe('Zephyrette')
    expect(together('a honda civic', { facts }, asked).facts.vehicleModel).toBe('Civic')
  })

  it('is that a business that sounds like a street is none, and no word of it is lost', () => {
    const said = 'a to z transmission highway'
    const place = [{ part: 'business', words: 'a to z transmission highway' }]
    const { pickup } = together(said, { place }, { asking: 'place', question: 'where' }).facts
    expect(pickup?.street).toBeUndefined()
    expect(pickup?.said).toContain('transmission')
  })
})
