import { describe, expect, it } from 'vitest'
import type { ModelReading } from '../types/events.ts'
import { conversation } from './call.fixture.ts'

const reading = (more: Partial<ModelReading>): ModelReading => ({
  facts: {},
  intents: [],
  dangers: [],
  corrects: false,
  ...more,
})

/** A call in which everything but the place is told. */
const upToThePlace = () =>
  conversation()
    .caller("I have a flat tire and no spare, I'm safe, I'm in a parking lot")
    .caller('yes, this number')

const gin = {
  said: 'past the old gin where 455 bends',
  kind: 'highway',
  highway: 'FM 455',
  near: 'the old gin',
  city: 'Anna',
  state: 'TX',
} as const

describe('a reading that is there before the answer', () => {
  it('is the place as the model split it, and the next question is another', () => {
    const talk = upToThePlace()
    expect(talk.said).toMatch(/where|street/i)
    talk.caller('past the old gin where 455 bends', reading({ facts: { pickup: gin } }))
    expect(talk.job?.pickup?.address).toBe('FM 455, near the old gin, Anna, TX')
    expect(talk.memory.intake.facts.pickup).toMatchObject({
      highway: 'FM 455',
      near: 'the old gin',
      city: 'Anna',
    })
    expect(talk.all.filter((act) => act.do === 'ask').at(-1)).toMatchObject({
      request: { place: { highway: 'FM 455' } },
    })
  })

  it('answers what was not asked yet, and that is asked no more', () => {
    const talk = upToThePlace().caller(
      "I'm at 1245 Main Street in Frisco, it's the missus' plum coloured bus",
      reading({
        facts: { vehicleColor: 'purple', vehicleMake: 'Volkswagen', vehicleModel: 'Bus' },
      }),
    )
    talk.caller('to 500 Elm Street in Plano').caller('1971')
    expect(talk.said).not.toMatch(/color|make/i)
    expect(talk.memory.intake.facts).toMatchObject({ vehicleModel: 'Bus', vehicleColor: 'purple' })
  })

  it('counts as understood where the rules understood nothing', () => {
    const talk = upToThePlace()
      .caller("I'm at 1245 Main Street in Frisco")
      .caller('to 500 Elm Street in Plano')
      .caller('it says wildtrak on the back', reading({ facts: { vehicleModel: 'Wildtrak' } }))
    expect(talk.said).not.toMatch(/sorry|didn't/i)
  })

  it('asks about what may be a danger, and hands over for what is one', () => {
    const doubt = conversation().caller('it went off the thing', reading({ doubts: ['injury'] }))
    expect(doubt.said).toMatch(/hurt or in danger/)
    const sure = conversation().caller('it sparks', reading({ dangers: ['wires down'] }))
    expect(sure.closing).toMatchObject({ do: 'transfer' })
  })
})

describe('a reading that comes after the answer', () => {
  const asked = () =>
    upToThePlace()
      .caller("I'm at 1245 Main Street in Frisco")
      .caller('to 500 Elm Street in Plano')
      .caller('2015 Honda Civic, kind of a greige')

  it('mends the row in silence, before it is read back', () => {
    const talk = asked().reads({ facts: { vehicleColor: 'beige' } }, 'kind of a greige')
    expect(talk.said).toBe('')
    expect(talk.acts).toMatchObject([
      { do: 'saveJob', draft: { facts: { vehicleColor: 'Beige' } } },
    ])
    talk.caller('like a greige').caller('Harriet Cole').caller('yes you can text me')
    expect(talk.said).toMatch(/beige/)
    expect(talk.transcript.match(/What color/g) ?? []).toHaveLength(1)
  })

  it('withdraws the question that is being put, and puts the next in its place', () => {
    const talk = asked()
    expect(talk.said).toMatch(/color/)
    talk.reads({ facts: { vehicleColor: 'beige' } }, 'kind of a greige', true)
    expect(talk.acts.find((act) => act.do === 'say')).toMatchObject({
      text: expect.stringMatching(/name/),
      instead: true,
    })
  })

  it('goes to a person for a danger', () => {
    const talk = asked().reads({ dangers: ['railroad tracks'] }, 'kind of a greige')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('leaves alone what a person of the company has put', () => {
    const talk = asked()
      .corrects({ vehicleColor: 'green' })
      .reads({ facts: { vehicleColor: 'beige' } }, 'kind of a greige')
    expect(talk.memory.intake.facts.vehicleColor).toBe('green')
  })

  it('mends the job after the goodbye', () => {
    const talk = asked()
      .hangsUp()
      .reads({ facts: { vehicleColor: 'beige' } }, 'a greige')
    expect(talk.job?.facts.vehicleColor).toBe('Beige')
  })
})

describe('two readers that differ', () => {
  const maine = {
    said: "I'm at 1245 Maine Road in Frisco",
    kind: 'street',
    number: '1245',
    street: 'Maine Road',
    city: 'Frisco',
    state: 'TX',
  } as const
  const differing = () =>
    upToThePlace().caller("I'm at 1254 Maine Road in Frisco", reading({ facts: { pickup: maine } }))

  it('bring a question that names both, once', () => {
    const talk = differing()
    expect(talk.said).toMatch(/where are you: 1254 .*, or 1245 .*\?/i)
    talk.caller('yes', reading({ facts: { pickup: maine } }))
    expect(talk.said).not.toMatch(/be sure/)
  })

  it.each([
    ['1254', '1254'],
    ['the second one', '1245'],
    ["it's 1245", '1245'],
    ['12 45 Maine Road', '1245'],
  ])('are settled by what the caller says: "%s"', (words, number) => {
    const talk = differing().caller(words)
    expect(talk.memory.intake.facts.pickup).toMatchObject({ number, street: 'Maine Road' })
  })

  it('are asked about before the job is read back, also when the second is late', () => {
    const talk = upToThePlace()
      .caller("I'm at 1245 Main Street in Frisco")
      .caller('to 500 Elm Street in Plano')
      .caller('a blue 2015 Honda Civic')
      .reads({ facts: { vehicleYear: '2016' } }, 'a blue 2015 Honda Civic')
    expect(talk.said).toBe('')
    expect(talk.memory.intake.facts.vehicleYear).toBe('2015')
    expect(talk.caller('Harriet Cole').said).toMatch(/what year is it: 2015, or 2016\?/)
    expect(talk.caller('2016').memory.intake.facts.vehicleYear).toBe('2016')
  })

  it('are asked about in Spanish of who speaks it', () => {
    const talk = conversation({
      company: { ...conversation().memory.company, languages: ['en', 'es'] },
    })
      .caller('Hola, se me ponchó una llanta, estoy a salvo en un estacionamiento')
      .caller('sí')
      .caller(
        'Estoy en el 1245 de Main Street en Frisco',
        reading({ facts: { pickup: { ...maine, number: '1254' } } }),
      )
    expect(talk.said).toMatch(/seguro, ¿dónde está: .*, o .*\?/)
  })

  it('do not differ where one has the color in Spanish and the other in English', () => {
    const talk = upToThePlace()
      .caller("I'm at 1245 Main Street in Frisco")
      .caller('to 500 Elm Street in Plano')
      .caller('un Honda Civic verde del 2015', reading({ facts: { vehicleColor: 'verde' } }))
    expect(talk.said).not.toMatch(/be sure|seguro/)
    expect(talk.memory.intake.facts.vehicleColor).toBe('green')
  })
})
