import { describe, expect, it } from 'vitest'
import type { Asking } from '../../types/facts.ts'
import { understand } from './understand.ts'

const facts = (said: string, asking: Asking = 'anything') => understand(said, { asking }).facts

describe('telephone numbers', () => {
  it.each([
    ['four six nine, five five five, oh one double nine', '4695550199'],
    ['469-555-0199', '4695550199'],
    ['(469) 555-0199', '4695550199'],
    ['469.555.0199', '4695550199'],
    ['my number is 469 555 0199 thanks', '4695550199'],
    ['1 469 555 0199', '4695550199'],
    ['+1-469-555-0199', '4695550199'],
    ['four sixty nine five fifty five oh one ninety nine', '4695550199'],
    ['triple two, five five five, zero one four three', '2225550143'],
    ['area code nine seven two then five five five dash zero one hundred', '9725550100'],
    ['it is nine 7 2 five five five 01 22', '9725550122'],
    ['four six nine um five five five uh oh one nine nine', '4695550199'],
    ['469 555 0199, 469 555 0199', '4695550199'],
    ['eight one seven five five five oh won for two', '8175550142'],
    ['four six nine no wait four six eight five five five one two one two', '4685551212'],
    ['nine seven two five five five okay zero one nine eight', '9725550198'],
    ['eight hundred five five five nineteen hundred', '8005551900'],
    ['three oh five five five five one two three four I mean one two three five', '3055551235'],
  ])('hears "%s"', (said, phone) => {
    expect(facts(said, 'callback number').customerPhone).toBe(phone)
  })

  it.each([
    '469 555',
    'four six nine five five five oh one',
    '555-0199',
    '0123456789',
    '911 555 0199 4',
    'I have two cars and three kids',
  ])('takes no number from "%s"', (said) => {
    expect(facts(said, 'callback number').customerPhone).toBeUndefined()
  })

  it('tells a year and a number apart', () => {
    const heard = facts('2012 Honda Civic, 469-555-0199')
    expect(heard).toMatchObject({
      vehicleYear: '2012',
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      customerPhone: '4695550199',
    })
  })
})

describe('years', () => {
  it.each([
    ['two thousand and five', '2005'],
    ['two thousand five', '2005'],
    ['2000 and 5', '2005'],
    ['oh five', '2005'],
    ["it's an eleven", '2011'],
    ['twenty twenty', '2020'],
    ["'09", '2009'],
    ['ninety eight', '1998'],
    ['nineteen ninety eight', '1998'],
    ['twenty twelve', '2012'],
    ['twenty oh six', '2006'],
    ['2O1O', '2010'],
    ['two zero one nine', '2019'],
    ['it is a 2021', '2021'],
    ['I think 2014', '2014'],
    ['nineteen sixty nine', '1969'],
    ['twenty twenty three', '2023'],
    ['05', '2005'],
    ['oh six i bought it off my brother in law two winters ago', '2006'],
    ['we bought her up north in the fall of twenty twelve but she is a thirteen', '2013'],
    ['bought it new in twenty twelve', '2012'],
    ['two thousand and a leven', '2011'],
  ])('hears "%s" as %s when asked', (said, year) => {
    expect(facts(said, 'year').vehicleYear).toBe(year)
  })

  it.each(['1850', '2088', '201', 'forty two', 'two of them', 'yes', '2 years ago'])(
    'takes no year from "%s"',
    (said) => {
      expect(facts(said, 'year').vehicleYear).toBeUndefined()
    },
  )

  it('does not believe in models the makers have not built yet', () => {
    expect(
      understand('2031', { asking: 'year', now: '2026-05-01T12:00' }).facts.vehicleYear,
    ).toBeUndefined()
  })

  it.each([
    '2012 Main Street',
    'exit 2012',
    "it's been 2000 miles",
    'I waited 20 minutes',
    'my unit is apartment 2010',
  ])('sees no year in "%s"', (said) => {
    expect(facts(said).vehicleYear).toBeUndefined()
  })
})

describe('plates, VINs and order numbers', () => {
  it.each([
    ['plate ABC 1234 Texas', { licensePlateInfo: 'ABC1234', licensePlateState: 'TX' }],
    ['license plate is K L M four five six seven', { licensePlateInfo: 'KLM4567' }],
    [
      'the tag number is Oklahoma H as in Harry G T 482',
      { licensePlateInfo: 'HGT482', licensePlateState: 'OK' },
    ],
    ['VIN is 1HGCM82633A004352', { vin: '1HGCM82633A004352' }],
    ['PO number 884213', { poNumber: '884213' }],
    ['purchase order is A B 7 7 1 2', { poNumber: 'AB7712' }],
    ['membership number four two nine oh oh five one one', { mcMembershipNumber: '42900511' }],
  ])('reads "%s"', (said, found) => {
    expect(facts(said)).toMatchObject(found)
  })

  it.each(['I have a member with a 2018 Escape', 'driver license', 'plate of food', 'no plates'])(
    'reads none in "%s"',
    (said) => {
      const heard = facts(said)
      expect(
        heard.licensePlateInfo ?? heard.mcMembershipNumber ?? heard.vin ?? heard.poNumber,
      ).toBeUndefined()
    },
  )
})
