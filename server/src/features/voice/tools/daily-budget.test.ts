import { CheckedPlace, DrivingRoute } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemOf } from '../../../platform/actor.ts'
import { executed } from '../../../platform/execute.ts'
import { GOOGLE_KEY, startGoogleStandIn } from '../../../providers/maps/testing/google-stand-in.ts'
import type { MapStandIn } from '../../../providers/maps/testing/stand-in.ts'
import { eachEngine } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { openPhoneCall } from '../../calls/index.ts'
import { agentToolsOf } from './agent-tools.ts'

const HOUR = 3600 * 1000
const CALLER = '2145550142'

eachEngine('the budget of a company for a day', (database) => {
  let google: MapStandIn
  let product: Product
  let ours: TestCompany
  let now: number
  beforeEach(async () => {
    // Three in the afternoon in Texas.
    now = Date.parse('2026-11-20T21:00:00Z')
    google = await startGoogleStandIn()
    product = await startProduct(
      database.db,
      {
        GOOGLE_MAPS_SERVER_KEY: GOOGLE_KEY,
        GOOGLE_MAPS_API_URL: google.url,
        TRIAL_MAP_LOOKUPS_A_DAY: '5',
        TRIAL_TEXTS_A_DAY: '2',
        TRIAL_MAILS_A_DAY: '2',
      },
      () => now,
    )
    ours = await product.company('Our Towing')
  })
  afterEach(async () => {
    await product.stop()
    await google.stop()
  })

  const post = (path: string, body: unknown, { basic } = ours) =>
    product.call('POST', `/towline/${path}`, { basic, body })
  const check = async (of = ours) => {
    const answer = await post('map/check', { text: '1845 Elm St, Frisco, TX' }, of)
    expect(answer.status).toBe(200)
    return CheckedPlace.parse(await answer.json())
  }
  const useUp = () => Promise.all(Array.from({ length: 20 }, () => check()))
  const mails = async () => {
    await product.app.tasks.idle()
    const { rows } = await database.db.raw(
      `select to_address as to, subject from mail_message where subject like '%has used%'
        order by created_at, id`,
    )
    return rows
  }
  const refusal = async (answer: Response) => [answer.status, Object(await answer.json()).error]
  const called = () =>
    executed(product.app, openPhoneCall, {
      actor: systemOf(ours.companyId),
      input: { body: { callSid: 'CA1', fromNumber: CALLER, toNumber: ours.number } },
    })

  it('lets exactly so many look-ups through to the map service, also when all come at once', async () => {
    const found = await useUp()
    expect(google.asked).toHaveLength(5)
    // The gazetteer answers the rest: an address to drive to, at its town.
    expect(found.every(({ valid, latLng }) => valid && latLng)).toBe(true)
    expect(found.filter(({ estimated }) => estimated)).toHaveLength(15)
    expect(await mails()).toEqual([
      { to: ours.email, subject: "Our Towing has used 4 of today's 5 map look-ups" },
    ])
  })

  it('is each company’s own, and begins anew at its own midnight', async () => {
    await useUp()
    const theirs = await product.company('Their Towing')
    expect((await check(theirs)).estimated).toBe(false)
    now += 8 * HOUR
    expect((await check()).estimated).toBe(true)
    now += HOUR + 1
    expect((await check()).estimated).toBe(false)
    expect(google.asked).toHaveLength(7)
  })

  it('is larger for who pays', async () => {
    await product.pays(ours)
    await useUp()
    expect(google.asked).toHaveLength(20)
  })

  it('never fails a caller on the phone, nor suggestions, nor the way of a job', async () => {
    await useUp()
    const tools = agentToolsOf(product.app)
    const line = await tools.findLine(ours.number)
    if (!line) throw new Error('there is no such line')
    const call = {
      companyId: ours.companyId,
      phoneCallId: '',
      callSid: 'CA1',
      from: '',
      to: '',
      startedAt: 0,
      token: '',
      memory: null,
      lastSeq: 0,
    }
    const place = {
      said: '',
      kind: 'street',
      number: '1845',
      street: 'elm',
      city: 'frisco',
    } as const
    expect(
      await tools.ask({ call, line }, { kind: 'resolvePlace', which: 'pickup', place }),
    ).toMatchObject({ valid: true, address: '1845 Elm, Frisco, TX' })
    const typed = await product.call('GET', '/towline/map/suggest?text=1845 Elm St, Fris', {
      basic: ours.basic,
    })
    expect(await typed.json()).not.toEqual([])
    const made = await post('dispatch', {
      pickupAddress: '1 Elm St, Frisco, TX',
      dropoffAddress: '2 Main St, Plano, TX',
    })
    const { id } = (await made.json()) as { id: string }
    const way = await product.call('GET', `/towline/dispatch/${id}/route`, { basic: ours.basic })
    expect(DrivingRoute.parse(await way.json()).estimated).toBe(true)
    expect(google.asked).toHaveLength(5)
  })

  it('is not touched by strangers: to sign up asks no map service', async () => {
    const password = 'correct horse battery'
    const answer = await product.call('POST', '/towline/register', {
      body: {
        email: 'new@x.example',
        password,
        confirmPassword: password,
        firstName: 'A',
        lastName: 'B',
        companyName: 'C',
        phoneNumber: '4695550188',
        zip: '75034',
        planId: '100',
        planType: 'trial',
      },
    })
    expect(answer.status).toBe(200)
    expect(google.asked).toEqual([])
  })

  it('cuts texts and emails off with a plain word, and what is sent by itself leaves a note', async () => {
    await called()
    const text = () =>
      post('communication/send-sms', { phoneNumber: CALLER, message: 'On our way.' })
    for (let n = 0; n < 2; n++) expect((await text()).status).toBe(200)
    expect(await refusal(await text())).toEqual([429, 'limit_reached'])
    const mail = () => post('communication/send-email', { email: ours.email, message: 'Hello' })
    for (let n = 0; n < 2; n++) expect((await mail()).status).toBe(200)
    expect(await refusal(await mail())).toEqual([429, 'limit_reached'])

    const job = { customerPhone: CALLER, canReceiveText: true }
    const { id } = (await (await post('dispatch', job)).json()) as { id: string }
    expect(await refusal(await post(`chat/of/${id}/text`, {}))).toEqual([429, 'limit_reached'])
    const { rows } = await database.db.raw(`select count(*)::int as n from text_message`)
    expect(rows).toEqual([{ n: 2 }])
    expect(await mails()).toEqual([
      { to: ours.email, subject: "Our Towing has used 2 of today's 2 texts" },
      { to: ours.email, subject: "Our Towing has used 2 of today's 2 emails" },
    ])
  })
})
