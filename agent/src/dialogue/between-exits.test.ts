import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import type { Asking, Facts } from '../types/facts.ts'
import { conversation } from './call.fixture.ts'

const facts = (talk: ReturnType<typeof conversation>) => talk.memory.intake.facts

const at = (place: string) =>
  conversation().caller('my car overheated').caller('yes').caller('yes').caller(place)

describe('a caller on a highway', () => {
  it('without an exit or a mile marker is asked what can be seen from there', () => {
    const talk = at('farm road 2449').caller('west')
    expect(talk.memory.question).toBe('exit')
    talk.caller("it's a two lane there's no exits I came off 35 a ways back")
    expect(talk.said).toMatch(/What sign or business can you see from where you are\?/)
    talk.caller('just past Tom Cole Road, across from the red barn')
    expect(facts(talk).pickup).toMatchObject({ highway: 'FM 2449', near: 'Tom Cole Road' })
    expect(talk.memory.question).not.toBe('spot')
  })

  it('beside something by its name is not said to be at the drive of it', () => {
    const talk = at('by Wildseed Farms, on 290').caller('east').caller("there's no exit")
    talk.caller('in the entrance drive, right under their sign')
    expect(facts(talk).pickup).toMatchObject({ highway: 'US-290', near: 'Wildseed Farms' })
  })

  it('who went by one exit is before the next', () => {
    const talk = at('I-35').caller('north')
    talk.caller("I already went by eighty three so it's right before exit eighty two")
    expect(facts(talk).pickup).toMatchObject({ highway: 'I-35', exit: '82' })
    expect(facts(talk).pickup?.near ?? '').not.toMatch(/\d/)
  })

  it('at a service plaza is asked which way: each side has one', () => {
    const talk = at('Sideling Hill Service Plaza on the Pennsylvania Turnpike')
    expect(talk.memory.question).toBe('direction')
  })

  it('has its direction put right while another thing is asked', () => {
    const talk = at('I-24').caller('west').caller('exit 78').caller('Murfreesboro Tennessee')
    expect(facts(talk).pickup?.direction).toBe('westbound')
    talk.caller('Discount Tire, 1720 Old Fort Parkway in Murfreesboro').caller('a 2016 Ford Focus')
    talk.caller("blue, and oh wait that's east, I'm on the eastbound side")
    expect(facts(talk).pickup?.direction).toBe('eastbound')
  })

  it('and in the one state that has the town, is on the road of that state', () => {
    const talk = at('on 37').caller('east').caller('exit 3').caller('a Ford dealer')
    talk.caller('Toms River')
    expect(facts(talk).pickup?.highway).toBe('NJ-37')
  })
})

describe('a caller on a street', () => {
  it('tells the number, and what it is across from', () => {
    const talk = at('Shrewsbury Street in Worcester').caller(
      'one sixty six across from the boulevard diner',
    )
    expect(talk.memory.question).not.toBe('spot')
    expect(facts(talk).pickup).toMatchObject({ number: '166', street: 'Shrewsbury Street' })
    expect(talk.job?.pickup?.address).toMatch(
      /^166 Shrewsbury Street, across from Boulevard Diner, Worcester/,
    )
  })

  it('tells the number, and what tells the house apart', () => {
    const talk = at('Jefferson Street in Paducah')
    talk.caller("twenty two fifteen it's the brick one with the carport")
    expect(facts(talk).pickup).toMatchObject({ number: '2215', street: 'Jefferson Street' })
  })

  it('tells the number where they were asked for what is beside it', () => {
    const talk = at('Avenue Methodist Church on North Church Street in Milford')
    talk.caller('Ford of Milford')
    expect(talk.memory.question).toBe('landmark')
    talk.caller('twenty north church street by the side door with the ramp')
    expect(facts(talk).pickup).toMatchObject({
      business: 'Avenue Methodist Church',
      number: '20',
      street: 'North Church Street',
    })
  })

  it('says its county road once more, in more words', () => {
    const talk = at('the boat landing on County F in Birchwood')
    talk.caller('county road F').caller('county road F')
    expect(facts(talk).pickup?.crossStreet).toBeUndefined()
  })

  it('who stands in the ditch is not stuck for it', () => {
    const talk = at('US-287')
      .caller('north')
      .caller('no exit')
      .caller('in the bar ditch by the sign')
    expect(facts(talk).towReason).toBe('Overheating')
  })
})

describe('what is heard', () => {
  it.each<[Asking, string, Facts]>([
    [
      'exit',
      'three forty three the farm road three oh eight',
      { pickup: { exit: '343' } as never },
    ],
    [
      'exit',
      'my husband walked back and the marker says thirty seven',
      { pickup: { mileMarker: '37' } as never },
    ],
    [
      'destination',
      "it's two three zero on route thirty seven",
      { dropoff: { number: '230' } as never },
    ],
    ['name', "cody weinreis it's german", { customerName: 'Cody Weinreis' }],
    ['name', "it's german lopez", { customerName: 'German Lopez' }],
    ['year', 'nineteen twenty nineteen I bought it in May', { vehicleYear: '2019' }],
    [
      'what to correct',
      'eastbound and 2018',
      { pickup: { direction: 'eastbound' } as never, vehicleYear: '2018' },
    ],
    ['city', 'elm mott just north of waco', { pickup: { city: 'Elm Mott' } as never }],
    ['anything', 'we need a tow back to duluth', { dropoff: { city: 'Duluth' } as never }],
    [
      'anything',
      'I need a tow out to 500 Main Street in Plano',
      { pickup: { number: '500' } as never },
    ],
  ])('asked for %s: %s', (asking, words, expected) => {
    expect(understand(words, { asking, state: 'TX', now: '2026-11-21T10:24' }).facts).toMatchObject(
      expected,
    )
  })

  it.each<[Asking, string]>([
    ['safety', "no it's just us two"],
    ['exit', "there's no exit"],
  ])('asked for %s is no road and no exit: %s', (asking, words) => {
    expect(understand(words, { asking, state: 'TX' }).facts.pickup).toBeUndefined()
  })

  it('asked whether to text, is a yes at the end', () => {
    const { answer } = understand('texts actually go through better than calls out here so yeah', {
      asking: 'may text',
    })
    expect(answer).toBe('yes')
  })
})

describe('what strangers said of their roads', () => {
  it.each<[Asking, string, Facts]>([
    [
      'place',
      'nine hundred south and seven hundred east',
      { pickup: { street: '900 South', crossStreet: '700 East' } as never },
    ],
    ['place', 'idaho highway twenty one', { pickup: { highway: 'ID-21' } as never }],
    [
      'place',
      'midtown on Peachtree Street at 10th',
      { pickup: { street: 'Peachtree Street' } as never },
    ],
    ['anything', 'my truck run hot on me', { towReason: 'Overheating' }],
  ])('asked for %s: %s', (asking, words, expected) => {
    const { facts: heard } = understand(words, { asking, state: 'TX' })
    expect(heard).toMatchObject(expected)
    expect(heard.pickup?.business).toBeUndefined()
  })

  it.each<[Asking, string, keyof Facts]>([
    ['anything', 'I barely made it off the bridge', 'towReason'],
    ['anything', 'on the paseo at east 63rd by the bus stop', 'vehicleModel'],
    ['place', 'twenty three eighty five right in front', 'pickup'],
  ])('asked for %s, makes nothing of: %s', (asking, words, key) => {
    expect(understand(words, { asking, state: 'TX' }).facts[key]).toBeUndefined()
  })

  it('a clear no with their age in it puts nobody through', () => {
    const talk = conversation().caller('my car is smoking a little')
    expect(talk.memory.question).toBe('danger')
    talk.caller("goodness no I'm eighty four but I'm alright")
    expect(talk.memory.question).not.toBe('danger')
    expect(talk.memory.phase).toBe('talking')
  })

  it('back on the road, they drive it home', () => {
    const talk = at("US-287 northbound at exit 12, I'm stuck in the mud")
    expect(talk.memory.question).toBe('where to')
    talk.caller('just back on the road, I can drive her home')
    expect(facts(talk).dropoff).toBeUndefined()
  })
})

describe('what tells of something else', () => {
  it.each<[Asking, string, keyof Facts]>([
    ['anything', 'I need a tow right now I have a flight in an hour and a half', 'scheduledFor'],
    ['callback number', "I'm always here except thursdays", 'scheduledFor'],
  ])('asked for %s: %s', (asking, words, key) => {
    const { facts: heard } = understand(words, { asking, now: '2026-11-21T10:24' })
    expect(heard[key]).toBeUndefined()
  })

  it('is a town to carry it to, and no grandson in a car', () => {
    const words =
      "I've got an automobile here I want carried down to my grandson in Mayfield, it was my wife's"
    expect(understand(words).dangers).toEqual([])
    expect(understand('I want it taken to my grandson in it').dangers).not.toEqual([])
  })

  it('is children who are at their grandmother’s', () => {
    const talk = conversation().caller('I locked my keys in my car').caller('yes')
    expect(talk.memory.question).toBe('shut in')
    talk.caller("kids are at my mother's and the dog's right here beside me")
    expect(talk.closing).toBeUndefined()
    expect(talk.memory.intake.shutIn).toBe(false)
  })

  it('is a never mind before a yes', () => {
    const { intents } = understand(
      'would you say the street again no never mind yes that was right',
      { asking: 'read back' },
    )
    expect(intents).not.toContain('cancel')
    expect(understand('never mind').intents).toContain('cancel')
  })

  it.each<[string, string]>([
    ['dewey beach', 'Dewey Beach'],
    ['oak lawn on cicero avenue', 'Oak Lawn'],
  ])('is the town they were asked for: %s', (words, city) => {
    const { pickup } = understand(words, { asking: 'city', state: 'TX' }).facts
    expect(pickup).toMatchObject({ city })
    expect(pickup?.business).toBeUndefined()
  })
})
