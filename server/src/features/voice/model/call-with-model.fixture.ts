import { expect } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { readSettings } from '../../../platform/settings.ts'
import { chooseModel } from '../../../providers/model/index.ts'
import {
  type ModelStandIn,
  nothingRead,
  type Script,
} from '../../../providers/model/testing/model-stand-in.ts'
import { aCallService } from '../testing/call-service.fixture.ts'
import { callModelOf } from './call-model.ts'

/** A call to an agent that speaks and reads by this model, and what is kept of it. */
export async function aCallOf(
  standIn: ModelStandIn,
  { more = {}, now = Date.now }: { more?: Record<string, string>; now?: () => number } = {},
) {
  const settings = readSettings({
    AGENT_MODEL: 'test-model',
    AGENT_BASE_URL: standIn.url,
    AGENT_INPUT_PRICE: '1',
    AGENT_OUTPUT_PRICE: '10',
    ...more,
  })
  const callModel = callModelOf({
    model: await chooseModel(settings),
    settings,
    now,
    log: createLog({ LOG_LEVEL: 'silent' }),
  })
  const office = await aCallService({ model: callModel ?? expect.fail('there is no model') })
  const phone = office.aPhone()
  await phone.dial()
  const kept = () => office.office.call(phone.callSid)
  const job = () => kept().drafts.at(-1)
  const logged = (kind: string) =>
    kept()
      .entries.filter((entry) => entry.kind === kind)
      .map(({ data }) => data)
  return { ...office, phone, kept, job, logged }
}

/** A reader that finds these facts wherever the words are said. */
export const readsInto =
  (facts: Record<string, string>, quote: string): Script =>
  ({ messages }) => {
    const told = Object.entries(facts).map(([field, value]) => ({ field, value, quote }))
    const isSaid = messages.at(-1)?.text.includes(quote)
    return { parts: [JSON.stringify({ ...nothingRead, told: isSaid ? told : [] })] }
  }
