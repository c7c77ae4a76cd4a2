import { describe, expect, it } from 'vitest'
import type { Asking, Danger, Facts, Intent } from '../../types/facts.ts'
import { understand } from './understand.ts'

describe('names', () => {
  it.each<[string, string, Asking?]>([
    ['this is Sarah Jenkins', 'Sarah Jenkins'],
    ["my name's Jose Imanez", 'Jose Imanez'],
    ['MY NAME IS BETTY SULLIVAN', 'Betty Sullivan'],
    ["I'm Bruce", 'Bruce'],
    ['hi this is kavitha', 'Kavitha'],
    ['s m i t h', 'Smith', 'name'],
    ['Sarah', 'Sarah', 'name'],
    ['it’s John McConnell', 'John McConnell', 'name'],
    ['Mr. Jones', 'Mr. Jones', 'name'],
    ['Victor Forrester', 'Victor Forrester', 'name'],
    ['my name is Ram Kumar', 'Ram Kumar'],
    ['Jenkins, J E N K I N S', 'Jenkins', 'name'],
    ['yes sure, Maria de la Cruz', 'Maria De La Cruz', 'name'],
    ['Michael Brown', 'Michael Brown', 'name'],
    ['Bob Miller here', 'Bob Miller'],
    ['put it under Thompson', 'Thompson'],
    ['Grace Young', 'Grace Young', 'name'],
    ['Mrs. Alvarez', 'Mrs. Alvarez', 'name'],
    ["my name is Mary Kate O'Brien", "Mary Kate O'Brien", 'name'],
    ['smith s m i t h first name dan', 'Dan Smith', 'name'],
    ['last name is mcdonald first name is ray', 'Ray McDonald', 'name'],
    ['bill and the last name is kaczmarek k a c z m a r e k', 'Bill Kaczmarek', 'name'],
    ['Jon without an h Jon Stein', 'Jon Stein', 'name'],
    ['christina with a c h', 'Christina', 'name'],
    ['xiomara x i o m a r a vega', 'Xiomara Vega', 'name'],
    ['tyrell jackson t y r e l l', 'Tyrell Jackson', 'name'],
    ['Harold and June Peck', 'Harold Peck', 'name'],
    ['tom and jerry', 'Tom', 'name'],
    ['my last name is Ford and I drive a Dodge', 'Ford'],
    ["it's for my daughter emily clark", 'Emily Clark', 'name'],
    ['this is tasha johnson i am at the wawa', 'Tasha Johnson'],
    ['this is officer daniels badge 224', 'Officer Daniels', 'name'],
  ])('hears "%s"', (said, name, asking = 'anything') => {
    expect(understand(said, { asking }).facts.customerName).toBe(name)
  })

  it.each<[string, Asking?]>([
    ['Excellent', 'name'],
    ["I'm stranded"],
    ['this is ridiculous'],
    ['I am at the mall'],
    ['hi Charlie', 'name'],
    ['thanks Sam', 'name'],
    ['may I speak to someone'],
    ['honda civic', 'name'],
    ['okay', 'name'],
    ['okaysure', 'name'],
    ['what did you say', 'name'],
    ['hello', 'name'],
    ['the street name is Preston'],
    ["I'm going north", 'direction'],
    ['no thank you', 'name'],
    ['hold on', 'name'],
    ['my brother will be there', 'name'],
    ['just put it on my card', 'name'],
    ['this is a Toyota'],
  ])('hears no name in "%s"', (said, asking = 'anything') => {
    expect(understand(said, { asking }).facts.customerName).toBeUndefined()
  })
})

describe('yes, no and not knowing', () => {
  it.each<[string, 'yes' | 'no' | 'unknown' | undefined]>([
    ['yes', 'yes'],
    ['yeah', 'yes'],
    ['sure go ahead', 'yes'],
    ['uh huh', 'yes'],
    ["that's right", 'yes'],
    ['no problem, yes', 'yes'],
    ['no', 'no'],
    ['nope', 'no'],
    ['yeah no', 'no'],
    ['not really', 'no'],
    ['no thank you', 'no'],
    ['no yeah go ahead', 'yes'],
    ["I don't know", 'unknown'],
    ['I have no idea', 'unknown'],
    ["I'm not sure", 'unknown'],
    ['beats me', 'unknown'],
    ['can you pick me up at 7 tomorrow morning', undefined],
    ['K and 15th', undefined],
    ["you can text me that's fine", 'yes'],
    ["please don't text me", 'no'],
    ['right now', undefined],
    ['my car died', undefined],
    ['good morning', undefined],
    ['no one is hurt', undefined],
    ["I don't have a spare", undefined],
  ])('hears "%s" as %s', (said, answer) => {
    expect(understand(said, { asking: 'may text' }).answer).toBe(answer)
  })
})

describe('dangers', () => {
  it.each<[string, Danger[]]>([
    ['my neck hurts', ['injury']],
    ["no I'm stuck in the left lane", ['live lane']],
    ['she is bleeding', ['injury']],
    ["I'm stuck in the middle lane", ['live lane']],
    ['cars are flying by me', ['live lane']],
    ['the car is on fire', ['fire']],
    ['smoke is coming from the hood', ['smoke']],
    ['it is leaking gas', ['fuel leak']],
    ['I was in a wreck', ['crash']],
    ['the police are here', ['police on scene']],
    ['I am standing on the shoulder', ['on foot on the shoulder']],
    ['my baby is locked in the car', ['child or animal inside']],
    ["I'm scared of him", ['frightened']],
    ["I'm 16", ['minor']],
    ["I can't breathe", ['injury']],
  ])('hears in "%s" the danger', (said, dangers) => {
    expect(understand(said).dangers).toEqual(expect.arrayContaining(dangers))
  })

  it.each([
    "nobody's hurt",
    'no one is injured',
    'not in traffic',
    'no injuries, everybody is fine',
    'there is no smoke and no fire',
    'no police',
    "we're not in the road",
    "I'm near the fire station",
    "I'm on the shoulder in my car",
    "I don't see any blood",
    'it did not catch fire',
    'take it to Caliber Collision',
    'nothing is leaking gas',
    'my car started shaking and the tire is shredded',
    'there was smoke, no wait it is just steam',
    'out here on Highway 191',
  ])('hears none in "%s"', (said) => {
    expect(understand(said).dangers).toEqual([])
  })

  it('knows whether the caller is safe', () => {
    expect(understand("we're safe in a parking lot").safe).toBe(true)
    expect(understand('yes', { asking: 'safety' }).safe).toBe(true)
    expect(understand('no', { asking: 'safety' }).safe).toBe(false)
    expect(understand("no I'm not safe at all").safe).toBe(false)
    expect(understand('I have a flat').safe).toBeUndefined()
  })
})

describe('wishes', () => {
  it.each<[string, Intent]>([
    ['I need a tow truck', 'tow'],
    ['can I talk to a real person', 'person'],
    ['representative', 'person'],
    ["where's my driver", 'status'],
    ["I'm calling about my truck, where is he", 'status'],
    ['who is this', 'robot'],
    ['is Mike there?', 'person'],
    ['I got a missed call from this number', 'person'],
    ['do you guys sell used tires', 'not a tow'],
    ['tow needed asap', 'tow'],
    ['how long will it take', 'eta'],
    ['how much is a tow', 'price'],
    ['I want to cancel', 'cancel'],
    ["I don't need a tow anymore", 'cancel'],
    ['are you a robot', 'robot'],
    ['sorry, wrong number', 'wrong number'],
    ['can you repeat that', 'repeat'],
    ['hold on a second', 'wait'],
    ['goodbye', 'goodbye'],
    ['thank you', 'thanks'],
    ['hello', 'greeting'],
    ['are you open today', 'hours'],
    ['you guys towed my car', 'release'],
    ['I want to file a complaint', 'complaint'],
    ['can I leave a message', 'message'],
    ['I can get you a business loan', 'sales'],
    ['hola necesito una grúa', 'spanish'],
    ['can you text me', 'text me'],
    ['what do you mean', 'confused'],
    ['are you hiring', 'not a tow'],
  ])('hears in "%s" the wish %s', (said, intent) => {
    expect(understand(said).intents).toContain(intent)
  })

  it.each<[string, Intent]>([
    ["I don't need a tow anymore", 'tow'],
    ['I need a person to tow my car', 'robot'],
    ['blue', 'greeting'],
    ["I've been here an hour", 'eta'],
  ])('does not hear in "%s" the wish %s', (said, intent) => {
    expect(understand(said).intents).not.toContain(intent)
  })
})

describe('corrections', () => {
  it('tells the denied from the meant', () => {
    expect(understand('no, the blue one is my wife’s, mine is the Tahoe')).toMatchObject({
      corrects: true,
      facts: { vehicleModel: 'Tahoe' },
      denied: { vehicleColor: 'blue' },
    })
    expect(understand('actually it’s a 2012 not a 2010')).toMatchObject({
      corrects: true,
      facts: { vehicleYear: '2012' },
      denied: { vehicleYear: '2010' },
    })
    expect(understand("it's not a Camry it's a Corolla")).toMatchObject({
      corrects: true,
      facts: { vehicleModel: 'Corolla' },
      denied: { vehicleModel: 'Camry' },
    })
    expect(understand('a 2010, no wait, 2012 Honda Civic')).toMatchObject({
      facts: { vehicleYear: '2012' },
    })
    expect(understand('I meant Plano')).toMatchObject({
      corrects: true,
      facts: { pickup: { city: 'Plano' } },
    })
  })

  it.each([
    'no',
    'yes',
    'no thank you',
    "I'm not in traffic",
    "no I'm stuck in the left lane",
    "it's my wife's car, a blue Honda",
    'wrong number',
  ])('hears no correction in "%s"', (said) => {
    expect(understand(said).corrects).toBe(false)
  })
})

describe('who calls', () => {
  it.each<[string, Partial<Facts>]>([
    [
      'hi, calling from Geico with a member',
      { callerType: 'Motor club', inputVendorName: 'Geico' },
    ],
    ['this is Tina with triple A', { callerType: 'Motor club', inputVendorName: 'AAA' }],
    [
      'calling from Agero, PO number 771204',
      { callerType: 'Motor club', inputVendorName: 'Agero', poNumber: '771204' },
    ],
    ['this is officer Daniels', { callerType: 'Police' }],
    ["I'm the property manager here", { callerType: 'Property manager' }],
    [
      "calling from Joe's Auto Repair",
      { callerType: 'Repair shop', inputVendorName: "Joe's Auto Repair" },
    ],
    ['I have triple A', { inputVendorName: 'AAA' }],
  ])('knows "%s"', (said, found) => {
    expect(understand(said).facts).toMatchObject(found)
  })

  it('does not take a member for his club', () => {
    expect(understand('I have triple A').facts.callerType).toBeUndefined()
  })
})

describe('times', () => {
  const now = '2026-11-21T10:30' // a Saturday
  it.each<[string, string | undefined, Asking?]>([
    ['tomorrow at nine I need a tow', '2026-11-22T09:00'],
    ['can you come friday afternoon', '2026-11-27T14:00'],
    ['in two hours', '2026-11-21T12:30', 'when'],
    ['in half an hour', '2026-11-21T11:00', 'when'],
    ['next tuesday morning', '2026-11-24T09:00', 'when'],
    ['the 24th at 3 pm', '2026-11-24T15:00', 'when'],
    ['tomorrow at 9:30 am', '2026-11-22T09:30'],
    ['monday at half past four in the afternoon', '2026-11-23T16:30', 'when'],
    ['december third at noon', '2026-12-03T12:00', 'when'],
    ['schedule it for 3 pm', '2026-11-21T15:00'],
    ['at three', '2026-11-21T15:00', 'when'],
    ['tomorrow', '2026-11-22T09:00', 'when'],
    ['tonight at eight', '2026-11-21T20:00', 'when'],
    ['now', undefined, 'when'],
    ['as soon as possible', undefined, 'when'],
    ['it died this morning', undefined],
    ['4pm', undefined],
    ['I have waited two hours', undefined],
    ['I may need help', undefined],
  ])('hears "%s" as %s', (said, at, asking = 'anything') => {
    expect(understand(said, { asking, now }).facts.scheduledFor).toBe(at)
  })

  it('names no time when the clock is not known', () => {
    expect(understand('tomorrow at nine').facts.scheduledFor).toBeUndefined()
  })
})

describe('whatever is said', () => {
  it('takes several facts from one breath', () => {
    const heard = understand(
      "um hi this is Sarah Jenkins I'm on 75 south just past exit 41 my silver two thousand nine Honda Accord blew a tire and I need it towed to Joe's Garage in Plano my number's four six nine five five five oh one double nine",
      { state: 'TX' },
    )
    expect(heard.facts).toMatchObject({
      customerName: 'Sarah Jenkins',
      customerPhone: '4695550199',
      vehicleYear: '2009',
      vehicleColor: 'silver',
      vehicleMake: 'Honda',
      vehicleModel: 'Accord',
      towReason: 'Flat tire',
      pickup: { highway: 'US-75', direction: 'southbound', exit: '41' },
      dropoff: { business: "Joe's Garage", city: 'Plano' },
    })
  })

  it.each(['', '   ', '???', '...', '—', '\u0000', '💥', '-', "'", '((('])(
    'makes nothing of "%s"',
    (said) => {
      expect(understand(said, { asking: 'place' })).toEqual({
        facts: {},
        denied: {},
        dangers: [],
        intents: [],
        corrects: false,
      })
    },
  )

  it('answers the same twice', () => {
    const said = 'I am at the Kroger on Main in Frisco with a flat'
    expect(understand(said)).toEqual(understand(said))
  })

  it('takes no more time for each word of an endless talker', () => {
    const rants = [
      'so I was driving and my car and my wife the number one two three to ',
      'four ',
      'tow it to ',
      'not the ',
      'keys ',
      'a-',
      'x',
    ]
    // The best of several: a busy machine must not fail this, a runaway pattern must.
    const quickest = (rant: string) =>
      Math.min(
        ...[1, 2, 3, 4].map(() => {
          const before = performance.now()
          understand(rant, { asking: 'place', now: '2026-01-01T00:00', state: 'TX' })
          return performance.now() - before
        }),
      )
    for (const part of rants) {
      const [long, endless] = [12_500, 100_000].map((length) =>
        quickest(part.repeat(Math.ceil(length / part.length))),
      )
      // Eight times the words; a pattern that runs away takes sixty times as long. A few ms are nothing to compare.
      expect(endless).toBeLessThan(20 * (long ?? 0) + 20)
    }
  })
})
