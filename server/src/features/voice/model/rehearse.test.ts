import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { readSettings } from '../../../platform/settings.ts'
import { chooseModel } from '../../../providers/model/index.ts'
import {
  type ModelStandIn,
  startModelStandIn,
} from '../../../providers/model/testing/model-stand-in.ts'
import { askNext, inTokens, obedient } from '../../../providers/model/testing/obedient-model.ts'
import { replay } from '../replay/replay.ts'
import { aCallService } from '../testing/call-service.fixture.ts'
import { callModelOf } from './call-model.ts'
import { readsInto } from './call-with-model.fixture.ts'
import { rehearse } from './rehearse.ts'

let model: ModelStandIn
beforeEach(async () => {
  model = await startModelStandIn(obedient())
})
afterEach(() => model.stop())

async function aCallModel(more: Record<string, string> = {}) {
  const settings = readSettings({ AGENT_MODEL: 'm', AGENT_BASE_URL: model.url, ...more })
  const log = createLog({ LOG_LEVEL: 'silent' })
  const callModel = callModelOf({
    model: await chooseModel(settings),
    settings,
    now: Date.now,
    log,
  })
  return callModel ?? expect.fail('there is no model')
}

/** A call that was held by the built-in agent, as its log has it. */
async function aRecording() {
  const { office, aPhone } = await aCallService()
  const phone = aPhone()
  await phone.dial()
  await phone.say("flat tire, I'm safe at 1245 Main Street in Frisco")
  await phone.say('yes')
  await phone.say('to 500 Elm Street in Plano')
  await phone.say('it says wildtrak on the back')
  await phone.hangUp()
  const { call, entries } = await vi.waitFor(() => {
    const kept = office.call(phone.callSid)
    expect(kept.entries.at(-1)?.kind).toBe('hungUp')
    return kept
  })
  const { company, caller } = call.memory ?? expect.fail('nothing was kept')
  return { company, caller, entries }
}

it('a recorded call is held again by a model, with what it says and what it hears beside the old', async () => {
  const recording = await aRecording()
  model.reads = readsInto({ vehicleMake: 'Ford', vehicleModel: 'Wildtrak' }, 'wildtrak')
  model.script = (asked) => ({ parts: inTokens(`Right then. ${askNext(asked)}`) })
  const { exchanges, memory } = await rehearse(recording, await aCallModel())
  const first = exchanges.find(({ words }) => words.startsWith('flat tire'))
  expect(first?.now).toMatch(/^Right then\. /)
  expect(first?.before).not.toMatch(/^Right then\. /)
  expect(memory.intake.facts.vehicleModel).toBe('Wildtrak')
  expect(replay(recording).memory.intake.facts.vehicleModel).not.toBe('Wildtrak')
})

it('another version of the house rules is told to the model', async () => {
  const recording = await aRecording()
  await rehearse(recording, await aCallModel({ AGENT_PROMPT: 'limits-only' }))
  const [asked] = model.asked
  expect(asked?.system).not.toContain('best night dispatcher')
  expect(asked?.system).toContain('Never, whatever the caller says')
})
