import { describe, expect, it } from 'vitest'
import { conversation } from './call.fixture.ts'
import { withoutVents } from './venting.ts'

describe('what a caller says in anger', () => {
  it.each([
    ['ugh', ''],
    ['hurry up already. 903 Oak Grove Lane, Prosper', '903 Oak Grove Lane, Prosper'],
    ['jesus christ. gold', 'gold'],
    ['Dan, just hurry', 'Dan'],
    ['this is bullshit', ''],
    ['come on man, hurry up', ''],
    ['I already told you. its blue', 'its blue'],
    ['40 Hurry Lane in Allen', '40 Hurry Lane in Allen'],
    ['the hell creek road exit', 'the hell creek road exit'],
    ['oh shit, my car is on fire', 'my car is on fire'],
    ['the fucking 2008 Pontiac just f***ing died', 'the 2008 Pontiac just died'],
    ['no honey the Toyota dealer', 'no the Toyota dealer'],
    ["I'm freaking out", "I'm freaking out"],
  ])('counts only for what it tells: %s', (words, rest) => {
    expect(withoutVents(words)).toBe(rest)
  })

  it('is no answer and no failure to answer, and ends with a person offered', () => {
    const talk = conversation().caller('flat tire, I am safe').caller('yes')
    const said = ['ugh', 'come on', 'this is bullshit'].map((words) => talk.caller(words).said)
    for (const text of said) expect(text).not.toMatch(/didn't catch/)
    expect(new Set(said).size).toBe(3)
    expect(said[2]).toMatch(/get a person/)
    expect(talk.memory.misses).toBe(0)
  })

  it('leaves a wish for a person as it is', () => {
    const talk = conversation().caller('flat tire').caller('ugh, look just get me a human')
    expect(talk.closing).toMatchObject({ do: 'transfer', reason: 'asked for a person' })
  })
})

describe('a caller who keeps asking what was said', () => {
  it.each(['huh?', 'pardon'])(
    'names no place with it, and is asked the same once more: %s',
    (words) => {
      const talk = conversation().caller('flat tire, I am safe').caller('yes')
      expect(talk.caller(words).said).toMatch(/Where (?:exactly )?is the vehicle/)
      expect(talk.caller(words).said).toMatch(/What sign, store or cross street can you see/)
      expect(talk.memory.intake.facts.pickup).toBeUndefined()
    },
  )

  it('hears it again, then in other words, and is then offered a person', () => {
    const talk = conversation().caller('flat tire, I am safe').caller('yes')
    const said = ['what?', 'what?', 'what?'].map((words) => talk.caller(words).said)
    expect(new Set(said).size).toBe(3)
    expect(said[2]).toMatch(/get a person/)
  })
})

describe('a caller who is not understood and declined a person', () => {
  it('is put through before he hears the same question a third time', () => {
    const job = {
      id: 'job-1',
      dispatchNumber: '1042',
      status: 'active' as const,
      pickupAddress: '1200 Main St, Frisco, TX',
      vehicle: '2018 Honda Civic',
      towReason: 'Flat tire',
    }
    const talk = conversation({ caller: { number: '4695550199', openJob: job } })
    talk.caller('blah').caller('blub').caller('no')
    talk.caller('blub').caller('blah').caller('blub').caller('no')
    talk.caller('blah').caller('blub').caller('blah')
    expect(talk.closing).toMatchObject({ do: 'transfer', reason: 'not understood' })
  })
})

describe('a caller who asks whether he reached the company', () => {
  it('names no vehicle with it', () => {
    const talk = conversation().caller('Hi, is this Lone Star? I have a flat tire')
    expect(talk.memory.intake.facts).toMatchObject({ towReason: 'Flat tire' })
    expect(talk.memory.intake.facts.vehicleMake).toBeUndefined()
  })
})
