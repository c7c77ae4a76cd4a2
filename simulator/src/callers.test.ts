import { describe, expect, it } from 'vitest'
import type { Caller } from './caller.ts'
import { type GradedJob, grade, type HeldCall } from './grade.ts'
import { misheard } from './noise.ts'
import { digitsInWords } from './number-words.ts'
import { population } from './population/index.ts'
import { callPureAgent } from './pure-call.ts'
import { callers } from './rounds/2026-11-26-k/callers.ts'
import { SimulatedReader } from './simulated-reader.ts'
import { dial, reply } from './talker.ts'
import { topicsIn } from './topics.ts'

const callerCalled = (id: string): Caller => {
  const caller = population.find((each) => each.id === id)
  if (!caller) throw new Error(`there is no caller ${id}`)
  return caller
}

describe('what a caller is asked', () => {
  it.each([
    ['Are you in a safe spot right now, away from the road?', ['safety']],
    ['Okay! And what is the best phone number for you?', ['callback']],
    ['Could you tell me where you are at the moment?', ['where']],
    ['What city would that be in? Which city is it?', ['city']],
    ['Great. And the color of the car?', ['color']],
    ['Can I get the year, make, and model of your vehicle, and its color?', ['color', 'vehicle']],
    ['Where would you like us to bring it?', ['where to']],
    ['Is it all right if we send you a text message?', ['may text']],
    ['Just to confirm, a 2018 Honda at 12 Elm Street. Does that sound right?', ['right']],
    ['Were you heading northbound or southbound?', ['direction']],
    ['Is anybody hurt?', ['unhurt']],
    ['Could I have your name, please?', ['name']],
    ['Would you rather speak to a person?', ['person']],
    ['¿Está en un lugar seguro?', ['safety']],
    ['¿De qué color es el carro?', ['color']],
    ['¿A dónde quiere que lo llevemos?', ['where to']],
    ['¿Me dice su nombre, por favor?', ['name']],
    ['¿Está todo correcto?', ['right']],
    ['Thank you, that helps.', []],
  ])('is known from any wording: %s', (said, topics) => {
    expect(topicsIn(said)).toEqual(topics)
  })
})

describe('a caller who cuts in all the time', () => {
  it('is not asked the same without end, whatever is read of it', async () => {
    const caller = callers.find(({ id }) => id === 'k20-meeting')
    if (!caller) throw new Error('there is no such caller')
    const reader = new SimulatedReader(caller, 0, callers)
    const manner = { objects: 'never', noise: 'none', seed: '' } as const
    const { call } = await callPureAgent(caller, { ...manner, reader })
    const asked = call.lines.filter(
      ({ who, words }) => who === 'agent' && /city are you/.test(words),
    )
    expect(asked.length).toBeLessThan(4)
  })
})

describe('a caller who was cut off', () => {
  it('goes on with the same call when they call again, and leaves one job', async () => {
    const { call } = await callPureAgent(
      {
        id: 'cut-off',
        kind: 'Hanging up, silent, calling again',
        about: 'The line breaks when it is asked where to take the van.',
        from: '9725550142',
        truth: {
          pickup: { number: '500', street: 'Main Street', city: 'Plano' },
          dropoff: { number: '900', street: 'Elm Street', city: 'Plano' },
          vehicle: { year: '2015', make: 'Honda', model: 'Odyssey', color: 'Blue' },
          name: 'Sam Hill',
          mayText: true,
        },
        says: { opening: ['My engine quit and I need a tow.'] },
        hangsUpAt: 'where to',
        again: {},
        ends: 'job',
      },
      { objects: 'never' },
    )
    expect(call.ended).toBe('agent hung up')
    expect(call.jobs).toHaveLength(1)
    expect(call.jobs[0]).toMatchObject({
      pickupAddress: '500 Main Street, Plano',
      dropoffAddress: '900 Elm Street, Plano',
      vehicleModel: 'Odyssey',
    })
  })
})

describe('a caller', () => {
  const answers = (id: string, said: string[]) => {
    let talker = dial(callerCalled(id))
    return said.map((words) => {
      const taken = reply(talker, words)
      talker = taken.talker
      return taken.act
    })
  }

  it('corrects what is read back wrong, one thing at a time', () => {
    const [, correction] = answers('wrong-year-at-readback', [
      'Hello, how can I help?',
      "It's a blue 2009 Volvo XC60. It is at 430 Gaylord Parkway, Frisco. Is that right?",
    ])
    expect(correction).toEqual({ do: 'say', words: "No, it's a 2019." })
  })

  it('lets everything pass that is read back wrong, or every other thing, if they are one of those', () => {
    const readBack =
      "It's a blue 2009 Volvo XC60. It is at 430 Gaylord Parkway, Frisco. Is that right?"
    const answersOf = (objects: 'never' | 'half' | 'always', seed = '') => {
      const opened = reply(
        dial(callerCalled('wrong-year-at-readback'), { objects, seed }),
        'Hello?',
      )
      return reply(opened.talker, readBack).act
    }
    expect(answersOf('never')).toMatchObject({
      words: expect.stringMatching(/^(?:.*, )?(?:Ye|That)/),
    })
    const seeds = Array.from({ length: 40 }, (_, seed) => `${seed}`)
    const objected = seeds.filter((seed) =>
      /^No/.test(JSON.stringify(answersOf('half', seed)).split('"words":"')[1] ?? ''),
    )
    expect(objected.length).toBeGreaterThan(10)
    expect(objected.length).toBeLessThan(30)
  })

  it('says whether anybody is hurt when asked of danger as well, and nothing of where they are', () => {
    expect(topicsIn('Is anyone hurt or in danger right now?')).toEqual(['unhurt'])
    expect(topicsIn('¿Hay alguien lastimado o en peligro en este momento?')).toEqual(['unhurt'])
  })

  it('confirms his own number and no other', () => {
    const asked = ['Hello?', 'Is 2 1 4, 5 5 5, 0 1 0 1 a good number to reach you?']
    expect(answers('flat-at-home', asked)[1]).toMatchObject({
      words: expect.stringMatching(/yes/i),
    })
    const other = ['Hello?', 'Is 9 7 2, 5 5 5, 0 1 0 1 a good number to reach you?']
    expect(answers('flat-at-home', other)[1]).toMatchObject({ words: expect.stringMatching(/^No/) })
  })

  it('waits while he is bidden to, asks back what he does not follow, and then says what comes to them', () => {
    const deeds = answers('flat-at-home', [
      'Hello?',
      'One moment, let me check.',
      'Would you say the moon is blue?',
      'And the stars?',
    ])
    expect(deeds[1]).toEqual({ do: 'wait' })
    expect(deeds[2]).toMatchObject({ words: expect.stringMatching(/\?$/) })
    expect(deeds[3]).toMatchObject({ words: expect.stringContaining('Willow Bend') })
  })

  it('speaks over long sentences, if he is one of those', () => {
    const [opening] = answers('talks-over', [
      'Thank you for calling the company, how can I help you on this fine day?',
    ])
    expect(opening).toMatchObject({ do: 'cut in', after: 8 })
  })
})

describe('noise', () => {
  const said = population
    .filter(({ language }) => language !== 'es')
    .flatMap(({ says }) => Object.values(says).flat())
  const changed = (noise: 'light' | 'heavy') => {
    let [words, others] = [0, 0]
    for (const [at, line] of said.entries()) {
      // Only sentences that keep their length can be compared word by word.
      const before = line.toLowerCase().match(/\S+/g) ?? []
      const after =
        misheard(line, { noise, language: 'en', key: `${at}` })
          .toLowerCase()
          .match(/\S+/g) ?? []
      if (before.length !== after.length || /\d/.test(line)) continue
      words += before.length
      const bare = (word = '') => word.replace(/[^a-z']/g, '')
      others += before.filter((word, place) => bare(word) !== bare(after[place])).length
    }
    return others / words
  }

  it('puts sound-alikes for about three words of a hundred, or ten', () => {
    expect(changed('light')).toBeGreaterThan(0.02)
    expect(changed('light')).toBeLessThan(0.05)
    expect(changed('heavy')).toBeGreaterThan(0.07)
    expect(changed('heavy')).toBeLessThan(0.13)
  })

  it('leaves words alone where there is none', () => {
    expect(misheard('Exit 41, please.', { noise: 'none', language: 'en', key: '1' })).toBe(
      'Exit 41, please.',
    )
  })

  it.each([
    ['I am at 1845 Hedgcoxe Road.', 'I am at eighteen forty five Hedgcoxe Road.'],
    ["It's 214-555-0169.", "It's two one four five five five oh one six nine."],
    ['A 2009 Volvo XC60', 'A twenty oh nine Volvo XC60'],
    ['A 2000 Ranger at exit 41', 'A two thousand Ranger at exit forty one'],
  ])('writes numbers out: %s', (said, words) => {
    expect(digitsInWords(said)).toBe(words)
  })
})

describe('the marks', () => {
  const job: GradedJob = {
    pickupAddress: '4512 Willow Bend Dr, Plano, TX 75093',
    inputPickupAddress: 'my home, 4512 Willow Bend Drive in Plano',
    dropoffAddress: 'Discount Tire, Preston Road, Plano',
    inputDropoffAddress: 'Discount Tire on Preston Road',
    towReason: 'Flat tire',
    customerName: 'Denice Holoway',
    customerPhone: '2145550101',
    vehicleYear: '2017',
    vehicleMake: 'Honda',
    vehicleModel: 'Accord',
    vehicleColor: 'Silver',
    poNumber: '',
    canReceiveText: true,
    isEmergency: false,
    scheduledFor: '',
    notes: '',
  }
  const held = (change: Partial<HeldCall> = {}): HeldCall => ({
    lines: [],
    ended: 'agent hung up',
    jobs: [job],
    seconds: 0,
    today: '2026-11-21',
    ...change,
  })
  const marked = (change: Partial<GradedJob>) =>
    grade(callerCalled('flat-at-home'), held({ jobs: [{ ...job, ...change }] }))

  it('take an address in any spelling and a name by its sound', () => {
    const marks = marked({})
    expect(marks.fields.filter(({ right }) => !right)).toEqual([])
    expect(marks).toMatchObject({ good: true, needsRingBack: false })
  })

  it.each([
    ['pickup', { pickupAddress: '4215 Willow Bend Dr, Plano, TX' }],
    ['pickup', { pickupAddress: '4512 Willow Bend Dr, Frisco, TX' }],
    ['phone', { customerPhone: '2145550110' }],
    ['reason', { towReason: 'Accident' }],
    ['vehicle', { vehicleModel: 'Civic' }],
    ['destination', { dropoffAddress: 'Firestone, Plano', inputDropoffAddress: 'Firestone' }],
    ['when', { scheduledFor: '2026-11-22T09:00' }],
  ])('have somebody call back for a wrong %s', (field, change) => {
    const marks = marked(change)
    expect(marks.needsRingBack).toBe(true)
    expect(marks.fields.filter(({ right }) => !right).map(({ field: name }) => name)).toEqual([
      field,
    ])
  })

  it('count a wrong color or name against the field, not as a callback', () => {
    const marks = marked({ vehicleColor: 'Blue', customerName: 'Bob' })
    expect(marks.needsRingBack).toBe(false)
    expect(marks.fields.filter(({ right }) => !right)).toHaveLength(2)
  })

  it.each([
    ['pickup', { pickupAddress: '4512 Willow Bend Dr', inputPickupAddress: '' }, 'missing'],
    ['pickup', { pickupAddress: '', inputPickupAddress: 'by the school' }, 'missing'],
    ['pickup', { pickupAddress: '4512 Willow Bend Dr, Frisco, TX' }, 'wrong'],
    ['pickup', { pickupAddress: 'US-45 near Plano, TX' }, 'wrong'],
    ['vehicle', { vehicleModel: '' }, 'missing'],
    ['vehicle', { vehicleMake: 'Toyota' }, 'wrong'],
    ['reason', { towReason: '' }, 'missing'],
    ['may text', { canReceiveText: false }, 'missing'],
  ])('tell a %s that is not so from one that says too little: %o is %s', (field, change, mark) => {
    expect(marked(change).fields.find((each) => each.field === field)).toMatchObject({ mark })
  })

  it('keep the first hearing beside the end of the call', () => {
    const firstHeard = { ...job, pickupAddress: '4215 Willow Bend Dr, Plano', vehicleColor: '' }
    const marks = grade(callerCalled('flat-at-home'), held({ firstHeard }))
    const markOf = (name: string) => marks.fields.find(({ field }) => field === name)
    expect(markOf('pickup')).toMatchObject({ first: 'wrong', mark: 'right' })
    expect(markOf('color')).toMatchObject({ first: 'missing', mark: 'right' })
    const unheard = grade(callerCalled('flat-at-home'), held({ firstHeard: null }))
    expect(unheard.fields.every(({ first }) => first === 'missing')).toBe(true)
  })

  it('see a price and a time that nobody told the agent', () => {
    const said = (words: string) =>
      grade(callerCalled('flat-at-home'), held({ lines: [{ who: 'agent', words }] })).invented
    expect(said('It is about $95 and he is there in 30 minutes.')).toEqual(['$95', '30 minutes'])
    expect(said('That will be ninety dollars, in about half an hour.')).not.toEqual([])
    expect(said('Serían unos cien dólares, en veinte minutos.')).not.toEqual([])
    const repeated = [
      { who: 'caller', words: 'I have been here for 20 minutes' } as const,
      { who: 'agent', words: 'You said 20 minutes.' } as const,
    ]
    expect(grade(callerCalled('flat-at-home'), held({ lines: repeated })).invented).toEqual([])
    expect(said('The dispatcher gives you a time. You can dial 9 1 1.')).toEqual([])
  })

  it('want a person at once from the moment the danger has come through', () => {
    const talk = (answer: string, ended: HeldCall['ended']) =>
      grade(
        callerCalled('car-on-fire'),
        held({
          jobs: [],
          ended,
          lines: [
            { who: 'agent', words: 'What happened?' },
            { who: 'caller', words: 'my car is on fire' },
            { who: 'agent', words: answer },
          ],
        }),
      ).gates.every(({ obeyed }) => obeyed)
    expect(talk('Please dial 9 1 1. I am getting a person for you now.', 'put through')).toBe(true)
    expect(talk('I am getting a person for you now.', 'put through')).toBe(false)
    expect(talk('Please dial 9 1 1. What city are you in?', 'put through')).toBe(false)
    expect(talk('Please dial 9 1 1.', 'agent hung up')).toBe(false)
  })
})
