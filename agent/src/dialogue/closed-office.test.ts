import { describe, expect, it } from 'vitest'
import type { CompanyFacts } from '../types/company-and-caller.ts'
import { company, conversation, plainTools, stranger } from './call.fixture.ts'

// The fixture's clock shows Saturday 10:24.
const closed: CompanyFacts = { ...company, closedUntil: '2026-11-23T08:00' }

describe('while the office is closed', () => {
  it('ends a read-back that is only mumbled at, and says who will call', () => {
    const talk = conversation({ company: closed })
    talk.caller('My car broke down at 1200 Main Street in Frisco')
    for (const words of ['yes, I am safe', 'yes', 'Plano Auto Repair in Plano', '2018 Honda Civic'])
      talk.caller(words)
    for (const words of ['blue', 'Maria Lopez', 'yes']) talk.caller(words)
    for (let times = 0; times < 8 && !talk.closing; times += 1) talk.caller('mumble')
    expect(talk.closing).toMatchObject({ reason: 'dispatcher calls back' })
  })

  it('takes a message from who asks for a person, and promises nobody on the spot', () => {
    const talk = conversation({ company: closed })
    talk.caller('let me talk to a person')
    expect(talk.said).toMatch(/office is closed right now, and it opens Monday, November 23, at 8/i)
    expect(talk.said).toContain('What should I tell them?')
    talk.caller('I need to talk to Dana about my invoice')
    expect(talk.all).toContainEqual({
      do: 'ask',
      request: { kind: 'takeMessage', words: 'I need to talk to Dana about my invoice' },
    })
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'message taken' })
    expect(talk.summary.outcome).toBe('message')
  })

  it('asks for a number with the message where the caller’s own is withheld', () => {
    const talk = conversation({ company: closed, caller: { number: '' } })
    talk.keys('0')
    expect(talk.said).toContain('the number you give me with it')
  })

  it('goes on with a tow that is being taken, and notes the wish on the job', () => {
    const talk = conversation({ company: closed })
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe')
    talk.caller('can I talk to a real person')
    expect(talk.said).toContain('office is closed')
    expect(talk.said).toContain('I can take your request now')
    expect(talk.said.match(/\?/g)).toHaveLength(1)
    expect(talk.closing).toBeUndefined()
    expect(talk.job?.notes).toContain('Caller asked for a person.')
  })

  it('offers nobody to who is not understood, and leaves him to the dispatcher in the end', () => {
    const job = { id: 'job-1', dispatchNumber: '1042', status: 'active' } as const
    const openJob = { ...job, pickupAddress: 'x', vehicle: '', towReason: '' }
    const talk = conversation({ company: closed, caller: { ...stranger, openJob } })
    for (let turn = 0; turn < 40 && !talk.closing; turn += 1)
      talk.caller(turn % 2 ? 'blub' : 'blah')
    expect(talk.transcript).not.toMatch(/get a person|put you through|you want to talk/)
    expect(talk.closing).toMatchObject({ do: 'end' })
  })

  it('calls somebody all the same in an emergency', () => {
    const talk = conversation({ company: closed })
    talk.caller('there is a fire, my engine is burning')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('says it in Spanish to who speaks it', () => {
    const talk = conversation({ company: closed })
    talk.caller('no hablo inglés, español por favor')
    expect(talk.said).toContain('La oficina está cerrada')
    expect(talk.closing).toBeUndefined()
  })

  it('says when it opens to who asks for the hours, and when it closes while it is open', () => {
    const asks = 'what time do you open'
    expect(conversation({ company: closed }).caller(asks).said).toMatch(
      /opens Monday, November 23, at 8/,
    )
    const open = { ...company, openUntil: '2026-11-21T12:00' }
    expect(conversation({ company: open }).caller(asks).said).toMatch(/closes today at noon/)
  })

  it('is over once it opens', () => {
    const talk = conversation({ company: { ...company, closedUntil: '2026-11-21T10:00' } })
    talk.caller('let me talk to a person')
    expect(talk.closing).toMatchObject({ do: 'transfer', reason: 'asked for a person' })
  })
})

describe('a pickup outside of the area', () => {
  const far = () =>
    conversation({
      caller: stranger,
      tools: (request) => {
        const answer = plainTools(request)
        return answer?.kind === 'resolvePlace' && answer.which === 'pickup'
          ? { ...answer, outside: true }
          : answer
      },
    })

  it('is said once, flagged for the dispatcher, and refused by nobody', () => {
    const talk = far()
    talk.caller('flat tire at 1200 Main Street in Waco, I’m safe')
    talk.caller('yes that number is fine')
    expect(talk.said).toContain('outside the area we usually serve')
    talk.caller('a red 2018 Honda Civic')
    talk.caller('Sam Stone')
    expect(talk.transcript.match(/outside the area/g)).toHaveLength(1)
    expect(talk.job?.notes).toMatch(/^OUTSIDE THE SERVICE AREA/m)
    for (let turn = 0; turn < 8 && !talk.closing; turn += 1) talk.caller('yes')
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'job taken' })
    expect(talk.said).toContain('dispatcher will call you to confirm')
  })
})
