import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import type { Asking } from '../types/facts.ts'
import { conversation, plainTools } from './call.fixture.ts'
import { call } from './spanish-call.fixture.ts'

const heard = (said: string, asking: Asking) =>
  understand(said, { asking, now: '2026-11-21T10:24', state: 'TX' }).facts

/** A caller who is safe and asked where they are, which is on no map. */
const asked = () =>
  conversation({
    tools: (request) => {
      const answer = plainTools(request)
      return answer?.kind === 'resolvePlace' ? { ...answer, valid: false } : answer
    },
  })
    .caller('my car died and i need a tow')
    .caller('yes i am safe')
    .caller('yes that is my number')

const placed = (said: string) => asked().caller(said).memory.intake.facts.pickup

describe('a house', () => {
  it.each([
    [
      'medical city dallas seventy seven seventy seven forest lane',
      { number: '7777', street: 'Forest Lane' },
    ],
    ['fourteen twelve northwest hawthorne', { number: '1412', street: 'Northwest Hawthorne' }],
    [
      'thirty four eighteen southeast hawthorne boulevard in portland',
      { number: '3418', street: 'Southeast Hawthorne Boulevard', city: 'Portland' },
    ],
    [
      'eighty five thirty culebra no sorry i am looking at the door it is eighty five oh three',
      { number: '8503', street: 'Culebra' },
    ],
  ])('has its whole number and its whole street: %s', (said, place) => {
    expect(placed(said)).toMatchObject(place)
  })

  it.each([
    ['seven five one four one thirtieth ave northeast', '7514', '130th Ave Northeast'],
    ['seven five four one preston road', '7514', 'Preston Road'],
  ])('is put right by whoever says its number again: %s', (said, number, street) => {
    const talk = asked().caller(said).caller('take it to 500 main street in plano')
    talk.caller('kirkland washington').caller('2015 honda civic')
    expect(talk.said).toMatch(/cross street or store/)
    talk.caller('7514 in the driveway')
    expect(talk.memory.intake.facts.pickup).toMatchObject({ number, street })
  })

  it('is put right, and where it goes is heard beside it', () => {
    const talk = asked().caller('7541 preston road').caller('i am not sure where it should go')
    talk.caller('dallas').caller('2015 honda civic')
    talk.caller('it’s 7514 in the driveway and tow it to 500 main street in plano')
    const { pickup, dropoff } = talk.memory.intake.facts
    expect(pickup).toMatchObject({ number: '7514', street: 'Preston Road' })
    expect(dropoff).toMatchObject({ number: '500', street: 'Main Street', city: 'Plano' })
  })

  it('keeps its number beside another that is none of its own', () => {
    const talk = asked().caller('7541 preston road').caller('take it to 500 main street in plano')
    talk.caller('dallas').caller('2015 honda civic')
    expect(talk.said).toMatch(/cross street or store/)
    talk.caller('apartment 212 in the back')
    expect(talk.memory.intake.facts.pickup).toMatchObject({ number: '7541' })
  })

  it('is no shop that is called after a room of it', () => {
    const talk = asked().caller('2400 preston road in plano')
    talk.caller('back to my kitchen fifty three ten lakeside avenue')
    const { dropoff } = talk.memory.intake.facts
    expect(dropoff).toMatchObject({ number: '5310', street: 'Lakeside Avenue' })
    expect(dropoff?.business).toBeUndefined()
  })
})

describe('a corner', () => {
  it('begins with the number of its street, whatever stands before it', () => {
    const said = 'kessler mill site second avenue pittsburgh at tecumseh street'
    const street = { street: '2nd Avenue', crossStreet: 'Tecumseh Street' }
    expect(placed(said)).toMatchObject({ ...street, city: 'Pittsburgh' })
  })

  it('is made by a street that is told after what stands at it', () => {
    const said = 'the lot at steamer lane you know by the lighthouse on west cliff'
    expect(placed(said)).toMatchObject({ street: 'Steamer Lane', crossStreet: 'West Cliff' })
  })
})

describe('a place by its name', () => {
  it.each([
    [
      'bear creek boat ramp on bear creek road in benton',
      { business: 'Bear Creek Boat Ramp', street: 'Bear Creek Road' },
    ],
    [
      'okay so you come out of llano on one fifty two ranch road one fifty two',
      { highway: 'RM 152' },
    ],
  ])('is named as it is said: %s', (said, place) => {
    expect(placed(said)).toMatchObject(place)
  })

  it('leaves out that it is called so', () => {
    const talk = asked().caller('2400 preston road in plano')
    talk.caller('there’s a place called elm city transmission on state street')
    const { dropoff } = talk.memory.intake.facts
    expect(dropoff).toMatchObject({ business: 'Elm City Transmission', street: 'State Street' })
  })

  it('is no Cross Street where the cross street is asked for', () => {
    const talk = asked().caller('i am on whalley avenue in new haven')
    talk.caller('the cross street is cold spring there’s a brick apartment house')
    const { pickup } = talk.memory.intake.facts
    expect(pickup?.crossStreet ?? '').not.toMatch(/cross/i)
    expect(pickup?.city).toBe('New Haven')
  })
})

describe('a highway', () => {
  it('is asked for its exit or mile where only a town is known that it passes', () => {
    const talk = asked().caller('highway 302 westbound just past kermit')
    expect(talk.said).toMatch(/exit or mile marker/)
  })

  it('is not where they drive to', () => {
    const talk = asked().caller('35 w').caller('northbound')
    talk.caller('western center boulevard and i am heading up to alliance')
    const { pickup } = talk.memory.intake.facts
    expect(pickup).toMatchObject({ highway: 'I-35W', direction: 'northbound' })
    expect(pickup?.city).toBeUndefined()
  })
})

describe('what happened', () => {
  it.each([
    ['it don’t want to go in gear no more', "Won't shift"],
    ['she won’t build air', 'Breakdown'],
    ['yeah i rolled it way over on the grass', undefined],
    ['i rolled over in my truck', 'Recovery/rollover'],
    ['yep i’m on private property back behind the plant', undefined],
    ['there is a car on our private property', 'Illegally parked (PPI)'],
    ['there ain’t no number on it the mailbox got hit', undefined],
    ['my car got hit', 'Accident'],
  ])('is told, or is not: %s', (said, reason) => {
    expect(heard(said, 'anything').towReason).toBe(reason)
  })
})

describe('who is asked whether a child or an animal is shut inside', () => {
  const locked = () => conversation().caller('i locked my keys in my car').caller('yes i am safe')

  it.each([
    'the kids are in the whataburger with their grandma',
    'dog’s with me on the leash he’s having the time of his life',
    'the kids are with their grandma it’s only car seats in there',
  ])('goes on where they are somewhere else: %s', (said) => {
    const talk = locked()
    expect(talk.said).toMatch(/shut inside/)
    talk.caller(said)
    expect(talk.memory.intake).toMatchObject({ shutIn: false, dangers: [] })
  })

  it.each([
    'yes the dog’s with my husband in the truck',
    'the baby’s with me but the dog’s in there',
  ])('is put through where one may be in there: %s', (said) => {
    expect(locked().caller(said).memory.intake.dangers).toContain('child or animal inside')
  })
})

describe('the day and the hour', () => {
  it.each([
    [
      'not today and tomorrow i’ve got the foot doctor so the day after tomorrow at one in the afternoon',
      'when',
      '2026-11-23T13:00',
    ],
    [
      'i’d like to schedule a tow for tomorrow morning say eight i have a volvo at one garage that needs to get over to another',
      'anything',
      '2026-11-22T08:00',
    ],
    ['tomorrow at one', 'when', '2026-11-22T13:00'],
  ] as const)('are what was meant: %s', (said, asking, at) => {
    expect(heard(said, asking).scheduledFor).toBe(at)
  })
})

describe('in Spanish', () => {
  it.each([
    ['en la calle ocho en union city nueva jersey', { street: '8th Street', state: 'NJ' }],
    [
      'en la bergenline con la calle cuarenta y ocho en union city',
      { street: 'Bergenline', crossStreet: '48th Street' },
    ],
  ])('a place has its state and both its streets: %s', (said, place) => {
    const talk = call('necesito una grúa se me apagó el carro', 'sí estoy seguro', 'sí', said)
    expect(talk.memory.intake.facts.pickup).toMatchObject(place)
  })
})
