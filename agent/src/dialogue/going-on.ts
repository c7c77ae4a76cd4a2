import { isDispatchable, whatIsMissing } from '../intake/fields.ts'
import { reachableAt, whereabouts } from '../intake/intake.ts'
import { uncountAsking } from '../intake/record.ts'
import { phrase } from '../speech/phrase.ts'
import type { Memory } from '../types/memory.ts'
import { isClosed, putThrough } from './closing.ts'
import { ask, askTool, type Dialogue, end, openField } from './dialogue.ts'
import { askDifference } from './difference.ts'
import { askErrand } from './errands.ts'
import { readBack, untold } from './read-back.ts'

/** Asks the next thing that is missing; reads back when nothing is. */
export function goOn(dialogue: Dialogue) {
  if (askErrand(dialogue) || askDifference(dialogue)) return
  const { memory } = dialogue
  const { intake } = memory
  const isLost = !intake.facts.pickup && intake.passed.includes('where')
  const missing = whatIsMissing(intake).filter(
    ({ name }) => !isLost || name === 'callback' || name === 'reason',
  )
  // What was just told, and may be one of two things, is asked about while they are at it.
  const isOpen = memory.question === 'reason' && intake.reasonBetween !== undefined
  const next = (isOpen && missing.find(({ name }) => name === 'reason')) || missing[0]
  if (next) return ask(dialogue, next.name)
  if (isLost && memory.ending !== 'transfer' && !isClosed(dialogue))
    return putThrough(dialogue, 'place not found', 'transferPlace')
  if (!isDispatchable(intake)) return leaveToDispatcher(dialogue, 'Needs a tow, place not found')
  if (intake.confirmed && Object.keys(untold(memory, dialogue.now)).length === 0)
    return ask(dialogue, 'more')
  readBack(dialogue)
}

/** Nobody could be reached and no truck can be sent: somebody has to call the caller back. */
export function leaveToDispatcher(dialogue: Dialogue, why: string): void {
  const { intake } = dialogue.memory
  const { facts } = intake
  const known = [facts.reasonSaid ?? facts.towReason, facts.customerName, reachableAt(intake)]
  askTool(dialogue, {
    kind: 'takeMessage',
    words: `${why}, call back: ${known.filter(Boolean).join(', ')}`,
  })
  dialogue.memory.ending = 'message'
  end(dialogue, phrase(dialogue.memory, 'byeCallBack'), 'dispatcher calls back')
}

/** True once something of a tow was told or asked. */
export function hasBegun({ intake }: Memory): boolean {
  const { towReason, reasonSaid, vehicleMake } = intake.facts
  return (
    Object.keys(intake.asked).length > 0 ||
    Boolean(whereabouts(intake) || towReason || reasonSaid || vehicleMake)
  )
}

/** Comes back to the open question after something else, without counting it against the caller the first time. */
export function resume(dialogue: Dialogue) {
  const { memory } = dialogue
  const field = openField(memory)
  if (field && memory.resumed !== field) {
    memory.intake = uncountAsking(memory.intake, field)
    memory.resumed = field
  }
  if (memory.question === 'read back') return readBack(dialogue)
  const isOpening = memory.question === 'opening' || memory.question === 'truck'
  if (memory.question && !field && !(isOpening && hasBegun(memory)))
    return ask(dialogue, memory.question)
  goOn(dialogue)
}
