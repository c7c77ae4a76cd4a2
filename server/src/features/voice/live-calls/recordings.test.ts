import type { CallRecording } from '@towline/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import {
  startTwilioStandIn,
  type TwilioStandIn,
} from '../../../providers/telephony/testing/twilio-stand-in.ts'
import { lastingDatabase } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'

const SID = `RE${'a'.repeat(32)}`
/** Two frames of an MP3 with nothing to hear in them. */
const FRAME = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)])
const SOUND = Buffer.concat([FRAME, FRAME])
const ANNOUNCED = /^This call is recorded\./

const database = lastingDatabase()
let twilio: TwilioStandIn
let product: Product

beforeAll(async () => {
  twilio = await startTwilioStandIn()
  twilio.stock.set(
    '469',
    ['0', '1', '2', '3', '4', '5', '6'].map((last) => `+1469555010${last}`),
  )
  twilio.recordings.set(SID, SOUND)
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
  await phone.dial()
  await phone.say('I have a flat tire')
  return phone
}

const callId = async ({ companyId }: TestCompany) =>
  (
    await database.db.asSystem((tx) =>
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
  await vi.waitFor(async () =>
    expect(await state(id, company.basic)).toEqual({ state: 'waiting', seconds: 0 }),
  )
  await phone.hangUp()
  // As often as the carrier likes, and never another one.
  for (const RecordingSid of [SID, SID, `RE${'b'.repeat(32)}`]) await tell(phone, { RecordingSid })
  await vi.waitFor(async () =>
    expect(await state(id, company.basic)).toEqual({ state: 'ready', seconds: 42 }),
  )
  const heard = await sound(id, company.basic)
  expect(heard.headers.get('content-type')).toBe('audio/mpeg')
  expect(Buffer.from(await heard.arrayBuffer()).equals(SOUND)).toBe(true)
  expect(twilio.asked.filter((asked) => asked.startsWith('GET /Recordings/'))).toHaveLength(1)
  expect((await sound(id, other.basic)).status).toBe(404)
  expect(
    (await product.call('GET', `/towline/voice/calls/${id}/recording`, { basic: other.basic }))
      .status,
  ).toBe(404)
})

it.each([
  ['is not there at first', null],
  ['is a page that says so at first', '<html><body>Try again later</body></html>'],
  ['has nothing in it at first', ''],
])('a recording that %s is asked for again, and then kept', async (trouble, atFirst) => {
  const company = await aCompany(`Patient Towing whose recording ${trouble}`, true)
  const phone = await aCall(company)
  const id = await callId(company)
  const sid = `RE${id.replaceAll('-', '')}`
  if (atFirst !== null) twilio.recordings.set(sid, atFirst)
  await phone.hangUp()
  await vi.waitFor(async () => {
    await tell(phone, { RecordingSid: sid })
    expect(twilio.asked.filter((asked) => asked.includes(sid))).not.toEqual([])
  })
  await product.app.tasks.idle()
  expect(await state(id, company.basic)).toEqual({ state: 'waiting', seconds: 42 })
  twilio.recordings.set(sid, SOUND)
  await vi.waitFor(async () =>
    expect(await state(id, company.basic)).toEqual({ state: 'ready', seconds: 42 }),
  )
  const heard = await sound(id, company.basic)
  expect(Buffer.from(await heard.arrayBuffer()).equals(SOUND)).toBe(true)
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
