import { isDispatchable, isForSomebodyElse } from '../intake/fields.ts'
import { adviceFor, isEmergency } from '../intake/gates.ts'
import type { Intake } from '../intake/intake.ts'
import { type PhraseKey, phrase, type Slots } from '../phrases/phrase.ts'
import { safety } from '../phrases/safety.text.ts'
import { sayWhen } from '../phrases/speech.ts'
import { type Dialogue, end, speak } from './dialogue.ts'
import type { Memory } from './memory.ts'

/** True when there is a job to write: one a truck can be sent to, or anything at all in an emergency. */
export function isWorthSaving({ intake, job }: Memory): boolean {
  return job !== 'cancelled' && (isDispatchable(intake) || isEmergency(intake))
}

/** Hands the caller to a person, after a sentence that says so. */
export function handOver<K extends PhraseKey>(
  dialogue: Dialogue,
  reason: string,
  key: K,
  ...slots: Slots<K>
): void {
  const { memory } = dialogue
  speak(dialogue, phrase(memory, key, ...slots))
  goToPerson(dialogue, reason)
}

/** Tells a caller in danger what to do, not to be talked over, and hands him to a person. */
export function handOverInDanger(dialogue: Dialogue, gates: Intake['dangers']): void {
  const advice = adviceFor(gates)
  if (advice) dialogue.lead.unshift(safety[advice])
  speak(dialogue, phrase(dialogue.memory, 'transfer'), { interruptible: false })
  goToPerson(dialogue, `danger: ${gates.join(', ')}`)
}

function goToPerson(dialogue: Dialogue, reason: string): void {
  const { memory } = dialogue
  memory.phase = 'transferring'
  memory.question = null
  memory.ending = 'transfer'
  dialogue.acts.push({ do: 'transfer', reason })
}

/** The goodbye after everything was read back: what happens next. */
export function closeJob(dialogue: Dialogue): void {
  const { memory } = dialogue
  const { facts, mayText } = memory.intake
  memory.intake = { ...memory.intake, confirmed: true }
  const words = facts.scheduledFor
    ? phrase(memory, 'byeScheduled', { when: sayWhen(facts.scheduledFor, dialogue.now) })
    : phrase(
        memory,
        isForSomebodyElse(memory.intake) ? 'byeClub' : mayText ? 'byeJobText' : 'byeJob',
      )
  end(dialogue, words, 'job taken')
}

/** The goodbye to a caller who leaves before everything was asked. */
export function closeEarly(dialogue: Dialogue, reason: 'goodbye' | 'silence'): void {
  const { memory } = dialogue
  const hasJob = isWorthSaving(memory)
  if (reason === 'silence') {
    end(dialogue, phrase(memory, hasJob ? 'byeSilenceJob' : 'byeSilence'), 'silence')
  } else if (hasJob) end(dialogue, phrase(memory, 'byeRequestIn'), 'goodbye')
  else end(dialogue, phrase(memory, memory.ending ? 'bye' : 'byeNothing'), 'goodbye')
}
