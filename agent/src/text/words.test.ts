import { describe, expect, it } from 'vitest'
import { titleCase } from './words.ts'

describe('a name as it is written', () => {
  it('has its capitals, and keeps those inside and those of initials', () => {
    const names = ['MAIN STREET', 'cvs', 'Cvs Pharmacy', 'McDonald', 'the ups store']
    expect(names.map(titleCase)).toEqual([
      'Main Street',
      'CVS',
      'CVS Pharmacy',
      'McDonald',
      'The UPS Store',
    ])
  })
})
