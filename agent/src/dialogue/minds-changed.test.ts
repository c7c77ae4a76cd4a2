import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import { conversation } from './call.fixture.ts'

const upToTheVehicle = () =>
  conversation()
    .caller('my car overheated')
    .caller('yes')
    .caller('yes')
    .caller('3600 East Paisano Drive in El Paso')
    .caller('Viva Chevrolet on Montana in El Paso')

const upToTheName = () => upToTheVehicle().caller('a white 2016 Chevy Colorado')

const facts = (talk: ReturnType<typeof conversation>) => talk.memory.intake.facts

describe('a mind that changes while something else is asked', () => {
  it('sends it to the house that was told last', () => {
    const talk = upToTheVehicle()
    talk.caller("don't take it to the dealer, take it to Mesa Radiator, 6620 North Mesa Street")
    expect(facts(talk).dropoff).toMatchObject({ number: '6620', street: 'North Mesa Street' })
    const other = upToTheVehicle().caller('it was my brother who told me of 12 Oak Street once')
    expect(facts(other).dropoff?.number).toBeUndefined()
  })

  it('sends it to another shop by its name alone, asked for something else', () => {
    const talk = upToTheName()
    talk.caller(
      "denise rocha and hang on he says do not take it to the dealer they'll rob us take it to hillyard auto clinic",
    )
    expect(facts(talk)).toMatchObject({ customerName: 'Denise Rocha' })
    expect(facts(talk).dropoff?.business).toBe('Hillyard Auto Clinic')
    talk.caller('yes')
    expect(talk.said).toMatch(/It goes to Hillyard Auto Clinic: what is the address/)
    const other = upToTheVehicle().caller(
      'I do not like the dealer, I take it to hillyard auto clinic mostly',
    )
    expect(facts(other).dropoff?.business).toBe('Viva Chevrolet')
  })

  it('is told again of the shop it goes to, and sends nobody there', () => {
    const talk = upToTheName()
    talk.caller(
      "oh and I've changed where it goes it should be Viva Chevrolet on Airway Boulevard, not the other",
    )
    expect(facts(talk).pickup).toMatchObject({ number: '3600', street: 'East Paisano Drive' })
    expect(facts(talk).dropoff).toMatchObject({
      business: 'Viva Chevrolet',
      street: 'Airway Boulevard',
    })
  })

  it('is beside the shop it goes to, asked where it is', () => {
    const talk = conversation()
      .caller('my car overheated, take it to Viva Chevrolet in El Paso')
      .caller('yes')
      .caller('yes')
    talk.caller("it's on East Paisano Drive two blocks from Viva Chevrolet")
    expect(facts(talk).pickup).toMatchObject({ street: 'East Paisano Drive' })
    expect(facts(talk).dropoff?.street).toBeUndefined()
  })

  it('names another vehicle, asked for the color', () => {
    const talk = upToTheVehicle().caller('a 2016 Chevy Colorado')
    expect(facts(talk).vehicleModel).toBe('Colorado')
    talk.caller("white, and it's the GMC Terrain, I don't know why I said Colorado")
    expect(facts(talk)).toMatchObject({ vehicleMake: 'GMC', vehicleModel: 'Terrain' })
  })

  it('takes back where it goes, asked for the address there', () => {
    const talk = conversation().caller('my battery is dead').caller('yes').caller('yes')
    talk.caller('1325 Pennsylvania Avenue in Fort Worth').caller('home')
    expect(facts(talk).dropoff?.kind).toBe('home')
    talk.caller("nowhere, I'll drive it once it starts")
    expect(facts(talk).dropoff).toBeUndefined()
  })
})

describe('a yes on a condition to what was read back', () => {
  const readBack = () =>
    conversation()
      .caller('I ran out of gas on 75 northbound in Allen')
      .caller('yes')
      .caller('yes')
      .caller('exit 36')
      .caller('nowhere, just the gas')
      .caller('a gray 2012 Chevy Impala')
      .caller('Reginald Tolliver')
      .caller('yes')

  it('is a correction where it is not met, in the same town', () => {
    const talk = readBack()
    expect(talk.said).toMatch(/northbound at exit 36.*Is that right\?$/)
    talk.caller('yes sir long as you got southbound past bethany and not north')
    expect(facts(talk).pickup).toMatchObject({
      highway: 'US-75',
      direction: 'southbound',
      near: 'Bethany',
      city: 'Allen',
    })
    talk.caller('exit 35')
    expect(talk.said).toMatch(/southbound at exit 35/)
    talk.caller('yes sir long as you got southbound past bethany and not north')
    expect(talk.memory.intake.confirmed).toBe(true)
  })

  it('is a yes where it is met', () => {
    const talk = readBack().caller("if you've got northbound and not south then yes it's right")
    expect(talk.memory.intake.confirmed).toBe(true)
    expect(facts(talk).pickup).toMatchObject({ direction: 'northbound', exit: '36' })
  })

  it('sends it to the other end, when that is what is excepted', () => {
    const talk = upToTheVehicle()
      .caller('a white 2016 Chevy Colorado')
      .caller('Brooke Shah')
      .caller('yes')
    while (!talk.said.endsWith('Is that right?')) talk.caller("I don't know")
    talk.caller(
      "everything except it's not going to Viva it's going to Mesa Collision sixty six twenty North Mesa Street",
    )
    expect(facts(talk).pickup).toMatchObject({ number: '3600', street: 'East Paisano Drive' })
    expect(facts(talk).dropoff).toMatchObject({ number: '6620', business: 'Mesa Collision' })
  })

  it('leaves no danger unheard that is told with it', () => {
    const talk = readBack()
    talk.caller("yes long as you've got northbound and not south and there's flames under the hood")
    expect(talk.said).toMatch(/9 1 1/)
  })

  it('goes by what is so, and not by what was said of it before', () => {
    const talk = conversation().caller(
      "I ran out of gas on 75 southbound no I'm northbound in Allen",
    )
    for (const words of ['yes', 'yes', 'northbound', 'exit 36', 'nowhere, just the gas'])
      talk.caller(words)
    talk.caller('a gray 2012 Chevy Impala').caller('Reginald Tolliver').caller('yes')
    const { direction } = facts(talk).pickup ?? {}
    talk.caller(
      `yes as long as you've got ${direction === 'northbound' ? 'southbound' : 'northbound'}`,
    )
    expect(facts(talk).pickup?.direction).not.toBe(direction)
  })

  it('corrects nothing, when it is of something else', () => {
    const talk = readBack().caller('yes as long as you get here before dark')
    expect(facts(talk).pickup).toMatchObject({ direction: 'northbound', exit: '36' })
    expect(talk.memory.intake.confirmed).toBe(true)
  })
})

describe('who is asked for a name', () => {
  it('may be a sergeant, and no police', () => {
    const talk = upToTheName()
    talk.caller('sergeant whitfield i mean dashawn whitfield')
    expect(facts(talk).callerType).toBeUndefined()
    expect(facts(talk).customerName).toBe('Dashawn Whitfield')
  })

  it('is not whoever owns the telephone', () => {
    const talk = conversation().caller('I locked my keys in my truck').caller('yes').caller('no')
    talk.caller("this is dale's phone mine's in the truck but yeah call this one")
    expect(facts(talk).customerName).toBeUndefined()
  })

  it('says what others call them, and is put down by their name', () => {
    const talk = upToTheName()
    talk.caller('ulysse naquin they call me t u down here')
    expect(facts(talk).customerName).toBe('Ulysse Naquin')
  })
})

describe('a street beside the one they are on', () => {
  it('is no town, where they have told theirs', () => {
    const talk = conversation()
      .caller('locked my keys in my car in the highlands in louisville')
      .caller('yes')
      .caller('no')
      .caller('yes')
    talk.caller("the car's around the corner on bonnycastle avenue just off bardstown")
    expect(facts(talk).pickup).toMatchObject({
      street: 'Bonnycastle Avenue',
      near: 'Bardstown',
      city: 'Louisville',
    })
  })
})

describe('what was not asked yet', () => {
  it('is the town of where it goes, asked as that', () => {
    const talk = conversation().caller('the clutch is gone').caller('yes').caller('yes')
    talk.caller('1630 Park Street in Hartford').caller('the Audi Store, 700 Connecticut Boulevard')
    talk.caller('a 2014 Audi A4')
    expect(talk.said).toMatch(/It goes to the Audi Store.*: what city is that in\?$/)
  })

  it('is whether they are out of the water, where only a "not hurt" was said', () => {
    const talk = conversation().caller("get me out of this wash, it's still rising")
    expect(talk.said).toMatch(/hurt or in danger/)
    talk.caller('not hurt no')
    expect(talk.memory.intake.safe).toBeNull()
  })
})

describe('a place told in an uncommon way', () => {
  it.each([
    [
      "1630 Park Street, it's Park Street Auto",
      { number: '1630', street: 'Park Street', business: 'Park Street Auto' },
    ],
    ['275 west 200 north', { number: '275', street: 'West 200 North' }],
    ['northeast one fiftieth street', { street: 'Northeast 150th Street' }],
    ["it's at the end of route kk", { highway: 'Route KK' }],
    ['on I-91 somewhere up in Vermont', { highway: 'I-91', state: 'VT' }],
    [
      "i'm on pacific street no that ain't pacific that's south sprigg street",
      { street: 'South Sprigg Street' },
    ],
    [
      '615 capital avenue southwest cereal city automotive',
      { street: 'Capital Avenue Southwest', business: 'Cereal City Automotive' },
    ],
  ])('is taken for what it is: %s', (said, place) => {
    expect(understand(said, { asking: 'place' }).facts.pickup).toMatchObject(place)
  })

  it('is no name that says what stands there, and not which', () => {
    const { pickup } = understand("it's 1204 North Locust Street, the donut shop", {
      asking: 'place',
    }).facts
    expect([pickup?.number, pickup?.business]).toEqual(['1204', undefined])
  })

  it('comes to them, and is not where it goes', () => {
    const { pickup, dropoff } = understand("how long's it take you to get to the tollway").facts
    expect([pickup?.highway, dropoff]).toEqual(['Dallas North Tollway', undefined])
  })
})

describe('words about something else', () => {
  it.each([
    ["he'd have a fit", { vehicleModel: undefined }],
    ["it's not broke down, it just needs moving", { towReason: undefined }],
    [
      'move my fifth wheel out of storage',
      { towReason: 'Storage relocation', vehicleType: 'Trailer' },
    ],
    ['es sierra gmc crew cab', { vehicleMake: 'GMC', vehicleModel: 'Sierra' }],
  ])('are not taken for it: %s', (said, others) => {
    const { facts: heard } = understand(said, { asking: 'vehicle' })
    for (const [key, value] of Object.entries(others))
      expect(heard[key as keyof typeof heard], key).toBe(value)
  })
})

describe('a road that is put right, whatever was asked', () => {
  const at = (place: string) =>
    conversation().caller('my car overheated').caller('yes').caller('yes').caller(place)

  it('at the town that was asked for', () => {
    const talk = at('6th Street and Campbell').caller('Maaco on Grant Road')
    expect(talk.memory.question).toBe('city')
    talk.caller("tucson and it's speedway and campbell not sixth")
    expect(facts(talk).pickup).toMatchObject({
      street: 'Speedway',
      crossStreet: 'Campbell',
      city: 'Tucson',
    })
    expect(talk.memory.intake.placeWords?.pickup?.[0]).toMatchObject({ isPast: true })
  })

  it('and what it crosses stays', () => {
    const talk = at('Magazine Street at Napoleon').caller('Crescent Tire on Tulane Avenue')
    talk.caller("new orleans and oh it's prytania not magazine I was one off")
    expect(facts(talk).pickup).toMatchObject({ street: 'Prytania', crossStreet: 'Napoleon' })
  })

  it.each([
    "hang on it's capital boulevard not glenwood I drive glenwood every day it's capital at millbrook road",
    "this isn't glenwood it's capital at millbrook road",
  ])('at the corner that was asked for: %s', (words) => {
    const talk = at('Glenwood Avenue').caller(words)
    expect(facts(talk).pickup).toMatchObject({ street: 'Capital', crossStreet: 'Millbrook Road' })
  })

  it('but not where no other is told, or another road is denied', () => {
    const talk = at('Glenwood Avenue in Raleigh').caller(
      "I'm not on glenwood any more than you are",
    )
    expect(facts(talk).pickup?.street).toBe('Glenwood Avenue')
    const other = at('the frontage road of I-35 in Waco').caller(
      "it's the service road not the main lanes",
    )
    expect(facts(other).pickup?.highway).toBe('I-35')
  })

  it('is not read as the town when it only follows it', () => {
    const { pickup } = understand("raleigh and it's capital boulevard if i said glenwood", {
      asking: 'city',
      state: 'TX',
    }).facts
    expect(pickup?.city).toBe('Raleigh')
  })
})

describe('a shop instead of their house, whatever was asked', () => {
  const toTheHouse = () =>
    conversation()
      .caller('my car overheated')
      .caller('yes')
      .caller('yes')
      .caller('3600 East Paisano Drive in El Paso')
      .caller('my house, 14 Rumford Street')

  it('is where it goes, and is asked for its own address', () => {
    const talk = toTheHouse()
    expect(facts(talk).dropoff).toMatchObject({ number: '14', street: 'Rumford Street' })
    talk.caller("it's a Ford Escape so actually Grappone Ford, not my house")
    expect(facts(talk)).toMatchObject({ vehicleModel: 'Escape' })
    expect(facts(talk).dropoff).toMatchObject({ business: 'Grappone Ford' })
    expect(facts(talk).dropoff?.number).toBeUndefined()
    talk.caller('2017').caller('red')
    expect(talk.transcript).toMatch(/It goes to Grappone Ford: what is the address/)
  })

  it('is the one they end with, whatever they tell of the other before', () => {
    const talk = toTheHouse().caller(
      "well the ford place is riverside drive but deacon brown is telling me make it wiley's auto repair on pio nono avenue instead",
    )
    expect(facts(talk).dropoff).toMatchObject({
      business: "Wiley's Auto Repair",
      street: 'Pio Nono Avenue',
    })
    expect(facts(talk).pickup).toMatchObject({ street: 'East Paisano Drive' })
  })

  it('is none where none is named', () => {
    const talk = toTheHouse().caller("it's a blue Escape, not my house")
    expect(facts(talk).dropoff).toMatchObject({ number: '14' })
  })
})
