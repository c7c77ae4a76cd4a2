import { isAnswered } from '../intake/fields.ts'
import { whereabouts } from '../intake/intake.ts'
import { localeOf } from '../speech/locale.ts'
import { phrase } from '../speech/phrase.ts'
import { anyOf, oneOf } from '../text/one-of.ts'
import { wordCount } from '../text/words.ts'
import type { Intent } from '../types/facts.ts'
import { chasesTruck, isAboutOthers } from './chasing.ts'
import { closeEarly, isClosed, isOfficeClosed } from './closing.ts'
import { ask, askAgain, end, lead, openField, speak } from './dialogue.ts'
import { goOn, resume } from './going-on.ts'
import { handOver, offerPerson, tellClosed } from './hand-over.ts'
import type { Hearing } from './hearing.ts'
import phrases from './phrases/wish-rules.json' with { type: 'json' }
import { readBack } from './read-back.ts'
import { onWish, type Rule, wants } from './rule.ts'
import { cancel, startCancel, tellEta, tellPrice, tellStatus } from './wishes.ts'
import { startYard } from './yard.ts'

/** Nothing of a tow has been said yet, so the call may be about something else. */
const isEarly = ({ memory, before }: Hearing) =>
  memory.job === 'none' && !whereabouts(before) && !before.facts.towReason

/** "I meant to call my mother, my car is dead" is no wrong number. */
const tellsOfTow = ({ heard }: Hearing) =>
  heard.facts.towReason !== undefined || heard.dangers.length > 0 || heard.intents.includes('tow')

const tellsPlace = ({ heard }: Hearing) =>
  heard.facts.pickup !== undefined || heard.facts.dropoff !== undefined

/** "They cancelled on me, I have a flat": who only begins to tell of a tow has none to take back. */
const isFirstTold = (hearing: Hearing) =>
  hearing.question === 'opening' &&
  !hearing.memory.caller.openJob &&
  hearing.heard.facts.towReason !== undefined &&
  !/\b(?:never ?mind|forget it|started (?:up )?(?:again|now))\b/i.test(hearing.words)

/** "Never mind that. I've got a Mercedes that won't turn on": whether they want a truck is asked. */
const isToldBeside = ({ question, memory, heard, learned }: Hearing) =>
  question === 'opening' &&
  learned &&
  !memory.caller.openJob &&
  heard.facts.vehicleMake !== undefined

/** With the office closed, what is said to be passed on is the message, whatever it wishes for. */
const isMessage = (hearing: Hearing) => hearing.question === 'message' && isClosed(hearing)

const wantsPerson = onWish(
  ['person'],
  (hearing) => handOver(hearing, 'asked for a person', 'transfer'),
  (hearing) => !isMessage(hearing),
)

const complains = onWish(
  ['complaint'],
  (hearing) => handOver(hearing, 'complaint', 'transfer'),
  (hearing) => isEarly(hearing) && !isMessage(hearing) && !isAboutOthers(hearing.words),
)

const wantsRelease = onWish(
  ['release'],
  startYard,
  (hearing) =>
    isEarly(hearing) &&
    hearing.question !== 'stored vehicle' &&
    !hearing.heard.facts.towReason &&
    !hearing.heard.facts.dropoff &&
    !isMessage(hearing),
)

const speaksSpanish = onWish(
  ['spanish'],
  (hearing) => handOver(hearing, 'speaks Spanish', 'transferSpanish'),
  (hearing) => !isMessage(hearing),
)

/** Whoever asks for their language is told in it that they have it, and what they were asked. */
const asksForLanguage = onWish(
  ['language'],
  (hearing) => {
    lead(hearing, 'inThisLanguage')
    resume(hearing)
  },
  ({ learned }) => !learned,
)

/** "I think I have the wrong number", however late they come to think so: no vehicle was told. */
const dialedWrong = ({ before, words }: Hearing) =>
  !before.facts.vehicleMake &&
  /^(?:\w+ ){0,2}wrong number\b|\b(?:i|i've|we) (?:\w+ )?(?:have|got|dialed|called) (?:the|a) wrong number\b|\bdialed (?:it )?wrong\b/i.test(
    words,
  )

const isWrongNumber = onWish(
  ['wrong number'],
  (hearing) => {
    if (hearing.memory.job !== 'none') return cancel(hearing)
    hearing.memory.ending = 'wrong number'
    end(
      hearing,
      phrase(hearing.memory, 'byeWrongNumber', { company: hearing.memory.company.name }),
      'wrong number',
    )
  },
  (hearing) =>
    (isEarly(hearing) || dialedWrong(hearing)) &&
    !tellsOfTow(hearing) &&
    !hearing.heard.facts.customerPhone &&
    (hearing.question === 'opening' || !tellsPlace(hearing)),
)

/** "I don't have a vehicle, I want the pharmacy", "it's not a tow, it's a fuel card", "no mande grúa". */
const noVehicle = [
  oneOf(phrases.noVehicle, {
    before: '\\b(?:i|we) ',
    after:
      ' (?:(?:even|got|have|own|drive) )*(?:a|any|no) (?:car|vehicle)(?: (?:problem|trouble|issue))?\\b(?! (?:seat|key|keys|title|number|payment|charger|jack|to (?:get|drive|go)|in|at|with|that))',
    flags: 'i',
  }),
  /\b(?:there'?s|there is) no (?:car|vehicle)\b(?! (?:behind|in|coming|around|key|seat|next|near|there|on|at))/i,
  anyOf(phrases['noVehicle 2'], 'i'),
  /\bno (?:tengo|hay|traigo) (?:ning[uú]n )?(?:carro|veh[ií]culo|coche)\b|\b(?:es|era) (?:por|para) (?:lo del |el |un )?(?:trabajo|empleo)\b/i,
  /\b(?:do not|don'?t) (?:need to )?send (?:a |any |the |no )?(?:truck|tow|wrecker|any ?body|any ?one|no ?body)\b|\bno (?:me )?manden? (?:la |una |ninguna )?gr[uú]a\b/i,
]

/** Who calls for no tow is asked whether they want a truck; what such words seemed to tell of one was told in vain. */
function askForTruck(hearing: Hearing) {
  const { memory, before } = hearing
  memory.intake = { ...before, wantsPerson: memory.intake.wantsPerson }
  // Whoever says so once more after that question has answered it.
  if (memory.noTow) return closeEarly(hearing, 'goodbye')
  memory.noTow = true
  lead(hearing, 'towingOnly')
  return ask(hearing, 'truck')
}

/** Of a call in which nothing was told that could be towed: whether they want a truck, and goodbye where they don't. */
const hasNoVehicle: Rule = (hearing) => {
  const { memory, before, heard, said, question } = hearing
  const isOfVehicle = before.facts.vehicleMake ?? heard.facts.vehicleMake
  const isSale = question === 'opening' && wants(hearing, 'sales')
  if (isOfVehicle || isSale || memory.job !== 'none' || memory.asked.price > 0) return undefined
  const plain = said.replace(/\u2019/g, "'")
  const says = noVehicle.some((pattern) => pattern.test(plain)) || isLikelyNoTow(hearing)
  return says ? () => askForTruck(hearing) : undefined
}

/** How sure the learned reader must be, of all that is no tow together, for it to be asked. */
const NO_TOW = 0.8
const noTow: readonly Intent[] = ['sales', 'wrong number']

/** "This number" is no wrong one, and what an opening wishes for the tables know. */
const isLikelyNoTow = ({ reading, question }: Hearing): boolean =>
  question !== 'opening' &&
  question !== 'callback' &&
  (reading?.intents ?? [])
    .filter(({ value }) => noTow.includes(value))
    .reduce((sum, { sure }) => sum + sure, 0) >= NO_TOW

const sells = onWish(
  ['sales'],
  (hearing) => {
    hearing.memory.ending = 'sales'
    end(hearing, phrase(hearing.memory, 'byeSales'), 'sales call')
  },
  (hearing) => isEarly(hearing) && hearing.question === 'opening',
)

const waits = onWish(
  ['wait'],
  (hearing) => {
    hearing.memory.patient = true
    speak(hearing, phrase(hearing.memory, 'takeYourTime'))
  },
  // "Hang on. Sorry, what did you ask?" has hung on already, and "hang on. He says 1105 6th Street" tells a place.
  (hearing) => !hearing.learned && !wants(hearing, 'repeat') && !tellsPlace(hearing),
)

function repeat(hearing: Hearing) {
  const { memory } = hearing
  memory.repeats += 1
  // Who did not follow it twice is helped by other words, and then by a person.
  if (memory.repeats > 2 && !memory.personOffered) return offerPerson(hearing)
  // A person of the company has answered it meanwhile: nobody needs to hear it again.
  const field = openField(memory)
  if (field && isAnswered(memory.intake, field)) return resume(hearing)
  if (memory.question !== 'read back') return sayAgain(hearing)
  memory.told = {}
  return readBack(hearing)
}

/** What was said, once more; what was asked with it in other words, which are heard where the first were not. */
function sayAgain(hearing: Hearing) {
  const { memory } = hearing
  const told = memory.lastSaid.replace(/[^.!?]+\?\s*$/, '').trim()
  if (!memory.question) return speak(hearing, memory.lastSaid)
  if (memory.repeats === 1 && told) hearing.lead.push(told)
  // Who did not hear it is asked the same once more, and not another thing.
  askAgain(hearing, memory.repeats === 1 ? 'plain' : 'help')
}

const wantsRepeat = onWish(
  ['repeat'],
  repeat,
  ({ learned, heard, memory }) => !learned && heard.answer === undefined && memory.lastSaid !== '',
)

const isConfused = onWish(
  ['confused'],
  askAgain,
  ({ learned, heard, memory }) =>
    !learned && heard.answer === undefined && memory.question !== null,
)

/** "I need a jump, that's all": what they need has only been told. */
const isAllTheyNeed = ({ question, heard, words }: Hearing) =>
  (question === 'reason' || (question === 'opening' && heard.facts.towReason !== undefined)) &&
  !/\b(?:good ?bye|bye|adi[oó]s|never ?mind|thanks?)\b/i.test(words)

const leaves = onWish(
  ['goodbye'],
  (hearing) => closeEarly(hearing, 'goodbye'),
  (hearing) => !isAllTheyNeed(hearing),
)

const isShort = (words: string) => wordCount(words) <= 5

/** "Hello?" and nothing else, again and again: they may not hear the agent. */
function answerHello(hearing: Hearing) {
  const { memory } = hearing
  memory.repeats += 1
  if (memory.repeats > 3) return handOver(hearing, 'does not hear the agent', 'transfer')
  if (memory.repeats > 2 && !memory.personOffered) return offerPerson(hearing)
  lead(hearing, 'stillHere')
  return memory.question === 'opening' ? askAgain(hearing) : resume(hearing)
}

const saysHello = onWish(
  ['greeting'],
  answerHello,
  ({ learned, heard, memory, words }) =>
    !learned &&
    heard.answer === undefined &&
    heard.intents.length === 1 &&
    memory.said > 1 &&
    isShort(words),
)

/** A "hello?" or a "thank you" in the middle is no answer, and no failure to answer either. */
const isCourtesy = onWish(
  ['greeting', 'thanks'],
  (hearing) => {
    hearing.memory.repeats += 1
    if (hearing.memory.repeats > 3 && !hearing.memory.personOffered) return offerPerson(hearing)
    resume(hearing)
  },
  ({ learned, heard, question, words }) =>
    !learned &&
    heard.answer === undefined &&
    heard.intents.length === 1 &&
    question !== 'opening' &&
    isShort(words),
)

/** Says when the office closes; false where that is not known, or it is closed, which is said anyway. */
function tellHours(hearing: Hearing): boolean {
  const { openUntil } = hearing.memory.company
  if (isClosed(hearing)) return false
  if (isOfficeClosed(hearing)) {
    tellClosed(hearing)
    return true
  }
  if (openUntil)
    lead(hearing, 'officeCloses', {
      when: localeOf(hearing.memory).sayWhen(openUntil, hearing.now),
    })
  else lead(hearing, 'noHours')
  return openUntil !== undefined
}

const asksSomethingElse = onWish(
  ['hours', 'not a tow'],
  (hearing) => {
    if (!wants(hearing, 'hours')) {
      hearing.memory.noTow = true
      lead(hearing, 'towingOnly')
    } else if (tellHours(hearing)) return resume(hearing)
    offerPerson(hearing)
  },
  (hearing) => isEarly(hearing) && !hearing.learned,
)

function askOn(hearing: Hearing) {
  hearing.memory.question = null
  goOn(hearing)
}

const asksRobot = onWish(['robot'], (hearing) => {
  lead(hearing, 'robot', { company: hearing.memory.company.name })
  resume(hearing)
})

/** Wishes that go before the answer to any question. */
export const urgentWishes: readonly Rule[] = [
  asksForLanguage,
  wantsPerson,
  chasesTruck,
  complains,
  wantsRelease,
  speaksSpanish,
  isWrongNumber,
  hasNoVehicle,
]

/** What a caller may want beside answering, the weightiest first. */
export const otherWishes: readonly Rule[] = [
  sells,
  // "I don't need a tow, just a jump" takes nothing back: it is the answer to "where to".
  onWish(
    ['cancel'],
    (hearing) => (isToldBeside(hearing) ? ask(hearing, 'truck') : startCancel(hearing)),
    (hearing) =>
      !(hearing.question === 'where to' && hearing.memory.intake.passed.includes('where to')) &&
      !isFirstTold(hearing),
  ),
  // Who waited for others in vain wants a truck of ours.
  onWish(['status'], tellStatus, ({ words }) => !isAboutOthers(words)),
  // Who was told of the price often enough, and says neither that they want a truck nor that they don't, is asked on.
  onWish(
    ['price'],
    askOn,
    ({ memory, question }) => question === 'truck' && memory.asked.price >= 3,
  ),
  // Who tells the same story again, with the price in it, is asked on.
  onWish(['price'], tellPrice, ({ memory }) => memory.asked.price < 3 || !openField(memory)),
  onWish(['eta'], tellEta),
  onWish(
    ['message'],
    (hearing) => ask(hearing, 'message'),
    (hearing) => isEarly(hearing) && !hearing.learned,
  ),
  leaves,
  waits,
  wantsRepeat,
  isConfused,
  asksSomethingElse,
  asksRobot,
  saysHello,
  isCourtesy,
]
