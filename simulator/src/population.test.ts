import { TowReason } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { type Caller, callerKinds } from './caller.ts'
import type { Marks, TranscriptLine } from './grade.ts'
import type { Noise } from './noise.ts'
import { population } from './population/index.ts'
import { callPureAgent } from './pure-call.ts'
import type { Objecting } from './talker.ts'

type Called = { caller: Caller; marks: Marks; talk: string; lines: TranscriptLine[] }

const known = new Map<string, Promise<Called[]>>()

/** Lets everybody call; what came of it is kept, as the same calls go the same way. */
function callAll(noise: Noise, objects: Objecting = 'always'): Promise<Called[]> {
  const called = known.get(`${noise} ${objects}`) ?? callEach(noise, objects)
  known.set(`${noise} ${objects}`, called)
  return called
}

function callEach(noise: Noise, objects: Objecting): Promise<Called[]> {
  return Promise.all(
    population.map(async (caller) => {
      const { call, marks } = await callPureAgent(caller, { noise, objects })
      return {
        lines: call.lines,
        caller,
        marks,
        talk: call.lines.map(({ who, words }) => `${who}: ${words}`).join('\n'),
      }
    }),
  )
}

/** Which of them did not go as they had to, in words, for whoever reads a failing test. */
const failed = (called: Called[]) =>
  called
    .filter(({ marks }) => !marks.good)
    .map(({ caller, marks, talk }) => `${caller.id}: ${marks.why.join('; ')}\n${talk}`)
    .join('\n\n')

describe('the population', () => {
  it('has every reason, every kind of caller, and at least eight who speak Spanish', () => {
    expect(population.length).toBeGreaterThanOrEqual(72)
    expect(new Set(population.map(({ id }) => id)).size).toBe(population.length)
    expect(new Set(population.map(({ kind }) => kind))).toEqual(new Set(callerKinds))
    expect(population.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(8)
    const reasons = new Set(population.flatMap(({ truth }) => truth.reasons ?? []))
    expect(TowReason.options.filter((reason) => !reasons.has(reason))).toEqual([])
  })

  it('has nobody’s real number', () => {
    for (const { from, truth } of population)
      for (const number of [from, truth.phone ?? ''])
        expect(number).toMatch(/^(?:\d{3}5550\d{3})?$/)
  })
})

describe('the built-in mind', () => {
  for (const noise of ['none', 'light'] as const) {
    it(`serves nine callers of ten without a callback, obeys every gate and invents nothing, with noise: ${noise}`, async () => {
      const called = await callAll(noise)
      const wantTruck = called.filter(
        ({ caller }) => caller.ends === 'job' || caller.ends === 'kept',
      )
      const spanish = wantTruck.filter(({ caller }) => caller.language === 'es')
      const served = (of: Called[]) =>
        of.filter(({ marks }) => !marks.needsRingBack).length / of.length
      expect(served(wantTruck), failed(wantTruck)).toBeGreaterThanOrEqual(0.9)
      expect(served(spanish), failed(spanish)).toBeGreaterThan(0.7)
      const invented = called.filter(({ marks }) => marks.invented.length > 0)
      expect(invented.length, failed(invented)).toBe(0)
      const disobeyed = called.filter(({ marks }) => marks.gates.some(({ obeyed }) => !obeyed))
      expect(disobeyed.length, failed(disobeyed)).toBe(0)
    })
  }

  it.each([
    ['none', 'never'],
    ['none', 'always'],
    ['heavy', 'half'],
  ] as const)(
    'asks nobody the same in the same words twice, with noise: %s, objecting: %s',
    async (noise, objects) => {
      const called = await callAll(noise, objects)
      // Of what somebody speaks over they do not hear the question.
      const asked = called.filter(({ caller }) => !caller.interrupts && !caller.again)
      const twice = asked.flatMap(({ caller, lines }) => {
        const said = lines.flatMap(({ who, words }) => (who === 'agent' ? words : []))
        const questions = said.flatMap((words) => words.match(/[^.!?]+\?/g) ?? [])
        const repeated = questions.filter((question, at) => questions.indexOf(question) !== at)
        return repeated.map((question) => `${caller.id}: ${question}`)
      })
      expect(asked.length).toBeGreaterThan(100)
      expect(twice).toEqual([])
    },
  )

  it('goes through the same call twice in the same words', async () => {
    const caller = population.find(({ id }) => id === 'mumbler')
    if (!caller) throw new Error('the mumbler is gone')
    const [one, other] = await Promise.all([
      callPureAgent(caller, { noise: 'heavy', seed: 'a' }),
      callPureAgent(caller, { noise: 'heavy', seed: 'a' }),
    ])
    expect(other).toEqual(one)
    expect((await callPureAgent(caller, { noise: 'heavy', seed: 'b' })).call.lines).not.toEqual(
      one.call.lines,
    )
  })
})
