import { isEmergency } from '../intake/gates.ts'
import { reachableAt } from '../intake/intake.ts'
import { localeOf } from '../speech/locale.ts'
import { phrase, type Slots } from '../speech/phrase.ts'
import type { PhraseKey } from '../speech/phrasebook.ts'
import { isClosed, putThrough } from './closing.ts'
import { ask, type Dialogue, lead, speak } from './dialogue.ts'
import { hasBegun, leaveToDispatcher, resume } from './going-on.ts'

/** Hands the caller to a person. While the office is closed only an emergency calls somebody. */
export function handOver<K extends PhraseKey>(
  dialogue: Dialogue,
  reason: string,
  key: K,
  ...slots: Slots<K>
) {
  if (!isClosed(dialogue) || isEmergency(dialogue.memory.intake))
    return putThrough(dialogue, reason, key, ...slots)
  noteWish(dialogue)
  if (key === 'transferSpanish') return askInSpanish(dialogue)
  tellClosed(dialogue)
  if (reason === 'not understood') return leaveToDispatcher(dialogue, 'Could not be understood')
  if (!hasBegun(dialogue.memory)) return askMessage(dialogue)
  lead(dialogue, 'closedGoOn')
  resume(dialogue)
}

/** Asks, once a call, whether a person should take over; while there is none to be had, goes on or takes a message. */
export function offerPerson(dialogue: Dialogue) {
  const { memory } = dialogue
  memory.personOffered = true
  memory.misses = 0
  if (!isClosed(dialogue) || isEmergency(memory.intake)) return ask(dialogue, 'person')
  if (memory.question === 'person') memory.question = null
  if (hasBegun(memory)) return resume(dialogue)
  tellClosed(dialogue)
  askMessage(dialogue)
}

/** Says that the office is closed, and when it opens where that is known. */
export function tellClosed(dialogue: Dialogue): void {
  const { closedUntil } = dialogue.memory.company
  if (closedUntil)
    lead(dialogue, 'officeClosed', {
      when: localeOf(dialogue.memory).sayWhen(closedUntil, dialogue.now),
    })
  else lead(dialogue, 'officeClosedNow')
}

/** Takes a message, and a number with it where the caller's own does not show. */
function askMessage(dialogue: Dialogue): void {
  const isReachable = reachableAt(dialogue.memory.intake) !== ''
  lead(dialogue, isReachable ? 'closedMessage' : 'closedMessageNumber')
  ask(dialogue, 'message')
}

function askInSpanish(dialogue: Dialogue): void {
  dialogue.memory.question = 'message'
  speak(dialogue, phrase(dialogue.memory, 'officeClosedSpanish'))
}

/** The dispatcher sees on the job that the caller wanted to talk to somebody. */
function noteWish({ memory }: Dialogue): void {
  memory.personOffered = true
  memory.intake = { ...memory.intake, wantsPerson: true }
}
