import { describe, expect, it } from 'vitest'
import { dangerExamples, harmlessExamples, hintedExamples } from '../../concepts/danger-examples.ts'
import type { Danger } from '../../types/facts.ts'
import { findDangerHint } from './danger-hints.ts'
import { understand } from './understand.ts'

/** What is noted, and stops no question by itself. */
const noted: Danger[] = ['crash', 'police on scene', 'on foot on the shoulder']
const stopping = (said: string) =>
  understand(said).dangers.filter((danger) => !noted.includes(danger))

const told = Object.entries(dangerExamples).flatMap(([danger, { en }]) =>
  en.map((said): [string, string] => [said, danger]),
)

describe('a danger, as frightened people happen to put it', () => {
  it.each(told)('%s: %s', (said, danger) => {
    expect(stopping(said)).toContain(danger)
  })

  it.each(hintedExamples.en)('may be one in "%s", and is asked about', (said) => {
    expect(stopping(said)).toEqual([])
    expect(findDangerHint(said, 'en')).toBeDefined()
  })

  it.each(harmlessExamples.en)('is none in "%s"', (said) => {
    expect(stopping(said)).toEqual([])
  })
})

describe('whether a caller is safe', () => {
  it('is not told by what is not safe to drive', () => {
    expect(understand("it's not safe to drive").safe).toBeUndefined()
    expect(understand("it's not safe here").safe).toBe(false)
  })

  it('is no yes when he cannot get out of the way', () => {
    expect(understand("I can't get it out of the road", { asking: 'safety' }).safe).toBe(false)
    expect(understand("there's no shoulder here", { asking: 'safety' }).safe).toBe(false)
  })
})
