import { describe, expect, it, vi } from 'vitest'
import { createLocalFanOut } from '../../../platform/realtime/index.ts'
import { actionUrl } from '../carrier/call-control.ts'
import { aCallService, PUBLIC_URL } from '../testing/call-service.fixture.ts'

const NEED_A_TOW = 'I need a tow, my car broke down'

describe('a call on the phone line', () => {
  it('greets, listens, answers and writes everything down', async () => {
    const { aPhone, office } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    expect(phone.transcript[0]?.words).toContain('Lone Star Towing')
    const answer = await phone.say(NEED_A_TOW)
    await phone.hangUp()
    await vi.waitFor(() => expect(office.call(phone.callSid).ends).toHaveLength(2))
    expect(office.logged(phone.callSid, 'heard')).toMatchObject([{ words: NEED_A_TOW }])
    expect(office.logged(phone.callSid, 'said').map(({ text }) => text)).toEqual([
      phone.transcript[0]?.words,
      answer,
    ])
    expect(office.call(phone.callSid).entries.map(({ seq }) => seq)).toEqual(
      office.call(phone.callSid).entries.map((_, index) => index + 1),
    )
  })

  it('writes the job while the caller is still talking, with the place the map found', async () => {
    const { aPhone, office } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    await phone.say("I'm safe")
    await phone.say('my car will not start, I am at 1245 Main Street in Frisco')
    await vi.waitFor(() =>
      expect(office.call(phone.callSid).drafts.at(-1)).toMatchObject({ pickup: { valid: true } }),
    )
    expect(phone.isOver).toBe(false)
  })

  it('sends nothing after the caller cut in, and keeps only what was heard', async () => {
    const { aPhone, office } = await aCallService()
    const phone = aPhone({ pace: 'held' })
    await phone.dial()
    phone.hearOut()
    const answer = await phone.say(NEED_A_TOW)
    phone.interrupt(3)
    phone.pace = 'at once'
    await phone.say('wait')
    const heard = answer.split(' ').slice(0, 3).join(' ')
    expect(phone.tokensAfterCut).toBe(0)
    await vi.waitFor(() => expect(office.logged(phone.callSid, 'cut')).toMatchObject([{ heard }]))
    expect(office.logged(phone.callSid, 'interrupted')).toMatchObject([{ heard }])
  })

  it('closes every utterance with exactly one last token', async () => {
    const { aPhone } = await aCallService()
    const lasts: boolean[] = []
    const phone = aPhone({ onToken: (_, last) => lasts.push(last) })
    await phone.dial()
    await phone.say(NEED_A_TOW)
    expect(lasts.length).toBeGreaterThan(1)
    expect(lasts.slice(1).filter(Boolean)).toHaveLength(1)
    expect(lasts.at(-1)).toBe(true)
  })

  it('speaks at once, and has told all when the turn is in the log', async () => {
    const { aPhone, office } = await aCallService()
    const append = office.log.append
    const spoken = Promise.withResolvers<void>()
    // Nothing is written before the caller hears something.
    office.log.append = async (...given) => {
      await spoken.promise
      return append(...given)
    }
    const phone = aPhone({
      onToken: (token) => token && phone.transcript.length > 1 && spoken.resolve(),
    })
    await phone.dial()
    await phone.say(NEED_A_TOW)
    expect(office.logged(phone.callSid, 'heard')).toMatchObject([{ words: NEED_A_TOW }])
  })

  it('gives a caller who wants a person to the company’s own phone', async () => {
    const { aPhone, handedOver } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    await phone.say('let me talk to a person please')
    expect(await phone.ended).toEqual({ how: 'put through', number: '+14695550100' })
    expect(handedOver).toEqual(['asked for a person'])
  })

  it('has the agent take the caller back when nobody picks up, and only once', async () => {
    const { aPhone } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    await phone.say('let me talk to a person please')
    await phone.ended
    const form = { CallStatus: 'in-progress', DialCallStatus: 'no-answer' }
    const again = await phone.post(actionUrl(PUBLIC_URL, { reconnects: 0, dials: 1 }), form)
    expect(again).toContain('value="transferFailed"')
    expect(await phone.post(actionUrl(PUBLIC_URL, { reconnects: 0, dials: 2 }), form)).toMatch(
      /<Say>.*<Hangup\/>/,
    )
  })

  it('does not answer its own transfer, where the company forwards its phone to the agent', async () => {
    const { aPhone } = await aCallService()
    const phone = aPhone()
    await phone.dial()
    await phone.say('let me talk to a person please')
    await phone.ended
    const [forwarded, another] = [aPhone(), aPhone({ from: '+12145550177' })]
    const incoming = `${PUBLIC_URL}/towline/voice/incoming`
    expect(await forwarded.post(incoming, { CallStatus: 'ringing' })).toContain('reason="busy"')
    expect(await another.post(incoming, { CallStatus: 'ringing' })).toContain('<Connect')
    const busy = { CallStatus: 'in-progress', DialCallStatus: 'busy' }
    await phone.post(actionUrl(PUBLIC_URL, { reconnects: 0, dials: 1 }), busy)
    expect(await aPhone().post(incoming, { CallStatus: 'ringing' })).toContain('<Connect')
  })

  it('does not answer its own transfer at another process either, until that phone has rung', async () => {
    const fanOut = createLocalFanOut()
    const [one, two] = [await aCallService({ fanOut }), await aCallService({ fanOut })]
    const phone = one.aPhone()
    await phone.dial()
    await phone.say('let me talk to a person please')
    await phone.ended
    const incoming = `${PUBLIC_URL}/towline/voice/incoming`
    expect(await two.aPhone().post(incoming, { CallStatus: 'ringing' })).toContain('reason="busy"')
    const noAnswer = { CallStatus: 'in-progress', DialCallStatus: 'busy' }
    await phone.post(actionUrl(PUBLIC_URL, { reconnects: 0, dials: 1 }), noAnswer)
    expect(await two.aPhone().post(incoming, { CallStatus: 'ringing' })).toContain('<Connect')
  })

  it('asks again when nobody speaks, then says goodbye and hangs up', async () => {
    const { aPhone } = await aCallService({ limits: { silence: { first: 30, next: 30 } } })
    const phone = aPhone()
    await phone.dial()
    expect(await phone.ended).toEqual({ how: 'hung up' })
    expect(phone.transcript.filter(({ who }) => who === 'agent')).toHaveLength(4)
  })
})

describe('who may call', () => {
  it('are the carrier’s own requests; strangers leave no trace', async () => {
    const { aPhone, office, server } = await aCallService()
    const stranger = aPhone({ token: 'another-token' })
    await expect(stranger.dial()).rejects.toThrow('403')
    const bare = await fetch(`${server}/towline/voice/incoming`, { method: 'POST' })
    expect(bare.status).toBe(403)
    expect(office.size).toBe(0)
  })

  it.each(['incoming', 'ended', 'status'])('is checked at %s', async (path) => {
    const { server } = await aCallService()
    const body = new URLSearchParams({ CallSid: 'CA1', CallStatus: 'completed' })
    const reply = await fetch(`${server}/towline/voice/${path}`, { method: 'POST', body })
    expect(reply.status).toBe(403)
  })

  it('hear an apology at a number that is nobody’s', async () => {
    const { aPhone, office } = await aCallService()
    const phone = aPhone({ to: '+19725550100' })
    await phone.dial()
    expect(phone.transcript).toMatchObject([{ who: 'line', words: /not in service/ }])
    expect(await phone.ended).toEqual({ how: 'hung up' })
    expect(office.size).toBe(0)
  })

  it('reach the company’s own phone when its trial is over', async () => {
    const { aPhone, office } = await aCallService()
    for (const [number, known] of office.lines)
      office.lines.set(number, { ...known, isServed: false })
    const phone = aPhone()
    await phone.dial()
    expect(await phone.ended).toEqual({ how: 'put through', number: '+14695550100' })
  })

  it('reach the company’s own phone when the line is full', async () => {
    const { aPhone } = await aCallService({ limits: { calls: 1 } })
    await aPhone().dial()
    const second = aPhone()
    await second.dial()
    expect(await second.ended).toMatchObject({ how: 'put through' })
  })
})
