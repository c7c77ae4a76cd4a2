import { describe, expect, it } from 'vitest'
import { isOutside, type ServiceArea } from './service-area.ts'

const frisco = { lat: 33.15, lng: -96.82 }
const dallas = { lat: 32.78, lng: -96.8 }
const area = (known: Partial<ServiceArea>): ServiceArea => ({
  towns: [],
  radiusMiles: 0,
  zones: false,
  place: frisco,
  ...known,
})

describe('the service area', () => {
  it('is anywhere while nothing is set, or the company’s own place is not known', () => {
    expect(isOutside(area({}), { city: 'Dallas', latLng: dallas })).toBe(false)
    const lost = area({ radiusMiles: 10, place: null })
    expect(isOutside(lost, { city: 'Dallas', latLng: dallas })).toBe(false)
  })

  it('is the towns that are named, however they are written', () => {
    const towns = area({ towns: ['Frisco, TX', 'St. Paul'] })
    expect(isOutside(towns, { city: 'frisco', latLng: null })).toBe(false)
    expect(isOutside(towns, { city: 'Saint Paul', latLng: null })).toBe(false)
    expect(isOutside(towns, { city: 'Dallas', latLng: dallas })).toBe(true)
    expect(isOutside(towns, { latLng: dallas })).toBe(false)
  })

  it('is all within the miles', () => {
    expect(isOutside(area({ radiusMiles: 30 }), { latLng: dallas })).toBe(false)
    expect(isOutside(area({ radiusMiles: 20 }), { latLng: dallas })).toBe(true)
    expect(isOutside(area({ radiusMiles: 20 }), { city: 'Dallas', latLng: null })).toBe(false)
  })

  it('is the zones, as far as anybody can say', () => {
    const zones = area({ zones: true })
    expect(isOutside(zones, { latLng: dallas, isInZone: false })).toBe(true)
    expect(isOutside(zones, { latLng: dallas, isInZone: true })).toBe(false)
    expect(isOutside(zones, { latLng: dallas, isInZone: null })).toBe(false)
    const more = area({ zones: true, towns: ['Dallas'] })
    expect(isOutside(more, { city: 'Dallas', latLng: dallas, isInZone: false })).toBe(false)
  })

  it('is the towns and the miles together', () => {
    const both = area({ towns: ['Dallas'], radiusMiles: 5 })
    expect(isOutside(both, { city: 'Dallas', latLng: dallas })).toBe(false)
    expect(isOutside(both, { city: 'Frisco', latLng: frisco })).toBe(false)
    expect(isOutside(both, { city: 'Plano', latLng: { lat: 33.02, lng: -96.7 } })).toBe(true)
  })
})
