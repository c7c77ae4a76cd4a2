import { describe, expect, it } from 'vitest'
import type { StoredVehicle } from '../types/agent-tools.ts'
import { reportOf } from './after-call.ts'
import { company, conversation, plainTools } from './call.fixture.ts'
import { handoffSummary } from './handoff-summary.ts'

const here: StoredVehicle = { is: 'here', address: '400 Yard Rd, Frisco', perDayCents: 2285 }

/** A call to a company with a yard, in which one vehicle is stored. */
const yard = (found: StoredVehicle, code = 'CEE6311', more: Partial<typeof company> = {}) =>
  conversation({
    company: { ...company, hasYard: true, ...more },
    tools: (request) =>
      request.kind === 'findStored'
        ? { kind: 'findStored', found: request.code === code ? found : { is: 'not here' } }
        : plainTools(request),
  })

describe('whoever asks whether their vehicle is in the yard', () => {
  it('is asked for the plate, and told that it is there, what storage costs and what to bring', () => {
    const talk = yard(here, 'CEE6311', { openUntil: '2026-11-21T18:00' })
    expect(talk.caller('Hi, is my car in your yard?').said).toMatch(/license plate\? The VIN works/)
    const { said } = talk.caller('C E E six three one one')
    expect(said).toContain('Yes, C E E 6 3 1 1 is here in our yard, at 400 Yard Rd, Frisco.')
    expect(said).toContain('Storage is 22 dollars and 85 cents a day, before tax.')
    expect(said).toMatch(/photo ID.*title.*The office closes.*\?$/)
    expect(talk.caller('no thanks, bye').closing).toMatchObject({ do: 'end' })
    expect(talk.summary).toMatchObject({
      outcome: 'status',
      reason: 'Is their vehicle in the yard (CEE6311)',
    })
    expect(reportOf(talk.memory).summary).toBe(
      'The caller asked whether their vehicle (CEE6311) is in the yard, and was told that it is.',
    )
  })

  it('may tell the plate, the VIN or its end at once', () => {
    expect(yard(here).caller('did you tow my car, plate CEE 6311').said).toMatch(/^.*is here/)
    expect(
      yard(here, '1HGCM82633A004352').caller('do you have my car, VIN 1HGCM82633A004352').said,
    ).toMatch(/is here/)
    const talk = yard(here, '3A004352')
    talk.caller('you guys towed my car')
    talk.caller("I don't know the plate")
    expect(talk.said).toMatch(/last eight of the VIN/)
    expect(talk.caller('3 A 0 0 4 3 5 2').said).toMatch(/is here/)
  })

  it('is told nothing but that the police hold it, and a person is offered', () => {
    const talk = yard({ is: 'held by the police' })
    const { said } = talk.caller('is my car in your impound lot, plate CEE6311')
    expect(said).toMatch(/The police hold C E E 6 3 1 1\./)
    expect(said).not.toMatch(/yard|address|Storage|title/)
    expect(talk.caller('yes').closing).toMatchObject({ do: 'transfer' })
  })

  it('gets a person for what may not be told, and for what is not found twice', () => {
    const repossessed = yard({ is: 'for a person' })
    repossessed.caller('is my truck in your yard, plate CEE6311')
    expect(repossessed.closing).toMatchObject({ do: 'transfer' })
    expect(repossessed.said).not.toMatch(/here|yard|hold/)
    const talk = yard(here)
    talk.caller('you towed my car')
    expect(talk.caller('plate ABC 1234').said).toMatch(/don't find A B C 1 2 3 4/)
    expect(talk.closing).toBeUndefined()
    expect(talk.caller('A B C 1 2 3 5').closing).toMatchObject({ do: 'transfer' })
    expect(handoffSummary(talk.memory)).toContain('About a vehicle in the yard, A B C 1 2 3 5.')
  })

  it('gets a person who can tell no plate, and one who asks on', () => {
    const talk = yard(here)
    talk.caller('you towed my car last night')
    talk.caller('the white one')
    expect(talk.caller('I have no idea').closing).toMatchObject({ do: 'transfer' })
    const again = yard(here)
    again.caller('is my car in your yard, plate CEE6311')
    expect(again.caller('how do I get my car back without the title').closing).toMatchObject({
      do: 'transfer',
    })
  })

  it('is asked and told in Spanish', () => {
    const talk = yard(here, 'CEE6311', { languages: ['en', 'es'] })
    expect(talk.caller('¿está mi carro en su corralón?').said).toMatch(/placa.*VIN/)
    expect(talk.caller('la placa es C E E 6 3 1 1').said).toMatch(
      /Sí, C E E 6 3 1 1 está aquí.*22 dólares con 85 centavos.*título/,
    )
  })

  it('may want a truck instead', () => {
    const talk = yard(here)
    talk.caller('is my car in your yard')
    expect(talk.caller('forget that, I need a tow, my car broke down').said).not.toMatch(/plate/)
  })
})
