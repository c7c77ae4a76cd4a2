import { describe, expect, it } from 'vitest'
import {
  sayAddress,
  sayChoice,
  sayClock,
  sayCode,
  sayHighway,
  sayNamed,
  sayNumber,
  sayPlace,
  sayVehicle,
  sayWhen,
} from './speech.ts'

describe('what a voice reads', () => {
  it('says a phone number digit by digit, in groups', () => {
    expect(sayNumber('4695550199')).toBe('4 6 9, 5 5 5, 0 1 9 9')
    expect(sayCode('po-77a')).toBe('P O 7 7 A')
  })

  it('says highways as people do', () => {
    expect(sayHighway('I-35E')).toBe('I 35 East')
    expect(sayHighway('US-75')).toBe('U S 75')
    expect(sayHighway('TX-121')).toBe('State Highway 121')
    expect(sayHighway('FM-423')).toBe('F M 423')
    expect(sayHighway('Dallas North Tollway')).toBe('Dallas North Tollway')
  })

  it('spells out street words and states, and leaves the ZIP away', () => {
    expect(sayAddress('1200 N Main St, Frisco, TX 75034')).toBe(
      '1200 North Main Street, Frisco, Texas',
    )
    expect(sayAddress('Preston Rd & Eldorado Pkwy, Frisco, TX')).toBe(
      'Preston Road and Eldorado Parkway, Frisco, Texas',
    )
    expect(sayAddress('4444 1st Avenue NE')).toBe('4444 1st Avenue Northeast')
    expect(sayAddress('I-35E at exit 452, Lewisville, TX')).toBe(
      'I 35 East at exit 452, Lewisville, Texas',
    )
  })

  it('says a place from its parts, and from the words when it has none', () => {
    const highway = {
      said: 'x',
      kind: 'highway',
      highway: 'I-35E',
      direction: 'northbound',
      exit: '452',
    } as const
    expect(sayPlace(highway)).toBe('I 35 East northbound at exit 452')
    expect(sayPlace({ said: 'by the old mill', kind: 'landmark' })).toBe('by the old mill')
    expect(
      sayPlace({
        said: 'x',
        kind: 'street',
        number: '12',
        street: 'Oak St',
        city: 'Plano',
        state: 'TX',
      }),
    ).toBe('12 Oak Street, Plano, Texas')
  })

  it('says a business as the caller put it, on its road', () => {
    const walmart = {
      said: 'at the Walmart on 380',
      kind: 'business',
      business: 'Walmart',
      highway: 'US-380',
    } as const
    expect(sayNamed(walmart, sayAddress('Walmart, US-380, Denton, TX'))).toBe(
      'the Walmart on U S 380, Denton, Texas',
    )
    const shop = {
      said: 'Kwik Kar on Parker',
      kind: 'business',
      business: 'Kwik Kar',
      street: 'Parker',
    } as const
    expect(sayNamed(shop, 'Kwik Kar, Parker, Plano, Texas')).toBe(
      'Kwik Kar on Parker, Plano, Texas',
    )
    const any = { said: 'a junkyard', kind: 'business', business: 'Junkyard' } as const
    expect(sayNamed(any, 'Junkyard')).toBe('a junkyard')
    const near = { said: 'x', kind: 'business', business: 'Nearest tire shop' } as const
    expect(sayNamed(near, 'Nearest Tire Shop')).toBe('the nearest tire shop')
    const ours = { said: 'your yard', kind: 'business', business: 'Our yard' } as const
    expect(sayNamed(ours, 'Our Yard')).toBe('our yard')
    expect(sayAddress("Buc-ee's, Melissa, TX")).toBe("Buc-ee's, Melissa, Texas")
    expect(sayAddress('900 Legacy Dr (home), Plano, TX')).toBe('900 Legacy Drive, Plano, Texas')
  })

  it('says what is near as one does', () => {
    const near = (what: string) =>
      sayPlace({ said: 'x', kind: 'street', street: 'Custer Road', near: what })
    expect(near('Parking Garage')).toBe('Custer Road, near the parking garage')
    expect(near('by Fountain')).toBe('Custer Road, by Fountain')
    expect(near('the old gin')).toBe('Custer Road, near the old gin')
    expect(near('Shell')).toBe('Custer Road, near Shell')
  })

  it('says a vehicle with what is known of it', () => {
    const facts = {
      vehicleYear: '2018',
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      vehicleColor: 'Blue',
    }
    expect(sayVehicle(facts)).toBe('a blue 2018 Honda Civic')
    expect(sayVehicle({ vehicleMake: 'Acura' })).toBe('an Acura')
    expect(sayVehicle({})).toBe('a vehicle')
  })

  it('says a wanted time in words', () => {
    const now = '2026-11-21T10:24'
    expect(sayWhen('2026-11-22T09:00', now)).toBe('tomorrow at 9 A M')
    expect(sayWhen('2026-11-21T12:00', now)).toBe('today at noon')
    expect(sayWhen('2026-11-27T14:05', now)).toBe('Friday, November 27, at 2 oh 5 P M')
  })

  it('says the time of day where the company is', () => {
    expect(sayClock(Date.parse('2026-11-21T21:40:00Z'), 'America/Chicago')).toBe('3 40 P M')
  })

  it('says a choice that can be remembered', () => {
    expect(sayChoice(['Plano', 'Frisco', 'Allen', 'Celina'])).toBe('Plano, Frisco or Allen')
  })
})
