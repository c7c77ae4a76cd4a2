import { describe, expect, it } from 'vitest'
import type { AgentToolAnswer, OpenJob } from '../types/agent-tools.ts'
import { company, conversation, plainTools, stranger } from './call.fixture.ts'

const openJob: OpenJob = {
  id: 'job-1',
  dispatchNumber: '1042',
  status: 'active',
  pickupAddress: '1200 Main St, Frisco, TX',
  vehicle: '2018 Honda Civic',
  towReason: 'Flat tire',
  driverFirstName: 'Mike',
  etaAt: Date.parse('2026-11-21T16:40:00Z'),
}

const callingAgain = { ...stranger, name: 'Maria Lopez', openJob }

function statusCall(job: OpenJob | null = openJob) {
  return conversation({
    caller: callingAgain,
    tools: (request) =>
      request.kind === 'readJob' ? { kind: 'readJob', job } : plainTools(request),
  })
}

describe('the greeting', () => {
  const words = (text: string) => text.split(/\s+/).length

  it('has at most 21 words, the company’s name, and says that it is automated', () => {
    const callers = [
      stranger,
      callingAgain,
      { ...stranger, name: 'Maria Lopez' },
      { ...stranger, account: { id: 'a', name: 'Nation Wide Road Club', type: 'Motor Club' } },
    ]
    for (const caller of callers) {
      const { said } = conversation({ caller })
      expect(words(said)).toBeLessThanOrEqual(21)
      expect(said).toContain('Lone Star Towing')
      expect(said).toContain('automated assistant')
      expect(said.match(/\?/g)).toHaveLength(1)
    }
  })

  it('begins with the owner’s own words, and still says what it is and asks one thing', () => {
    const own = { ...company, greeting: 'Lone Star, family owned since 1980! How are you?' }
    for (const caller of [stranger, { ...stranger, name: 'Maria Lopez' }]) {
      expect(conversation({ caller, company: own }).said).toBe(
        "Lone Star, family owned since 1980! How are you. I'm Ava, an automated assistant. What happened, and where are you?",
      )
    }
    const { said } = conversation({ caller: callingAgain, company: own })
    expect(said).toContain('Is this about your')
  })

  it('knows a customer by his first name and does not ask for it again', () => {
    const talk = conversation({ caller: { ...stranger, name: 'Maria Lopez' } })
    expect(talk.said).toMatch(/^Hi Maria/)
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe')
    expect(talk.job?.facts.customerName).toBe('Maria Lopez')
  })
})

describe('a status call', () => {
  it('hears what the board knows: state, driver and time', () => {
    const talk = statusCall()
    expect(talk.said).toMatch(/Is this about your/)
    expect(talk.caller('yes, where is my truck').said).toMatch(
      /Mike is on it.*4 |Mike is on it.*10 40 A M/,
    )
    expect(talk.said).toMatch(/anything else\?$/)
    expect(talk.caller('no thanks').said).toMatch(/Goodbye/)
    expect(talk.summary.outcome).toBe('status')
  })

  it('hears of no time when there is none, or when it has passed', () => {
    const { etaAt: _, ...untimed } = openJob
    expect(statusCall(untimed).caller('where is my truck').said).toMatch(
      /dispatcher will call you with a time/,
    )
    const late = { ...openJob, etaAt: Date.parse('2026-11-21T15:00:00Z') }
    expect(statusCall(late).caller('where is my truck').said).toMatch(
      /dispatcher will call you with a time/,
    )
  })

  it('hears that a driver is being found while there is none, whatever times stand on the board', () => {
    const { driverFirstName: _, etaAt: __, ...unmanned } = openJob
    for (const job of [unmanned, { ...unmanned, step: 'en route' as const }])
      expect(statusCall(job).caller('where is my truck').said).toMatch(
        /a dispatcher is finding a driver for it\. A dispatcher will call you with a time/,
      )
  })

  it('is handed to the dispatcher when he asks twice', () => {
    const talk = statusCall()
    talk.caller('where is my truck').caller('where is my truck')
    expect(talk.closing).toMatchObject({ do: 'transfer', reason: 'status asked twice' })
  })

  it('without an open job is handed to the dispatcher', () => {
    const talk = conversation()
    talk.caller('where is my tow truck, I have been waiting an hour')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
    expect(talk.said).toMatch(/don't see an open request/)
  })

  it('that is a new tow is taken as one', () => {
    const talk = statusCall()
    expect(talk.caller('no').said).toMatch(/what happened/i)
    talk.caller('another car, it has a dead battery at 900 Oak Street in Plano')
    expect(talk.job?.facts.towReason).toBe('Dead battery')
  })
})

describe('cancelling', () => {
  it('is asked for once more, then done', () => {
    const talk = statusCall()
    expect(talk.caller('I want to cancel the tow').said).toMatch(/cancel your tow\?$/)
    talk.caller('yes')
    expect(talk.all).toContainEqual({
      do: 'ask',
      request: { kind: 'cancelJob', id: 'job-1', reason: 'Caller cancelled by phone' },
    })
    expect(talk.said).toMatch(/is cancelled/)
    expect(talk.caller('no').summary.outcome).toBe('cancelled')
  })

  it('goes for the job of this call too, and it is not written again', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe')
    talk.caller('never mind, cancel it').caller('yes')
    expect(talk.all).toContainEqual({
      do: 'ask',
      request: { kind: 'cancelJob', id: null, reason: 'Caller cancelled by phone' },
    })
    const saves = talk.all.filter((act) => act.do === 'saveJob').length
    talk.caller('no thanks').hangsUp()
    expect(talk.all.filter((act) => act.do === 'saveJob')).toHaveLength(saves)
  })

  it('is left when the caller says no', () => {
    const talk = conversation()
    talk
      .caller('flat tire at 1200 Main Street in Frisco, I’m safe')
      .caller('cancel it')
      .caller('no')
    expect(talk.said).toMatch(/stays as it is.*\?$/)
    expect(talk.closing).toBeUndefined()
  })
})

describe('prices and times', () => {
  it('are not said where nobody knows them', () => {
    const talk = conversation()
    talk.caller('how much is a tow to Plano')
    expect(talk.said).toMatch(/price before the truck heads out/)
    expect(talk.said).not.toMatch(/\d/)
    expect(talk.said).toMatch(/\?$/)
  })

  it('stay as they are when a recorded call brings the answer of the price list there was once', () => {
    const talk = conversation().caller('how much is a tow to Plano')
    const { memory } = talk
    talk.answers({ kind: 'quote', dollars: null } as unknown as AgentToolAnswer)
    expect(talk.said).toBe('')
    expect(talk.memory).toEqual(memory)
  })

  it('a price shopper who insists is offered a person, and may leave', () => {
    const talk = conversation()
    talk.caller('how much is a tow').caller('just tell me the price')
    expect(talk.said).toMatch(/person for you\?$/)
    talk.caller('no')
    expect(talk.caller('no').closing).toMatchObject({ do: 'end' })
    expect(talk.transcript).not.toContain('$')
  })

  it('a time is never guessed', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe')
    talk.caller('how long will it take')
    expect(talk.said).toMatch(/time once there's a truck assigned.*\?$/)
  })
})

describe('a person', () => {
  it('is brought in on the first request, and what is known is on the job', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, let me talk to a real person')
    expect(talk.acts[0]).toMatchObject({ do: 'saveJob' })
    expect(talk.closing).toMatchObject({ do: 'transfer' })
    expect(talk.job?.notes).toContain('asked for a person')
  })

  it('who does not pick up leaves the talk with the agent', () => {
    const talk = conversation()
    talk.caller('operator please')
    expect(talk.transferFails().said).toMatch(/nobody could pick up.*tell them\?$/)
    expect(talk.caller('I need a tow, I have a flat tire').said).toMatch(/safe/)
  })
})

describe('a motor club', () => {
  const club = { number: '8005550111', account: { id: 'a', name: 'Road Club', type: 'Motor Club' } }

  it('is asked for its number first, never whether it is safe', () => {
    const talk = conversation({ caller: club })
    talk.caller(
      'I have a tow for you, a 2018 Honda Civic with a dead battery at 1200 Main Street in Frisco',
    )
    expect(talk.said).toMatch(/P O number\?$/)
    talk.caller('PO number 778812')
    expect(talk.job?.facts).toMatchObject({
      poNumber: '778812',
      inputVendorName: 'Road Club',
      callerType: 'Motor club',
    })
    expect(talk.transcript).not.toMatch(/safe/)
  })
})

describe('everything else', () => {
  it('a caller who needs no tow but a tire is not taken for one who cancels', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe').caller('yes')
    expect(talk.caller('I don’t need a tow, just a tire change').said).toMatch(
      /year, make and model/,
    )
  })

  it('a no to texts is a no, however it is said', () => {
    const talk = conversation()
    talk
      .caller('my blue 2018 Honda Civic has a flat tire at 1200 Main Street in Frisco, I’m safe')
      .caller('yes')
    talk.caller('no').caller('Maria Lopez')
    expect(talk.said).toMatch(/text you/)
    talk.caller('no don’t text me')
    expect(talk.job?.mayText).toBe(false)
  })

  it('a wrong number ends politely', () => {
    const talk = conversation()
    expect(talk.caller('oh sorry, I have the wrong number').said).toMatch(
      /Lone Star Towing.*Goodbye/,
    )
    expect(talk.summary.outcome).toBe('wrong number')
  })

  it('a sales call ends politely', () => {
    const talk = conversation()
    talk.caller('hi I’m calling to offer you a great deal on google listings for your business')
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'sales call' })
  })

  it('a robot question gets an honest yes, and the talk goes on', () => {
    const talk = conversation()
    talk.caller('flat tire, I’m safe')
    expect(talk.caller('are you a robot').said).toMatch(
      /^Yes, I'm an automated assistant.*reach you\?$/,
    )
  })

  it('"say that again" gets the last words again, and the question in others', () => {
    const talk = conversation()
    talk.caller('flat tire, I’m safe')
    expect(talk.said).toMatch(/In case we get cut off, is 4 6 9, 5 5 5, 0 1 9 9 a good number/)
    const [told = ''] = talk.said.split(' In case')
    expect(talk.caller('can you repeat that').said).toBe(
      `${told} Is 4 6 9, 5 5 5, 0 1 9 9 a good number to reach you?`,
    )
  })

  it('"hold on" gets patience', () => {
    const talk = conversation()
    talk.caller('flat tire, I’m safe')
    expect(talk.caller('hold on a second').said).not.toContain('?')
    expect(talk.silence(1).said).not.toContain('?')
    expect(talk.silence(2).said).toMatch(/reach you\?$/)
  })

  it('a complaint and a release from the yard go to a person', () => {
    expect(
      conversation().caller('I want to complain, your driver scratched my car').closing,
    ).toMatchObject({ do: 'transfer' })
    expect(
      conversation().caller('you guys towed my car, how do I get it out of the yard').closing,
    ).toMatchObject({ do: 'transfer' })
  })

  it('a message is taken and passed on', () => {
    const talk = conversation()
    expect(talk.caller('can I leave a message for the manager').said).toMatch(/tell them\?$/)
    talk.caller('tell Bob his parts came in')
    expect(talk.all).toContainEqual({
      do: 'ask',
      request: { kind: 'takeMessage', words: 'tell Bob his parts came in' },
    })
    expect(talk.said).toMatch(/have your message.*Goodbye/)
  })

  it('a goodbye in the middle ends with what is known', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe')
    expect(talk.caller('okay bye').said).toMatch(/request is in/)
    const nothing = conversation()
    expect(nothing.caller('never mind, goodbye').said).toMatch(/Goodbye/)
    expect(nothing.summary.outcome).toMatch(/nothing|cancelled/)
  })
})

describe('a price asked for first', () => {
  it.each([
    [['Yeah, depends what it costs, but yeah.']],
    [['And how much would ten miles cost?', 'No, just send a truck.']],
  ])('does not keep a caller who wants a truck from getting one: %s', (answers) => {
    const talk = conversation()
    talk.caller('What do you charge for five miles?')
    for (const answer of answers) talk.caller(answer)
    expect(talk.said).not.toContain('send a truck?')
    expect(talk.said).toContain('safe')
  })
})

describe('a caller who goes round in circles', () => {
  it('insisting on a price nobody has gets a person', () => {
    const talk = conversation()
    talk.caller('how much is a tow').caller('just tell me the price').caller('I need a price first')
    expect(talk.closing).toMatchObject({ do: 'transfer', reason: 'insists on a price' })
  })

  it('saying only hello is told that somebody is there, and is offered a person', () => {
    const talk = conversation().caller('hello?')
    expect(talk.caller('hello?').said).toMatch(/still here|on the line/)
    talk.caller('hello? anybody there?')
    expect(talk.caller('hello').said).toMatch(/get a person/)
    talk.caller('hello?')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('taking back where they are, while asked where to, corrects where they are', () => {
    const talk = conversation().caller('my battery is dead, I’m at 1200 Main Street in Frisco')
    talk.caller('yes I’m safe').caller('yes')
    talk.caller("wait, it's Maple Street not Main Street")
    expect(talk.memory.intake.facts).toMatchObject({ pickup: { street: 'Maple Street' } })
    expect(talk.memory.intake.facts.dropoff).toBeUndefined()
  })

  it('is not answered for ever to whoever says it with everything', () => {
    const talk = conversation()
    for (let times = 0; times < 9; times++)
      talk.caller("What's your rate to Garland? Something about the thing.")
    expect(talk.transcript.match(/give you the price/g)?.length).toBeLessThanOrEqual(3)
  })
})

describe('a tow that was cancelled by somebody else', () => {
  it('is no wish to cancel', () => {
    const talk = conversation().caller('Another company cancelled on me and I still have a flat')
    expect(talk.closing).toBeUndefined()
    expect(talk.said).toMatch(/safe/)
  })
})

describe('a caller who turned away for a moment', () => {
  it('hears the question again when he comes back', () => {
    const talk = conversation()
    expect(talk.caller('my car broke down').said).toMatch(
      /are you somewhere safe, out of traffic\?/,
    )
    expect(talk.caller('Hang on. Sit down please! Sorry, what did you ask?').said).toMatch(
      /Are you and your vehicle out of the way of traffic\?/,
    )
    expect(talk.caller('hang on').said).not.toContain('?')
  })
})
