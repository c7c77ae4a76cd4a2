import { sureInEnglish } from '../../concepts/dangers.en.ts'
import { dangers } from '../../concepts/dangers.ts'
import { longAgo, lookAlikes, notMeant } from '../../concepts/look-alikes.ts'
import { landmarkWords } from '../../text/lexicon/businesses.ts'
import { anyOf, oneOf } from '../../text/one-of.ts'
import { PhraseFinder, tokenOf } from '../../text/phrases.ts'
import { clausesOf, textAt, textBetween, type Word } from '../../text/words.ts'
import type { Danger } from '../../types/facts.ts'
import phrases from './phrases/danger.json' with { type: 'json' }
import { isShutIn } from './shut-in.ts'
import { isStreetWord } from './street.ts'

const negation =
  /\b(?:no|not|nobody|nobody's|noone|no one|none|nothing|never|isn't|isnt|aren't|arent|wasn't|wasnt|weren't|ain't|don't|dont|didn't|didnt|doesn't|doesnt|without|neither|nor|zero|hasn't|haven't|won't)\b/
/** "It won't start my wife is in labor": said of the vehicle, and no denial of what follows. */
const ofVehicle = oneOf(phrases.ofVehicle, {
  before: "\\b(?:won't|wont|doesn't|doesnt|don't|dont|didn't|isn't|not|never|can't) (?:\\w+ )?",
  after: '\\b(?: over| on| up)?',
  flags: 'g',
})
/** What lies in the road and was driven over; the vehicle is elsewhere by now. */
const drivenOver = oneOf(phrases.drivenOver, {
  before:
    '\\b(?:hit|hitting|struck|ran over|run over|drove over|rolled over|swerved|dodged?|dodging|avoid(?:ed|ing)?)(?! by) (?:\\w+ ){0,4}',
  after: '(?: \\w+)?(?: in the| in)? $',
})

/** A part that came off and lies there; the vehicle stands somewhere else. */
const partLying = oneOf(phrases.partLying, {
  after:
    "(?:'s| is| are| was)? (?:just |all |still )?(?:lay|ly|sitt)ing (?:out )?(?:back )?(?:there )?$",
})

/** "No, I'm in the left lane": this "no" answers a question and denies nothing that follows. */
const answering =
  /^(?:no|nope|nah) (?=(?:$|i|i'm|im|we|we're|it|it's|my|the|he|she|they|they're|there|there's|theres|cars|trucks|people|traffic|someone|somebody)\b)/

/** Thought to be smoke, and found to be steam: an overheated engine. */
const onlySteam = /\b(?:just|only|it'?s|its|was|turned out to be|but it'?s) (?:\w+ )?steam\b/

/** "I'm eight months pregnant, and it started cramping": told over more than one clause. */
const inLabor =
  /\bpregnant\b.*\b(?:pains?|hurts?|hurting|cramp\w*|bleed\w*|spotting|contract\w*|water broke|labor)\b/

/** "A tree came down on the roof and my wife is under it." */
const buried = oneOf(phrases.buried, {
  after:
    "\\b.*\\b(?:fell|came down|slipped|collapsed|dropped|caved)\\b.*\\b(?:(?:is|are|am|'m|'s|i'm|he's|she's|they're) (?:\\w+ )?(?:under|underneath|beneath)) (?:it|there|that)\\b",
})

/** "There's a man walking around it, I'm really scared": afraid, and of somebody who is there. */
const isAfraid =
  /\b(?:i'?m|i am|we'?re|we are) (?:\w+ ){0,2}(?:scared|terrified|frightened|afraid)\b/
const somebodyThere =
  /\b(?:m[ae]n|guys?|dudes?|somebody|someone|people|strangers?)(?:'s| is| are)? (?:\w+ )?(?:walking|standing|coming|outside|circling|sitting|watching|staring|looking|knocking|parked|following)\b/

/** It smoked, and does no more. */
const smokedBefore =
  /\bsmok\w+\b.{0,30}\bnot any ?more\b|\b(?:stopped|quit|done) smoking\b|\bno more smoke\b/

/** "Fire Creek Drive", "Bleeding Heart Church": what a place is called tells of no danger. */
function withoutNames(words: Word[]): Word[] {
  const kept = words.map((word) => ({ ...word }))
  const isCapital = (at: number) => at > 0 && /^\p{Lu}\p{Ll}+$/u.test(words[at]?.raw ?? '')
  for (let at = 1; at < words.length; at++) {
    if (words[at - 1]?.stop === '.' || !isCapital(at)) continue
    let end = at + 1
    while (isCapital(end) && !words[end - 1]?.stop) end++
    const last = textAt(words, end - 1)
    if (end - at > 1 && (isStreetWord(last) || landmarkWords.has(last)))
      for (const word of kept.slice(at, end)) word.text = 'somewhere'
    at = end - 1
  }
  return kept
}

let looking: PhraseFinder | undefined

/** The words without the names in them and without what only sounds like a danger. */
export function meantWords(told: Word[]): Word[] {
  looking ??= new PhraseFinder(lookAlikes)
  const words = withoutNames(told)
  const tokens = words.map(({ text }) => tokenOf(text))
  for (const { start, end } of looking.find(tokens))
    for (const word of words.slice(start, end)) word.text = ''
  return words
}

/** The words as phrases compare them. */
export const meantTokens = (words: readonly Word[]): string[] =>
  words.map(({ text }) => tokenOf(text))

/** What in the caller's words must bring a person in; "nobody's hurt" is none. */
export function findDangers(told: Word[]): Danger[] {
  const words = meantWords(told)
  const tokens = meantTokens(words)
  const found = new Set<Danger>()
  for (const clause of clausesOf(words))
    for (const id of inPhrases(words, tokens, clause)) found.add(id)
  const meant = textBetween(words)
  if (inLabor.test(meant) || buried.test(meant)) found.add('injury')
  if (isAfraid.test(meant) && somebodyThere.test(meant)) found.add('frightened')
  if (isShutIn(words)) found.add('child or animal inside')
  if (isDriver(meant)) found.delete('minor')
  if (onlySteam.test(meant) || smokedBefore.test(meant)) found.delete('smoke')
  return [...found]
}

type Readers = {
  sure: readonly { id: Danger; phrases: PhraseFinder }[]
  longAgo: PhraseFinder
  notMeant: PhraseFinder
}
let readers: Readers | undefined

const readersOf = (): Readers => {
  readers ??= {
    sure: dangers.map(({ id }) => ({ id, phrases: new PhraseFinder(sureInEnglish[id]) })),
    longAgo: new PhraseFinder(longAgo),
    notMeant: new PhraseFinder(notMeant),
  }
  return readers
}

/** So many words around a danger tell when it was. */
const CLOSE_BY = 8

/** "I broke my hip two years ago": told of another day. */
export const wasLongAgo = (tokens: readonly string[], from: number, to: number): boolean =>
  readersOf().longAgo.has(tokens, Math.max(0, from), Math.min(to, tokens.length))

type Span = { start: number; end: number }

/** The dangers of which a sure phrase is said in a clause, and not denied. */
function inPhrases(words: Word[], tokens: readonly string[], clause: Span): Danger[] {
  const { sure, notMeant: kidding } = readersOf()
  // What stands last is said so in a phrase: "I'm sixteen $".
  const within = [...tokens.slice(clause.start, clause.end), '$']
  return sure.flatMap(({ id, phrases }) => {
    const isSaid = phrases.find(within).some((found) => {
      const span = {
        start: clause.start + found.start,
        end: Math.min(clause.start + found.end, clause.end),
      }
      const [from, to] = [span.start - CLOSE_BY, span.end + CLOSE_BY]
      const near = [Math.max(0, from), Math.min(to, tokens.length)] as const
      return (
        !isDenied(id, words, clause.start, span) &&
        !wasLongAgo(tokens, from, to) &&
        !kidding.has(tokens, ...near)
      )
    })
    return isSaid ? [id] : []
  })
}

const isDriver = (text: string) =>
  /\b(?:minor (?:accident|damage|scratch|issue|problem|fender))\b/.test(text)

/** So many words before a danger a "no" may stand that denies it. */
const DENIED_WITHIN = 7

function isDenied(danger: Danger, words: Word[], clause: number, { start, end }: Span): boolean {
  const told = textBetween(words, clause, start)
  const own = textBetween(words, start, end)
  const near = textBetween(words, Math.max(clause, start - DENIED_WITHIN), start)
  const before = near.replace(answering, '').replace(ofVehicle, '')
  if (danger === 'live lane') {
    const isOut = /\b(?:out of|off|off of|away from|clear of|not|pulled|pushed)\b/.test(before)
    if (isOut && !/stuck|blocking|^can'?t/.test(own)) return true
    if (drivenOver.test(`${told} `) || partLying.test(`${told} `)) return true
  }
  if (/\b(?:not only|not just|no idea|not sure|don'?t know|no spare)\b/.test(before)) return false
  return negation.test(before)
}

/** Pulled over beside the lanes, in the car: where most callers from a highway wait. */
const pulledOver = anyOf(phrases.pulledOver)
const safe = anyOf(phrases.safe)
const unsafe = oneOf(phrases.unsafe)

/** "Nobody's in danger, it's in our lot." */
const noneInDanger =
  /\b(?:not|(?:no ?body|no one|none of us)(?:'?s| is| are)?|ain'?t no ?body|there'?s no one) in (?:any |no )?danger\b/

/** Whether the caller says they are safe; undefined when they do not say. */
export function findSafe(
  words: Word[],
  heard: Danger[],
  asking: string,
  answer: string | undefined,
): boolean | undefined {
  const text = textBetween(words)
  if (unsafe.test(textBetween(meantWords(words)).replace(noneInDanger, ''))) return false
  if (
    heard.some((danger) => danger !== 'crash' && danger !== 'police on scene' && danger !== 'smoke')
  )
    return false
  if (safe.test(text) || noneInDanger.test(text)) return true
  if (asking === 'safety' && answer === 'yes') return true
  if (asking === 'safety' && answer !== 'no' && pulledOver.test(text)) return true
  if (asking === 'safety' && answer === 'no') return false
}
