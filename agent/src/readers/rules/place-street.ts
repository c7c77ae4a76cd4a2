import { landmarkWords } from '../../text/lexicon/businesses.ts'
import { isEveryday } from '../../text/lexicon/common-words.ts'
import { townAt } from '../../text/town.ts'
import { saidBetween, textAt, textBetween, titleCase, type Word } from '../../text/words.ts'
import { landmarkAt } from './landmark.ts'
import {
  crossRoad,
  type Pieces,
  type PlaceContext,
  streetNameAt,
  type Taker,
} from './place-pieces.ts'
import { isBeforeTown } from './place-town.ts'
import { addressAt, plainName, streetAt, unitAt } from './street.ts'

export const takeAddress: Taker = (words, at, context, pieces, keep) => {
  if (pieces.address) return
  const cued =
    /^(?:at|address|is|to|on|of|it's|then|that's)$/.test(textAt(words, at - 1)) ||
    at === 0 ||
    textAt(words, at - 1) === '§'
  const address = addressAt(
    words,
    at,
    context.expected
      ? cued
      : cued &&
          /\b(?:at|address is|at the address|address)$/.test(
            textBetween(words, Math.max(0, at - 3), at),
          ),
  )
  // "The next one is eighty one, Twenty Eighth Street"
  const isExit = context.asking === 'exit' && (address?.number.length ?? 0) < 4
  if (!address || isExit) return
  pieces.address = address
  return keep(address.end)
}

/** "Apartment 12 B at 400 West 3rd", "unit 4 C, 88 Harbor Drive": told before the address it belongs to. */
export function unitBefore(words: Word[], at: number): { detail: string; end: number } | undefined {
  const unit = unitAt(words, at)
  if (!unit) return
  const from = /^(?:at|on|of|in)$/.test(textAt(words, unit.end)) ? unit.end + 1 : unit.end
  return addressAt(words, from, true) || landmarkAt(words, from)?.sure ? unit : undefined
}

/** A street, and what it crosses: "corner of Main and Elm", "Preston Road at Eldorado". */
export const takeCrossing: Taker = (words, at, context, pieces, keep) => {
  const lead =
    /^(?:corner|intersection|cross streets?|crossing)(?: of| is| are| at)?(?: the)?/.exec(
      textBetween(words, at, at + 4),
    )?.[0]
  const from = lead ? at + lead.split(' ').length : at
  const first = streetAt(words, from)
  const plain = first
    ? undefined
    : lead ||
        isBareCrossing(words, from, context) ||
        (pieces.landmark &&
          /^(?:on|down|along)$/.test(textAt(words, at - 1)) &&
          !isArticle(words, from))
      ? (campAt(words, from) ?? withoutTown(words, from, context))
      : streetBetween(words, from, context, pieces)
  const end = first?.end ?? plain?.end
  // "The cross street is Cold Spring": called as a town is, and none.
  const isOfTown = lead?.startsWith('cross street') && townAt(words, from)
  if (!first && isOfTown) return isOfTown.end
  if (end === undefined) return
  if (isOnASign(words, from) && pieces.details.some((each) => /shoulder/.test(each))) return end
  // "R M 2810 Pinto Canyon Road": the road's own name beside its number.
  const isOwnName = pieces.road?.end === at && /^(?:FM|RM|CR) /.test(pieces.road.highway)
  if (first?.hasSuffix && isOwnName && !words[at - 1]?.stop) {
    pieces.details.push(first.street)
    return keep(end)
  }
  if (pieces.street || pieces.address) {
    // "77 Quail Run, Pilot Point"
    const town = words[from - 1]?.stop ? townAt(words, from, context.state) : undefined
    if (town?.city && !town.doubtful && town.end >= end) return
    if (!first || (pieces.address && pieces.address.end > at)) return
    // "1116 West Hall of Fame Avenue"
    if (pieces.address?.end === at - 1 && textAt(words, at - 1) === 'of' && first.hasSuffix) {
      pieces.address = {
        ...pieces.address,
        street: `${pieces.address.street} of ${first.street}`,
        end: first.end,
      }
      return keep(first.end)
    }
    pieces.cross ??= { name: first.street, start: from, end: first.end }
    return keep(end)
  }
  const cued =
    context.expected ||
    lead ||
    // "Target, Eastchase Parkway, Fort Worth"
    (pieces.landmark?.end === at && (first?.hasSuffix || plain)) ||
    /^(?:on|at|off|near|by|of|down|along)$/.test(textAt(words, at - 1)) ||
    pieces.road !== undefined
  const join = textAt(words, end)
  const second =
    /^(?:and|at|near|by|crossing|cross|meets)$/.test(join) && !words[end - 1]?.stop?.includes('.')
      ? (streetNameAt(words, end + 1) ??
        crossRoad(words, end + 1, context) ??
        (isArticle(words, end + 1) ? undefined : withoutTown(words, end + 1, context)))
      : undefined
  if (!cued && !second) return
  pieces.street = first ?? { street: plain?.name ?? '', start: from, end, hasSuffix: false }
  if (second && (lead || /^(?:and|at|meets|cross(?:ing)?)$/.test(join)))
    pieces.cross = { name: second.name, start: end + 1, end: second.end }
  else if (second) pieces.near = { name: second.name, start: end + 1, end: second.end }
  return keep(second?.end ?? end)
}

/** "On the shoulder, by a sign for Parker Road": a road that is yet to come. */
const isOnASign = (words: Word[], at: number) =>
  /\bsigns? (?:that )?(?:says|said|say|for|reads)$/.test(
    textBetween(words, Math.max(0, at - 4), at),
  )

/** "CVS, Main, Lewisville": between a business and its town, a street without what kind it is. */
function streetBetween(words: Word[], at: number, context: PlaceContext, { landmark }: Pieces) {
  const town = townAt(words, at, context.state)
  const isTown = town?.city !== undefined && !isBeforeTown(words, town.end, context)
  if (landmark?.end !== at || words[at - 1]?.stop !== ',' || isTown) return
  const name = plainName(words, at, 2)
  if (!name || words[name.end - 1]?.stop !== ',') return
  return townAt(words, name.end, context.state)?.doubtful === false ? name : undefined
}

/** "Camp Bowie and Hulen": streets called after camps, forts and lakes, where they cross another. */
function campAt(words: Word[], at: number): { name: string; end: number } | undefined {
  const isStreet = /^(?:camp|fort|ft|mount|mt|lake|port) [a-z]{3,} (?:and|at) [a-z]{3,}/.test(
    textBetween(words, at, at + 4),
  )
  if (!isStreet || words[at + 1]?.stop) return
  return { name: titleCase(saidBetween(words, at, at + 2)), end: at + 2 }
}

/** "Lemmon and Inwood Dallas": the town at the end is no part of the street's name. */
function withoutTown(words: Word[], at: number, context: PlaceContext) {
  const whole = plainName(words, at, 2)
  const short = plainName(words, at, 1)
  const isLonger = whole !== undefined && short !== undefined && whole.end > short.end
  const town = isLonger ? townAt(words, short.end, context.state) : undefined
  const isTown =
    town?.city !== undefined &&
    !town.doubtful &&
    (town.end === words.length || words[town.end - 1]?.stop !== '')
  return isTown && short && !isEveryday(textAt(words, short.end - 1)) ? short : whole
}

/** In the middle of something that began before: not after a pause, "on" or "yeah". */
const isInsideName = (words: Word[], at: number) =>
  at > 0 &&
  words[at - 1]?.stop === '' &&
  !/^(?:on|at|by|near|of|off|from|to|in|it's|its|is|i'm|im|am|we're|are|yeah|yes|um|uh|like|right|just|over|so|and|here|there|it|that|think|§)$/.test(
    textAt(words, at - 1),
  )

/** "The 5 at the Grapevine", "on the green tree side": with an article before it, a bare name is no street. */
const isArticle = (words: Word[], at: number) => /^(?:the|an?)$/.test(textAt(words, at))

/** "The rod and gun club": one name of a place, and no crossing of two streets. */
const isNameOfOne = (words: Word[], start: number, end: number) =>
  (end - start > 1 && landmarkWords.has(textAt(words, end - 1))) ||
  (words[end - 1]?.stop === '' && landmarkWords.has(textAt(words, end)))

/** "Preston at Eldorado", "Main and Elm", said bare when a place was asked for. */
export function isBareCrossing(words: Word[], at: number, context: PlaceContext): boolean {
  const camp = campAt(words, at)
  if (!camp && landmarkAt(words, at)?.sure) return false
  const first = camp ?? plainName(words, at, 2)
  // "There's windmills and corn": what they see.
  if (
    /\b(?:there's|there is|there are|theres|see|like|(?:one|some|off) of(?: the)?)$/.test(
      textBetween(words, Math.max(0, at - 3), at),
    )
  )
    return false
  // "The boat ramp at Lake Texoma": what is there, and no street.
  const opensAfterThe = textAt(words, at - 1) === 'the' || textAt(words, at) === 'the'
  if (first && textAt(words, first.end) === 'at' && (opensAfterThe || isInsideName(words, at)))
    return false
  if (!first || !/^(?:and|at)$/.test(textAt(words, first.end))) return false
  // "My cousin at 44 Pecan Street": a house, not a crossing.
  if (addressAt(words, first.end + 1, true)) return false
  if (streetAt(words, first.end + 1) || crossRoad(words, first.end + 1, context))
    return context.expected || /^(?:at|on|near|of|by)$/.test(textAt(words, at - 1))
  if (isArticle(words, first.end + 1)) return false
  const second = plainName(words, first.end + 1, 2)
  if (!second || isNameOfOne(words, first.end + 1, second.end)) return false
  return (
    context.expected ||
    (/^(?:at|on|near|by)$/.test(textAt(words, at - 1)) &&
      textAt(words, first.end) === 'and' &&
      !/^(?:the|a|an)$/.test(textAt(words, first.end + 1)))
  )
}
