import { describe, expect, it } from 'vitest'
import { connectTwiml, dialTwiml, hangupTwiml, messageTwiml, sayAndHangupTwiml } from './twiml.ts'

const call = {
  relayUrl: 'wss://towline.test/towline/voice/relay',
  actionUrl: 'https://towline.test/towline/voice/ended?a=1&b=2',
  parameters: { callId: 'c1', token: 't1' },
}

/** How long the carrier waits for us, as it reads it from a URL. */
const LIMITS = '#ct=1500&amp;rt=4500&amp;tt=4800&amp;rc=3&amp;rp=all'

/** The value of an attribute as it stands in the XML, or nothing. */
const attribute = (xml: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1]

describe('the TwiML that connects a caller to the agent', () => {
  it('opens the relay at our address and asks us what to do afterwards', () => {
    const xml = connectTwiml(call)
    expect(xml).toContain(
      '<Connect action="https://towline.test/towline/voice/ended?a=1&amp;b=2#ct=1500&amp;rt=4500&amp;tt=4800&amp;rc=3&amp;rp=all" method="POST">',
    )
    expect(attribute(xml, 'url')).toBe(call.relayUrl)
    expect(xml).toContain('<Parameter name="callId" value="c1"/>')
    expect(xml).toContain('<Parameter name="token" value="t1"/>')
  })

  it('lets the caller be heard over the agent, in the carrier\u2019s own spelling', () => {
    const xml = connectTwiml(call)
    expect(attribute(xml, 'reportInputDuringAgentSpeech')).toBe('any')
    expect(attribute(xml, 'interruptible')).toBe('any')
    expect(attribute(xml, 'interruptSensitivity')).toBe('medium')
    expect(attribute(xml, 'ignoreBackchannel')).toBe('true')
    expect(attribute(xml, 'dtmfDetection')).toBe('true')
    expect(attribute(xml, 'events')).toBe('speaker-events tokens-played')
  })

  it('leaves out what was not given', () => {
    const xml = connectTwiml(call)
    expect(attribute(xml, 'welcomeGreeting')).toBeUndefined()
    expect(attribute(xml, 'hints')).toBeUndefined()
    expect(attribute(xml, 'voice')).toBeUndefined()
    expect(attribute(xml, 'language')).toBe('en-US')
  })

  it('records where it is told to, before it connects', () => {
    const recordingUrl = 'https://towline.test/towline/voice/recording'
    const xml = connectTwiml({ ...call, recordingUrl })
    expect(xml).toMatch(/<Start><Recording [^>]*\/><\/Start><Connect /)
    expect(attribute(xml, 'recordingStatusCallback')).toBe(recordingUrl)
    expect(connectTwiml(call)).not.toContain('Recording')
  })

  it('can be as plain as possible, in the language of the talk', () => {
    const greeting = 'Lone Star Towing'
    const full = { hints: ['Frisco'], languages: ['en-US', 'es-US'], recordingUrl: '/recording' }
    const xml = connectTwiml({ ...call, ...full, greeting, language: 'es-US', isPlain: true })
    expect(xml).toMatch(
      /<ConversationRelay url="[^"]+" language="es-US" welcomeGreeting="Lone Star Towing"><Parameter /,
    )
    expect(xml).not.toMatch(/Recording|<Language|hints|Provider/)
    expect(attribute(xml, 'action')).toContain('/ended?')
  })

  it('takes a company name as it comes', () => {
    const greeting = `"Bob & Sons" <Towing>, it's open`
    const xml = connectTwiml({ ...call, greeting, parameters: { name: greeting } })
    const escaped = "&quot;Bob &amp; Sons&quot; &lt;Towing>, it's open"
    expect(attribute(xml, 'welcomeGreeting')).toBe(escaped)
    expect(attribute(xml, 'value')).toBe(escaped)
  })

  it('drops what XML cannot carry', () => {
    const xml = connectTwiml({
      ...call,
      greeting: 'Ann\u0000 \u0007of\ud83d \u{1f69a}\uffff Towing\n',
    })
    expect(attribute(xml, 'welcomeGreeting')).toBe('Ann of \u{1f69a} Towing&#xA;')
  })

  it('hands over each hint once, and a comma inside a name does not make two', () => {
    const xml = connectTwiml({ ...call, hints: ['Bob, Sons & Co', 'Frisco', ' Frisco ', ''] })
    expect(attribute(xml, 'hints')).toBe('Bob Sons and Co,Frisco')
  })

  it('speaks with the voice chosen, in the languages it speaks', () => {
    const voice = { provider: 'Google' as const, name: 'en-US-Journey-O', spellsOut: true }
    const languages = ['en-US', 'es-US']
    const xml = connectTwiml({ ...call, languages, voice })
    expect(xml).toContain('<Language code="en-US" ttsProvider="Google" voice="en-US-Journey-O"')
    expect(xml).toContain('<Language code="es-US" ttsProvider="Google" transcriptionProvider')
    expect(xml).not.toContain('elevenlabsTextNormalization')
    const own = connectTwiml({ ...call, languages, voice: { ...voice, provider: 'ElevenLabs' } })
    expect(own.match(/ voice="en-US-Journey-O" elevenlabsTextNormalization="on"/g)).toHaveLength(3)
    expect(attribute(xml, 'ttsProvider')).toBe('Google')
    expect(attribute(xml, 'voice')).toBe('en-US-Journey-O')
  })
})

describe('the TwiML for a company that speaks Spanish too', () => {
  const xml = connectTwiml({ ...call, language: 'en-US', languages: ['en-US', 'es-US'] })

  it('has both languages understood from the first word, by a model that hears both', () => {
    expect(attribute(xml, 'language')).toBe('en-US')
    expect(attribute(xml, 'transcriptionLanguage')).toBe('multi')
    expect(attribute(xml, 'transcriptionProvider')).toBe('Deepgram')
    expect(attribute(xml, 'speechModel')).toBe('nova-3-general')
  })

  it('names each language that the talk may change to', () => {
    for (const code of ['en-US', 'es-US'])
      expect(xml).toContain(
        `<Language code="${code}" ttsProvider="ElevenLabs" transcriptionProvider="Deepgram" speechModel="nova-3-general"/>`,
      )
  })

  it('is the same as ever where English alone is spoken', () => {
    const english = connectTwiml({ ...call, language: 'en-US' })
    expect(english).toBe(connectTwiml(call))
    expect(attribute(english, 'speechModel')).toBe('flux')
    expect(english).not.toContain('transcriptionLanguage')
    expect(english).not.toContain('<Language')
  })
})

describe('other TwiML', () => {
  const head = '<?xml version="1.0" encoding="UTF-8"?>'

  it('calls the company\u2019s own phone and tells us how it went', () => {
    const number = '+12145550123'
    const xml = dialTwiml({
      number,
      callerId: '+14695550100',
      actionUrl: '/ended',
      say: 'One moment',
    })
    expect(xml).toBe(
      `${head}<Response><Say>One moment</Say><Dial action="/ended${LIMITS}" method="POST" ` +
        'callerId="+14695550100" timeout="25" answerOnBridge="true">' +
        '<Number>+12145550123</Number></Dial></Response>',
    )
  })

  it('tells the person who answers what it is about, before the caller', () => {
    const to = {
      number: '+12145550123',
      callerId: '+14695550100',
      actionUrl: '/ended',
      briefUrl: '/brief?a=1&b=2',
    }
    expect(dialTwiml(to)).toContain(
      `<Number url="/brief?a=1&amp;b=2${LIMITS}" method="POST">+12145550123</Number>`,
    )
  })

  it('calls for as long as it is told', () => {
    const to = { number: '+12145550123', callerId: '+14695550100', actionUrl: '/ended' }
    expect(dialTwiml({ ...to, ringSeconds: 40 })).toContain('timeout="40"')
  })

  it('says a sentence and ends the call', () => {
    expect(sayAndHangupTwiml('Sorry, A & B <closed>')).toBe(
      `${head}<Response><Say>Sorry, A &amp; B &lt;closed&gt;</Say><Hangup/></Response>`,
    )
    expect(sayAndHangupTwiml('Hasta luego.', 'es-US')).toBe(
      `${head}<Response><Say language="es-US">Hasta luego.</Say><Hangup/></Response>`,
    )
    expect(hangupTwiml()).toBe(`${head}<Response><Hangup/></Response>`)
  })

  it('answers a text, or does not', () => {
    expect(messageTwiml('You & us')).toBe(
      `${head}<Response><Message>You &amp; us</Message></Response>`,
    )
    expect(messageTwiml()).toBe(`${head}<Response/>`)
  })
})
