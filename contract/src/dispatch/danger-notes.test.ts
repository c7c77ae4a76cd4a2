import { describe, expect, it } from 'vitest'
import { dangerIn, dangerNotes } from './danger-notes.ts'

describe('the danger in the notes of a job', () => {
  it('is what the caller said, with who took the call over', () => {
    const notes = [
      'EMERGENCY: fire, injury. Caller was told to dial 911.',
      'No callback number given.',
      dangerNotes.said('my "car" is burning'),
      dangerNotes.takenOver('Dana Whitfield'),
    ].join('\n')
    expect(dangerIn(notes)).toEqual({
      words: "my 'car' is burning",
      isQuote: true,
      takenBy: 'Dana Whitfield',
    })
  })

  it('is the name of it where the words are not known, and nothing without one', () => {
    const notes = 'EMERGENCY: fire. Caller was told to dial 911.'
    expect(dangerIn(notes)).toEqual({ words: 'fire', isQuote: false, takenBy: '' })
    expect(dangerIn('Gate code 4471.')).toBeNull()
    expect(dangerIn('Taken over by Dana.')).toBeNull()
  })
})
