import { describe, expect, it } from 'vitest'
import {
  dangerExamples,
  harmlessExamples,
  hintedExamples,
} from '../../../concepts/danger-examples.ts'
import type { Danger } from '../../../types/facts.ts'
import { findDangerHint } from '../danger-hints.ts'
import { languageOf } from './language.ts'
import { hear } from './spanish.fixture.ts'

const noted: Danger[] = ['crash', 'police on scene', 'on foot on the shoulder']
const stopping = (said: string) => hear(said).dangers.filter((danger) => !noted.includes(danger))

const told = Object.entries(dangerExamples).flatMap(([danger, { es }]) =>
  es.map((said): [string, string] => [said, danger]),
)

describe('a danger in Spanish, as frightened people happen to put it', () => {
  it.each(told)('%s: %s', (said, danger) => {
    expect(stopping(said)).toContain(danger)
    expect(languageOf(said)).toBe('es')
  })

  it.each(hintedExamples.es)('may be one in "%s", and is asked about', (said) => {
    expect(stopping(said)).toEqual([])
    expect(findDangerHint(said, 'es')).toBeDefined()
  })

  it.each(harmlessExamples.es)('is none in "%s"', (said) => {
    expect(stopping(said)).toEqual([])
  })
})
