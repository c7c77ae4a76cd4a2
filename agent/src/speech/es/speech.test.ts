import { describe, expect, it } from 'vitest'
import {
  sayAddress,
  sayChoice,
  sayClock,
  sayHeading,
  sayHighway,
  sayLastVehicle,
  sayNamed,
  sayNumber,
  sayPlace,
  sayReason,
  sayVehicle,
  sayWhen,
} from './speech.ts'

describe('what a voice reads in Spanish', () => {
  it('says a phone number digit by digit, in groups', () => {
    expect(sayNumber('4695550199')).toBe('4 6 9, 5 5 5, 0 1 9 9')
  })

  it('says highways as people do', () => {
    expect(sayHighway('I-35E')).toBe('la I 35 Este')
    expect(sayHighway('US-75')).toBe('la carretera 75')
    expect(sayHighway('TX-121')).toBe('la estatal 121')
    expect(sayHighway('FM-423')).toBe('la F M 423')
    expect(sayHighway('Dallas North Tollway')).toBe('el Dallas North Tollway')
    expect(sayHeading('north')).toBe('norte')
  })

  it('keeps the names of streets, and says the rest of an address in Spanish', () => {
    expect(sayAddress('1200 N Main St, Frisco, TX 75034')).toBe(
      '1200 North Main Street, Frisco, Texas',
    )
    expect(sayAddress('Preston Rd & Eldorado Pkwy, Frisco, TX')).toBe(
      'Preston Road y Eldorado Parkway, Frisco, Texas',
    )
    expect(sayAddress('I-35E northbound at exit 452, Lewisville, TX')).toBe(
      'la I 35 Este rumbo al norte, en la salida 452, Lewisville, Texas',
    )
    expect(sayAddress('Santa Fe, NM')).toBe('Santa Fe, Nuevo México')
  })

  it('says a place from its parts, and in his own words when it has none', () => {
    const highway = {
      said: 'x',
      kind: 'highway',
      highway: 'I-35E',
      direction: 'northbound',
      exit: '452',
    } as const
    expect(sayPlace(highway)).toBe('la I 35 Este rumbo al norte, en la salida 452')
    expect(sayPlace({ ...highway, exit: 'Legacy' })).toContain('en la salida de Legacy')
    expect(sayPlace({ said: 'x', kind: 'highway', mileMarker: '450' })).toBe('la milla 450')
    const depot = { said: 'x', kind: 'business', business: 'Home Depot' } as const
    expect(sayPlace(depot)).toBe('Home Depot')
    expect(sayPlace({ said: 'junto al árbol', kind: 'landmark' })).toBe('junto al árbol')
    expect(sayPlace({ said: 'my house', kind: 'home' })).toBe('su casa')
    expect(sayPlace({ said: 'x', kind: 'city', city: 'Plano', state: 'TX' })).toBe('Plano, Texas')
  })

  it('names kinds of places and what is beside them', () => {
    const at = (business: string, detail?: string) =>
      sayPlace({ said: 'x', kind: 'landmark', business, ...(detail && { detail }) })
    expect(at('Gas Station', 'near')).toBe('cerca de la gasolinera')
    expect(at('Church', 'next to')).toBe('junto a la iglesia')
    expect(at('Church', 'behind, frontage road')).toBe('detrás de la iglesia, en la lateral')
    expect(at('Shell', 'toward Dallas')).toBe('Shell, rumbo a Dallas')
    expect(at('Nearest tire shop')).toBe('la llantera más cercana')
    expect(at('Nearest shop')).toBe('el taller más cercano')
    expect(at('Our yard')).toBe('nuestro corralón')
    expect(at('Toyota dealership')).toBe('la agencia Toyota')
    expect(at('Pep Boys shop')).toBe('el taller Pep Boys')
    expect(at('Walmart')).toBe('Walmart')
    const walmart = { said: 'x', kind: 'business', business: 'Walmart' } as const
    expect(sayNamed(walmart, sayAddress('Walmart, US-380, Denton, TX'))).toBe(
      'Walmart, la carretera 380, Denton, Texas',
    )
  })

  it('says a vehicle with its color behind, and the reason', () => {
    const facts = {
      vehicleYear: '2018',
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      vehicleColor: 'dark blue',
    }
    expect(sayVehicle(facts)).toBe('un Honda Civic 2018 azul oscuro')
    expect(sayVehicle({})).toBe('un vehículo')
    expect(sayLastVehicle(facts)).toBe('el Honda Civic 2018')
    expect(sayReason('Flat tire')).toBe('con una llanta ponchada')
    expect(sayReason('Other')).toBe('que necesita ayuda')
  })

  it('says a wanted time in words', () => {
    const now = '2026-11-21T10:24'
    expect(sayWhen('2026-11-22T09:00', now)).toBe('mañana a las 9 de la mañana')
    expect(sayWhen('2026-11-21T12:00', now)).toBe('hoy a las 12 del día')
    expect(sayWhen('2026-11-21T13:15', now)).toBe('hoy a la 1 y cuarto de la tarde')
    expect(sayWhen('2026-11-21T20:30', now)).toBe('hoy a las 8 y media de la noche')
    expect(sayWhen('2026-11-27T14:05', now)).toBe(
      'el viernes 27 de noviembre a las 2 y 5 de la tarde',
    )
  })

  it('says the time of day where the company is', () => {
    expect(sayClock(Date.parse('2026-11-21T21:40:00Z'), 'America/Chicago')).toBe(
      'las 3 40 de la tarde',
    )
  })

  it('says a choice that can be remembered', () => {
    expect(sayChoice(['Plano', 'Frisco', 'Allen', 'Celina'])).toBe('Plano, Frisco o Allen')
    expect(sayChoice(['Allen', 'Oak Point'])).toBe('Allen u Oak Point')
  })
})
