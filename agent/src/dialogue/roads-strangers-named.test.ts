import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import type { Asking } from '../types/facts.ts'
import { conversation } from './call.fixture.ts'

const heard = (said: string, asking: Asking) =>
  understand(said, { asking, now: '2026-11-21T10:24', state: 'TX' })

/** A caller who is safe and asked where they are. */
const asked = () =>
  conversation()
    .caller('my car died and i need a tow')
    .caller('yes i am safe')
    .caller('yes that is my number')

describe('a road', () => {
  it.each([
    ['parks highway mile eighty three', { highway: 'Parks Highway', mileMarker: '83' }],
    ['on the overseas highway at mile marker 88', { highway: 'Overseas Highway' }],
    ['northbound on preston road', { street: 'Preston Road' }],
    [
      'webster avenue and one seventy street',
      { street: 'Webster Avenue', crossStreet: '170th Street' },
    ],
    ['149 street and third avenue', { street: '149th Street', crossStreet: '3rd Avenue' }],
    ['350 west 42 street', { number: '350', street: 'West 42nd Street' }],
  ])('is named as it is said: %s', (said, place) => {
    expect(heard(said, 'place').facts.pickup).toMatchObject(place)
  })

  it('is no business that is called by a direction', () => {
    expect(heard('northbound on preston road', 'place').facts.pickup?.business).toBeUndefined()
  })

  it('is none that is the hour of a boat', () => {
    const { facts } = heard('i just got off the five thirty boat', 'anything')
    expect(facts.pickup).toBeUndefined()
  })

  it.each([
    ['i am on 75', 'caryville tennessee', 'I-75'],
    ['i am on highway 87', 'payson arizona', 'AZ-87'],
    ['i am on u s 75', 'mcalester oklahoma', 'US-75'],
    ['highway 365', 'mayflower arkansas', 'AR-365'],
  ])('is on the signs of the state that is told after it: %s, %s', (road, town, onSigns) => {
    const talk = asked().caller(road).caller('southbound').caller('mile marker 147')
    talk.caller('take it to landmark trucks on rutledge pike')
    expect(talk.said).toMatch(/city/)
    expect(talk.caller(town).job?.pickup?.address).toMatch(new RegExp(`^${onSigns} southbound`))
  })

  it('leads to a town, and not through the one they came from', () => {
    const talk = asked()
      .caller('interstate ten on the basin bridge')
      .caller('eastbound we coming from breaux bridge going by baton rouge')
    expect(talk.memory.intake.facts.pickup).toMatchObject({ direction: 'eastbound' })
    expect(talk.memory.intake.facts.pickup?.city).toBeUndefined()
  })

  it.each([
    ['tyler hensley and wait i told you west and it’s east i’m on the eastbound side', 'Hensley'],
    ['tyler hensley oh and i’m eastbound not westbound', 'Hensley'],
  ])('has the other side, put right in any answer: %s', (words, name) => {
    const talk = asked()
      .caller('i am on i 40 in asheville')
      .caller('westbound')
      .caller('exit 55')
      .caller('take it to 500 main street in asheville')
      .caller('2006 toyota camry')
      .caller('green')
      .caller(words)
    const { facts } = talk.memory.intake
    expect(facts.pickup).toMatchObject({ highway: 'I-40', direction: 'eastbound', exit: '55' })
    expect(facts.customerName ?? name).toContain(name)
  })
})

describe('what is said by the way', () => {
  it('makes no other car, and nobody else’s name', () => {
    const year = heard('two thousand and three my wife picked it out rest her soul', 'year').facts
    expect([year.vehicleYear, year.vehicleModel]).toEqual(['2003', undefined])
    expect(heard('clarence mayfield mister', 'name').facts.customerName).toBe('Clarence Mayfield')
    expect(heard('wait i said west but it’s eastbound', 'name').facts.customerName).toBeUndefined()
  })

  it('is no danger to who does not know a year', () => {
    const { dangers } = heard('i have no idea what year she’s gonna kill me', 'year')
    expect(dangers).toEqual([])
    expect(heard('he’s gonna kill me', 'year').dangers).not.toEqual([])
  })

  it('is no fire where a shop is called so', () => {
    expect(heard('this is smoke and flames barbecue in frisco', 'anything').dangers).toEqual([])
    expect(heard('there’s flames by the barbecue', 'anything').dangers).toContain('fire')
  })

  it('asks nobody to wait', () => {
    const wishes = (said: string) => heard(said, 'anything').intents
    expect(wishes('lord just let me get off this bridge')).not.toContain('wait')
    expect(wishes('let me get the papers')).toContain('wait')
  })

  it('leaves a shop the name of its owner', () => {
    const talk = asked()
      .caller('1411 walnut street in plano')
      .caller('to my nephew landry’s garage six forty court street')
    expect(talk.memory.intake.facts.dropoff?.business).toBe("Landry's Garage")
  })
})

it('asks a year of nobody who does not know it a second time', () => {
  const talk = asked()
    .caller('1411 walnut street in plano')
    .caller('500 main street in plano')
    .caller('a toyota sienna')
  expect(talk.said).toMatch(/year is the Sienna/)
  expect(talk.caller('oh i do not know my husband bought it').said).not.toMatch(/year/)
})

describe('who speaks Spanish to a company that does not', () => {
  it.each([
    'hola dejé las llaves adentro del carro y está cerrado',
    'buenas oiga se me ponchó una llanta aquí en la treinta y cinco',
    'mi carro no prende estoy en el estacionamiento del walmart',
  ])('is put through at once: %s', (words) => {
    expect(conversation().caller(words).said).toBe(
      'Un momento, por favor, le comunico con una persona.',
    )
  })

  it('is not who names a place in Spanish', () => {
    const { said } = conversation().caller('i am at taqueria los compadres on san jacinto')
    expect(said).not.toMatch(/persona/)
  })
})

describe('a vehicle that was moved', () => {
  it('stands where it is now, in the town it was in, whatever was asked', () => {
    const talk = asked()
      .caller('spring street at fourth in los angeles')
      .caller('take it to 500 main street in los angeles')
      .caller(
        'a 2021 ram promaster and hang on they moved it it’s not on spring it’s on main street at fourth by the old bank now',
      )
    expect(talk.memory.intake.facts.pickup).toMatchObject({
      street: 'Main Street',
      crossStreet: '4th',
      city: 'Los Angeles',
    })
    expect(talk.memory.intake.facts.dropoff).toMatchObject({ number: '500', city: 'Los Angeles' })
  })

  it('is on a road of hundreds, between roads of hundreds', () => {
    const said = 'two hundred sixty fourth street and four hundred sixty third avenue'
    expect(heard(said, 'place').facts.pickup).toMatchObject({
      street: '264th Street',
      crossStreet: '463rd Avenue',
    })
    expect(heard('four hundred third avenue', 'place').facts.pickup).toMatchObject({
      number: '400',
      street: '3rd Avenue',
    })
  })
})

it('leaves the name of a shop, told where on its lot', () => {
  const talk = asked()
    .caller('1411 walnut street in plano')
    .caller('sandhill diesel in kearney')
    .caller('2019 kenworth t680')
  expect(talk.said).toMatch(/address/)
  expect(talk.caller('the tractor at the bay').memory.intake.facts.dropoff).toMatchObject({
    business: 'Sandhill Diesel',
  })
})
