import type { VoiceTurn } from '@towline/contract'
import { z } from 'zod'

type LogRow = { seq: number; kind: string; data: unknown }

const Words = z.object({ words: z.string() })
const Said = z.object({ text: z.string() })
const Cut = z.object({ heard: z.string() })
const Noted = z.object({ message: z.string() })

/**
 * The log of a call as turns people can read: `heard` is the caller, `said` the agent, cut down to
 * what the caller heard when a `cut` follows; whatever else carries a message is an `other` turn.
 */
export function transcriptOf(log: readonly LogRow[]): VoiceTurn[] {
  const turns: VoiceTurn[] = []
  const add = (row: LogRow, role: VoiceTurn['role'], content: string) => {
    if (content.trim()) turns.push({ id: String(row.seq), role, content })
  }
  for (const row of log) {
    if (row.kind === 'heard') add(row, 'user', Words.parse(row.data).words)
    else if (row.kind === 'said') add(row, 'assistant', Said.parse(row.data).text)
    else if (row.kind === 'cut') cutLast(turns, Cut.parse(row.data).heard)
    else {
      const noted = Noted.safeParse(row.data)
      if (noted.success) add(row, 'other', JSON.stringify({ message: noted.data.message }))
    }
  }
  return turns
}

function cutLast(turns: VoiceTurn[], heard: string): void {
  const at = turns.findLastIndex((turn) => turn.role === 'assistant')
  const last = turns[at]
  if (!last) return
  if (heard.trim()) turns[at] = { ...last, content: `${heard.trim()}…` }
  else turns.splice(at, 1)
}
