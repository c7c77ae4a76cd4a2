import { describe, expect, it } from 'vitest'
import { conversation } from './call.fixture.ts'
import { call } from './spanish-call.fixture.ts'

/** Up to the first question after the vehicle's own place is known. */
const at900Oak = (opening = 'my transmission quit and I need a tow') =>
  conversation().caller(opening).caller('yes').caller('yes').caller('900 Oak Street in Plano')

describe('a destination', () => {
  it.each([
    'the service drive, round back',
    'the rental return lane',
    'gate on the side',
    'service entrance, ask for Dale',
  ])('keeps its name when its address is asked for and answered with: %s', (answer) => {
    const talk = at900Oak().caller('Sewell Ford in Odessa')
    while (talk.memory.question !== 'where to spot') talk.caller("I don't know")
    talk.caller(answer)
    expect(talk.memory.intake.facts.dropoff).toMatchObject({
      business: 'Sewell Ford',
      city: 'Odessa',
    })
    expect(talk.memory.intake.facts.dropoff?.street).toBeUndefined()
    expect(talk.job?.dropoff?.said).toContain(answer)
  })

  it('has the address that is told, under the name it had', () => {
    const talk = at900Oak().caller('Sewell Ford in Odessa')
    while (talk.memory.question !== 'where to spot') talk.caller("I don't know")
    talk.caller('2425 Parks Legado Road')
    expect(talk.memory.intake.facts.dropoff).toMatchObject({
      business: 'Sewell Ford',
      number: '2425',
    })
  })

  it.each(['Main Street', 'Market Street'])('stands on %s, which every town has', (street) => {
    const talk = at900Oak().caller('Sewell Ford in Odessa')
    while (talk.memory.question !== 'where to spot') talk.caller("I don't know")
    talk.caller(`it's on ${street.toLowerCase()} can't miss it don't know the number`)
    expect(talk.memory.intake.facts.dropoff).toMatchObject({ business: 'Sewell Ford', street })
  })

  it('gives way to their own house, told where its address was asked for', () => {
    const talk = at900Oak().caller('the Ford dealer in Puyallup')
    while (talk.memory.question !== 'where to spot') talk.caller("I don't know")
    talk.caller('my house 6315 South Sheridan Avenue')
    const { dropoff } = talk.memory.intake.facts
    expect(dropoff).toMatchObject({ number: '6315', street: 'South Sheridan Avenue' })
    expect(dropoff).not.toHaveProperty('business')
  })

  it('of which only the state was told is asked for', () => {
    const talk = at900Oak('my aunt left me her car and i need it hauled to louisiana tomorrow')
    while (talk.memory.question !== 'where to') talk.caller("I don't know")
    expect(talk.said).toMatch(/name or the address of the place/)
  })

  it.each([
    'the engine quit, I need it moved to the body shop',
    'it overheated, haul it to the house',
  ])('told in passing and without a name is asked for before its address is: %s', (opening) => {
    const talk = at900Oak(opening)
    expect(talk.said).toContain('What is the name or the address of the place')
    talk.caller('Gulf Paint and Body on Kostoryz Road')
    expect(talk.memory.intake.facts.dropoff).toMatchObject({ street: 'Kostoryz Road' })
  })

  it('corrected in one breath is the last one, and the pickup stays', () => {
    const talk = at900Oak()
    const { pickup } = talk.memory.intake.facts
    talk.caller(
      "take it to Austin, no wait, scratch that, it's Rusty's Automotive on Main Street in Buda",
    )
    expect(talk.memory.intake.facts.pickup).toEqual(pickup)
    expect(talk.memory.intake.facts.dropoff).toMatchObject({ street: 'Main Street', city: 'Buda' })
  })

  it('that becomes a shop after a house keeps no town of the house', () => {
    const talk = at900Oak().caller("take it to my house I guess, it's in Grand Prairie")
    while (talk.memory.question !== 'where to spot') talk.caller("I don't know")
    talk.caller('Vandergriff Chevrolet, the dealer')
    expect(talk.memory.intake.facts.dropoff?.business).toContain('Vandergriff')
    expect(talk.memory.intake.facts.dropoff?.city).toBeUndefined()
  })

  it('is no exit on the way there', () => {
    const talk = conversation().caller('my transmission quit').caller('yes').caller('yes')
    talk.caller('I-35E south, going to downtown, exit four forty')
    expect(talk.memory.intake.facts.dropoff).toBeUndefined()
    expect(talk.memory.intake.facts.pickup).toMatchObject({ highway: 'I-35E' })
  })

  it('named after no was said to it is taken', () => {
    const talk = conversation().caller('my battery died, I need a jump').caller('yes').caller('yes')
    talk.caller('900 Oak Street in Plano')
    talk.caller("no, just the jump. You know what, tow it to Big Lou's Auto Electric on Hemphill")
    expect(talk.memory.intake.facts.dropoff?.business).toContain('Big Lou')
  })

  it('said again at the read-back keeps its town', () => {
    const talk = at900Oak().caller('1105 Southwest 6th Street in Lawton')
    talk.caller('a white 2013 Ford Fusion').caller('Ashlyn Tolliver').caller('yes')
    while (talk.memory.question !== 'read back') talk.caller("I don't know")
    talk.caller("well, no, hang on, take it to his brother's, it's 1105 Southwest 6th Street")
    expect(talk.memory.intake.facts.dropoff).toMatchObject({ number: '1105', city: 'Lawton' })
  })
})

describe('what need not be towed', () => {
  it.each(['no tow just unlock it', 'not towing it nowhere'])(
    'goes nowhere, whatever was heard before: %s',
    (said) => {
      const talk = at900Oak('my tire is flat').caller("take it to Bell's Garage")
      while (talk.memory.question !== 'where to spot') talk.caller("I don't know")
      talk.caller(said)
      expect(talk.memory.intake.facts.dropoff).toBeUndefined()
      expect(talk.memory.intake.passed).toContain('where to')
    },
  )

  it('goes to no street called Destination', () => {
    const talk = at900Oak('my keys are locked in the car, you get to it off Destination Parkway')
    expect(talk.memory.intake.facts.dropoff).toBeUndefined()
  })

  it('goes nowhere in Spanish', () => {
    const talk = call('se me acabó la gasolina', 'sí', 'sí', '900 Oak Street en Plano')
    expect(talk.memory.question).toBe('where to')
    talk.caller('sin remolque solo gasolina')
    expect(talk.memory.intake.facts.dropoff).toBeUndefined()
    expect(talk.memory.intake.passed).toContain('where to')
  })
})

describe('what is only moved', () => {
  it('is asked for its day, and wanted at once where none is told', () => {
    const talk = at900Oak("I'd like to schedule something, I bought a car that doesn't run")
    while (talk.memory.question !== 'when') talk.caller("I don't know")
    expect(talk.said).toContain('When do you need it, today or another day?')
    expect(talk.caller('now, or whenever').memory.question).not.toBe('when')
    expect(talk.memory.intake.facts.scheduledFor).toBeUndefined()
  })

  it.each(['today', 'today at once if it please you', 'sometime today', 'Saturday'])(
    'is wanted now when it is for today: %s',
    (said) => {
      const talk = at900Oak("I'd like to schedule something, I bought a car that doesn't run")
      while (talk.memory.question !== 'when') talk.caller("I don't know")
      expect(talk.caller(said).memory.question).not.toBe('when')
      expect(talk.memory.intake.facts.scheduledFor).toBeUndefined()
    },
  )

  it('is for a later hour of the day when it is for later today', () => {
    const talk = at900Oak("I'd like to schedule something, I bought a car that doesn't run")
    while (talk.memory.question !== 'when') talk.caller("I don't know")
    talk.caller('later today')
    expect(talk.memory.intake.facts.scheduledFor).toMatch(/^2026-11-21/)
  })

  it.each([
    "I'm at the dentist today and my car won't start",
    "I've got to be at work by nine today and my car died",
    "it's been sitting around the corner all day today",
  ])('is wanted now when today is only spoken of: %s', (said) => {
    expect(at900Oak(said).memory.intake.facts.scheduledFor).toBeUndefined()
  })

  it('is wanted tomorrow by who is busy today', () => {
    const talk = at900Oak('I need to get my truck to the shop but I am busy today so tomorrow')
    expect(talk.memory.intake.facts.scheduledFor).toMatch(/^2026-11-22/)
  })

  it('is scheduled when the day is told', () => {
    const talk = at900Oak("no hurry, I'd like to schedule a tow, the engine quit")
    while (talk.memory.question !== 'when') talk.caller("I don't know")
    expect(talk.caller('Monday at nine').memory.intake.facts.scheduledFor).toBe('2026-11-23T09:00')
  })
})

describe('what is wrong with it', () => {
  it('tells of nowhere to take it', () => {
    const talk = conversation().caller('I need a tow').caller('yes').caller('yes')
    talk.caller('900 Oak Street in Plano').caller("it goes into limp mode, won't go over 20")
    expect(talk.memory.intake.facts.dropoff).toBeUndefined()
  })

  it('may be answered with where to take it', () => {
    const talk = conversation().caller('I need a tow').caller('yes').caller('yes')
    talk.caller('900 Oak Street in Plano').caller('to my house, 500 Park Boulevard in Plano')
    expect(talk.memory.intake.facts.dropoff).toMatchObject({ number: '500' })
  })
})

describe('words about a place', () => {
  it('tell of no vehicle that a street or a shop is named after', () => {
    const talk = conversation().caller('my alternator quit').caller('yes').caller('yes')
    talk.caller('the Walgreens on Yarbrough and Vista del Sol')
    expect(talk.memory.intake.facts.vehicleModel).toBeUndefined()
    expect(talk.memory.intake.facts.vehicleMake).toBeUndefined()
  })

  it('take back the vehicle that was the name of the shop', () => {
    const talk = conversation().caller("I'm at the Fiesta and it won't start").caller('yes')
    talk.caller('yes').caller('the Fiesta Mart on Spencer Highway in Pasadena')
    expect(talk.memory.intake.facts.vehicleModel).toBeUndefined()
  })

  it('and of a telephone with a cord tell of no other vehicle, and of no texts', () => {
    const talk = at900Oak('my transmission quit').caller('900 Elm Street in Plano')
    talk.caller('a blue 1994 Chevy K1500').caller('Orville Haugen')
    while (talk.memory.question !== 'may text') talk.caller("I don't know")
    talk.caller('this phone has got a cord on it')
    expect(talk.memory.intake.facts.vehicleMake).toBe('Chevrolet')
    expect(talk.memory.intake.mayText).toBe(false)
  })

  it('tell of no crash at a shop called Collision, and of no lockout where the keys are left', () => {
    const talk = conversation().caller('I need a tow').caller('yes').caller('yes')
    talk.caller('Pineywoods Collision, Gilmer Road in Longview')
    expect(talk.memory.intake.facts.towReason).not.toBe('Accident')
    expect(talk.memory.question).not.toBe('unhurt')
    const keys = at900Oak().caller('Jiffy Auto Care in Plano')
    while (keys.memory.question !== 'where to spot') keys.caller("I don't know")
    keys.caller('they got a lot, just leave it and drop the keys in the slot')
    expect(keys.memory.intake.facts.towReason).not.toBe('Lockout')
  })
})
