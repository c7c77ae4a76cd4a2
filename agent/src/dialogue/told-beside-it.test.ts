import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import type { Asking } from '../types/facts.ts'
import { conversation } from './call.fixture.ts'

const NOW = '2026-11-21T10:24'

const heard = (asking: Asking, said: string) => understand(said, { asking, now: NOW, state: 'TX' })

/** A call that has come to the question of the town: the street is known. */
const askedForTown = () => {
  const talk = conversation().caller('my battery is dead').caller('yes').caller('yes')
  talk.caller('254 Dauphin Street').caller('no tow, just a jump')
  expect(talk.memory.question).toBe('city')
  return talk
}

const upToReadBack = () => {
  const talk = conversation().caller('flat tire at 900 Oak Street in Plano')
  for (const words of ['yes', 'yes', 'by the gate', 'no tow', '2012 Ford Focus', 'red', 'Ann Lee'])
    talk.caller(words)
  talk.caller('yes')
  expect(talk.memory.question).toBe('read back')
  return talk
}

describe('a town that was told in other words than its name', () => {
  it('is asked for once more, and then no more', () => {
    const talk = askedForTown().caller('downtown, where they do the parade, the first one')
    expect(talk.memory.question).toBe('city')
    expect(talk.said).toMatch(/Which town is 254 Dauphin Street in or close to\?/)
    talk.caller('the one I told you')
    expect(talk.memory.question).not.toBe('city')
  })
})

describe('another place told beside the one that is meant', () => {
  it.each([
    [
      'place',
      "I was supposed to be at desert mountain and I'm nowhere near, I'm on shea at ninety second",
      { street: 'Shea', crossStreet: '92nd' },
    ],
    [
      'place',
      "he's on I forty at a totally different mile so don't listen to him, we're on twenty",
      { highway: 'I-20' },
    ],
    ['place', "usually I am on westheimer but today I'm at 500 oak street", { number: '500' }],
    ['city', "people say pensacola, it's not, it's navarre", { city: 'Navarre' }],
    ['city', "I live out in candler but the car's here it's asheville", { city: 'Asheville' }],
    [
      'city',
      "the mail comes out of dalton some days and apple creek other days but we're kidron",
      { city: 'Kidron' },
    ],
    [
      'city',
      "it ain't hardly a town, it's camps, butte la rose they call it",
      { city: 'Butte La Rose' },
    ],
  ] as const)('is passed over, asked for the %s: %s', (asking, said, place) => {
    expect(heard(asking, said).facts.pickup).toMatchObject(place)
  })

  it.each([
    'not braintree the last guy went to braintree and sat there forty minutes',
    'my mail comes through south royalton but I vote here',
    "I live over in chesterfield but the school isn't",
    'allegheny county',
  ])('is no town of theirs, where no other is told: %s', (said) => {
    expect(heard('city', said).facts.pickup?.city).toBeUndefined()
  })

  it.each([
    ['I was driving on I-45 south and it died', 'I-45'],
    ["I'm from here, I'm on I-45", 'I-45'],
  ])('is where they are when nothing else is told: %s', (said, highway) => {
    expect(heard('place', said).facts.pickup?.highway).toBe(highway)
  })

  it.each([
    ["I was going north on seventy five and I'm at exit forty", { highway: 'US-75', exit: '40' }],
    ["my daughter's at the walmart on fifth street and I'm at home", { street: '5th Street' }],
    ["I live at 204 elm street and the car's in the driveway", { number: '204' }],
    ['I left my car on elm street and main', { street: 'Elm Street', crossStreet: 'Main' }],
  ])('is all of the place that they tell: %s', (said, place) => {
    expect(heard('place', said).facts.pickup).toMatchObject(place)
  })

  it('is the town of somebody they call for', () => {
    expect(heard('city', "it's my wife's car, she's in dallas right now").facts.pickup?.city).toBe(
      'Dallas',
    )
  })

  it('is where it goes when the first is taken back', () => {
    const said = 'my cousin rudy says take it home but no take it to garza radiator'
    expect(heard('destination', said).facts.dropoff?.business).toMatch(/^Garza/)
    expect(
      heard('destination', 'marino tire in massapequa park, forget hicksville').facts.dropoff,
    ).toMatchObject({ business: 'Marino Tire', city: 'Massapequa Park' })
  })

  it('is no place to be towed to, asked which number is good', () => {
    const talk = conversation().caller('my battery is dead').caller('yes')
    talk.caller("it's my daughter's phone and she's going back to ames tonight")
    expect(talk.memory.intake.facts.dropoff).toBeUndefined()
  })
})

describe('what is wanted said once more, when it was read so', () => {
  it('is a yes, also where it is asked what to change', () => {
    const talk = upToReadBack().caller('make it tomorrow morning at eight')
    expect(talk.said).toMatch(/tomorrow at 8 A M/)
    talk.caller('well I said today, so make it tomorrow morning at eight')
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'job taken' })
  })

  it('is none with another number in it', () => {
    const talk = upToReadBack().caller("it's a red 2014 Ford Focus")
    expect(talk.closing).toBeUndefined()
    expect(talk.job?.facts.vehicleYear).toBe('2014')
  })

  it('changes no name by a word that is nobody’s', () => {
    const talk = upToReadBack().caller('mumble')
    expect(talk.job?.facts.customerName).toBe('Ann Lee')
  })

  it.each([
    "well, you've got it, you'd make a good alto section",
    'nailed it, like ten out of ten',
    'yes, mason, I said one minute, yes that’s right',
    'das it',
  ])('and a yes in their own words: %s', (said) => {
    expect(upToReadBack().caller(said).closing).toMatchObject({ reason: 'job taken' })
  })
})

describe('asked whether anyone is in danger', () => {
  const asked = () => {
    const talk = conversation().caller('she fell')
    talk.memory.question = 'danger'
    talk.memory.doubt = { question: 'opening', danger: null }
    return talk
  }

  it.each([
    "burnt my thumb on the flat top like tuesday that's it nah",
    'my nerves but no the trooper asked all that',
    "my patient is hospice but he's comfortable, this isn't about him",
  ])('a no at the end is one: %s', (said) => {
    expect(asked().caller(said).closing).toBeUndefined()
  })

  it('is asked once more where the answer is about something else, and then put through', () => {
    const talk = asked().caller("from what, it just didn't start")
    expect(talk.memory.question).toBe('danger')
    expect(talk.caller('I told you what it does already').closing).toMatchObject({ do: 'transfer' })
  })

  it.each([
    "hang on, the hood's kind of orange around the edges and now it's on the seat",
    "which town, I don't know which town, the creek's in the truck with us, it was at the pedals",
    "we sat in the garage with it running and we've got headaches and my wife just slid down the wall",
  ])('is what comes next, whatever else they say: %s', (said) => {
    expect(conversation().caller(said).memory.question).toBe('danger')
  })

  it('is put through at once for anything that sounds of harm', () => {
    expect(asked().caller("his leg is bleeding and he can't move no").closing).toMatchObject({
      do: 'transfer',
    })
  })
})

describe('a tow that nobody wants cancelled', () => {
  it('stays: certainly not', () => {
    const talk = upToReadBack().caller('cancel the tow')
    expect(talk.memory.question).toBe('cancel')
    talk.caller('certainly not, I have only just arranged it')
    expect(talk.all.some((act) => act.do === 'ask' && act.request.kind === 'cancelJob')).toBe(false)
  })

  it('is not cancelled by a story that is broken off before the town', () => {
    expect(
      heard('city', 'I had a tenant there once who, oh never mind, torrington').intents,
    ).not.toContain('cancel')
    expect(heard('anything', 'never mind, my husband fixed it').intents).toContain('cancel')
  })
})

describe('a day that is told beside the one that is meant', () => {
  it.each([
    ["not tomorrow, I've got the foot doctor tomorrow, the day after", '2026-11-23'],
    ['scratch tonight, tomorrow morning at eight thirty', '2026-11-22T08:30'],
    ['the eye doctor is at eleven tomorrow so I thought nine', '2026-11-22T09:00'],
    ['friday, no, make it nine', '2026-11-27T09:00'],
    [
      'my hair is today and tomorrow is circle so the day after tomorrow at ten',
      '2026-11-23T10:00',
    ],
    ['tomorrow I have the prom kids all day, make it the day after at nine', '2026-11-23T09:00'],
  ])('%s', (said, at) => {
    expect(heard('when', said).facts.scheduledFor).toContain(at)
  })

  it.each([
    "not tomorrow, I've got the doctor tomorrow",
    'I have a pronghorn due friday',
    "they're shut till monday",
    'my people land at four so before four so now',
  ])('is none: %s', (said) => {
    expect(heard('when', said).facts.scheduledFor).toBeUndefined()
  })
})

describe('a vehicle, a year and a road told beside those that are meant', () => {
  it('belongs to somebody else', () => {
    const said = 'she had the accord, I had the, no, I have the altima'
    expect(heard('vehicle', said).facts.vehicleModel).toBe('Altima')
    expect(
      heard('vehicle', 'the little toyota not the tundra my brother got the tundra').facts
        .vehicleModel,
    ).toBeUndefined()
  })

  it.each([
    ["older than the trailer, trailer's a sixteen, truck's a thirteen", '2013'],
    ['I traded in the 2019 so this is the twenty two', '2022'],
  ])('is of another year: %s', (said, year) => {
    expect(heard('year', said).facts.vehicleYear).toBe(year)
  })

  it.each([
    ['ranch road three thirty seven, three three seven', { highway: 'RM 337' }],
    ['ranch road twenty three twenty three', { highway: 'RM 2323' }],
    ['eye ten westbound at the little green sign said one sixty four', { mileMarker: '164' }],
    ['seventy westbound at the floyd hill exit two forty seven', { exit: '247' }],
    ['us sixty at dawn texas', { highway: 'US-60', city: 'Dawn' }],
  ])('%s', (said, place) => {
    expect(heard('place', said).facts.pickup).toMatchObject(place)
  })

  it('is on its street by its name', () => {
    expect(
      heard('destination', 'pinehurst collision cloquet avenue at fourteenth street').facts.dropoff,
    ).toMatchObject({
      business: 'Pinehurst Collision',
      street: 'Cloquet Avenue',
      crossStreet: '14th Street',
    })
  })
})

describe('what happened, told without the word for it', () => {
  it.each([
    ['that little orange pump picture has been on since weatherford', 'Out of fuel'],
    ["that lever's on the p like somebody welded it", "Won't shift"],
    ['I move that stick to d and r and it just sits there', "Won't shift"],
    ["he waved me on and then he went too and now his headlight's in my door", 'Accident'],
    ['the more I gave it the more it dug', 'Stuck/winch'],
    ["there's nothing the matter with it, it's sold", 'Transport'],
    ['nothing is wrong with it, my keys are locked in the car', 'Lockout'],
  ])('%s', (said, reason) => {
    expect(heard('reason', said).facts.towReason).toBe(reason)
  })

  it('is no crash at a shop of that name', () => {
    expect(heard('destination', 'gateway collision, 1220 jacaman road').dangers).toEqual([])
    expect(
      heard('destination', 'take it to caliber collision, I was in a bad wreck').dangers,
    ).toContain('crash')
  })
})
