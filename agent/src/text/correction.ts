import { chunkAt } from './numbers.ts'
import { oneOf } from './one-of.ts'
import phrases from './phrases/correction.json' with { type: 'json' }
import { clausesOf, textAt, textBetween, type Word } from './words.ts'

const repair = oneOf(phrases.repair)
const opening = oneOf(phrases.opening, {
  before: '^(?:(?:well|oh|okay|ok|hey|um|hold on|hang on|wait|sorry|nope?|nah|no)\\s+)*',
})
const inside = oneOf(phrases.inside)

/** Whether the caller corrects something said before. A bare "no" is an answer, not yet a correction. */
export function isCorrection(words: Word[]): boolean {
  const text = textBetween(words)
  if (opening.test(text) || inside.test(text)) return true
  const first = textAt(words, 0)
  if (
    (first === 'no' || first === 'nope') &&
    words.length > 3 &&
    /^no(?:pe)? (?:the|mine|my|it|its|it's)\b/.test(text)
  )
    return true
  return (
    /\b(?:it's|its|it is|actually|in|on|at|an?) (?:an? |the )?\S+ not (?:an? |the |in |on |at )?\S+$/.test(
      text,
    ) && !/\b(?:i'm|im|am|we're|is|are) not\b/.test(text)
  )
}

/** Ends the words before what they are not at: "it's not at Bell's". */
export const notAt = /\b(?:not|isn't|ain't|wasn't|aren't) at(?: the)?$/

/** Whether something between two places in the utterance takes the first back ("…, no wait, …"). */
export function isRepairedBetween(words: Word[], from: number, to: number): boolean {
  const text = textBetween(words, from, to)
  return repair.test(text) || /^(?:no|nope|not)\b|\b(?:no|nope)$/.test(text)
}

const notDenying = new Set(phrases.notDenying)
const articles = new Set(['a', 'an', 'the', 'my', 'in', 'on', 'at', 'to', 'from'])

/** For every word, whether it stands where the caller denies something ("not a 2010", "the blue one is my wife's"). */
export function deniedWords(words: Word[]): boolean[] {
  const denied = words.map(() => false)
  words.forEach((word, at) => {
    if (word.text === 'not' || /^(?:isn't|isnt|wasn't|ain't|aint)$/.test(word.text))
      markAfter(words, at + 1, denied)
    if (/^(?:instead|rather)$/.test(word.text) && /^(?:of|than)$/.test(textAt(words, at + 1)))
      markAfter(words, at + 2, denied)
    if (
      word.text === 'from' &&
      /\bto\b/.test(textBetween(words, at + 2, at + 6)) &&
      /\bchange\b/.test(textBetween(words, 0, at))
    ) {
      markAfter(words, at + 1, denied)
    }
  })
  markSomebodyElses(words, denied)
  markBeforeOther(words, denied)
  markWrong(words, denied)
  markAgain(words, denied)
  return denied
}

const kindOfPlace = /^(?:dealer|dealership|shop|garage|house|home|place|mechanic)$/

const afterHouse = /^(?:on|in|at|over|by|off|of|near|down|up|out|or|and)$/

function markAfter(words: Word[], start: number, denied: boolean[]): void {
  let at = start
  if (articles.has(textAt(words, at)) && articles.has(textAt(words, at + 1))) at++
  if (notDenying.has(textAt(words, at)) && !articles.has(textAt(words, at))) return
  // "It's not, we brought the Terrain", "it's not, it's just a Regal": another sentence.
  if (/^(?:i|we|you|they|he|she|it's|that's)$/.test(textAt(words, at))) return
  for (let count = 0; at < words.length && count < 5; at++, count++) {
    const text = textAt(words, at)
    if (
      /^(?:but|it's|its|it|is|i'm|im|that|that's|actually|mine|he|she|they|and|so)$/.test(text) &&
      count > 0
    )
      return
    // "My house, not the dealer, four twenty one East Third Street": the number is of the house.
    if (kindOfPlace.test(textAt(words, at - 1)) && chunkAt(words, at)) return
    // "Not my house, Gateway Collision": a house has no name behind it.
    if (/^(?:house|home)$/.test(textAt(words, at - 1)) && !afterHouse.test(text)) return
    denied[at] = true
    if (words[at]?.stop) return
  }
}

/** "The Ranger, no, he got it running, do the other one, the Saturn": what came before it is not to be towed. */
function markBeforeOther(words: Word[], denied: boolean[]): void {
  words.forEach((_, at) => {
    if (
      /^(?:do|take|tow|get|haul) the other (?:one|car|truck|van)$/.test(
        textBetween(words, at, at + 4),
      )
    )
      denied.fill(true, 0, at)
  })
}

/** "I told you Rogue, that's wrong": what was told is taken back. */
function markWrong(words: Word[], denied: boolean[]): void {
  words.forEach(({ text }, at) => {
    if (!/^(?:told|gave|said)$/.test(text)) return
    const from = /^(?:you|y'?all|him|her|them)$/.test(textAt(words, at + 1)) ? at + 2 : at + 1
    const told = /^((?:\S+ ){1,4}?)(?:and )?(?:that'?s|that was|it'?s|is|was) wrong\b/.exec(
      textBetween(words, from, from + 8),
    )?.[1]
    if (told) denied.fill(true, from, from + told.trim().split(' ').length)
  })
}

/** "It's not the Rogue, my husband took the Rogue": a name that is denied once is denied wherever it is said. */
function markAgain(words: Word[], denied: boolean[]): void {
  const names = new Set(words.flatMap(({ text }, at) => (denied[at] ? text : [])))
  words.forEach(({ text }, at) => {
    const isName = names.has(text) && text.length > 3 && !/^\d/.test(text)
    if (isName && /^(?:the|a|an|my)$/.test(textAt(words, at - 1))) denied[at] = true
  })
}

const somebodyElses = oneOf(phrases.somebodyElses, {
  before: "\\b(?:is|was|belongs to|that's|thats) (?:my |his |her |the |our )?",
  after: "s?(?:'s|s')?\\b",
})

/** "the blue one is my wife's, mine is the Tahoe": what comes before "is my wife's" is not the vehicle to tow. */
function markSomebodyElses(words: Word[], denied: boolean[]): void {
  const text = textBetween(words)
  const contrasted =
    /\b(?:mine|my (?:car|truck|one|vehicle)|ours)\b/.test(text) || /^no\b/.test(text)
  // "It was my mom's, then my brother's, then mine"
  if (!contrasted || !somebodyElses.test(text) || /\b(?:then|now) (?:it's )?mine\b(?!')/.test(text))
    return
  for (const clause of clausesOf(words)) {
    const found = somebodyElses.exec(clause.text)
    if (!found) continue
    const length = clause.text.slice(0, found.index).split(' ').filter(Boolean).length
    for (let at = clause.start; at < clause.start + length; at++) denied[at] = true
  }
}
