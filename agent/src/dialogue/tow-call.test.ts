import { describe, expect, it } from 'vitest'
import type { AgentToolRequest } from '../types/agent-tools.ts'
import { conversation, plainTools } from './call.fixture.ts'

/** A call up to the read-back, with nothing left to ask. */
function upToReadBack() {
  const talk = conversation()
  talk.caller('My car broke down at 1200 Main Street in Frisco')
  talk.caller('yes, I am safe')
  talk.caller('yes')
  talk.caller('take it to Plano Auto Repair at 500 Park Boulevard in Plano')
  talk.caller('2018 Honda Civic')
  talk.caller('blue')
  talk.caller('Maria Lopez')
  talk.caller('yes you can text me')
  return talk
}

describe('a caller who answers each question', () => {
  it('is asked one thing at a time and ends as a confirmed job', () => {
    const talk = conversation()
    expect(talk.said).toMatch(/Lone Star Towing.*automated assistant/)
    expect(talk.caller('my car won’t start').said).toMatch(/safe/)
    expect(talk.caller('yes I’m safe').said).toContain('4 6 9, 5 5 5, 0 1 9 9')
    expect(talk.caller('yes').said).toMatch(/where is the vehicle/i)
    expect(talk.caller('1200 Main Street in Frisco').said).toMatch(/battery/)
    expect(talk.caller('it is the battery').said).toMatch(/towed|take it/)
    expect(talk.job).toMatchObject({ facts: { customerPhone: '4695550199' }, confirmed: false })
    expect(talk.caller('Plano Auto Repair at 500 Park Boulevard in Plano').said).toMatch(
      /year, make and model/,
    )
    expect(talk.caller('2018 Honda Civic').said).toMatch(/color/)
    expect(talk.caller('it’s blue').said).toMatch(/name/)
    expect(talk.caller('Maria Lopez').said).toMatch(/text/)
    expect(talk.caller('sure').said).toMatch(
      /read that back.*blue 2018 Honda Civic.*1200 Main Street.*Maria Lopez.*Is that right\?/,
    )
    expect(talk.caller('yes that’s right').said).toMatch(/Goodbye/)
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'job taken' })
    expect(talk.job).toMatchObject({
      facts: {
        customerName: 'Maria Lopez',
        customerPhone: '4695550199',
        vehicleYear: '2018',
        vehicleMake: 'Honda',
        vehicleModel: 'Civic',
      },
      mayText: true,
      confirmed: true,
      emergency: false,
      status: 'pending',
    })
    expect(talk.summary).toMatchObject({
      customerName: 'Maria Lopez',
      vehicle: '2018 Honda Civic',
      textAccepted: true,
      outcome: 'job',
    })
  })

  it('opens the job in the very turn that told place and reason, and saves only what changed', () => {
    const talk = conversation()
    talk.caller('I’m at 1200 Main Street in Frisco')
    expect(talk.job).toBeUndefined()
    talk.caller('I’m safe, I have a flat tire')
    expect(talk.acts[0]).toMatchObject({ do: 'saveJob' })
    const saves = () => talk.all.filter((act) => act.do === 'saveJob').length
    const before = saves()
    talk.caller('could you say that again')
    expect(saves()).toBe(before)
  })
})

describe('a caller who says it all in one breath', () => {
  it('is not asked again what he told', () => {
    const talk = conversation()
    talk.caller(
      'Hi, this is Maria Lopez, my blue 2018 Honda Civic has a flat tire at 1200 Main Street in Frisco and I’m safe in a parking lot',
    )
    expect(talk.job?.facts).toMatchObject({
      towReason: 'Flat tire',
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      vehicleYear: '2018',
    })
    expect(talk.said).toContain('4 6 9')
    talk.caller('yes')
    const asked = talk.transcript
    for (const question of [
      /Where is the vehicle/,
      /What's (?:going on|wrong) with it/,
      /year, make/,
      /What color/,
    ]) {
      expect(asked).not.toMatch(question)
    }
  })
})

describe('the read-back', () => {
  it('is not confirmed by a yes that cut it off: the rest is read first', () => {
    const talk = upToReadBack()
    const whole = talk.said
    expect(whole).toMatch(/Is that right\?$/)
    talk.interrupts(whole.slice(0, whole.indexOf('It goes to')))
    talk.caller('yes')
    expect(talk.closing).toBeUndefined()
    expect(talk.said).toMatch(/It goes to.*right\?$/)
    expect(talk.said).not.toContain('1200 Main Street')
    expect(talk.caller('yes').closing).toMatchObject({ do: 'end' })
  })

  it('takes a correction and reads back only what changed', () => {
    const talk = upToReadBack()
    talk.caller('no, it’s a red one')
    expect(talk.job?.facts.vehicleColor?.toLowerCase()).toBe('red')
    expect(talk.said).toMatch(/red 2018 Honda Civic.*right\?$/)
    expect(talk.said).not.toContain('Main Street')
    expect(talk.caller('yes').job).toMatchObject({ confirmed: true })
  })

  it('takes another city for the place', () => {
    const talk = upToReadBack()
    talk.caller('no, it’s McKinney, not Frisco')
    expect(talk.job?.pickup?.address).toMatch(/McKinney/i)
    expect(talk.said).toMatch(/It is at.*McKinney/i)
    expect(talk.said).not.toMatch(/Frisco/)
  })

  it('asks anew what belonged to the other vehicle', () => {
    const talk = upToReadBack()
    talk.caller('no, the blue one is my wife’s, mine is the Tahoe')
    expect(talk.said).toMatch(/year/)
    talk.caller('2020')
    expect(talk.said).toMatch(/color/)
    talk.caller('black')
    expect(talk.said).toMatch(/black 2020 Chevrolet Tahoe.*right\?$/)
    expect(talk.said).not.toContain('Main Street')
  })

  it('asks what to change after a plain no', () => {
    const talk = upToReadBack()
    expect(talk.caller('no').said).toBe('What should I change?')
    expect(talk.caller('the color is silver').said).toMatch(/silver.*right\?$/)
  })

  it('does not take a yes for what it did not understand before', () => {
    const talk = upToReadBack()
    expect(talk.caller('well the gate thing there is closed').said).toMatch(
      /What should I change\?$/,
    )
    expect(talk.job?.notes).toContain('gate thing')
    expect(talk.caller('nothing').closing).toMatchObject({ do: 'end', reason: 'job taken' })
    expect(talk.job).toMatchObject({ confirmed: true })
  })

  it('leaves to the dispatcher what it can’t understand', () => {
    const talk = upToReadBack()
    talk.caller('no').caller('um well').caller('how do I put it')
    expect(talk.job?.notes).toContain('how do I put it')
    expect(talk.said).toMatch(/right\?$/)
    expect(talk.caller('yes').closing).toMatchObject({ do: 'end' })
  })
})

describe('a caller who thinks better of it', () => {
  it('has the other vehicle, without the color and the year of the first', () => {
    const talk = conversation()
    talk.caller('my blue 2018 Honda Civic has a flat at 1200 Main Street in Frisco, I am safe')
    talk.caller('yes')
    talk.caller('no, the blue one is my wife’s, mine is the Chevy Tahoe')
    expect(talk.job?.facts).toMatchObject({ vehicleMake: 'Chevrolet', vehicleModel: 'Tahoe' })
    expect(talk.job?.facts.vehicleColor).toBeUndefined()
    expect(talk.job?.facts.vehicleYear).toBeUndefined()
  })

  it('has the other place, and answers about the old one are dropped', () => {
    const held: AgentToolRequest[] = []
    const talk = conversation({
      tools: (request) => {
        held.push(request)
        return null
      },
    })
    talk.caller('my car died at 1200 Main Street in Frisco')
    talk.caller('I’m safe, actually I’m at 900 Oak Street in Plano')
    const [first] = held
    if (first?.kind !== 'resolvePlace') throw new Error('the place was not looked up')
    const late = {
      which: first.which,
      said: first.place.said,
      address: 'Late, TX',
      valid: true,
      latLng: null,
    }
    talk.answers({ kind: 'resolvePlace', ...late })
    expect(talk.job?.pickup?.address).toMatch(/900 Oak/)
  })
})

describe('a place', () => {
  it('on a highway needs its direction and then an exit', () => {
    const talk = conversation()
    talk.caller('flat tire, I’m safe').caller('yes')
    expect(talk.caller('I’m on I-35E').said).toMatch(/north or south\?$/)
    expect(talk.caller('northbound').said).toMatch(/exit or mile marker/)
    talk.caller('exit 452')
    expect(talk.job?.pickup?.said).toMatch(/35/)
    expect(talk.memory.intake.facts.pickup).toMatchObject({ direction: 'northbound', exit: '452' })
  })

  it('found in several cities is asked for its city', () => {
    const talk = conversation({
      tools: (request) =>
        request.kind === 'resolvePlace' && !request.place.city
          ? {
              kind: 'resolvePlace',
              which: request.which,
              said: request.place.said,
              address: request.place.said,
              valid: false,
              latLng: null,
              candidates: ['Plano', 'Frisco'],
            }
          : plainTools(request),
    })
    talk.caller('flat tire, I’m safe').caller('yes').caller('1200 Main Street')
    talk.caller('take it to 500 Park Boulevard in Plano')
    expect(talk.said).toMatch(/Plano or Frisco\?$/)
    talk.caller('Frisco')
    expect(talk.memory.intake.facts.pickup).toMatchObject({
      street: expect.stringMatching(/Main/),
      city: 'Frisco',
    })
  })

  it('found on the map is written on the job as the map has it', () => {
    const talk = conversation({
      tools: (request) =>
        request.kind === 'resolvePlace'
          ? {
              kind: 'resolvePlace',
              which: request.which,
              said: request.place.said,
              address: '1200 Main St, Frisco, TX 75034',
              valid: true,
              latLng: { lat: 33.1, lng: -96.8 },
            }
          : plainTools(request),
    })
    talk.caller('flat tire at 1200 Main Street, I’m safe')
    expect(talk.job?.pickup).toMatchObject({
      valid: true,
      address: '1200 Main St, Frisco, TX 75034',
    })
    expect(talk.said).not.toMatch(/city/)
  })

  it('is taken in the caller’s words after three exchanges', () => {
    const talk = conversation()
    talk.caller('flat tire, I’m safe').caller('yes')
    talk
      .caller('mm by the thing')
      .caller('where the thing is')
      .caller('next to that big round thing')
    expect(talk.job?.pickup?.said).toMatch(/thing/)
    expect(talk.job?.notes).toContain('own words')
  })
})

describe('a tow for later', () => {
  it('is scheduled, and the time is read back in words', () => {
    const talk = conversation()
    talk.caller(
      'I need my car towed tomorrow at nine in the morning from 1200 Main Street in Frisco, it broke down',
    )
    expect(talk.job).toMatchObject({
      status: 'scheduled',
      facts: { scheduledFor: '2026-11-22T09:00' },
    })
    talk
      .caller('yes')
      .caller('500 Park Boulevard in Plano')
      .caller('2018 Honda Civic')
      .caller('blue')
      .caller('Maria Lopez')
      .caller('no')
    expect(talk.said).toContain('tomorrow at 9 A M')
    expect(talk.caller('no, make it 3 pm').said).toContain('tomorrow at 3 P M')
    expect(talk.caller('yes').said).toContain('tomorrow at 3 P M')
  })
})
