import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import type { Asking, Facts } from '../types/facts.ts'
import { conversation } from './call.fixture.ts'

const heard = (words: string, asking: Asking) =>
  understand(words, { asking, now: '2026-11-21T10:24', state: 'TX' }).facts

const facts = (talk: ReturnType<typeof conversation>) => talk.memory.intake.facts

const at = (place: string, trouble = "my car won't come out of park") =>
  conversation().caller(trouble).caller('yes').caller('yes').caller(place)

describe('an answer that goes round about it', () => {
  it.each<[Asking, string, Partial<Facts>]>([
    [
      'name',
      'folks at the dock call me boots but on the paper it is leland gaspard',
      { customerName: 'Leland Gaspard' },
    ],
    [
      'name',
      'colleen owen i said five minutes sorry colleen mulvaney',
      { customerName: 'Colleen Mulvaney' },
    ],
    [
      'when',
      'tomorrow about eight no i have the doctor make it the day after tomorrow half past eight in the morning',
      { scheduledFor: '2026-11-23T08:30' },
    ],
    [
      'vehicle',
      "it's a corolla it was my mom's then my brother's then mine",
      { vehicleMake: 'Toyota' },
    ],
    ['destination', "i don't need a tow just gas", { towReason: 'Out of fuel' }],
    [
      'name',
      "dewey sproles and i said this afternoon but don't send it today make it tomorrow morning at eight",
      { scheduledFor: '2026-11-22T08:00', customerName: 'Dewey Sproles' },
    ],
    ['anything', 'can you come in two hours', { scheduledFor: '2026-11-21T12:24' }],
    ['when', 'tomorrow seven thirty', { scheduledFor: '2026-11-22T07:30' }],
    ['when', 'sunday before church at eight', { scheduledFor: '2026-11-22T08:00' }],
  ])('asked for the %s: %s', (asking, words, known) => {
    expect(heard(words, asking)).toMatchObject(known)
  })

  it.each<[Asking, string, keyof Facts]>([
    ['anything', "we've got the church van and the homecoming is sunday", 'scheduledFor'],
    ['when', "right now if the lord's willing choir practice is at noon", 'scheduledFor'],
    ['anything', 'i have court at ten and some idiot hit me', 'pickup'],
    ['when', "asap i've got a two o'clock", 'scheduledFor'],
    ['year', "got it in december twenty but it's titled a twenty twenty one", 'scheduledFor'],
    ['anything', "i've got a doctor's appointment friday", 'scheduledFor'],
    ['anything', 'i found out in front of thirty children', 'pickup'],
    ['anything', "she's not coming back up under her own steam", 'towReason'],
    ['vehicle', 'we traded in the lacrosse the year wally had his hip', 'vehicleModel'],
    ['place', "it's a circle and i came off one of the legs and boom", 'pickup'],
  ])('asked for %s tells nothing of it: %s', (asking, words, key) => {
    expect(heard(words, asking)[key]).toBeUndefined()
  })

  it.each([
    ["well it's nothing it's the woods but you'd put tabernacle tabernacle township", 'Tabernacle'],
    ['the map says nah gee zee n a g e e z i', 'Nageezi'],
    ["hi hat like the hat h i h a t it's floyd county", 'Hi Hat'],
    ['cross creek florida', 'Cross Creek'],
    ["closest is wright i'd say fourteen miles or so", 'Wright'],
  ])('names the town: %s', (words, city) => {
    expect(heard(words, 'city').pickup).toMatchObject({ kind: 'city', city })
  })

  it.each([
    ["to my grandson's house in san juan", 'San Juan'],
    ["to her mom's in plano", 'Plano'],
    ["can it just go to my mom's she's in sapulpa", 'Sapulpa'],
  ])('is somebody’s home: %s', (words, city) => {
    expect(heard(words, 'destination').dropoff).toMatchObject({ kind: 'home', city })
  })
})

describe('where it is, told a little at a time', () => {
  it('has the number of its house, whatever was asked about the street', () => {
    const talk = at('Grace Methodist Church on fourth avenue in canyon')
    talk.caller('Panhandle Transmission in Amarillo')
    expect(talk.memory.question).toBe('landmark')
    talk.caller('sixteen zero seven fourth avenue')
    expect(facts(talk).pickup).toMatchObject({
      number: '1607',
      street: '4th Avenue',
      city: 'Canyon',
    })
  })

  it('is at an exit by its number and not by a part of its name', () => {
    const talk = at('I 35 southbound just before twenty eighth street')
    expect(talk.memory.question).toBe('exit')
    talk.caller(
      "the next one is eighty one twenty eighth street I can see the sign I just couldn't make it",
    )
    expect(facts(talk).pickup).toMatchObject({ highway: 'I-35', exit: '81' })
  })

  it('is on a highway in a town, and no road crosses there that is called so', () => {
    const talk = at('i forty westbound at brinkley')
    for (let asked = 0; talk.memory.question !== 'city' && asked < 5; asked++)
      talk.caller("I don't know")
    talk.caller('brinkley arkansas')
    expect(facts(talk).pickup).toMatchObject({ highway: 'I-40', direction: 'westbound' })
    expect(facts(talk).pickup).not.toHaveProperty('crossStreet')
  })

  it('is on one road, told by its name and its number', () => {
    const { pickup } = heard('on the grand parkway highway ninety nine', 'place')
    expect(pickup).toMatchObject({ highway: 'Grand Parkway' })
    expect(pickup).not.toHaveProperty('crossStreet')
  })

  it('is on the street as it is called, in English', () => {
    const talk = at("I'm at the high school").caller('no tow')
    talk.caller('the staff lot off of cinco ranch boulevard')
    expect(facts(talk).pickup).toMatchObject({ street: 'Cinco Ranch Boulevard' })
    expect(facts(talk).pickup).not.toHaveProperty('number')
  })

  it('is heard in the last way they name', () => {
    const talk = at('highway three sixty one out of aransas pass')
    while (talk.memory.question !== 'direction') talk.caller("I don't know")
    talk.caller(
      "out to the boat so what's that that's east I had the sun in my eyes yeah eastbound",
    )
    expect(facts(talk).pickup).toMatchObject({ direction: 'eastbound' })
  })

  it('is not where it shall not be taken', () => {
    const { pickup, dropoff } = heard(
      "he says don't take it to the mission office take it to cache valley tire works that's eight eighty north main street",
      'place',
    )
    expect(pickup).toBeUndefined()
    expect(dropoff).toMatchObject({ business: 'Cache Valley Tire Works', number: '880' })
  })
})

describe('what sounds like an end, and is none', () => {
  it.each([
    'is this a person or well never mind dear i have done the silliest thing i had my arms full',
    'i have a four tier cake in this van and the bride is a lawyer so do you have a truck or not',
  ])('%s', (words) => {
    expect(conversation().caller(words).memory.phase).toBe('talking')
  })
})

it.each([
  ["never mind i've got it started", 'cancel'],
  ['my brother is a lawyer and i will sue you', 'complaint'],
])('what is an end, or anger, is heard as such: %s', (words, intent) => {
  expect(understand(words).intents).toContain(intent)
})

it('a telephone that is out of juice is no vehicle out of fuel', () => {
  const talk = conversation().caller('I need a part').caller('yes').caller('yes')
  while (talk.memory.question !== 'callback') talk.caller('I am safe')
  talk.caller(
    "no this one's about out of juice call the wife four oh six five five five oh one eight three",
  )
  expect(facts(talk)).toMatchObject({ customerPhone: '4065550183' })
  expect(facts(talk).towReason).toBeUndefined()
})

describe('the shop it goes to', () => {
  it('is another than the dealer, told with the name', () => {
    const talk = at('2205 19th Street in Lubbock').caller('the Chevy dealer on Loop 289 in Lubbock')
    talk.caller(
      "kaylee brandt and it goes to tino's garage forty four eighteen avenue q not the dealer",
    )
    expect(facts(talk).dropoff).toMatchObject({ business: "Tino's Garage", number: '4418' })
  })

  it('stands beside no house of their own that is new', () => {
    const { dropoff } = heard('my new house in creedmoor on f m sixteen twenty five', 'destination')
    expect(dropoff).toMatchObject({ highway: 'FM 1625', city: 'Creedmoor' })
    expect(dropoff).not.toHaveProperty('business')
  })

  it('has no part of its town in its name', () => {
    const talk = at('4400 Stonebrook Parkway in Frisco').caller(
      'my guy in dover cocheco cocheco auto repair he did the brakes',
    )
    expect(facts(talk).dropoff).toMatchObject({ business: 'Cocheco Auto Repair' })
  })
})

describe('asked whether a child or an animal is shut inside', () => {
  const asked = () => {
    const talk = conversation().caller('I locked my keys in my car').caller('yes I am on the porch')
    expect(talk.memory.question).toBe('shut in')
    return talk
  }

  it('an old lady who never leaves her house is not', () => {
    const talk = asked().caller(
      "well miss opal's a shut in but she's in the house there's nobody in the car just the bible and a casserole dish",
    )
    expect(talk.memory.phase).toBe('talking')
    expect(talk.memory.question).toBe('callback')
  })

  it.each([
    "there's a goat in the back but he's supposed to be there the windows are down and the door's open",
    'only a wedding cake and it is strapped in better than my kids ever were',
  ])('nobody is put through for a goat with its door open or a cake: %s', (words) => {
    expect(asked().caller(words).memory.phase).toBe('talking')
  })

  it.each([
    "my dog is in there and the door won't open",
    'nobody but my dog nobody else in the car',
    'just my dog there is nobody in there with him',
    'my baby is in there please get the door open',
    'no one just my little girl',
  ])('who is all there is in it, is: %s', (words) => {
    expect(asked().caller(words).said).toMatch(/dial 9 1 1/)
  })
})

it.each([
  "say that again no i heard you yes that's right",
  "tomorrow seven thirty yeah that's it that's right",
])('a yes at the end of what was read back is one: %s', (words) => {
  expect(understand(words, { asking: 'read back' })).toMatchObject({ answer: 'yes', intents: [] })
})

it('a yes on a condition that is met is a yes, whatever else they say', () => {
  const talk = at('I 40 westbound at exit 145 in Burlington', 'my car quit').caller(
    'Pruitt Auto Care on South Church Street in Burlington',
  )
  for (const words of ['a black 2015 Nissan Rogue', 'keisha torain', 'yes']) talk.caller(words)
  while (talk.memory.question !== 'read back') talk.caller("I don't know")
  talk.caller("yes long as it says one forty five and pruitt's yes that's right")
  expect(talk.said).toMatch(/all set/)
  expect(facts(talk).dropoff).not.toHaveProperty('highway')
})

it('praise for what was read back changes nothing of it', () => {
  const talk = at('4400 Stonebrook Parkway in Frisco', 'my van is dead I need a jump')
  for (const words of ['no tow just a jump', 'by the bank', 'a blue 2017 Chrysler Pacifica'])
    talk.caller(words)
  talk.caller('colleen mulvaney').caller('yes')
  expect(talk.memory.question).toBe('read back')
  talk.caller("yep that's it you got all that with the noise that's amazing")
  expect(facts(talk).towReason).toBe('Dead battery')
  expect(talk.said).toMatch(/all set/)
})
