import { describe, expect, it } from 'vitest'
import type { Place } from '../types/facts.ts'
import { withModelsSplit } from './take-place.ts'

const said = 'up on Denver Avenue, ask for Gary'
const onDenver: Place = { said, kind: 'street', street: 'Denver Avenue', city: 'Gary' }

describe('a place that a model split', () => {
  it('has no town of words that it read otherwise', () => {
    const read: Place = { said, kind: 'street', street: 'Denver Avenue' }
    expect(withModelsSplit(onDenver, read)).toEqual(read)
  })

  it('keeps the town that was known before those words', () => {
    const read: Place = { said, kind: 'street', street: 'Denver Avenue' }
    expect(withModelsSplit(onDenver, read, onDenver)).toMatchObject({ city: 'Gary' })
  })

  it('is at an exit, and neither in a town nor on a street of its name', () => {
    const known: Place = {
      said: '75 at Spring Creek',
      kind: 'highway',
      highway: 'US-75',
      street: 'Spring Creek Parkway',
      city: 'Spring Creek',
    }
    const exit = 'Spring Creek Parkway'
    const read: Place = { said: known.said, kind: 'highway', highway: 'US-75', exit }
    expect(withModelsSplit(known, read)).toEqual(read)
    const atExit: Place = { said: exit, kind: 'highway', exit }
    expect(withModelsSplit({ ...read, city: 'Spring Creek' }, atExit, read)).toEqual({
      ...read,
      exit,
    })
  })

  it('keeps a number that was only not noted', () => {
    const known: Place = { said: '12 Oak', kind: 'street', number: '12', street: 'Oak' }
    const read: Place = { said: '12 Oak', kind: 'street', street: 'Oak Street' }
    expect(withModelsSplit(known, read)).toMatchObject({ number: '12', street: 'Oak Street' })
  })
})
