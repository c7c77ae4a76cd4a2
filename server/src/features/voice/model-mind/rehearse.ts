import { type DeskAnswer, type Memory, turn } from '@towline/agent'
import { beginAgain, type Exchange, type Recording } from '../replay.ts'
import { CallSpokesman } from './call-spokesman.ts'
import type { Mind } from './mind.ts'

/**
 * Holds a recorded phone call again with a language model: everything the caller said and the desk answered
 * comes in the same order, and the model words the turns as it would on the line. What it looks up anew, the
 * desk of a rehearsal does not know.
 */
export async function rehearse(
  recording: Recording,
  mind: Mind,
): Promise<{ exchanges: Exchange[]; memory: Memory }> {
  let { memory, compared } = beginAgain(recording)
  const spokesman = new CallSpokesman(mind, {
    memory: () => memory,
    remember: (next) => {
      memory = next
    },
    carryOut: () => undefined,
    perform: (acts) => compared.say(acts),
    note: () => undefined,
    ask: async ({ kind }): Promise<DeskAnswer> => ({ kind: 'failed', request: kind }),
    open: () => ({ say: (text) => compared.grow(text), close: () => undefined }),
  })
  for (const entry of recording.entries) {
    const event = compared.take(entry)
    if (!event) continue
    const before = memory
    const taken = turn(memory, event)
    memory = taken.memory
    spokesman.heard(event)
    if (event.kind === 'heard' && spokesman.speak(before, event, taken.acts)) await spokesman.idle
    else compared.say(taken.acts)
  }
  return { exchanges: compared.exchanges, memory }
}
