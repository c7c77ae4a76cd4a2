import { describe, expect, it } from 'vitest'
import { addressLine } from './address-line.ts'

describe('a street', () => {
  it.each([
    ['main street', 'Main St'],
    ['Main St', 'Main St'],
    ['north main street', 'N Main St'],
    ['north street', 'North St'],
    ['5th avenue north west', '5th Ave NW'],
    ['sw 5th ave', 'SW 5th Ave'],
    ['avenue k', 'Avenue K'],
    ['fm 423', 'FM 423'],
    ['mcdermott drive', 'McDermott Dr'],
    ["o'connor road", "O'Connor Rd"],
    ['martin luther king jr boulevard', 'Martin Luther King Jr Blvd'],
    ['avenue of the americas', 'Avenue of the Americas'],
    ['dallas  parkway', 'Dallas Pkwy'],
    ['park place', 'Park Pl'],
  ])('said as %s is written %s', (street, written) => {
    expect(addressLine({ said: '', kind: 'street', street }, {})).toBe(written)
  })
})

describe('a business', () => {
  it('keeps the road it is on', () => {
    const place = { said: '', kind: 'business', business: 'Walmart', highway: 'US-380' } as const
    expect(addressLine(place, { city: 'Denton', state: 'TX' })).toBe('Walmart, US-380, Denton, TX')
  })
})
