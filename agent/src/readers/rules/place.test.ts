import { describe, expect, it } from 'vitest'
import type { Asking, Place } from '../../types/facts.ts'
import { understand } from './understand.ts'

const from = (said: string, asking: Asking = 'anything', state = 'TX') =>
  understand(said, { asking, state }).facts
const at = (said: string, asking: Asking = 'anything', state = 'TX') =>
  from(said, asking, state).pickup

type Case = [string, Partial<Place>]

describe('addresses and corners', () => {
  it.each<Case>([
    ['123 Oak Street', { kind: 'street', number: '123', street: 'Oak Street' }],
    ['twelve forty five main', { kind: 'street', number: '1245', street: 'Main' }],
    ['one two three main street', { kind: 'street', number: '123', street: 'Main Street' }],
    [
      '2500 Preston Rd Apt 214 Plano TX 75093',
      {
        number: '2500',
        street: 'Preston Rd',
        detail: 'Apt 214',
        city: 'Plano',
        state: 'TX',
        zip: '75093',
      },
    ],
    [
      'I am at 880 north fifth avenue in Columbus Ohio',
      { number: '880', street: 'North 5th Avenue', city: 'Columbus', state: 'OH' },
    ],
    [
      '8687 North Central Expressway in Dallas',
      { kind: 'street', number: '8687', street: 'North Central Expressway' },
    ],
    ['4500 highway 380', { kind: 'street', number: '4500', street: 'Highway 380' }],
    ['fifteen oh one west university drive', { number: '1501', street: 'West University Drive' }],
    ['corner of Main and Elm', { kind: 'intersection', street: 'Main', crossStreet: 'Elm' }],
    ['Preston at Eldorado', { kind: 'intersection', street: 'Preston', crossStreet: 'Eldorado' }],
    ['Main Street and 5th', { kind: 'intersection', street: 'Main Street', crossStreet: '5th' }],
    [
      'intersection of Oak Lawn Avenue and Lemmon Avenue',
      { kind: 'intersection', crossStreet: 'Lemmon Avenue' },
    ],
    [
      'apartment 12 b at 400 west 3rd street',
      { number: '400', street: 'West 3rd Street', detail: 'Apartment 12B' },
    ],
    ['two twenty one b baker street', { number: '221B', street: 'Baker Street' }],
    ['forty two oh six north lamar austin texas', { street: 'North Lamar', city: 'Austin' }],
    [
      'one hundred and twelfth street and lenox avenue',
      { street: '112th Street', crossStreet: 'Lenox Avenue' },
    ],
    [
      'corner of third avenue and east eighty sixth',
      { street: '3rd Avenue', crossStreet: 'East 86th' },
    ],
    ['K and 15th', { kind: 'intersection', street: 'K', crossStreet: '15th' }],
    ['seventh and B', { kind: 'intersection', street: '7th', crossStreet: 'B' }],
    ['i am on M L K at fifth street', { street: 'MLK', crossStreet: '5th Street' }],
    ['75034', { kind: 'zip', zip: '75034' }],
    ['seven five oh three four', { kind: 'zip', zip: '75034' }],
    ['Plano', { kind: 'city', city: 'Plano' }],
    ['in Tulsa Oklahoma', { kind: 'city', city: 'Tulsa', state: 'OK' }],
  ])('places "%s"', (said, place) => {
    expect(at(said, 'place')).toMatchObject(place)
  })
})

describe('highways', () => {
  it.each<Case>([
    ['milepost 212 on I-90 west', { highway: 'I-90', mileMarker: '212', direction: 'westbound' }],
    [
      'highway 101 southbound at the university avenue exit',
      { direction: 'southbound', exit: 'University Avenue' },
    ],
    [
      "I'm on 75 south just past exit 41",
      { highway: 'US-75', direction: 'southbound', exit: '41' },
    ],
    [
      'on I thirty five E northbound near the Teasley exit',
      { highway: 'I-35E', direction: 'northbound', exit: 'Teasley' },
    ],
    ['I-35W north', { highway: 'I-35W', direction: 'northbound' }],
    ['on i35e', { highway: 'I-35E' }],
    [
      'on interstate twenty eastbound at mile marker four twelve',
      { highway: 'I-20', direction: 'eastbound', mileMarker: '412' },
    ],
    ['exit forty one b on 75', { highway: 'US-75', exit: '41B' }],
    ['on 75 at exit eighty one twenty eighth street', { highway: 'US-75', exit: '81' }],
    [
      'going southbound on Interstate 35 just passed 635',
      { highway: 'I-35', direction: 'southbound', near: 'I-635' },
    ],
    ['380 and Custer', { highway: 'US-380', crossStreet: 'Custer' }],
    ['US 380', { highway: 'US-380' }],
    ['121', { highway: 'TX-121' }],
    ['the tollway', { highway: 'Dallas North Tollway' }],
    ['Sam Rayburn', { highway: 'Sam Rayburn Tollway' }],
    ['six thirty five', { highway: 'I-635' }],
    ['FM 423', { highway: 'FM 423' }],
    ['state highway 114 going west', { highway: 'TX-114', direction: 'westbound' }],
    ['on the service road of 35', { highway: 'I-35', detail: 'service road' }],
    [
      'dallas north tollway southbound just before Legacy',
      { direction: 'southbound', near: 'Legacy' },
    ],
  ])('places "%s"', (said, place) => {
    expect(at(said, 'place')).toMatchObject({ kind: 'highway', ...place })
  })

  it('knows a road by its state, and a street that has a number for a name', () => {
    expect(at('hittle bottom campground on utah one twenty eight', 'place')).toMatchObject({
      business: 'Hittle Bottom Campground',
      highway: 'UT-128',
    })
    expect(at('off avenue twelve and road twenty nine', 'place')).toMatchObject({
      street: 'Avenue 12',
      crossStreet: 'Road 29',
    })
    expect(at('about forty feet off the road 40 feet', 'place')?.street).toBeUndefined()
  })

  it('takes no four digits for an interstate, and nobody on the way for a crossing', () => {
    const street = at(
      'on fourth street southwest out by the interstate twenty eight hundred',
      'place',
    )
    expect(street).toMatchObject({ street: '4th Street' })
    expect(street?.highway).toBeUndefined()
    expect(at('it died on 75 and a bride is waiting')?.crossStreet).toBeUndefined()
    const beside = at('right shoulder i can see the exit sign for route twenty eight', 'place')
    expect(beside?.highway).toBeUndefined()
  })

  it('takes a town that is on no list for one behind a place, and no word of another saying', () => {
    expect(at('mount olive church in coalwood', 'place')).toMatchObject({ city: 'Coalwood' })
    expect(at('904 east avenue e as in elephant', 'place')?.city).toBeUndefined()
    expect(at('1604 east avenue they have a walk in cooler', 'place')?.city).toBeUndefined()
  })

  it('reads bare numbers by the state', () => {
    expect(at('on the 405 north', 'place', 'CA')).toMatchObject({
      highway: 'I-405',
      direction: 'northbound',
    })
    expect(at('on 95 south near exit 7', 'place', 'NJ')).toMatchObject({
      highway: 'I-95',
      direction: 'southbound',
      exit: '7',
    })
  })

  it('takes a town for the way one drives, and "south of" for none', () => {
    expect(at("I'm on 75 going toward McKinney", 'anything')).toMatchObject({
      highway: 'US-75',
      detail: 'toward McKinney',
    })
    const south = at('on Highway 191 two miles south of Plano', 'place')
    expect(south).toMatchObject({ city: 'Plano', detail: 'two miles south of Plano' })
    expect(south?.direction).toBeUndefined()
  })

  it('takes a bare answer for what was asked', () => {
    expect(at('south', 'direction')).toMatchObject({ direction: 'southbound' })
    expect(at('I was going northbound', 'direction')).toMatchObject({ direction: 'northbound' })
    expect(at('forty one b', 'exit')).toMatchObject({ exit: '41B' })
    expect(at('Teasley', 'exit')).toMatchObject({ exit: 'Teasley' })
    expect(at('exit Custer Road', 'exit')).toMatchObject({ exit: 'Custer Road' })
    expect(at('Plano', 'city')).toMatchObject({ city: 'Plano' })
  })
})

describe('businesses and landmarks', () => {
  it.each<Case>([
    ['logan airport economy lot', { business: 'Logan Airport', detail: 'economy lot' }],
    ['on the golden gate bridge headed to marin', { business: 'Golden Gate Bridge' }],
    [
      'behind the seven eleven at broadway and tenth',
      { business: 'Seven Eleven', street: 'Broadway', crossStreet: '10th' },
    ],
    ['loves truck stop exit 102', { business: 'Loves Truck Stop', exit: '102' }],
    [
      "I'm at the Walmart on 380 in Denton",
      { kind: 'business', business: 'Walmart', highway: 'US-380', city: 'Denton' },
    ],
    ["I'm behind the Buc-ee's", { kind: 'business', business: "Buc-ee's", detail: 'behind' }],
    [
      'Frisco high school parking lot',
      { kind: 'landmark', business: 'Frisco high school', detail: 'parking lot' },
    ],
    [
      'parked in front of the Shell station on Main Street',
      { business: 'Shell station', street: 'Main Street' },
    ],
    [
      "I'm parked at the QuikTrip at 121 and Custer",
      { kind: 'business', business: 'QuikTrip', highway: 'TX-121', crossStreet: 'Custer' },
    ],
    ['at my house', { kind: 'home' }],
    [
      'in a ditch off farm to market road 423 by the high school',
      { highway: 'FM 423', near: 'High School' },
    ],
    [
      'I pulled into the Speedway on Route 23 in Plano',
      { kind: 'business', business: 'Speedway', city: 'Plano' },
    ],
    ['I went to the Publix on Dale Mabry', { business: 'Publix', street: 'Dale Mabry' }],
    [
      "I'm at the Starbucks at Legacy West in Plano",
      { business: 'Starbucks', near: 'Legacy West' },
    ],
    ['stuck at Lake Lavon', { kind: 'landmark', business: 'Lake Lavon' }],
    ['a gas station in Frisco', { kind: 'city', city: 'Frisco', detail: 'at a gas station' }],
    ['send somebody to 121 and Coit', { highway: 'TX-121', crossStreet: 'Coit' }],
    ['Home Depot', { kind: 'business', business: 'Home Depot' }],
    [
      'parking garage at Stonebriar mall second level',
      { business: 'Stonebriar mall', detail: 'parking garage, second level' },
    ],
  ])('places "%s"', (said, place) => {
    expect(at(said, 'place')).toMatchObject(place)
  })

  it.each([
    'not at the moment',
    "I'm inside a gas station",
    'some parking lot',
    'I am at a loss',
    'in a hurry',
    'I was in an accident',
    'thank you so much',
    'at least I am okay',
    'it is in park',
    'by the way',
    'of course',
    'hi Charlie',
    'yes',
    'not at all',
    'near the white house',
    'I will be there in ten minutes',
    'may I speak to someone',
    'on my way home',
    'sorry for the confusion',
  ])('sees no place in "%s"', (said) => {
    expect(from(said).pickup).toBeUndefined()
    expect(from(said).dropoff).toBeUndefined()
  })
})

describe('from and to', () => {
  it('is told by where it is to be taken up or down, and not by how deep it is stuck', () => {
    const { pickup, dropoff } = understand(
      'i want it took up to the dealer in allen it is settin out by the packing shed',
    ).facts
    expect(dropoff?.city).toBe('Allen')
    expect(pickup).toMatchObject({ business: 'Packing Shed' })
    expect(pickup?.city).toBeUndefined()
    expect(understand('it is buried up to the frame').facts.dropoff).toBeUndefined()
  })

  it.each([
    'we buried the truck I mean it is to the frame',
    'we came by the exit and it started to whine',
  ])('is not told by “%s”', (words) =>
    expect(understand(words, { asking: 'place' }).facts.dropoff).toBeUndefined(),
  )

  it.each<[string, Partial<Place> | undefined, Partial<Place> | undefined]>([
    [
      "I'm at 123 Oak Street and need it taken to Joe's Garage in Plano",
      { number: '123', street: 'Oak Street' },
      { business: "Joe's Garage", city: 'Plano' },
    ],
    [
      'tow it to my house at 455 Elm Drive in Frisco',
      undefined,
      { number: '455', street: 'Elm Drive', city: 'Frisco', detail: 'home' },
    ],
    [
      'from 1200 Commerce Street Dallas to Pep Boys on Preston Road',
      { number: '1200', city: 'Dallas' },
      { business: 'Pep Boys', street: 'Preston Road' },
    ],
    ['send a tow truck to 4500 Elm Street', { number: '4500' }, undefined],
    [
      'can you tow my Altima to Discount Tire in McKinney',
      undefined,
      { business: 'Discount Tire', city: 'McKinney' },
    ],
    ['I am next to the Target', { kind: 'business', business: 'Target' }, undefined],
    [
      "I'm on 75 south at Legacy, take it to 500 Main Street in Allen",
      { highway: 'US-75', direction: 'southbound' },
      { number: '500', city: 'Allen' },
    ],
    [
      'my car is at 500 E Louisiana',
      { kind: 'street', number: '500', street: 'E Louisiana' },
      undefined,
    ],
  ])('parts "%s"', (said, pickup, dropoff) => {
    const heard = from(said)
    if (pickup) expect(heard.pickup).toMatchObject(pickup)
    else expect(heard.pickup).toBeUndefined()
    if (dropoff) expect(heard.dropoff).toMatchObject(dropoff)
    else expect(heard.dropoff).toBeUndefined()
  })

  it('takes a bare place for the destination when that was asked', () => {
    expect(from('the Ford dealership in Frisco', 'destination')).toMatchObject({
      dropoff: { business: 'Ford dealership', city: 'Frisco' },
    })
    expect(from('home', 'destination')).toMatchObject({ dropoff: { kind: 'home' } })
    expect(from("I don't know yet", 'destination').dropoff).toBeUndefined()
  })
})
