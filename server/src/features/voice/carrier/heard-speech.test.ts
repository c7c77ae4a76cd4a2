import { describe, expect, it } from 'vitest'
import { HeardSpeech } from './heard-speech.ts'

const COUNTING = 'Unit 1 of six: the tow truck is on its way to you now. Unit 2 of six: it is near.'

/** As a carrier reports a barge-in: two clauses played, then the fragment of the third. */
function bargedIn(): HeardSpeech {
  const speech = new HeardSpeech()
  speech.sent(7, COUNTING)
  speech.played('Unit 1 of six:')
  speech.played(' the tow truck is on its way to you now.')
  speech.played('Unit 2 of')
  return speech
}

describe('what was heard of a speech that was cut', () => {
  it('is everything played, of which the interrupt names only the last clause', () => {
    expect(bargedIn().cut('Unit 2 of')).toEqual([
      {
        seq: 7,
        text: COUNTING,
        heard: 'Unit 1 of six: the tow truck is on its way to you now. Unit 2 of',
      },
    ])
  })

  it('has the fragment added when the reports did not hold it', () => {
    const speech = new HeardSpeech()
    speech.sent(1, 'One moment. Where are you?')
    speech.played('One moment.')
    expect(speech.cut('Where')[0]?.heard).toBe('One moment. Where')
  })

  it('is found by the fragment where nothing is reported as played', () => {
    const speech = new HeardSpeech()
    speech.sent(1, 'One moment. Where are you?')
    expect(speech.cut('Where are')[0]?.heard).toBe('One moment. Where are')
  })

  it('is nothing where nothing can be told', () => {
    const speech = new HeardSpeech()
    speech.sent(1, 'One moment. Where are you?')
    expect(speech.cut('')[0]?.heard).toBe('')
    speech.sent(2, 'One moment.')
    expect(speech.cut('what nobody said')[0]?.heard).toBe('')
  })

  it('is shared out among utterances that were still waiting', () => {
    const speech = new HeardSpeech()
    speech.sent(3, 'I have that.')
    speech.sent(5, 'And where to?')
    speech.played('I have that.')
    speech.played('And')
    expect(speech.cut('And').map(({ seq, heard }) => [seq, heard])).toEqual([
      [3, 'I have that.'],
      [5, 'And'],
    ])
  })

  it('leaves nothing under way', () => {
    const speech = bargedIn()
    speech.cut('Unit 2 of')
    expect(speech.isUnderWay).toBe(false)
  })
})

describe('a carrier that falls silent', () => {
  it('has said everything, when it reports nothing of what it plays', () => {
    const speech = new HeardSpeech()
    speech.sent(1, 'Hello.')
    speech.fellSilent()
    expect(speech.isUnderWay).toBe(false)
  })

  it('has yet to say what was sent while it spoke', () => {
    const speech = new HeardSpeech()
    speech.sent(1, 'Hello there.')
    speech.played('Hello there.')
    speech.sent(2, 'Where are you?')
    speech.fellSilent()
    expect(speech.isUnderWay).toBe(true)
    speech.played('Where are you?')
    speech.fellSilent()
    expect(speech.isUnderWay).toBe(false)
  })

  it('may report numbers otherwise than they were written', () => {
    const speech = new HeardSpeech()
    speech.sent(1, 'It is at mile marker 239, right?')
    speech.played('It is at mile marker two hundred thirty nine, right?')
    speech.fellSilent()
    expect(speech.isUnderWay).toBe(false)
  })
})
