import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type ModelStandIn,
  startModelStandIn,
} from '../../../providers/model/testing/model-stand-in.ts'
import { obedient } from '../../../providers/model/testing/obedient-model.ts'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { eachEngine } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { createModelBudget } from './model-budget.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const DAY = 24 * 3600_000

eachEngine('what a company may have of a language model in a day', (database) => {
  let model: ModelStandIn
  let product: Product
  let ours: TestCompany
  let now: number
  beforeEach(async () => {
    now = Date.parse('2026-11-20T18:00:00Z')
    model = await startModelStandIn(obedient())
    const settings = { AGENT_MODEL: 'test-model', AGENT_BASE_URL: model.url }
    const budget = { TRIAL_MODEL_TOKENS_A_DAY: '1000', PAID_MODEL_TOKENS_A_DAY: '5000' }
    product = await startProduct(database.db, { CARRIER_TOKEN, ...settings, ...budget }, () => now)
    ours = await product.company('Our Towing')
  })
  afterEach(async () => {
    await product.stop()
    await model.stop()
  })

  const used = async () => {
    const { rows } = await database.db.raw(`select used from usage_day where kind = 'model'`)
    return rows.map((row) => Object(row).used)
  }
  const warnings = async () => {
    await product.app.tasks.idle()
    const { rows } = await database.db.raw(
      `select subject, body from mail_message where subject like '%has used%'`,
    )
    return rows
  }
  const aPhone = async (number = ours.number) => {
    const phone = new CarrierPhone({
      server: product.url,
      token: CARRIER_TOKEN,
      from: '+12145550142',
      to: number,
    })
    await phone.dial()
    return phone
  }

  it('is counted as calls use it, and once it is gone calls go on in the built-in words', async () => {
    const phone = await aPhone()
    expect(await phone.say("My battery is dead, I'm safe")).toMatch(/\?$/)
    await vi.waitFor(async () => expect((await used())[0]).toBeGreaterThan(0))
    const asked = model.asked.length
    expect(asked).toBeGreaterThan(0)
    await phone.hangUp()

    await database.db.raw(`update usage_day set used = 1000 where kind = 'model'`)
    const told = await product.call('GET', '/towline/subscription', { basic: ours.basic })
    expect(await told.json()).toMatchObject({
      today: [{}, {}, {}, { kind: 'model', used: 1000, limit: 1000 }],
    })
    const budget = createModelBudget(product.app)
    expect(await budget.look(ours.companyId)).toBe(false)
    const cut = await aPhone()
    // The line looked when the call began; the caller's first words come later than its answer.
    await vi.waitFor(async () => {
      expect(await cut.say('My battery is dead')).toMatch(/\?$/)
      const before = model.asked.length
      expect(await cut.say("I'm at 1245 Main Street in Frisco")).toMatch(/\?$/)
      expect(model.asked.length).toBe(before)
    })
    await cut.hangUp()
    const theirs = await product.company('Their Towing')
    expect(await budget.look(theirs.companyId)).toBe(true)
    now += DAY
    expect(await budget.look(ours.companyId)).toBe(true)
  })

  it('is told to the managers when most of it is used, once, and is larger for who pays', async () => {
    const budget = createModelBudget(product.app)
    const use = async (tokens: number) => {
      budget.used(ours.companyId, tokens)
      await vi.waitFor(async () => expect(await used()).toEqual([total]))
    }
    let total = 700
    await use(700)
    expect(await warnings()).toEqual([])
    total = 900
    await use(200)
    total = 1200
    await use(300)
    expect(budget.hasRoom(ours.companyId)).toBe(false)
    expect(await warnings()).toEqual([
      {
        subject: "Our Towing has used 900 of today's 1000 tokens for the language model",
        body: expect.stringContaining('built-in words until midnight'),
      },
    ])
    await product.pays(ours)
    expect(await budget.look(ours.companyId)).toBe(true)
  })

  it('lets calls have the model where it can not be counted', async () => {
    const error = vi.spyOn(product.app.log, 'error')
    const { db } = product.app
    const away = { ...db, asCompany: () => Promise.reject(new Error('the database is away')) }
    const budget = createModelBudget({ ...product.app, db: away })
    expect(await budget.look(ours.companyId)).toBe(true)
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })
})
