import { describe, expect, it } from 'vitest'
import { passwordWeakness } from './password-weakness.ts'

const about = ['Lone Star Towing', 'Olive', 'Álvarez', 'olive.a@lonestar.example']

describe('a password', () => {
  it.each([
    ['Password123', /first passwords people guess/],
    ['aaaaaaaa', /Repeated or sequential/],
    ['abcd1234efgh', /Repeated or sequential/],
    ['asdfghjkl;', /Repeated or sequential/],
    ['1q1q1q1q1q', /Repeated or sequential/],
    ['07041998', /Numbers alone/],
    ['(469) 555-0188', /Numbers alone/],
    ['summer2026', /A common word/],
    ['$umm3r-2026!!', /A common word/],
    ['2026October', /A common word/],
    ['P@ssw0rd2026!', /A common word/],
    ['dragondragon7', /A common word/],
    ['drowssap99', /A common word/],
    ['Towline2026', /Your name/],
    ['tow truck driver 1', /Your name/],
    ['LoneStar#1', /Your name/],
    ['0livealvarez!', /Your name/],
  ])('such as %j is guessed early', (password, sentence) => {
    expect(passwordWeakness(password, { about })).toMatch(sentence)
    expect(passwordWeakness(password, { about })).toMatch(/Use three or four unrelated words\.$/)
  })

  it.each([
    'flatbed harbor candle',
    'tow truck tango',
    'correct horse battery',
    'xkqzvbwp',
    'k9$TzwQ4',
    'olive grows on the moon',
    '8153906274410926',
    'дом у реки',
  ])('such as %j is not', (password) => {
    expect(passwordWeakness(password, { about })).toBeNull()
  })

  it('is held against a longer list where there is one', () => {
    const isCommon = (word: string) => word === 'ridgeback'
    expect(passwordWeakness('Ridgeback77')).toBeNull()
    expect(passwordWeakness('Ridgeback77', { isCommon })).toMatch(/A common word/)
  })

  it('of two hundred signs is judged at once, whatever it is made of', () => {
    for (const sign of ['a', 'ab', '4@8({<361|!70$5+%2', '@$!0', '👩‍🚒'])
      expect(passwordWeakness(sign.repeat(200).slice(0, 199), { about })).toBeDefined()
  })
})
