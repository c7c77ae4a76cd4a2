import type { DispatchCall } from '@towline/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import {
  startTwilioStandIn,
  type TwilioStandIn,
} from '../../../providers/telephony/testing/twilio-stand-in.ts'
import { lastingDatabase } from '../../../testing/database.ts'
import { type Product, startProduct } from '../../../testing/product.ts'

const database = lastingDatabase()
let twilio: TwilioStandIn
let product: Product

beforeAll(async () => {
  twilio = await startTwilioStandIn()
  product = await startProduct(database.db, {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_URL: twilio.url,
  })
})
afterAll(async () => {
  await product.stop()
  await twilio.stop()
})

it('works with Twilio as with the sandbox: a number is bought, its calls are signed, the text goes out', async () => {
  const company = await product.company('Lone Star Towing')
  expect([...twilio.numbers.values()]).toMatchObject([
    {
      phone_number: company.number,
      voice_url: expect.stringContaining(`${product.url}/towline/voice/incoming#`),
      status_callback: `${product.url}/towline/voice/status#rc=3&rp=all`,
      sms_url: `${product.url}/towline/messages/incoming#rc=3&rp=all`,
    },
  ])

  const phone = new CarrierPhone({
    server: product.url,
    token: twilio.authToken,
    from: '+12145550142',
    to: company.number,
  })
  await phone.dial()
  await phone.say(
    "I have a flat tire at 1245 Main Street in Frisco, it's a red 2012 Ford Focus, I'm safe",
  )
  await phone.say('yes')
  await phone.say('across from the bank')
  await phone.say('no, it stays there')
  await phone.say('Harriet Cole')
  await phone.say('yes you can text me')
  await phone.say('yes')
  expect(await phone.ended).toEqual({ how: 'hung up' })

  await vi.waitFor(async () => {
    const found = await product.call('POST', '/towline/dispatch/search', {
      basic: company.basic,
      body: { status: 'pending' },
    })
    expect((await found.json()) as DispatchCall[]).toMatchObject([
      {
        towReason: 'Flat tire',
        pickupAddress: '1245 Main St, Frisco, TX',
        vehicle: '2012 Ford Focus',
      },
    ])
    expect(twilio.texts).toMatchObject([
      {
        from: company.number,
        to: '+12145550142',
        body: expect.stringMatching(/\/customer\/chat\/[\w-]{22}/),
      },
    ])
  })
})

it('refuses a call that is signed with another token', async () => {
  const company = await product.company('Second Towing')
  const phone = new CarrierPhone({
    server: product.url,
    token: 'some other token',
    from: '+12145550143',
    to: company.number,
  })
  await expect(phone.dial()).rejects.toThrow(/403/)
  const calls = await product.call('GET', '/towline/customer/calls', { basic: company.basic })
  expect(await calls.json()).toEqual([])
})
