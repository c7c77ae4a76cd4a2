import { isPolice } from '../intake/for-others.ts'
import { stopsAll } from '../intake/gates.ts'
import { nobody, nobodyHurt } from '../intake/record.ts'
import { wishesElse } from '../readers/arbitrate.ts'
import { readLearned } from '../readers/learned/read-learned.ts'
import { meantWords } from '../readers/rules/danger.ts'
import { findDangerHint } from '../readers/rules/danger-hints.ts'
import { safety } from '../speech/safety.text.ts'
import { anyOf, oneOf } from '../text/one-of.ts'
import { tokenOf } from '../text/phrases.ts'
import { wordCount, wordsOf } from '../text/words.ts'
import type { Danger } from '../types/facts.ts'
import type { Gate } from '../types/intake.ts'
import type { Language } from '../types/language.ts'
import type { Question } from '../types/memory.ts'
import { handOverInDanger, isClosed, noteDanger } from './closing.ts'
import { ask } from './dialogue.ts'
import { resume } from './going-on.ts'
import { handOver } from './hand-over.ts'
import type { Hearing } from './hearing.ts'
import { piecesOf } from './listen.ts'
import phrases from './phrases/danger-rules.json' with { type: 'json' }
import { type Rule, wants } from './rule.ts'

/** The same doubt is put to a caller no more than so often. */
const MOST_ASKED = 2

/**
 * What may be a danger: asked in one plain question, and anything but a clear no goes to a person. Words that hint at
 * harm go before everything else that the caller may have meant, a goodbye included.
 */
export const doubtRule: Rule = (hearing) => {
  const { memory } = hearing
  if (isPolice(memory.intake)) return undefined
  if (hearing.question === 'danger') return () => settleDoubt(hearing)
  const hint = hintIn(hearing)
  const isHint = hint && !isHeldBelow(hearing, hint, harmlessBelow(hearing))
  if (isHint && timesAsked(hearing, hint) < MOST_ASKED) return () => askDanger(hearing, hint)
  // Who asks for a person gets one, and with it all that the question could bring.
  if (wants(hearing, 'person') && !isClosed(hearing)) return undefined
  if (mayAskNotUnderstood(hearing) && (isLearnedDanger(hearing) || isUnheard(hearing)))
    return () => askDanger(hearing, null)
  return undefined
}

const hintIn = ({ memory, words, said, doubts }: Hearing): Danger | undefined =>
  doubts[0] ??
  hintOf(said, memory.language) ??
  (memory.language === 'en' ? undefined : hintOf(words, 'en'))

function hintOf(said: string, language: Language): Danger | undefined {
  for (const piece of piecesOf(said)) {
    const hint = findDangerHint(piece, language)
    if (hint) return hint
  }
  return undefined
}

const timesAsked = ({ memory }: Hearing, doubt: Danger | 'not understood') =>
  (memory.doubted ?? []).filter((each) => each === doubt).length

/** Once a call: words of which nothing was understood, or that no table knows, may have told of a danger. */
const mayAskNotUnderstood = (hearing: Hearing): boolean =>
  timesAsked(hearing, 'not understood') === 0 && hearing.memory.phase === 'talking'

/** Two turns in a row of which nothing was understood, where what happened is told. */
export const isLost = (hearing: Hearing): boolean =>
  hearing.memory.misses >= 2 && mayTellOfDanger(hearing.question) && mayAskNotUnderstood(hearing)

/** Asked for a number, a color or a place, nobody answers with a danger that nothing hints at. */
const openQuestions: readonly (Question | null)[] = [
  null,
  'opening',
  'open job',
  'safety',
  'unhurt',
  'shut in',
  'reason',
  'more',
  'person',
  'truck',
]

const mayTellOfDanger = (question: Question | null): boolean => openQuestions.includes(question)

/**
 * How probable the learned reader must hold a danger for it to be asked about, by what was asked: where what happened is
 * told in whole sentences, which is what it has learned from. Of what people answer to whether they are safe it knows too
 * little to be asked alone. Chosen on the dev people of the corpus.
 */
const likelyEnough: Partial<Record<Question, number>> = { opening: 0.03, reason: 0.95 }

/** The same of words that tell why a truck is needed, or have a way of speaking that only sounds like harm, and of those that answer or wish for something. */
const WITH_REASON = 0.3
const WITH_ANSWER = 0.97

/** True of words in which something only sounds like a danger. */
const soundsOnly = (said: string): boolean =>
  meantWords(wordsOf(said)).some(({ text }) => text === '')

/** Of keys that are locked in: a danger in as many other words. */
const SURELY = 0.9
const lockedKeys = /\b(?:lock|locked|left|shut) (?:my|the|our|his|her) (?:keys?|fob|key fob) in\b/i

function isLearnedDanger({ question, reading, heard }: Hearing): boolean {
  const { facts, answer, safe, dangers } = heard
  // A danger that stops nothing was heard, and is dealt with as such; who was hit may tell of more than the crash.
  if (!reading || dangers.some((danger) => danger !== 'crash')) return false
  // "Hang on, the hood's kind of orange": who asks to wait tells why.
  const isWish = wishesElse({ ...heard, intents: heard.intents.filter((each) => each !== 'wait') })
  const isAnswered = answer !== undefined || safe !== undefined || isWish
  const isTold = facts.towReason !== undefined || dangers.length > 0 || soundsOnly(reading.quote)
  // Whether anybody is shut in is asked of every lockout anyway.
  const isLockout =
    facts.towReason === 'Lockout' && reading.danger < SURELY && lockedKeys.test(reading.quote)
  const least = isAnswered ? WITH_ANSWER : isLockout ? SURELY : isTold ? WITH_REASON : 0
  return reading.danger > Math.max(least, likelyEnough[question ?? 'opening'] ?? 1)
}

/** Of a no to whether they are safe, said in a sentence that the learned reader finds no danger in. */
const UNLIKELY = 0.5

/**
 * What sounds like harm to the tables and is held for so improbable by the learned reader is not asked about. Asked for
 * a place, a name or a vehicle, people hint at dangers by what things are called: "by the propane cage".
 */
const HARMLESS = 0.0008
const HARMLESS_ANSWER = 0.002

const harmlessBelow = ({ question }: Hearing): number =>
  mayTellOfDanger(question) ? HARMLESS : HARMLESS_ANSWER

/**
 * A sure danger of the tables that is held for so improbable is asked about before it goes to a person. Chosen on twelve
 * rounds that did not teach: of somebody ill or hurt less is doubted, and more of who seems frightened, stands in a lane,
 * is shut in or sees smoke, of whom one in 206 is asked about for it.
 */
const DOUBTED = 0.02
const doubtedBelow: Partial<Record<Danger, number>> = {
  frightened: 0.3,
  'live lane': 0.3,
  'child or animal inside': 0.1,
  smoke: 0.05,
  injury: 0.005,
}
/** Of an answer to whether they are safe, or hurt, no more is doubted than that. */
const doubtLimit = (question: Question | null, danger: Danger): number => {
  const limit = doubtedBelow[danger] ?? DOUBTED
  return question === 'safety' || question === 'unhurt' ? Math.min(limit, DOUBTED) : limit
}

/** How probable the learned reader holds a danger; certain where it was not asked, for it is to rule none out. */
const dangerIn = ({ reading }: Hearing): number => reading?.danger ?? 1

/** Nobody who may harm themselves is doubted. */
const isHeldBelow = (
  { reading, question, said }: Hearing,
  danger: Danger,
  limit: number,
): boolean =>
  danger !== 'may hurt themselves' &&
  reading?.quote === said &&
  question !== 'danger' &&
  reading.danger < limit

/**
 * The tables hear a danger in the words, and the learned reader none: the readers differ, so the caller is asked; not
 * where that was the question, nor on the tracks, where an answer may come too late.
 */
export function isDoubtedDanger(hearing: Hearing): boolean {
  const { heard, question } = hearing
  return (
    heard.dangers.length > 0 &&
    heard.answer === undefined &&
    heard.dangers.every(
      (danger) =>
        danger !== 'railroad tracks' &&
        isHeldBelow(hearing, danger, doubtLimit(question, danger)) &&
        timesAsked(hearing, danger) === 0,
    )
  )
}

/** Takes back the danger that was heard, and asks. */
export function askWhetherSo(hearing: Hearing): void {
  takeBack(hearing)
  askDanger(hearing, hearing.heard.dangers.find((danger) => stopsAll([danger])) ?? null)
}

/** What these words told of danger and safety is as it was before them. */
function takeBack({ memory, before }: Hearing): void {
  const { dangers, safe, unhurt } = before
  memory.intake = { ...memory.intake, dangers, safe, unhurt }
}

/** Asks whether anyone is in danger, and keeps what was asked before. */
export function askDanger(hearing: Hearing, danger: Danger | null): void {
  const { memory } = hearing
  memory.doubt = { question: memory.question, danger }
  memory.doubted = [...(memory.doubted ?? []), danger ?? 'not understood']
  memory.phase = 'talking'
  ask(hearing, 'danger')
}

/**
 * "No, just shaken up" to whether everybody is all right, "no, I'm good" to whether they are safe: a no with no word of
 * a danger in it, which may be meant either way.
 */
export function isAmbiguousNo({ heard, question, words, said, memory }: Hearing): boolean {
  if (heard.answer !== 'no' || heard.dangers.length > 0 || isPolice(memory.intake)) return false
  if (question === 'unhurt') return true
  const isMore =
    tokensOf(words).length >= FEW_WORDS || isOnlyShaken.test(said) || saysMore.test(said)
  return question === 'safety' && isMore && !isUnsafe.test(words)
}

/** "Nope, just annoyed", "no, puro susto". */
const isOnlyShaken =
  /^\W*(?:no|nope|nah|naw)\W+(?:just|only|puro|pura|nom[aá]s|nada m[aá]s|s[oó]lo)\b/i

/** "Nah, we're solid"; "no, we're not" says no more than no. */
const saysMore = /^\W*(?:no|nope|nah|naw)\W+(?!.*(?:\bnot\b|n't\b))\S+\W+\S+/i

/** "Not really, it's still rising" says no more than no, too. */
const isUnsafe =
  /^\W*not (?:really|exactly|quite|yet)\b|\b(?:unsafe|safe|danger\w*|traffic|lanes?|road|highway|freeway|shoulder|street|out)\b/i

/** Takes back what the no was taken for, and asks. */
export function askWhatNoMeans(hearing: Hearing): void {
  const { question, memory } = hearing
  takeBack(hearing)
  const mayAsk = (memory.intake.asked.safety ?? 0) < MOST_ASKED
  if (question === 'safety' && mayAsk && dangerIn(hearing) < UNLIKELY)
    ask(hearing, 'safety', 'help')
  else askDanger(hearing, question === 'unhurt' ? 'injury' : null)
}

function settleDoubt(hearing: Hearing) {
  const { memory } = hearing
  const { question = null, danger = null } = memory.doubt ?? {}
  delete memory.doubt
  const isClear = isClearNo(hearing) || (danger === null && isPlainNo(hearing))
  if (!isClear && isBesideTheQuestion(hearing, danger)) {
    memory.question = question
    return askDanger(hearing, danger)
  }
  const mayBeAny = danger === null && isClosed(hearing)
  if (!isClear && !mayBeAny) return takeAsDanger(hearing, danger ?? 'danger not ruled out')
  // Nobody is there whom a mumbled answer could be put through to.
  if (!isClear) hearing.lead.push(safety[memory.language].hurt)
  memory.question = question
  if (isClear) {
    memory.misses = 0
    if (question === 'unhurt') memory.intake = { ...memory.intake, unhurt: true }
    if (question === 'safety') memory.intake = { ...memory.intake, safe: true }
    // "Not hurt, no": whether they are out of the water is still to be asked.
    const isOfPlace = danger === null || whereTheyAre.has(danger)
    if (isOfPlace && onlyUnhurt.test(hearing.words) && question !== 'safety')
      memory.intake = { ...memory.intake, safe: null }
    // Whoever had asked for a person before the question, or asks in the answer, gets one.
    if (memory.intake.wantsPerson && !memory.personOffered)
      return handOver(hearing, 'asked for a person', 'transfer')
  }
  return resume(hearing)
}

/**
 * "From what, it just didn't start": no word of a danger in it, and the learned reader finds none. Asked once more, before
 * it is taken for one.
 */
const isBesideTheQuestion = (hearing: Hearing, danger: Danger | null): boolean =>
  danger === null &&
  !isShortOfWhom(hearing.said) &&
  tokensOf(hearing.said).some((token) => token.length >= MORE_THAN_A_MUMBLE) &&
  timesAsked(hearing, 'not understood') < MOST_ASKED &&
  hearing.heard.answer !== 'yes' &&
  hearing.heard.dangers.length === 0 &&
  hearing.heard.safe !== false &&
  !hintIn(hearing) &&
  dangerIn(hearing) < FAR_FROM_IT
const FAR_FROM_IT = 0.005
/** Letters of a word that is no "uhm". */
const MORE_THAN_A_MUMBLE = 4
/** "My husband", "him": who is hurt, told in a word or two. */
const isShortOfWhom = (said: string): boolean =>
  wordCount(said) < FEW_WORDS && /\b(?:he|she|him|her|me|us|them|we|my|mi|él|ella|yo)\b/i.test(said)

/** Dangers of the spot they are at, of which "nobody is hurt" says nothing. */
const whereTheyAre: ReadonlySet<Danger> = new Set([
  'high water',
  'fire',
  'live lane',
  'railroad tracks',
  'smoke',
  'trapped',
  'wires down',
])

const onlyUnhurt =
  /\b(?:hurt|injured|herid[oa]s?|lastimad[oa]s?)\b(?!.*\b(?:danger|safe|out|clear|off|away|fine|okay|ok|peligro|seguro|bien)\b)/i

/** "Yeah, I'm parked. No, just annoyed." */
const endsInNo = oneOf(phrases.endsInNo, {
  before:
    "(?:^|[.!?,;] *)(?:(?:oh|well|heavens|goodness|lord|god|gosh) ?,? )*(?:no|nope|nah|no one|nobody)(?: (?:no|sir|ma'am))*(?:,? ",
  after: '\\b(?!.*\\b(?:but|except)\\b)[^.!?]*)?[.!?]*$',
  flags: 'i',
})

/** "Yes, I am safe" answers another question than was asked, and answers it. */
const isWell = anyOf(phrases.isWell, 'i')

/** "Nobody's hurt, but my neck is stiff": a no, and what the learned reader finds this much of a danger in. */
const UNCLEAR = 0.15
const but = /\b(?:but|except|pero|aunque)\b/i

/** Of what follows a "but" as much as of the whole: "nobody's hurt" makes light of anything beside it. */
function isButDanger({ said, reading }: Hearing): boolean {
  const exception = but.exec(said)
  if (!reading || !exception) return false
  const rest = said.slice(exception.index + exception[0].length)
  const ofRest = readLearned(rest, { asking: 'anything', question: 'danger' }).danger
  return Math.max(reading.danger, ofRest) > UNCLEAR
}

/** "Only my pride", "just my wallet": what can't bleed, and in which the learned reader finds no danger. */
const onlyThing =
  /^\W*(?:(?:no|nope|nah|nobody|negative|casualties|injuries|well|oh)\W+)*(?:only|just|nothing but|except(?: for)?|s[oó]lo|nom[aá]s) (?:my|the|our|his|her|mi) (?:\p{L}+['’]s )?(\p{L}+)/iu
/** Parts of the body and whoever may be there, one of them. */
const alive: ReadonlySet<string> = new Set(phrases.alive.flatMap((one) => [one, `${one}s`]))

function isOnlyAThing(hearing: Hearing): boolean {
  const thing = onlyThing.exec(hearing.said)?.[1]
  return thing !== undefined && !alive.has(thing.toLowerCase()) && dangerIn(hearing) < UNCLEAR
}

/** "No", "nobody's hurt", "we're all fine"; never one with a "but" or a hint in it, nor a yes beside it. */
function isClearNo(hearing: Hearing): boolean {
  const { heard, said, learned } = hearing
  const words = hearing.words.replace(echo, '')
  // "Nobody's hurt, baby": whom they speak to is not who is hurt.
  const rest = words.replace(nobodyHurt, '')
  const isDenied = rest !== words && heard.dangers.length === 0 && !but.test(said)
  if (isDenied && !findDangerHint(rest, 'en')) return true
  if (isNoInTheEnd(hearing)) return true
  if (hintIn(hearing)) return false
  if (isNoAndWell(hearing)) return true
  if (isButDanger(hearing)) return false
  if (nobodyHurt.test(words) || nobody.test(words) || endsInNo.test(words)) return true
  if (isOnlyAThing(hearing)) return true
  if (heard.answer === 'unknown' || heard.safe === false) return false
  if (heard.answer === 'yes') return isWell.test(words)
  const isSoftened = /\b(?:but|except|though|think so|sure|really|yet|maybe)\b/i.test(words)
  if (heard.answer === 'no') return !isSoftened || learned
  return heard.safe === true
}

/** "My nerves, but no", "a thumb from last Tuesday, that ain't what you mean": what the learned reader finds no danger in. */
const isNoInTheEnd = (hearing: Hearing): boolean =>
  noInTheEnd.test(hearing.said) &&
  hearing.heard.dangers.length === 0 &&
  dangerIn(hearing) < (hintIn(hearing) ? HARMLESS_ANSWER : NO_DANGER)
const NO_DANGER = 0.03
const noInTheEnd = oneOf(phrases.noInTheEnd, { flags: 'i' })

/** "Goodness no, I'm eighty four but I'm all right" */
const isNoAndWell = (hearing: Hearing): boolean =>
  beginsWithNo.test(hearing.said) &&
  butWell.test(hearing.said) &&
  hearing.heard.dangers.length === 0
const butWell =
  /\bbut (?:i['\u2019]?m|i am|we['\u2019]?re|we are|everybody['\u2019]?s|everyone['\u2019]?s) (?:al(?:l )?right|fine|ok|okay|good|safe)[\s.!]*$/i

/** "What say, hurt? Oh no": words of the question, before a no. */
const echo =
  /^\W*(?:(?:what|say|huh|pardon|hurt|danger|or|in|anyone|anybody)\b\W*)+(?=(?:oh |heavens |lord )?no\b)/i

const beginsWithNo =
  /^\W*(?:(?:oh|well|heavens|goodness|lord|god|gosh|uh|um|mais|ay|pues)[ ,]+)*(?:no|nope|nah|nobody|nadie|ninguno)\b/i
const isUnsure =
  /\b(?:but|except|though|sure|yet|maybe|know|idea|think|pero|aunque|sé|creo|todavía|what|qué)\b/i

/** "No injury at all", where nothing hinted at any danger: a no in whatever words, in which the learned reader finds none. */
const isPlainNo = (hearing: Hearing): boolean =>
  beginsWithNo.test(hearing.said) &&
  !isUnsure.test(hearing.said) &&
  hearing.heard.dangers.length === 0 &&
  !hintIn(hearing) &&
  dangerIn(hearing) < UNLIKELY

function takeAsDanger(hearing: Hearing, gate: Gate): void {
  const { memory } = hearing
  memory.intake = { ...memory.intake, dangers: [...new Set([...memory.intake.dangers, gate])] }
  noteDanger(memory, memory.before || hearing.said)
  handOverInDanger(hearing, [gate])
}

/** Said again, and no answer to anything. */
function isUnheard(hearing: Hearing): boolean {
  const { heard, learned, question, memory, said } = hearing
  if (!mayTellOfDanger(question)) return false
  const { towReason: _, reasonSaid: _r, ...facts } = heard.facts
  const tells = learned || Object.keys(facts).length > 0 || heard.answer !== undefined
  if (tells || wishesElse(heard) || heard.safe !== undefined) return false
  return isSaidAgain(memory.before ?? '', said)
}

const FEW_WORDS = 4
const ALIKE = 0.6

const tokensOf = (said: string): string[] => wordsOf(said).map(({ text }) => tokenOf(text))

const contentOf = (said: string): string[] => tokensOf(said).filter((token) => token.length > 2)

/** The same in nearly the same words. */
function isSaidAgain(before: string, said: string): boolean {
  const [first, second] = [new Set(contentOf(before)), new Set(contentOf(said))]
  const fewer = Math.min(first.size, second.size)
  const shared = [...first].filter((word) => second.has(word)).length
  return fewer >= FEW_WORDS && shared / fewer >= ALIKE
}
