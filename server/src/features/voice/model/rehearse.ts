import { type AgentToolAnswer, type Memory, turn } from '@towline/agent'
import { beginAgain, type Exchange, type Recording } from '../replay/replay.ts'
import type { CallModel } from './call-model.ts'
import { CallSpeaker } from './call-speaker.ts'
import type { SpokenCall } from './heard-turn.ts'

/**
 * Holds a recorded phone call again with a language model: everything the caller said and the tools answered
 * comes in the same order, and the model words the turns as it would on the line. What it looks up anew is
 * not known in a rehearsal.
 */
export async function rehearse(
  recording: Recording,
  model: CallModel,
): Promise<{ exchanges: Exchange[]; memory: Memory }> {
  const { memory, compared } = beginAgain(recording)
  const call: SpokenCall = {
    call: { companyId: '' },
    memory,
    perform: (acts) => compared.say(acts),
    note: () => undefined,
    takeLate: (late) => {
      const now = { at: 0, now: '' }
      const taken = turn(call.memory, { ...late, kind: 'read', isBeingAsked: false, ...now })
      call.memory = taken.memory
      compared.say(taken.acts)
    },
    ask: async ({ kind }): Promise<AgentToolAnswer> => ({ kind: 'failed', request: kind }),
  }
  const speaker = new CallSpeaker(model, call)
  for (const entry of recording.entries) {
    const event = compared.take(entry)
    if (!event) continue
    const before = call.memory
    const taken = turn(before, event)
    call.memory = taken.memory
    speaker.receive(event)
    if (event.kind === 'heard' && speaker.answer(before, event, taken.acts)) await speaker.idle
    else compared.say(taken.acts)
    await speaker.read
  }
  return { exchanges: compared.exchanges, memory: call.memory }
}
