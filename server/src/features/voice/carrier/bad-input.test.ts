import { describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { wireSignatures } from '../../../providers/telephony/signature.ts'
import { aCallService, PUBLIC_URL, TOKEN } from '../testing/call-service.fixture.ts'

const relayUrl = `${PUBLIC_URL.replace('https', 'wss')}/towline/voice/relay`
const signed: Record<string, string> = {
  'X-Twilio-Signature': wireSignatures(TOKEN).sign(relayUrl, {}),
}

/** A socket of the carrier without a telephone on it. */
function aSocket(server: string, { headers = signed, path = '/towline/voice/relay' } = {}) {
  const socket = new WebSocket(server.replace('http', 'ws') + path, { headers })
  const closed = Promise.withResolvers<number>()
  const refused = Promise.withResolvers<number | undefined>()
  socket.on('error', () => {})
  socket.once('close', closed.resolve)
  socket.once('unexpected-response', (_, response) => refused.resolve(response.statusCode))
  return { socket, closed: closed.promise, refused: refused.promise }
}

const opened = (socket: WebSocket) => new Promise((resolve) => socket.once('open', resolve))

/** A call that shows that the line is well. */
async function stillWell(phone: CarrierPhone): Promise<void> {
  await phone.dial()
  expect(await phone.say('my car broke down')).not.toBe('')
}

describe('the relay’s door', () => {
  it('is shut, before the upgrade, to whoever cannot sign', async () => {
    const { server } = await aCallService()
    const asHttps = wireSignatures(TOKEN).sign(relayUrl.replace('wss', 'https'), {})
    for (const headers of [
      {},
      { 'X-Twilio-Signature': 'AAAA' },
      { 'X-Twilio-Signature': asHttps },
    ]) {
      expect(await aSocket(server, { headers }).refused).toBe(403)
    }
    expect(
      await aSocket(server, { headers: {}, path: '/towline/voice/relay?ticket=x' }).refused,
    ).toBe(403)
  })

  it('opens once for a ticket', async () => {
    const { server, tickets } = await aCallService()
    const path = `/towline/voice/relay?ticket=${tickets.issue()}`
    await opened(aSocket(server, { headers: {}, path }).socket)
    expect(await aSocket(server, { headers: {}, path }).refused).toBe(403)
  })

  it('is closed on a socket that says nothing, or not setup first', async () => {
    const { server } = await aCallService({ limits: { setupMs: 30 } })
    expect(await aSocket(server).closed).toBe(1008)
    const early = aSocket(server)
    await opened(early.socket)
    early.socket.send('{"type":"prompt","voicePrompt":"hello","last":true}')
    expect(await early.closed).toBe(1008)
  })

  it('is closed on a setup of an unknown call, or with another call’s token', async () => {
    const { server, aPhone } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    for (const [callSid, token] of [
      ['CAunknown', 'x'],
      [phone.callSid, 'x'],
      [phone.callSid, undefined],
    ]) {
      const other = aSocket(server)
      await opened(other.socket)
      other.socket.send(
        JSON.stringify({ type: 'setup', callSid, customParameters: token ? { token } : {} }),
      )
      expect(await other.closed).toBe(1008)
    }
    expect(await phone.say('my car broke down')).not.toBe('')
  })
})

describe('a carrier that talks nonsense', () => {
  it('is heard out in a burst of reports, and not listened to when it floods us', async () => {
    const { office, aPhone } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    const report = () => phone.send({ type: 'info', name: 'clientSpeaking', value: 'on' })
    for (let sent = 0; sent < 300; sent += 1) report()
    expect(await phone.say('my battery is dead')).not.toBe('')
    for (let sent = 0; sent < 2000; sent += 1) report()
    phone.send({ type: 'prompt', voicePrompt: 'hello', lang: 'en', last: true })
    const heard = () => office.call(phone.callSid).entries.filter(({ kind }) => kind === 'heard')
    const listensAgain = () => {
      phone.send({ type: 'prompt', voicePrompt: 'I am safe', lang: 'en', last: true })
      expect(heard().length).toBeGreaterThan(1)
    }
    await vi.waitFor(listensAgain, { interval: 200 })
    expect(JSON.stringify(heard())).not.toContain('hello')
  })

  it('is borne with, nine times in a row', async () => {
    const { aPhone } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) phone.send('{"type":')
      expect(await phone.say('my car broke down')).not.toBe('')
    }
  })

  it('has its caller given to a person at the tenth', async () => {
    const { aPhone, handedOver, office } = await aCallService()
    const [phone, other] = [aPhone(), aPhone()]
    await phone.dial()
    for (let n = 0; n < 10; n += 1) phone.send('nonsense')
    expect(await phone.ended).toMatchObject({ how: 'put through' })
    expect(handedOver).toEqual(['malformed frames'])
    await phone.hangUp()
    await phone.post(`${PUBLIC_URL}/towline/voice/status`, {
      CallStatus: 'completed',
      CallDuration: '9',
    })
    await vi.waitFor(() =>
      expect(office.call(phone.callSid).ends).toContainEqual({
        callSid: phone.callSid,
        outcome: 'transfer',
      }),
    )
    await stillWell(other)
  })

  it('has its caller given to a person after a frame of a megabyte; every other call goes on', async () => {
    const { aPhone, handedOver } = await aCallService()
    const [phone, other] = [aPhone(), aPhone()]
    await phone.dial()
    await other.dial()
    phone.send({ type: 'prompt', voicePrompt: 'a'.repeat(1_000_000), last: true })
    expect(await phone.ended).toMatchObject({ how: 'put through' })
    expect(handedOver).toEqual(['frame too large'])
    expect(await other.say('my car broke down')).not.toBe('')
  })

  it('is not believed to know types that come later', async () => {
    const { aPhone } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    for (let n = 0; n < 50; n += 1) phone.send({ type: 'mood', value: 'angry' })
    expect(await phone.say('my car broke down')).not.toBe('')
  })
})

describe('a caller who never stops', () => {
  it('is asked to talk with a person after so many turns', async () => {
    const { aPhone, handedOver } = await aCallService({ limits: { turns: 5 } })
    const phone = aPhone()
    await phone.dial()
    const told = ['my car is a Honda', 'it has a flat tire', 'yes', 'at 12 Elm Street in Plano']
    for (const words of [...told, 'it goes to my home', 'no, to Frisco']) await phone.say(words)
    expect(handedOver).toEqual(['too many turns'])
  })

  it('is given to a person when the call has lasted long enough', async () => {
    const { aPhone, handedOver } = await aCallService({ limits: { callMs: 100 } })
    const phone = aPhone()
    await phone.dial()
    const chatter = setInterval(
      () => phone.send({ type: 'prompt', voicePrompt: 'so', last: false }),
      5,
    )
    expect(await phone.ended).toMatchObject({ how: 'put through' })
    clearInterval(chatter)
    expect(handedOver).toEqual(['call too long'])
  })
})
