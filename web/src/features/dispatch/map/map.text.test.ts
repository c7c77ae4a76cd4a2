import { describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { driverLabel, initials, jobLabel, positionAge, routeText, shortAge } from './map.text.ts'

const MINUTE = 60_000
const now = 1_790_000_000_000

describe('the way of a job in words', () => {
  it('is its miles and about its minutes', () => {
    expect(routeText({ miles: 12.3, minutes: 17.6, estimated: false })).toBe(
      '12 miles, about 18 minutes',
    )
  })

  it('keeps the tenths of a short one, and says one mile and one minute as one says them', () => {
    expect(routeText({ miles: 3.44, minutes: 9, estimated: false })).toBe(
      '3.4 miles, about 9 minutes',
    )
    expect(routeText({ miles: 1, minutes: 0.2, estimated: false })).toBe('1 mile, about 1 minute')
  })

  it('says hours where there are hours, and when it is a straight line', () => {
    expect(routeText({ miles: 96.2, minutes: 121, estimated: true })).toBe(
      '96 miles, about 2 hours 1 minute (straight line)',
    )
    expect(routeText({ miles: 50, minutes: 60, estimated: false })).toBe('50 miles, about 1 hour')
  })

  it('tells no way of nothing between two places that a map of towns can’t tell apart', () => {
    expect(routeText({ miles: 0, minutes: 0, estimated: true })).toBe(
      'Too close to tell on this map',
    )
    expect(routeText({ miles: 0.2, minutes: 1, estimated: true })).toBe(
      '0.2 miles, about 1 minute (straight line)',
    )
  })
})

describe('the age of what is on the map', () => {
  it('fits on a marker', () => {
    const ages = [0, 12, 185, 3000].map((minutes) => shortAge(now - minutes * MINUTE, now))
    expect(ages).toEqual(['now', '12m', '3h', '2d'])
  })

  it('says that a driver not heard of for more than 15 minutes may be elsewhere', () => {
    expect(positionAge({ at: now }, now)).toBe('just now')
    expect(positionAge({ at: now - 15 * MINUTE }, now)).toBe('15 min ago')
    expect(positionAge({ at: now - 16 * MINUTE }, now)).toBe('16 min ago, may be elsewhere by now')
  })
})

describe('the name of a marker', () => {
  it('tells a job whole: number, vehicle, urgency, status, age and place', () => {
    const call = aCall({
      vehicle: '2014 Ram 1500',
      priority: 'Emergency',
      pickupAddress: '88 Depot St',
      createdDate: now - 4 * MINUTE,
    })
    expect(jobLabel(call, now)).toBe(
      'Job 1001, 2014 Ram 1500, emergency, pending, received 4 min ago, at 88 Depot St',
    )
  })

  it('tells a driver and when they were there', () => {
    const position = {
      employeeId: '1',
      name: 'June Park',
      truckId: '',
      truckName: 'Flatbed 1',
      place: { lat: 33, lng: -96 },
      accuracy: 5,
    }
    expect(driverLabel({ ...position, at: now - 4 * MINUTE }, now)).toBe(
      'Driver June Park, Flatbed 1, 4 min ago',
    )
    const truck = { ...position, employeeId: '', name: 'Flatbed 1', at: now }
    expect(driverLabel(truck, now)).toBe('Truck Flatbed 1, without a driver, just now')
  })

  it('is short on the map: the first letters of first and last name', () => {
    expect(['June Park', 'Teo', 'Anna Maria de la Cruz', ''].map(initials)).toEqual([
      'JP',
      'T',
      'AC',
      '',
    ])
  })
})
