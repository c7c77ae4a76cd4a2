import { wordCount } from '../text/words.ts'
import { closeEarly, closeJob } from './closing.ts'
import { hasNumbersOf, isIn } from './condition.ts'
import { ask, lead } from './dialogue.ts'
import { goOn } from './going-on.ts'
import { handOver } from './hand-over.ts'
import type { Hearing } from './hearing.ts'
import { readBack, untold } from './read-back.ts'
import { onAnswer, type Rule, wants } from './rule.ts'
import { cancel, takeMessage, withoutPerson } from './wishes.ts'
import { answersYard } from './yard.ts'

const answersPerson = onAnswer('person', (hearing) => {
  if (hearing.learned) return undefined
  // "No, it's okay, I'll go on with you" answers an offer.
  const isDeclined = hearing.heard.answer === 'no' || /^(?:no|nah|nope)\b/i.test(hearing.words)
  if (hearing.heard.answer === 'yes' && !isDeclined)
    return () => handOver(hearing, 'accepted a person', 'transfer')
  if (!isDeclined) return undefined
  return wants(hearing, 'tow') ? () => startTow(hearing) : () => withoutPerson(hearing)
})

/** "No, just send a truck": on with what a truck needs. */
function startTow(hearing: Hearing) {
  lead(hearing, 'noProblem')
  hearing.memory.question = null
  return goOn(hearing)
}

const answersCancel = onAnswer('cancel', (hearing) => {
  if (hearing.heard.answer === 'yes' || wants(hearing, 'cancel')) return () => cancel(hearing)
  if (hearing.heard.answer !== 'no') return undefined
  return () => keepTow(hearing)
})

function keepTow(hearing: Hearing) {
  lead(hearing, 'notCancelled')
  hearing.memory.question = null
  return hearing.memory.job === 'saved' ? goOn(hearing) : ask(hearing, 'more')
}

const answersMessage = onAnswer('message', (hearing) => {
  // Who wants a truck after all is asked what a truck needs.
  if (hearing.learned || wants(hearing, 'tow', 'goodbye', 'repeat')) return undefined
  if (hearing.heard.answer === 'no') return () => closeEarly(hearing, 'goodbye')
  return () => takeMessage(hearing, aboutOpenJob(hearing))
})

/** The words of a message, with the tow they are about when the caller has one. */
const aboutOpenJob = ({ memory, said }: Hearing) =>
  memory.caller.openJob ? `About tow ${memory.caller.openJob.dispatchNumber}: ${said}` : said

const answersMore = onAnswer('more', (hearing) => {
  const { memory, heard, learned } = hearing
  if (learned || wants(hearing, 'tow')) {
    if (memory.job !== 'cancelled') return undefined
    return () => handOver(hearing, 'a new tow after a cancelled one', 'transferDispatcher')
  }
  if (heard.answer === 'yes') return () => ask(hearing, 'opening', 'help')
  const isLeaving = heard.answer === 'no' || wants(hearing, 'thanks', 'goodbye')
  return isLeaving ? () => closeEarly(hearing, 'goodbye') : undefined
})

const answersTruck = onAnswer('truck', (hearing) => {
  const { answer } = hearing.heard
  // "No, just tell me the price" asks for more than it declines.
  const asksOn = wants(hearing, 'price', 'eta', 'repeat', 'wait', 'hours', 'robot')
  const isDeclined = answer === 'no' || needsNone.test(hearing.words)
  if (isDeclined && !hearing.learned && !asksOn) return () => closeEarly(hearing, 'goodbye')
  if (wants(hearing, 'price') && (answer === 'no' || onlyAsks.test(hearing.words)))
    return declineTruck(hearing)
  // "If it's under a hundred, then yes, send it": who gives the price they have been told, too.
  if (answer === undefined && sendsOne.test(hearing.words)) return () => takeTruck(hearing)
  // "Yes, depending on what it costs": they have been told who gives the price.
  return answer === 'yes' && wants(hearing, 'price', 'eta') ? () => takeTruck(hearing) : undefined
})

/** "I can drive whatever, but I don't need one": a no, wherever it stands. */
const needsNone =
  /\b(?:don['\u2019]?t|do not) (?:really )?(?:need|want) (?:one|a truck|any|that|nothing)\b/i

const sendsOne =
  /\b(?:yes|yeah|sure|okay|ok|go ahead|sí)\b.*\b(?:send (?:it|one|him|them)|m[aá]nde(?:la|lo|me))\b/i

const onlyAsks =
  /\b(?:(?:call|shop|ask|pric)ing around|not (?:booking|ordering|setting|scheduling)|just (?:a |the |getting |comparing |asking the )?(?:price|prices|quote|quotes|pricing)\b)/i

/** "Don't send one, just a price": told what there is to tell, offered a person, and then let go. */
function declineTruck(hearing: Hearing) {
  const { memory } = hearing
  if (memory.personOffered) return () => closeEarly(hearing, 'goodbye')
  memory.truckDeclined = true
  return undefined
}

function takeTruck(hearing: Hearing) {
  lead(hearing, wants(hearing, 'price') ? 'noPrice' : 'noEta')
  hearing.memory.question = null
  return goOn(hearing)
}

/** "Say again? Oh yeah, that's right": it was heard after all. */
const endsInYes =
  /\b(?:right|correct|yes|yeah|yep|it is|s[ií]|correcto|as[ií] es|est[aá] bien)\W*$/i

const answersReadBack = onAnswer('read back', (hearing) => {
  const { memory, heard, learned, wasCut, now } = hearing
  const isYes = heard.answer === 'yes'
  // "Yes, that's all" is a yes to what was read, though it sounds like a farewell.
  const isMeantYes = isYes && endsInYes.test(hearing.words)
  const isWaiting =
    wants(hearing, 'wait') && !isMeantYes && !(heard.facts.pickup ?? heard.facts.dropoff)
  const isAllTold = Object.keys(untold(memory, now)).length === 0
  if (isAllTold && (saysItAgain(hearing) || isAsWanted(hearing))) return () => closeJob(hearing)
  if (learned || isWaiting || wants(hearing, 'cancel')) return undefined
  if (wants(hearing, 'repeat') && !isMeantYes) return undefined
  if (wants(hearing, 'goodbye') && !isYes) return undefined
  if (isUnclearSpeech(hearing)) return () => askWhatToChange(hearing)
  if (wasCut) return () => readBack(hearing)
  if (isYes && isAllTold) return () => closeJob(hearing)
  if (heard.answer === 'no' || heard.corrects) return () => askForCorrection(hearing)
  return heard.answer === 'unknown' || wants(hearing, 'thanks') ? leftOpen(hearing) : undefined
})

/** "No, take it to Wiregrass Transmission", once more, when that is what was read: it stands as they want it. */
const saysItAgain = ({ memory, heard, learned, said, wasCut }: Hearing): boolean =>
  !learned &&
  !wasCut &&
  !memory.unclear &&
  said === memory.before &&
  (heard.facts.pickup ?? heard.facts.dropoff) !== undefined

/** "Just when, it's tomorrow at eight", where it was read so: nothing is left to change, however it is said. */
function isAsWanted({ memory, heard, words, learned, wasCut }: Hearing): boolean {
  const { facts, denied } = heard
  const known = memory.intake.facts
  if (
    learned ||
    wasCut ||
    heard.answer === 'no' ||
    Object.keys(facts).length === 0 ||
    !isIn(facts, known)
  )
    return false
  const isDenied = Object.keys(denied).length > 0 && isIn(denied, known)
  return !isDenied && hasNumbersOf(known, words)
}

/** A no of which nothing is learned, time after time: the dispatcher reads what is to be changed. */
function askForCorrection(hearing: Hearing) {
  const { memory } = hearing
  memory.unclear = (memory.unclear ?? 0) + 1
  return memory.unclear > MOST_CORRECTIONS ? leaveAsRead(hearing) : ask(hearing, 'correction')
}

/** Neither a yes nor a no, again and again: nobody is asked without end whether it is right. */
function leftOpen(hearing: Hearing) {
  const { memory } = hearing
  memory.unclear = (memory.unclear ?? 0) + 1
  return memory.unclear > MOST_CORRECTIONS ? () => leaveAsRead(hearing) : undefined
}

/** Ends with the job as it was read, and what the caller said last beside it. */
export function leaveAsRead(hearing: Hearing) {
  remark(hearing)
  lead(hearing, 'noted')
  return closeEarly(hearing, 'goodbye')
}

/** More than a grunt, and nothing of it understood: most likely something is to be corrected. */
const isUnclearSpeech = ({ heard, words }: Hearing) =>
  heard.answer === undefined && heard.intents.length === 0 && wordCount(words) >= 3

/** So often it is asked what should be changed; then a dispatcher reads what the caller said. */
const MOST_CORRECTIONS = 2

/** A yes to the next question must not bury what the caller just tried to say. */
function askWhatToChange(hearing: Hearing) {
  const { memory } = hearing
  memory.unclear = (memory.unclear ?? 0) + 1
  if (memory.unclear > MOST_CORRECTIONS) return leaveAsRead(hearing)
  remark(hearing)
  lead(hearing, 'sorryAgain')
  return ask(hearing, 'correction')
}

function remark({ memory, said }: Hearing) {
  const remarks = [...memory.intake.remarks, `Wants changed: "${said.trim().slice(0, 200)}"`]
  memory.intake = { ...memory.intake, remarks }
}

const answersCorrection = onAnswer('correction', (hearing) =>
  hearing.learned || hearing.heard.intents.length > 0 ? undefined : () => noteCorrection(hearing),
)

/** "Nothing, it is fine": asked what to change, whoever says so has said yes to the rest. */
const changesNothing =
  /\b(?:nothing|no changes?|(?:it|that|everything)(?:'?s| is) (?:all )?(?:fine|good|right|okay|ok|correct)|all good|leave it|never ?mind)\b/i
/** "I wouldn't change a note", "change my line of work, no, nothing" */
const keepsAll =
  /\b(?:wouldn['\u2019]?t change|(?:don['\u2019]?t|not) change (?:nothing|anything|a thing)|no,? nothing|not a thing)\b(?!.*\b(?:but|except|right|correct)\b)/i
const somethingWrong = /\b(?:wrong|not|but|except|change|isn'?t|don'?t)\b/i

/** A correction that was not understood: asked for in other words, then left to the dispatcher. */
function noteCorrection(hearing: Hearing) {
  const { memory, heard, words, now } = hearing
  const isAllTold = Object.keys(untold(memory, now)).length === 0
  const isSatisfied =
    keepsAll.test(words) || (changesNothing.test(words) && !somethingWrong.test(words))
  if (isAllTold && (isSatisfied || isAsWanted(hearing))) return closeJob(hearing)
  memory.misses += 1
  const isAnswer = heard.answer !== undefined
  if (memory.misses === 1 && !isAnswer) return ask(hearing, 'correction', 'help')
  memory.misses = 0
  if (!isAnswer) {
    remark(hearing)
    lead(hearing, 'noted')
  }
  return readBack(hearing)
}

/** What a dispatcher wanted to know: noted for them in the caller's words, whatever they are. */
const answersDispatcher = onAnswer('desk question', (hearing) =>
  wants(hearing, 'repeat', 'wait', 'confused', 'cancel')
    ? undefined
    : () => noteForDispatcher(hearing),
)

function noteForDispatcher(hearing: Hearing) {
  const { memory, said } = hearing
  const { words: question = '', by = '' } = memory.deskAsks ?? {}
  const remark = `${by} asked: "${question}" Caller: "${said.trim().slice(0, 300)}"`
  memory.intake = { ...memory.intake, remarks: [...memory.intake.remarks, remark] }
  memory.question = null
  lead(hearing, 'gotIt')
  goOn(hearing)
}

/** Answers to the questions around the intake: each looks only at its own. */
export const answerRules: readonly Rule[] = [
  answersPerson,
  answersCancel,
  answersMessage,
  answersMore,
  answersTruck,
  answersReadBack,
  answersCorrection,
  answersDispatcher,
  answersYard,
]
