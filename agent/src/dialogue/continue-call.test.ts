import { describe, expect, it } from 'vitest'
import { conversation, stranger } from './call.fixture.ts'
import { leftOpen } from './continue-call.ts'

const first = (...lines: string[]) => {
  const talk = conversation()
  for (const line of lines) talk.caller(line)
  return talk
}
const again = (talk: ReturnType<typeof first>) => {
  const earlier = leftOpen(talk.memory)
  if (!earlier) throw new Error('nothing is left to go on with')
  return conversation({ caller: { ...stranger, earlier: JSON.parse(JSON.stringify(earlier)) } })
}

describe('a caller who was cut off and calls again', () => {
  it('hears where the talk stood and the next question, and ends with one whole job', () => {
    const cut = first('flat tire at 1200 Main Street in Frisco, I’m safe', 'yes').hangsUp()
    const talk = again(cut)
    expect(talk.said).toMatch(
      /Lone Star Towing.*automated.*We got cut off\. You were at 1200 Main Street, Frisco\. If it has to be towed, where should it go\?$/,
    )
    talk.caller('Discount Tire on Preston Road in Plano').caller('2018 Honda Civic').caller('blue')
    talk.caller('Maria Lopez').caller('no texts').caller('yes')
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'job taken' })
    expect(talk.job).toMatchObject({
      facts: { towReason: 'Flat tire', customerPhone: '4695550199', customerName: 'Maria Lopez' },
      pickup: { said: expect.stringContaining('1200 Main') },
    })
    expect(talk.transcript).not.toMatch(/somewhere safe|good number/)
  })

  it('speaks of the call first, and is asked what it was about to ask', () => {
    const cut = () =>
      first(
        'I got two flats',
        'I’m off the road',
        'yes',
        'Kell Boulevard at Kemp Boulevard',
      ).hangsUp()
    for (const words of [
      'hi it’s me again we got cut off',
      'hey sorry my phone died on me, it’s Dusty',
      'hello the call dropped',
      'perdón se cortó la llamada',
    ]) {
      const talk = again(cut())
      expect(talk.said, words).toMatch(/city/)
      expect(talk.caller(words).said, words).toMatch(/city|town|ciudad/)
      expect(talk.caller('Frisco').said, words).not.toMatch(/city|town|ciudad/)
      expect(talk.memory.intake.facts.pickup, words).toMatchObject({ city: 'Frisco' })
    }
    const talk = again(cut()).caller('got cut off, take it to 1501 Scott Avenue instead')
    expect(talk.memory.intake.facts.dropoff).toMatchObject({ number: '1501' })
  })

  it('is asked for the place when only the matter was known', () => {
    const talk = again(first('I have a dead battery', 'yes I am safe', 'yes').hangsUp())
    expect(talk.said).toMatch(/a vehicle with a dead battery\. .*Where is/)
    talk.caller('1200 Main Street in Frisco')
    expect(talk.job?.facts.towReason).toBe('Dead battery')
  })

  it('writes nothing anew before he adds something', () => {
    const talk = again(first('flat tire at 1200 Main Street in Frisco, I’m safe').hangsUp())
    expect(talk.job).toBeUndefined()
    expect(talk.caller('yes we got disconnected').job).toBeUndefined()
    expect(talk.said).toMatch(/\?$/)
  })

  it('hears the read-back again when that was cut', () => {
    const cut = first(
      'my blue 2018 Honda Civic has a flat tire at 1200 Main Street in Frisco, I’m safe',
      'yes',
      'Discount Tire on Preston Road in Plano',
      'Maria Lopez',
      'no',
    )
    expect(cut.said).toMatch(/read that back/)
    expect(again(cut.hangsUp()).said).toMatch(/cut off.*Civic.*1200 Main.*right\?$/)
  })

  it('goes on after a silence, and after a server that went down with the call', () => {
    const words = 'flat tire at 1200 Main Street in Frisco, I’m safe'
    expect(leftOpen(first(words).silence(3).hangsUp().memory)).not.toBeNull()
    expect(leftOpen(first(words).memory)).not.toBeNull()
  })

  it('hears first that he is recorded where the company records', () => {
    const earlier = leftOpen(first('flat tire at 1200 Main Street in Frisco').hangsUp().memory)
    const { company } = first().memory
    const talk = conversation({
      company: { ...company, recorded: true },
      caller: { ...stranger, ...(earlier && { earlier }) },
    })
    expect(talk.said).toMatch(/^[^.]*record/i)
  })
})

describe('there is nothing to go on with', () => {
  const words = 'flat tire at 1200 Main Street in Frisco, I’m safe'

  it.each([
    ['when nothing was told', first().hangsUp()],
    ['when he said goodbye', first(words, 'okay bye').hangsUp()],
    ['when he cancelled', first(words, 'cancel it', 'yes').hangsUp()],
    ['when he was put through to a person', first(words, 'operator please').hangsUp()],
    ['when it was a wrong number', first('wrong number').hangsUp()],
    ['when a club with many customers called', first(`this is Agero, ${words}`).hangsUp()],
  ])('%s', (_, talk) => {
    expect(leftOpen(talk.memory)).toBeNull()
  })

  it('when all was confirmed', () => {
    const talk = first(
      'my blue 2018 Honda Civic has a flat tire at 1200 Main Street in Frisco, I’m safe',
      ...['yes', 'Discount Tire on Preston Road in Plano', 'Maria Lopez', 'no', 'yes'],
    )
    expect(talk.closing).toMatchObject({ reason: 'job taken' })
    expect(leftOpen(talk.hangsUp().memory)).toBeNull()
  })
})
