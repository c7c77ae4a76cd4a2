import type { Breach } from './breach.ts'
import { isClaim } from './claims.ts'
import { playsDown, speaksAgainstHelp } from './danger-speech.ts'
import { isDispatchTalk } from './dispatch-words.ts'
import { flawIn } from './flawed-speech.ts'
import { forbidden } from './forbidden-words.ts'
import { numbersIn, plainWords } from './plain-words.ts'
import { isOutOfPlace } from './speech-acts.ts'

/** What the words of a turn may be drawn from. */
export type Given = {
  /** Everything that was said, is on record or is planned to be said. */
  words: string
  /** Ten digits: the one phone that callers may be sent to. */
  companyPhone: string
}

/** Amounts in words that are no numbers. */
const money =
  /\$|\b(?:dollars?|bucks?|cents?|usd|dolares|pesos|centavos)\b|\b(?:prices?|priced|costs?|charges?|charged|fees?|rates?|quotes?|estimates?|precios?|cuestan?|tarifas?|cobra\w*)\b/
const clock =
  /\b(?:minutes?|mins?|hours?|hrs?|o ?clock|a m|p m|\d ?[ap]m|noon|midnight|minutos?|horas?|mediodia|medianoche)\b/
const anyAmount =
  /\b(?:an?|half|quarter|couple|few|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|sixty|by|at|un|una|unos|media|cuarto|dos|tres|cinco|diez|quince|veinte|treinta|a las?)\b|\d/

/** "One moment" and "anyone" count nothing. */
const uncounted =
  /\b(?:(?:just )?(?:one|a|an) (?:moment|second|minute|more|thing|sec|last)|(?:any|some|no) ?one|un (?:momento|minuto|segundo))\b/g

const written = /\p{L}{2,}\.\p{L}{2,}|\w@\w|:\/\//u

const isBroken = ({ any, not }: (typeof forbidden)[number], plain: string) =>
  !not?.test(plain) && any.some((each) => each.test(plain))

/** True of words that would lure or harm whoever hears them read back, though a caller said them. */
export function isLure(words: string): boolean {
  const plain = plainWords(words)
  const lures = forbidden.filter(({ breach }) => breach === 'secret' || breach === 'address')
  return (
    written.test(words) ||
    speaksAgainstHelp(plain, words) ||
    lures.some((rule) => isBroken(rule, plain))
  )
}

/** What in a sentence must not be said; null when it may be. */
export function breachIn(sentence: string, given: Given): Breach | null {
  if (written.test(sentence)) return 'address'
  const flaw = flawIn(sentence, given.words)
  if (flaw) return flaw
  const plain = plainWords(sentence)
  if (speaksAgainstHelp(plain, sentence) || playsDown(plain, sentence)) return 'danger'
  if (isOutOfPlace(plain, sentence)) return 'order'
  const broken = forbidden.find((rule) => isBroken(rule, plain))
  if (broken) return broken.breach
  const ofNumbers = breachOfNumbers(plain, given)
  if (ofNumbers) return ofNumbers
  if (isClaim(plain, sentence)) return 'promise'
  return isDispatchTalk(sentence, given.words) ? null : 'words'
}

/** The numbers in a text that are no emergency number and not merely counted with. */
const countedIn = (plain: string) => plain.replace(/\b911\b/g, ' ').replace(uncounted, ' ')

function breachOfNumbers(plain: string, given: Given): Breach | null {
  const counted = countedIn(plain)
  const numbers = numbersIn(counted)
  // "I can't tell you a price" and "the dispatcher will tell you what it costs" name none.
  if (money.test(counted) && (numbers.length > 0 || /\$/.test(counted))) return 'price'
  if (clock.test(counted) && anyAmount.test(counted)) return 'time'
  const known = numbersIn(countedIn(plainWords(given.words)))
  if (numbers.some((run) => !isGiven(run, known))) return 'number'
  const isSentThere =
    /\b(?:call|dial|ring|text|phone|llame|marque|hable)\b(?! (?:you|back|him|her|le|lo)\b)/
  const isForeign = (run: string) => run.length >= 5 && !given.companyPhone.includes(run)
  return isSentThere.test(counted) &&
    !/\b(?:i|we|can|may|should|le|podemos)\b/.test(counted) &&
    numbers.some(isForeign)
    ? 'number'
    : null
}

/** A number must have come from somewhere, a short one as the beginning or end of it; up to four may be counted with. */
const isGiven = (run: string, known: readonly string[]) =>
  /^[1-4]$/.test(run) ||
  (run.length < 3
    ? known.some((each) => each.startsWith(run) || each.endsWith(run))
    : known.join('').includes(run))
