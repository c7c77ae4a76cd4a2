import { type PlainKey, phrase } from '../phrases/phrase.ts'
import { ask, askDesk, type Dialogue, end, lead, speak } from './dialogue.ts'
import { goOn, hasBegun, resume } from './going-on.ts'
import { handOver, offerPerson } from './hand-over.ts'
import type { Memory } from './memory.ts'

/** The caller's tow that is not finished: the one of this call (null), an earlier one, or none. */
function jobAtHand(memory: Memory): { id: string | null } | undefined {
  if (memory.job === 'saved') return { id: null }
  return memory.caller.openJob && { id: memory.caller.openJob.id }
}

/** Where is my truck: only what the desk knows, and a person for whoever asks twice. */
export function tellStatus(dialogue: Dialogue) {
  const { memory } = dialogue
  memory.asked.status += 1
  const job = jobAtHand(memory)
  if (job?.id === null) {
    if (memory.asked.status > 1)
      return handOver(dialogue, 'status asked twice', 'transferDispatcher')
    lead(dialogue, 'statusPending')
    return resume(dialogue)
  }
  if (!job && hasBegun(memory)) return tellNoTime(dialogue)
  if (!job) {
    lead(dialogue, 'statusUnknown')
    return handOver(dialogue, 'status of a job not found', 'transferDispatcher')
  }
  if (memory.asked.status > 1) return handOver(dialogue, 'status asked twice', 'transferDispatcher')
  waitForDesk(dialogue, 'readJob')
  askDesk(dialogue, { kind: 'readJob', id: job.id })
}

/** What it costs: the desk's figure or none; who was offered a person and still asks gets one. */
export function tellPrice(dialogue: Dialogue) {
  const { memory } = dialogue
  memory.asked.price += 1
  if (memory.asked.price > 2 && memory.question === 'person')
    return handOver(dialogue, 'insists on a price', 'transferDispatcher')
  waitForDesk(dialogue, 'quote')
  askDesk(dialogue, { kind: 'quote' })
}

function tellNoTime(dialogue: Dialogue) {
  const { memory } = dialogue
  memory.asked.eta += 1
  lead(dialogue, 'noEta')
  if (memory.asked.eta > 1 && !memory.personOffered) return offerPerson(dialogue)
  return resume(dialogue)
}

/** When a truck comes for a job of this call: never a guess. */
export function tellEta(dialogue: Dialogue) {
  const { memory } = dialogue
  const isEarlierJob = memory.job !== 'saved' && memory.caller.openJob
  return isEarlierJob ? tellStatus(dialogue) : tellNoTime(dialogue)
}

/** Asks whether to cancel; a caller who has no tow to cancel just takes his leave. */
export function startCancel(dialogue: Dialogue) {
  const { memory } = dialogue
  if (jobAtHand(memory)) return ask(dialogue, 'cancel')
  memory.ending = 'cancelled'
  lead(dialogue, 'nothingToCancel')
  end(dialogue, phrase(memory, 'bye'), 'cancelled')
}

/** Cancels the tow, once the caller said yes to it. */
export function cancel(dialogue: Dialogue) {
  const job = jobAtHand(dialogue.memory)
  if (!job) return startCancel(dialogue)
  waitForDesk(dialogue, 'cancelJob', 'cancelling')
  askDesk(dialogue, { kind: 'cancelJob', id: job.id, reason: 'Caller cancelled by phone' })
}

/** Passes the caller's words on. */
export function takeMessage(dialogue: Dialogue, words: string): void {
  waitForDesk(dialogue, 'takeMessage', 'passingOn')
  askDesk(dialogue, { kind: 'takeMessage', words })
}

/** After a person was declined: on with the tow, if one was being taken. */
export function withoutPerson(dialogue: Dialogue) {
  const { memory } = dialogue
  lead(dialogue, 'noProblem')
  memory.question = null
  if (hasBegun(memory)) return goOn(dialogue)
  return ask(dialogue, memory.asked.price > 0 ? 'truck' : 'more')
}

/** A word to the caller while the desk is at it; the answer is said when it comes. */
function waitForDesk(
  dialogue: Dialogue,
  kind: NonNullable<Memory['waitingFor']>,
  word: PlainKey = 'checking',
) {
  dialogue.memory.waitingFor = kind
  speak(dialogue, phrase(dialogue.memory, word))
}
