import type { CallRecording } from '@towline/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Db } from '../../../platform/db/index.ts'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import {
  startTwilioStandIn,
  type TwilioStandIn,
} from '../../../providers/telephony/testing/twilio-stand-in.ts'
import { embeddedCopy } from '../../../testing/images.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'

const PATIENCE = 20_000
const SID = `RE${'a'.repeat(32)}`
const ANNOUNCED = /^This call is recorded\./

let db: Db
let twilio: TwilioStandIn
let product: Product

beforeAll(async () => {
  db = await embeddedCopy()
  twilio = await startTwilioStandIn()
  twilio.stock.set(
    '469',
    ['0', '1', '2', '3'].map((last) => `+1469555010${last}`),
  )
  twilio.recordings.set(SID, 'the sound of a call')
  product = await startProduct(db, {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_URL: twilio.url,
  })
})
afterAll(async () => {
  await product.stop()
  await twilio.stop()
  await db.close()
})

async function aCompany(name: string, recordCalls: boolean): Promise<TestCompany> {
  const company = await product.company(name)
  const saved = await product.call('PUT', '/towline/company', {
    basic: company.basic,
    body: { name, phoneNumber: '4695550188', zip: '75034', agent: { recordCalls } },
  })
  expect(saved.status).toBe(200)
  return company
}

async function aCall({ number }: TestCompany): Promise<CarrierPhone> {
  const phone = new CarrierPhone({
    server: product.url,
    token: twilio.authToken,
    from: '+12145550142',
    to: number,
  })
  await phone.ring()
  await phone.say('I have a flat tire')
  return phone
}

const callId = async ({ companyId }: TestCompany) =>
  (
    await db.asSystem((tx) =>
      tx
        .selectFrom('phone_call')
        .select('id')
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow(),
    )
  ).id
const state = async (id: string, basic: string) =>
  (await (
    await product.call('GET', `/towline/voice/calls/${id}/recording`, { basic })
  ).json()) as CallRecording
const sound = (id: string, basic: string) =>
  product.call('GET', `/towline/voice/calls/${id}/recording/sound`, { basic })
const tell = (phone: CarrierPhone, form: Record<string, string> = {}) =>
  phone.post(`${product.url}/towline/voice/recording`, {
    RecordingSid: SID,
    RecordingStatus: 'completed',
    RecordingDuration: '42',
    RecordingUrl: 'https://somebody.else.example/evil',
    ...form,
  })

it('a company that records says so first, and keeps the recording for its own people', async () => {
  const company = await aCompany('Lone Star Towing', true)
  const other = await product.company('Other Towing')
  const phone = await aCall(company)
  expect(phone.transcript[0]?.words).toMatch(ANNOUNCED)
  expect(phone.recordingUrl).toBe(`${product.url}/towline/voice/recording`)
  const id = await callId(company)
  await vi.waitFor(
    async () => expect(await state(id, company.basic)).toEqual({ state: 'waiting', seconds: 0 }),
    PATIENCE,
  )
  await phone.hangUp()
  // As often as the carrier likes, and never another one.
  for (const RecordingSid of [SID, SID, `RE${'b'.repeat(32)}`]) await tell(phone, { RecordingSid })
  await vi.waitFor(
    async () => expect(await state(id, company.basic)).toEqual({ state: 'ready', seconds: 42 }),
    PATIENCE,
  )
  const heard = await sound(id, company.basic)
  expect(heard.headers.get('content-type')).toBe('audio/mpeg')
  expect(await heard.text()).toBe('the sound of a call')
  expect(twilio.asked.filter((asked) => asked.startsWith('GET /Recordings/'))).toHaveLength(1)
  expect((await sound(id, other.basic)).status).toBe(404)
  expect(
    (await product.call('GET', `/towline/voice/calls/${id}/recording`, { basic: other.basic }))
      .status,
  ).toBe(404)
})

it('a company that does not record keeps none, whatever it is told', async () => {
  const company = await aCompany('Quiet Towing', false)
  const phone = await aCall(company)
  expect(phone.transcript[0]?.words).not.toMatch(/recorded/)
  expect(phone.recordingUrl).toBe('')
  await phone.hangUp()
  await tell(phone)
  const id = await callId(company)
  expect(await state(id, company.basic)).toEqual({ state: 'none', seconds: 0 })
  expect((await sound(id, company.basic)).status).toBe(404)
})

it('a call that is lost and found again is recorded once', async () => {
  const phone = await aCall(await aCompany('Third Towing', true))
  phone.recordingUrl = ''
  const again = phone.listen()
  await phone.dropSocket()
  expect(await again).not.toMatch(ANNOUNCED)
  expect(phone.recordingUrl).toBe('')
  await phone.hangUp()
})
