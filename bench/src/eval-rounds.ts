import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TowReason } from '@towline/contract'
import { type Caller, type Sayings, topics } from '@towline/simulator'
import { z } from 'zod'

const FOLDER = join(import.meta.dirname, '../../simulator/src/rounds')

/** When a round was composed, by whom and how, and what its authors had seen. */
const Card = z.object({ composed: z.iso.date(), how: z.string() })

const language = z.enum(['en', 'es']).optional()
const said = z.string().min(1)
const part = z.string().optional()

const SayingsFile = z.object({
  dangers: z.array(z.object({ said, language })),
  lookalikes: z.array(z.object({ said, language })),
  ordinary: z.array(z.object({ said, language, asked: z.enum(topics) })),
  places: z.array(
    z.object({
      said,
      language,
      asked: z.enum(['where', 'where to']),
      keep: z.array(z.string()),
      number: part,
      street: part,
      highway: part,
      city: part,
      name: part,
    }),
  ),
  reasons: z.array(z.object({ said, language, reason: z.union([TowReason, z.array(TowReason)]) })),
})

/** Callers and sayings that were composed together, without sight of the agent's rules or of the marks. */
export type Round = {
  name: string
  /** The card's day and words; empty for a folder that has none. */
  composed: string
  how: string
  callers: readonly Caller[]
  sayings: Sayings
}

/** The name of the newest round that the repository has, by its folder; undefined while it has none. */
export const newestRound = (): string | undefined =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
        .at(-1)
    : undefined

/** True when a round is told by where it lies, and not by its name: its figures are printed and not kept. */
export const isElsewhere = (named: string): boolean => isAbsolute(named) || /^\.\.?\//.test(named)

/** A round by its name, or from any folder that has its files. */
export async function readRound(named: string): Promise<Round> {
  const folder = isElsewhere(named) ? resolve(named) : join(FOLDER, named)
  if (!existsSync(join(folder, 'callers.ts'))) throw new Error(`There is no round in ${folder}`)
  const { callers }: { callers: Caller[] } = await import(
    pathToFileURL(join(folder, 'callers.ts')).href
  )
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const card = existsSync(join(folder, 'card.json')) ? Card.parse(json('card.json')) : undefined
  return {
    name: basename(folder),
    composed: card?.composed ?? '',
    how: card?.how ?? '',
    callers,
    sayings: SayingsFile.parse(json('sayings.json')),
  }
}
