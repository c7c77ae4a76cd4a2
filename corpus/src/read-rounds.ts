import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type CorpusLine, dangerLabels, type Profile } from './read-corpus.ts'

/** The rounds of blind callers, each with what came of it. */
const folder = join(import.meta.dirname, '../../simulator/src/rounds')

const kinds = dangerLabels()
const said = z.object({ said: z.string(), language: z.enum(['en', 'es']).default('en') })
const Sayings = z.object({
  dangers: z.array(
    said.extend({ kind: z.string().refine((kind) => kinds.has(kind), 'No such danger') }),
  ),
  lookalikes: z.array(said),
  ordinary: z.array(said),
  places: z.array(said),
  reasons: z.array(said),
})
const Card = z.object({ teaches: z.literal(true).optional() })

/**
 * The sayings of rounds that measure nothing anymore, since people have read them and learned from them: their cards
 * say that they teach. They teach what is a danger and what is none, and nothing else.
 */
export function linesOfRounds(): CorpusLine[] {
  return readdirSync(folder).sort().flatMap(linesOfRound)
}

function linesOfRound(round: string): CorpusLine[] {
  const file = (name: string) => join(folder, round, name)
  if (!Card.parse(read(file('card.json'))).teaches) return []
  const { dangers, lookalikes, ordinary, places, reasons } = Sayings.parse(
    read(file('sayings.json')),
  )
  const line = (one: z.infer<typeof said>, kind: string, label: string): CorpusLine => {
    const profile: Profile = { number: round, language: one.language, split: 'train' }
    return { kind, label, text: one.said, parts: [], profile }
  }
  return [
    ...dangers.map((one) => line(one, 'danger', one.kind)),
    ...[...lookalikes, ...ordinary, ...places, ...reasons].map((one) => line(one, 'harmless', '')),
  ]
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
