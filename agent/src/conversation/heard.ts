import type { Understood } from '../facts.ts'
import { whatIsMissing } from '../intake/fields.ts'
import { adviceFor, stopsAll } from '../intake/gates.ts'
import type { Intake } from '../intake/intake.ts'
import { giveUp, record, uncountAsking } from '../intake/record.ts'
import { safety } from '../phrases/safety.text.ts'
import { answerRules } from './answer-rules.ts'
import { handOverInDanger } from './closing.ts'
import { ask, askAgain, type Dialogue, lead, openField } from './dialogue.ts'
import { goOn } from './going-on.ts'
import { listen } from './listen.ts'
import type { Question } from './memory.ts'
import { askingOf } from './questions.ts'
import { noteHeard } from './read-back.ts'
import { offerPerson } from './topics.ts'
import { otherWishes, urgentWishes } from './wish-rules.ts'

/** What was heard in this turn, beside the turn itself. */
export type Hearing = Dialogue & {
  words: string
  heard: Understood
  /** The question that was open. */
  question: Question | null
  before: Intake
  /** Something about the job is known now that was not before. */
  learnt: boolean
  /** The caller spoke over the agent. */
  wasCut: boolean
}

/** Everything that follows from one thing the caller said. */
export function onHeard(dialogue: Dialogue, words: string): void {
  const { memory, now } = dialogue
  if (!words.trim()) return
  const { pickup, scheduledFor } = memory.intake.facts
  const context = { question: memory.question, highway: pickup?.highway, scheduledFor }
  const options = { asking: askingOf(memory.question), now, state: memory.company.state }
  respond(dialogue, words, listen(words, context, options))
}

/** The same for a hearing that was already understood (a key that stands for yes, say). */
export function respond(dialogue: Dialogue, words: string, heard: Understood): void {
  const { memory } = dialogue
  const before = memory.intake
  const { question } = memory
  const wasCut = memory.cutAt !== null
  if (question === 'read back') noteHeard(memory)
  const mending = question === 'read back' || question === 'correction'
  memory.intake = record(before, heard, { field: openField(memory), mending, words })
  if (heard.intents.includes('person')) memory.intake = { ...memory.intake, wantsPerson: true }
  memory.patient = false
  const learnt =
    JSON.stringify(before) !== JSON.stringify({ ...memory.intake, wantsPerson: before.wantsPerson })
  if (learnt) memory.intake = { ...memory.intake, confirmed: false }
  react({ ...dialogue, words, heard, question, before, learnt, wasCut })
}

function react(hearing: Hearing) {
  const { memory, before } = hearing
  const gates = memory.intake.dangers.filter((gate) => !before.dangers.includes(gate))
  if (memory.phase === 'transferring') return
  if (stopsAll(gates)) return handOverInDanger(hearing, gates)
  const advice = adviceFor(gates)
  if (advice) hearing.lead.push(safety[advice])
  if (isLastWord(hearing)) return
  memory.phase = 'talking'
  for (const rule of [...urgentWishes, ...answerRules, ...otherWishes]) {
    const deed = rule(hearing)
    if (deed) return deed()
  }
  return answerQuestion(hearing)
}

/** After the goodbye: a "thanks, bye" wants no answer. */
function isLastWord({ memory, heard, learnt }: Hearing): boolean {
  if (memory.phase !== 'over') return false
  const isPolite = heard.intents.every((intent) => intent === 'goodbye' || intent === 'thanks')
  return !learnt && isPolite
}

/** The ordinary case: an answer, or none, to the open question; then the next one. */
function answerQuestion(hearing: Hearing) {
  const { memory, heard, question, learnt, wasCut } = hearing
  const isNothing =
    !learnt && heard.answer === undefined && heard.safe === undefined && heard.intents.length === 0
  if (wasCut && isNothing) return afterCut(hearing)
  memory.misses = isNothing ? memory.misses + 1 : 0
  const isSettled = closeUnanswered(hearing)
  if (memory.misses >= 3 && !memory.personOffered) return offerPerson(hearing)
  if (learnt) lead(hearing, question === 'read back' || heard.corrects ? 'changed' : 'gotIt')
  else if (heard.answer === 'unknown') lead(hearing, 'noProblem')
  // Only the first miss is apologized for; after that the question changes its form.
  else if (isNothing && !isSettled && memory.misses === 1) lead(hearing, 'sorryAgain')
  if (
    question === 'opening' &&
    !learnt &&
    !heard.intents.includes('tow') &&
    !isSecondOpening(hearing)
  ) {
    return ask(hearing, 'opening', 'help')
  }
  if (memory.question && !openField(memory) && !learnt && isNothing && question !== 'opening')
    return askAgain(hearing)
  goOn(hearing)
}

/** The opening question is put twice; then the questions about the tow begin. */
function isSecondOpening({ memory, heard }: Hearing): boolean {
  if (heard.answer === 'unknown') return true
  return memory.said > 1 && memory.misses !== 1 && heard.answer !== 'no'
}

/** The caller cut in and nothing was understood: the question that was cut is put again. */
function afterCut(hearing: Hearing) {
  const field = openField(hearing.memory)
  if (field) {
    hearing.memory.intake = uncountAsking(hearing.memory.intake, field)
    return goOn(hearing)
  }
  askAgain(hearing)
}

/** Passes a question over that was asked often enough; true when it was. */
function closeUnanswered({ memory, heard, words, learnt }: Hearing): boolean {
  const name = openField(memory)
  const field = whatIsMissing(memory.intake).find((each) => each.name === name)
  if (!field || (memory.intake.asked[field.name] ?? 0) < field.tries) return false
  const isUnknown = heard.answer !== undefined || heard.intents.length > 0 || learnt
  memory.intake = giveUp(memory.intake, field.name, words, isUnknown)
  return true
}
