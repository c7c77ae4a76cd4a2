import { isEveryday } from '../../text/lexicon/common-words.ts'
import { makeOf, modelOf, vehicleKey } from '../../text/lexicon/vehicles.ts'
import { type TownFound, townAt } from '../../text/town.ts'
import { saidBetween, textAt, textBetween, titleCase, type Word } from '../../text/words.ts'

/** A dealership said by its name: what it is called, and the town when that is part of the name. */
export type DealerFound = { name: string; start: number; end: number; town?: TownFound }

const tails =
  /^(?:benz|rover|romeo|dealer|dealers|dealership|davidson|motors|service|center|collision|certified|pre-owned|autos?|cars|trucks)$/
/** What stands before a make when it is a vehicle: "my Ford", "2014 Toyota", "blue Honda". */
const owns =
  /^(?:my|a|an|our|his|her|their|your|old|new|red|blue|black|white|silver|gray|grey|green|gold|tan|brown|it's|its|is|the|this|that|like|little|and|or|\d+|'\d\d)$/
/** What an answer begins with before it names anything. */
const leads =
  /^(?:yes|yeah|no|well|um|uh|so|oh|ok|okay|just|maybe|probably|please|think|guess|i|i'm|we|you|say|not|actually|sorry|take|tow|bring|same|other|another|any|nearest|closest)$/
const cues = /^(?:to|at|from|in|by|near|behind|toward|towards)$/

/**
 * A dealership that starts here: "Toyota of Plano", "Honda Cars of McKinney" anywhere; "Byers Subaru"
 * only after "to" or "at", or where a place was asked for (`asked`).
 */
export function dealerAt(
  words: Word[],
  at: number,
  asked: boolean,
  home: string | undefined,
): DealerFound | undefined {
  return ofTown(words, at, home) ?? withName(words, at, asked, home)
}

const isMake = (words: Word[], at: number) =>
  /^[a-z-]+$/.test(textAt(words, at)) && makeOf(vehicleKey(textAt(words, at)))?.sure === true

function ofTown(words: Word[], start: number, home: string | undefined): DealerFound | undefined {
  if (!isMake(words, start)) return
  let at = start + 1
  while (tails.test(textAt(words, at)) && words[at - 1]?.stop === '') at++
  if (textAt(words, at) !== 'of') return
  const town = townAt(words, at + 1, home)
  const end = town?.city ? town.end : wordAfter(words, at + 1)
  if (end === undefined) return
  return { name: titled(words, start, end), start, end, ...(town?.city && { town }) }
}

const wordAfter = (words: Word[], at: number) =>
  textAt(words, at) && !isEveryday(textAt(words, at)) ? at + 1 : undefined

function withName(
  words: Word[],
  start: number,
  asked: boolean,
  home: string | undefined,
): DealerFound | undefined {
  const isCued = cues.test(textAt(words, start - 1)) || (asked && opensAnswer(words, start))
  if (!isCued) return
  if (asked && textAt(words, start - 1) === 'to' && isMakeAlone(words, start))
    return { name: titled(words, start, start + 1), start, end: start + 1 }
  for (let at = start; at < start + 4 && at < words.length; at++) {
    if (at > start && isMake(words, at)) return finished(words, start, at, home)
    const text = textAt(words, at)
    const isName = /^[a-z][a-z'.-]*$/.test(text) && !owns.test(text) && !isEveryday(text)
    const isFirstEveryday = at === start && isMake(words, at + 2) && !owns.test(text)
    // "Classic Chevrolet", "Park Place Lexus", where a place was asked for.
    const isEverydayName =
      (asked || textAt(words, start - 1) === 'to') &&
      !owns.test(text) &&
      !leads.test(text) &&
      (isMake(words, start + 1) || isMake(words, start + 2))
    if (!(isName || isFirstEveryday || isEverydayName) || isMake(words, at) || words[at]?.stop)
      return
  }
}

/** "Take it to Tesla, on Main." */
const isMakeAlone = (words: Word[], at: number) =>
  isMake(words, at) && (at === words.length - 1 || words[at]?.stop !== '')

const opensAnswer = (words: Word[], start: number) =>
  start === 0 ||
  words[start - 1]?.stop !== '' ||
  /^(?:the|probably|say|said|says|is|it's|there's|then|called|use|prefer|maybe|think)$/.test(
    textAt(words, start - 1),
  )

/** A make followed by one of its models is a vehicle, whatever stands before it. */
function finished(
  words: Word[],
  start: number,
  make: number,
  home: string | undefined,
): DealerFound | undefined {
  let end = make + 1
  while (tails.test(textAt(words, end)) && words[end - 1]?.stop === '') end++
  const next = textAt(words, end)
  const { make: name } = makeOf(vehicleKey(textAt(words, make))) ?? {}
  if (next && end === make + 1 && modelOf(vehicleKey(next), name)) return
  const town = textAt(words, end) === 'of' ? townAt(words, end + 1, home) : undefined
  if (town?.city) end = town.end
  return { name: titled(words, start, end), start, end, ...(town?.city && { town }) }
}

function titled(words: Word[], start: number, end: number): string {
  const said = saidBetween(words, start, end)
  return textBetween(words, start, end) === said ? titleCase(said) : said
}

/** Every dealership named in what was said, so that none is taken for the vehicle. */
export function findDealers(
  words: Word[],
  asked: boolean,
  home: string | undefined,
): DealerFound[] {
  const found: DealerFound[] = []
  for (let at = 0; at < words.length; at++) {
    const dealer = dealerAt(words, at, asked, home)
    if (!dealer) continue
    found.push(dealer)
    at = dealer.end - 1
  }
  return found
}
