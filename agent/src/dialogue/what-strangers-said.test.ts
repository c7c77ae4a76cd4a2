import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import type { Asking } from '../types/facts.ts'
import { conversation } from './call.fixture.ts'
import { call as spanishCall } from './spanish-call.fixture.ts'

const heard = (said: string, asking: Asking) =>
  understand(said, { asking, now: '2026-11-21T10:24', state: 'TX' })

/** A caller of whom nothing is known but that something is wrong. */
const begun = () => conversation().caller('hi there i need some help').caller('yes i am safe')

/** A caller whose whole job was read back. */
const readBack = () =>
  conversation()
    .caller('my car has a flat tire')
    .caller('yes i am safe')
    .caller('yes that is my number')
    .caller('1411 walnut street rock springs')
    .caller('no spare so take it to sage auto repair at 400 dewar drive in rock springs')
    .caller('2006 pontiac vibe orange')
    .caller('it is in the driveway')
    .caller('tawnya peck')
    .caller('yes you can text me')

describe('who calls for no tow', () => {
  it.each([
    'there’s no car i’m calling about your fuel account',
    'no it’s not a tow it’s a fuel card offer',
    'nothing needs towing',
    'i’m not stranded i’m in sales',
    'no car i want tortillas',
  ])('is asked whether they want a truck, and let go: %s', (words) => {
    const talk = begun().caller('yes that is my number').caller(words)
    expect(talk.said).toMatch(/I can help with towing.*send a truck\?$/)
    expect(talk.caller('no').closing).toMatchObject({ do: 'end' })
    expect(talk.job).toBeUndefined()
  })

  it('is asked so in Spanish', () => {
    const talk = spanishCall().caller('buenas necesito ayuda').caller('sí').caller('sí')
    expect(talk.caller('no no traigo carro descompuesto es por lo del trabajo').said).toMatch(
      /grúa.*\?$/,
    )
  })

  it('is let go once they say so again, and the offer of a person was declined', () => {
    const talk = conversation().caller('are you guys hiring like tow truck drivers')
    expect(talk.said).toMatch(/get a person for you/)
    expect(talk.caller('no it’s fine').said).toMatch(/send a truck\?$/)
    expect(talk.caller('i don’t need one').closing).toMatchObject({ do: 'end', reason: 'goodbye' })
    const other = begun().caller('yes that is my number').caller('there’s no car')
    other.caller('well i can drive whatever i got my cdl')
    expect(other.caller('i told you there’s no car').closing).toMatchObject({ do: 'end' })
  })

  it('may want one after all', () => {
    const talk = begun().caller('yes that is my number').caller('nothing needs towing')
    expect(talk.caller('yes send one').said).toMatch(/address/)
  })

  it.each(['naw i got the wrong number', 'no i believe i have the wrong number'])(
    'says so in answer to any question: %s',
    (words) => {
      const talk = conversation().caller('how much is a tow').caller('how much is a tow')
      expect(talk.said).toMatch(/get a person for you/)
      expect(talk.caller(words).closing).toMatchObject({ do: 'end', reason: 'wrong number' })
    },
  )

  it.each([
    'employee lot under the solar panels on main street',
    'the corner of mccombs and luna azul gps puts you in the wrong place',
  ])('is not who tells where they are: %s', (words) => {
    const talk = begun().caller('yes that is my number').caller(words)
    expect(talk.closing).toBeUndefined()
    expect(talk.memory.intake.facts.pickup).toBeDefined()
  })

  it('is not who gives another number', () => {
    const talk = begun().caller('no wrong number it’s 469 555 0123')
    expect(talk.closing).toBeUndefined()
    expect(talk.memory.intake.facts.customerPhone).toBe('4695550123')
  })
})

describe('a person', () => {
  it('is got for whoever asked for one before the question of danger', () => {
    const talk = conversation().caller(
      'i got your recording yesterday and i’m not doing that again let me talk to a real person about our fleet invoice',
    )
    expect(talk.said).toMatch(/hurt or in danger/)
    expect(talk.caller('no nobody’s hurt').closing).toMatchObject({ do: 'transfer' })
  })

  it('is not got for a truck that broke down, nor for who waited for others in vain', () => {
    expect(heard('the truck broke down', 'anything').intents).toEqual([])
    expect(heard('your driver broke my mirror', 'anything').intents).toContain('complaint')
    const talk = conversation().caller(
      'i been waiting three hours on some other clowns can you come get my car or not',
    )
    expect(talk.closing).toBeUndefined()
  })

  it('is got for who is "not really" safe', () => {
    const talk = conversation().caller('my truck is stuck in the mud in a wash')
    expect(talk.caller('not really it’s still rising').closing).toMatchObject({ do: 'transfer' })
  })
})

describe('a line that goes dead', () => {
  it('leaves a job of whoever told where they are and not yet what is wrong', () => {
    const talk = conversation()
      .caller('i need a tow my phone’s dying')
      .caller('i am okay')
      .caller('yeah if it stays on')
      .caller('the allsups 1702 butternut street abilene')
    expect(talk.job).toBeUndefined()
    expect(talk.silence(3).said).toMatch(/request is in/)
    expect(talk.job?.pickup?.address).toMatch(/1702 Butternut/)
  })

  it('leaves none of who told nothing', () => {
    const talk = begun().hangsUp()
    expect(talk.job).toBeUndefined()
  })
})

describe('a correction of what was read back', () => {
  it('that is said again once it is read right is a yes', () => {
    const words = 'hold on don’t take it there take it to 77 center street in rock springs'
    const talk = readBack().caller(words)
    expect(talk.said).toMatch(/77 Center.*\?$/)
    expect(talk.caller(words).closing).toMatchObject({ do: 'end', reason: 'job taken' })
  })

  it.each([
    'um hang on i’m looking at the mailbox it’s 1141 walnut not 1411 i flipped it',
    'it’s not 1411 it’s 1141',
    'it’s eleven forty one walnut unit 4 not fourteen eleven',
  ])('names the house number that is wrong, with anything around it: %s', (words) => {
    const talk = readBack().caller(words)
    expect(talk.said).toMatch(/1141 Walnut Street/)
    expect(talk.job?.pickup?.address).toMatch(/^1141 Walnut/)
  })

  it('denies no house with the dealer', () => {
    const talk = readBack().caller('no not the dealer take it to 400 dewar drive by 6th street')
    expect(talk.memory.intake.facts.dropoff?.number).toBe('400')
  })

  it('sends it elsewhere, and gives the dealer no address of another', () => {
    const talk = conversation()
      .caller('my car has a flat tire')
      .caller('yes i am safe')
      .caller('yes that is my number')
      .caller('1411 walnut street fredericksburg')
      .caller('the ford dealer out on 290 east')
      .caller(
        'it’s a ford explorer and oh wait not the ford dealer take it to my brother in law’s it’s 608 west creek street here in fredericksburg',
      )
    expect(talk.memory.intake.facts.dropoff).toMatchObject({ number: '608' })
    expect(talk.memory.intake.facts.dropoff?.business).toBeUndefined()
  })

  it('may be of another of their cars', () => {
    const said =
      'it’s the ford ranger well no hold on my roommate just got the ranger running so do the other one do the saturn s l one'
    expect(heard(said, 'vehicle').facts).toMatchObject({ vehicleMake: 'Saturn' })
  })
})

describe('two cars in one answer', () => {
  it.each([
    ['nissan altima no sorry my husband took the altima i’m in the rogue tonight', 'Rogue'],
    ['honda accord no wait it’s the odyssey', 'Odyssey'],
  ])('are told apart: %s', (said, vehicleModel) => {
    const { facts } = heard(said, 'vehicle')
    expect(facts).toMatchObject({ vehicleModel })
    expect(facts.scheduledFor).toBeUndefined()
  })

  it('leave the one that is known, asked for its color', () => {
    const { facts } = heard('blue no wait the malibu is blue the traverse is gray', 'color')
    expect(facts).toEqual({ vehicleColor: 'gray' })
  })
})

describe('a place that is corrected', () => {
  it.each([
    ['No, I’m at 1875 Hyacinth Street Northeast, Salem.', 'Salem'],
    ['No, I’m at Mike’s Garage level 2, Flagstaff.', 'Flagstaff'],
    ['no i’m at 2001 north oregon street el paso', undefined],
  ])('names no vehicle, whatever trailer a town is called after: %s', (said, city) => {
    const { facts } = heard(said, 'read back')
    expect([facts.vehicleMake, facts.vehicleModel]).toEqual([undefined, undefined])
    if (city) expect(facts.pickup?.city).toBe(city)
  })

  it.each([
    ['walmart fm six eighty five', 'Walmart', 'FM 685'],
    ['heb highway 281', 'HEB', 'US-281'],
    ['take it to the discount tire highway 6', 'Discount Tire', 'TX-6'],
  ])('may be a chain with its road right behind it: %s', (said, business, highway) => {
    const { pickup, dropoff } = heard(said, 'place').facts
    expect(pickup ?? dropoff).toMatchObject({ business, highway })
  })
})

describe('where a vehicle stands', () => {
  it('is the other place, once they tell in any answer that the first is the wrong one', () => {
    const talk = begun()
      .caller('yes that is my number')
      .caller('it is at bell’s hardware 1100 portage street in kalamazoo')
      .caller('the axle came out')
      .caller('oshtemo auto care 614 north ninth street kalamazoo')
      .caller(
        'a 2018 ford explorer oh shoot it’s not at bell’s hardware that’s the wrong place he left it at tillman’s farm market 5219 west main street in kalamazoo',
      )
    expect(talk.caller('maroon').job?.pickup?.address).toBe(
      "Tillman's Farm Market, 5219 West Main Street, Kalamazoo",
    )
  })

  it('is not where they have to be, and the way in is not where it goes', () => {
    const { facts } = heard('i’m on the turnpike and i gotta be in newark at nine', 'anything')
    expect(facts.pickup?.city).toBeUndefined()
    const way = heard('you go to mile marker 38 and turn in at the cattle guard', 'place')
    expect(way.facts.dropoff).toBeUndefined()
  })

  it.each([
    ['a la calle garcía en laredo', 'García Street, Laredo'],
    [
      'cuarenta y uno cero cinco de la avenida santa maría en laredo',
      '4105 Santa María Avenue, Laredo',
    ],
  ])('may have a street named in Spanish: %s', (words, address) => {
    const talk = spanishCall('necesito una grúa, se calentó mi carro', 'sí', 'sí')
      .caller('estoy en el 500 de Main Street en Plano')
      .caller(words)
    expect(talk.job?.dropoff?.address).toBe(address)
  })
})

describe('small words', () => {
  it('say a last name once that is said twice', () => {
    expect(heard('stelly ricky stelly', 'name').facts.customerName).toBe('Ricky Stelly')
    const mended = 'harlan turtle no tuttle harlan tuttle'
    expect(heard(mended, 'name').facts.customerName).toBe('Harlan Tuttle')
    expect(heard('mary ann mary', 'name').facts.customerName).not.toBe('Ann')
  })

  it('are no yes where "not" follows', () => {
    expect(heard('we are not able to receive texts', 'may text').answer).not.toBe('yes')
  })
})
