import { expect, it } from 'vitest'
import { population } from './population/index.ts'
import { callPureAgent } from './pure-call.ts'

const asks = /Is anyone hurt or in danger right now\?|en peligro en este momento\?/

it('hardly ever asks ordinary callers whether anyone is in danger', async () => {
  const ordinary = population.filter(({ kind, ends }) => kind !== 'In danger' && ends !== 'person')
  let turns = 0
  let asked = 0
  for (const caller of ordinary) {
    const { call } = await callPureAgent(caller, { seed: 'danger' })
    turns += call.lines.filter(({ who }) => who === 'caller').length
    asked += call.lines.filter(({ who, words }) => who === 'agent' && asks.test(words)).length
  }
  expect(turns).toBeGreaterThan(800)
  expect(asked / turns).toBeLessThan(0.005)
})
