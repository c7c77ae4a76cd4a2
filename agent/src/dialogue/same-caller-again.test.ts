import { describe, expect, it } from 'vitest'
import type { OpenJob } from '../types/agent-tools.ts'
import { conversation, plainTools, stranger } from './call.fixture.ts'
import { kinship } from './same-breakdown.ts'

const pending: OpenJob = {
  id: 'job-1',
  dispatchNumber: '1042',
  status: 'pending',
  pickupAddress: '2200 Eldorado Pkwy, McKinney, TX',
  vehicle: '2016 Honda Accord',
  towReason: 'Flat tire',
}

function ringsAgain(job: OpenJob = pending) {
  return conversation({
    caller: { ...stranger, openJob: job },
    tools: (request) =>
      request.kind === 'readJob' ? { kind: 'readJob', job } : plainTools(request),
  })
}

const messages = (talk: ReturnType<typeof ringsAgain>) =>
  talk.all.flatMap((act) =>
    act.do === 'ask' && act.request.kind === 'takeMessage' ? [act.request.words] : [],
  )

describe('a caller who was cut off and calls again', () => {
  it.each([
    'yes, we got cut off',
    'yeah sorry my phone dropped',
    'I was just on the phone with you and we got disconnected',
    'yes it is the Accord with the flat',
    'I have a flat tire on my Honda Accord',
    'hi, I need a tow at 2200 Eldorado Parkway in McKinney',
  ])('hears that his request is in, and no second job is written: %s', (words) => {
    const talk = ringsAgain().caller(words)
    expect(talk.said).toMatch(/Your request is in.*anything to add or change\?$/)
    expect(talk.caller("no that's all").said).toMatch(/Goodbye/)
    expect(talk.job).toBeUndefined()
    expect(talk.summary.outcome).toBe('status')
  })

  it('is known again when he says no, and then tells the same place', () => {
    const talk = ringsAgain().caller('no').caller('my car is at 2200 Eldorado Parkway in McKinney')
    expect(talk.said).toMatch(/already.*Your request is in/)
    expect(talk.job).toBeUndefined()
  })

  it('is asked once whether it is the same when what he tells fits both', () => {
    const talk = ringsAgain().caller('I have a flat tire')
    expect(talk.said).toMatch(/about the truck you asked for\?$/)
    expect(talk.caller('yes').said).toMatch(/Your request is in/)
    expect(talk.job).toBeUndefined()
  })

  it('has what he adds passed on with the number of his tow, and after three of it he is let go', () => {
    const talk = ringsAgain().caller('yes').caller('tell him the gate code is 4 4 1 0')
    expect(talk.said).toMatch(/add or change\?$|anything else on\?$/)
    talk.caller('and the car is in the back by the dumpster')
    expect(messages(talk)).toEqual([
      'About tow 1042: tell him the gate code is 4 4 1 0',
      'About tow 1042: and the car is in the back by the dumpster',
    ])
    expect(talk.said).toMatch(/add or change\?$|anything else on\?$/)
    talk.caller('tell him all four tires are down on it')
    expect(messages(talk)).toHaveLength(3)
    expect(talk.said).toMatch(/they have your message.*Goodbye/)
    expect(talk.job).toBeUndefined()
  })

  it('has a change passed on that he tells with his yes', () => {
    const talk = ringsAgain().caller('yes but take it to Kwik Kar on Preston Road in Frisco')
    expect(messages(talk)[0]).toMatch(/^About tow 1042: .*Kwik Kar/)
    expect(talk.job).toBeUndefined()
  })

  it('has moved when he names another place for the same tow', () => {
    const talk = ringsAgain().caller('yes').caller('I moved, I am at 500 Virginia Parkway now')
    expect(messages(talk)[0]).toMatch(/^About tow 1042: I moved/)
    expect(talk.job).toBeUndefined()
  })

  it('is asked what to add when he only says that there is something', () => {
    expect(ringsAgain().caller('yes').caller('yes').said).toMatch(/What should I tell them\?$/)
  })

  it('is handed to the dispatcher with a change once the truck is under way', () => {
    const talk = ringsAgain({ ...pending, status: 'active' })
    talk.caller('yes').caller('tell him the gate code is 4 4 1 0')
    expect(talk.closing).toMatchObject({ do: 'transfer', reason: 'change to an open job' })
  })
})

describe('a caller with an open tow who needs another one', () => {
  it.each([
    "no, it's my wife's Ford Explorer with a dead battery at 40 Elm Street in Allen",
    'I have a dead battery at 40 Elm Street in Allen, a 2012 Ford Explorer',
  ])('gets a job of its own for a different vehicle: %s', (words) => {
    const talk = ringsAgain().caller(words)
    expect(talk.job?.facts).toMatchObject({ vehicleMake: 'Ford', towReason: 'Dead battery' })
  })
})

describe('whether two breakdowns are the same', () => {
  const at = (street: string, number?: string) => ({
    pickup: { said: street, kind: 'street' as const, street, ...(number ? { number } : {}) },
  })

  it('is told by the vehicle first, then by the place', () => {
    expect(kinship(pending, { vehicleMake: 'Honda', vehicleModel: 'Accord' })).toBe('same')
    expect(kinship(pending, { vehicleMake: 'Honda', vehicleModel: 'Civic' })).toBe('other')
    expect(kinship(pending, { vehicleYear: '2009', vehicleMake: 'Honda' })).toBe('other')
    expect(kinship(pending, at('Eldorado Pkwy', '2200'))).toBe('same')
    expect(kinship(pending, at('Eldorado Pkwy'))).toBe('same')
    expect(kinship(pending, at('Eldorado Pkwy', '4100'))).toBe('other')
    expect(kinship(pending, at('Elm St'))).toBe('other')
  })

  it('is not told by a town or a reason alone', () => {
    expect(kinship(pending, { towReason: 'Flat tire' })).toBe('unclear')
    const town = { pickup: { said: 'McKinney', kind: 'city' as const, city: 'McKinney' } }
    expect(kinship(pending, town)).toBe('unclear')
  })
})
