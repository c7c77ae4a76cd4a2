import { describe, expect, it } from 'vitest'
import { readFrame, tokensOf } from './relay-frames.ts'

const read = (frame: unknown) => readFrame(JSON.stringify(frame))

describe('reading a frame of the carrier', () => {
  it('takes a setup with everything the carrier adds', () => {
    const setup = {
      type: 'setup',
      sessionId: 'VX1',
      callSid: 'CA1',
      parentCallSid: '',
      from: 'anonymous',
      to: '+14695550199',
      forwardedFrom: '',
      callerName: '',
      direction: 'inbound',
      callType: 'PSTN',
      callStatus: 'RINGING',
      accountSid: 'AC1',
      customParameters: { token: 't' },
    }
    expect(read(setup)).toMatchObject({
      kind: 'frame',
      frame: { callSid: 'CA1', from: 'anonymous', customParameters: { token: 't' } },
    })
  })

  it('takes a prompt for whole unless it says otherwise', () => {
    expect(read({ type: 'prompt', voicePrompt: 'hello', lang: 'en' })).toMatchObject({
      frame: { last: true },
    })
    expect(read({ type: 'prompt', voicePrompt: 'hel', last: false })).toMatchObject({
      frame: { last: false },
    })
  })

  it('cuts a prompt that nobody can have said in one breath', () => {
    const received = read({ type: 'prompt', voicePrompt: 'tow '.repeat(5000), last: true })
    expect(received).toMatchObject({ frame: { voicePrompt: 'tow '.repeat(500) } })
  })

  it('takes an interrupt whose duration is a text, a number or missing', () => {
    for (const durationUntilInterruptMs of ['460', 684, 684.5, undefined]) {
      expect(
        read({ type: 'interrupt', utteranceUntilInterrupt: 'Unit', durationUntilInterruptMs }),
      ).toMatchObject({ kind: 'frame' })
    }
  })

  it('lets pass what it does not know yet', () => {
    expect(read({ type: 'transcript', words: [] })).toEqual({ kind: 'unknown' })
  })

  it.each([
    ['no JSON', 'not json'],
    ['no object', '"setup"'],
    ['null', 'null'],
    ['no type', '{}'],
    ['a type that is no text', '{"type":7}'],
    ['a prompt without words', '{"type":"prompt"}'],
    ['a key that no telephone has', '{"type":"dtmf","digit":"12"}'],
    ['nothing', ''],
  ])('calls %s malformed', (_, text) => {
    expect(readFrame(text)).toEqual({ kind: 'malformed' })
  })
})

describe('cutting speech into tokens', () => {
  it('keeps every letter and space of it', () => {
    const text = 'Thanks. I have a 2005 Chevy Silverado, blue, at Main and Elm. Is that right?'
    expect(tokensOf(text).join('')).toBe(text)
    expect(tokensOf(text).length).toBeGreaterThan(1)
  })

  it('makes none of nothing', () => {
    expect(tokensOf('  ')).toEqual([])
  })
})
