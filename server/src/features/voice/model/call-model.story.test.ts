import type { DispatchCall, PhoneCall } from '@towline/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type ModelStandIn,
  startModelStandIn,
} from '../../../providers/model/testing/model-stand-in.ts'
import { obedient } from '../../../providers/model/testing/obedient-model.ts'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { lastingDatabase } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'

const database = lastingDatabase()
let model: ModelStandIn
beforeAll(async () => {
  model = await startModelStandIn(obedient())
})
afterAll(async () => {
  await model.stop()
})

describe.each([
  ['anthropic', { AGENT_MODEL: 'anthropic/claude-haiku-4-5', ANTHROPIC_API_KEY: 'sk-ant' }],
  ['openai', { AGENT_MODEL: 'openai/gpt-4.1-mini', OPENAI_API_KEY: 'sk-open' }],
])('a phone call worded by a model of %s', (vendor, settings) => {
  let product: Product
  let company: TestCompany
  const read = async <T>(path: string, body?: unknown, method = body ? 'POST' : 'GET') => {
    const answer = await product.call(method, `/towline${path}`, { basic: company.basic, body })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as T
  }

  beforeAll(async () => {
    product = await startProduct(database.db, {
      CARRIER_TOKEN,
      AGENT_BASE_URL: model.url,
      ...settings,
    })
    company = await product.company(`Lone Star ${vendor}`)
  })
  afterAll(() => product.stop())

  it('is a job on the board, and its record says which model, which rules and how many tokens', async () => {
    const notes = 'We do not tow motorcycles.'
    const profile = { name: `Lone Star ${vendor}`, phoneNumber: '2145550177', zip: '75034' }
    await read('/company', { ...profile, agent: { notes } }, 'PUT')
    const phone = new CarrierPhone({
      server: product.url,
      token: CARRIER_TOKEN,
      from: '+12145550142',
      to: company.number,
    })
    await phone.dial()
    expect(await phone.say("My battery is dead, I'm safe")).toMatch(/^Okay\. .*\?$/)
    await phone.say('yes')
    await phone.say("I'm at 1245 Main Street in Frisco")
    await vi.waitFor(async () => {
      const search = { searchText: '', status: 'pending' }
      expect(await read<DispatchCall[]>('/dispatch/search', search)).toMatchObject([
        { towReason: 'Dead battery', pickupAddress: '1245 Main St, Frisco, TX' },
      ])
    })
    await phone.hangUp()
    expect(model.asked.at(-1)).toMatchObject({ vendor, system: expect.stringContaining(notes) })
    await vi.waitFor(async () => {
      const [record] = await read<PhoneCall[]>('/customer/call_history/2145550142')
      expect(record?.mind).toMatchObject({
        model: settings.AGENT_MODEL,
        turns: 3,
        failed: 0,
        readings: 2,
        readingsFailed: 0,
        inputTokens: 4500,
        outputTokens: 100,
        cachedTokens: 3200,
      })
    })
  })
})
