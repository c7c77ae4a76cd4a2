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

  it('asks what is wrong of whoever told it in words for any trouble', () => {
    const talk = conversation().caller('my car will not do anything')
    talk.caller("I'm safe").caller('yes').caller('1200 Main Street in Frisco')
    expect(talk.said).toMatch(/What's (?:going on|wrong) with it\?$/)
    talk.caller('it just clicks when I turn the key')
    expect(talk.memory.intake.facts.towReason).toBe('Dead battery')
  })

  it('keeps what was told in words for any trouble where nobody knows more', () => {
    const talk = conversation().caller('my car will not do anything')
    talk.caller("I'm safe").caller('yes').caller('1200 Main Street in Frisco')
    expect(talk.caller('no idea').said).not.toMatch(/What's (?:going on|wrong) with it/)
    expect(talk.memory.intake.facts.towReason).toBe('Breakdown')
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

  it('takes a yes to what was read back in whatever words, and corrects nothing by it', () => {
    for (const yes of ['that is accurate', 'yeh yeh right', 'i believe you got her']) {
      const talk = readBackCall().caller(yes)
      expect(talk.memory.intake.facts, yes).toMatchObject({
        vehicleMake: 'Jeep',
        vehicleModel: 'Wrangler',
      })
      expect(talk.closing, yes).toMatchObject({ do: 'end' })
    }
  })

  it('still takes another model that the make has', () => {
    const talk = readBackCall().caller('a cherokee')
    expect(talk.memory.intake.facts.vehicleModel).toBe('Cherokee')
  })
})

/** A call that was just read back. */
function readBackCall() {
  const talk = askedWhatHappened().caller('it will not shift out of first gear')
  talk.caller('trans pecos transmission, 500 elm street in plano').caller('at the curb')
  return finished(talk)
}

/** The rest of a call, up to the read-back. */
function finished(talk: ReturnType<typeof askedWhatHappened>) {
  const answers: [RegExp, string][] = [
    [/model|vehicle is it|make/i, 'a jeep wrangler 2011'],
    [/color/i, 'orange'],
    [/name/i, 'ingrid halloway'],
    [/text/i, 'yes you can text me'],
    [/address|cross street|closest/i, 'across from the bank'],
  ]
  for (let turns = 0; turns < 8 && !/read that back/.test(talk.said); turns += 1)
    talk.caller(answers.find(([asked]) => asked.test(talk.said))?.[1] ?? 'yes')
  expect(talk.said).toMatch(/an orange 2011 Jeep Wrangler/)
  return talk
}
