import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { actionUrl } from '../carrier/call-control.ts'
import { aCallService, PUBLIC_URL } from '../testing/call-service.fixture.ts'

const statusUrl = `${PUBLIC_URL}/towline/voice/status`

describe('a lost socket', () => {
  it('is opened again, and the talk goes on where it was', async () => {
    const { aPhone, office } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    await phone.say('my car will not start, I am safe')
    const again = phone.listen()
    await phone.dropSocket()
    expect(await again).not.toBe('')
    await phone.say('1245 Main Street in Frisco')
    await vi.waitFor(() =>
      expect(office.call(phone.callSid).drafts.at(-1)).toMatchObject({
        facts: { reasonSaid: expect.any(String) },
        pickup: { address: expect.stringContaining('Main') },
      }),
    )
    await vi.waitFor(() => expect(office.logged(phone.callSid, 'reconnected')).toHaveLength(1))
  })

  it('is given up after three times, for a person', async () => {
    const { aPhone, handedOver } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    for (let round = 0; round < 3; round += 1) {
      const again = phone.listen()
      await phone.dropSocket()
      await again
    }
    await phone.dropSocket()
    expect(await phone.ended).toMatchObject({ how: 'put through' })
    expect(handedOver).toEqual(['relay lost too often'])
  })

  it('ends the call when the carrier does not come back', async () => {
    const { aPhone, office, service } = await aCallService({ limits: { aloneMs: 30 } })
    const phone = aPhone()
    await phone.dial()
    phone.vanish()
    await vi.waitFor(() => expect(office.call(phone.callSid).ends).toHaveLength(1))
    expect(service.size).toBe(0)
  })

  it('gives way to a newer one of the same call', async () => {
    const { aPhone, service } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    const again = phone.listen()
    await phone.connectAgain()
    await again
    expect(service.size).toBe(1)
    expect(await phone.say('my car broke down')).not.toBe('')
  })
})

describe('a server that is killed', () => {
  it('has every fact that was written, and resumes the talk in its next life', async () => {
    const first = await aCallService()
    const phone = first.aPhone()
    await phone.dial()
    await phone.say('my car will not start, I am safe')
    await vi.waitFor(() => expect(first.office.logged(phone.callSid, 'said')).toHaveLength(2))
    phone.vanish()
    await first.kill()

    const second = await aCallService({ office: first.office })
    phone.moveTo(second.server)
    const again = phone.listen()
    await phone.dropSocket()
    await again
    await phone.say('1245 Main Street in Frisco')
    await vi.waitFor(() =>
      expect(second.office.call(phone.callSid).drafts.at(-1)).toMatchObject({
        facts: { reasonSaid: expect.any(String) },
        pickup: { address: expect.stringContaining('Main') },
      }),
    )
    await vi.waitFor(() => expect(second.office.logged(phone.callSid, 'heard')).toHaveLength(2))
    const { entries } = second.office.call(phone.callSid)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1))
  })

  it('leaves its webhook to another, which the carrier asks then', async () => {
    const { aPhone, server, office } = await aCallService()
    // As a process in the moment it dies: the connection is taken, and lost.
    const dying = createServer((socket) =>
      socket.once('data', () => {
        phone.moveTo(server)
        socket.destroy()
      }),
    )
    await once(dying.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void dying.close())
    const address = dying.address()
    const phone = aPhone({
      server: `http://127.0.0.1:${typeof address === 'object' && address?.port}`,
    })
    await phone.dial()
    expect(phone.isOver).toBe(false)
    expect(office.size).toBe(1)
  })

  it('takes the carrier’s repeated webhook for the same call', async () => {
    const first = await aCallService()
    const phone = first.aPhone()
    await phone.dial()
    await vi.waitFor(() => expect(first.office.logged(phone.callSid, 'setUp')).toHaveLength(1))
    phone.vanish()
    await first.kill()
    const second = await aCallService({ office: first.office })
    phone.moveTo(second.server)
    const again = phone.listen()
    await phone.dial()
    await again
    expect(second.office.size).toBe(1)
    await vi.waitFor(() =>
      expect(second.office.logged(phone.callSid, 'reconnected')).toHaveLength(1),
    )
  })
})

describe('a server that stops', () => {
  it('gives its callers to a person, with everything written', async () => {
    const { aPhone, service, office, handedOver } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    await phone.say('my car will not start, I am safe')
    await service.stop()
    expect(await phone.ended).toMatchObject({ how: 'put through' })
    expect(handedOver).toEqual(['server stopping'])
    expect(office.logged(phone.callSid, 'heard')).toHaveLength(1)
  })
})

describe('a lost database', () => {
  it('puts a new caller through to the company, also where nobody has called it before', async () => {
    const { aPhone, office } = await aCallService()
    office.isAway = true
    const phone = aPhone()
    await phone.dial()
    expect(await phone.ended).toEqual({ how: 'put through', number: '+14695550100' })
  })

  it('is at least apologised for where nobody has the number', async () => {
    const { aPhone, office } = await aCallService()
    office.isAway = true
    const phone = aPhone({ to: '+14695550177' })
    await phone.dial()
    expect(phone.transcript).toMatchObject([
      { who: 'line', words: expect.stringContaining("can't take your call") },
    ])
  })

  it('has nobody given to a person only because the clock was set meanwhile', async () => {
    const { aPhone, office, handedOver } = await aCallService({ limits: { unwrittenMs: 5000 } })
    const phone = aPhone()
    await phone.dial()
    office.isAway = true
    await phone.say('my car will not start, I am safe')
    vi.setSystemTime(Date.now() + 30_000)
    onTestFinished(() => void vi.useRealTimers())
    expect(await phone.say('1245 Main Street in Frisco')).not.toBe('')
    office.isAway = false
    await vi.waitFor(() => expect(office.logged(phone.callSid, 'heard')).toHaveLength(2))
    expect(handedOver).toEqual([])
  })

  it('has a caller on the line given to a person, and what they said written when it is back', async () => {
    const { aPhone, office, handedOver } = await aCallService({ limits: { unwrittenMs: 50 } })
    const phone = aPhone()
    await phone.dial()
    await phone.say('my car will not start, I am safe')
    office.isAway = true
    expect(await phone.say('1245 Main Street in Frisco')).not.toBe('')
    expect(await phone.ended).toMatchObject({ how: 'put through' })
    expect(handedOver).toEqual(['database away'])
    office.isAway = false
    await vi.waitFor(() => expect(office.logged(phone.callSid, 'heard')).toHaveLength(2))
    expect(office.call(phone.callSid).drafts.at(-1)).toMatchObject({
      pickup: { said: expect.stringContaining('Main') },
    })
  })

  it('is not noticed by callers when it is short', async () => {
    const { aPhone, office } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    office.isAway = true
    expect(await phone.say('my car will not start, I am safe')).not.toBe('')
    office.isAway = false
    await vi.waitFor(() => expect(office.logged(phone.callSid, 'heard')).toHaveLength(1))
    expect(phone.isOver).toBe(false)
  })
})

describe('the carrier’s callbacks', () => {
  it('may come in any order and any number of times', async () => {
    const { aPhone, office, service } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    const over = { CallStatus: 'completed', CallDuration: '42' }
    for (let n = 0; n < 3; n += 1) await phone.post(statusUrl, over)
    await phone.post(actionUrl(PUBLIC_URL, { reconnects: 0, dials: 0 }), {
      CallStatus: 'completed',
      SessionStatus: 'completed',
    })
    await vi.waitFor(() =>
      expect(office.call(phone.callSid).ends).toContainEqual({
        callSid: phone.callSid,
        seconds: 42,
        outcome: 'nothing',
      }),
    )
    await vi.waitFor(() => expect(service.size).toBe(0))
  })

  it('are harmless for calls that nobody knows', async () => {
    const { aPhone, office } = await aCallService()
    const stranger = aPhone()
    await stranger.post(statusUrl, { CallStatus: 'completed', CallDuration: '42' })
    const lost = { CallStatus: 'in-progress', SessionStatus: 'failed' }
    const twiml = await stranger.post(actionUrl(PUBLIC_URL, { reconnects: 0, dials: 0 }), lost)
    expect(twiml).toContain('+14695550100')
    expect(office.size).toBe(0)
  })

  it('take handoff data that is not ours for a wish to be heard by a person', async () => {
    const { aPhone } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    for (const HandoffData of ['{"do":"format the disk"}', 'null', '<xml/>']) {
      const form = { CallStatus: 'in-progress', SessionStatus: 'ended', HandoffData }
      expect(await phone.post(actionUrl(PUBLIC_URL, { reconnects: 0, dials: 0 }), form)).toContain(
        '<Dial',
      )
    }
  })
})

describe('fifty calls at once', () => {
  it('are all answered, and none hears another', async () => {
    const { aPhone, office } = await aCallService()
    const phones = Array.from({ length: 50 }, (_, n) =>
      aPhone({ from: `+121455501${String(n).padStart(2, '0')}` }),
    )
    await Promise.all(phones.map((phone) => phone.dial()))
    await Promise.all(
      phones.map((phone, n) => phone.say(`my car broke down at ${n + 100} Main Street in Frisco`)),
    )
    await Promise.all(phones.map((phone) => phone.hangUp()))
    for (const [n, phone] of phones.entries()) {
      await vi.waitFor(() =>
        expect(office.logged(phone.callSid, 'heard')).toMatchObject([
          { words: expect.stringContaining(`at ${n + 100} Main`) },
        ]),
      )
    }
  })
})
