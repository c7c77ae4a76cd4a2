import { draftOf } from '../intake/draft.ts'
import { isDispatchable } from '../intake/fields.ts'
import { whereabouts } from '../intake/intake.ts'
import { type PlainKey, phrase } from '../speech/phrase.ts'
import { quoteWords } from '../speech/quote.ts'
import type { Quote } from '../types/agent-tools.ts'
import type { Memory } from '../types/memory.ts'
import { closeEarly } from './closing.ts'
import { ask, askTool, type Dialogue, end, lead, speak } from './dialogue.ts'
import { goOn, hasBegun, resume } from './going-on.ts'
import { handOver, offerPerson } from './hand-over.ts'

/** The caller's tow that is not finished: the one of this call (null), an earlier one, or none. */
function jobAtHand(memory: Memory): { id: string | null } | undefined {
  if (memory.job === 'saved') return { id: null }
  return memory.caller.openJob && { id: memory.caller.openJob.id }
}

/** Where is my truck: only what the board knows, and a person for whoever asks twice. */
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
  waitForTool(dialogue, 'readJob')
  askTool(dialogue, { kind: 'readJob', id: job.id })
}

/** What it costs: what the rates say where the company wants it told, and otherwise the dispatcher tells. */
export function tellPrice(dialogue: Dialogue) {
  const { memory } = dialogue
  memory.asked.price += 1
  if (memory.asked.price > 2 && memory.question === 'person')
    return handOver(dialogue, 'insists on a price', 'transferDispatcher')
  if (!memory.company.quotes) return tellNoPrice(dialogue)
  waitForTool(dialogue, 'quotePrice')
  const { facts, pickup, dropoff } = draftOf(memory.intake)
  askTool(dialogue, {
    kind: 'quotePrice',
    tow: {
      towReason: facts.towReason ?? '',
      vehicleType: facts.vehicleType ?? '',
      dropoffAddress: dropoff?.address ?? '',
      pickupAddressLatLng: pickup?.latLng ?? null,
      dropoffAddressLatLng: dropoff?.latLng ?? null,
    },
  })
}

/** Goes on after a price was told. What was said is written on the job: whoever dispatches must know it. */
export function tellQuote(dialogue: Dialogue, quote: Quote | null) {
  const { memory } = dialogue
  if (!quote) return tellNoPrice(dialogue)
  const words = quoteWords(memory, quote)
  const remark = `The agent told the caller: "${words}"`
  const remarks = memory.intake.remarks.filter((known) => known !== remark)
  memory.intake = { ...memory.intake, remarks: [...remarks, remark] }
  memory.quoted = words
  dialogue.lead.push(words)
  return goOnAfterPrice(dialogue)
}

/** No price is known here, so none is said; who was offered a person and still asks gets one. */
export function tellNoPrice(dialogue: Dialogue) {
  const { memory } = dialogue
  lead(dialogue, 'noPrice')
  if (memory.asked.price > 1 && !memory.personOffered) return offerPerson(dialogue)
  return goOnAfterPrice(dialogue)
}

function goOnAfterPrice(dialogue: Dialogue) {
  const { memory } = dialogue
  if (memory.question === 'opening' && !whereabouts(memory.intake)) return ask(dialogue, 'truck')
  return resume(dialogue)
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

/** Asks whether to cancel; a caller who has no tow to cancel only says goodbye. */
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
  waitForTool(dialogue, 'cancelJob', 'cancelling')
  askTool(dialogue, { kind: 'cancelJob', id: job.id, reason: 'Caller cancelled by phone' })
}

/** Passes the caller's words on. */
export function takeMessage(dialogue: Dialogue, words: string): void {
  waitForTool(dialogue, 'takeMessage', 'passingOn')
  askTool(dialogue, { kind: 'takeMessage', words })
}

/** After a person was declined: on with the tow, if one was being taken. */
export function withoutPerson(dialogue: Dialogue) {
  const { memory } = dialogue
  // Who only wanted a price has had what there is.
  if (memory.truckDeclined && !isDispatchable(memory.intake)) return closeEarly(dialogue, 'goodbye')
  lead(dialogue, 'noProblem')
  memory.question = null
  if (memory.noTow && !hasBegun(memory)) return ask(dialogue, 'truck')
  // "No, let's go on": a truck is what people call for.
  if (hasBegun(memory) || (memory.asked.price === 0 && !memory.caller.openJob))
    return goOn(dialogue)
  return ask(dialogue, memory.asked.price > 0 ? 'truck' : 'more')
}

/** A word to the caller while a tool is at work; the answer is said when it comes. */
export function waitForTool(
  dialogue: Dialogue,
  kind: NonNullable<Memory['waitingFor']>,
  word: PlainKey = 'checking',
) {
  dialogue.memory.waitingFor = kind
  speak(dialogue, phrase(dialogue.memory, word))
}
