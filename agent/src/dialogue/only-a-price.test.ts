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
