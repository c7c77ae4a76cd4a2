import { describe, expect, it } from 'vitest'
import type { Asking } from '../../types/facts.ts'
import { understand } from './understand.ts'

const facts = (words: string, asking: Asking = 'anything') =>
  understand(words, { asking, state: 'TX', now: '2026-11-21T10:24' }).facts

describe('a place said in passing', () => {
  it.each([
    'some guys helped me push it into the gas station',
    "my battery died, I didn't make it to the charger",
    "I've got a flat and I have a flight to catch",
  ])('is not where the vehicle goes, nor where it stands: %s', (words) => {
    expect(facts(words).dropoff).toBeUndefined()
    expect(facts(words).pickup?.business).toBeUndefined()
  })

  it('is no place at all when it is one of many: the gas station, the church', () => {
    expect(facts("Yes, I'm at the gas station now", 'safety').pickup).toBeUndefined()
    expect(facts("Yes honey, I'm at the church", 'safety').pickup).toBeUndefined()
    expect(facts("I'm at the high school in Celina", 'place').pickup?.city).toBe('Celina')
  })

  it('is forgotten for where the vehicle is now', () => {
    const { pickup } = facts(
      "I was on Legacy Drive, but we pushed it, now it's at the Chevron on Ohio Drive in Plano",
      'place',
    )
    expect(pickup).toMatchObject({ business: 'Chevron', street: 'Ohio Drive', city: 'Plano' })
  })

  it('is where the vehicle does not go, after a "don’t"', () => {
    const { dropoff } = facts(
      "don't take it to the dealer, take it to my house, 3409 Tarragon Lane in The Colony",
    )
    expect(dropoff).toMatchObject({ number: '3409', street: 'Tarragon Lane' })
  })
})

describe('names that are words of other things', () => {
  it.each([
    ['Take it to Eagle Transmission on Loop 288 in Denton', 'Eagle Transmission', 'Denton'],
    ['Park Place Lexus in Plano', 'Park Place Lexus', 'Plano'],
    ['Classic Chevrolet in Denton', 'Classic Chevrolet', 'Denton'],
  ])('are the shop’s own: %s', (words, business, city) => {
    expect(facts(words, 'destination').dropoff).toMatchObject({ business, city })
  })

  it('are streets after a house number', () => {
    expect(facts('1520 Exchange Parkway in Allen', 'place').pickup).toMatchObject({
      number: '1520',
      street: 'Exchange Parkway',
      city: 'Allen',
    })
  })

  it('are a direction, not a street, after the number of a highway', () => {
    expect(facts('On 380 westbound near Navo Road', 'place').pickup).toMatchObject({
      highway: 'US-380',
      direction: 'westbound',
    })
  })
})

describe('what is told in other words', () => {
  it.each([
    ['I have a tire that is flat', 'Flat tire'],
    ['I have had a tire go down on me', 'Flat tire'],
    [
      'I run a storage lot and need a car relocated from one lot to the other',
      'Storage relocation',
    ],
  ])('%s', (words, reason) => {
    expect(facts(words, 'reason').towReason).toBe(reason)
  })

  it('is another day than the one that is declined', () => {
    const words = "I don't need it today, tomorrow at two in the afternoon is good"
    expect(facts(words, 'name').scheduledFor).toBe('2026-11-22T14:00')
  })

  it('is a town, with words around it', () => {
    expect(facts('That would be Denton', 'city').pickup?.city).toBe('Denton')
  })

  it('is a danger though a word of it was misheard', () => {
    const { dangers } = understand('my keys are locked in the car and my baby is an there')
    expect(dangers).toContain('child or animal inside')
    const harmless = understand('I locked my keys in the car and my daughter is with me here')
    expect(harmless.dangers).not.toContain('child or animal inside')
  })
})

describe('a town that is only on the way', () => {
  it.each([
    'on highway 16 by the turnoff to Medina',
    "I'm on US 90 coming from Uvalde",
    'on Denton Avenue, a fellow name of Tyler',
  ])('is not where they are: %s', (words) => {
    expect(facts(words, 'place').pickup?.city).toBeUndefined()
  })

  it('before another town is a street or an exit: the last one is meant', () => {
    expect(facts('I-35E northbound, oak cliff, Dallas', 'place').pickup?.city).toBe('Dallas')
  })

  it('is told from its namesake, and on no highway one', () => {
    const { pickup } = facts('on Elm Street in Paris, the Texas one', 'place')
    expect(pickup?.highway).toBeUndefined()
  })
})

describe('a number alone', () => {
  it('is a road where they are on it beside something, and of no kind that nobody said', () => {
    expect(facts('on 74 by the creek', 'place').pickup?.highway).toBe('Highway 74')
    expect(facts('57 West Street', 'place').pickup?.highway).toBeUndefined()
  })
})

describe('a yes that is taken back', () => {
  it('is a no', () => {
    const { answer } = understand('yeah. well actually no, use my cousin', {
      asking: 'callback number',
      now: '2026-11-21T10:24',
    })
    expect(answer).toBe('no')
  })
})
