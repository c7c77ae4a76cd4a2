import { describe, expect, it } from 'vitest'
import { english } from './english.text.ts'
import { phrase, phraseWithin } from './phrase.ts'

const voice = { language: 'en', said: 0 } as const

describe('phrases', () => {
  it('go round their wordings by the count of what was said', () => {
    const said = [0, 1, 2, 3].map((count) => phrase({ ...voice, said: count }, 'gotIt'))
    expect(new Set(said).size).toBe(4)
  })

  it('keep marks and questions of others out of what is spoken', () => {
    expect(phrase(voice, 'readPickup', { place: 'the {old} mill?!' })).toBe(
      'It is at the old mill.',
    )
  })

  it('take the shorter wording where there is little room', () => {
    const slots = {
      company: 'Big Bad Bob and Brothers Towing and Recovery of Collin County',
      agent: 'Ava',
    }
    expect(phraseWithin(voice, 21, 'greeting', slots)).toContain(
      'automated assistant. How can I help?',
    )
  })

  it('ask at most one question each, and have no marks but their slots', () => {
    for (const text of Object.values(english).flat()) {
      expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
      expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}<>*_#`$]/)
    }
  })
})
