import { describe, expect, it } from 'vitest'
import type { Asking, Place } from '../../../types/facts.ts'
import { hear } from './spanish.fixture.ts'

/** A place by its parts; words in it may be a part of what is found. */
type Wanted = Record<string, string | boolean | string[]>
export type Row = readonly [said: string, asking: Asking, wanted: Wanted]

/** Tests that each saying is understood as wanted, with its accents and without. */
export function understands(rows: Record<string, readonly Row[]>): void {
  describe('what a caller says in Spanish', () => {
    for (const [matter, sayings] of Object.entries(rows)) {
      it.each(sayings)(`is understood of ${matter}: %s (asked for: %s)`, (said, asking, wanted) => {
        const heard = hear(said, asking)
        for (const [key, value] of Object.entries(wanted)) {
          const found = valueAt(heard, key)
          if (typeof value === 'string' && typeof found === 'string')
            expect(found.toLowerCase(), key).toContain(value.toLowerCase())
          else if (Array.isArray(value) && value.length > 0)
            expect(found, key).toEqual(expect.arrayContaining(value))
          else expect(found, key).toEqual(value)
        }
      })

      it.each(sayings)(`needs no accents, of ${matter}: %s (asked for: %s)`, (said, asking) => {
        const bare = said.normalize('NFD').replace(/\p{M}/gu, '')
        expect(withoutWords(hear(bare, asking))).toEqual(withoutWords(hear(said, asking)))
      })
    }
  })
}

function valueAt(heard: ReturnType<typeof hear>, key: string): unknown {
  if (key in heard || ['safe', 'answer'].includes(key))
    return heard[key as 'safe' | 'answer' | 'dangers' | 'intents' | 'corrects']
  const [fact = '', part] = key.split('.')
  const value = heard.facts[fact as keyof typeof heard.facts]
  return part ? (value as Place | undefined)?.[part as keyof Place] : value
}

/** Names and the caller's own words keep their accents. */
function withoutWords({ facts, ...heard }: ReturnType<typeof hear>) {
  const { customerName: _n, reasonSaid: _r, pickup, dropoff, ...rest } = facts
  return { ...heard, facts: { ...rest, pickup: pickup?.kind, dropoff: dropoff?.kind } }
}
