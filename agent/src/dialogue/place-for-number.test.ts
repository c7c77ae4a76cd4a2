import { describe, expect, it } from 'vitest'
import { conversation } from './call.fixture.ts'

/** A call that has come to the question of the number, from a phone that withholds its own. */
const askedForNumber = (number = '') => {
  const talk = conversation({ caller: { number } })
  talk.caller('my battery is dead')
  talk.caller('yes I’m safe')
  expect(talk.memory.question).toBe('callback')
  return talk
}

describe('a caller who is asked for their number and tells where they are', () => {
  it('has the place on the job, and is asked for the number again', () => {
    const talk = askedForNumber().caller("I'm at 400 Main Street in Frisco")
    expect(talk.said).toMatch(/all ten digits/)
    expect(talk.job?.pickup).toMatchObject({ address: '400 Main Street, Frisco' })
    talk.caller('469 555 0142')
    expect(talk.job).toMatchObject({
      pickup: { address: '400 Main Street, Frisco' },
      facts: { customerPhone: '4695550142' },
    })
  })

  it.each([
    'behind the old Kroger on the feeder',
    'across from the bank',
    'the waffle house off of exit 201',
    'seventy westbound before the eisenhower tunnel',
    "no, we're out by the grain elevator",
  ])('also where only the words tell it: %s', (words) => {
    const talk = askedForNumber().caller(words)
    expect(talk.memory.question).toBe('callback')
    const { pickup } = talk.job ?? {}
    const said = `${pickup?.said} ${pickup?.address}`.toLowerCase()
    expect(said).toContain(words.split(' ').at(-1)?.toLowerCase())
    // Where exactly is asked all the same.
    talk.caller('469 555 0142')
    expect(talk.memory.question).toMatch(/where|spot|exit|city/)
  })

  it('has said neither yes nor no to the number we have', () => {
    const talk = askedForNumber('4695550199').caller('we are behind the old mill')
    expect(talk.memory.question).toBe('callback')
    expect(talk.memory.intake).toMatchObject({ facts: {}, numberRefused: false })
    expect(talk.memory.intake.facts.customerPhone).toBeUndefined()
    expect(talk.job?.pickup?.said).toBe('behind the old mill')
  })

  it.each([
    'my number is 469 555 0142',
    'you can reach me at 469 555 0142, it is my office',
    'four six nine five five five oh one four two',
  ])('keeps the digits of a number for a number: %s', (words) => {
    const talk = askedForNumber().caller(words)
    expect(talk.memory.intake.facts.customerPhone).toBe('4695550142')
    expect(talk.memory.intake.facts.pickup).toBeUndefined()
    expect(talk.job?.pickup ?? null).toBeNull()
  })

  it.each([
    'area code 469, then 555',
    'hold on, it is on a card in my purse',
    "it's my husband's cell",
    'what do you need that for',
    "I don't have one on me",
    "I'll be at my mother's",
  ])('takes nothing for a place that tells none: %s', (words) => {
    const talk = askedForNumber().caller(words)
    expect(talk.memory.intake.placeHint).toBeUndefined()
    expect(talk.memory.intake.facts.pickup).toBeUndefined()
  })
})
