import { describe, expect, it } from 'vitest'
import { findZip, townsBeginning, townsNamed, townsOf, townsWithin } from './gazetteer-data.ts'

describe('the gazetteer', () => {
  it('has every state, the capital and the islands', () => {
    for (const state of ['AK', 'DC', 'HI', 'ME', 'PR', 'TX', 'WY']) {
      expect(townsOf(state).length, state).toBeGreaterThan(0)
    }
    expect(townsOf('XX')).toEqual([])
  })

  it('knows ZIPs that begin with zeros, and cuts off the four behind', () => {
    expect(findZip('02127')).toMatchObject({ zip: '02127', town: { name: 'Boston', state: 'MA' } })
    expect(findZip('75034-1234')?.zip).toBe('75034')
    expect(findZip('00000')).toBeUndefined()
    expect(findZip('7503')).toBeUndefined()
    expect(findZip('')).toBeUndefined()
  })

  it('finds the first and the last town of the alphabet', () => {
    expect(townsNamed('Aaronsburg', 'PA')).toHaveLength(1)
    expect(townsNamed('Zwolle', 'LA')).toHaveLength(1)
    expect(townsNamed('zzzz')).toEqual([])
    expect(townsNamed('')).toEqual([])
  })

  it('knows how many people live in the cities, and gives their quarters none of them', () => {
    const people = (name: string, state: string) => townsNamed(name, state)[0]?.population ?? 0
    expect(people('New York', 'NY')).toBeGreaterThan(8_000_000)
    expect(people('Washington', 'DC')).toBeGreaterThan(600_000)
    expect(people('Memphis', 'TN')).toBeGreaterThan(600_000)
    expect(people('New South Memphis', 'TN')).toBe(0)
  })

  it('finds the towns about a point, and no others', () => {
    const names = townsWithin(12, { lat: 33.1507, lng: -96.8236 }).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Frisco', 'Little Elm', 'The Colony', 'Plano']))
    expect(names).not.toContain('Dallas')
  })

  it('finds a town by the beginning of its name, shortened or not', () => {
    const begins = (typed: string) =>
      townsBeginning(typed).map(({ name, state }) => `${name} ${state}`)
    expect(begins('st lou')).toContain('St. Louis MO')
    expect(begins('staff')).toContain('Stafford TX')
    expect(begins('st')).toEqual(expect.arrayContaining(['Stafford TX', 'St. Louis MO']))
    expect(begins('nort richland')).toEqual([])
    expect(begins('n richland')).toContain('North Richland Hills TX')
  })
})
