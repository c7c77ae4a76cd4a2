import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

const answer = (words: string) =>
  understand(words, { asking: 'city', now: '2026-01-01T00:00', state: 'TX' }).facts.pickup

describe('asked for the town', () => {
  it.each([
    ['mobile', 'Mobile'],
    ['its still lubbock', 'Lubbock'],
    ['tupelo honey, same town', 'Tupelo'],
    ['dallas, oak cliff', 'Dallas'],
    ['i think its considered pflugerville', 'Pflugerville'],
    ['out by sanger', 'Sanger'],
    ['happy, texas', 'Happy'],
    ['uh, tidehaven i believe', 'Tidehaven'],
    ["well bark river's the post office", 'Bark River'],
    ['arkdale is what the mail says', 'Arkdale'],
    ['coalwood like in that movie about the rockets', 'Coalwood'],
    ['the springs colorado springs', 'Colorado Springs'],
  ])('“%s” is %s and nothing else', (words, city) => {
    const place = answer(words)
    expect(place).toMatchObject({ kind: 'city', city })
    expect(place).not.toHaveProperty('business')
    expect(place).not.toHaveProperty('street')
  })

  it.each([
    'west',
    'how do I put it',
    'is gray',
    'not sure',
    'nowhere near a town',
    "the closest one's the little place with the mill",
  ])('“%s” names none', (words) => expect(answer(words)?.city).toBeUndefined())

  it('keeps an address that is told instead', () => {
    expect(answer("it's at 500 Main Street in Plano")).toMatchObject({
      number: '500',
      street: 'Main Street',
      city: 'Plano',
    })
  })
})
