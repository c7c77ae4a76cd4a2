import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CarrierRefused, type OwnNumber, type Telephony, TextRefused } from './telephony.port.ts'
import { runFlow } from './testing/studio-flow.ts'
import {
  aMessagingService,
  startTwilioStandIn,
  type TwilioStandIn,
} from './testing/twilio-stand-in.ts'
import { twilioTelephony } from './twilio.ts'

const urls = {
  voice: 'https://towline.test/voice',
  status: 'https://towline.test/status',
  text: 'https://towline.test/text',
}
const YARD = '+14695550188'
const CALLER = '+12145550123'

let standIn: TwilioStandIn
let telephony: Telephony
let number: OwnNumber

beforeEach(async () => {
  standIn = await startTwilioStandIn()
  telephony = open()
  const bought = await telephony.findAndBuyNumber({ areaCode: '469', zip: '75034' }, urls)
  number = { ...bought, fallbackPhone: YARD }
})
afterEach(() => standIn.stop())

function open(messagingServiceSid?: string): Telephony {
  const { accountSid, authToken, url } = standIn
  const service = messagingServiceSid && { messagingServiceSid }
  return twilioTelephony({ accountSid, authToken, apiUrl: url, ...service })
}

/** Who is rung when the carrier turns to the fallback of our number. */
function fallenBack(from = CALLER) {
  const url = standIn.numbers.get(number.sid)?.voice_fallback_url ?? ''
  const [, account, sid = ''] =
    /^https:\/\/webhooks\.twilio\.com\/v1\/Accounts\/(AC\w+)\/Flows\/(FW\w+)$/.exec(url) ?? []
  const flow = standIn.flows.get(sid)
  if (account !== standIn.accountSid || flow?.status !== 'published') return null
  return runFlow(flow.definition, from)
}
const writes = () => standIn.asked.filter((asked) => !asked.startsWith('GET'))

describe('a number whose server does not answer', () => {
  it('calls the company by itself, with the number of the caller', async () => {
    expect(fallenBack()).toBeNull()
    expect(await telephony.keepNumbers([number], urls)).toEqual([])
    expect(fallenBack()).toEqual({ number: YARD, callerId: CALLER })
    expect(standIn.numbers.get(number.sid)).toMatchObject({ voice_fallback_method: 'POST' })
  })

  it.each(['+266696687', '+7378742833', '+17378742833', 'anonymous'])(
    'shows its own number for a caller who withholds theirs as %s',
    async (from) => {
      await telephony.keepNumbers([number], urls)
      expect(fallenBack(from)).toEqual({ number: YARD, callerId: number.e164 })
    },
  )

  it('calls the new phone when the company has another, by the same flow', async () => {
    await telephony.keepNumbers([number], urls)
    await telephony.keepNumbers([{ ...number, fallbackPhone: '+14695550177' }], urls)
    expect(fallenBack()?.number).toBe('+14695550177')
    expect(standIn.flows.size).toBe(1)
  })

  it('has no fallback that would call itself, nor one without a phone', async () => {
    await telephony.keepNumbers([number], urls)
    await telephony.keepNumbers([{ ...number, fallbackPhone: number.e164 }], urls)
    expect(standIn.numbers.get(number.sid)?.voice_fallback_url).toBe('')
    await telephony.keepNumbers([number], urls)
    expect(fallenBack()?.number).toBe(YARD)
    await telephony.keepNumbers([{ ...number, fallbackPhone: '' }], urls)
    expect(fallenBack()).toBeNull()
  })

  it('leaves no flow behind when it is given back, even where only half of that was done before', async () => {
    await telephony.keepNumbers([number], urls)
    standIn.faults.push({ on: /^DELETE .v2.Flows/, status: 503 })
    await expect(telephony.releaseNumber(number.sid)).rejects.toThrow()
    await telephony.releaseNumber(number.sid)
    expect([standIn.numbers.size, standIn.flows.size]).toEqual([0, 0])
  })
})

describe('numbers at the start', () => {
  it('are asked about once, and left alone as long as all is as it should be', async () => {
    await telephony.keepNumbers([number], urls)
    const before = writes().length
    await open().keepNumbers([number], urls)
    expect(writes()).toHaveLength(before)
  })

  it('are pointed at the new address when the product has moved, or somebody changed them', async () => {
    await telephony.keepNumbers([number], urls)
    const moved = { ...urls, voice: 'https://moved.test/voice', text: 'https://moved.test/text' }
    await telephony.keepNumbers([number], moved)
    expect(standIn.numbers.get(number.sid)).toMatchObject({
      voice_url: expect.stringContaining('https://moved.test/voice#'),
      sms_url: `${moved.text}#rc=3&rp=all`,
    })
  })

  it('do not wait for one that is in trouble', async () => {
    const gone: OwnNumber = {
      sid: `PN${'f'.repeat(32)}`,
      e164: '+14695550199',
      fallbackPhone: YARD,
    }
    const troubles = await telephony.keepNumbers([gone, number], urls)
    expect(troubles).toMatchObject([{ sid: gone.sid, error: expect.any(CarrierRefused) }])
    expect(fallenBack()?.number).toBe(YARD)
  })
})

describe('texts through a messaging service', () => {
  const aText = { to: CALLER, body: 'On the way', idempotencyKey: 'k1' }

  it('come from the company’s own number, which is put into its pool once', async () => {
    const service = aMessagingService(standIn)
    const sender = open(service)
    const from = number.e164
    await expect(sender.sendText({ ...aText, from })).rejects.toThrow(TextRefused)
    await sender.keepNumbers([number], urls)
    await open(service).keepNumbers([number], urls)
    expect([...(standIn.services.get(service) ?? [])]).toEqual([number.sid])
    await sender.sendText({ ...aText, from, idempotencyKey: 'k2' })
    expect(standIn.texts).toMatchObject([{ from, messaging_service_sid: service }])
  })

  it('leave a number where it is that another service has, and say so', async () => {
    const [theirs, ours] = [aMessagingService(standIn), aMessagingService(standIn)]
    standIn.services.get(theirs)?.add(number.sid)
    const troubles = await open(ours).keepNumbers([number], urls)
    expect(troubles).toMatchObject([{ sid: number.sid, error: { code: 21712 } }])
    expect(fallenBack()?.number).toBe(YARD)
  })
})
