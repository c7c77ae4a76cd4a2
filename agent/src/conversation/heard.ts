import type { Facts, Understood } from '../facts.ts'
import { isAskedEnough } from '../intake/fields.ts'
import { isPolice } from '../intake/for-others.ts'
import { adviceFor, stopsAll } from '../intake/gates.ts'
import { answerFor, type End, type Intake } from '../intake/intake.ts'
import { giveUp, keysOf, record, uncountAsking } from '../intake/record.ts'
import { safety } from '../phrases/safety.text.ts'
import { answerRules } from './answer-rules.ts'
import { handOverInDanger } from './closing.ts'
import { hearColleague } from './colleague.ts'
import { ask, askAgain, type Dialogue, lead, openField } from './dialogue.ts'
import { goOn } from './going-on.ts'
import { handOver, offerPerson } from './hand-over.ts'
import { inEnglish, takeLanguage, withOwnWords } from './language.ts'
import { listen } from './listen.ts'
import type { Memory, Question } from './memory.ts'
import { openJobRules } from './open-job-rules.ts'
import { type Overheard, withOverheard } from './overheard.ts'
import { askingOf } from './questions.ts'
import { noteHeard } from './read-back.ts'
import { withoutVents } from './venting.ts'
import { otherWishes, urgentWishes } from './wish-rules.ts'

/** What was heard in this turn, beside the turn itself. */
export type Hearing = Dialogue & {
  /** In English, for the rules. */
  words: string
  /** In the caller's own words, for people. */
  said: string
  heard: Understood
  /** The question that was open. */
  question: Question | null
  before: Intake
  /** Something about the job is known now that was not before. */
  learnt: boolean
  /** Something that was known before is another thing now. */
  mended: boolean
  /** The caller spoke over the agent. */
  wasCut: boolean
}

/** Everything that follows from one thing the caller said. */
export function onHeard(dialogue: Dialogue, said: string, also?: Overheard): void {
  const { memory, now } = dialogue
  if (!said.trim()) return
  takeLanguage(dialogue, said)
  const asking = askingOf(memory.question)
  const inTheirs = inEnglish(memory, said, asking)
  const words = withoutVents(withoutOurName(inTheirs.words, memory.company.name))
  if (!words.trim() && !also) {
    bearWith(dialogue)
    return
  }
  const rest = hearColleague(dialogue, words)
  if (rest === null) return
  if (rest !== words) {
    onHeard(dialogue, rest, also)
    return
  }
  const context = { question: memory.question, known: memory.intake.facts }
  const options = { asking, now, state: memory.company.state }
  const heard = withOwnWords(memory, said, listen(words, context, options), inTheirs.own)
  respond(dialogue, words, also ? withOverheard(heard, also) : heard, said)
}

/** "Is this Lone Star?" tells nothing of the vehicle, whatever cars share the company's name. */
function withoutOurName(words: string, company: string): string {
  const short = company.replace(/\s+(?:tow\w*|recovery|wreckers?|roadside)\b.*$/i, '')
  const name = [company, short].map((each) => each.replace(/[^\w\s]/g, '.')).join('|')
  const asked = new RegExp(
    `\\b(?:is this|have i (?:got|reached)|is it) (?:the )?(?:${name})\\b[?.,]*\\s*`,
    'i',
  )
  return words.replace(asked, '').trim() || words
}

/** A caller who only sighed or swore: no failure to answer, and the question is put in other words. */
function bearWith(dialogue: Dialogue) {
  const { memory } = dialogue
  if (memory.phase !== 'talking') return
  memory.vents += 1
  if (memory.vents > 2 && !memory.personOffered) return offerPerson(dialogue)
  lead(dialogue, 'bearWithMe')
  askAgain(dialogue)
}

/** The same for a hearing that was already understood (a key that stands for yes, say). */
export function respond(dialogue: Dialogue, words: string, heard: Understood, said = words): void {
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
  if (learnt) Object.assign(memory, { repeats: 0, vents: 0 })
  if (learnt) memory.intake = { ...memory.intake, confirmed: false }
  const mended = isMended(before, memory.intake)
  react({ ...dialogue, words, said, heard, question, before, learnt, mended, wasCut })
}

/** True when a fact the caller had given stands otherwise now; a place that was completed does not count. */
function isMended({ facts: before }: Intake, { facts: now }: Intake): boolean {
  const isOther = (key: keyof Facts) =>
    before[key] !== undefined && JSON.stringify(before[key]) !== JSON.stringify(now[key])
  const isCompleted = (end: End) =>
    before[end] !== undefined && now[end]?.said.startsWith(before[end].said)
  // What is known more closely now is no change.
  const isRefined = before.towReason === 'Breakdown' || before.towReason === 'Other'
  return keysOf(before).some((key) => {
    if (key === 'reasonSaid' || (key === 'towReason' && isRefined)) return false
    const isPlace = key === 'pickup' || key === 'dropoff'
    return isOther(key) && !(isPlace && isCompleted(key))
  })
}

function react(hearing: Hearing) {
  const { memory, before } = hearing
  // The police know what to do.
  const gates = isPolice(memory.intake)
    ? []
    : memory.intake.dangers.filter((gate) => !before.dangers.includes(gate))
  if (memory.phase === 'transferring') return
  if (stopsAll(gates)) return handOverInDanger(hearing, gates)
  tellOutside(hearing)
  const advice = adviceFor(gates)
  if (advice) hearing.lead.push(safety[memory.language][advice])
  if (isLastWord(hearing)) return
  memory.phase = 'talking'
  for (const rule of [...urgentWishes, ...openJobRules, ...answerRules, ...otherWishes]) {
    const deed = rule(hearing)
    if (deed) return deed()
  }
  return answerQuestion(hearing)
}

/** Says once, as soon as the map has told, that the place is not where trucks usually go. */
function tellOutside(hearing: Hearing): void {
  const { memory } = hearing
  if (memory.areaTold || !answerFor(memory.intake, 'pickup')?.outside) return
  memory.areaTold = true
  lead(hearing, 'outsideArea')
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
  const isNothing = !learnt && (isEmpty(heard) || isNoAnswer(hearing))
  // Who answers what is known already has heard it.
  if (wasCut && heard.answer === undefined && (learnt || isNothing)) forgetCutQuestion(memory)
  if (wasCut && isNothing) return openField(memory) ? goOn(hearing) : askAgain(hearing)
  memory.misses = isNothing ? memory.misses + 1 : 0
  const isSettled = closeUnanswered(hearing)
  if (memory.misses >= 3 && !memory.personOffered) return offerPerson(hearing)
  // Nobody hears the same question a third time: who declined a person before gets one now.
  if (memory.misses >= 3 && memory.ending !== 'transfer' && !openField(memory))
    return handOver(hearing, 'not understood', 'transfer')
  acknowledge(hearing, isNothing && !isSettled)
  if (question === 'opening' && !learnt && !heard.intents.includes('tow'))
    return askWhatFor(hearing)
  if (isNothing && memory.question && !openField(memory)) return askAgain(hearing)
  return goOn(hearing)
}

/** What was read back is neither right nor wrong by it: words that only repeat what is known, or a mumble. */
const isNoAnswer = ({ heard, question }: Hearing) =>
  question === 'read back' && heard.answer === undefined && heard.intents.length === 0

/** True when nothing at all was understood; what is known already was understood too. */
const isEmpty = ({ facts, answer, safe, intents, dangers }: Understood) =>
  Object.keys(facts).length + intents.length + dangers.length === 0 &&
  answer === undefined &&
  safe === undefined

/** A short word on what was heard. Only the first miss is apologized for; after it the question changes. */
function acknowledge(hearing: Hearing, isMiss: boolean) {
  const { memory, heard, question, learnt, mended } = hearing
  const isChange =
    mended && (question === 'read back' || question === 'correction' || heard.corrects)
  if (learnt) lead(hearing, isChange ? 'changed' : 'gotIt')
  else if (heard.answer === 'unknown') lead(hearing, 'noProblem')
  else if (isMiss && memory.misses === 1) lead(hearing, 'sorryAgain')
}

/** The opening question was not answered: it is put once more, then the questions about the tow begin. */
function askWhatFor(hearing: Hearing) {
  const { memory, heard } = hearing
  if (memory.said === 1 && heard.answer !== 'unknown') return ask(hearing, 'opening', 'help')
  return heard.answer === 'no' ? offerPerson(hearing) : goOn(hearing)
}

/** A question the caller cut off does not count as one he left unanswered. */
function forgetCutQuestion(memory: Memory) {
  const field = openField(memory)
  if (field) memory.intake = uncountAsking(memory.intake, field)
}

/** Passes a question over that was asked often enough; true when it was. */
function closeUnanswered({ memory, heard, said, learnt }: Hearing): boolean {
  const field = openField(memory)
  if (!field || !isAskedEnough(memory.intake, field)) return false
  const isUnknown = heard.answer !== undefined || heard.intents.length > 0 || learnt
  memory.intake = giveUp(memory.intake, field, said, isUnknown)
  return true
}
