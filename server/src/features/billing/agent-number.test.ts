import { CheckoutState } from '@towline/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CarrierUnavailable, NoNumbers } from '../../providers/telephony/index.ts'
import {
  startTwilioStandIn,
  type TwilioStandIn,
} from '../../providers/telephony/testing/twilio-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import { buyNumber } from './buy-number.ts'
import { openShop, paidBasic, type Shop, signedUp } from './testing/test-payments.ts'

/** Others may be at work on the machine. */

eachEngine('the number of a company that has paid', (database) => {
  let twilio: TwilioStandIn
  let shop: Shop
  const open = () =>
    openShop(database.db, 'the sandbox', {
      environment: {
        TWILIO_ACCOUNT_SID: twilio.accountSid,
        TWILIO_AUTH_TOKEN: twilio.authToken,
        TWILIO_API_URL: twilio.url,
      },
    })
  beforeEach(async () => {
    twilio = await startTwilioStandIn()
    shop = await open()
  })
  afterEach(async () => {
    await shop.stop()
    await twilio.stop()
  })

  const jobs = () => shop.product.app.tasks
  const stateOf = async (sessionId: string) =>
    CheckoutState.parse(
      await (await shop.product.call('GET', `/towline/register/${sessionId}`)).json(),
    )
  const retryNow = async () => {
    await database.db.raw(
      `update pgboss.job set start_after = now() where data->>'job' = 'buy-agent-number' and state = 'retry'`,
    )
    await jobs().idle()
  }
  async function paid(): Promise<string> {
    const { sessionId } = await signedUp(shop.product)
    await shop.till.pay(sessionId)
    await jobs().idle()
    return sessionId
  }
  const company = () =>
    database.db.asSystem((tx) => tx.selectFrom('company').selectAll().executeTakeFirstOrThrow())

  it('is bought near it and reaches us, before it is told that it is ready', async () => {
    const sessionId = await paid()
    const { twilioPhoneNumber, state } = await stateOf(sessionId)
    expect(state).toBe('ready')
    const [number] = [...twilio.numbers.values()]
    expect(number).toMatchObject({
      phone_number: `+${twilioPhoneNumber}`,
      voice_url: expect.stringContaining(`${shop.product.url}/towline/voice/incoming#`),
    })
  })

  it('is waited for while the carrier is down or has none, and the company is told it has paid', async () => {
    const { app } = shop.product
    const real = app.telephony
    const refusing = (why: Error) => ({
      ...real,
      findAndBuyNumber: () => Promise.reject(why),
    })
    app.telephony = refusing(new CarrierUnavailable('down'))
    const sessionId = await paid()
    expect(await stateOf(sessionId)).toMatchObject({ state: 'paid', twilioPhoneNumber: '' })
    expect((await company()).subscription_status).toBe('active')
    app.telephony = refusing(new NoNumbers('none'))
    await retryNow()
    expect((await stateOf(sessionId)).state).toBe('paid')
    app.telephony = real
    await retryNow()
    expect((await stateOf(sessionId)).state).toBe('ready')
    expect(twilio.numbers.size).toBe(1)
  })

  it('is the one bought before, when the server died between buying and keeping it', async () => {
    const { app } = shop.product
    const real = app.telephony
    const bought = Promise.withResolvers<void>()
    app.telephony = {
      ...real,
      findAndBuyNumber: async (...asked) => {
        await real.findAndBuyNumber(...asked)
        bought.resolve()
        throw new Error('the server dies here')
      },
    }
    const { sessionId } = await signedUp(shop.product)
    await shop.till.pay(sessionId)
    await bought.promise
    await jobs().idle()
    expect(twilio.numbers.size).toBe(1)
    await shop.stop()

    shop = await open()
    await retryNow()
    await vi.waitFor(async () => expect((await stateOf(sessionId)).state).toBe('ready'))
    expect([...twilio.numbers.values()].map((each) => each.phone_number)).toEqual([
      (await company()).agent_number,
    ])
  })

  it('is never a second one, however often its job is run', async () => {
    await paid()
    const { id: companyId, agent_number: first } = await company()
    for (let n = 0; n < 3; n++)
      await database.db.asSystem((tx) => jobs().enqueue(tx, buyNumber, { companyId }))
    await jobs().idle()
    expect((await company()).agent_number).toBe(first)
    expect(twilio.numbers.size).toBe(1)
  })

  it('is given back when the company does not go on before it could be kept', async () => {
    const { app } = shop.product
    const real = app.telephony
    const [bought, kept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    app.telephony = {
      ...real,
      findAndBuyNumber: async (...asked) => {
        const number = await real.findAndBuyNumber(...asked)
        bought.resolve()
        await kept.promise
        return number
      },
    }
    const { sessionId } = await signedUp(shop.product)
    await shop.till.pay(sessionId)
    await bought.promise
    await shop.till.live(paidBasic, 'end')
    await vi.waitFor(async () => expect((await company()).subscription_status).toBe('ended'))
    twilio.faults.push({ on: /^DELETE/, status: 503 })
    kept.resolve()
    await jobs().idle()
    await database.db.raw(`update pgboss.job set start_after = now() where state = 'retry'`)
    await jobs().idle()
    await vi.waitFor(() => expect(twilio.numbers.size).toBe(0))
    expect(twilio.asked.filter((asked) => asked.startsWith('DELETE'))).toHaveLength(2)
    expect((await company()).agent_number).toBe(null)
  })
})
