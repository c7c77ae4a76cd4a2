import { isAnswered } from '../intake/fields.ts'
import { adviceFor, isEmergency } from '../intake/gates.ts'
import { phrase } from '../speech/phrase.ts'
import { safety } from '../speech/safety.text.ts'
import { closeEarly } from './closing.ts'
import { ask, askAgain, type Dialogue, lead, openField, speak } from './dialogue.ts'
import { goOn, hasBegun } from './going-on.ts'
import { noteHeard, readBack } from './read-back.ts'

/** Nobody spoke: asked again twice in other words, then a polite end with what is known saved. */
export function onSilence(dialogue: Dialogue, times: number) {
  const { memory } = dialogue
  if (memory.phase !== 'talking') return
  memory.keyed = { digits: '', at: 0, answered: false }
  if (times >= 3) return closeEarly(dialogue, 'silence')
  // A caller who asked to wait is only told that somebody is still there.
  if (memory.patient && times === 1) return speak(dialogue, phrase(memory, 'takeYourTime'))
  lead(dialogue, 'stillHere')
  askOpen(dialogue)
}

/** The line was cut and is back: the open question is put again. */
export function onReconnected(dialogue: Dialogue): void {
  const { memory } = dialogue
  const wasOver = memory.phase === 'over'
  memory.phase = 'talking'
  lead(dialogue, 'cutOff')
  // Nobody knows how much of the read-back came through: it is read again, whole.
  if (memory.question === 'read back') Object.assign(memory, { told: {}, reading: {} })
  if (wasOver) memory.question = 'more'
  askOpen(dialogue)
}

/** Nobody picked up where the caller was to be handed to: the agent takes down what it can. */
export function onTransferFailed(dialogue: Dialogue): void {
  const { memory } = dialogue
  memory.phase = 'talking'
  memory.personOffered = true
  const advice = isEmergency(memory.intake) ? adviceFor(memory.intake.dangers) : undefined
  if (advice) dialogue.lead.push(safety[memory.language][advice])
  lead(dialogue, 'nobodyThere')
  if (hasBegun(memory) || isEmergency(memory.intake)) goOn(dialogue)
  else ask(dialogue, 'message')
}

function askOpen(dialogue: Dialogue) {
  const { memory } = dialogue
  if (memory.question === 'read back') {
    noteHeard(memory)
    return readBack(dialogue)
  }
  const field = openField(memory)
  if (memory.question === null || (field && isAnswered(memory.intake, field))) return goOn(dialogue)
  askAgain(dialogue)
}
