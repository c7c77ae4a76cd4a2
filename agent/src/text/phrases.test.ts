import { describe, expect, it } from 'vitest'
import { PhraseFinder, tokenOf } from './phrases.ts'

const tokens = (words: string) => words.split(' ').map(tokenOf)
const has = (phrase: string, words: string) => new PhraseFinder([phrase]).has(tokens(words))

describe('a phrase', () => {
  it.each([
    ['fire|flames', 'I see flames', true],
    ['smok*', 'it is smoking', true],
    ['on the? hood', 'on hood', true],
    ['lips .. gray', 'lips have gone gray', true],
    ['lips .. gray', 'lips are not at all very gray', false],
    ['my <body>', "my chest's tight", true],
    ['cant breathe', "can't breathe", true],
    ['nino', 'el niño', true],
    ['fire truck', 'fire and truck', false],
  ])('%s in "%s": %s', (phrase, words, isFound) => {
    expect(has(phrase, words)).toBe(isFound)
  })

  it('tells where it stands', () => {
    expect(new PhraseFinder(['on .. tracks']).find(tokens('stuck on the old tracks here'))).toEqual(
      [{ start: 1, end: 5 }],
    )
  })
})
