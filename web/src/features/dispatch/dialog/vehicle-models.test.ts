import { describe, expect, it } from 'vitest'
import { modelsOf, vehicleMakes } from './vehicle-models.ts'

describe('the models of a make', () => {
  it('are those of the year, and all of them without one', () => {
    expect(modelsOf('honda', '1998')).toEqual(['Accord', 'Civic', 'CR-V', 'Odyssey'])
    expect(modelsOf('Honda', '')).toContain('Pilot')
    expect(modelsOf('Honda', '19')).toContain('Pilot')
    expect(modelsOf('Oldsmobile', '1998')).toEqual([])
  })

  it('can all be read', () => {
    for (const make of vehicleMakes) expect(modelsOf(make, '').length, make).toBeGreaterThan(2)
  })
})
