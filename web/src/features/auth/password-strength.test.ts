import { describe, expect, it } from 'vitest'
import { strengthOf } from './password-strength.ts'

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['k9$Tz', 'weak'],
    ['Password1', 'weak'],
    ['P@ssw0rd2026!', 'weak'],
    ['Welcome123!!!', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['12345678901234', 'weak'],
    ['Summer2026!', 'weak'],
    ['ridgeback', 'fair'],
    ['flatbed harbor', 'good'],
    ['flatbed harbor candle', 'strong'],
    ['k9$TzwQ!4mXb', 'strong'],
  ] as const)('of %j is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength)
  })
})
