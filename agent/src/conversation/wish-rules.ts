import { phrase } from '../phrases/phrase.ts'
import { closeEarly, handOver } from './closing.ts'
import { ask, askAgain, end, lead, speak } from './dialogue.ts'
import { resume } from './going-on.ts'
import type { Hearing } from './heard.ts'
import { readBack } from './read-back.ts'
import { onWish, type Rule, wants } from './rule.ts'
import { offerPerson, startCancel, tellEta, tellPrice, tellStatus } from './topics.ts'

/** Nothing of a tow has been said yet, so the call may be about something else. */
const isEarly = ({ memory, before }: Hearing) =>
  memory.job === 'none' && !before.facts.pickup && !before.facts.towReason

const wantsPerson = onWish(['person'], (hearing) =>
  handOver(hearing, 'asked for a person', 'transfer'),
)

const complains = onWish(
  ['complaint'],
  (hearing) => handOver(hearing, 'complaint', 'transfer'),
  isEarly,
)

const wantsRelease = onWish(
  ['release'],
  (hearing) => handOver(hearing, 'release from the yard', 'transfer'),
  (hearing) => isEarly(hearing) && !hearing.heard.facts.towReason && !hearing.heard.facts.dropoff,
)

const speaksSpanish = onWish(['spanish'], (hearing) =>
  handOver(hearing, 'speaks Spanish', 'transferSpanish'),
)

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

function repeat(hearing: Hearing) {
  const { memory } = hearing
  memory.repeats += 1
  // Who did not follow it twice is helped by other words, and then by a person.
  if (memory.repeats > 2 && !memory.personOffered) return offerPerson(hearing)
  if (memory.question !== 'read back')
    return memory.repeats > 1 && memory.question
      ? askAgain(hearing)
      : speak(hearing, memory.lastSaid)
  memory.told = {}
  return readBack(hearing)
}

const wantsRepeat = onWish(
  ['repeat'],
  repeat,
  ({ learnt, heard, memory }) => !learnt && heard.answer === undefined && memory.lastSaid !== '',
)

const isConfused = onWish(
  ['confused'],
  askAgain,
  ({ learnt, heard, memory }) => !learnt && heard.answer === undefined && memory.question !== null,
)

const leaves = onWish(['goodbye'], (hearing) => closeEarly(hearing, 'goodbye'))

/** A "hello?" or a "thank you" in the middle is no answer, and no failure to answer either. */
const isCourtesy = onWish(
  ['greeting', 'thanks'],
  resume,
  ({ learnt, heard, question }) =>
    !learnt && heard.answer === undefined && heard.intents.length === 1 && question !== 'opening',
)

const asksSomethingElse = onWish(
  ['hours', 'not a tow'],
  (hearing) => {
    lead(hearing, wants(hearing, 'hours') ? 'noHours' : 'towingOnly')
    offerPerson(hearing)
  },
  (hearing) => isEarly(hearing) && !hearing.learnt,
)

const asksRobot = onWish(['robot'], (hearing) => {
  lead(hearing, 'robot', { company: hearing.memory.company.name })
  resume(hearing)
})

/** Wishes that go before the answer to any question. */
export const urgentWishes: readonly Rule[] = [wantsPerson, complains, wantsRelease, speaksSpanish]

/** What a caller may want beside answering, the weightiest first. */
export const otherWishes: readonly Rule[] = [
  isWrongNumber,
  sells,
  // "I don't need a tow, just a jump" takes nothing back: it is the answer to "where to".
  onWish(
    ['cancel'],
    startCancel,
    ({ memory, question }) =>
      !(question === 'where to' && memory.intake.passed.includes('where to')),
  ),
  onWish(['status'], tellStatus),
  onWish(['price'], tellPrice),
  onWish(['eta'], tellEta),
  onWish(
    ['message'],
    (hearing) => ask(hearing, 'message'),
    (hearing) => isEarly(hearing) && !hearing.learnt,
  ),
  leaves,
  waits,
  wantsRepeat,
  isConfused,
  asksSomethingElse,
  asksRobot,
  isCourtesy,
]
