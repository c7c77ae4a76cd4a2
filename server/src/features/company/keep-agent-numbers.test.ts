import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carrierCall } from '../../providers/telephony/testing/carrier-call.ts'
import {
  aMessagingService,
  startTwilioStandIn,
  type TwilioStandIn,
} from '../../providers/telephony/testing/twilio-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import { freePort } from '../../testing/free-port.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { releaseNumber } from '../billing/index.ts'

const YARD = '+14695550188'
const CALLER = '+12145550142'

eachEngine('an agent number at the carrier', (database) => {
  let twilio: TwilioStandIn
  let product: Product
  let company: TestCompany
  let port: number
  const start = async (more: Record<string, string> = {}) => {
    product = await startProduct(database.db, {
      PORT: String(port),
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_API_URL: twilio.url,
      ...more,
    })
    await product.app.tasks.idle()
  }
  const restart = async (more: Record<string, string> = {}) => {
    await product.stop()
    await start(more)
  }
  const number = () =>
    [...twilio.numbers.values()].find((one) => one.phone_number === company.number)
  const call = (from = CALLER) => carrierCall(twilio, { from, to: company.number })
  const saveCompany = async (change: object) => {
    const body = { name: 'Our Towing', phoneNumber: '4695550188', zip: '75034', ...change }
    const saved = await product.call('PUT', '/towline/company', { basic: company.basic, body })
    expect(saved.status).toBe(200)
    await product.app.tasks.idle()
  }
  beforeEach(async () => {
    port = await freePort()
    twilio = await startTwilioStandIn()
    await start()
    company = await product.company('Our Towing')
    await product.app.tasks.idle()
  })
  afterEach(async () => {
    await product.stop()
    await twilio.stop()
  })

  it('is answered by us as long as we run, and calls the company when the process is gone', async () => {
    expect(await call()).toMatchObject({
      how: 'answered',
      twiml: expect.stringContaining('<Connect'),
    })
    await product.stop()
    expect(await call()).toEqual({ how: 'fallen back', number: YARD, callerId: CALLER })
    const withheld = await call('+17378742833')
    expect(withheld).toEqual({ how: 'fallen back', number: YARD, callerId: company.number })
  })

  it('calls the company also when something is there that never answers', async () => {
    await product.stop()
    const deaf = createServer(() => {})
    await new Promise<void>((listening) => deaf.listen(port, '127.0.0.1', listening))
    try {
      expect(await call()).toMatchObject({ how: 'fallen back', number: YARD })
    } finally {
      deaf.close()
      deaf.closeAllConnections()
    }
  })

  it('calls the phone the company has now', async () => {
    await saveCompany({ phoneNumber: '4695550177' })
    await product.stop()
    expect(await call()).toMatchObject({ number: '+14695550177' })
    await start()
    await saveCompany({ agent: { transferPhone: '4695550166' } })
    await product.stop()
    expect(await call()).toMatchObject({ number: '+14695550166' })
  })

  it('gets its fallback at the next start where the carrier was away', async () => {
    twilio.flows.clear()
    twilio.faults.push({ on: /^POST .v2.Flows/, status: 503 })
    await restart()
    expect(twilio.flows.size).toBe(0)
    await restart()
    await product.stop()
    expect(await call()).toMatchObject({ how: 'fallen back', number: YARD })
  })

  it('follows at the start when the server has moved, and is left alone when it has not', async () => {
    await restart({ PUBLIC_URL: 'https://moved.example' })
    expect(number()).toMatchObject({
      voice_url: expect.stringMatching(/^https:\/\/moved\.example\/towline\/voice\/incoming#/),
      sms_url: 'https://moved.example/towline/messages/incoming#rc=3&rp=all',
      status_callback: 'https://moved.example/towline/voice/status#rc=3&rp=all',
    })
    const written = () => twilio.asked.filter((asked) => asked.startsWith('POST')).length
    const before = written()
    await restart({ PUBLIC_URL: 'https://moved.example' })
    expect(written()).toBe(before)
  })

  it('is put into the pool of the messaging service, and its texts go through that', async () => {
    const service = aMessagingService(twilio)
    await restart({ TWILIO_MESSAGING_SERVICE_SID: service })
    const other = await product.company('Other Towing')
    await product.app.tasks.idle()
    const pool = [...(twilio.services.get(service) ?? [])]
    const numbers = pool.map((sid) => twilio.numbers.get(sid)?.phone_number)
    expect(numbers.toSorted()).toEqual([company.number, other.number].toSorted())
    await product.call('POST', '/towline/communication/send-sms', {
      basic: company.basic,
      body: { phoneNumber: YARD, message: 'On the way' },
    })
    await product.app.tasks.idle()
    expect(twilio.texts).toMatchObject([
      { from: company.number, messaging_service_sid: service, to: YARD },
    ])
  })

  it('calls nobody by itself once the company has given it up', async () => {
    await database.db.raw('update company set agent_number = null, agent_number_sid = null')
    await database.db.raw(
      `insert into number_pool (e164, sid, was_of, pooled_at, free_from, release_from)
       values ($1, $2, $3, now(), now() + interval '1 day', now() + interval '9 days')`,
      [company.number, number()?.sid, company.companyId],
    )
    await restart()
    await product.stop()
    expect(await call()).toEqual({ how: 'failed' })
  })

  it('leaves nothing at the carrier when it is given back', async () => {
    const { sid = '' } = number() ?? {}
    await database.db.asSystem((tx) => product.app.tasks.enqueue(tx, releaseNumber, { sid }))
    await product.app.tasks.idle()
    await vi.waitFor(() => expect([twilio.numbers.size, twilio.flows.size]).toEqual([0, 0]))
  })
})
