import { startCall, turn } from '@towline/agent'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Breaker } from './breaker.ts'
import type { CallModel } from './call-model.ts'
import { ModelTurn } from './model-turn.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const company = {
  name: 'Lone Star Towing',
  agentName: 'Ava',
  phone: '4695550100',
  city: 'Frisco',
  state: 'TX',
  zip: '75034',
  timeZone: 'America/Chicago',
}
const when = { at: 0, now: '2026-11-21T10:00' }

/** A model that looks something up, and a company that takes its time over it. */
function aLookUp() {
  const callModel: CallModel = {
    model: {
      name: 'm',
      async *stream() {
        yield { kind: 'call', call: { id: '1', name: 'check_job', input: {} } }
        await new Promise((done) => setTimeout(done, 400))
      },
    },
    prompt: 'limits-only',
    tools: [],
    breaker: new Breaker(() => 0),
    reading: { breaker: new Breaker(() => 0), ms: 4000 },
    prices: null,
    budget: null,
    limits: { firstWordMs: 5000, turnMs: 8000 },
    report: () => undefined,
  }
  const { memory: before } = startCall({ company, caller: { number: '2145550123' }, ...when })
  const { memory, acts } = turn(before, { kind: 'heard', words: 'my battery is dead', ...when })
  const said: string[] = []
  const model = new ModelTurn(callModel, {
    memory,
    acts,
    isSpeakable: true,
    takeAgain: () => undefined,
    lookUp: () => new Promise(() => undefined),
    say: (text) => void said.push(text),
  })
  return { model, said }
}

it('says nothing any more once it was stopped, not even that it takes a moment', async () => {
  const { model, said } = aLookUp()
  const ended = model.run()
  await vi.advanceTimersByTimeAsync(600)
  model.stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(said).toEqual([])
  expect(await ended).toMatchObject({ outcome: 'dropped' })
})
