import {
  type CallEvent,
  type CallerFacts,
  type CompanyFacts,
  type Memory,
  startCall,
  turn,
} from '@towline/agent'
import { z } from 'zod'
import type { CallAct } from '../session/call-output.ts'

/** A call as its log has it: enough to hold it again with another agent. */
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

/** One event of a call, what the agent said to it then, and what it says now. */
export type Exchange = { event: string; words: string; before: string; now: string }

const fromOutside: ReadonlySet<string> = new Set<CallEvent['kind']>([
  'setUp',
  'heard',
  'interrupted',
  'keyed',
  'silence',
  'reconnected',
  'transferFailed',
  'corrected',
  'whispered',
  'takenOver',
  'hungUp',
  'deskAnswered',
])

/** What was said in a call when it was held, and what is said now; each event with its answers. */
export class Comparison {
  readonly #exchanges: Exchange[]

  constructor(greeting: string) {
    this.#exchanges = [{ event: 'ringing', words: '', before: '', now: greeting }]
  }

  /**
   * Takes an entry of the log; answers the event when it came from outside the agent. Everything else in a log
   * is the agent's own doing.
   */
  take({ at, kind, data }: Recording['entries'][number]): CallEvent | null {
    if (kind === 'said') this.#add('before', String(data.text))
    if (!fromOutside.has(kind)) return null
    const words = String(data.words ?? data.digit ?? '')
    this.#exchanges.push({ event: kind, words, before: '', now: '' })
    return { ...data, kind, at } as CallEvent
  }

  /** What the agent says now to the last event, whole or piece by piece. */
  say(acts: readonly CallAct[]): void {
    for (const act of acts)
      if (act.do === 'say') this.#add('now', act.text)
      else if (act.do === 'sayPart') this.#grow(act.text)
  }

  #grow(text: string): void {
    const last = this.#exchanges.at(-1)
    if (last) last.now += text
  }

  get exchanges(): Exchange[] {
    return this.#exchanges.filter(({ words, before, now }) => words || before || now)
  }

  #add(side: 'before' | 'now', text: string): void {
    const last = this.#exchanges.at(-1)
    if (last) last[side] = [last[side], text].filter(Boolean).join(' ')
  }
}

/** The beginning of a recorded call, as the agent would begin it now. */
export function beginAgain({ company, caller, entries }: Recording) {
  const { memory } = startCall({ company, caller, at: entries[0]?.at ?? 0, now: '' })
  return { memory, compared: new Comparison(memory.lastSaid) }
}

/** A recorded call with the rules alone to hear it, or with all readers. */
export function heardBy(recording: Recording, readers: 'rules' | 'all'): Recording {
  const { readers: _, ...company } = recording.company
  return { ...recording, company: readers === 'rules' ? { ...company, readers } : company }
}

/** A recorded call held twice, with the rules alone and with all readers: what was said to each of its events. */
export function replayBoth(recording: Recording) {
  const rules = replay(heardBy(recording, 'rules'))
  const all = replay(heardBy(recording, 'all'))
  return {
    exchanges: rules.exchanges.map(({ event, words, now }, at) => ({
      event,
      words,
      before: now,
      now: all.exchanges[at]?.now ?? '',
    })),
    memories: [rules.memory, all.memory] as const,
  }
}

/** Gives all events of a recorded call to the agent as it is today, in the same order. */
export function replay(recording: Recording): { exchanges: Exchange[]; memory: Memory } {
  let { memory, compared } = beginAgain(recording)
  for (const entry of recording.entries) {
    const event = compared.take(entry)
    if (!event) continue
    const taken = turn(memory, event)
    memory = taken.memory
    compared.say(taken.acts)
  }
  return { exchanges: compared.exchanges, memory }
}
