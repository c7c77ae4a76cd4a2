import { draftOf } from '../intake/draft.ts'
import { placesToLookUp } from '../intake/record.ts'
import type { Act, CallEvent } from '../types/events.ts'
import type { Memory } from '../types/memory.ts'
import { isWorthSaving } from './closing.ts'
import type { Dialogue } from './dialogue.ts'
import { onCorrected, onTakenOver, onWhispered } from './dispatcher-steps.ts'
import { forgetUnheard } from './fresh-words.ts'
import { onHeard } from './heard.ts'
import { onKeyed } from './keyed.ts'
import { onRead } from './read.ts'
import { onReconnected, onSilence, onTransferFailed } from './silence.ts'
import { onToolAnswered } from './tool-answered.ts'

/**
 * One turn of the conversation: what the agent remembers after an event, and what it does. Pure and
 * deterministic; the memory given is left as it was. Acts are in order: saving comes first.
 */
export function turn(memory: Memory, event: CallEvent): { memory: Memory; acts: Act[] } {
  const dialogue: Dialogue = {
    memory: structuredClone(memory),
    at: event.at,
    now: event.now,
    lead: [],
    acts: [],
  }
  react(dialogue, event)
  const first = [...saveJob(dialogue.memory), ...lookUpPlaces(dialogue.memory)]
  return { memory: dialogue.memory, acts: [...first, ...dialogue.acts] }
}

function react(dialogue: Dialogue, event: CallEvent) {
  const { memory } = dialogue
  switch (event.kind) {
    case 'setUp':
      return
    case 'heard':
      return onHeard(dialogue, event.words, event)
    case 'read':
      return onRead(dialogue, event)
    case 'interrupted':
      memory.cutAt = event.heard
      forgetUnheard(memory, event.heard)
      return
    case 'keyed':
      return onKeyed(dialogue, event.digit)
    case 'silence':
      return onSilence(dialogue, event.times)
    case 'reconnected':
      return onReconnected(dialogue)
    case 'transferFailed':
      return onTransferFailed(dialogue)
    case 'corrected':
      return onCorrected(dialogue, event.facts, event.by)
    case 'whispered':
      return onWhispered(dialogue, event.words, event.by)
    case 'takenOver':
      return onTakenOver(dialogue, event.by)
    case 'hungUp':
      if (memory.phase === 'talking') memory.dropped = true
      memory.phase = 'over'
      memory.question = null
      return
    case 'deskAnswered':
      return onToolAnswered(dialogue, event.answer)
    default:
      return unreachable(event)
  }
}

function unreachable(event: never): never {
  throw new Error(`No such event: ${JSON.stringify(event)}`)
}

/** Writes the job whenever there is one and it changed since it was last written. */
function saveJob(memory: Memory): Act[] {
  if (!isWorthSaving(memory)) return []
  const draft = draftOf(memory.intake)
  const json = JSON.stringify(draft)
  if (json === memory.savedDraft) return []
  memory.savedDraft = json
  memory.job = 'saved'
  return [{ do: 'saveJob', draft }]
}

/** Has the places looked up whose words are new. */
function lookUpPlaces(memory: Memory): Act[] {
  return placesToLookUp(memory.intake).map(({ which, place }) => {
    const resolving = { ...memory.intake.resolving, [which]: place.said }
    memory.intake = { ...memory.intake, resolving }
    return { do: 'ask', request: { kind: 'resolvePlace', which, place } }
  })
}
