import { describe, expect, it } from 'vitest'
import { english } from './en/english.text.ts'
import { spanish } from './es/spanish.text.ts'
import { phrase, phraseWithin } from './phrase.ts'
import { safety } from './safety.text.ts'

const voice = { language: 'en', said: 0 } as const

describe('phrases', () => {
  it('go round their wordings by the count of what was said', () => {
    const said = [0, 1, 2, 3].map((count) => phrase({ ...voice, said: count }, 'gotIt'))
    expect(said).toEqual(['Got it.', 'Okay.', 'Got it.', 'Okay.'])
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

const slotsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join()

describe('phrases in Spanish', () => {
  it('fill the same slots as their English twins, in as many wordings', () => {
    const shapes = (book: typeof english | typeof spanish) =>
      Object.entries(book).map(([key, texts]) => [key, texts.map(slotsOf)])
    expect(Object.fromEntries(shapes(spanish))).toEqual(Object.fromEntries(shapes(english)))
  })

  it('ask at most one question each, between both of its marks', () => {
    for (const text of Object.values(spanish).flat()) {
      expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
      expect(text.match(/¿/g)?.length, text).toBe(text.match(/\?/g)?.length)
      expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}<>*_#`$]/)
    }
  })

  it('speak to a stranger, and have no English in them', () => {
    const english =
      /\b(?:the|you|your|is|are|truck|tow|please|call|with|we|will|and|to|of|text|okay|sorry|bye)\b/i
    for (const text of [...Object.values(spanish).flat(), ...Object.values(safety.es)]) {
      expect(text).not.toMatch(english)
      expect(text).not.toMatch(/\b(?:tú|tu|tus|tienes|estás|quieres|puedes|dime)\b/i)
    }
  })

  it('run two words into one where a name follows', () => {
    const place = 'el taller más cercano'
    expect(phrase({ language: 'es', said: 0 }, 'readDropoff', { place })).toBe(
      'Va al taller más cercano.',
    )
    expect(phrase({ language: 'es', said: 0 }, 'readPickup', { place: 'cerca de la salida' })).toBe(
      'Está cerca de la salida.',
    )
    expect(phrase({ language: 'es', said: 0 }, 'readDropoff', { place: 'El Paso' })).toBe(
      'Va a El Paso.',
    )
  })
})
