import type { DispatchCall } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { aCall } from '../../testing/records.ts'
import {
  cardTitle,
  directionsLink,
  etaFigure,
  fieldLabel,
  pressingFigure,
  receivedFigure,
  sameThings,
  streetAndTown,
} from './dispatch.text.ts'

describe('cardTitle', () => {
  const vehicle = '2005 Chevrolet Silverado'

  it('is the vehicle and its VIN, which wins over the license plate', () => {
    const call = aCall({ vehicle, vin: '1M8GDM9AXKP042788', licensePlateInfo: 'KTR4821' })
    expect(cardTitle(call)).toBe(`${vehicle} · 1M8GDM9AXKP042788`)
  })

  it('is the license plate where the VIN has a typo, and that VIN where nothing else is known', () => {
    const vin = '1M8GDM9A1KP042788'
    expect(cardTitle(aCall({ vehicle, vin, licensePlateInfo: 'KTR4821' }))).toBe(
      `${vehicle} · KTR4821`,
    )
    expect(cardTitle(aCall({ vehicle, vin }))).toBe(`${vehicle} · ${vin}`)
  })

  it('is the vehicle and its license plate without a VIN', () => {
    expect(cardTitle(aCall({ vehicle, licensePlateInfo: 'KTR4821' }))).toBe(`${vehicle} · KTR4821`)
  })

  it('is the vehicle alone when neither is known', () => {
    expect(cardTitle(aCall({ vehicle }))).toBe(vehicle)
  })

  it('says that the vehicle is not known yet', () => {
    expect(cardTitle(aCall())).toBe('Vehicle unknown')
  })
})

describe('directionsLink', () => {
  it('leads from the pickup to the destination', () => {
    const link = directionsLink(
      aCall({ pickupAddress: '1200 Main St, Frisco', dropoffAddress: 'Bob & Sons' }),
    )
    expect(link).toContain('origin=1200+Main+St%2C+Frisco&destination=Bob+%26+Sons')
  })

  it('is not there unless both addresses are known', () => {
    expect(directionsLink(aCall({ pickupAddress: '1200 Main St' }))).toBeNull()
    expect(directionsLink(aCall({ dropoffAddress: '1200 Main St' }))).toBeNull()
  })
})

describe('fieldLabel', () => {
  it.each([
    ['pickupAddress', 'Pickup address'],
    ['onSceneDateTime', 'On scene'],
    ['mcMembershipNumber', 'Motor club membership number'],
    ['vin', 'VIN'],
  ])('%s reads %s', (name, label) => expect(fieldLabel(name)).toBe(label))
})

const MINUTE = 60_000
const NOW = 1_790_000_000_000
const ago = (minutes: number) => NOW - minutes * MINUTE

describe('the age of a job', () => {
  it.each([
    [9, '9 min', 'since received', 'calm'],
    [10, '10 min', 'waiting', 'warm'],
    [20, '20 min', 'waiting long', 'hot'],
  ])('after %d minutes is %s, %s, %s', (minutes, value, label, heat) => {
    const figure = receivedFigure(aCall({ createdDate: ago(minutes) }), NOW)
    expect(figure).toEqual({ value, label, heat })
  })

  it('presses nobody once somebody is there', () => {
    const call = aCall({ status: 'active', createdDate: ago(90), onSceneDateTime: ago(5) })
    expect(receivedFigure(call, NOW).heat).toBe('calm')
  })

  it('of a completed job is how long it took', () => {
    const call = aCall({ status: 'completed', createdDate: ago(90), completedDateTime: ago(30) })
    expect(receivedFigure(call, NOW)).toMatchObject({ value: '1 h 00 min', heat: 'calm' })
  })
})

describe('a promised arrival', () => {
  it.each([
    [-5, 'due in 5 min', 'calm'],
    [0, 'due now', 'warm'],
    [9, '9 min late', 'warm'],
    [12, '12 min late', 'hot'],
  ])('%d minutes past it is %s, %s', (minutes, value, heat) => {
    const call = aCall({ status: 'active', etaDateTime: ago(minutes) })
    expect(etaFigure(call, NOW)).toMatchObject({ value, heat })
  })

  it('is not shown without one, once somebody is there, or when the job is over', () => {
    expect(etaFigure(aCall(), NOW)).toBeNull()
    const etaDateTime = ago(5)
    expect(etaFigure(aCall({ etaDateTime, onSceneDateTime: ago(1) }), NOW)).toBeNull()
    expect(etaFigure(aCall({ etaDateTime, status: 'cancelled' }), NOW)).toBeNull()
  })
})

describe('sameThings', () => {
  it('says what two jobs share', () => {
    expect(sameThings(['phone', 'spot'])).toBe('Same phone number and place')
  })
})

describe('the clock of a job', () => {
  const NOW = 1_790_000_600_000
  const minutesAgo = (minutes: number) => NOW - minutes * 60_000
  const call = (known: Partial<DispatchCall>) => aCall({ createdDate: minutesAgo(50), ...known })
  const figure = (known: Partial<DispatchCall>) => receivedFigure(call(known), NOW)

  it('stands still once somebody is there, and once the job is over', () => {
    const there = figure({ status: 'active', onSceneDateTime: minutesAgo(20) })
    expect(there).toEqual({ value: '30 min', label: 'to scene', heat: 'calm' })
    const off = figure({ status: 'cancelled', statusDate: minutesAgo(40) })
    expect(off).toEqual({ value: '10 min', label: 'until cancelled', heat: 'calm' })
  })

  it('runs down to when a scheduled tow is wanted, and presses after that', () => {
    const wanted = (minutes: number) =>
      figure({ status: 'scheduled', scheduledDateTime: minutesAgo(minutes) })
    expect(wanted(-30)).toEqual({ value: 'in 30 min', label: 'until wanted', heat: 'calm' })
    expect(wanted(5)).toEqual({ value: '5 min', label: 'past its time', heat: 'hot' })
  })

  it('is in a row how late it is, or else how old', () => {
    expect(pressingFigure(call({ etaDateTime: minutesAgo(12) }), NOW).value).toBe('12 min late')
    expect(pressingFigure(call({ etaDateTime: minutesAgo(-12) }), NOW).value).toBe('50 min')
  })
})

describe('an address in a row', () => {
  it.each([
    ['1845 Elm St, Frisco, TX 75034', '1845 Elm St', 'Frisco'],
    ['I-35E northbound at exit 452, Denton, TX', 'I-35E northbound at exit 452', 'Denton'],
    ['Frisco, TX', 'Frisco', ''],
    ['88 Depot St, McKinney', '88 Depot St', 'McKinney'],
    ['by the big church', 'by the big church', ''],
    ['', '', ''],
  ])('%s keeps its town', (address, street, town) => {
    expect(streetAndTown(address)).toEqual({ street, town })
  })
})
