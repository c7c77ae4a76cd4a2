import { describe, expect, it } from 'vitest'
import type { Place } from '../types/facts.ts'
import type { ReadingContext } from '../types/readings.ts'
import { arbitrate } from './arbitrate.ts'
import { readLearned } from './learned/read-learned.ts'
import { understand } from './rules/understand.ts'

const where = { asking: 'place', question: 'where' } as const
const whereTo = { asking: 'destination', question: 'where to' } as const
const vehicle = { asking: 'vehicle', question: 'vehicle' } as const

/** The facts of an answer as the rules and the learned reader together have them. */
function heard(said: string, context: ReadingContext) {
  const { asking } = context
  const rules = understand(said, { asking, state: 'TX' })
  return arbitrate(rules, readLearned(said, context), { ...context, known: {} }).facts
}

describe('a place that the rules and the learned reader both read', () => {
  const answers: [said: string, context: ReadingContext, place: Partial<Place>][] = [
    [
      'let us say crenwelge motors over in kerrville',
      whereTo,
      { business: 'Crenwelge Motors', city: 'Kerrville' },
    ],
    [
      'to my house is twenty two zero seven rio grande avenue',
      whereTo,
      { number: '2207', street: 'Rio Grande Avenue' },
    ],
    [
      'broadway tire on west broadway street',
      whereTo,
      { business: 'Broadway Tire', street: 'West Broadway Street' },
    ],
    [
      "1116 west hall of fame avenue it's the dorm lot",
      where,
      { number: '1116', street: 'West Hall of Fame Avenue' },
    ],
    ['3820 el cajon boulevard', where, { number: '3820', street: 'El Cajon Boulevard' }],
    [
      '4444 first avenue northeast cedar rapids',
      where,
      { number: '4444', street: '1st Avenue Northeast', city: 'Cedar Rapids' },
    ],
    ['up route 52 us 52 above where the old store burnt', where, { highway: 'US-52' }],
    ['her apartment 2411 fannin', whereTo, { number: '2411', street: 'Fannin' }],
    [
      'green country collision eighty eight forty south memorial',
      where,
      { business: 'Green Country Collision', number: '8840', street: 'South Memorial' },
    ],
    ['to salon north garland avenue', whereTo, { street: 'North Garland Avenue' }],
    ['city market dillon by the propane', where, { business: 'City Market', city: 'Dillon' }],
    [
      "the kia dealer in georgetown hmm no that's silly make it the firestone on pioneer parkway",
      whereTo,
      { business: 'Firestone', street: 'Pioneer Parkway' },
    ],
    [
      "it's twenty two ninety county road one oh three",
      whereTo,
      { number: '2290', street: 'CR 103' },
    ],
    [
      'sterling b m w seventy four forty harwin drive',
      whereTo,
      { business: 'Sterling BMW', number: '7440', street: 'Harwin Drive' },
    ],
    ['seventeen eighty eight past the stripes', where, { highway: 'FM 1788', near: 'Stripes' }],
    [
      'to freeman auto repair gateway boulevard odessa',
      whereTo,
      { business: 'Freeman Auto Repair', street: 'Gateway Boulevard', city: 'Odessa' },
    ],
    [
      'three brothers diesel west oak lane denton',
      whereTo,
      { business: 'Three Brothers Diesel', street: 'West Oak Lane', city: 'Denton' },
    ],
    [
      'three brothers radiator in nacogdoches it is on montwood drive',
      whereTo,
      { business: 'Three Brothers Radiator', street: 'Montwood Drive', city: 'Nacogdoches' },
    ],
    [
      'el rey body shop on preston road',
      whereTo,
      { business: 'El Rey Body Shop', street: 'Preston Road' },
    ],
    [
      'golden motors on business two eighty seven',
      whereTo,
      { business: 'Golden Motors', street: 'Business 287' },
    ],
    ['gene messer subaru on west loop two eighty nine', whereTo, { street: 'West Loop 289' }],
    ['farm to market nine fifteen mile twelve', where, { highway: 'FM 915', mileMarker: '12' }],
    ['the qt on harry hines boulevard', where, { business: 'QuikTrip' }],
    ['momentum bmw on the southwest freeway', whereTo, { highway: 'Southwest Freeway' }],
    ['state highway sixteen four miles south of llano', where, { highway: 'TX-16', city: 'Llano' }],
    [
      'hong kong city mall one one two zero five bellaire boulevard houston',
      where,
      { number: '11205', street: 'Bellaire Boulevard', city: 'Houston' },
    ],
    [
      "twenty seven thirty four carrier parkway no it's twenty seven forty three carrier parkway",
      where,
      { number: '2743', street: 'Carrier Parkway' },
    ],
    ['en la hillcroft sesenta y cuatro cero cero', where, { number: '6400', street: 'Hillcroft' }],
    ['con los zavala', whereTo, { business: 'Zavala' }],
    ['llantera mixteca market street', whereTo, { street: 'Market Street' }],
  ]

  it('is none by a number that is cut in two', () => {
    expect(heard('twenty eighth by the stockyards', whereTo).dropoff?.number).toBeUndefined()
  })

  it.each(answers)('has its parts by their own names: %s', (said, context, place) => {
    const { pickup, dropoff } = heard(said, context)
    expect(context === where ? pickup : dropoff).toMatchObject(place)
  })

  it('is on no road of an hour', () => {
    const said =
      "i have run out of gas and i've got a patient at ten can you bring me a couple gallons"
    expect(heard(said, { asking: 'anything', question: 'opening' }).pickup).toBeUndefined()
  })

  it('is in no town whose name may be the name of its street', () => {
    const { pickup } = heard('pasadena spencer highway', where)
    expect(pickup?.city).toBeUndefined()
    expect(pickup?.street).toBe('Pasadena Spencer Highway')
  })

  it('is in no town that is told of a shop that was taken back', () => {
    const said = "the kia dealer in georgetown hmm no that's silly make it the firestone"
    expect(heard(said, whereTo).dropoff?.city).toBeUndefined()
  })
})

describe('a vehicle whose model is misheard and said again', () => {
  it('is the model that the make has', () => {
    expect(heard('twenty ten mercury mill on milan', vehicle)).toMatchObject({
      vehicleMake: 'Mercury',
      vehicleModel: 'Milan',
    })
  })

  it('is the one told last, where the first was taken back', () => {
    const said = 'it was the impala i was thinking of but no this is the chevrolet malibu'
    expect(heard(said, vehicle).vehicleModel).toBe('Malibu')
  })
})
