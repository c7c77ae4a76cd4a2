import { type DispatchCall, RegistrationReply, TRIAL_PLAN_ID } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  startTwilioStandIn,
  type TwilioStandIn,
} from '../../providers/telephony/testing/twilio-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct } from '../../testing/product.ts'

const password = 'correct horse battery'
const email = 'owner@our-towing.example'
const basic = `${email}:${password}`
const form = {
  email,
  password,
  confirmPassword: password,
  firstName: 'Olive',
  lastName: 'Owner',
  companyName: 'Our Towing',
  phoneNumber: '4695550188',
  street: '1 Yard Rd',
  city: 'Frisco',
  zip: '75034',
  aiAgentName: 'Riley',
  planId: TRIAL_PLAN_ID,
  planType: 'trial',
}

eachEngine('a sign-up while the carrier has trouble', (database) => {
  let twilio: TwilioStandIn
  let product: Product
  beforeEach(async () => {
    twilio = await startTwilioStandIn()
    product = await startProduct(database.db, {
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_API_URL: twilio.url,
    })
  })
  afterEach(async () => {
    await product.stop()
    await twilio.stop()
  })

  const register = () => product.call('POST', '/towline/register', { body: form })
  const agentNumber = async () => {
    const read = await product.call('GET', '/towline/company', { basic })
    expect(read.status).toBe(200)
    return ((await read.json()) as { twilioPhoneNumber: string }).twilioPhoneNumber
  }
  const later = async () => {
    await database.db.raw(`update pgboss.job set start_after = now() where state = 'retry'`)
    await product.app.tasks.idle()
  }

  it.each([500, 503, 401, 402, 404])(
    'that answers %i opens the company all the same, and its number follows',
    async (status) => {
      const fault = { on: /^GET .(Incoming|Available)PhoneNumbers/, status, code: 20001 }
      twilio.faults.push(fault, fault)
      const answer = await register()
      expect(answer.status).toBe(200)
      expect(RegistrationReply.parse(await answer.json())).toMatchObject({
        companyId: expect.stringMatching(/^[\da-f-]{36}$/),
        twilioPhoneNumber: '',
        status: 'unavailable',
        message: expect.stringMatching(/We’ll keep trying and email it to you/),
      })
      await product.app.tasks.idle()
      expect(await agentNumber()).toBe('')
      const job = await product.call('POST', '/towline/dispatch', { basic, body: {} })
      expect(((await job.json()) as DispatchCall).id).toBeTruthy()

      await later()
      expect(await agentNumber()).toBe('4695550100')
      expect(twilio.numbers.size).toBe(1)
      expect([...twilio.numbers.values()][0]?.voice_fallback_url).toContain('/Flows/FW')
    },
  )

  it('with one number or one area code takes the next', async () => {
    twilio.faults.push({ on: /^POST .IncomingPhone/, status: 400, code: 21631 })
    const reply = RegistrationReply.parse(await (await register()).json())
    expect(reply).toMatchObject({ twilioPhoneNumber: '14695550101', status: 'ok' })
  })

  it('welcomes it with its number once, when that is there', async () => {
    const fault = { on: /^GET .IncomingPhoneNumbers/, status: 503 }
    twilio.faults.push(fault, fault)
    await register()
    await database.db.raw('update company set mail_confirmed_at = now()')
    await product.app.tasks.idle()
    const letPass = `update pgboss.job set start_after = now()
      where state = 'created' and data->'data'->>'notice' = 'welcome'`
    await database.db.raw(letPass)
    await later()
    await database.db.raw(letPass)
    await product.app.tasks.idle()
    const { rows } = await database.db.raw(
      `select subject from mail_message where subject like '%agent''s number%'`,
    )
    expect(rows).toEqual([{ subject: "Our Towing: your agent's number is (469) 555-0100" }])
  })
})
