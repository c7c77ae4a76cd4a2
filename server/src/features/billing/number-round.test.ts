import { Company, OpenCheckout } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import {
  startTwilioStandIn,
  type TwilioStandIn,
} from '../../providers/telephony/testing/twilio-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { openPhoneCall } from '../calls/index.ts'
import { mailsTo, openShop, type Shop } from './testing/test-payments.ts'

const DAY = 24 * 3600 * 1000

eachEngine('the number of a trial that has ended', (database) => {
  let twilio: TwilioStandIn
  let shop: Shop
  let now: number
  beforeEach(async () => {
    now = Date.parse('2026-11-20T15:00:00Z')
    twilio = await startTwilioStandIn()
    shop = await openShop(database.db, 'the sandbox', {
      environment: {
        TWILIO_ACCOUNT_SID: twilio.accountSid,
        TWILIO_AUTH_TOKEN: twilio.authToken,
        TWILIO_API_URL: twilio.url,
      },
      now: () => now,
    })
  })
  afterEach(async () => {
    await shop.stop()
    await twilio.stop()
  })

  const ownNumbers = () => [...twilio.numbers.values()].map((number) => number.phone_number)
  const company = async ({ basic }: TestCompany) =>
    Company.parse(await (await shop.product.call('GET', '/towline/company', { basic })).json())
  const numberOf = async (of: TestCompany) => (await company(of)).twilioPhoneNumber
  const isCalled = (of: TestCompany, from = '2145550142') =>
    executed(shop.product.app, openPhoneCall, {
      actor: systemOf(of.companyId),
      input: { body: { callSid: `CA${now}${from}`, fromNumber: from, toNumber: of.number } },
    })
  /** So many days later, with the round that comes by itself. */
  const after = async (days: number) => {
    now += days * DAY
    await database.db.raw(
      `update pgboss.job set start_after = now() where state = 'created' and data->>'job' = 'number-round'`,
    )
    await shop.product.app.tasks.idle()
  }
  let named = 0
  const another = (name = `Towing ${++named}`) => shop.product.company(name)

  it('is given to the next sign-up in its area when nobody ever called it, and nothing of the old company is behind it', async () => {
    const old = await another()
    await after(14)
    expect(await numberOf(old)).toBe(old.number.slice(2))
    await after(1)
    expect(await numberOf(old)).toBe('')
    // It rests for a week, in which another one is bought.
    const between = await another()
    expect(between.number).not.toBe(old.number)
    await after(7)
    const next = await another()
    expect(next.number).toBe(old.number)
    expect(ownNumbers()).toHaveLength(2)
    const settings = [...twilio.numbers.values()].find(
      ({ phone_number: number }) => number === old.number,
    )
    expect(settings).toMatchObject({
      friendly_name: `Towline ${next.companyId}`,
      voice_url: expect.stringContaining(`${shop.product.url}/towline/voice/incoming#`),
    })
    expect(await database.db.raw('select e164 from number_pool')).toEqual({ rows: [] })
    const { rows } = await database.db.raw('select name from company where agent_number = $1', [
      old.number,
    ])
    expect(rows).toEqual([{ name: (await company(next)).name }])
  })

  it('is not used to text those who said STOP to it, whoever has it', async () => {
    const old = await another()
    const refusedBy = async ({ companyId }: TestCompany) =>
      (
        await database.db.raw(
          'select number from text_consent where company_id = $1 and refused order by number',
          [companyId],
        )
      ).rows
    await database.db.raw(
      `insert into text_consent (company_id, number, refused, changed_at)
        values ($1, '2145550142', true, now()), ($1, '2145550143', false, now())`,
      [old.companyId],
    )
    await after(15)
    await after(8)
    const next = await another()
    expect(next.number).toBe(old.number)
    expect(await refusedBy(next)).toEqual([{ number: '2145550142' }])
    expect(await refusedBy(await another())).toEqual([])
  })

  it('is not given to another area, nor to two who sign up at the same moment', async () => {
    const old = await another()
    await after(15)
    await after(8)
    const far = await shop.product.company('Far Towing', {
      phoneNumber: '2125550188',
      zip: '10001',
    })
    expect(far.number).not.toBe(old.number)
    const both = await Promise.all([another(), another()])
    expect(both.filter(({ number }) => number === old.number)).toHaveLength(1)
    expect(new Set(both.map(({ number }) => number)).size).toBe(2)
  })

  it('comes back to the company that subscribes after all', async () => {
    const old = await another()
    await after(15)
    expect(await numberOf(old)).toBe('')
    const opened = await shop.product.call('POST', '/towline/subscription/checkout', {
      basic: old.basic,
    })
    await shop.till.pay(OpenCheckout.parse(await opened.json()).sessionId)
    await shop.product.app.tasks.idle()
    expect(await numberOf(old)).toBe(old.number.slice(2))
    expect(ownNumbers()).toHaveLength(1)
  })

  it('is given up as well when the address was never confirmed, and rests longer if it was called', async () => {
    const old = await another()
    await database.db.raw('update company set mail_confirmed_at = null')
    await isCalled(old)
    await after(15)
    expect(await numberOf(old)).toBe('')
    await after(8)
    expect((await another()).number).not.toBe(old.number)
    await after(23)
    expect((await another()).number).toBe(old.number)
  })

  it('goes on to the company’s own phone for thirty days after its last call, which is told a week ahead', async () => {
    const old = await another()
    await isCalled(old)
    const told = async () =>
      (await mailsTo(database.db, old.email)).filter((subject) =>
        /will be released on/.test(subject),
      )
    await after(14)
    await after(22)
    expect(await told()).toEqual([])
    await isCalled(old)
    await after(22)
    expect(await told()).toEqual([])
    await after(1.5)
    expect(await told()).toHaveLength(1)
    // A call puts it off, and it is told anew.
    await isCalled(old, '2145550143')
    await after(7)
    expect(await numberOf(old)).not.toBe('')
    await after(17)
    expect(await told()).toHaveLength(2)
    await after(6)
    expect(await numberOf(old)).not.toBe('')
    await after(2)
    expect(await numberOf(old)).toBe('')
  })

  it('stays with a company that pays, and is not kept by calling oneself from the dashboard', async () => {
    const [paying, ringing] = [await another(), await another()]
    await shop.product.pays(paying)
    const body = { fromNumber: '2145550142' }
    await shop.product.call('POST', '/towline/voice/phone', { basic: ringing.basic, body })
    await after(15)
    expect(await numberOf(paying)).not.toBe('')
    expect(await numberOf(ringing)).toBe('')
  })

  it('goes back to the carrier when nobody came for it in two months, and one the carrier has lost is passed over', async () => {
    const old = await another()
    await after(15)
    expect(ownNumbers()).toEqual([old.number])
    await after(61)
    expect(ownNumbers()).toEqual([])
    await another()
    await after(15)
    twilio.numbers.clear()
    await after(8)
    const next = await another()
    expect(ownNumbers()).toEqual([next.number])
  })

  it('is no company’s twice and nobody’s never, when one of two sign-ups at the same moment fails', async () => {
    await another()
    await after(15)
    await after(8)
    const twice = await Promise.allSettled([another('Same Towing'), another('Same Towing')])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await database.db.raw(
      `select agent_number as number from company where agent_number is not null
       union all select e164 from number_pool where held_for is null`,
    )
    expect(rows.map((row) => Object(row).number).sort()).toEqual(ownNumbers().sort())
  })
})
