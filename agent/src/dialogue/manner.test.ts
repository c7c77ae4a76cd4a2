import { describe, expect, it } from 'vitest'
import { conversation, stranger } from './call.fixture.ts'

const atReadBack = (name: string) =>
  conversation()
    .caller('my car broke down at 1200 Main Street in Frisco, I’m safe')
    .caller('yes')
    .caller('500 Park Boulevard in Plano')
    .caller('blue 2018 Honda Civic')
    .caller(name)
    .caller('no')

describe('an acknowledgment', () => {
  it('says back what was heard where that helps', () => {
    const talk = conversation()
    expect(talk.caller('I have a flat tire').said).toMatch(
      /^(?:Okay, a flat tire\.|A flat tire, okay\.)/,
    )
    expect(talk.caller('yes I am safe').said).toMatch(/^(?:Okay, g|G)ood\./)
    expect(talk.caller('no, use 972 555 0147').said).toMatch(/^9 7 2, 5 5 5, 0 1 4 7, got it\./)
    expect(talk.caller('1500 Cedar Ridge Drive in Mansfield').said).toMatch(
      /^(?:1500 Cedar Ridge Drive in Mansfield, got it\.|Okay, 1500 Cedar Ridge Drive in Mansfield\.)/,
    )
    expect(talk.caller('Pep Boys on Main Street').said).toMatch(/Pep Boys/)
    expect(talk.memory.question).toBe('vehicle')
    expect(talk.caller('a 2018 Honda Civic').said).toMatch(/2018 Honda Civic/)
    talk.caller('blue')
    expect(talk.caller('Maria Lopez').said).toMatch(/^Thanks, Maria\./)
  })

  it('is sorry for whoever was in an accident', () => {
    const talk = conversation()
    expect(talk.caller('I was in an accident, nobody is hurt').said).toMatch(/sorry to hear that/)
  })
})

describe('a name', () => {
  it('that could be misheard is read back with its letters', () => {
    expect(atReadBack('Denise Okafor').said).toContain(
      "It's for Denise Okafor, spelled O K A F O R, at 4 6 9",
    )
  })

  it('that everybody writes alike is not', () => {
    expect(atReadBack('Maria Lopez').said).toContain("It's for Maria Lopez, at 4 6 9")
  })

  it('keeps its given name when the family name is spelled again', () => {
    const talk = atReadBack('Denise Okafor').caller("No, it's spelled O C A F O R")
    expect(talk.said).toContain('Denise Ocafor, spelled O C A F O R')
    expect(talk.job?.facts.customerName).toBe('Denise Ocafor')
  })
})

describe('a question', () => {
  it('names of a place only what everybody needs to know which it is', () => {
    const talk = conversation().caller('my car broke down').caller('yes').caller('yes')
    talk.caller('500 Oak Street in Plano').caller('the Pep Boys on Main Street')
    expect(talk.caller('a 2018 Honda Civic').said).toMatch(
      /It goes to the Pep Boys on Main Street: what city is that in\?/,
    )
  })

  it('about the year says of which car', () => {
    const talk = conversation().caller('my car broke down, I am safe').caller('yes')
    talk.caller('500 Oak Street in Plano').caller('900 Elm Street in Plano')
    expect(talk.caller('a Honda Civic').said).toMatch(/what year is the Civic\?/i)
  })

  it('that has to be put again is put in other words, however often', () => {
    const talk = conversation().caller('flat tire, I’m safe')
    const asked = [talk.said.split('. ').at(-1)]
    for (const word of ['hello?', 'pardon', 'thank you', 'hello?']) {
      if (talk.memory.phase !== 'talking') break
      asked.push(talk.caller(word).said.split('. ').at(-1))
    }
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('that was cut before it was heard may be put as it was', () => {
    const talk = conversation().caller('flat tire, I’m safe')
    const [asked = ''] = talk.said.match(/[^.]+\?/) ?? []
    talk.interrupts('Okay, a flat').caller('uh')
    expect(talk.said).toContain(asked.trim())
  })
})

describe('a read-back', () => {
  it('is right for whoever has nothing to change', () => {
    const talk = atReadBack('Maria Lopez').caller('well now would you listen to that')
    expect(talk.said).toMatch(/What should I change\?/)
    expect(talk.caller('nothing, it is fine').closing).toMatchObject({ reason: 'job taken' })
  })

  it('is left to a dispatcher after two answers that tell neither yes nor what is wrong', () => {
    const talk = atReadBack('Maria Lopez')
    for (let times = 0; times < 6 && !talk.closing; times++)
      talk.caller('well now would you listen to that').caller('hmm let us see')
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'goodbye' })
    expect(talk.job?.notes).toContain('well now would you listen to that')
    expect(talk.job?.confirmed).toBe(false)
  })
})

describe('somebody who chases a truck', () => {
  it.each([
    'I called an hour ago about my flat tire and nobody has come yet',
    "Where's the truck? I called you guys this morning for my dead battery",
    'Y’all were supposed to be here at noon for my Camry',
    "I'm still waiting for the driver, my car is at 1200 Main Street in Frisco",
  ])('goes to a person when there is no job on record: %s', (words) => {
    const talk = conversation({ caller: stranger }).caller(words)
    expect(talk.said).toMatch(/don't see an open request.*dispatcher/)
    expect(talk.closing).toMatchObject({ do: 'transfer' })
    expect(talk.job).toBeUndefined()
  })

  it.each([
    'I called triple A an hour ago and nobody has come, so can you tow it, I have a flat',
    'My husband was supposed to come but I need a tow',
    'I have a flat tire',
  ])('is none who waits for others: %s', (words) => {
    expect(conversation().caller(words).closing).toBeUndefined()
  })
})
