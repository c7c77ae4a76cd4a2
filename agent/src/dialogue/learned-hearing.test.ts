import { describe, expect, it } from 'vitest'
import { company, conversation } from './call.fixture.ts'
import { turn } from './turn.ts'

const DANGER = 'Is anyone hurt or in danger right now?'

/** A call up to the question what happened. */
function askedWhatHappened() {
  const talk = conversation().caller('I need a tow').caller("I'm safe").caller('yes')
  return talk.caller('1200 Main Street in Frisco')
}

describe('what was learned from the corpus', () => {
  it('hears a reason that no rule has words for', () => {
    const talk = askedWhatHappened().caller('i turn it and nothing not even the dome light')
    expect(talk.memory.intake.facts).toMatchObject({
      towReason: 'Dead battery',
      reasonSaid: expect.stringContaining('not even the dome light'),
    })
  })

  it('asks which it is where it reads another thing than the rules, and takes what is answered', () => {
    const talk = askedWhatHappened().caller('i hit a pothole and now it is stuck in park')
    expect(talk.said).toMatch(/what happened.*\bor\b.*\?$/i)
    expect(talk.memory.intake.facts.towReason).toBeUndefined()
    expect(talk.job?.facts.reasonSaid).toBe('i hit a pothole and now it is stuck in park')
    talk.caller('a flat tire')
    expect(talk.memory.intake.facts.towReason).toBe('Flat tire')
    expect(talk.memory.intake.reasonBetween).toBeUndefined()
  })

  it('asks about a danger in new words', () => {
    expect(conversation().caller('tree is on top of us').said).toBe(DANGER)
  })

  it('has a danger asked about that only the tables hear, and goes on after a no', () => {
    const talk = conversation().caller('they attacked me with paperwork at the dealership')
    expect(talk.said).toBe(DANGER)
    expect(talk.closing).toBeUndefined()
    expect(talk.caller('no, nobody is hurt').said).not.toBe(DANGER)
    expect(talk.closing).toBeUndefined()
  })

  it('brings a person where the answer to that is yes', () => {
    const talk = conversation()
      .caller('they attacked me with paperwork at the dealership')
      .caller('yes')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('doubts no danger that a language model hears as well', () => {
    const { memory } = conversation()
    const { acts } = turn(memory, {
      kind: 'heard',
      words: 'they attacked me with paperwork at the dealership',
      also: { facts: {}, intents: [], dangers: ['injury'], corrects: false },
      at: 1,
      now: '2026-11-21T10:24',
    })
    expect(acts).toContainEqual(expect.objectContaining({ do: 'transfer' }))
  })

  it('is left out where a company hears by the rules alone', () => {
    const talk = conversation({ company: { ...company, readers: 'rules' } })
    expect(talk.caller('tree is on top of us').said).not.toBe(DANGER)
  })
})
