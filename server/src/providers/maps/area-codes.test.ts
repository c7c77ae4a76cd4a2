import { describe, expect, it } from 'vitest'
import { areaCodeFor, areaCodesAround, stateOfAreaCode } from './area-codes.ts'

const STATES =
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH
  NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR`.split(/\s+/)

describe('the area code of a company', () => {
  it('is that of its own telephone, however it is written', () => {
    expect(areaCodeFor({ phone: '(940) 555-1212', zip: '10001' })).toBe('940')
    expect(areaCodeFor({ phone: '+1 940 555 1212' })).toBe('940')
  })

  it('is that of the nearest town when the telephone says nothing', () => {
    expect(areaCodeFor({ phone: '800-555-1212', zip: '75034' })).toBe('972')
    expect(areaCodeFor({ zip: '10001' })).toBe('212')
    expect(areaCodeFor({ zip: '99501' })).toBe('907')
  })

  it('is any of the state when there is no more to go by', () => {
    expect(areaCodeFor({ state: 'WY' })).toBe('307')
    expect(areaCodeFor({ phone: '12', zip: '00000' })).toBeUndefined()
  })
})

describe('the area codes around', () => {
  it('begin with the one asked for and stay in its state, near before far', () => {
    const around = areaCodesAround('972', '75034')
    expect(around[0]).toBe('972')
    expect(around.indexOf('214')).toBeLessThan(around.indexOf('713'))
    expect(around.every((areaCode) => stateOfAreaCode(areaCode) === 'TX')).toBe(true)
    expect(new Set(around).size).toBe(around.length)
  })

  it('go by the ZIP when nobody knows the area code', () => {
    expect(areaCodesAround('800', '10001')[0]).toBe('212')
    expect(areaCodesAround('000', '00000')).toEqual([])
  })

  it('lie in one state each', () => {
    const all = STATES.flatMap((state) => areaCodesAround(areaCodeFor({ state }) ?? '', ''))
    expect(all.filter((areaCode, at) => all.indexOf(areaCode) !== at)).toEqual([])
    expect(all.length).toBeGreaterThan(350)
  })

  it('lie in every state', () => {
    expect(STATES.filter((state) => !areaCodeFor({ state }))).toEqual([])
  })
})
