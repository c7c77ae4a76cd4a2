import { describe, expect, it } from 'vitest'
import { understand } from '../readers/rules/understand.ts'
import { conversation, stranger } from './call.fixture.ts'

/** Says the lines one after the other. */
function call(lines: string[], options: Parameters<typeof conversation>[0] = {}) {
  const talk = conversation(options)
  for (const line of lines) talk.caller(line)
  return talk
}

it.each([
  'good evening roadside partners i have a lockout for you po ready when you are',
  'hello this is priya with nations safe drivers roadside i have a member needing a tow',
  'keystone road assist dispatch i have a tow',
  'this is brenda with keystone roadside i have a service request',
])('a club is who says "%s"', (said) => {
  expect(understand(said).facts.callerType).toBe('Motor club')
})

describe('a motor club', () => {
  it.each([
    'this is Agero with a dispatch',
    "hi, it's Dana over at Quest, I've got a run for you",
    "I'm calling from Nation Safe Drivers about a service request",
    'good afternoon, Allstate Roadside calling with a member',
    "hello I'm with a motor club, I have a member who needs a tow",
  ])('is known by its words, and asked for its numbers before the place: %s', (words) => {
    const talk = call([words])
    if (/motor club/.test(words)) expect(talk.said).toMatch(/Which motor club/)
    else expect(talk.said).toMatch(/dispatch or P O number\?$/)
    expect(talk.memory.intake.facts.callerType).toBe('Motor club')
  })

  it('gives its numbers, the place, the vehicle and its member, and hears nothing of safety or texts', () => {
    const talk = call([
      'this is Agero with a dispatch',
      '4 4 7 1 9',
      'it is 429 005 112',
      'a 2018 Honda Civic with a flat tire at 1200 Main Street in Frisco',
      'Discount Tire on Preston Road in Plano',
      'blue',
      '4 6 9 5 5 5 0 1 7 7',
      'Maria Lopez',
    ])
    expect(talk.said).toMatch(/4 4 7 1 9.*right\?$/)
    expect(talk.transcript).not.toMatch(/safe|text you/i)
    expect(talk.job?.facts).toMatchObject({
      callerType: 'Motor club',
      inputVendorName: 'Agero',
      poNumber: '44719',
      mcMembershipNumber: '429005112',
      customerPhone: '4695550177',
      customerName: 'Maria Lopez',
    })
  })

  it('may key in the number of its member', () => {
    const talk = call([
      'this is Agero with a dispatch, PO 4 4 7 1 9, member number 429005112',
      'a blue 2018 Honda Civic with a flat tire at 1200 Main Street in Frisco',
      'Discount Tire on Preston Road in Plano',
    ])
    expect(talk.said).toMatch(/reach your member at\?$/)
    expect(talk.keys('4695550177').job?.facts.customerPhone).toBe('4695550177')
  })

  it('is not the one to call back: its own number is not put down for the customer', () => {
    const talk = call([
      'this is Agero with a dispatch',
      '4 4 7 1 9',
      "I don't have it",
      '1200 Main Street in Frisco',
      'a flat tire',
    ])
    expect(talk.job?.facts.customerPhone).toBeUndefined()
    expect(talk.job?.notes).toContain('Member number not given.')
  })

  it('is not whom a stranded member is taken for', () => {
    const talk = call(['I have triple A and I have a flat tire'])
    expect(talk.memory.intake.facts.callerType).toBeUndefined()
    expect(talk.said).toMatch(/somewhere safe/)
  })
})

describe('the police', () => {
  it.each([
    ['Plano PD, we need a wrecker', 'Plano PD'],
    ['hey this is officer Daniels with Frisco PD, I need a wrecker', 'Frisco PD'],
    ["Collin County Sheriff's dispatch, need a rotation tow", "Collin County Sheriff's"],
    ['good morning, Officer Kim, Little Elm Police Department', 'Little Elm Police Department'],
    ['DPS trooper here, I need a tow for an abandoned vehicle', 'DPS'],
    ['this is unit 214 with Frisco police', 'Frisco Police'],
  ])('are known by their words, with their agency: %s', (words, agency) => {
    const talk = call([words])
    expect(talk.memory.intake.facts).toMatchObject({
      callerType: 'Police',
      inputVendorName: agency,
    })
    expect(talk.said).not.toMatch(/safe/)
  })

  it.each([
    'the police told me to call you, I need a tow',
    'Plano police are here with me, I need a tow',
    "I'm at the Plano police department and my car won't start",
    "I'm a police officer and my car broke down",
    'I was pulled over by Allen PD and I need a tow',
  ])('are not everybody who names them: %s', (words) => {
    expect(call([words]).memory.intake.facts.callerType).toBeUndefined()
  })

  it('tell officer, incident, place, kind of tow and vehicles, and nothing else', () => {
    const talk = call([
      'Plano PD, we need a wrecker',
      'Officer Daniels badge 4471',
      '24 0031 887',
      'Preston and Main in Frisco',
      "it's a rotation",
      'your yard',
      'a 2018 Honda Civic and a Ford F-150',
      'white',
      'yes',
    ])
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'job taken' })
    expect(talk.transcript).not.toMatch(/safe|text|all right, with nobody/i)
    expect(talk.transcript).toMatch(/Where does it go, our yard or somewhere else\?/)
    expect(talk.job?.dropoff?.said).toMatch(/your yard/)
    expect(talk.job?.facts).toMatchObject({ callerType: 'Police', inputVendorName: 'Plano PD' })
    expect(talk.job?.notes).toContain(
      'Police: Plano PD, Officer Daniels, badge 4471. Incident 240031887. Kind of tow: rotation.',
    )
    expect(talk.job?.notes).toContain('Vehicles: "a 2018 Honda Civic and a Ford F-150"')
  })

  it('hear no advice about a danger they are there for, and keep their job urgent', () => {
    const talk = call(
      ['two car crash blocking the left lane, one guy injured, at Preston and Main in Frisco'],
      { caller: { number: '9725550101', account: { id: 'a', name: 'Frisco PD', type: 'Police' } } },
    )
    expect(talk.closing).toBeUndefined()
    expect(talk.transcript).not.toMatch(/9 1 1/)
    expect(talk.job).toMatchObject({ emergency: true, facts: { towReason: 'Accident' } })
    expect(talk.job?.notes).not.toMatch(/told to dial/)
  })

  it('have an impound made one', () => {
    const talk = call([
      'Allen Police. This is for an evidence hold, case number 2 4 1 1 7',
      'Sergeant Ruiz',
      'in front of 1200 Main Street in Allen',
    ])
    expect(talk.job?.facts).toMatchObject({
      towReason: 'Police impound',
      policeTow: 'impound',
      incidentNumber: '24117',
    })
    expect(talk.job?.facts.poNumber).toBeUndefined()
  })
})

describe('a wrong number or a sales call', () => {
  it.each([
    'can I order a large pepperoni pizza',
    "do I have the right number for Dr Patel's office",
    'I was trying to reach the dentist',
    'oh I must have misdialed',
  ])('is a wrong number, politely: %s', (words) => {
    const talk = call([words])
    expect(talk.said).toMatch(/Lone Star Towing.*Goodbye/)
    expect(talk.summary.outcome).toBe('wrong number')
  })

  it.each([
    'congratulations you have been selected for a free cruise',
    "we've been trying to reach you about your car's extended warranty",
    'press 1 to speak to a representative about lowering your credit card rate',
    'this is not a sales call, I just want to ask about your business insurance',
    'hi this is Kevin with Google business listings',
    "I noticed you aren't showing up on the first page of google",
  ])('is a sales call: %s', (words) => {
    expect(call([words]).summary.outcome).toBe('sales')
  })

  it('is one however late they come to think so', () => {
    const talk = call(['yeah hello', 'what', 'what', 'naw wrong number my bad'])
    expect(talk.summary.outcome).toBe('wrong number')
  })

  it.each([
    'I meant to call my mother, my car is dead at 1200 Main Street in Frisco',
    'hi I have a flat tire near the bank on Main',
  ])('is neither for who needs help: %s', (words) => {
    expect(call([words]).closing).toBeUndefined()
  })
})

describe('a known customer', () => {
  const lastVehicle = {
    vehicleYear: '2019',
    vehicleMake: 'Honda',
    vehicleModel: 'Accord',
    vehicleColor: 'Black',
  }
  const maria = { ...stranger, name: 'Maria Lopez', lastVehicle }
  const upToVehicle = () =>
    call(
      [
        'it will not shift, I am at 1200 Main Street in Frisco, I am safe',
        'yes',
        'Discount Tire on Preston Road in Plano',
      ],
      { caller: maria },
    )

  it('is asked whether it is his last vehicle again', () => {
    expect(upToVehicle().said).toMatch(/Is it the 2019 Honda Accord again\?$/)
  })

  it.each(['yes', 'yep same one', 'the Accord, yeah', 'it is'])('and says so: %s', (words) => {
    const talk = upToVehicle().caller(words)
    expect(talk.job?.facts).toMatchObject(lastVehicle)
    expect(talk.said).not.toMatch(/color/)
  })

  it('may press 1', () => {
    expect(upToVehicle().keys('1').job?.facts.vehicleModel).toBe('Accord')
  })

  it.each(['no', "no, it's my wife's car", 'a different one this time'])(
    'or says no, and is asked which: %s',
    (words) => {
      const talk = upToVehicle().caller(words)
      expect(talk.said).toMatch(/year, make and model/)
      expect(talk.caller('2012 Ford Focus').job?.facts).toMatchObject({
        vehicleMake: 'Ford',
        vehicleModel: 'Focus',
        vehicleYear: '2012',
      })
      expect(talk.job?.facts.vehicleColor).toBeUndefined()
    },
  )

  it('or names another at once, or has named it before he is asked', () => {
    expect(upToVehicle().caller('no, a red 2012 Ford Focus').job?.facts).toMatchObject({
      vehicleMake: 'Ford',
      vehicleColor: 'Red',
    })
    const told = call(['my Ford Focus has a flat at 1200 Main Street in Frisco, I am safe'], {
      caller: maria,
    })
    expect(told.caller('yes').caller('no idea').caller('no').transcript).not.toMatch(/Accord/)
  })

  it('is not offered it when calling for somebody else', () => {
    const talk = call(['this is Agero with a dispatch, PO 4471, member 429005112'], {
      caller: maria,
    })
    talk
      .caller('1200 Main Street in Frisco')
      .caller('flat tire')
      .caller('Discount Tire on Preston Road in Plano')
    expect(talk.said).toMatch(/year, make and model/)
  })
})

describe('who calls for a member', () => {
  it.each([
    'good morning, this is Tess calling from Harbor Roadside, a jump start please',
    'I have a covered tow for you, a 2019 Civic with no start',
    'member advised the car is in the driveway',
  ])('is a motor club: %s', (words) => {
    expect(conversation().caller(words).memory.intake.facts.callerType).toBe('Motor club')
  })
})

describe('an officer', () => {
  it('who told of an impound before their rank is not asked which kind of tow it is', () => {
    const talk = conversation().caller('need one towed, the driver is in custody').caller('yes')
    talk.caller('yes').caller('Interstate 35 southbound at exit 462 in Denton')
    talk.caller("it's an impound, DWI arrest").caller('county lot').caller('2012 red Ford Focus')
    talk.caller('Deputy Ana Reyes')
    expect(talk.memory.intake.facts).toMatchObject({ callerType: 'Police', policeTow: 'impound' })
  })
})
