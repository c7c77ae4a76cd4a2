import { landmarkWords } from '../../text/lexicon/businesses.ts'
import { isEveryday } from '../../text/lexicon/common-words.ts'
import { runAt } from '../../text/numbers.ts'
import { oneOf } from '../../text/one-of.ts'
import { townAt } from '../../text/town.ts'
import { saidBetween, textAt, textBetween, titleCase, type Word } from '../../text/words.ts'
import { landmarkAt } from './landmark.ts'
import phrases from './phrases/place-name-before.json' with { type: 'json' }
import type { PlaceContext, Taker } from './place-pieces.ts'
import { roadAt } from './road.ts'
import { isHouse, isStreetWord, streetAt } from './street.ts'

/** Words that a name may have between others, and neither begins nor ends with. */
const inside = /^(?:and|of|the|in|an?|n|at|for|to|y|de|del|la|las|los|el)$/

/** Words of which no name is made: who tells it, how it stands there, and what leads to a place. */
const never = new Set(phrases.never)

/** Words that a name has only between others ("East Side Garage"), or that are its last in a known one ("Waffle House"). */
const notAtEnds = oneOf(phrases.notAtEnds, { before: '^', after: '$' })

/** A name of that kind with nothing else known of it is what is there, on a street of the same name. */
const ofShops = oneOf(phrases.ofShops, { before: '^', after: '$' })

/** Longest name, in words. */
const LONGEST = 6

type Named = { name: string; start: number; end: number }

/**
 * "Eagles Lodge, two forty four Kibby Street", "Dent Doctor over on Fifth", "Petal and Stem in Denton": whatever is said
 * before a house, a street or a town in one breath is the name of what stands there, if words so long can be one.
 */
export const takeNameBefore: Taker = (words, at, context, pieces, keep) => {
  if (!context.expected || pieces.landmark || pieces.address || pieces.street || pieces.road) return
  const isFirst = at === 0 || words[at - 1]?.stop !== ''
  if (!isFirst && !leads.test(textAt(words, at - 1))) return
  const named = beginnings(words, at, isFirst).reduce<Named | undefined>(
    (found, from) => found ?? ofItsStreet(words, from, context) ?? nameBefore(words, from, context),
    undefined,
  )
  if (!named) return
  // A chain is written as on its signs.
  const known = landmarkAt(words, named.start)
  const isChain = known?.end === named.end && known.name.toLowerCase() !== named.name.toLowerCase()
  const { name } = isChain ? known : named
  pieces.landmark = { ...named, name, kind: 'business', sure: true, cue: '' }
  return keep(named.end, at)
}

/** "Let us say Crenwelge Motors", "okay so it's at the Gas and Grub": where the name may begin. */
function beginnings(words: Word[], at: number, isFirst: boolean): number[] {
  const found: number[] = []
  for (let from = at; from < words.length; from += 1) {
    const text = textAt(words, from)
    if (!leads.test(text)) found.push(from)
    const goesOn =
      text === 'the' || (isFirst && !relations.test(text) && (leads.test(text) || never.has(text)))
    if (!goesOn || words[from]?.stop) break
  }
  return found
}

const relations =
  /^(?:my|our|his|her|their|your|near|by|behind|beside|between|across|past|after|before|around|outside|off|under|along|toward|towards|from|next|close|exit|mile|number|address|lot|level|row|floor)$/

/** What may stand right before a name that answers where something is. */
const leads =
  /^(?:at|in|to|of|the|is|it's|its|i'm|im|we're|uh|um|well|okay|ok|so|yeah|yes|just|called|named|like|say|said|from|by|near|behind|outside)$/

function nameBefore(words: Word[], from: number, context: PlaceContext): Named | undefined {
  for (let end = from + 1; end <= Math.min(words.length, from + LONGEST); end += 1) {
    const text = textAt(words, end - 1)
    // "Bear Creek boat ramp", and no creek.
    const goesOn = isOfAny(textAt(words, end)) || homes.test(textBetween(words, end, end + 2))
    const isStreet = isStreetWord(text) && end - from > 1 && !goesOn
    const isNever = never.has(text) && !homes.test(textBetween(words, end - 2, end))
    const isOfName = !(isNever || isStreet) && text !== '§'
    // "Five Guys", "Fire Station Nine", and no "eighty | one hundred Schrade Road".
    const number = runAt(words, end - 1)
    const mayBeNumber = end - 1 === from || numbered.test(textBetween(words, from, end - 1))
    if (!isOfName || (number && (!mayBeNumber || number.next > end))) return
    if (isWhole(words, from, end) && isNamedSo(words, from, end, context))
      return { name: nameOf(words, from, end), start: from, end }
    if (words[end - 1]?.stop) return
  }
}

function isWhole(words: Word[], from: number, end: number): boolean {
  const [first, last] = [textAt(words, from), textAt(words, end - 1)]
  const isGarage = /^parking (?:structure|garage|deck)$/.test(textBetween(words, from, from + 2))
  if (inside.test(first) || inside.test(last) || (notAtEnds.test(first) && !isGarage)) return false
  const known = landmarkAt(words, from)
  // "The Starbucks at Legacy West"
  if (known?.sure && known.end < end && textAt(words, known.end) === 'at') return false
  return (
    !notAtEnds.test(last) ||
    (last === 'lot' && end - from > 2 && streetAt(words, end) !== undefined) ||
    homes.test(textBetween(words, end - 2, end)) ||
    (last !== 'lot' && known?.sure === true && known.end === end)
  )
}

/** "Parking structure three", "terminal D": kinds of places that have a number each. */
const numbered =
  /(?:^| )(?:parking (?:structure|garage|deck|lot)|garage|fire station|station|terminal|hangar|warehouse|pier|dorm|hall|school|precinct|plant|gate|dock)$/

const homes = /^(?:(?:nursing|funeral|mobile|boys|girls) home|boat (?:ramp|launch|landing|dock))$/

/** Whether a house, a street or a town follows, and the words before it can be a name beside that. */
function isNamedSo(words: Word[], from: number, end: number, context: PlaceContext): boolean {
  const own = words.slice(from, end).map(({ text }) => text)
  const isName = own.some((text) => !isEveryday(text) && !/\d/.test(text))
  const isNumbered =
    numbered.test(own.slice(0, -1).join(' ')) &&
    /^(?:\w|\d+)$/.test(runAt(words, end - 1)?.digits ?? own.at(-1) ?? '')
  const isKind = isNumbered || isOfAny(own.at(-1) ?? '') || homes.test(own.slice(-2).join(' '))
  if ((end === from + 1 && runAt(words, from)) || roadAt(words, from, context.state, true))
    return false
  // "Good Shepherd Garage", and nothing else.
  if (end === words.length) return isKind && own.length > 1 && !own.every((text) => isOfAny(text))
  const isTold = /^(?:that's|it's|its|which is|that is|at)(?= )/.exec(
    textBetween(words, end, end + 2),
  )?.[0]
  const house = end + (isTold?.split(' ').length ?? 0)
  if (isHouse(words, house)) return isName || isKind || own.length > 1
  // "Daisy Hill lot, Engel Road"
  const isLot = isNumbered || /^(?:lot|garage|structure|deck|terminal)$/.test(own.at(-1) ?? '')
  if (isLot && isName && own.length > 1 && streetAt(words, end)) return true
  const way = /^(?:(?:over|right|out|up|down|off) )*(?:on|off)(?= )/.exec(
    textBetween(words, end, end + 4),
  )?.[0]
  if (way) {
    const next = end + way.split(' ').length
    const isStreet = streetAt(words, textAt(words, next) === 'the' ? next + 1 : next)
    return isStreet !== undefined && (isName || isKind)
  }
  const isIn = /^(?:(?:over|up|out|down) )?(?:in|near|outside)(?= )/.exec(
    textBetween(words, end, end + 3),
  )?.[0]
  const town = isIn ? townAt(words, end + isIn.split(' ').length, context.state) : undefined
  // "Preston and Legacy in Plano" is a corner.
  const isOne = isKind || (own.length > 1 && !own.includes('and'))
  return town?.city !== undefined && !town.doubtful && isName && isOne
}

/** "Garage", "tire", "Ford": what any shop may be called. */
const isOfAny = (text: string) => landmarkWords.has(text) || ofShops.test(text)

/** "Main Street Garage", "River Road Baptist Church", "Highway 66 Auto". */
function ofItsStreet(words: Word[], from: number, context: PlaceContext): Named | undefined {
  const street = streetAt(words, from) ?? roadAt(words, from, context.state, false)
  if (!street || words[street.end - 1]?.stop || !ofShops.test(textAt(words, street.end))) return
  if (
    /^service (?:drive|road|entrance|bay|department|door)/.test(
      textBetween(words, street.end, street.end + 2),
    )
  )
    return
  let end = street.end + 1
  while (!words[end - 1]?.stop && ofShops.test(textAt(words, end))) end += 1
  return { name: nameOf(words, from, end), start: from, end }
}

const nameOf = (words: Word[], from: number, end: number) => {
  const said = saidBetween(words, from, end).replace(/[,.]$/, '')
  return said === said.toLowerCase() ? titleCase(said) : said
}
