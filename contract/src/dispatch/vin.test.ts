import { describe, expect, it } from 'vitest'
import { cleanVin, decodeVin, judgeVin } from './index.ts'

const NOW = 2026

describe('judgeVin', () => {
  it.each([
    ['1HGCM82633A004352', 'right'],
    ['1M8GDM9AXKP042788', 'right'],
    ['1hgcm8263 3a004352', 'right'],
    ['1HGCM82634A004352', 'wrong check digit'],
    ['1HGCM82633A004325', 'wrong check digit'],
    ['1HGCM82633A00435', 'too short'],
    ['1HGCM82633AOO4352', 'wrong characters'],
    ['', 'empty'],
  ])('says of %s: %s', (vin, verdict) => expect(judgeVin(vin)).toBe(verdict))
})

describe('decodeVin', () => {
  it.each([
    ['1HGCM82633A004352', '2003', 'Honda'],
    ['JHMCM56557C404453', '2007', 'Honda'],
    ['1G1ZT53826F109149', '2006', 'Chevrolet'],
    ['5GZCZ43D13S812715', '2003', 'Saturn'],
    ['3VWFE21C04M000001', '2004', 'Volkswagen'],
    ['5YJSA1DG9DFP14705', '2013', 'Tesla'],
  ])('reads %s as a %s %s', (vin, vehicleYear, vehicleMake) =>
    expect(decodeVin(vin, NOW)).toEqual({ vehicleYear, vehicleMake }),
  )

  it('takes the later of two years for a heavy truck, which the seventh character does not tell', () => {
    expect(decodeVin('1XPWD40X1ED215307', NOW)).toEqual({
      vehicleYear: '2014',
      vehicleMake: 'Peterbilt',
    })
    expect(decodeVin('1XPWD40X1ED215307', 2010).vehicleYear).toBe('1984')
  })

  it('tells makes apart that share an identifier', () => {
    expect(decodeVin('1C4RJFAG6FC000000', NOW).vehicleMake).toBe('Jeep')
    expect(decodeVin('1C4RDJAG3FC000000', NOW).vehicleMake).toBe('Dodge')
  })

  it('knows the year of a make that is not in the list', () => {
    expect(decodeVin('1M8GDM9AXKP042788', NOW)).toEqual({ vehicleYear: '1989', vehicleMake: '' })
  })

  it('says nothing of a VIN that cannot be right', () => {
    expect(decodeVin('1HGCM82634A004352', NOW)).toEqual({ vehicleYear: '', vehicleMake: '' })
  })
})

it('stores a VIN in capitals, without spaces and dashes', () => {
  expect(cleanVin(' 1hgcm-82633a004352 9')).toBe('1HGCM82633A004352')
})
