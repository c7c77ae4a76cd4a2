import { describe, expect, it } from 'vitest'
import { conversation } from './call.fixture.ts'

describe('a caller who only wants a price', () => {
  it('hears who tells it, is offered a person, and is let go without a job', () => {
    const talk = conversation().caller("what do you all charge for a tow? I'm just calling around")
    expect(talk.said).toMatch(/price.*Would you like us to send a truck\?$/)
    talk.caller("Don't send a truck. Just a price.")
    expect(talk.said).toContain('Would you like me to get a person for you?')
    expect(talk.caller("no, that's all right").closing).toMatchObject({ do: 'end' })
    expect(talk.job).toBeUndefined()
  })

  it('gets the person if they want one', () => {
    const talk = conversation().caller('how much for a tow').caller("don't send one, just a price")
    expect(talk.caller('yes please').closing).toMatchObject({ do: 'transfer' })
  })

  it('has a job in the same call once they want a truck', () => {
    const talk = conversation().caller('how much for a tow from Frisco').caller('yes, send one')
    expect(talk.closing).toBeUndefined()
    talk.caller('yes').caller('yes').caller('900 Oak Street in Frisco').caller('flat tire')
    expect(talk.job).toBeDefined()
  })
})

describe('a caller who asks for the owner', () => {
  it('goes to a person, and is no sales call', () => {
    expect(conversation().caller("I'd like to talk to the owner").closing).toMatchObject({
      do: 'transfer',
    })
  })
})

describe('a third time', () => {
  it('this month that it won’t start chases no truck; a third call does', () => {
    const broken = conversation().caller("this damn car won't start, the third time this month")
    expect(broken.closing).toBeUndefined()
    expect(conversation().caller("it's the third time I'm calling").closing).toMatchObject({
      do: 'transfer',
    })
  })
})

describe('a caller who asks what it would run', () => {
  it('and is only asking the price is let go without a job', () => {
    const talk = conversation().caller("what's it run to haul a car from Anna to Sherman?")
    expect(talk.said).toMatch(/send a truck\?$/)
    talk.caller("I'm not booking anything, just asking the price")
    expect(talk.said).toContain('Would you like me to get a person for you?')
    expect(talk.caller("no, that's all right").closing).toMatchObject({ do: 'end' })
    expect(talk.job).toBeUndefined()
  })
})

describe('a caller with a bill', () => {
  it.each(['I need the owner, it is about an invoice', 'I want somebody in the office please'])(
    'goes to a person: %s',
    (words) => {
      expect(conversation().caller(words).closing).toMatchObject({ do: 'transfer' })
    },
  )

  it('who wants the owner of a car told has asked for nobody', () => {
    const talk = conversation().caller('we need the owner of this car towed out of our lot')
    expect(talk.closing).toBeUndefined()
  })
})

describe('a caller who waited for others', () => {
  it('is asked on as anybody is, and not about a truck of ours', () => {
    const talk = conversation().caller(
      'been waiting two hours on some other outfit, can you all come',
    )
    expect(talk.closing).toBeUndefined()
    expect(talk.said).toMatch(/\?$/)
  })
})

describe('a wrong number', () => {
  it('that comes to light late ends the call without a job', () => {
    const talk = conversation().caller('is this the feed store, I need six bags')
    talk.caller('no').caller('I am at home')
    talk.caller('oh I think I have the wrong number')
    expect(talk.closing).toMatchObject({ do: 'end' })
    expect(talk.job).toBeUndefined()
  })
})

describe('a caller with nothing to tow', () => {
  it.each([
    "i don't have a vehicle i want fish",
    "there's no vehicle i'm calling from our office",
    'where is what i do not have a car dear i want the pharmacy',
  ])('is asked whether they want a truck, and let go: "%s"', (said) => {
    const talk = conversation()
      .caller('hello is this the k c hall')
      .caller('well yes')
      .caller('yes')
    talk.caller(said)
    expect(talk.said).toMatch(/Would you like us to send a truck\?$/)
    const { closing, memory } = talk.caller("no don't send a truck")
    expect(closing).toMatchObject({ do: 'end' })
    expect(memory.job).toBe('none')
  })

  it('who has told of a car is asked on', () => {
    const talk = conversation().caller('my 2015 Honda Civic died').caller('yes').caller('yes')
    talk.caller("i don't have a car anymore")
    expect(talk.said).not.toMatch(/send a truck/)
  })

  it('who finds out late that the number is wrong is asked whether to cancel what was taken down', () => {
    const talk = conversation().caller('a flat tire at 900 Oak Street in Plano').caller('yes')
    talk.caller('oh no i must have the wrong number')
    expect(talk.said).toMatch(/cancel/)
  })
})
