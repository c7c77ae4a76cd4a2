import { describe, expect, it } from 'vitest'
import { wordsOf } from './chat.text.ts'

describe('wordsOf', () => {
  it('takes what people said as it is', () => {
    expect(wordsOf({ role: 'user', content: ' flat tire ' })).toBe('flat tire')
  })

  it('reads the message of other turns out of their content', () => {
    expect(wordsOf({ role: 'other', content: '{"message":"Job 1001 opened"}' })).toBe(
      'Job 1001 opened',
    )
  })

  it.each(['', '{}', 'not json', 'null'])('shows nothing for %j', (content) =>
    expect(wordsOf({ role: 'other', content })).toBe(''),
  )
})
