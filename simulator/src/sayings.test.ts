import { describe, expect, it } from 'vitest'
import { topics } from './caller.ts'
import { probe } from './probe.ts'
import { markSayings, type Sayings } from './sayings.ts'

const none: Sayings = { dangers: [], lookalikes: [], ordinary: [], places: [], reasons: [] }
const marksOf = async (sayings: Partial<Sayings>) =>
  Object.values(await markSayings({ ...none, ...sayings }))
    .flat()
    .map(({ mark }) => mark)

describe('a saying', () => {
  it('is put through at once when it tells of a danger', async () => {
    expect(await marksOf({ dangers: [{ said: 'my car is on fire' }] })).toEqual(['at once'])
    expect(await marksOf({ dangers: [{ said: 'I have a flat tire' }] })).toEqual(['missed'])
  })

  it('goes on when it tells of none', async () => {
    const said = 'my boss is going to kill me'
    expect(await marksOf({ lookalikes: [{ said }] })).toEqual(['went on'])
    expect(await marksOf({ ordinary: [{ asked: 'name', said: 'Pat Jones' }] })).toEqual(['went on'])
  })

  it('keeps the words of a place, and what is made of them is looked at part by part', async () => {
    const place = { asked: 'where', said: '1845 West Elm Street in Plano' } as const
    const wanted = { number: '1845', street: 'West Elm Street', city: 'Plano' }
    const marks = (change: object) =>
      marksOf({ places: [{ ...place, keep: ['West Elm', 'Plano'], ...wanted, ...change }] })
    expect(await marks({})).toEqual(['words kept', 'parsed right'])
    expect(await marks({ keep: ['Westchester'] })).toEqual(['words lost', 'parsed right'])
    expect(await marks({ number: '1854' })).toEqual(['words kept', 'parsed wrong'])
    expect(await marks({ city: 'Frisco' })).toEqual(['words kept', 'parsed wrong'])
    expect(await marks({ street: 'Ohio Drive' })).toEqual(['words kept', 'parsed wrong'])
  })

  it('is a reason that is right, wrong or asked about further', async () => {
    const reason = 'Flat tire'
    const marks = await marksOf({
      reasons: [
        { said: 'I have a flat tire', reason },
        { said: 'I am out of gas', reason },
        { said: 'well it is this thing', reason },
        { said: 'tengo una llanta ponchada', reason, language: 'es' },
      ],
    })
    expect(marks).toEqual(['right', 'wrong', 'asked', 'right'])
  })

  it.each(topics.filter((topic) => !odd.includes(topic)))(
    'can answer what is asked in an ordinary call, in either language: %s',
    async (asked) => {
      for (const language of ['en', 'es'] as const)
        expect((await probe('Yes.', { asked, language })).answer).not.toBe('')
    },
  )
})

/** What is asked only of clubs, of the police, or of somebody who calls about something else. */
const odd: readonly string[] = [
  'club number',
  'member name',
  'other number',
  'agency',
  'person',
  'truck',
  'message',
  'cancel',
  'same job',
]
