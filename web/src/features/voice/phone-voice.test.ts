import { describe, expect, it } from 'vitest'
import { isEcho } from './dictation.ts'
import { silentVoice, splitSentences } from './phone-voice.ts'

describe('splitSentences', () => {
  it('keeps the unfinished rest for later', () => {
    expect(splitSentences('Got it. Where is the car? Is it')).toEqual({
      sentences: ['Got it. ', 'Where is the car? '],
      rest: 'Is it',
    })
  })

  it('waits with a sentence whose next word has not come, for it may be a number', () => {
    expect(splitSentences('That is $69.')).toEqual({ sentences: [], rest: 'That is $69.' })
  })
})

describe('the silent voice', () => {
  it('counts what is shown as heard, and is done with the last token', () => {
    const heard: string[] = []
    let finished = 0
    const voice = silentVoice({
      onHeard: (text) => heard.push(text),
      onFinished: () => {
        finished += 1
      },
    })
    voice.speak('Where is', false)
    voice.speak(' it?', true)
    expect(heard).toEqual(['Where is', 'Where is it?'])
    expect(finished).toBe(1)
  })
})

describe('isEcho', () => {
  it('knows the agent’s own words', () => {
    expect(isEcho('what is your', 'And what’s that? What is your name?')).toBe(true)
    expect(isEcho('my name is Bob', 'What is your name?')).toBe(false)
  })
})
