import { TowReason } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { type Caller, callerKinds } from './caller.ts'
import type { Marks } from './grade.ts'
import type { Noise } from './noise.ts'
import { population } from './population/index.ts'
import { ringPureMind } from './pure-call.fixture.ts'

type Rung = { caller: Caller; marks: Marks; talk: string }

async function ringAll(noise: Noise): Promise<Rung[]> {
  return Promise.all(
    population.map(async (caller) => {
      const { call, marks } = await ringPureMind(caller, { noise })
      return {
        caller,
        marks,
        talk: call.lines.map(({ who, words }) => `${who}: ${words}`).join('\n'),
      }
    }),
  )
}

/** Which of them did not go as they had to, in words, for whoever reads a failing test. */
const failed = (rung: Rung[]) =>
  rung
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
    it(`serves nine callers of ten without a ring-back, obeys every gate and invents nothing, with noise: ${noise}`, async () => {
      const rung = await ringAll(noise)
      const wantTruck = rung.filter(({ caller }) => caller.ends === 'job' || caller.ends === 'kept')
      const spanish = wantTruck.filter(({ caller }) => caller.language === 'es')
      const served = (of: Rung[]) =>
        of.filter(({ marks }) => !marks.needsRingBack).length / of.length
      expect(served(wantTruck), failed(wantTruck)).toBeGreaterThanOrEqual(0.9)
      expect(served(spanish), failed(spanish)).toBeGreaterThan(0.7)
      const invented = rung.filter(({ marks }) => marks.invented.length > 0)
      expect(invented.length, failed(invented)).toBe(0)
      const disobeyed = rung.filter(({ marks }) => marks.gates.some(({ obeyed }) => !obeyed))
      expect(disobeyed.length, failed(disobeyed)).toBe(0)
    })
  }

  it('goes through the same call twice in the same words', async () => {
    const caller = population.find(({ id }) => id === 'mumbler')
    if (!caller) throw new Error('the mumbler is gone')
    const [one, other] = await Promise.all([
      ringPureMind(caller, { noise: 'heavy', seed: 'a' }),
      ringPureMind(caller, { noise: 'heavy', seed: 'a' }),
    ])
    expect(other).toEqual(one)
    expect((await ringPureMind(caller, { noise: 'heavy', seed: 'b' })).call.lines).not.toEqual(
      one.call.lines,
    )
  })
})
