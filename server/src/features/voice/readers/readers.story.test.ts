import { readReaders, tryModel } from '@towline/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type ModelStandIn,
  startModelStandIn,
} from '../../../providers/model/testing/model-stand-in.ts'
import { obedient } from '../../../providers/model/testing/obedient-model.ts'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { lastingDatabase } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { readsInto } from '../model/call-with-model.fixture.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'

const database = lastingDatabase()
let model: ModelStandIn
let product: Product
let company: TestCompany
beforeAll(async () => {
  model = await startModelStandIn(obedient())
  const settings = { AGENT_MODEL: 'test-model', AGENT_BASE_URL: model.url }
  const prices = { AGENT_INPUT_PRICE: '1', AGENT_OUTPUT_PRICE: '10' }
  product = await startProduct(database.db, { CARRIER_TOKEN, ...settings, ...prices })
  company = await product.company('Lone Star Towing')
})
afterAll(async () => {
  await product.stop()
  await model.stop()
})

const report = async () =>
  readReaders.reply.parse(
    await (await product.call('GET', '/towline/voice/readers', { basic: company.basic })).json(),
  )

async function call(words: readonly string[]): Promise<void> {
  const phone = new CarrierPhone({
    server: product.url,
    token: CARRIER_TOKEN,
    from: '+12145550142',
    to: company.number,
  })
  await phone.dial()
  for (const said of words) await phone.say(said)
  await phone.hangUp()
}

describe('what an owner sees of the readers', () => {
  it('is what each found in the last calls, where they differ, and what it cost', async () => {
    expect(await report()).toEqual({ model: 'test-model', calls: [] })
    model.reads = readsInto({ vehicleColor: 'maroon', vehicleYear: '2019' }, 'a red 2018')
    await call(['My battery is dead and I am safe, it is a red 2018 Honda Civic'])
    await vi.waitFor(async () => {
      const { calls } = await report()
      expect(calls).toMatchObject([{ model: 'test-model', readings: 1, failed: 0, tokens: 1840 }])
      expect(calls[0]?.microDollars).toBe(2200)
      expect(calls[0]?.found).toEqual(
        expect.arrayContaining([
          { field: 'towReason', rules: 'Dead battery', model: '', quote: '' },
          { field: 'vehicleMake', rules: 'Honda', model: '', quote: '' },
        ]),
      )
    }, 8000)
  })

  it('tells before a switch what another model makes of the calls', async () => {
    const tried = async (name: string) =>
      product.call('POST', '/towline/voice/readers/try', {
        basic: company.basic,
        body: { model: name },
      })
    model.reads = readsInto({ vehicleColor: 'red' }, 'a red 2018')
    const { calls, ...rest } = tryModel.reply.parse(await (await tried('other-model')).json())
    expect(rest).toEqual({ model: 'other-model' })
    expect(calls).toMatchObject([{ failed: 0, tokens: 1840, microDollars: 2200 }])
    expect(model.asked.at(-1)?.model).toBe('other-model')
    expect((await report()).model).toBe('test-model')
    // No key of this operator is for it.
    expect((await tried('anthropic/claude-haiku-4-5')).status).toBe(404)
  })
})
