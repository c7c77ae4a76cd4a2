import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CarrierRefused,
  CarrierUnavailable,
  type Telephony,
  type TextRefused,
} from './telephony.port.ts'
import { startTwilioStandIn, type TwilioStandIn } from './testing/twilio-stand-in.ts'
import { twilioTelephony } from './twilio.ts'

let standIn: TwilioStandIn
let telephony: Telephony

beforeEach(async () => {
  standIn = await startTwilioStandIn()
  telephony = open()
})
afterEach(() => standIn.stop())

function open(over: { authToken?: string; apiUrl?: string } = {}): Telephony {
  const { accountSid, authToken, url } = standIn
  return twilioTelephony({ accountSid, authToken, apiUrl: url, ...over })
}

const urls = {
  voice: 'https://towline.test/voice',
  status: 'https://towline.test/status',
  text: 'https://towline.test/text',
}
const wanted = { areaCode: '469', zip: '75034', label: 'company-1' }
const aText = { from: '+14695550100', to: '+12145550123', body: 'On the way', idempotencyKey: 'k1' }

describe('a number at Twilio', () => {
  it('reaches us as soon as it is bought', async () => {
    const { sid } = await telephony.findAndBuyNumber(wanted, urls)
    expect(standIn.numbers.get(sid)).toMatchObject({
      phone_number: '+14695550100',
      friendly_name: 'Towline company-1',
      voice_url: `${urls.voice}#ct=1500&rt=4500&tt=4800&rc=3&rp=all`,
      voice_method: 'POST',
      sms_url: `${urls.text}#rc=3&rp=all`,
      status_callback: `${urls.status}#rc=3&rp=all`,
    })
  })

  it('is not bought a second time for the same company', async () => {
    const first = await telephony.findAndBuyNumber(wanted, urls)
    const moved = { ...urls, voice: 'https://moved.test/voice' }
    expect(await open().findAndBuyNumber(wanted, moved)).toEqual(first)
    expect(standIn.numbers.get(first.sid)?.voice_url).toContain(moved.voice)
    expect(standIn.numbers.size).toBe(1)
  })

  it('is found again when the answer to the purchase was lost', async () => {
    standIn.faults.push({ on: /^POST .IncomingPhone/, status: 502, afterwards: true })
    const { e164 } = await telephony.findAndBuyNumber({ areaCode: '469', zip: '' }, urls)
    expect(e164).toBe('+14695550100')
    expect(standIn.numbers.size).toBe(1)
  })

  it('is another one when somebody else was quicker', async () => {
    standIn.faults.push({ on: /^POST .IncomingPhone/, status: 400, code: 21422 })
    const { e164 } = await telephony.findAndBuyNumber(wanted, urls)
    expect(e164).toBe('+14695550101')
  })

  it('may come from around the ZIP when the area code has none', async () => {
    standIn.stock.set('469', [])
    standIn.stock.set('75034', ['+19725550107'])
    expect((await telephony.findAndBuyNumber(wanted, urls)).e164).toBe('+19725550107')
  })

  it('is waited for when Twilio is busy', async () => {
    standIn.faults.push({ on: /Available/, status: 429, code: 20429 })
    await telephony.findAndBuyNumber(wanted, urls)
    expect(standIn.asked.filter((asked) => asked.includes('Available'))).toHaveLength(2)
  })

  it.each([21631, 21422, 21613])(
    'is another one, or one of the next place, where one is refused with code %i',
    async (code) => {
      standIn.stock.set('469', ['+14695550107'])
      standIn.stock.set('75034', ['+19725550107'])
      standIn.faults.push({ on: /^POST .IncomingPhone/, status: 400, code })
      expect((await telephony.findAndBuyNumber(wanted, urls)).e164).toBe('+19725550107')
    },
  )

  it('comes from the next place when the carrier has nothing in the area code', async () => {
    standIn.faults.push({ on: /^GET .Available/, status: 400, code: 21452 })
    standIn.stock.set('75034', ['+19725550107'])
    expect((await telephony.findAndBuyNumber(wanted, urls)).e164).toBe('+19725550107')
  })

  it('is not to be had with wrong credentials, which is no passing trouble', async () => {
    const stranger = open({ authToken: 'another token' })
    const refused = await stranger.findAndBuyNumber(wanted, urls).catch((error) => error)
    expect(refused).toBeInstanceOf(CarrierRefused)
    expect(refused.code).toBe(20003)
  })
})

describe('a text by Twilio', () => {
  it('is worth another try when Twilio fails or cannot be reached', async () => {
    standIn.faults.push({ on: /Messages/, status: 503 })
    await expect(telephony.sendText(aText)).rejects.toThrow(CarrierUnavailable)
    await telephony.sendText(aText)
    expect(standIn.texts).toHaveLength(1)
    const cutOff = open({ apiUrl: 'http://127.0.0.1:9' })
    await expect(cutOff.sendText(aText)).rejects.toThrow(CarrierUnavailable)
  })

  it('is not sent again when only the answer was lost', async () => {
    standIn.faults.push({ on: /^POST .Messages/, status: 504, afterwards: true })
    await expect(telephony.sendText(aText)).rejects.toThrow(CarrierUnavailable)
    const { sid } = await telephony.sendText(aText)
    expect(standIn.texts.map((text) => text.sid)).toEqual([sid])
  })

  it.each([
    ['what is no JSON', '<html>OK</html>'],
    ['nothing', ''],
    ['JSON of something else', '{"status":"ok"}'],
  ])('is looked up, not sent again, after a 200 with %s', async (_what, raw) => {
    standIn.faults.push({ on: /^POST .Messages/, status: 200, raw, afterwards: true })
    await expect(telephony.sendText(aText)).rejects.toThrow(CarrierUnavailable)
    const { sid } = await telephony.sendText(aText)
    expect(standIn.texts.map((text) => text.sid)).toEqual([sid])
  })

  it('is sent after such an answer where the number never had it', async () => {
    await telephony.sendText({ ...aText, idempotencyKey: 'k0', from: '+14695550177' })
    standIn.faults.push({ on: /^POST .Messages/, status: 200, raw: '<html>' })
    await expect(telephony.sendText(aText)).rejects.toThrow(CarrierUnavailable)
    await telephony.sendText(aText)
    expect(standIn.texts.map(({ from }) => from)).toEqual(['+14695550177', aText.from])
  })

  it('goes out again with a new key though the words are the same', async () => {
    await telephony.sendText(aText)
    await telephony.sendText({ ...aText, idempotencyKey: 'k2' })
    expect(standIn.texts).toHaveLength(2)
  })

  it('asks to be told how it went', async () => {
    await telephony.sendText({ ...aText, statusCallback: urls.status })
    expect(standIn.texts[0]?.status_callback).toBe(urls.status)
  })

  it.each([401, 402])('waits while the account is in trouble (%i)', async (status) => {
    standIn.faults.push({ on: /Messages/, status, code: 20001 })
    await expect(telephony.sendText(aText)).rejects.toThrow(CarrierRefused)
  })

  it.each([
    [21614, 'bad number'],
    [30034, 'not registered'],
    [21608, 'trial account'],
    [21699, 'refused'],
  ])('never goes out after a refusal with code %i', async (code, reason) => {
    standIn.faults.push({ on: /Messages/, status: 400, code })
    const refused: TextRefused = await telephony.sendText(aText).catch((error) => error)
    expect(refused).toMatchObject({ name: 'TextRefused', reason, code })
  })

  it('waits when the queue of its number is full', async () => {
    standIn.faults.push({ on: /Messages/, status: 400, code: 21611 })
    await expect(telephony.sendText(aText)).rejects.toThrow(CarrierUnavailable)
  })

  it('leaves no telephone number in the words of an error', async () => {
    standIn.faults.push({ on: /Messages/, status: 401, code: 20003 })
    const refused: Error = await telephony.sendText(aText).catch((error) => error)
    expect(refused.message).toBe('Twilio answered 401 with code 20003')
  })
})

it('deletes a recording at Twilio, once and again', async () => {
  const sid = `RE${'a'.repeat(32)}`
  standIn.recordings.set(sid, 'sound')
  await telephony.removeRecording(sid)
  expect(standIn.recordings.has(sid)).toBe(false)
  await telephony.removeRecording(sid)
  await expect(open({ authToken: 'wrong' }).removeRecording(sid)).rejects.toThrow(CarrierRefused)
})
