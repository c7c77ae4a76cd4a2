import { describe, expect, it } from 'vitest'
import { aCall } from '../../testing/records.ts'
import { cardTitle, directionsLink, fieldLabel } from './dispatch.text.ts'

describe('cardTitle', () => {
  const vehicle = '2005 Chevrolet Silverado'

  it('is the vehicle and its VIN, which wins over the license plate', () => {
    const call = aCall({ vehicle, vin: '1GCEK14T05E123456', licensePlateInfo: 'KTR4821' })
    expect(cardTitle(call)).toBe(`${vehicle} · 1GCEK14T05E123456`)
  })

  it('is the vehicle and its license plate without a VIN', () => {
    expect(cardTitle(aCall({ vehicle, licensePlateInfo: 'KTR4821' }))).toBe(`${vehicle} · KTR4821`)
  })

  it('is the vehicle alone when neither is known', () => {
    expect(cardTitle(aCall({ vehicle }))).toBe(vehicle)
  })

  it('says that the vehicle is not known yet', () => {
    expect(cardTitle(aCall())).toBe('Vehicle not known yet')
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
