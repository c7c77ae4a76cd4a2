import type { VoiceTurn } from '@towline/contract'
import { z } from 'zod'

type LogRow = { seq: number; kind: string; data: unknown }

const Words = z.object({ words: z.string() })
const Said = z.object({ text: z.string() })
const Cut = z.object({ heard: z.string() })
const Noted = z.object({ message: z.string() })
const Key = z.object({ digit: z.string() })
const Found = z.object({
  answer: z.object({
    kind: z.literal('resolvePlace'),
    which: z.enum(['pickup', 'dropoff']),
    address: z.string(),
    valid: z.literal(true),
  }),
})

/** What happened besides talk, as a sentence for whoever reads the log; null for what is not worth one. */
function sentenceOf(row: LogRow, isFirstSave: boolean): string | null {
  if (row.kind === 'saved') return isFirstSave ? 'The job was put on the board.' : null
  if (row.kind === 'keyed') return `The caller pressed ${Key.parse(row.data).digit}.`
  if (row.kind === 'handedOver') return 'The caller was transferred to the company.'
  if (row.kind === 'hungUp') return 'The call ended.'
  if (row.kind === 'deskAnswered') {
    const found = Found.safeParse(row.data)
    return found.success ? `The ${found.data.answer.which} is ${found.data.answer.address}.` : null
  }
  const noted = Noted.safeParse(row.data)
  return noted.success ? noted.data.message : null
}

/**
 * The log of a call as turns people can read: `heard` is the caller, `said` the agent, cut down to
 * what the caller heard when a `cut` follows; what else is worth telling is an `other` turn.
 */
export function transcriptOf(log: readonly LogRow[]): VoiceTurn[] {
  const turns: VoiceTurn[] = []
  const firstSave = log.find(({ kind }) => kind === 'saved')
  const add = (row: LogRow, role: VoiceTurn['role'], content: string) => {
    if (content.trim()) turns.push({ id: String(row.seq), role, content })
  }
  for (const row of log) {
    if (row.kind === 'heard') add(row, 'user', Words.parse(row.data).words)
    else if (row.kind === 'said') add(row, 'assistant', Said.parse(row.data).text)
    else if (row.kind === 'cut') cutLast(turns, Cut.parse(row.data).heard)
    else {
      const message = sentenceOf(row, row === firstSave)
      if (message) add(row, 'other', JSON.stringify({ message }))
    }
  }
  return turns
}

function cutLast(turns: VoiceTurn[], heard: string): void {
  const at = turns.findLastIndex((turn) => turn.role === 'assistant' && !turn.content.endsWith('…'))
  const last = turns[at]
  if (!last) return
  if (heard.trim()) turns[at] = { ...last, content: `${heard.trim()}…` }
  else turns.splice(at, 1)
}
