import type { Intent } from '../facts.ts'
import { phrase } from '../phrases/phrase.ts'
import { closeEarly, closeJob, handOver } from './closing.ts'
import { ask, askAgain, end, lead, speak } from './dialogue.ts'
import { goOn, resume } from './going-on.ts'
import type { Hearing } from './heard.ts'
import type { Question } from './memory.ts'
import { readBack, untold } from './read-back.ts'
import {
  cancel,
  offerPerson,
  startCancel,
  takeMessage,
  tellEta,
  tellPrice,
  tellStatus,
  withoutPerson,
} from './topics.ts'

/** Looks at what was heard; true when it has dealt with the turn. */
type Rule = (hearing: Hearing) => boolean

const wants = ({ heard }: Hearing, ...intents: Intent[]) =>
  intents.some((intent) => heard.intents.includes(intent))

/** Makes a rule that does something whenever a wish was heard. */
const onWish =
  (
    intents: Intent[],
    run: (hearing: Hearing) => void,
    applies: (hearing: Hearing) => boolean = () => true,
  ): Rule =>
  (hearing) => {
    if (!wants(hearing, ...intents) || !applies(hearing)) return false
    run(hearing)
    return true
  }

/** Makes a rule for the answer to one of the questions around the intake. */
const onAnswer =
  (question: Question, run: (hearing: Hearing) => boolean): Rule =>
  (hearing) =>
    hearing.question === question && run(hearing)

/** Does something, and says that the turn is dealt with. */
const done = (run: void): true => run === undefined || true

/** Nothing of a tow has been said yet, so the call may be about something else. */
const isEarly = ({ memory, before }: Hearing) =>
  memory.job === 'none' && !before.facts.pickup && !before.facts.towReason

const wantsPerson = onWish(['person', 'complaint', 'release'], (hearing) => {
  const reason = wants(hearing, 'complaint')
    ? 'complaint'
    : wants(hearing, 'release')
      ? 'release from the yard'
      : 'asked for a person'
  handOver(hearing, reason, 'transfer')
})

const speaksSpanish = onWish(['spanish'], (hearing) =>
  handOver(hearing, 'speaks Spanish', 'transferSpanish'),
)

const answersPerson = onAnswer('person', (hearing) => {
  if (hearing.learnt) return false
  if (hearing.heard.answer === 'yes')
    return done(handOver(hearing, 'accepted a person', 'transfer'))
  if (hearing.heard.answer === 'no') return done(withoutPerson(hearing))
  return false
})

const answersCancel = onAnswer('cancel', (hearing) => {
  if (hearing.heard.answer === 'yes' || wants(hearing, 'cancel')) return done(cancel(hearing))
  if (hearing.heard.answer !== 'no') return false
  lead(hearing, 'notCancelled')
  hearing.memory.question = null
  return done(hearing.memory.job === 'saved' ? goOn(hearing) : ask(hearing, 'more'))
})

const answersMessage = onAnswer('message', (hearing) => {
  if (wants(hearing, 'goodbye', 'repeat')) return false
  return done(takeMessage(hearing, hearing.words))
})

const answersOpenJob = onAnswer('open job', (hearing) => {
  const { memory, heard, learnt } = hearing
  if (wants(hearing, 'cancel', 'status', 'eta', 'price', 'message')) return false
  // A change to a job that is under way is for the one who has it under way.
  if (heard.answer === 'yes' && learnt)
    return done(handOver(hearing, 'change to an open job', 'transferDispatcher'))
  if (heard.answer === 'yes') return done(tellStatus(hearing))
  if (heard.answer === 'no' && !learnt) {
    memory.question = 'opening'
    return done(ask(hearing, 'opening'))
  }
  return false
})

const answersMore = onAnswer('more', (hearing) => {
  const { memory, heard, learnt } = hearing
  if (learnt || wants(hearing, 'tow')) {
    if (memory.job !== 'cancelled') return false
    return done(handOver(hearing, 'a new tow after a cancelled one', 'transferDispatcher'))
  }
  if (heard.answer === 'yes') return done(ask(hearing, 'opening', 'help'))
  const isLeaving = heard.answer === 'no' || wants(hearing, 'thanks', 'goodbye')
  return isLeaving && done(closeEarly(hearing, 'goodbye'))
})

const answersTruck = onAnswer('truck', (hearing) => {
  if (hearing.heard.answer === 'no' && !hearing.learnt) return done(closeEarly(hearing, 'goodbye'))
  return false
})

const answersReadBack = onAnswer('read back', (hearing) => {
  const { memory, heard, learnt, wasCut, now } = hearing
  if (learnt || wants(hearing, 'goodbye', 'cancel', 'repeat', 'wait')) return false
  if (wasCut) return done(readBack(hearing))
  const isAllTold = Object.keys(untold(memory, now)).length === 0
  if (heard.answer === 'yes' && isAllTold) return done(closeJob(hearing))
  if (heard.answer === 'no') return done(ask(hearing, 'correction'))
  return false
})

const answersCorrection = onAnswer('correction', (hearing) => {
  const { memory, heard, learnt, words } = hearing
  if (learnt || heard.intents.length > 0) return false
  memory.misses += 1
  if (memory.misses === 1 && heard.answer === undefined)
    return done(ask(hearing, 'correction', 'help'))
  memory.misses = 0
  if (heard.answer === undefined) {
    memory.intake = {
      ...memory.intake,
      remarks: [...memory.intake.remarks, `Wants changed: "${words}"`],
    }
    lead(hearing, 'noted')
  }
  return done(readBack(hearing))
})

const isWrongNumber = onWish(
  ['wrong number'],
  (hearing) => {
    hearing.memory.ending = 'wrong number'
    end(
      hearing,
      phrase(hearing.memory, 'byeWrongNumber', { company: hearing.memory.company.name }),
      'wrong number',
    )
  },
  isEarly,
)

const sells = onWish(
  ['sales'],
  (hearing) => {
    hearing.memory.ending = 'sales'
    end(hearing, phrase(hearing.memory, 'byeSales'), 'sales call')
  },
  isEarly,
)

const waits = onWish(
  ['wait'],
  (hearing) => {
    hearing.memory.patient = true
    speak(hearing, phrase(hearing.memory, 'takeYourTime'))
  },
  ({ learnt }) => !learnt,
)

const wantsRepeat = onWish(
  ['repeat'],
  (hearing) => hearing.acts.push({ do: 'say', text: hearing.memory.lastSaid }),
  ({ learnt, memory }) => !learnt && memory.lastSaid !== '',
)

const isConfused = onWish(
  ['confused'],
  askAgain,
  ({ learnt, memory }) => !learnt && memory.question !== null,
)

const leaves = onWish(['goodbye'], (hearing) => closeEarly(hearing, 'goodbye'))

const asksSomethingElse = onWish(
  ['hours', 'not a tow'],
  (hearing) => {
    lead(hearing, wants(hearing, 'hours') ? 'noHours' : 'towingOnly')
    offerPerson(hearing)
  },
  (hearing) => isEarly(hearing) && !hearing.learnt,
)

const asksRobot = onWish(['robot'], (hearing) => {
  lead(hearing, 'robot')
  resume(hearing)
})

const wantsText = onWish(
  ['text me'],
  (hearing) => {
    lead(hearing, 'willText')
    resume(hearing)
  },
  ({ memory, question }) =>
    memory.intake.mayText === true && question !== 'may text' && openFieldIsOpen(question),
)

const openFieldIsOpen = (question: Question | null) => question !== null && question !== 'opening'

/** Answers to the question that was put, and what goes before every answer. */
export const answerRules: readonly Rule[] = [
  wantsPerson,
  speaksSpanish,
  answersPerson,
  answersCancel,
  answersMessage,
  answersOpenJob,
  answersMore,
  answersTruck,
  answersReadBack,
  answersCorrection,
]

/** What a caller may want at any time, the weightiest first. */
export const wishRules: readonly Rule[] = [
  isWrongNumber,
  sells,
  onWish(['cancel'], startCancel),
  onWish(['status'], tellStatus),
  onWish(['price'], tellPrice),
  onWish(['eta'], tellEta),
  onWish(['message'], (hearing) => ask(hearing, 'message')),
  leaves,
  waits,
  wantsRepeat,
  isConfused,
  asksSomethingElse,
  asksRobot,
  wantsText,
]
