import { describe, expect, it } from 'vitest'
import type { Asking, Place } from '../../types/facts.ts'
import { understand } from './understand.ts'

const facts = (words: string, asking: Asking = 'anything') =>
  understand(words, { asking, state: 'TX', now: '2026-11-21T10:24' }).facts

describe('where it is, as people happen to say it', () => {
  it.each<[string, Partial<Place>]>([
    ['AT&T Stadium, lot 12, in Arlington.', { business: 'AT&T Stadium', city: 'Arlington' }],
    [
      'The Galleria in Houston, the blue garage, level three.',
      { business: 'Galleria', city: 'Houston' },
    ],
    [
      "I'm at the Valero, hold on, no, it's an Exxon. The Exxon on Culebra Road in San Antonio.",
      { business: 'Exxon', street: 'Culebra Road', city: 'San Antonio' },
    ],
    [
      '59 southbound about halfway between Goliad and Beeville.',
      { highway: 'US-59', direction: 'southbound', near: 'Goliad and Beeville' },
    ],
    [
      "Nutty Brown, it's a cafe on 290 outside Austin.",
      { business: 'Nutty Brown', highway: 'US-290', city: 'Austin' },
    ],
    [
      'Northwest Highway and Jupiter, in Garland, at the QT.',
      { street: 'Northwest Highway', crossStreet: 'Jupiter', near: 'QT', city: 'Garland' },
    ],
    [
      '1901 North Highway 360, Grand Prairie',
      { number: '1901', street: 'North Highway 360', city: 'Grand Prairie' },
    ],
    [
      'Alamo Drafthouse on South Lamar, Austin, in the garage.',
      { business: 'Alamo Drafthouse', street: 'South Lamar', city: 'Austin' },
    ],
    [
      'Gaylord Texan in Grapevine, main entrance.',
      { business: 'Gaylord Texan', city: 'Grapevine' },
    ],
    [
      "It's called Spin Cycle, a washateria on Ferguson Road in Dallas.",
      { business: 'Spin Cycle', street: 'Ferguson Road', city: 'Dallas' },
    ],
    [
      'The Ritz-Carlton on McKinney Avenue in Dallas.',
      { business: 'Ritz-Carlton', street: 'McKinney Avenue', city: 'Dallas' },
    ],
    [
      "O'Reilly on Walnut Hill, in Dallas, near Marsh.",
      { business: "O'Reilly", street: 'Walnut Hill', city: 'Dallas' },
    ],
    ['Kroger on Spring Creek in Plano', { business: 'Kroger', street: 'Spring Creek' }],
    ["I'm at Walgreens, Hulen, Fort Worth", { business: 'Walgreens', street: 'Hulen' }],
    ["it's on k one seventy seven north of goddard", { highway: 'K-177', city: 'Goddard' }],
    ['m fifty nine westbound by the romeo plank exit', { highway: 'M-59', direction: 'westbound' }],
    [
      'at the circle k four twelve main street',
      { business: 'Circle K', number: '412', street: 'Main Street' },
    ],
    [
      'one forty six dash twenty jamaica avenue in queens',
      { number: '146-20', street: 'Jamaica Avenue', city: 'Queens' },
    ],
    ['25-40 31st street astoria', { number: '25-40', street: '31st Street' }],
    ['twenty-five-forty main street', { number: '2540', street: 'Main Street' }],
    ['the indiana toe road at exit fifty two', { highway: 'Indiana Toll Road', exit: '52' }],
    ['i forty wes bound at exit ten', { highway: 'I-40', direction: 'westbound' }],
    ['i thirty five nort by exit two ten', { highway: 'I-35', direction: 'northbound' }],
    [
      "it's east seven fifty road where it hits north twenty nine hundred road",
      { street: 'East 750 Road', crossStreet: 'North 2900 Road' },
    ],
    ['2209 fort no vine street', { number: '2209', street: 'Vine Street' }],
    [
      'at the cvs on elm street no oak street in plano',
      { business: 'CVS', street: 'Oak Street', city: 'Plano' },
    ],
    ['on elm street no cross street near me', { street: 'Elm Street' }],
    ['kroger at tiger town in opelika', { business: 'Kroger', near: 'Tiger Town' }],
    [
      "highway one sixty going west to pahrump right at mountain springs there's the saloon",
      { direction: 'westbound', near: 'Mountain Springs', detail: 'toward Pahrump' },
    ],
    [
      'highway fifty out past austin goin toward eureka',
      { near: 'Austin', detail: 'toward Eureka' },
    ],
    [
      'at sixty sixth street northwest and a hundred fifth avenue northwest',
      { street: '66th Street Northwest', crossStreet: '105th Avenue Northwest' },
    ],
    ['one oh fifth avenue northwest', { street: '105th Avenue Northwest' }],
    ['where county three meets county sixty six', { highway: 'CR 3', crossStreet: 'CR 66' }],
    [
      "there's windmills and corn and a sign and i'm on sixty five the interstate",
      { highway: 'I-65' },
    ],
    ['is high way too eighty i to eighty from newark', { highway: 'I-280' }],
    [
      'scanner says eighteen forty seven one eight four seven east dakota avenue',
      { number: '1847', street: 'East Dakota Avenue' },
    ],
    ['9 Fox Run, Pilot Point', { number: '9', street: 'Fox Run', city: 'Pilot Point' }],
    [
      'On Park Boulevard in Plano. The parking place.',
      { kind: 'street', street: 'Park Boulevard' },
    ],
    [
      '121 north near Ledford, Grapevine.',
      { highway: 'TX-121', near: 'Ledford', city: 'Grapevine' },
    ],
    [
      "I'm at Goodwill, Warren, Frisco.",
      { business: 'Goodwill', street: 'Warren', city: 'Frisco' },
    ],
    ['Camp Bowie and Hulen.', { street: 'Camp Bowie', crossStreet: 'Hulen' }],
    [
      '158 Private Road 7512, out of Emory',
      { number: '158', street: 'Private Road 7512', city: 'Emory' },
    ],
    ['2300 Grand Avenue Parkway, Austin.', { street: 'Grand Avenue Parkway', city: 'Austin' }],
    [
      '232 East Oak, sorry, 233 East Oak Street in Celina.',
      { number: '233', street: 'East Oak Street', city: 'Celina' },
    ],
    [
      'alamo drafthouse on south lamar austin',
      { business: 'Alamo Drafthouse', street: 'South Lamar', city: 'Austin' },
    ],
    ['lemmon and inwood dallas', { street: 'Lemmon', crossStreet: 'Inwood', city: 'Dallas' }],
    ['main and elm frisco texas', { street: 'Main', crossStreet: 'Elm', city: 'Frisco' }],
    ['Samuell and Jim Miller', { street: 'Samuell', crossStreet: 'Jim Miller' }],
    [
      '1604 westbound, right at the Blanco exit. San Antonio.',
      { highway: 'Loop 1604', direction: 'westbound', city: 'San Antonio' },
    ],
    [
      "I'm on SPID, 358, eastbound by Everhart. Corpus Christi.",
      { highway: 'TX-358', direction: 'eastbound', near: 'Everhart', city: 'Corpus Christi' },
    ],
    ["I'm off 1488 in Magnolia", { highway: 'FM 1488', city: 'Magnolia' }],
    ['6101 Gateway West, El Paso', { number: '6101', street: 'Gateway West', city: 'El Paso' }],
    [
      'Ranch Road 1376, number 2280, out of Fredericksburg.',
      { number: '2280', street: 'RM 1376', city: 'Fredericksburg' },
    ],
    ["I'm at a friend's house", { kind: 'home' }],
    [
      'FM 1488 near Egypt Lane in Magnolia, at a church.',
      { highway: 'FM 1488', near: 'Egypt Lane', city: 'Magnolia' },
    ],
    [
      'at Target, Eastchase Parkway, Fort Worth',
      { business: 'Target', street: 'Eastchase Parkway', city: 'Fort Worth' },
    ],
  ])('%s', (said, place) => {
    expect(facts(said, 'place').pickup).toMatchObject(place)
  })

  it('has neither a zip nor a name in what is told beside it', () => {
    const { pickup } = facts('Copart in Grand Prairie. Lot number is 4 5 8 8 2 1 9.', 'place')
    expect(pickup).toMatchObject({ business: 'Copart', city: 'Grand Prairie' })
    expect(pickup?.zip).toBeUndefined()
    expect(facts("I'm miles from anything").customerName).toBeUndefined()
    expect(facts('they say this is Lewisville', 'place').customerName).toBeUndefined()
  })

  it('is not the town he came from', () => {
    const { pickup } = facts('Coming from Eagle Lake, going towards Wharton.', 'direction')
    expect(pickup?.city).toBe('Wharton')
  })

  it('is no crossing of two things that are told in one breath', () => {
    const said = 'I pulled a trailer out of the pasture and the dadgum truck sunk to the axles'
    expect(facts(said).pickup).toBeUndefined()
  })
})

describe('where it goes', () => {
  it.each<[string, Partial<Place>]>([
    [
      "Take it to AutoZone, no actually they don't fix cars. Take it to Pep Boys in Pharr.",
      { business: 'Pep Boys', city: 'Pharr' },
    ],
    [
      'to the house. Twenty two ten Scyene Road. Dallas.',
      { number: '2210', street: 'Scyene Road', city: 'Dallas' },
    ],
    [
      "It don't need to go nowhere, just get me back on the hard road. If it's broke then Hendrick in McKinney.",
      { business: 'Hendrick', city: 'McKinney' },
    ],
    ['Destination is Vandergriff Toyota in Arlington.', { business: 'Vandergriff Toyota' }],
    [
      'The front desk said Gene Messer, is that a Chevy dealer? In Amarillo.',
      { business: 'Gene Messer', city: 'Amarillo' },
    ],
    [
      'Sterling McCall on the Southwest Freeway. In Houston.',
      { business: 'Sterling McCall', city: 'Houston' },
    ],
    ['Take it to Manheim, the auction, in Dallas.', { business: 'Manheim', city: 'Dallas' }],
    ["There's a Katy Collision. In Katy.", { business: 'Katy Collision', city: 'Katy' }],
    [
      "My mechanic is Steve's Auto on Goliad. Also Rockwall.",
      { business: "Steve's Auto", street: 'Goliad', city: 'Rockwall' },
    ],
    ["If it's bent, Texas Auto Center in Lewisville.", { business: 'Texas Auto Center' }],
    ["It's a place called Dent Wizard in Irving.", { business: 'Dent Wizard', city: 'Irving' }],
    ["There's a Midas right down Josey in Carrollton.", { business: 'Midas', street: 'Josey' }],
    ['The Nissan dealer in Plano, Grubbs.', { business: 'Grubbs Nissan dealer', city: 'Plano' }],
    ["If it's the alternator, then 8220 West Lovers, Dallas.", { number: '8220', city: 'Dallas' }],
    [
      "it's my house not the dealer four twenty one east third street",
      { number: '421', street: 'East 3rd Street' },
    ],
    ['Pick-N-Pull in Fort Worth.', { business: 'Pick-N-Pull', city: 'Fort Worth' }],
    ['Big D Auto Salvage up in Willis.', { business: 'Big D Auto Salvage', city: 'Willis' }],
    ['Camping World in New Braunfels.', { business: 'Camping World', city: 'New Braunfels' }],
    ['We use Sam Pack, the Ford dealer in Carrollton.', { business: 'Sam Pack' }],
    [
      'The insurance said Park Cities Ford, that is in Dallas too.',
      { business: 'Park Cities Ford' },
    ],
  ])('%s', (said, place) => {
    const { pickup, dropoff } = facts(said, 'destination')
    expect(dropoff).toMatchObject(place)
    expect(pickup).toBeUndefined()
  })
})

describe('a spare at home', () => {
  it('is not where the vehicle is', () => {
    expect(facts('my key snapped, I have another one at home').pickup).toBeUndefined()
    expect(facts('the car is at home', 'place').pickup?.kind).toBe('home')
  })
})

describe('a field', () => {
  it('is one of many, and asked for', () => {
    expect(facts('my truck sunk down in the corn field').pickup?.business).toBeUndefined()
  })
})

describe('a town', () => {
  it('is no given name when a town was asked for', () => {
    const { pickup, customerName } = facts("It's Aubrey.", 'city')
    expect([pickup?.city, customerName]).toEqual(['Aubrey', undefined])
  })
})

describe('an exit told by its road', () => {
  it('is not the first one', () => {
    const { pickup } = facts('The one for Cockrell.', 'exit')
    expect(pickup?.exit).toBeUndefined()
    expect(JSON.stringify(pickup)).toMatch(/Cockrell/)
  })
})

describe('a color', () => {
  it('is no name', () => {
    expect(facts("It's pearl white.", 'color').customerName).toBeUndefined()
  })
})

describe('a name', () => {
  it.each([
    ['Rosa. Rosa Trevino.', 'Rosa Trevino'],
    ['Mine is Walter Dietz, the wife is Joan.', 'Walter Dietz'],
    ['That would be Carla Boone.', 'Carla Boone'],
  ])('said as “%s” is whole', (said, name) => {
    expect(facts(said, 'name').customerName).toBe(name)
  })
})

describe('the vehicle', () => {
  it('has its short year before a model that sounds like a road', () => {
    expect(facts("'09 Road King, Harley.", 'vehicle')).toMatchObject({
      vehicleYear: '2009',
      vehicleModel: 'Road King',
    })
  })

  it('is none that something is only like', () => {
    const { vehicleMake, dropoff } = facts('It goes to bucking and jerking like a mule')
    expect([vehicleMake, dropoff]).toEqual([undefined, undefined])
    expect(facts("it's like a Camry", 'vehicle').vehicleModel).toBe('Camry')
  })

  it('is none that a hotel or a cinema is called after', () => {
    const hotel = facts('The Ritz-Carlton on McKinney Avenue in Dallas.', 'place')
    const cinema = facts("No, I'm at Alamo Drafthouse, South Lamar, Austin.", 'what to correct')
    expect([hotel.vehicleMake, cinema.vehicleMake]).toEqual([undefined, undefined])
  })

  it('is none of a dealer that is put right', () => {
    const { dropoff, vehicleMake } = facts('No, take it to Park Place Lexus, Plano.', 'read back')
    expect(dropoff).toMatchObject({ business: 'Park Place Lexus', city: 'Plano' })
    expect(vehicleMake).toBeUndefined()
  })

  it('is none that half of Texas is called after', () => {
    expect(facts('This is Roy with First Lone Star Credit').vehicleMake).toBeUndefined()
    expect(facts('an International Lone Star', 'vehicle').vehicleModel).toBe('LoneStar')
  })

  it('is none in small words that only sound like one', () => {
    expect(facts('he ran into me at a stop sign').vehicleModel).toBeUndefined()
    expect(facts('a Miata', 'vehicle').vehicleModel).toMatch(/Miata/)
  })

  it('has no model in "one of"', () => {
    const said = 'A Chevy, one of those long vans, an Express. 2011.'
    expect(facts(said, 'vehicle').vehicleModel).toBe('Express')
  })

  it('is none that sounds like a town', () => {
    expect(
      facts("It's an upholstery shop in Fort Worth.", 'destination').vehicleMake,
    ).toBeUndefined()
  })

  it('is none that sounds like the name of a gas station', () => {
    expect(facts("it's an Exxon", 'place').vehicleMake).toBeUndefined()
  })
})

describe('an officer', () => {
  it('tells the county and his name, and asks for nothing', () => {
    const said = 'Montgomery County, Deputy Lasseter. Got a Tahoe on its top in the ditch.'
    expect(facts(said).callerType).toBe('Police')
    expect(facts('the county deputy told me to move').callerType).toBeUndefined()
  })
})

describe('no texts', () => {
  it.each([
    "I'd rather you call.",
    "It's a flip phone.",
    "you can't, it hangs on the wall",
    "no I don't know about those things",
    "I don't have one of those phones.",
    'I never learned how.',
    'non i got them fat fingers don text me call',
  ])('is told without a no: %s', (said) => {
    expect(understand(said, { asking: 'may text' }).answer).toBe('no')
  })
})
