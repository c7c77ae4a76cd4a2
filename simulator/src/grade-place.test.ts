import { describe, expect, it } from 'vitest'
import type { TruePlace } from './caller.ts'
import { wrongOfPlace } from './grade-place.ts'

const house: TruePlace = { number: '1504', street: 'Cedar Ridge', city: 'Mansfield' }
const road: TruePlace = { highway: 'I-35', direction: 'northbound', exit: '458', city: 'Denton' }

describe('a place on a job', () => {
  it.each<[string, TruePlace, string, string]>([
    ['in the address', house, '1504 Cedar Ridge, Mansfield', ''],
    [
      'in the words alone',
      house,
      'by the mill',
      'fifteen oh four cedar ridge in mansfield by the mill',
    ],
    ['half in each', house, 'Cedar Ridge', 'its fifteen hundred four cedar ridge, mansfield'],
    ['of a highway in words', road, 'I-35', 'going north at exit four fifty eight by denton'],
    [
      'on the road beside the highway',
      { highway: 'I-20', exit: '126', near: 'FM 1788' },
      'I-20 exit 126, service road',
      'i20 service road at 1788 exit 126',
    ],
    [
      'its name without what kind of shop it is',
      { name: 'United Supermarket', street: '82nd Street' },
      '82nd Street',
      'the united on 82nd',
    ],
    [
      'its number, and its name is missing',
      { ...house, name: 'Oakview Dental' },
      '1504 Cedar Ridge, Mansfield',
      '',
    ],
    [
      'its number, and what it is near to is missing',
      { ...house, near: 'the water tower' },
      '1504 Cedar Ridge, Mansfield',
      '',
    ],
    [
      'its corner, and what it is near to is missing',
      { street: 'Cedar Ridge', cross: 'Main Street', near: 'the mill', city: 'Mansfield' },
      'Cedar Ridge at Main Street, Mansfield',
      '',
    ],
    [
      'its exit, and what it is near to is missing',
      {
        highway: 'I-20',
        direction: 'eastbound',
        exit: '562',
        near: 'the truck stop',
        city: 'Lindale',
      },
      'I-20 eastbound exit 562, Lindale',
      '',
    ],
    [
      'its numbers in words, and a side in two letters',
      { number: '3408', street: 'SW Thirty-Eighth Street', city: 'Lubbock' },
      '3408 Southwest 38th Street, Lubbock',
      '',
    ],
    [
      'its name, and its number is missing',
      { ...house, name: 'Ridge Medical Center' },
      'Ridge, Cedar Ridge, Mansfield',
      'ridge, the hospital',
    ],
    [
      'a name in two words or without its s',
      { name: 'Lucky Nails', street: 'Briarwood Lane' },
      'Lucky Nail, Briar Wood Lane',
      '',
    ],
    [
      'a highway by its name',
      { name: 'Star Audi', street: 'Katy Freeway' },
      'Star Audi, I-10',
      'star audi on katy freeway',
    ],
    [
      'a road by its number alone',
      { highway: 'US-96', cross: 'FM 418', near: 'feed store' },
      'US-96, near Feed Store',
      '96 and four eighteen by the feed store',
    ],
    [
      'the highway that they said runs by a named shop',
      { name: 'Keller Ford', city: 'Waco' },
      'Keller Ford, I-35, Waco',
      'keller ford right there on 35',
    ],
    [
      'a house by its number, whatever crosses its street',
      { ...house, cross: 'Main Street', name: 'Oakview Dental' },
      'Oakview, 1504 Cedar Ridge, Mansfield',
      '1504 cedar ridge in mansfield',
    ],
    [
      'a street, of which side of town it is left out',
      { number: '881', street: 'Memorial Drive Southeast', city: 'Waco' },
      '881 Memorial, Waco',
      '881 memorial in waco',
    ],
    [
      'an exit, and the road it leads to is left out',
      { highway: 'I-44', direction: 'eastbound', exit: '230', cross: 'Sheridan Road' },
      'I-44 eastbound exit 230, Tulsa',
      'forty four eastbound exit two thirty',
    ],
    [
      'the road an exit leads to, and its number is left out',
      { highway: 'I-285', direction: 'eastbound', exit: '29', cross: 'Ashford Dunwoody Road' },
      'I-285 eastbound at Ashford Dunwoody Road, Dunwoody',
      'east on the ramp at ashford dunwoody',
    ],
    [
      'a corner, of a mile road in words',
      { street: 'Mound Road', cross: '18 Mile Road', direction: 'northbound', city: 'Warren' },
      'Mound, Warren',
      'mound and eighteen mile in warren',
    ],
    ['with a number in a name', { name: 'Motel 6', city: 'Waco' }, 'Motel 6, Waco', 'motel 6 waco'],
  ])('is right when what a driver needs is %s', (_, truth, address, said) => {
    expect(wrongOfPlace(truth, { address, said })).toEqual([])
  })

  it.each<[string, TruePlace, string, string]>([
    ['number', house, '1540 Cedar Ridge, Mansfield', '1504 cedar ridge in mansfield'],
    ['street', house, '1504 Walnut Lane, Mansfield', '1504 cedar ridge in mansfield'],
    ['town', house, '1504 Cedar Ridge, Frisco, TX', '1504 cedar ridge in mansfield'],
    [
      'street made a highway',
      { number: '57', street: 'West Street' },
      'Highway 57',
      '57 west street',
    ],
    [
      'name before its number',
      { ...house, name: 'Oakview Dental' },
      'Plaza Mall, 1504 Cedar Ridge, Mansfield',
      '1504 cedar ridge in mansfield',
    ],
    [
      'exit, at the road it leads to',
      { highway: 'I-285', direction: 'eastbound', exit: '29', cross: 'Ashford Dunwoody Road' },
      'I-285 eastbound exit 92 at Ashford Dunwoody Road',
      'east on the ramp at ashford dunwoody',
    ],
    ['highway', road, 'I-45 northbound exit 458, Denton', 'north on 35 at exit 458 in denton'],
  ])('is wrong with another %s, whatever the words say', (_, truth, address, said) => {
    expect(wrongOfPlace(truth, { address, said })).not.toEqual([])
  })

  it('lacks what stands nowhere', () => {
    expect(wrongOfPlace(house, { address: 'Cedar Ridge', said: 'on cedar ridge' })).toEqual([
      'number 1504',
      'city Mansfield',
    ])
  })
})
