import type { TowReason } from '@towline/contract'
import { bareReason } from '../../concepts/bare-reason.ts'
import { reasons } from '../../concepts/reasons.ts'
import { oneOf } from '../../text/one-of.ts'
import { textBetween, type Word } from '../../text/words.ts'
import { causeOf } from './cause.ts'
import phrases from './phrases/reason.json' with { type: 'json' }
import { isToldElsewhere, reasonInWords } from './reason-words.ts'

const denialBefore = oneOf(phrases.denialBefore, { after: '(?: \\w+)?\\s*$' })
/** "It's not broke down, it just needs moving" */
const isNot =
  /\b(?:not|isn'?t|ain'?t|wasn'?t)(?: (?:really|actually|even|exactly))?(?: an?)?\s*$|\b(?:don'?t|do not) (?:go )?think(?:ing)? (?:that )?(?:it'?s|she'?s|the (?:car|tire) is)\s*$/
/** Reasons whose own words hold a "no" or "won't"; the negation is part of them. */
const ownNegation =
  /^(?:no |not |won'?t|wont|can|doesn|does not|will not|isn|nothing|didn|don|wouldn|couldn|without|zero)/

/** What it is; `isOpen` where it may as well be the battery, and nobody has asked yet. */
type ReasonFound = { reason: TowReason; said: string; denied?: TowReason; isOpen?: boolean }

/** Why the caller needs a truck, and the clause in which they say it. */
export function findReason(
  words: Word[],
  asking: string,
  told: boolean[] = [],
): ReasonFound | undefined {
  const corrected = afterSelfCorrection(words)
  const other =
    corrected > 0 ? findReason(words.slice(corrected), asking, told.slice(corrected)) : undefined
  if (other) return other
  const said = (match: string) => reasonInWords(words, match, told)
  const whole = textBetween(words)
  const cause = causeOf(words)
  if (cause && !isToldElsewhere(words, cause.said, told)) {
    return { reason: cause.reason, said: said(cause.said) }
  }
  const denied = new Set<TowReason>()
  for (const [reason, pattern] of reasons) {
    const match = pattern.exec(whole)
    if (!match || isToldElsewhere(words, match[0], told)) continue
    const isBack = isTakenBack(whole, match)
    const instead =
      isBack && pattern.exec(whole.slice(whole.lastIndexOf(match[0]) + match[0].length))
    if (instead) return { reason, said: said(instead[0]) }
    if (isBack) {
      denied.add(reason)
      continue
    }
    const article = /^(?:an?|the|my) /.exec(match[0])?.[0] ?? ''
    const before = whole.slice(0, match.index + article.length)
    const isDenied = denialBefore.test(before) || (/^brok/.test(match[0]) && isNot.test(before))
    if (!ownNegation.test(match[0]) && isDenied) {
      denied.add(reason)
      continue
    }
    if (reason === 'Breakdown' && isNoStart(whole))
      return { reason: 'Breakdown', said: said(match[0]), isOpen: asking !== 'reason' }
    if (reason === 'Dead battery' && isNoBattery(whole))
      return { reason: 'Breakdown', said: said(match[0]) }
    if (isOnlyMentioned(reason, whole, match, asking)) continue
    const first = [...denied][0]
    return {
      reason,
      said: said(match[0]),
      ...(first && first !== reason && { denied: first }),
    }
  }
  if (asking === 'reason' && saysNothingIsWrong(whole)) return { reason: 'Transport', said: whole }
  const bare = asking === 'reason' ? bareReason(whole) : undefined
  if (bare && !denied.has(bare)) return { reason: bare, said: whole }
}

/** "There's nothing the matter with it, it's sold": it only wants moving. */
export const saysNothingIsWrong = (said: string): boolean =>
  nothingWrong.test(said) && !somethingIs.test(said)

const nothingWrong =
  /\bnothing(?:'s| is)? (?:a thing |really )?(?:wrong|the matter|broke\w*)(?: with (?:it|her|him|the (?:car|truck|van)))?(?= |$)/i
const somethingIs =
  /\b(?:won'?t|can'?t|doesn'?t|quit|stopped|except|but|flat|dead|keys?|locked|only that|stuck|out of)\b/i

/** "My clutch is, no, not the clutch": denied as soon as it is said. */
const isTakenBack = (text: string, { 0: said, index }: RegExpExecArray) =>
  [`not ${said}`, `not the ${said}`, `not a ${said}`, `not my ${said}`].some(
    (denial) => text.indexOf(denial, index) > index,
  )

/** Where the words begin that correct what was said before in the same breath; 0 when nothing is corrected. */
const afterSelfCorrection = (words: Word[]): number =>
  1 +
  words.findLastIndex((_, at) =>
    /^(?:no wait|wait no|scratch that|actually no|no actually)$/.test(
      textBetween(words, at - 1, at + 1),
    ),
  )

/** A car that does nothing but fail to start: asked about whether it is the battery, and broken down where nothing more is known. */
const isNoStart = (text: string) =>
  /\b(?:won'?t|wont|will not|doesn'?t|does not|wouldn'?t|can'?t get it to|isn'?t|not|couldn'?t get it|can'?t get it) (?:even )?(?:start(?:ed|ing)?|turn on|crank)\b/.test(
    text,
  ) && !otherCause.test(text)

const otherCause = oneOf(phrases.otherCause)

const deniesBattery =
  /\b(?:not|isn'?t|ain'?t) (?:(?:a|an|the|my|your|our|its) )?(?:(?:dead|bad) )?(?:batter(?:y|ies)|jump)\b|\bno es (?:la |de )?bater[ií]a\b/
const noKey =
  /\bno key detected\b|\bkeys?(?: fob)?(?: is| was)? not (?:detected|recognized|found|present)\b/
const turnsOver =
  /(?<!(?:n'?t|not|never|hardly|barely) (?:even )?)\b(?:cranks|cranking|turns over)\b/
const jumpFailed = oneOf(phrases.jumpFailed, {
  before:
    '(?<!\\b(?:need|want|get|just|for) (?:a |the )?)\\b(?:jump|boost)\\w*(?: start\\w*)?(?: it| me| her| him)? (?:(?:was|were|been|has been|tech) )*',
  after: '',
})
const wasJumped =
  /\b(?:already|after|tried|had|couldn'?t) (?:(?:a|an|it|to|one|get|got|had|been|the|her|him|me) ){0,3}(?:jump|boost)\w*/
const newBattery =
  /\b(?:put|bought|got|has|have|even with) (?:in )?(?:a |the )?(?:brand )?new battery\b/g

/** "It's not the battery", "it cranks", "a jump did nothing": whatever is the matter, it has to be towed. */
export function isNoBattery(said: string): boolean {
  const text = said.toLowerCase()
  if (deniesBattery.test(text)) return true
  const others = text.replace(newBattery, ' ')
  if (/\bbatter(?:y|ies)\b/.test(others)) return false
  return (
    others !== text || [noKey, turnsOver, jumpFailed, wasJumped].some((sign) => sign.test(text))
  )
}

/** "I hit the curb and now the tire is flat": of the blow only the tire is left to see to. */
const isFlatOfIt = (text: string, said: string) =>
  /\b(?:curb|median|island|rock|boulder|pothole|something|debris)\b/.test(said) &&
  /\b(?:flats?|blow ?out|popped|blew|puncture\w*|burst|went down|tore|torn|ripped|shredded|busted|split|sidewall|bubble|bulge)\b/.test(
    text,
  ) &&
  /\b(?:tires?|tyres?|flats?|blow ?out)\b/.test(text) &&
  !/\b(?:axle|wheel is bent|tie rod|bumper|radiator|oil pan|leaking|steering|air ?bags?|totaled)\b/.test(
    text,
  )

const ofVehicles: ReadonlySet<string> = new Set(['vehicle', 'make', 'year', 'color', 'name'])

/** Words that name a reason in talk of other things: "tires shop", "is there a noise on the line", "light blue". */
function isOnlyMentioned(
  reason: TowReason,
  text: string,
  match: RegExpExecArray,
  asking: string,
): boolean {
  const said = match[0]
  if (reason === 'Breakdown' && asking !== 'reason' && asking !== 'what to correct') {
    if (
      /^(?:sounds?|smells?|fuses?|noises?|shocks?|pops|hose|inspect(?:ion)?|maintenance|not working|knock)$/.test(
        said,
      )
    ) {
      return (
        /\b(?:sounds? (?:good|great|fine|like a plan|right|perfect|correct|okay|ok)|that sounds|phone|screen|claim|insurance|app|website|email|card|link)\b/.test(
          text,
        ) || said === 'sounds'
      )
    }
    return (
      /\b(?:phone|iphone|screen|claim|insurance|policy|app|website|email|laptop)\b/.test(text) &&
      !/\b(?:car|truck|engine|van|vehicle|tow|motor|bricked|dash(?:board)?)\b/.test(text)
    )
  }
  // "A Honda Fit, I sold the Civic", asked what it is.
  if (reason === 'Transport' && ofVehicles.has(asking)) return true
  // "It's 1141 Walnut, not 1411, I flipped it"
  if (/^flipped/.test(said) && /\bnot (?:the )?\d{2,}/.test(text)) return true
  if (reason === 'Accident' && (/\bby accident\b/.test(text) || isFlatOfIt(text, said))) return true
  // An officer who calls a wrecker to a crash wants the crash cleared.
  if (
    reason === 'Police impound' &&
    !/impound|hold|arrest|dui/.test(said) &&
    /\b(?:accident|crash|wreck|collision|rollover|rolled)\b/.test(text)
  )
    return true
  if (
    said === 'collision' &&
    /\b(?:caliber|gerber|\w+'s|(?:to|at|from) (?:the )?\w+) collision\b|\bcollision center\b/.test(
      text,
    )
  )
    return true
  if (
    reason === 'Flat tire' &&
    /\b(?:tire (?:shop|place|store)|discount tire)\b/.test(text) &&
    !/\bflat|blow|blew|puncture|popped\b/.test(text)
  )
    return true
  return false
}
