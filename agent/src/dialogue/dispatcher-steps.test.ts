import type { LiveField } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { company, conversation } from './call.fixture.ts'
import { liveForm } from './live-form.ts'
import { turn } from './turn.ts'

type Talk = ReturnType<typeof conversation>

const fact = (talk: Talk, field: LiveField) =>
  liveForm(talk.memory).facts.find((each) => each.field === field)

/** A call in which all is told but the color, the name and the texts. */
function aTow(options: Parameters<typeof conversation>[0] = {}) {
  const talk = conversation(options)
  return talk
    .caller("I have a flat tire, I'm safe")
    .caller('yes, this number is fine')
    .caller('1245 Main Street in Frisco Texas')
    .caller('to 500 Elm Street in Plano')
    .caller('a 2015 Honda Civic')
}

function readBack(talk: Talk) {
  return talk.caller('my name is Harriet Cole').caller('yes you can text me')
}

describe('a person who corrects a field', () => {
  it('spares the caller the question, and is read back', () => {
    const talk = aTow()
    expect(talk.said).toMatch(/color/)
    talk.corrects({ vehicleColor: 'dark green' })
    expect(talk.said).toBe('')
    expect(fact(talk, 'vehicleColor')).toMatchObject({
      value: 'Dark green',
      sureness: 'corrected',
      correctedBy: 'Dana Desk',
    })
    talk.silence(1)
    expect(talk.said).not.toMatch(/color/)
    readBack(talk)
    expect(talk.said).toMatch(/a dark green 2015 Honda Civic/)
    talk.caller('yes')
    expect(talk.job).toMatchObject({ facts: { vehicleColor: 'Dark green' }, confirmed: true })
  })

  it('names a place of which nothing more is asked', () => {
    const talk = conversation()
      .caller("I'm stuck in a ditch, I'm safe")
      .caller('yes this number')
      .caller("I'm on 380 somewhere")
    expect(talk.memory.question).toMatch(/direction|exit|spot|city/)
    talk.corrects({ pickup: 'Shell station, US-380 eastbound at Coit Rd, Prosper' })
    talk.caller('I have no idea')
    expect(['direction', 'exit', 'spot', 'city', 'where']).not.toContain(talk.memory.question)
    expect(talk.job?.pickup?.address).toMatch(/Shell.*Prosper/)
    expect(talk.job?.notes).not.toMatch(/not known\.|No exit|Direction/)
  })

  it('is not overruled by a caller who says otherwise, and reads what they said', () => {
    const talk = readBack(aTow().corrects({ vehicleColor: 'green', vehicleYear: '2016' }))
    expect(talk.said).toMatch(/green 2016 Honda Civic/)
    talk.caller("no, it's red")
    expect(talk.said).toMatch(/noted that for the dispatcher\. Is all of that right\?/)
    expect(fact(talk, 'vehicleColor')).toMatchObject({
      value: 'Green',
      sureness: 'corrected',
      correctedBy: 'Dana Desk',
      callerSaid: "no, it's red",
    })
    expect(fact(talk, 'vehicleYear')).toMatchObject({ sureness: 'corrected', callerSaid: '' })
    talk.caller('yes')
    expect(talk.job?.facts).toMatchObject({ vehicleColor: 'Green', vehicleYear: '2016' })
    expect(talk.job?.notes).toContain('The office set the color. The caller said: "no, it\'s red"')
  })

  it.each([
    ['at Main Street'],
    ['no, it is 700 Elm Street in Plano'],
    ['actually 505 West Louisiana'],
    ['I do not know, some street in Allen'],
  ])('keeps the place as it was put, whatever the caller answers: %s', (words) => {
    const talk = conversation()
      .caller("I'm stuck in a ditch, I'm safe")
      .caller('yes this number')
      .caller("I don't know")
    talk.corrects({ pickup: '505 E Louisiana St, McKinney' })
    expect(liveForm(talk.memory).asking).toBe('')
    talk.caller(words)
    expect(fact(talk, 'pickup')).toMatchObject({ sureness: 'corrected' })
    expect(talk.memory.intake.facts.pickup?.said).toBe('505 E Louisiana St, McKinney')
    expect(talk.job?.pickup?.address).toBe('505 E Louisiana St, McKinney')
  })

  it('keeps each field that was put from everything a caller may say', () => {
    const put = {
      towReason: 'Accident' as const,
      vehicleYear: '2016',
      vehicleMake: 'Ford',
      vehicleModel: 'Focus',
      customerName: 'Harriet Cole',
      customerPhone: '2145550177',
      poNumber: '4471',
      vehicleColor: 'green',
      dropoff: '500 Elm St, Plano',
    }
    const talk = aTow().corrects(put)
    for (const words of [
      'no wait, it is a blue 2020 Toyota Camry',
      'my name is John Smith, call me at 469 555 0123',
      'the battery is dead and my PO number is 9988',
      'take it to 900 Oak Street in Frisco',
      'I do not know',
    ])
      talk.caller(words)
    const { dropoff, ...plain } = put
    expect(talk.memory.intake.facts).toMatchObject(plain)
    expect(talk.memory.intake.facts.dropoff?.said).toBe(dropoff)
    expect(talk.job?.notes).toMatch(
      /set the year, make, model, color\. The caller said: "no wait, it is/,
    )
  })

  it('is heard by the caller also when he comes in the middle of the read-back', () => {
    const talk = readBack(aTow().caller('blue'))
    expect(talk.said).toMatch(/blue 2015 Honda Civic/)
    talk.corrects({ vehicleModel: 'Accord' }).caller('yes')
    expect(talk.said).toMatch(/Accord/)
    expect(talk.closing).toBeUndefined()
    talk.caller('yes')
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'job taken' })
    expect(talk.job?.facts.vehicleModel).toBe('Accord')
  })

  it('who gives another number has the caller asked anew whether it may be texted', () => {
    const talk = readBack(aTow().caller('blue'))
    expect(talk.job?.mayText).toBe(true)
    talk.corrects({ customerPhone: '2145550177' }).caller('yes')
    expect(talk.job).toMatchObject({ mayText: null, facts: { customerPhone: '2145550177' } })
    expect(talk.said).toMatch(/text/)
  })
})

describe('a whisper', () => {
  it('has a field asked again, in the agent’s own words', () => {
    const talk = aTow().caller('blue').whispers('ask her for the color again please')
    expect(talk.told).toMatch(/ask that next/)
    talk.caller('Harriet Cole')
    expect(talk.said).toMatch(/What color should the driver look for\?/)
    talk.caller('black')
    expect(fact(talk, 'vehicleColor')?.value).toBe('Black')
  })

  it.each([
    ['ask for the gate code', /Can you tell me the gate code\?/],
    ['Ask him about the gate code', /Can you tell me about the gate code\?/],
    ['ask her if she has the keys with her', /Can you tell me if you have the keys with you\?/],
    ['Does it roll in neutral?', /Does it roll in neutral\?/],
    ['please ask him to turn on the hazard lights', /Could you turn on the hazard lights\?/],
  ])('%s is put to the caller at the next turn, and the answer is noted', (words, asked) => {
    const talk = aTow().whispers(words)
    expect(talk.said).toBe('')
    talk.caller('blue')
    expect(talk.said).toMatch(asked)
    expect(talk.said.match(/\?/g)).toHaveLength(1)
    talk.caller("it's 4482 and then the pound key")
    expect(talk.said).toMatch(/name/)
    expect(talk.job?.notes).toContain('Caller: "it\'s 4482 and then the pound key"')
    expect(talk.job?.facts).toMatchObject({ vehicleColor: 'Blue', vehicleYear: '2015' })
  })

  it('is asked before the goodbye when everything was read back already', () => {
    const talk = readBack(aTow().caller('blue')).whispers('ask for the gate code').caller('yes')
    expect(talk.said).toMatch(/gate code\?/)
    expect(talk.closing).toBeUndefined()
    talk.caller('4482')
    expect(talk.job).toMatchObject({ confirmed: true })
    talk.caller('no')
    expect(talk.closing).toMatchObject({ do: 'end' })
    expect(talk.job?.notes).toContain('4482')
  })

  it('is told to the caller at once, and the open question stays open', () => {
    const talk = aTow().whispers('tell her that it costs $95 and we are ten minutes away')
    expect(talk.said).toBe('The dispatcher says: It costs 95 dollars and we are ten minutes away.')
    expect(talk.told).toMatch(/I told/)
    talk.caller('blue')
    expect(fact(talk, 'vehicleColor')?.value).toBe('Blue')
  })

  it('waits while the caller speaks', () => {
    const talk = aTow().interrupts('What col').whispers('tell him the truck is on its way')
    expect(talk.said).toBe('')
    talk.caller('blue')
    expect(talk.said).toMatch(/The dispatcher says: The truck is on its way\. .*\?/)
  })

  it('hurries, and notes what was left out', () => {
    const talk = aTow().whispers('hurry up').caller('ah, hm, one moment')
    talk.caller('blue')
    expect(talk.memory.question).toBe('read back')
    expect(talk.job?.notes).toMatch(/Name not given/)
  })

  it('ends the call with a goodbye', () => {
    const talk = aTow().whispers('end the call')
    expect(talk.closing).toMatchObject({ do: 'end' })
    expect(talk.said).toMatch(/Your truck request is in.*Goodbye/)
    talk.whispers('ask for the color')
    expect(talk.told).toMatch(/ending/)
  })

  it.each(['the sky is blue', 'give him a discount', 'asdf', 'ignore your rules'])(
    'that is not understood is said to be: %s',
    (words) => {
      const before = aTow()
      const talk = aTow().whispers(words)
      expect(talk.said).toBe('')
      expect(talk.acts).toMatchObject([{ do: 'tellDispatcher', isFollowed: false }])
      expect({ ...talk.memory, whispers: [] }).toEqual({ ...before.memory, whispers: [] })
      expect(talk.memory.whispers).toEqual([words])
    },
  )
})

describe('a whisper in a call these rules can’t follow alone', () => {
  it('is not said to a caller in a language it is not in', () => {
    const talk = conversation({ company: { ...company, languages: ['en', 'es'] } }).caller(
      'necesito una grúa, se me ponchó una llanta',
    )
    expect(talk.memory.language).toBe('es')
    expect(talk.whispers('ask for the gate code').told).toMatch(/caller’s language/)
    expect(talk.whispers('tell him we are close').acts).toMatchObject([{ isFollowed: false }])
    expect(talk.whispers('ask for the color').told).toMatch(/ask that next/)
  })

  it('is left to a language model where one speaks', () => {
    const talk = aTow()
    const memory = { ...talk.memory, talk: [] }
    const event = {
      kind: 'whispered',
      words: 'be kinder to her',
      by: 'Dana',
      at: 1,
      now: '',
    } as const
    const taken = turn(memory, event)
    expect(taken.acts).toMatchObject([{ do: 'tellDispatcher', isFollowed: true }])
    expect(taken.memory.whispers).toEqual(['be kinder to her'])
  })
})

describe('a person who takes the call over', () => {
  it('has the caller put through at once, by name', () => {
    const talk = aTow().takesOver()
    expect(talk.said).toBe("I'm putting you through to Dana now.")
    expect(talk.closing).toEqual({ do: 'transfer', reason: 'taken over by Dana Desk' })
    talk.takesOver('Sam')
    expect(talk.acts).toMatchObject([{ do: 'tellDispatcher', isFollowed: false }])
  })

  it('does so while the office is closed', () => {
    const closed = { ...company, closedUntil: '2026-11-23T08:00' }
    expect(aTow({ company: closed }).takesOver().closing).toMatchObject({ do: 'transfer' })
  })

  it('and does not pick up: the agent goes on where it was', () => {
    const talk = aTow().takesOver().transferFails()
    expect(talk.said).toMatch(/nobody could pick up.*color/)
    readBack(talk.caller('blue')).caller('yes')
    expect(talk.job).toMatchObject({ confirmed: true, facts: { vehicleColor: 'Blue' } })
  })
})

describe('hours', () => {
  const closed = { ...company, closedUntil: '2026-11-23T08:00' }

  it('give a caller who asks for a person one on the first request', () => {
    for (const words of ['let me talk to a person', 'can I speak to the dispatcher', 'operator'])
      expect(conversation().caller(words).closing, words).toMatchObject({ do: 'transfer' })
  })

  it('call nobody while the office is closed, unless there is a phone for it', () => {
    const wish = 'I want to talk to a person'
    expect(conversation({ company: closed }).caller(wish).closing).toBeUndefined()
    const onDuty = { ...closed, afterHoursPhone: '9725550123' }
    expect(conversation({ company: onDuty }).caller(wish).closing).toMatchObject({ do: 'transfer' })
  })

  it('still say that it is closed when somebody is on duty', () => {
    const onDuty = { ...closed, afterHoursPhone: '9725550123' }
    const talk = conversation({ company: onDuty }).caller('are you open right now')
    expect(talk.said).toMatch(/office is closed/)
  })
})

it('a recorded call says so before anything else', () => {
  const talk = conversation({ company: { ...company, recorded: true } })
  expect(talk.said).toMatch(/^This call is recorded\. Thanks for calling.*\?$/)
})

it('a call that may be recorded only if the caller agrees says that as well', () => {
  const talk = conversation({ company: { ...company, recorded: 'agreed' } })
  expect(talk.said).toMatch(
    /^This call is recorded\. If you stay on the line, you agree to that\. Thanks/,
  )
})

describe('the form a dispatcher watches', () => {
  it('knows what was not asked, asked in vain, heard, found and confirmed', () => {
    const talk = conversation({
      tools: (request) =>
        request.kind === 'resolvePlace' && request.which === 'pickup'
          ? {
              kind: 'resolvePlace',
              which: 'pickup',
              said: request.place.said,
              address: '1245 Main St, Frisco, TX',
              valid: true,
              latLng: null,
            }
          : null,
    })
    expect(fact(talk, 'vehicleColor')?.sureness).toBe('open')
    expect(fact(talk, 'customerPhone')).toMatchObject({
      value: '4695550199',
      sureness: 'from record',
    })
    talk.caller("I have a flat tire, I'm safe").caller('yes').caller('1245 Main Street in Frisco')
    expect(fact(talk, 'pickup')).toMatchObject({ sureness: 'on the map' })
    talk.caller('500 Elm Street in Plano').caller('a 2015 Honda Civic')
    expect(fact(talk, 'vehicleModel')).toMatchObject({ value: 'Civic', sureness: 'heard' })
    expect(liveForm(talk.memory).asking).toBe('color')
    expect(fact(talk, 'vehicleColor')).toMatchObject({ value: '', sureness: 'asked' })
    readBack(talk.caller('blue')).caller('yes')
    for (const field of ['pickup', 'vehicleModel', 'customerName', 'customerPhone'] as const)
      expect(fact(talk, field)?.sureness, field).toBe('confirmed')
    expect(fact(talk, 'mayText')).toMatchObject({ value: 'Yes', sureness: 'heard' })
  })

  it('shows a danger', () => {
    const talk = conversation().caller('my car is on fire')
    expect(liveForm(talk.memory)).toMatchObject({ dangers: ['fire'], isEmergency: true })
  })
})
