import { DispatchCall, Subscription } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { paidBasic, signedUp } from './testing/test-payments.ts'

eachEngine('a company that has lapsed', (database) => {
  let product: Product
  let ours: TestCompany
  beforeEach(async () => {
    product = await startProduct(database.db, { TRUST_PROXY: '127.0.0.1' })
    ours = await product.company('Our Towing')
  })
  afterEach(() => product.stop())

  const ask = (method: string, path: string, body?: object) =>
    product.call(method, `/towline/${path}`, {
      basic: ours.basic,
      ...(body === undefined ? {} : { body }),
    })
  const ringIn = async () => {
    const url = `${product.url}/towline/voice/incoming`
    const form = { CallSid: 'CA1', From: '+12145550142', To: ours.number }
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': product.app.telephony.sign(url, form) },
      body: new URLSearchParams(form),
    })
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const lapses = {
    'whose trial is over': `update company set trial_ends_at = now() - interval '1 minute'`,
    'whose subscription has ended': `update company set plan_type = 'paid', trial_ends_at = null,
      subscription_status = 'ended', payment_customer = 'cus_1'`,
  }

  for (const [how, lapse] of Object.entries(lapses)) {
    it(`has its callers put through to its own phone: one ${how}`, async () => {
      expect(await ringIn()).toContain('<ConversationRelay')
      await database.db.raw(lapse)
      const twiml = await ringIn()
      expect(twiml).not.toContain('<ConversationRelay')
      expect(twiml).toMatch(/<Dial[^>]*>.*\+14695550188/s)
    })

    it(`rings no agent and writes to nobody, and says what to do: one ${how}`, async () => {
      await database.db.raw(lapse)
      const refused = [
        await ask('POST', 'voice/phone', { fromNumber: '2145550142' }),
        await ask('POST', 'communication/send-email', { email: ours.email, message: 'Hi' }),
        await ask('POST', 'communication/send-sms', { phoneNumber: '4695550188', message: 'Hi' }),
      ]
      for (const answer of refused) {
        expect(answer.status).toBe(402)
        expect(await answer.json()).toMatchObject({
          error: 'payment_required',
          message: expect.stringContaining('Subscription'),
        })
      }
    })

    it(`signs in, reads its subscription and finishes its jobs: one ${how}`, async () => {
      const job = DispatchCall.parse(
        await (await ask('POST', 'dispatch', { customerName: 'Ada', driverName: 'Bo' })).json(),
      )
      await database.db.raw(lapse)
      expect((await ask('GET', 'admin/authenticate')).status).toBe(200)
      const subscription = Subscription.parse(await (await ask('GET', 'subscription')).json())
      expect(subscription.status).toBe('ended')
      for (const step of ['dispatch', 'complete'])
        expect((await ask('POST', `dispatch/${job.id}/step`, { step })).status).toBe(200)
      expect(await (await ask('GET', `dispatch/${job.id}`)).json()).toMatchObject({
        status: 'completed',
      })
    })
  }

  it('is one that never paid, too: it signs in, sees why, and has no number', async () => {
    const { checkoutUrl } = await signedUp(product)
    ours = { ...ours, basic: paidBasic }
    expect((await ask('GET', 'admin/authenticate')).status).toBe(200)
    expect(Subscription.parse(await (await ask('GET', 'subscription')).json())).toMatchObject({
      status: 'unpaid',
      hasPortal: false,
      renewsAt: 0,
    })
    expect((await ask('POST', 'voice/phone', { fromNumber: '2145550142' })).status).toBe(402)
    const resumed = await (await ask('POST', 'subscription/checkout')).json()
    expect(resumed).toMatchObject({ checkoutUrl })
  })
})
