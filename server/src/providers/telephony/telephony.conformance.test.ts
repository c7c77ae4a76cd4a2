import { afterEach, describe, expect, it } from 'vitest'
import { areaCodesAround } from '../maps/index.ts'
import { type SandboxText, sandboxTelephony } from './sandbox.ts'
import { NoNumbers, type Telephony, TextRefused } from './telephony.port.ts'
import { startTwilioStandIn } from './testing/twilio-stand-in.ts'
import { twilioTelephony } from './twilio.ts'

/** A carrier with what it did to be looked at, and with its shelves to be emptied. */
type Carrier = {
  telephony: Telephony
  texts: () => { from?: string; to?: string; body?: string }[]
  redirected: () => string[]
  /** From now on somebody else owns every number of these area codes. */
  sellOut: (areaCodes: string[]) => void
  stop: () => Promise<void>
}

const LIVE_CALL = `CA${'1'.repeat(32)}`
const OVER_CALL = `CA${'2'.repeat(32)}`

async function twilio(): Promise<Carrier> {
  const standIn = await startTwilioStandIn()
  standIn.liveCalls.add(LIVE_CALL)
  standIn.stock.set('TX', ['+12545550100'])
  const { accountSid, authToken, url } = standIn
  return {
    telephony: twilioTelephony({ accountSid, authToken, apiUrl: url }),
    texts: () => standIn.texts,
    redirected: () => standIn.redirected.map(({ twiml = '' }) => twiml),
    sellOut: (areaCodes) => {
      for (const areaCode of areaCodes) standIn.stock.set(areaCode, [])
      if (areaCodes.includes('254')) standIn.stock.set('TX', [])
    },
    stop: standIn.stop,
  }
}

async function sandbox(): Promise<Carrier> {
  const texts = new Map<string, SandboxText>()
  const redirected: string[] = []
  const soldOut = new Set<string>()
  const telephony = sandboxTelephony({
    token: 'the token of the sandbox',
    taken: async (numbers) => numbers.filter((number) => soldOut.has(number.slice(2, 5))),
    outbox: async (text) => {
      if (!texts.has(text.idempotencyKey)) texts.set(text.idempotencyKey, text)
    },
    redirect: async (callSid, twiml) => {
      if (callSid === LIVE_CALL) redirected.push(twiml)
    },
  })
  return {
    telephony,
    texts: () => [...texts.values()],
    redirected: () => redirected,
    sellOut: (areaCodes) => {
      for (const areaCode of areaCodes) soldOut.add(areaCode)
    },
    stop: async () => {},
  }
}

const urls = {
  voice: 'https://towline.test/towline/voice/incoming',
  status: 'https://towline.test/towline/voice/status',
  text: 'https://towline.test/towline/texts/incoming',
}
const frisco = { areaCode: '469', zip: '75034' }
const TEXAS = areaCodesAround(frisco.areaCode, frisco.zip)
const aText = {
  from: '+14695550100',
  to: '+12145550123',
  body: 'Follow your truck: https://towline.test/c/1',
  idempotencyKey: 'text-1',
}

describe.each([
  ['Twilio', twilio],
  ['the sandbox', sandbox],
])('%s as the carrier', (_, open) => {
  const opened: Carrier[] = []
  const aCarrier = async () => {
    const carrier = await open()
    opened.push(carrier)
    return carrier
  }
  afterEach(async () => {
    for (const carrier of opened.splice(0)) await carrier.stop()
  })

  it('knows its own signature, and no other', async () => {
    const { telephony } = await aCarrier()
    const url = urls.voice
    const form = { CallSid: LIVE_CALL, From: '+12145550123', To: '+14695550100' }
    const signature = telephony.sign(url, form)
    const check = (over: object) => telephony.verifyWebhook({ signature, url, form, ...over })
    expect(check({})).toBe(true)
    expect(check({ signature: undefined })).toBe(false)
    expect(check({ signature: '' })).toBe(false)
    expect(check({ signature: `${signature}=` })).toBe(false)
    expect(check({ url: `${url}?a=1` })).toBe(false)
    expect(check({ url: 'no url' })).toBe(false)
    expect(telephony.sign(`${url}#rt=4500`, form)).toBe(signature)
    expect(check({ form: { ...form, From: '+19005550199' } })).toBe(false)
    expect(check({ form: { ...form, Extra: '' } })).toBe(false)
  })

  it('signs a handshake over the address of the socket and nothing else', async () => {
    const { telephony } = await aCarrier()
    const signature = telephony.sign('wss://towline.test/towline/voice/relay', {})
    const check = (url: string) => telephony.verifyHandshake({ signature, url })
    expect(check('wss://towline.test/towline/voice/relay')).toBe(true)
    expect(check('https://towline.test/towline/voice/relay')).toBe(false)
    expect(check('wss://towline.test/towline/voice/relay/')).toBe(false)
    expect(check('wss://elsewhere.test/towline/voice/relay')).toBe(false)
  })

  it('accepts a plain socket on a port, as the sandbox has it', async () => {
    const { telephony } = await aCarrier()
    const url = 'ws://127.0.0.1:3000/towline/voice/relay'
    expect(telephony.verifyHandshake({ signature: telephony.sign(url, {}), url })).toBe(true)
  })

  it('gives a number of the area code asked for', async () => {
    const { telephony } = await aCarrier()
    const { e164, sid } = await telephony.findAndBuyNumber(frisco, urls)
    expect(e164).toMatch(/^\+146955501\d\d$/)
    expect(sid).toMatch(/^PN[0-9a-f]{32}$/)
  })

  it('gives no number twice', async () => {
    const { telephony } = await aCarrier()
    const [one, two] = await Promise.all([
      telephony.findAndBuyNumber(frisco, urls),
      telephony.findAndBuyNumber(frisco, urls),
    ])
    expect(one.e164).not.toBe(two.e164)
    expect(one.sid).not.toBe(two.sid)
  })

  it('looks further off when the area code is sold out', async () => {
    const { telephony, sellOut } = await aCarrier()
    sellOut(TEXAS.filter((areaCode) => areaCode !== '254'))
    expect((await telephony.findAndBuyNumber(frisco, urls)).e164).toBe('+12545550100')
  })

  it('says so when there is no number anywhere near', async () => {
    const { telephony, sellOut } = await aCarrier()
    sellOut(TEXAS)
    await expect(telephony.findAndBuyNumber(frisco, urls)).rejects.toThrow(NoNumbers)
  })

  it('takes a number back, and may be asked again', async () => {
    const { telephony } = await aCarrier()
    const first = await telephony.findAndBuyNumber(frisco, urls)
    await telephony.releaseNumber(first.sid)
    await telephony.releaseNumber(first.sid)
    expect((await telephony.findAndBuyNumber(frisco, urls)).e164).toBe(first.e164)
  })

  it('follows when the product has moved', async () => {
    const { telephony } = await aCarrier()
    const { sid } = await telephony.findAndBuyNumber(frisco, urls)
    const moved = { ...urls, voice: 'https://new.test/towline/voice/incoming' }
    await expect(telephony.pointNumber(sid, moved)).resolves.toBeUndefined()
  })

  it('keeps numbers as they should be, and has no trouble with them', async () => {
    const { telephony } = await aCarrier()
    const own = await telephony.findAndBuyNumber(frisco, urls)
    const numbers = [{ ...own, fallbackPhone: '+14695550188' }]
    expect(await telephony.keepNumbers(numbers, urls)).toEqual([])
    expect(await telephony.keepNumbers(numbers, urls)).toEqual([])
    await telephony.releaseNumber(own.sid)
  })

  it('sends a text once, however often it is asked to', async () => {
    const { telephony, texts } = await aCarrier()
    const first = await telephony.sendText(aText)
    expect(await telephony.sendText(aText)).toEqual(first)
    await telephony.sendText({ ...aText, idempotencyKey: 'text-2', body: 'Your truck is there' })
    expect(texts().map(({ body }) => body)).toEqual([aText.body, 'Your truck is there'])
    expect(texts()[0]).toMatchObject({ from: aText.from, to: aText.to })
  })

  it.each([
    ['a number that has opted out', { to: '+15005550004' }, 'opted out'],
    ['a number that is none', { to: '+15005550001' }, 'bad number'],
    ['half a number', { to: '555' }, 'bad number'],
    ['an empty text', { body: '' }, 'refused'],
    ['a text that is too long', { body: 'a'.repeat(1601) }, 'refused'],
  ])('refuses for good: %s', async (_what, over, reason) => {
    const { telephony, texts } = await aCarrier()
    const refused = await telephony.sendText({ ...aText, ...over }).catch((error) => error)
    expect(refused).toBeInstanceOf(TextRefused)
    expect(refused.reason).toBe(reason)
    expect(texts()).toEqual([])
  })

  it('knows of no recording by a name it never gave', async () => {
    const { telephony } = await aCarrier()
    expect(await telephony.openRecording(`RE${'0'.repeat(32)}`)).toBeNull()
    await telephony.removeRecording(`RE${'0'.repeat(32)}`)
  })

  it('gives a live call new orders, and takes it well that a call is over', async () => {
    const { telephony, redirected } = await aCarrier()
    await telephony.redirectCall(LIVE_CALL, '<Response><Hangup/></Response>')
    await telephony.redirectCall(OVER_CALL, '<Response><Hangup/></Response>')
    expect(redirected()).toEqual(['<Response><Hangup/></Response>'])
  })
})
