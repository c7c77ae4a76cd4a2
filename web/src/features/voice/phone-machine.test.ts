import { describe, expect, it } from 'vitest'
import { type PhoneAct, type PhoneEvent, phone, restingPhone } from './phone-machine.ts'
import { handoffOf, type OpenedCall, readRelay } from './relay-wire.ts'

const call: OpenedCall = {
  callSid: 'CA1',
  relayUrl: 'ws://127.0.0.1/relay?ticket=1',
  greeting: 'Lone Star Towing, this is Riley.',
  from: '+14695550199',
  to: '+14695550101',
  customParameters: { token: 't' },
}

/** Plays events one after the other: the phone as it is then, and all that had to be done. */
function play(...events: PhoneEvent[]) {
  let state = restingPhone
  const acts: PhoneAct[] = []
  for (const event of events) {
    const [next, done] = phone(state, event)
    state = next
    acts.push(...done)
  }
  const sent = acts.flatMap((act) => (act.do === 'send' ? [act.message] : []))
  return { state, acts, sent, said: state.turns.map((turn) => `${turn.who}: ${turn.text}`) }
}

const answered: PhoneEvent[] = [
  { kind: 'dialed' },
  { kind: 'answered', call },
  { kind: 'opened', at: 1000, sessionId: 'VX1' },
]
const greeted: PhoneEvent[] = [...answered, { kind: 'finishedSpeaking', at: 2000 }]
const text = (token: string, last: boolean, interruptible = true): PhoneEvent => ({
  kind: 'relayed',
  at: 3000,
  message: { type: 'text', token, last, interruptible },
})
const end = (handoffData?: string): PhoneEvent => ({
  kind: 'relayed',
  at: 5000,
  message: { type: 'end', handoffData },
})

describe('the phone', () => {
  it('stays put down when the answer comes after one has hung up', () => {
    const { state, acts } = play(
      { kind: 'dialed' },
      { kind: 'hungUp', at: 500 },
      { kind: 'answered', call },
    )
    expect(state.phase).toBe('ended')
    expect(acts).not.toContainEqual({ do: 'connect', url: call.relayUrl })
    expect(acts.at(-1)).toEqual({ do: 'hangUp', callSid: 'CA1', seconds: 0 })
  })

  it('sets the call up as a carrier does, and speaks the greeting itself', () => {
    const { state, sent, said } = play(...answered)
    expect(sent[0]).toEqual({
      type: 'setup',
      sessionId: 'VX1',
      accountSid: `AC${'0'.repeat(32)}`,
      callSid: 'CA1',
      parentCallSid: '',
      from: '+14695550199',
      to: '+14695550101',
      direction: 'inbound',
      callType: 'PSTN',
      callStatus: 'RINGING',
      customParameters: { token: 't' },
    })
    expect(said).toEqual(['agent: Lone Star Towing, this is Riley.'])
    expect(state).toMatchObject({ phase: 'live', answeredAt: 1000 })
  })

  it('speaks and listens in the language it is told, and tells the server which', () => {
    const spanish = { ttsLanguage: 'es-US', transcriptionLanguage: 'es-US' }
    const told = readRelay(JSON.stringify({ type: 'language', ...spanish }))
    if (!told) throw new Error('a language is no message to this phone')
    const { acts, sent } = play(
      ...greeted,
      { kind: 'said', at: 3000, words: 'se me ponchó una llanta' },
      { kind: 'relayed', at: 3000, message: told },
      text('¿Dónde está?', true),
      { kind: 'said', at: 4000, words: 'en Frisco' },
    )
    expect(sent.filter(({ type }) => type === 'prompt')).toMatchObject([
      { voicePrompt: 'se me ponchó una llanta', lang: 'en-US' },
      { voicePrompt: 'en Frisco', lang: 'es-US' },
    ])
    expect(acts.filter((act) => act.do === 'speak')).toMatchObject([
      { language: 'en-US' },
      { text: '¿Dónde está?', language: 'es-US' },
    ])
  })

  it('joins the tokens of one turn, and starts another after the last', () => {
    const { said } = play(
      ...greeted,
      text('Where is', false),
      text(' the car?', true),
      text('Hello?', true),
    )
    expect(said.slice(1)).toEqual(['agent: Where is the car?', 'agent: Hello?'])
  })

  it('says what the caller says', () => {
    const { sent, said } = play(...greeted, { kind: 'said', at: 4000, words: 'flat tire' })
    expect(sent.at(-1)).toEqual({
      type: 'prompt',
      voicePrompt: 'flat tire',
      lang: 'en-US',
      last: true,
    })
    expect(said.at(-1)).toBe('caller: flat tire')
  })

  it('tells of the interruption first when the caller speaks over the agent', () => {
    const { sent, acts, state } = play(
      ...greeted,
      text('I have you at Main Street. Is that right?', true),
      { kind: 'heard', text: 'I have you at' },
      { kind: 'said', at: 3700, words: 'no' },
    )
    expect(sent.slice(-3)).toEqual([
      {
        type: 'interrupt',
        utteranceUntilInterrupt: 'I have you at',
        durationUntilInterruptMs: 700,
      },
      { type: 'info', name: 'agentSpeaking', value: 'off' },
      { type: 'prompt', voicePrompt: 'no', lang: 'en-US', last: true },
    ])
    expect(acts).toContainEqual({ do: 'stopSpeaking' })
    expect(state.turns[1]).toMatchObject({ text: 'I have you at', cut: true })
  })

  it('lets what was under way when it was cut go unheard, and hears the next turn', () => {
    const { said } = play(
      ...greeted,
      text('And where', false),
      { kind: 'heard', text: 'And where' },
      { kind: 'said', at: 3100, words: 'to Plano' },
      text(' do we bring', false),
      text(' it?', true),
      text('All right.', true),
    )
    expect(said.slice(1)).toEqual(['agent: And where', 'caller: to Plano', 'agent: All right.'])
  })

  it('lets what must be heard out be heard out', () => {
    const { sent } = play(...greeted, text('Please ring 911 now.', true, false), {
      kind: 'spokenOver',
      at: 3500,
    })
    expect(sent.map((message) => message.type)).not.toContain('interrupt')
  })

  it('sends keys', () => {
    const { sent } = play(...greeted, { kind: 'keyed', at: 4000, digit: '0' })
    expect(sent.at(-1)).toEqual({ type: 'dtmf', digit: '0' })
  })

  it('gives a sign of life while somebody types, not at every letter', () => {
    const { sent } = play(
      ...greeted,
      { kind: 'typed', at: 4000 },
      { kind: 'typed', at: 4100 },
      { kind: 'typed', at: 7100 },
    )
    expect(
      sent.filter((message) => 'name' in message && message.name === 'clientSpeaking'),
    ).toEqual(Array(2).fill({ type: 'info', name: 'clientSpeaking', value: 'on' }))
  })

  it('hangs up once, and tells how long it lasted', () => {
    const { acts, state } = play(
      ...greeted,
      { kind: 'hungUp', at: 31_400 },
      { kind: 'dropped', at: 31_500 },
    )
    expect(acts.filter((act) => act.do === 'hangUp')).toEqual([
      { do: 'hangUp', callSid: 'CA1', seconds: 30 },
    ])
    expect(state.phase).toBe('ended')
  })

  it('hears the goodbye out before it puts down', () => {
    const goodbye = play(...greeted, text('Goodbye.', true), end('{"do":"hang up"}'))
    expect(goodbye.state.phase).toBe('live')
    const over = play(...greeted, text('Goodbye.', true), end('{"do":"hang up"}'), {
      kind: 'finishedSpeaking',
      at: 6000,
    })
    expect(over.state.phase).toBe('ended')
    expect(over.acts.at(-1)).toEqual({ do: 'hangUp', callSid: 'CA1', seconds: 5 })
  })

  it('comes back once when the socket is lost, and goes on in the same call', () => {
    const { acts, sent, state } = play(
      ...greeted,
      { kind: 'dropped', at: 4000 },
      { kind: 'rejoined', relayUrl: 'ws://127.0.0.1/relay?ticket=2' },
      { kind: 'opened', at: 4500, sessionId: 'VX2' },
    )
    expect(acts).toContainEqual({ do: 'rejoin', callSid: 'CA1' })
    expect(acts).toContainEqual({ do: 'connect', url: 'ws://127.0.0.1/relay?ticket=2' })
    expect(sent.at(-1)).toMatchObject({
      callStatus: 'IN_PROGRESS',
      customParameters: { token: 't', resumed: 'reconnected' },
    })
    expect(state).toMatchObject({ phase: 'live', answeredAt: 1000 })
    const [lost] = phone(state, { kind: 'dropped', at: 6000 })
    expect(lost.phase).toBe('ended')
  })

  it('says why the agent could not be called', () => {
    const { state, said } = play(
      { kind: 'dialed' },
      { kind: 'refused', message: 'The subscription has ended.' },
    )
    expect(state.phase).toBe('ended')
    expect(said).toEqual(['line: The subscription has ended.'])
  })
})

describe('the wire', () => {
  it.each(['', 'nonsense', '{}', '{"type":"play","source":"x"}', '{"type":"text"}'])(
    'ignores %j',
    (data) => expect(readRelay(data)).toBeNull(),
  )

  it('takes a token without `last` for one of more', () => {
    expect(readRelay('{"type":"text","token":"Hi"}')).toMatchObject({ token: 'Hi', last: false })
  })

  it('takes an unknown handoff for a hang-up', () => {
    expect(handoffOf('{"do":"transfer"}')).toBe('transfer')
    expect(handoffOf('?')).toBe('hang up')
    expect(handoffOf(undefined)).toBe('hang up')
  })
})
