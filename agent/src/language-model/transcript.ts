import type { Memory, Spoken } from '../types/memory.ts'

/** What a model is shown of a long conversation: its last exchanges; what was learned before stands in the briefing. */
const LINES = 24
/** A caller's speech without end is no reason to pay for all of it. */
const LONGEST_LINE = 1200

const withLine = (memory: Memory, line: Spoken): Memory => ({
  ...memory,
  talk: [...(memory.talk ?? []), { ...line, text: line.text.slice(0, LONGEST_LINE) }].slice(-LINES),
})

/** The memory with the caller's words in its transcript. */
export const withCallerWords = (memory: Memory, text: string): Memory =>
  withLine(memory, { who: 'caller', text })

/** The memory with what the agent said, which may be other words than the built-in agent had planned. */
export const withAgentWords = (memory: Memory, text: string): Memory => ({
  ...withLine(memory, { who: 'agent', text }),
  lastSaid: text,
})

/** The memory after the caller cut in: of the agent's last words only those they heard. */
export function withHeardOnly(memory: Memory, heard: string): Memory {
  const talk = memory.talk ?? []
  const at = talk.findLastIndex(({ who }) => who === 'agent')
  if (at < 0) return memory
  const text = heard ? `${heard} —` : ''
  return {
    ...memory,
    talk: text ? talk.with(at, { who: 'agent', text }) : talk.toSpliced(at, 1),
  }
}
