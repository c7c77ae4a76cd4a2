import { dangerNotes } from '@towline/contract'
import { isDispatchable } from '../intake/fields.ts'
import { isForSomebodyElse, isPolice } from '../intake/for-others.ts'
import { adviceFor, isEmergency } from '../intake/gates.ts'
import { answerFor, reachableAt } from '../intake/intake.ts'
import { localeOf } from '../speech/locale.ts'
import { phrase, type Slots } from '../speech/phrase.ts'
import type { PhraseKey } from '../speech/phrasebook.ts'
import { safety } from '../speech/safety.text.ts'
import type { Intake } from '../types/intake.ts'
import type { Memory } from '../types/memory.ts'
import { type Dialogue, end, speak } from './dialogue.ts'
import { askErrand } from './errands.ts'

const LONGEST_SAID = 200

/** True when there is a job to write: one a truck can be sent to, or anything at all in an emergency. */
export function isWorthSaving(memory: Memory): boolean {
  const { intake, job } = memory
  return job !== 'cancelled' && (isDispatchable(intake) || isEmergency(intake) || isLeft(memory))
}

/** Whose line went dead before they told what is wrong, and who told where they are and how to reach them. */
const isLeft = ({ intake, dropped }: Memory): boolean =>
  dropped === true && intake.facts.pickup !== undefined && reachableAt(intake) !== ''

/** Whether nobody is at the office now, nor on duty elsewhere, so that no person can be promised. */
export const isClosed = (dialogue: Dialogue): boolean =>
  isOfficeClosed(dialogue) && !dialogue.memory.company.afterHoursPhone

/** Whether the office is closed, be there somebody on duty or not. */
export const isOfficeClosed = ({ memory, now }: Dialogue): boolean => {
  const { closedUntil } = memory.company
  return closedUntil !== undefined && (closedUntil === '' || now < closedUntil)
}

/** Puts the caller through to a person, after a sentence that says so. */
export function putThrough<K extends PhraseKey>(
  dialogue: Dialogue,
  reason: string,
  key: K,
  ...slots: Slots<K>
): void {
  const { memory } = dialogue
  speak(dialogue, phrase(memory, key, ...slots))
  goToPerson(dialogue, reason)
}

/** The dispatcher sees on the job what the caller said of a danger. */
export function noteDanger(memory: Memory, words: string): void {
  const line = dangerNotes.said(words.trim().slice(0, LONGEST_SAID))
  memory.intake = { ...memory.intake, remarks: [...memory.intake.remarks, line] }
}

/** Tells a caller in danger what to do, not to be talked over, and hands them to a person. */
export function handOverInDanger(dialogue: Dialogue, gates: Intake['dangers']): void {
  const advice = adviceFor(gates)
  if (advice) dialogue.lead.unshift(safety[dialogue.memory.language][advice])
  speak(dialogue, phrase(dialogue.memory, 'transfer'), { interruptible: false })
  goToPerson(dialogue, `danger: ${gates.join(', ')}`)
}

function goToPerson(dialogue: Dialogue, reason: string): void {
  const { memory } = dialogue
  memory.phase = 'transferring'
  memory.question = null
  memory.ending = 'transfer'
  memory.why = reason
  dialogue.acts.push({ do: 'transfer', reason })
}

/** The goodbye after everything was read back: what happens next. */
export function closeJob(dialogue: Dialogue): void {
  const { memory } = dialogue
  const { facts, mayText } = memory.intake
  memory.intake = { ...memory.intake, confirmed: true }
  if (askErrand(dialogue)) return
  const words = answerFor(memory.intake, 'pickup')?.outside
    ? phrase(memory, 'byeOutside')
    : facts.scheduledFor
      ? phrase(memory, 'byeScheduled', {
          when: localeOf(memory).sayWhen(facts.scheduledFor, dialogue.now),
        })
      : phrase(
          memory,
          isPolice(memory.intake)
            ? 'byePolice'
            : isForSomebodyElse(memory.intake)
              ? 'byeClub'
              : mayText
                ? 'byeJobText'
                : 'byeJob',
        )
  end(dialogue, words, 'job taken')
}

/** The goodbye to a caller who leaves before everything was asked. */
export function closeEarly(dialogue: Dialogue, reason: 'goodbye' | 'silence'): void {
  const { memory } = dialogue
  if (reason === 'silence') memory.dropped = true
  const hasJob = isWorthSaving(memory)
  if (reason === 'silence')
    end(dialogue, phrase(memory, hasJob ? 'byeSilenceJob' : 'byeSilence'), 'silence')
  else if (hasJob) end(dialogue, phrase(memory, 'byeRequestIn'), 'goodbye')
  else end(dialogue, phrase(memory, memory.ending ? 'bye' : 'byeNothing'), 'goodbye')
}
