import { describe, expect, it } from 'vitest'
import type { AgentToolRequest } from '../types/agent-tools.ts'
import { conversation, plainTools } from './call.fixture.ts'

/** A map that knows towns and no house in them. */
const townsOnly = (request: AgentToolRequest) => {
  const answer = plainTools(request)
  if (answer?.kind !== 'resolvePlace') return answer
  return { ...answer, valid: true, estimated: true }
}
const upToWhere = (options?: Parameters<typeof conversation>[0]) =>
  conversation(options).caller('my car broke down').caller('yes').caller('yes')

describe('a driver finds the place', () => {
  it('a house that is on no map is asked for what stands near it, once, in the caller’s own words', () => {
    const talk = upToWhere({ tools: townsOnly }).caller('2400 Elm Street in Plano')
    talk.caller('to 500 Oak Street in Plano')
    expect(talk.said).toMatch(/cross street or store/)
    talk.caller('half a block past Custer Road, the white gate, code 4471')
    expect(talk.said).toMatch(/year, make and model/)
    expect(talk.job?.pickup?.address).toBe('2400 Elm Street, Plano')
    expect(talk.job?.pickup?.said).toContain('half a block past Custer Road, the white gate')
  })

  it('a house the map knows is not', () => {
    expect(upToWhere().caller('2400 Elm Street in Plano').said).toMatch(/towed|take it/)
  })

  it('of a crossing is asked which corner', () => {
    const talk = upToWhere({ tools: townsOnly }).caller('Preston and Legacy in Plano')
    talk.caller('to 500 Oak Street in Plano')
    expect(talk.said).toMatch(/Which corner/)
  })

  it('of a mall, a hospital or a garage is asked which part, though a map knows it', () => {
    const talk = upToWhere().caller('Town East Mall in Mesquite')
    expect(talk.said).toMatch(/What part of Town East Mall/)
    talk.caller("outside the Dillard's, the side with the shoe store")
    expect(talk.said).toMatch(/towed|take it/)
  })

  it('words of which no address can be made are asked about', () => {
    const talk = upToWhere().caller('im on wacker')
    talk.caller('to 500 Oak Street in Plano')
    expect(talk.said).toMatch(/street, highway or business|cross street/)
  })

  it('a street heard in passing is no place yet: where exactly is asked all the same', () => {
    const talk = conversation().caller('i need a tow on Mines Road, the alternator went out')
    talk.caller('yes').caller('yes')
    expect(talk.said).toMatch(/Where exactly/)
    talk.caller('Killam Industrial Park in Laredo')
    expect(talk.memory.intake.facts.pickup).toMatchObject({
      business: 'Killam Industrial Park',
      street: 'Mines Road',
      city: 'Laredo',
    })
  })

  it('a shop on a street of a town is asked for its number where no map knows it', () => {
    const talk = upToWhere({ tools: townsOnly }).caller('2400 Elm Street in Plano')
    talk.caller('Lakewood Garage on Park Boulevard in Plano')
    talk.caller('by the bank').caller('2018 Honda Civic')
    expect(talk.transcript).toMatch(/Lakewood Garage.*: what is the address/)
  })

  it('whose address it is stands with it', () => {
    const talk = upToWhere().caller('2400 Elm Street in Plano')
    talk.caller("lupe's fleet service, fifteen twenty two fredericksburg road in san antonio")
    expect(talk.memory.intake.facts.dropoff).toMatchObject({
      business: "Lupe's Fleet Service",
      number: '1522',
      street: 'Fredericksburg Road',
    })
  })
})

describe('a stranger who only sounds as if they chased a truck', () => {
  it('told of the last company’s hours is asked on, and not put through', () => {
    const talk = conversation().caller(
      "yeah i need a tow, and don't tell me three hours, the last guy told me three hours",
    )
    expect(talk.closing).toBeUndefined()
    expect(talk.said).toMatch(/\?$/)
  })

  it('“that’s me, same one” to the number is a yes', () => {
    const talk = conversation().caller('my car broke down').caller('yes')
    expect(talk.caller('yes thats me, same one').said).toMatch(/where/i)
  })
})

describe('where the vehicle is', () => {
  it('stays where it was when the destination is told in two breaths', () => {
    const talk = upToWhere().caller('Six Flags on Copeland Road in Arlington')
    talk.caller('just take it to my house, 1327 Pleasant Drive in Dallas')
    const { pickup, dropoff } = talk.memory.intake.facts
    expect(pickup).toMatchObject({ business: 'Six Flags', city: 'Arlington' })
    expect(dropoff).toMatchObject({ number: '1327', street: 'Pleasant Drive', city: 'Dallas' })
  })

  it('is not a pickup truck with four wheel drive', () => {
    const talk = upToWhere()
      .caller('410 Ashford Lane in Midlothian')
      .caller('500 Oak Street in Plano')
    talk.caller("it's a 2504 wheel drive with the tool boxes on it")
    expect(talk.memory.intake.facts.pickup).toMatchObject({ number: '410', city: 'Midlothian' })
  })
})

describe('a place beside something that has no name', () => {
  it('is asked for its road, and what it is beside is no address', () => {
    const talk = upToWhere().caller('right before the bridge')
    talk.caller('to 500 Oak Street in Plano').caller('where the gate has a blue barrel')
    expect(talk.said).toContain('What road or highway are you on?')
    talk.caller('on 74 by the Sandy Creek store')
    expect(talk.memory.intake.facts.pickup).toMatchObject({ highway: 'Highway 74' })
    expect(talk.memory.intake.facts.pickup?.business).toBeUndefined()
  })

  it('told after the name of the place stands near it', () => {
    const talk = upToWhere({ tools: townsOnly }).caller('Hidden Oaks Winery in Tow')
    talk.caller('to 500 Oak Street in Plano')
    talk.caller('by the fountain').caller('on Quarry Road')
    expect(talk.memory.intake.facts.pickup).toMatchObject({
      business: 'Hidden Oaks Winery',
      near: 'by Fountain',
      street: 'Quarry Road',
    })
  })

  it('on the shoulder under a sign is on the road they name, and not on that of the sign', () => {
    const talk = upToWhere().caller('on the left shoulder by a sign for Parker Road')
    talk.caller('to 500 Oak Street in Plano').caller('past the sign, by the wall')
    expect(talk.said).toContain('What road or highway are you on?')
    talk.caller('the George Bush Turnpike')
    const { pickup } = talk.memory.intake.facts
    expect(pickup?.highway).toMatch(/Turnpike/)
    expect(pickup?.street).toBeUndefined()
  })
})

describe('a town told right before a street', () => {
  it('is asked for, and is none of the name of the street then', () => {
    const talk = upToWhere().caller('pasadena spencer highway')
    talk.caller('by the Exxon').caller('500 Oak Street in Plano')
    expect(talk.said).toMatch(/What city are you in, at Pasadena Spencer Highway\?/)
    talk.caller('Pasadena')
    expect(talk.memory.intake.facts.pickup).toMatchObject({
      street: 'Spencer Highway',
      city: 'Pasadena',
    })
  })
})

describe('a destination on a highway', () => {
  it('is asked for its town', () => {
    const talk = upToWhere().caller('2400 Elm Street in Plano')
    talk.caller('out on US 77').caller('2018 red Honda Civic').caller('I don’t know the address')
    expect(talk.transcript).toMatch(/What city is that place in/)
  })
})

describe('a town in a story', () => {
  it('is not where the vehicle goes', () => {
    const talk = upToWhere().caller('2400 Elm Street in Plano').caller("to Hector's Garage")
    talk.caller('a Ford Escape, I bought it when my brother moved to Waco')
    expect(talk.memory.intake.facts.dropoff?.city).toBeUndefined()
  })
})

describe('the house it goes to', () => {
  it('said once more while it is read back is not where it stands', () => {
    const talk = upToWhere().caller('2400 Elm Street in Plano')
    talk.caller('to 618 Northwest 9th Street in Waco').caller('2018 red Honda Civic')
    talk.caller('Dana Cole').caller('no texts')
    expect(talk.said).toContain('Is that right?')
    talk.caller("hang on, she says take it to her sister's, it's 618 Northwest 9th Street")
    const { pickup, dropoff } = talk.memory.intake.facts
    expect(pickup).toMatchObject({ number: '2400', street: 'Elm Street' })
    expect(dropoff).toMatchObject({ number: '618', city: 'Waco' })
  })
})

describe('where they stand when asked whether they are safe', () => {
  it('is no reason for a truck yet', () => {
    const talk = conversation()
      .caller('I need a truck')
      .caller("I'm fine, down in the ditch, away from the road")
    expect(talk.memory.intake.safe).toBe(true)
    expect(talk.memory.intake.facts.towReason).toBeUndefined()
  })

  it('is one where they cannot get out of it', () => {
    const talk = conversation()
      .caller('I need a truck')
      .caller("I'm fine, but I'm stuck down in the ditch")
    expect(talk.memory.intake.facts.towReason).toBe('Stuck/winch')
  })
})

describe('a telephone with a cord', () => {
  it('is no Accord', () => {
    const talk = upToWhere().caller('2400 Elm Street in Plano').caller('to 500 Oak Street in Plano')
    talk.caller('a 1990 Dodge Dakota').caller('blue').caller('Dana Cole')
    talk.caller('no, mine has a cord on it')
    expect(talk.memory.intake.facts).toMatchObject({ vehicleMake: 'Dodge', vehicleModel: 'Dakota' })
  })
})

describe('a highway told after words of which nothing could be made', () => {
  it('is asked for its direction', () => {
    const talk = upToWhere().caller('past a row of pecan trees')
    talk.caller('to 500 Oak Street in Plano').caller('where the gate has a blue barrel')
    expect(talk.caller('I-20, exit 311').said).toMatch(/Which way/)
  })
})
