import { describe, expect, it } from 'vitest'
import { placeTogether } from '../readers/place-together.ts'
import { understand } from '../readers/rules/understand.ts'
import type { Asking, Facts } from '../types/facts.ts'
import { company, conversation } from './call.fixture.ts'

const heard = (said: string, asking: Asking = 'anything') =>
  understand(said, { asking, state: 'TX', now: '2026-11-21T10:24' })

describe('a name', () => {
  it.each([
    ["discount tire they're the ones i bought them off of", { business: 'Discount Tire' }],
    ["grand valley vanagons they've got a spare clutch", { business: 'Grand Valley Vanagons' }],
    ["he's on cerrillos road i've misplaced the number", { street: 'Cerrillos Road' }],
    ["it's on conant street service drive's around back", { street: 'Conant Street' }],
    ["landry's auto over in port allen", { business: "Landry's Auto", city: 'Port Allen' }],
  ])('ends where somebody tells on: "%s"', (said, place) => {
    const { dropoff } = heard(said, 'destination').facts
    expect(dropoff).toMatchObject(place)
    expect(dropoff?.business).toBe('business' in place ? place.business : undefined)
  })

  it('of a state alone is nowhere to go', () =>
    expect(heard('scared the gulls clear to wisconsin so i need a tow').facts.dropoff).toBe(
      undefined,
    ))
})

describe('a road', () => {
  it('has a number and a name of its own', () => {
    const said = 'r m twenty eight ten pinto canyon road going south out of marfa'
    const place = heard(said, 'place').facts.pickup
    const numbered = {
      highway: 'RM 2810',
      detail: 'Pinto Canyon Road',
      direction: 'southbound',
      city: 'Marfa',
    }
    expect(place).toMatchObject(numbered)
    const parts = [
      { part: 'number', words: 'ten', start: 4, end: 5 },
      { part: 'street', words: 'pinto canyon road', start: 5, end: 8 },
    ]
    const together = placeTogether(place, parts as never, said)
    expect(together).toMatchObject(numbered)
    expect(together).not.toHaveProperty('number')
  })

  it.each([
    ['1942 menaul boulevard northeast', { number: '1942', street: 'Menaul Boulevard Northeast' }],
    [
      'menaul boulevard northeast and carlisle',
      { street: 'Menaul Boulevard Northeast', crossStreet: 'Carlisle' },
    ],
    ['nine hundred third avenue durango', { number: '900', street: '3rd Avenue' }],
    ['one hundred third street', { street: '103rd Street' }],
    [
      'east march lane and pacific avenue',
      { street: 'East March Lane', crossStreet: 'Pacific Avenue' },
    ],
    ['one forty eight front street', { number: '148', street: 'Front Street' }],
    ['two eighty sev two eighty seven northbound', { highway: 'US-287' }],
  ])('"%s"', (said, place) => expect(heard(said, 'place').facts.pickup).toMatchObject(place))
})

describe('a town that was asked for', () => {
  it.each([
    ["surprise that's the name of the town surprise", 'Surprise'],
    ['port allen across the bridge', 'Port Allen'],
    ['is houston', 'Houston'],
  ])('"%s"', (said, city) => {
    const { facts, intents } = heard(said, 'city')
    expect(facts.pickup?.city).toBe(city)
    expect(intents).toEqual([])
  })

  it('is none where somebody of a given name is asked for', () =>
    expect(heard('is jim', 'city').intents).toEqual(['person']))
})

describe('what only sounds like harm', () => {
  it.each([
    'it is plugged in every night and it still will not wake up',
    "hey man my merc won't wake up",
    'hi i have a flat and three kids in the car',
    "i'm on the shoulder with my dog in the back seat",
    "the last one crashed and burned as in never showed up, and now i've got a flat",
    "he's got a gun rack in the back window",
    "i'm having trouble getting air in my tires",
    'my cousin got it running with a hammer and a prayer',
  ])('goes to nobody: "%s"', (said) =>
    expect(conversation().caller(said).memory.phase).toBe('talking'),
  )

  it.each([
    "my mom won't wake up",
    "it's my mom she won't wake up",
    'i have my baby in the car and the keys are inside',
    'we have two kids in the car and the windows are up',
    "the jack rolled and my husband's leg is pinned",
    "there's a guy pulling my door handle",
    "the pickup's sitting on my brother",
    "i can't get enough air",
  ])('goes to a person: "%s"', (said) =>
    expect(conversation().caller(said).memory.phase).not.toBe('talking'),
  )

  it.each([
    ["just my trumpet and my kid's trumpet we're both standing right here", 'talking'],
    ["my kid we're both standing right here he's in the car", 'transferring'],
    ["nobody's in there the baby's on my hip and the dog's at grandma's", 'talking'],
    ['nobody but my dog', 'transferring'],
  ])('is asked about in a lockout: "%s"', (said, phase) => {
    const talk = conversation().caller('i locked my keys in my car').caller('yes').caller(said)
    expect(talk.memory.phase === 'talking' ? 'talking' : 'transferring').toBe(phase)
  })

  it('is no flat tire, painted on', () =>
    expect(heard('silver a flat silver', 'color').facts).toEqual({ vehicleColor: 'silver' }))

  it('is no day to come on', () =>
    expect(heard("how much is it i get paid friday and my car's steaming").facts.scheduledFor).toBe(
      undefined,
    ))
})

describe('a vehicle', () => {
  it.each([
    ['twelve volt battery died', {}],
    ["it's a fleetwood bounder", { vehicleMake: 'Fleetwood', vehicleModel: 'Bounder' }],
    ['a cadillac fleetwood', { vehicleMake: 'Cadillac', vehicleModel: 'Fleetwood' }],
    ['yes very good you get a star', {}],
  ])('"%s"', (said, vehicle) => {
    const { vehicleMake, vehicleModel, vehicleYear } = heard(said, 'vehicle').facts
    const found = { vehicleMake, vehicleModel, vehicleYear }
    expect(JSON.parse(JSON.stringify(found))).toEqual(vehicle)
  })
})

describe('a farewell', () => {
  it('is none where somebody has told all they know', () =>
    expect(heard("on glenstone avenue that's all i know", 'destination').intents).toEqual([]))
})

describe('the number to call back', () => {
  const after = (said: string) =>
    conversation().caller('my car broke down').caller('yes').caller(said).memory.intake

  it.each([
    'my number changed',
    "that's my old number",
    'i borrowed this phone',
    'this one has no minutes',
    "i won't be at this number",
    "that's not my number",
  ])('is another than they call from: "%s"', (said) => {
    const { facts, numberRefused } = after(said)
    expect([facts.customerPhone, numberRefused]).toEqual([undefined, true])
  })

  it.each(['this cell phone', "yes it's my wife's but i have it"])(
    'is the one they call from: "%s"',
    (said) => expect(after(said).facts.customerPhone).toBe('4695550199'),
  )
})

describe('the read-back', () => {
  const read = (wanted: string) => {
    const talk = conversation().caller(`i need a tow ${wanted}, flat tire`).caller('yes')
    const answers = [
      ['where is|exactly', '100 Oak Street in Frisco'],
      ['should it go|take it', "Joe's Garage, 200 Elm Street in Frisco"],
      ['city', 'Frisco'],
      ['corner|closest|cross', 'in the driveway'],
      ['time|when', 'eight thirty in the morning'],
      ['make', 'a 2015 Honda Civic'],
      ['color', 'blue'],
      ['name', 'Ann Smith'],
      ['text', 'yes'],
      ['good number', 'yes'],
      ['safe', 'yes'],
    ] as const
    for (let turns = 0; turns < 16 && !/read that back/.test(talk.said); turns += 1) {
      const [, answer = 'yes'] =
        answers.find(([asked]) => new RegExp(asked, 'i').test(talk.said)) ?? []
      talk.caller(answer)
    }
    expect(talk.said).toMatch(/read that back/)
    return talk
  }

  it('is right where the day is said once more, without its hour', () => {
    const talk = read('day after tomorrow').caller("yes sir that's right day after tomorrow")
    expect(talk.memory.intake.facts.scheduledFor).toBe('2026-11-23T08:30')
    expect(talk.said).toMatch(/You're all set/)
  })

  it.each([
    ['tomorrow', 'tomorrow afternoon', '2026-11-22T14:00'],
    ['tomorrow', 'in the afternoon', '2026-11-22T14:00'],
    ['day after tomorrow', 'make it three', '2026-11-23T15:00'],
  ])('has of %s, and then "%s", that time', (day, hour, time) => {
    const talk = conversation().caller(`i need a tow ${day}, flat tire`).caller('yes')
    talk.caller('100 Oak Street in Frisco').caller("Joe's Garage, 200 Elm Street in Frisco")
    expect(talk.said).toMatch(/What time/)
    expect(talk.caller(hour).memory.intake.facts.scheduledFor).toBe(time)
  })

  it('is right where it was heard after all', () =>
    expect(read('now').caller("say again oh yeah that's right").said).toMatch(/You're all set/))
})

describe('words as they come over the line', () => {
  it.each<[string, Asking, Facts]>([
    [
      "2018 but wait it's not the rogue my husband took the rogue this is the hyundai tucson",
      'year',
      { vehicleMake: 'Hyundai', vehicleModel: 'Tucson', vehicleYear: '2018' },
    ],
    [
      "blue and no wait i told you rogue that's wrong this one's the hyundai tucson",
      'color',
      { vehicleMake: 'Hyundai', vehicleModel: 'Tucson', vehicleColor: 'blue' },
    ],
    [
      "no no he took the tahoe this morning i've got the kia it's a 2015 kia sorento maroon",
      'what to correct',
      { vehicleMake: 'Kia', vehicleModel: 'Sorento', vehicleYear: '2015', vehicleColor: 'maroon' },
    ],
    ['two thousand an nine', 'year', { vehicleYear: '2009' }],
  ])('tell of the vehicle: "%s"', (said, asking, facts) =>
    expect(heard(said, asking).facts).toMatchObject(facts),
  )

  it('are a yes and no Cadillac ATS: "yup at\'s right"', () => {
    const { facts, answer } = heard("yup at's right")
    expect([facts, answer]).toEqual([{}, 'yes'])
  })

  it.each([
    "son i'm in a booth with a cup of coffee i couldn't be safer",
    'nothing hurt but pride',
  ])('are of somebody safe: "%s"', (said) => expect(heard(said, 'safety').safe).toBe(true))

  it.each([
    "nope i'm not talking to no computer put somebody with a pulse on the phone",
    'no no no i am not talking to a recording you put me on with somebody that breathes',
  ])('ask for a person, whatever is to have a pulse: "%s"', (words) =>
    expect(conversation().caller(words).closing).toMatchObject({ do: 'transfer' }),
  )

  it('keep the truck that is not to be cancelled: "no no me la cancele"', () => {
    const talk = conversation({ company: { ...company, languages: ['en', 'es'] } })
    talk.caller('tengo una llanta ponchada').caller('estoy segura').caller('sí este número')
    talk.caller('estoy en 100 oak street en frisco').caller('cancele la grúa')
    expect(talk.memory.question).toBe('cancel')
    talk.caller('no no me la cancele')
    expect(talk.all.some((act) => act.do === 'ask' && act.request.kind === 'cancelJob')).toBe(false)
    expect(talk.closing).toBeUndefined()
  })

  it.each(["in the car no it's empty the wife's home", "no the cat's in her carrier here with me"])(
    'shut nobody in: "%s"',
    (said) => {
      const talk = conversation().caller('i locked my keys in the buick').caller(said)
      expect(talk.closing).toBeUndefined()
      expect(talk.memory.intake.facts.towReason).toBe('Lockout')
    },
  )
})
