import { closeEarly, closeJob, handOver } from './closing.ts'
import { ask, lead } from './dialogue.ts'
import { goOn } from './going-on.ts'
import type { Hearing } from './heard.ts'
import { readBack, untold } from './read-back.ts'
import { onAnswer, type Rule, wants } from './rule.ts'
import { cancel, takeMessage, withoutPerson } from './topics.ts'

const answersPerson = onAnswer('person', (hearing) => {
  if (hearing.learnt) return undefined
  if (hearing.heard.answer === 'yes')
    return () => handOver(hearing, 'accepted a person', 'transfer')
  if (hearing.heard.answer === 'no') return () => withoutPerson(hearing)
  return undefined
})

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
  if (hearing.learnt || wants(hearing, 'tow', 'goodbye', 'repeat')) return undefined
  if (hearing.heard.answer === 'no') return () => closeEarly(hearing, 'goodbye')
  return () => takeMessage(hearing, aboutOpenJob(hearing))
})

/** The words of a message, with the tow they are about when the caller has one. */
const aboutOpenJob = ({ memory, words }: Hearing) =>
  memory.caller.openJob ? `About tow ${memory.caller.openJob.dispatchNumber}: ${words}` : words

const answersMore = onAnswer('more', (hearing) => {
  const { memory, heard, learnt } = hearing
  if (learnt || wants(hearing, 'tow')) {
    if (memory.job !== 'cancelled') return undefined
    return () => handOver(hearing, 'a new tow after a cancelled one', 'transferDispatcher')
  }
  if (heard.answer === 'yes') return () => ask(hearing, 'opening', 'help')
  const isLeaving = heard.answer === 'no' || wants(hearing, 'thanks', 'goodbye')
  return isLeaving ? () => closeEarly(hearing, 'goodbye') : undefined
})

const answersTruck = onAnswer('truck', (hearing) => {
  if (hearing.heard.answer === 'no' && !hearing.learnt) return () => closeEarly(hearing, 'goodbye')
  return undefined
})

const answersReadBack = onAnswer('read back', (hearing) => {
  const { memory, heard, learnt, wasCut, now } = hearing
  const isYes = heard.answer === 'yes'
  // "Yes, that's all" is a yes to what was read, though it sounds like a farewell.
  if (learnt || wants(hearing, 'cancel', 'repeat', 'wait')) return undefined
  if (wants(hearing, 'goodbye') && !isYes) return undefined
  if (isUnclearSpeech(hearing)) return () => askWhatToChange(hearing)
  if (wasCut) return () => readBack(hearing)
  const isAllTold = Object.keys(untold(memory, now)).length === 0
  if (isYes && isAllTold) return () => closeJob(hearing)
  if (heard.answer === 'no' || heard.corrects) return () => ask(hearing, 'correction')
  return undefined
})

/** More than a grunt, and nothing of it understood: most likely something is to be mended. */
const isUnclearSpeech = ({ heard, words }: Hearing) =>
  heard.answer === undefined && heard.intents.length === 0 && words.trim().split(/\s+/).length >= 3

/** A yes to the next question must not bury what the caller just tried to say. */
function askWhatToChange(hearing: Hearing) {
  remark(hearing)
  lead(hearing, 'sorryAgain')
  return ask(hearing, 'correction')
}

function remark({ memory, words }: Hearing) {
  const remarks = [...memory.intake.remarks, `Wants changed: "${words.trim().slice(0, 200)}"`]
  memory.intake = { ...memory.intake, remarks }
}

const answersCorrection = onAnswer('correction', (hearing) =>
  hearing.learnt || hearing.heard.intents.length > 0 ? undefined : () => noteCorrection(hearing),
)

/** A correction that was not understood: asked for in other words, then left to the dispatcher. */
function noteCorrection(hearing: Hearing) {
  const { memory, heard } = hearing
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

/** Answers to the questions around the intake: each looks only at its own. */
export const answerRules: readonly Rule[] = [
  answersPerson,
  answersCancel,
  answersMessage,
  answersMore,
  answersTruck,
  answersReadBack,
  answersCorrection,
]
