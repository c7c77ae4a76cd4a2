import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import { conversation, plainTools } from './call.fixture.ts'
import { bilingual } from './spanish-call.fixture.ts'

const upToWhere = () => conversation().caller('my car broke down').caller('yes').caller('yes')
const place = (talk: ReturnType<typeof conversation>) => talk.memory.intake.facts.pickup

describe('words that only sound like harm', () => {
  it.each(["It's behind our shop, nobody's in danger", "no one's in any danger, it's on a lift"])(
    'safe is who says "%s"',
    (said) => {
      const talk = conversation().caller('my car broke down').caller(said)
      expect(talk.memory.intake).toMatchObject({ safe: true, dangers: [] })
    },
  )

  it.each(['nope only grumpy', 'no, just tired of it'])(
    '"%s" is asked once more, and nobody is put through for it',
    (said) => {
      const talk = conversation().caller('my car broke down').caller(said)
      expect(talk.said).toMatch(/out of the way of traffic/)
      expect(talk.memory.phase).toBe('talking')
    },
  )

  it('who was looked at by the ambulance crew and is fine is put through to nobody', () => {
    const talk = conversation().caller('i got rear ended').caller('no i am just crying')
    talk.caller("no the ambulance guy looked at me i'm fine nobody's hurt")
    expect(talk.memory.phase).toBe('talking')
    expect(talk.memory.intake.dangers).not.toContain('injury')
  })

  it('a child who is locked in is heard behind a no', () => {
    const talk = conversation().caller('the doors locked by themselves, i need it opened')
    talk.caller("no mija the baby's locked inside and it's so hot")
    expect(talk.memory.intake.dangers).toContain('child or animal inside')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('a child who shut the door from outside is not in there', () => {
    const talk = conversation().caller('my son pushed the lock button from outside, he is with me')
    expect(talk.memory.intake.dangers).not.toContain('child or animal inside')
  })
})

describe('what is needed, told in the first words', () => {
  it('ends no call by "that\'s all"', () => {
    const talk = conversation().caller("all i want is a jump start, that's all")
    expect(talk.said).toMatch(/safe/)
  })

  it('is no truck waited for, however often it happened', () => {
    const talk = conversation().caller('Dead battery for the second time, I want it towed')
    expect(talk.said).toMatch(/dead battery/)
  })

  it('is a tow, where the wrong fuel was filled in', () => {
    const talk = conversation().caller('my wife put diesel in the van, and it has a gas engine')
    expect(talk.memory.intake.facts.towReason).toBe('Breakdown')
    expect(
      conversation().caller('I forgot to put gas in the truck and it quit').memory.intake.facts,
    ).toMatchObject({ towReason: 'Out of fuel' })
  })

  it('is a club’s, whatever the club is called', () => {
    const talk = conversation().caller(
      'this is Ruth with Lakeshore Road Assistance, I have a jump request for you',
    )
    expect(talk.memory.intake.facts.callerType).toBe('Motor club')
  })
})

describe('where it stands', () => {
  it('keeps its road when the way is told by another', () => {
    const talk = upToWhere()
      .caller('on FM 88, the co-op gate')
      .caller('I came off 77 so going east')
    expect(place(talk)).toMatchObject({ highway: 'FM 88', direction: 'eastbound' })
  })

  it('is told by the town that they drive into, and is not where it goes', () => {
    const talk = upToWhere().caller("it's I-45 coming down into Ennis, mile 255, by Garrett")
    expect(talk.memory.intake.facts.dropoff).toBeUndefined()
    expect(place(talk)).toMatchObject({ highway: 'I-45', mileMarker: '255' })
  })

  it('names nobody, where no name was asked', () => {
    const talk = upToWhere()
      .caller('the boat dock on 4th Street')
      .caller('by the barge name miss jo')
    expect(talk.memory.intake.facts.customerName).toBeUndefined()
  })

  it('is kept in words of which nothing can be made', () => {
    const talk = upToWhere().caller('east eleventh, the gravel yard')
    expect(place(talk)?.said).toContain('the gravel yard')
  })

  it('is on a street called after a town, with a side of the sky before it', () => {
    const facts = understand('the arena off East Palm Valley', {
      asking: 'place',
      state: 'TX',
    }).facts
    expect(facts.pickup?.city).toBeUndefined()
  })
})

describe('where it goes', () => {
  const toWhere = () => upToWhere().caller('2400 Elm Street in Plano')

  it.each(['my house on Cedar Street, number 4120', 'my house, Cedar Street, forty one twenty'])(
    'has its number after its street: "%s"',
    (said) => {
      const talk = toWhere().caller(said)
      expect(talk.memory.intake.facts.dropoff).toMatchObject({ number: '4120' })
    },
  )

  it('is asked of an officer who has it held', () => {
    const talk = conversation()
      .caller('This is Deputy Alvarez, Ector County Sheriff, I need a wrecker')
      .caller('4471')
      .caller('Elm and 8th Street in Odessa')
      .caller("front end damage, the driver is in custody so it's a hold")
    expect(talk.said).toMatch(/take it|towed/)
  })
})

describe('the read-back', () => {
  const read = () =>
    upToWhere()
      .caller('2400 Elm Street in Plano')
      .caller('to 500 Oak Street in Plano')
      .caller('a 2014 Honda Civic')
      .caller('blue')
      .caller('Ann Jones')
      .caller('sure')

  it('is right in two words that the learned reader knows', () => {
    const talk = read()
    expect(talk.said).toMatch(/Is that right/)
    talk.caller("that's affirmative")
    expect(talk.closing).toMatchObject({ reason: 'job taken' })
  })

  it('is not asked about without end', () => {
    const talk = read()
    for (let times = 0; times < 8 && !talk.closing; times++) talk.caller('no, well')
    expect(talk.closing).toBeDefined()
  })
})

describe('another car of theirs', () => {
  it('told with its year takes no place of the one that is known', () => {
    const talk = upToWhere()
      .caller('2400 Elm Street in Plano')
      .caller('to 500 Oak Street in Plano')
      .caller('a Toyota Camry')
      .caller("2012, no, that's the Corolla, the Camry is 2019")
    expect(talk.memory.intake.facts).toMatchObject({ vehicleModel: 'Camry', vehicleYear: '2019' })
  })
})

describe('texts', () => {
  const answer = (said: string) => understand(said, { asking: 'may text' }).answer

  it.each([
    'I reckon so',
    'texts come through better',
    'please text',
    'call or text, either',
    'texting is preferred',
  ])('are wanted by "%s"', (said) => {
    expect(answer(said)).toBe('yes')
  })

  it.each([
    "it's a wall phone so no",
    "texts don't come through up here",
    "it's a land line, so text is no good",
  ])('are not by "%s"', (said) => {
    expect(answer(said)).toBe('no')
  })

  it('are not wanted by whoever would sooner be called', () => {
    expect(answer('I suppose you could call')).not.toBe('yes')
  })
})

/** The call up to a question, with all before it answered by nothing. */
function asked(talk: ReturnType<typeof conversation>, question: string) {
  for (let turn = 0; turn < 20 && talk.memory.question !== question; turn += 1)
    talk.caller("I don't know")
  expect(talk.memory.question).toBe(question)
  return talk
}

describe('a vehicle told in passing', () => {
  const facts = (talk: ReturnType<typeof conversation>) => talk.memory.intake.facts
  const upToVehicle = (said: string) => {
    const talk = conversation().caller(said).caller('yes').caller('yes')
    talk.caller('900 Oak Street in Plano').caller('behind the barn')
    return asked(talk, 'vehicle')
  }

  it('by a name that may be another’s is asked for all the same, and the answer counts', () => {
    const talk = upToVehicle('I need a tow all the way back to Santa Fe, the engine died')
    expect(talk.said).toMatch(/year, make and model/)
    talk.caller('subaru forester')
    expect(facts(talk)).toMatchObject({ vehicleMake: 'Subaru', vehicleModel: 'Forester' })
  })

  it('stays what it was when that is named again', () => {
    const talk = upToVehicle('my Expedition started and the engine died')
    talk.caller('a Ford Explorer. Expedition! I always do that.')
    expect(facts(talk).vehicleModel).toBe('Expedition')
  })

  it('and known is none that only sounds so in what is answered to another question', () => {
    const talk = upToVehicle('my engine died').caller('a 2003 Buick LeSabre')
    asked(talk, 'color')
    talk.caller("it's gold it is not gold it's tan vernon tan put tan")
    expect(facts(talk)).toMatchObject({ vehicleMake: 'Buick', vehicleModel: 'LeSabre' })
  })
})

describe('a number to call back', () => {
  const callback = (said: string) =>
    conversation().caller('my car broke down').caller('yes').caller(said).memory.intake.facts
      .customerPhone

  it.each([
    'call me, not her, this number',
    'this heres the house phone, call me on this',
    "well it's a landline at the church but it'll ring yes",
  ])('is the one they call from: "%s"', (said) => expect(callback(said)).toBe('4695550199'))

  it.each([
    "this is my wife's phone",
    "this one's about to die",
    'no not this one',
    'that is not my number',
    "that's not my line",
    'no my number is different',
  ])('is not: "%s"', (said) => expect(callback(said)).toBeUndefined())

  it.each([
    ['callback is this line', '4695550199'],
    ["yes that's our dispatch line", '4695550199'],
    ["that's not our line", undefined],
    ['yes', undefined],
  ])('of a club is the line it calls on, where it says so: "%s"', (said, phone) => {
    const talk = conversation().caller('this is Priya with Agero motor club, I have a tow for you')
    talk.caller('7441823').caller('none').caller('600 Commerce Street in Fort Worth')
    asked(talk, 'member phone')
    expect(talk.caller(said).memory.intake.facts.customerPhone).toBe(phone)
  })
})

describe('what was answered', () => {
  it('is not asked for again because the map knows no such shop', () => {
    const talk = conversation({
      tools: (request) =>
        request.kind === 'resolvePlace'
          ? {
              kind: 'resolvePlace',
              which: request.which,
              said: request.place.said,
              address: request.place.said,
              valid: false,
              latLng: null,
            }
          : plainTools(request),
    })
    talk.caller('the engine died').caller('yes').caller('yes')
    talk.caller('9402 Oak Street in Weslaco').caller('Valley Radiator on Texas Boulevard')
    let asked = 0
    for (let turn = 0; turn < 15 && talk.memory.phase === 'talking'; turn += 1) {
      if (talk.said.includes('goes to Valley Radiator: what is the address')) asked += 1
      talk.caller(talk.said.includes('city') ? 'Weslaco' : 'Texas Boulevard by the tracks')
    }
    expect(asked).toBe(1)
  })

  it.each(['fine yes', 'yeah fine'])('is a yes to a text: "%s"', (said) => {
    const talk = conversation().caller('my engine died').caller('yes').caller('yes')
    talk.caller('900 Oak Street in Plano').caller('behind the barn')
    asked(talk, 'may text')
    expect(talk.caller(said).memory.intake.mayText).toBe(true)
  })

  it('"yeah fine" is no harm', () => {
    const talk = conversation().caller('my engine died').caller('mumble').caller('mumble')
    expect(talk.said).toMatch(/hurt or in danger/)
    expect(talk.caller('yeah fine').memory.phase).toBe('talking')
  })
})

describe('what is wrong', () => {
  it.each([
    "it won't start and it's not the battery",
    'no start, mechanical, not a battery, already had a jump attempt',
  ])('is no battery where that is said: "%s"', (said) => {
    const talk = conversation().caller('I need a tow').caller('yes').caller('yes')
    talk.caller('900 Oak Street in Plano')
    asked(talk, 'reason')
    expect(talk.caller(said).memory.intake.facts.towReason).toBe('Breakdown')
  })
})

describe('words that only sound like something else', () => {
  it.each([
    ['take it to North Loop Drive in El Paso', 'North Loop Drive'],
    ["if it won't drive after, then Petro Lodge Inn on Kermit Highway", 'Kermit Highway'],
  ])('are no road: "%s"', (said, street) => {
    const talk = conversation().caller('my engine died').caller('yes').caller('yes')
    talk.caller('900 Oak Street in Plano')
    asked(talk, 'where to')
    const { dropoff } = talk.caller(said).memory.intake.facts
    expect([dropoff?.street, dropoff?.highway]).toContain(street)
  })

  it('are no other vehicle where it stands', () => {
    const talk = conversation().caller('my engine died in my 2015 Hyundai Azera').caller('yes')
    talk.caller('yes').caller('900 Oak Street in Plano').caller("beside Shirley's tan Camry")
    expect(talk.memory.intake.facts.vehicleModel).toBe('Azera')
  })

  it('are no road at an hour, and no town in a call that was cut off', () => {
    const talk = conversation().caller(
      'i bought a packard and want it hauled to austin in three days at ten in the morning',
    )
    expect(talk.memory.intake.facts.dropoff?.highway).toBeUndefined()
    talk.caller('we got cut off')
    expect(talk.memory.intake.facts.pickup?.city).toBeUndefined()
  })

  it('are no complaint about us', () => {
    const talk = conversation().caller('lost a wheel off the company truck, the studs broke')
    expect(talk.memory.phase).toBe('talking')
  })
})

describe('a town', () => {
  it.each(['new york', "it's in new york"])('is New York City: "%s"', (said) => {
    const { pickup } = understand(said, { asking: 'city', now: '2026-11-21T10:24' }).facts
    expect(pickup?.city).toBe('New York City')
  })

  it('with a Spanish name turns no call into Spanish', () => {
    const talk = conversation({ company: bilingual }).caller('my engine died').caller('yes')
    talk.caller('yes').caller('on Main Street').caller('salida')
    expect(talk.memory.language).toBe('en')
  })
})

describe('a highway', () => {
  it('between states has exits, whatever is beside it', () => {
    const talk = conversation().caller('a flat tire, no spare').caller('yes').caller('yes')
    talk.caller('i ten westbound past tidewater marine supply')
    expect(talk.said).toMatch(/nearest exit or mile marker/)
  })
})

describe('whose house it is', () => {
  it('is no name of it', () => {
    const said = "my mom's 704 park row drive in arlington"
    const { dropoff } = understand(said, { asking: 'destination', now: '2026-11-21T10:24' }).facts
    expect(dropoff).toMatchObject({ number: '704', street: 'Park Row Drive', detail: 'home' })
  })
})

describe('when it is wanted', () => {
  const at = (said: string) => understand(said, { asking: 'when', now: '2026-11-21T10:24' }).facts

  it.each([
    ["day after tomorrow seven in the mornin'", '2026-11-23T07:00'],
    ['two days from now seven thirty in the mornin', '2026-11-23T07:30'],
    ['one thirty day after tomorrow', '2026-11-23T13:30'],
  ])('"%s"', (said, time) => expect(at(said).scheduledFor).toBe(time))
})
