import { describe, expect, it } from 'vitest'
import { readFilter } from './filter-tokens.ts'

describe('the filter of the board', () => {
  it('tells tokens and words apart', () => {
    expect(readFilter('driver:june Elm town:"little elm" late')).toEqual({
      words: 'Elm',
      fields: [
        { field: 'driver', value: 'june' },
        { field: 'town', value: 'little elm' },
      ],
      flags: ['late'],
    })
  })

  it.each([
    ['honda civic', 'honda civic'],
    ['"late"', 'late'],
    ['chocolate', 'chocolate'],
    ['PO:77', 'PO:77'],
    ['driver:', 'driver:'],
    ['100% "', '100%'],
    ['', ''],
  ])('looks for %s as it stands', (text, words) => {
    expect(readFilter(text)).toEqual({ words, fields: [], flags: [] })
  })
})
