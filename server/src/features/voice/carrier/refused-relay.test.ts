import { describe, expect, it } from 'vitest'
import { readTwiml, type TwimlHandler } from '../../../providers/telephony/phone/read-twiml.ts'
import { aCallService, PUBLIC_URL } from '../testing/call-service.fixture.ts'

const INCOMING = `${PUBLIC_URL}/towline/voice/incoming`
const SPOKEN = { ttsProvider: 'ElevenLabs', speechModel: 'flux' }

/** A carrier that does not take what it is told of the relay; it tells so where the TwiML says. */
async function aRefusedCall() {
  const { aPhone, ...line } = await aCallService()
  const phone = aPhone()
  const relayIn = (twiml: string) =>
    readTwiml(twiml).find(
      (order): order is Extract<TwimlHandler, { do: 'connect' }> => order.do === 'connect',
    )
  const refuse = (action: string, code: string) =>
    phone.post(action, { SessionStatus: 'failed', CallStatus: 'in-progress', ErrorCode: code })
  const first = relayIn(await phone.post(INCOMING, { CallStatus: 'ringing' }))
  return { ...line, phone, relayIn, refuse, first }
}

describe('a relay that the carrier refuses', () => {
  it.each(['64101', '64106', '64102', '39001', ''])(
    'is asked for plainly once, and then the company’s phone is called (code %j)',
    async (code) => {
      const { first, relayIn, refuse, logged, handedOver } = await aRefusedCall()
      expect(first?.attributes).toMatchObject(SPOKEN)
      const second = relayIn(await refuse(first?.actionUrl ?? '', code))
      expect(second?.attributes).toEqual({
        url: first?.relayUrl,
        language: 'en-US',
        welcomeGreeting: first?.greeting,
      })
      expect(second?.parameters).toEqual(first?.parameters)
      expect(readTwiml(await refuse(second?.actionUrl ?? '', code))).toMatchObject([
        { do: 'say' },
        { do: 'dial', number: '+14695550100' },
      ])
      expect(handedOver).toEqual(['relay refused'])
      const failures = logged.filter(
        ({ msg }) => msg === 'the relay of a call failed at the carrier',
      )
      expect(failures).toMatchObject([{ code }, { code }])
    },
  )

  it('is not told apart by a lost socket, after which the talk goes on as it was', async () => {
    const { first, relayIn, refuse, logged } = await aRefusedCall()
    const second = relayIn(await refuse(first?.actionUrl ?? '', '64105'))
    expect(second?.attributes).toMatchObject(SPOKEN)
    expect(logged).toMatchObject([{ code: '64105' }])
  })

  it('stays plain when its socket is lost later', async () => {
    const { first, relayIn, refuse } = await aRefusedCall()
    const second = relayIn(await refuse(first?.actionUrl ?? '', '64101'))
    const third = relayIn(await refuse(second?.actionUrl ?? '', '64105'))
    expect(third?.attributes.speechModel).toBeUndefined()
    expect(third?.relayUrl).toBe(first?.relayUrl)
  })
})

describe('what the transcription is told to expect', () => {
  it('is the towns and busiest streets before makes, in as much room as there is', async () => {
    const streets = Array.from({ length: 40 }, (_, n) => `${'Abcdefgh'.slice(n % 8)} Parkway`)
    const { aPhone, office } = await aCallService({
      localNames: () => ({ towns: ['Prosper', 'Little Elm'], streets: ['Legacy Dr', ...streets] }),
    })
    const [number, line] = [...office.lines][0] ?? []
    if (number && line)
      office.lines.set(number, {
        ...line,
        company: { ...line.company, name: `${'Very '.repeat(30)}Long, Towing & Sons` },
        area: { ...line.area, towns: Array.from({ length: 100 }, (_, n) => `Town ${n}, TX`) },
      })
    const twiml = await aPhone().post(INCOMING, { CallStatus: 'ringing' })
    const hints = (/ hints="([^"]*)"/.exec(twiml)?.[1] ?? '').split(',')
    expect(hints.join(',').length).toBeLessThanOrEqual(450)
    expect(Math.max(...hints.map((hint) => hint.length))).toBeLessThanOrEqual(60)
    expect(hints.slice(1, 5)).toEqual(['Ava', 'Frisco', 'Prosper', 'Little Elm'])
    expect(hints).toContain('Legacy Dr')
    expect(hints).toContain('tow truck')
    expect(hints.indexOf('Legacy Dr')).toBeLessThan(hints.indexOf('tow truck'))
  })
})
