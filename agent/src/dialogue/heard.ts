import { isAskedEnough } from '../intake/fields.ts'
import { isPolice } from '../intake/for-others.ts'
import { adviceFor, stopsAll } from '../intake/gates.ts'
import { answerFor } from '../intake/intake.ts'
import { giveUp, keysOf, record, uncountAsking } from '../intake/record.ts'
import { takeReading } from '../intake/take-reading.ts'
import { arbitrate, confirmedBy } from '../readers/arbitrate.ts'
import { readLearned } from '../readers/learned/read-learned.ts'
import { townOf } from '../readers/rules/place.ts'
import { safety } from '../speech/safety.text.ts'
import type { ModelReading } from '../types/events.ts'
import type { Facts, Intent, Place, Understood } from '../types/facts.ts'
import type { End, Intake } from '../types/intake.ts'
import type { Memory } from '../types/memory.ts'
import type { Reading } from '../types/readings.ts'
import { acknowledge } from './acknowledge.ts'
import { answerRules, leaveAsRead } from './answer-rules.ts'
import { handOverInDanger, isClosed, noteDanger } from './closing.ts'
import { hearColleague } from './colleague.ts'
import { withoutCondition } from './condition.ts'
import { withoutReturn } from './continue-call.ts'
import {
  askDanger,
  askWhatNoMeans,
  askWhetherSo,
  doubtRule,
  isAmbiguousNo,
  isDoubtedDanger,
  isLost,
} from './danger-rules.ts'
import { ask, askAgain, type Dialogue, lead, openField } from './dialogue.ts'
import { settleChoice } from './difference.ts'
import { goOn } from './going-on.ts'
import { handOver, offerPerson } from './hand-over.ts'
import type { Hearing } from './hearing.ts'
import { inEnglish, takeLanguage, withOwnWords } from './language.ts'
import { listen } from './listen.ts'
import { openJobRules } from './open-job-rules.ts'
import { otherRoad } from './other-road.ts'
import { otherShop } from './other-shop.ts'
import { askingOf } from './questions.ts'
import { noteHeard } from './read-back.ts'
import { withoutVents } from './venting.ts'
import { otherWishes, urgentWishes } from './wish-rules.ts'

/** Everything that follows from one thing the caller said. */
export function onHeard(
  dialogue: Dialogue,
  said: string,
  how: { also?: ModelReading; isSpanish?: boolean } = {},
): void {
  const { memory, now } = dialogue
  const { also, isSpanish = false } = how
  if (!said.trim()) return
  const told = withoutReturn(dialogue, said)
  if (told !== said) {
    if (told) onHeard(dialogue, told, how)
    else goOn(dialogue)
    return
  }
  takeLanguage(dialogue, said, isSpanish)
  const asking = askingOf(memory.question, memory.intake.facts)
  const inTheirs = inEnglish(memory, said, asking)
  const context = { question: memory.question, known: knownOf(memory) }
  const options = { asking, now, state: memory.company.state }
  const theirs = withoutVents(withoutOurName(inTheirs.words, memory.company.name))
  const words = withoutCondition(theirs, context, options)
  if (!words.trim() && !also) {
    bearWith(dialogue)
    return
  }
  const rest = hearColleague(dialogue, words)
  if (rest === null) return
  if (rest !== words) {
    onHeard(dialogue, rest, how)
    return
  }
  const reading =
    memory.company.readers === 'rules' ? null : readLearned(said, { ...context, asking })
  const isAnswer = reading !== null && confirmedBy(reading, memory.question) !== undefined
  const listened = listen(words, { ...context, isAnswer }, options)
  const byRules = withOwnWords(memory, said, listened, inTheirs.own)
  const byAll = reading
    ? arbitrate(byRules, reading, { ...context, asking, offered: memory.intake.reasonBetween })
    : byRules
  const road = otherRoad(words, context.known, options)
  const shop = road ? undefined : otherShop(words, context.known, options)
  const heard = road ? withRoad(byAll, road) : shop ? withShop(byAll, shop) : byAll
  // A danger that a language model heard is not doubted by what was learned.
  const isSeconded = also !== undefined && also.dangers.length > 0
  respond(dialogue, words, heard, { said, also, reading: isSeconded ? null : reading })
}

/** "Tucson, and it's Speedway, not Sixth": the town is told as well, and neither road is where it goes. */
function withRoad(heard: Understood, road: Place): Understood {
  const { pickup: told = {}, dropoff, ...facts } = heard.facts
  const goes = dropoff?.street === road.street ? {} : { ...(dropoff && { dropoff }) }
  const pickup = { ...road, ...townOf(told) }
  return { ...heard, facts: { ...facts, ...goes, pickup }, corrects: true }
}

/** "Grappone Ford in Bow, not my house": what was heard of a place in it is of the shop. */
function withShop(heard: Understood, dropoff: Place): Understood {
  const { pickup: _, dropoff: _d, ...facts } = heard.facts
  return { ...heard, facts: { ...facts, dropoff }, corrects: true }
}

/** What was told so far; asked what is wrong, words for any trouble were nothing yet. */
function knownOf({ question, intake }: Memory): Facts {
  const { towReason: _, reasonSaid: _r, ...facts } = intake.facts
  return intake.isAnyTrouble && question === 'reason' ? facts : intake.facts
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

/** So much is kept of what a caller said, to know when it is said again. */
const LONGEST_KEPT = 300

/** The same for a hearing that was already understood (a key that stands for yes, say). */
export function respond(
  dialogue: Dialogue,
  words: string,
  built: Understood,
  how: { said?: string; reading?: Reading | null; also?: ModelReading | undefined } = {},
): void {
  const { memory } = dialogue
  const { said = words, reading = null, also } = how
  const heard = also ? withReading(built, also) : built
  const before = memory.intake
  const { question } = memory
  const wasCut = memory.cutAt !== null
  if (question === 'read back') noteHeard(memory)
  const correcting = question === 'read back' || question === 'correction'
  const asked = { field: openField(memory), correcting, words, said }
  memory.intake = record(before, built, asked)
  if (also) memory.intake = takeReading(before, memory.intake, also, asked)
  settleChoice(memory, said)
  if (heard.intents.includes('person')) memory.intake = { ...memory.intake, wantsPerson: true }
  memory.patient = false
  const learned =
    JSON.stringify(before) !== JSON.stringify({ ...memory.intake, wantsPerson: before.wantsPerson })
  if (learned) Object.assign(memory, { repeats: 0, vents: 0 })
  if (learned) memory.intake = { ...memory.intake, confirmed: false }
  const { at = null, turns = 0 } = memory.stuck ?? {}
  // Whether they want a person is asked in between.
  if (question !== 'person' || learned)
    memory.stuck = { at: question, turns: !learned && at === question ? turns + 1 : 0 }
  const changed = isChanged(before, memory.intake)
  const contests = JSON.stringify(before.contested) !== JSON.stringify(memory.intake.contested)
  const doubts = also?.doubts ?? []
  const hearing = {
    words,
    said,
    heard,
    reading,
    doubts,
    question,
    before,
    learned,
    changed,
    contests,
    wasCut,
  }
  react({ ...dialogue, ...hearing })
  memory.before = said.slice(0, LONGEST_KEPT)
}

/** Wishes that end the talk: where a model found a tow in the same words, and no such wish, they were none. */
const ending: readonly Intent[] = ['cancel', 'wrong number', 'sales', 'not a tow', 'goodbye']

const mayBe = (wish: Intent, { facts }: ModelReading): boolean =>
  !ending.includes(wish) || Object.keys(facts).length === 0

/** What was understood with what a language model found besides, for the rules that look at a whole turn. */
const withReading = (heard: Understood, also: ModelReading): Understood => ({
  ...heard,
  facts: { ...also.facts, ...heard.facts },
  dangers: [...new Set([...heard.dangers, ...also.dangers])],
  intents: [...new Set([...heard.intents.filter((wish) => mayBe(wish, also)), ...also.intents])],
  corrects: heard.corrects || also.corrects,
})

/** True when a fact the caller had given stands otherwise now; a place that was completed does not count. */
function isChanged({ facts: before }: Intake, { facts: now }: Intake): boolean {
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

/** What the agent does about what was heard. */
export function react(hearing: Hearing) {
  const { memory, before } = hearing
  // The police know what to do.
  const gates = isPolice(memory.intake)
    ? []
    : memory.intake.dangers.filter((gate) => !before.dangers.includes(gate))
  if (memory.phase === 'transferring') return
  if (stopsAll(gates) && isAmbiguousNo(hearing)) return askWhatNoMeans(hearing)
  if (stopsAll(gates) && isDoubtedDanger(hearing)) return askWhetherSo(hearing)
  if (stopsAll(gates)) {
    noteDanger(memory, hearing.said)
    return handOverInDanger(hearing, gates)
  }
  const doubt = doubtRule(hearing)
  if (doubt) return doubt()
  tellOutside(hearing)
  const advice = adviceFor(gates)
  if (advice) hearing.lead.push(safety[memory.language][advice])
  if (isLastWord(hearing)) return
  memory.phase = 'talking'
  if (isStuck(hearing)) return moveOn(hearing)
  for (const rule of [...urgentWishes, ...openJobRules, ...answerRules, ...otherWishes]) {
    const act = rule(hearing)
    if (act) return act()
  }
  return answerQuestion(hearing)
}

/** So many turns in a row a question may be open, whatever is said to it: nobody is asked without end. */
const MOST_TURNS = 4

const isStuck = ({ memory }: Hearing): boolean =>
  memory.question !== null && (memory.stuck?.turns ?? 0) >= MOST_TURNS

/** Goes on without an answer: a field is passed over, what was read stands as it was read, and the rest is for a person. */
function moveOn(hearing: Hearing) {
  const { memory, question } = hearing
  const field = openField(memory)
  delete memory.stuck
  if (field) {
    memory.intake = giveUp(memory.intake, field, '', true)
    return goOn(hearing)
  }
  const wasRead = question === 'read back' || question === 'correction'
  if (wasRead && !isClosed(hearing)) return leaveAsRead(hearing)
  return handOver(hearing, 'not understood', 'transfer')
}

/** Says once, as soon as the map has told, that the place is not where trucks usually go. */
function tellOutside(hearing: Hearing): void {
  const { memory } = hearing
  if (memory.areaTold || !answerFor(memory.intake, 'pickup')?.outside) return
  memory.areaTold = true
  lead(hearing, 'outsideArea')
}

/** After the goodbye: a "thanks, bye" wants no answer. */
function isLastWord({ memory, heard, learned }: Hearing): boolean {
  if (memory.phase !== 'over') return false
  const isPolite = heard.intents.every((intent) => intent === 'goodbye' || intent === 'thanks')
  return !learned && isPolite
}

/** The ordinary case: an answer, or none, to the open question; then the next one. */
function answerQuestion(hearing: Hearing) {
  const { memory, heard, question, learned, wasCut } = hearing
  const isNothing = !learned && (isEmpty(heard) || isNoAnswer(hearing))
  // Who answers what is known already has heard it.
  const isUnheard = wasCut && isNothing && memory.misses < MOST_CUT_OFF
  if (wasCut && heard.answer === undefined && (learned || isUnheard)) forgetCutQuestion(memory)
  memory.misses = isNothing ? memory.misses + 1 : 0
  if (isUnheard) return openField(memory) ? goOn(hearing) : askAgain(hearing)
  if (isLost(hearing)) return askDanger(hearing, null)
  const isSettled = closeUnanswered(hearing)
  // Who needs no person, and whose answer to what was read stays unclear, is not asked without end.
  const isUnclear = isNothing && question === 'read back' && memory.personOffered
  if (isUnclear && !isClosed(hearing)) return leaveAsRead(hearing)
  if (memory.misses >= 3 && !memory.personOffered) return offerPerson(hearing)
  // Nobody hears the same question a third time: who declined a person before gets one now.
  if (memory.misses >= 3 && memory.ending !== 'transfer' && !openField(memory))
    return handOver(hearing, 'not understood', 'transfer')
  acknowledge(hearing, isNothing && !isSettled)
  if (question === 'opening' && !learned && !heard.intents.includes('tow'))
    return askWhatFor(hearing)
  if (isNothing && memory.question && !openField(memory)) return askAgain(hearing)
  return goOn(hearing)
}

/** So often a question that was cut off is put again; who talks over it once more has heard it. */
const MOST_CUT_OFF = 2

/** What was read back is neither right nor wrong by it: words that only repeat what is known, or a mumble. */
const isNoAnswer = ({ heard, question }: Hearing) =>
  question === 'read back' && heard.answer === undefined && heard.intents.length === 0

/** True when nothing at all was understood; what is known already was understood too. */
const isEmpty = ({ facts, answer, safe, intents, dangers }: Understood) =>
  Object.keys(facts).length + intents.length + dangers.length === 0 &&
  answer === undefined &&
  safe === undefined

/** The opening question was not answered: it is put once more, then the questions about the tow begin. */
function askWhatFor(hearing: Hearing) {
  const { memory, heard } = hearing
  if (memory.said === 1 && heard.answer !== 'unknown') return ask(hearing, 'opening', 'help')
  return heard.answer === 'no' ? offerPerson(hearing) : goOn(hearing)
}

/** A question the caller cut off does not count as one they left unanswered. */
function forgetCutQuestion(memory: Memory) {
  const field = openField(memory)
  const times = (field && memory.cutOff?.[field]) ?? 0
  if (!field || times >= MOST_CUT_OFF) return
  memory.cutOff = { ...memory.cutOff, [field]: times + 1 }
  memory.intake = uncountAsking(memory.intake, field)
}

/** Passes a question over that was asked often enough; true when it was. */
function closeUnanswered({ memory, heard, said, learned }: Hearing): boolean {
  const field = openField(memory)
  // Who does not know the color or the year is not helped by other words for it.
  const isAllThereIs =
    heard.answer === 'unknown' &&
    (field === 'color' ||
      (field === 'vehicle rest' && memory.intake.facts.vehicleModel !== undefined))
  if (!field || !(isAllThereIs || isAskedEnough(memory.intake, field))) return false
  const isUnknown = heard.answer !== undefined || heard.intents.length > 0 || learned
  memory.intake = giveUp(memory.intake, field, said, isUnknown)
  // Who does not know the address does not know the street.
  if (field === 'where to spot' && heard.answer === 'unknown')
    memory.intake = giveUp(memory.intake, 'where to road', '', true)
  return true
}
