import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import type { Asking } from '../types/facts.ts'
import { conversation } from './call.fixture.ts'
import { call as spanishCall } from './spanish-call.fixture.ts'

const heard = (said: string, asking: Asking) =>
  understand(said, { asking, now: '2026-11-21T10:24', state: 'TX' }).facts

describe('a no to an offer', () => {
  it.each(["no it's okay i'll go on with you", 'nah i don’t need a person', 'No, that’s okay'])(
    'is heard as one: %s',
    (words) => {
      const talk = conversation().caller('how much is a tow').caller('how much is a tow')
      expect(talk.said).toMatch(/get a person for you/)
      talk.caller(words)
      expect(talk.closing).toBeUndefined()
      expect(talk.said).toMatch(/truck/)
    },
  )
})

describe('what is in a locked car', () => {
  it.each(["only the fish no one's in it", 'just my purse', 'nothing but a bag of bread'])(
    'is nobody where only things are named: %s',
    (words) => {
      const talk = conversation().caller('keys locked in my car').caller('yes I am safe')
      expect(talk.said).toMatch(/child or an animal/)
      expect(talk.caller(words).said).toMatch(/good number/)
    },
  )

  it('is somebody where one is named', () => {
    const talk = conversation().caller('keys locked in my car').caller('yes I am safe')
    expect(talk.caller('only my dog').closing).toMatchObject({ do: 'transfer' })
    const bird = conversation().caller('keys locked in my car').caller('yes I am safe')
    expect(bird.caller('just my parrot').said).toMatch(/child or an animal/)
  })
})

describe('a trailer', () => {
  it.each([
    ['it’s a magic tilt a boat trailer two axle', 'Magic Tilt', 'Boat Trailer'],
    ['gooseneck stock trailer twenty four foot', 'Gooseneck', 'Stock Trailer'],
    ['big tex flatbed trailer', 'Big Tex', 'Flatbed Trailer'],
    ['utility trailer', undefined, 'Utility Trailer'],
    ['a semi with a trailer', undefined, undefined],
    ['ford f two fifty with a trailer', 'Ford', 'F-250'],
  ])('is told by its maker and its kind: %s', (said, make, model) => {
    const { vehicleMake, vehicleModel } = heard(said, 'vehicle')
    expect([vehicleMake, vehicleModel]).toEqual([make, model])
  })

  it('may be a Mercedes with its engine, and a car taken back', () => {
    expect(heard('mercedes benz g l c three hundred', 'vehicle').vehicleModel).toBe('GLC 300')
    expect(heard("honda civic oh no it's a honda fit i sold the civic", 'vehicle')).toMatchObject({
      vehicleModel: 'Fit',
    })
    expect(heard("it's a fit i sold the civic", 'vehicle').towReason).toBeUndefined()
  })
})

describe('a place', () => {
  it.each([
    ['exit eight a at mile marker seventy two', { exit: '8', mileMarker: '72' }],
    ['us 285 northbound at mile marker a hundred thirty eight', { mileMarker: '138' }],
    ['hampton road fifteen twenty one the laundromat', { number: '1521', street: 'Hampton Road' }],
    ['i 90 by pryor creek', { highway: 'I-90', near: 'Pryor Creek' }],
  ])('has all that was told of it: %s', (said, place) => {
    expect(heard(said, 'place').pickup).toMatchObject(place)
  })

  it('is a road of the state that its town is in', () => {
    const talk = conversation().caller('flat tire, I am safe').caller('yes')
    talk.caller('highway 365 northbound at Shady Acres').caller('no tow, just the tire')
    expect(talk.said).toMatch(/city/)
    talk.caller('Mayflower, Arkansas')
    expect(talk.memory.intake.facts.pickup).toMatchObject({ highway: 'AR-365', state: 'AR' })
  })

  it('is asked for its exit where a stop is told beside an interstate', () => {
    const talk = conversation().caller('my truck broke down, I am safe').caller('yes')
    expect(talk.caller('Petro truck stop, I-40 in Amarillo').said).toMatch(/exit/)
  })

  it('keeps its name in Spanish', () => {
    const place = spanishCall(
      'se me ponchó una llanta',
      'sí',
      'sí',
      'en el portón azul de la cantera',
    ).memory.intake.facts.pickup
    expect(place?.business).toMatch(/Portón Azul De La Cantera/i)
    const talk = spanishCall(
      'se me ponchó una llanta',
      'sí',
      'sí',
      'en 45 Oak Street',
      'Santa Rosa',
    )
    expect(talk.transcript).not.toMatch(/Pink/)
  })
})
