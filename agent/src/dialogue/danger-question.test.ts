import { describe, expect, it } from 'vitest'
import { company, conversation } from './call.fixture.ts'

const QUESTION = 'Is anyone hurt or in danger right now?'
const bilingual = { ...company, languages: ['en', 'es'] as const }

describe('words that hint at a danger', () => {
  it.each([
    "my uncle's lips went gray and he keeps staring",
    'there is an odd glow under the dash and something crackling',
    'we have been out here since last night and the kids are so cold',
    'some man keeps yanking on the door handle and he is angry',
  ])('are asked about in one plain question: %s', (words) => {
    expect(conversation().caller(words).said).toBe(QUESTION)
  })

  it.each([
    "a truck flipped over and its driver's underneath",
    "we hit a deer and the windshield's in her face she's cut up",
  ])('are asked about in a crash as well: %s', (words) => {
    expect(conversation().caller(words).said).toBe(QUESTION)
  })

  it('are none in a crash that is only told of', () => {
    const talk = conversation().caller("i got hit by another car and it won't roll")
    expect(talk.said).not.toContain(QUESTION)
  })

  it.each([
    "i locked my keys in my car and i can't get in",
    "i locked the keys in the car and can't get in",
    'man my wife is gonna kill me when she sees this tire',
  ])('are none where nothing of it is one: %s', (words) => {
    const talk = conversation().caller(words)
    expect(talk.said).not.toContain(QUESTION)
    expect(talk.closing).toBeUndefined()
  })

  it('are asked about where somebody is locked in themselves', () => {
    expect(conversation().caller("i'm locked in the trunk, please, i'm in the trunk").said).toBe(
      QUESTION,
    )
  })

  it('go to a person on anything but a clear no, with the danger on the job', () => {
    for (const answer of ['I think so', "I don't know", 'yes', 'no, but he looks bad', 'what?']) {
      const talk = conversation().caller("my uncle's lips went gray and he keeps staring")
      expect(talk.caller(answer).closing).toMatchObject({
        do: 'transfer',
        reason: 'danger: injury',
      })
      expect(talk.said).toContain('9 1 1')
      expect(talk.job).toMatchObject({ emergency: true })
      expect(talk.job?.notes).toContain('injury')
    }
  })

  it.each([
    'no',
    "No, nobody's hurt",
    'no no we are all fine',
    "nope, I'm good",
    'what say hurt oh no',
  ])('are left at a clear no, and the call goes on where it was: %s', (answer) => {
    const talk = conversation().caller('flat tire').caller("I'm safe").caller('yes')
    const { question } = talk.memory
    talk.caller('he keeps staring, his face looks funny')
    expect(talk.said).toBe(QUESTION)
    talk.caller(answer)
    expect(talk.memory.question).toBe(question)
    expect(talk.closing).toBeUndefined()
  })

  it.each(['no injury at all', 'no no, everybody is standing up laughing at me'])(
    'or were not understood are left at a no in whatever words: %s',
    (answer) => {
      const talk = conversation().caller('flat tire')
      talk.caller('mais the dock me boots').caller('mais the dock me boots')
      expect(talk.said).toBe(QUESTION)
      expect(talk.caller(answer).closing).toBeUndefined()
    },
  )

  it('are never answered with a goodbye', () => {
    const talk = conversation()
    talk.caller("never mind the tow, I won't need the car after tonight, I'm done with all of it")
    expect(talk.said).toBe(QUESTION)
    expect(talk.caller('goodbye').closing).toMatchObject({ do: 'transfer' })
    expect(talk.said).toContain('9 8 8')
  })

  it('are asked about in Spanish where Spanish is spoken', () => {
    const talk = conversation({ company: bilingual })
    talk.caller('mi mamá se está poniendo morada, no puede jalar aire')
    expect(talk.said).toMatch(/¿Hay alguien lastimado o en peligro en este momento\?$|9 1 1/)
    talk.caller('sí')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('are heard at the end of a long speech', () => {
    const long = `${'it is a nice old truck and I had it for years. '.repeat(40)}`
    expect(conversation().caller(`${long} my uncle's lips went gray`).said).toBe(QUESTION)
  })
})

describe('a no that may mean either', () => {
  it('to whether everybody is all right is asked about, and settled by the answer', () => {
    const talk = conversation().caller("somebody rear ended me, I'm in a parking lot")
    expect(talk.memory.question).toBe('unhurt')
    expect(talk.caller('no, just shaken up').said).toBe(QUESTION)
    talk.caller('no')
    expect(talk.closing).toBeUndefined()
    expect(talk.memory.question).toBe('callback')
  })

  it('is a no to the question where it says that they are well', () => {
    const talk = conversation().caller("I've got a flat tire")
    expect(talk.memory.question).toBe('safety')
    talk.caller("nah we're solid").caller("nah we're solid")
    expect(talk.memory.question).toBe('danger')
    expect(talk.caller('not a scratch, nobody').closing).toBeUndefined()
  })
})

describe('a no with a but', () => {
  const asked = () => conversation().caller("my uncle's lips went gray")

  it('goes to a person where what follows sounds like harm, however well nobody is hurt', () => {
    expect(asked().said).toBe(QUESTION)
    const talk = asked().caller("nobody's hurt but my neck hurts a little")
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('goes on where it does not', () => {
    expect(asked().caller("nobody's hurt but the car is a mess").closing).toBeUndefined()
  })
})

describe('a joke in answer to the question', () => {
  it.each([
    'only my pride',
    'just my wallet',
    'nothing but my schedule',
    'negative no casualties except my grandson’s pride',
  ])('goes on: %s', (words) => {
    const talk = conversation().caller("my uncle's lips went gray").caller(words)
    expect(talk.closing).toBeUndefined()
  })

  it.each(['only my neck', 'just my daughter'])(
    'is none where it is told of the living: %s',
    (words) => {
      const talk = conversation().caller("my uncle's lips went gray").caller(words)
      expect(talk.closing).toMatchObject({ do: 'transfer' })
    },
  )
})

describe('a question to which nothing comes that answers it', () => {
  it('is passed over in the end', () => {
    const talk = conversation().caller(
      "I've got a flat tire, I'm safe, I'm at 500 Elm Street in Plano",
    )
    talk.caller('yes')
    const question = talk.memory.question
    for (let turns = 0; turns < 6 && talk.memory.question === question; turns += 1)
      talk.caller('how much longer will it take')
    expect(talk.closing).toBeUndefined()
    expect(talk.memory.question).not.toBe(question)
  })
})

describe('a danger in words that nothing knows', () => {
  it('is asked about when it is said again', () => {
    const words = 'the zorgel is flandering over the momo bibble'
    const talk = conversation({ company: { ...company, readers: 'rules' } }).caller(words)
    expect(talk.closing).toBeUndefined()
    expect(talk.caller(`I said ${words}`).said).toBe(QUESTION)
    expect(talk.caller('like I told you').closing).toMatchObject({
      do: 'transfer',
      reason: 'danger: danger not ruled out',
    })
  })
})

describe('somebody who may hurt themselves', () => {
  it.each(['I want to kill myself', "I don't want to live anymore"])(
    'is told of 988 and gets a person at once: %s',
    (words) => {
      const talk = conversation().caller(words)
      expect(talk.closing).toMatchObject({ reason: 'danger: may hurt themselves' })
      expect(talk.said).toContain('9 8 8')
    },
  )
})

describe('a sure phrase of a danger that the learned reader finds none in', () => {
  it.each([
    "evenin i've got my pickup sunk in the mud out by the graveyard and i can't get her out",
    "it's backed up to the kitchen door, i can't get it out of the way",
    "i'm at pump six there's a line of people honking at me you can't miss it",
    'valet circle and they are yelling at me to move it',
  ])('is asked about before it goes to a person: %s', (words) => {
    const talk = conversation().caller(words)
    expect(talk.said).toBe('Is anyone hurt or in danger right now?')
    expect(talk.caller('no').closing).toBeUndefined()
  })

  it('of who is ill or hurt goes to a person at once', () => {
    expect(conversation().caller("i can't get enough air").closing).toMatchObject({
      do: 'transfer',
    })
  })
})

describe('a reason told with one weak word', () => {
  it('is asked about before it is taken', () => {
    const byRules = conversation({ company: { ...company, readers: 'rules' } })
    const talk = byRules.caller('I need a tow').caller("I'm safe").caller('yes')
    talk.caller('1200 Main Street in Frisco').caller('well there was some fumes about it')
    expect(talk.memory.question).toBe('reason')
    expect(talk.memory.intake.facts.towReason).toBeUndefined()
    talk.caller('a flat')
    expect(talk.memory.intake.facts.towReason).toBe('Flat tire')
  })
})

describe('a clear no', () => {
  it('stays one whomever they speak to', () => {
    const talk = conversation().caller('my car died').caller('yes').caller('yes')
    talk.caller('somebody might get hurt out here')
    expect(talk.said).toBe('Is anyone hurt or in danger right now?')
    expect(talk.caller("no, nobody's hurt, baby, only worn out").closing).toBeUndefined()
  })

  it('is none of a child that is not well', () => {
    const talk = conversation().caller('my car died').caller('yes').caller('yes')
    talk.caller('somebody might get hurt out here')
    const { closing } = talk.caller("nobody's hurt, the baby is not breathing right")
    expect(closing).toMatchObject({ do: 'transfer' })
  })
})
