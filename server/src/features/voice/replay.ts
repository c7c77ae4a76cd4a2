import {
  type CallEvent,
  type CallerFacts,
  type CompanyFacts,
  type Memory,
  startCall,
  turn,
} from '@towline/agent'
import { z } from 'zod'

/** A call as its log has it: enough to hold it again with another mind. */
export const Recording = z.object({
  company: z.custom<CompanyFacts>((value) => typeof value === 'object' && value !== null),
  caller: z.custom<CallerFacts>((value) => typeof value === 'object' && value !== null),
  entries: z.array(
    z.object({
      seq: z.int(),
      at: z.number(),
      kind: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type Recording = z.infer<typeof Recording>

/** One thing that happened, what the agent said to it then, and what it says now. */
export type Exchange = { happened: string; words: string; before: string; now: string }

/** What comes from outside the agent; everything else in a log is its own doing. */
const fromOutside: ReadonlySet<string> = new Set<CallEvent['kind']>([
  'setUp',
  'heard',
  'interrupted',
  'keyed',
  'silence',
  'reconnected',
  'transferFailed',
  'hungUp',
  'deskAnswered',
])

/** Gives everything that happened in a recorded call to the mind as it is today, in the same order. */
export function replay({ company, caller, entries }: Recording): {
  exchanges: Exchange[]
  memory: Memory
} {
  const at = entries[0]?.at ?? 0
  let { memory } = startCall({ company, caller, at, now: '' })
  const greeting: Exchange = { happened: 'ringing', words: '', before: '', now: memory.lastSaid }
  const exchanges = [greeting]
  for (const entry of entries) {
    const last = exchanges.at(-1) ?? greeting
    if (entry.kind === 'said')
      last.before = [last.before, String(entry.data.text)].filter(Boolean).join(' ')
    if (!fromOutside.has(entry.kind)) continue
    const taken = turn(memory, eventOf(entry))
    memory = taken.memory
    const said = taken.acts.flatMap((act) => (act.do === 'say' ? act.text : []))
    exchanges.push({
      happened: entry.kind,
      words: wordsOf(entry.data),
      before: '',
      now: said.join(' '),
    })
  }
  return { exchanges: exchanges.filter(({ words, before, now }) => words || before || now), memory }
}

/** The log holds an event as the kind and what is left of it. */
function eventOf({ at, kind, data }: Recording['entries'][number]): CallEvent {
  return { ...data, kind, at } as CallEvent
}

function wordsOf(data: Record<string, unknown>): string {
  return String(data.words ?? data.digit ?? '')
}
