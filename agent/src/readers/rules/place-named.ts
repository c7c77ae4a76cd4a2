import { isRepairedBetween, notAt } from '../../text/correction.ts'
import { isEveryday } from '../../text/lexicon/common-words.ts'
import { firstNames } from '../../text/lexicon/first-names.ts'
import { oneOf } from '../../text/one-of.ts'
import { stateAt, type TownFound, townAt } from '../../text/town.ts'
import { saidBetween, textAt, textBetween, titleCase, type Word } from '../../text/words.ts'
import { colorAt } from './color.ts'
import { isChainAt, type LandmarkFound, landmarkAt } from './landmark.ts'
import phrases from './phrases/place-named.json' with { type: 'json' }
import {
  crossRoad,
  type Pieces,
  type PlaceContext,
  streetNameAt,
  type Taker,
} from './place-pieces.ts'
import { isBareCrossing } from './place-street.ts'
import { isBeforeTown, townAfter, townOnNoList } from './place-town.ts'
import { exitAt } from './road.ts'
import { addressAt, plainName, streetAt } from './street.ts'
import { isToldWhat } from './told-what.ts'

const homeWords =
  /^(?:my|our|the|his|her|mom's|mother's|parents'?|dad's|friend's|friends|sister's|brother's|girlfriend's|boyfriend's|parent's|wife's|husband's)$/

export const takeHome: Taker = (words, at, context, pieces, keep) => {
  if (pieces.home) return
  const text = textAt(words, at)
  let end: number | undefined
  if (text === 'home' && isKeptThere(words, at)) return
  if (text === 'home' && /^(?:at|to|from|is|my|it|back)$/.test(textAt(words, at - 1))) end = at + 1
  else if (
    text === 'home' &&
    context.expected &&
    (words.length <= 2 || (context.dropoff && at <= 2)) &&
    !/^(?:depot|goods|improvement|town|center|phone|number)$/.test(textAt(words, at + 1))
  )
    end = at + 1
  else if (homeWords.test(text)) {
    const after =
      /^(?:mom's|mother's|dad's|parents'?|friend's|sister's|brother's|new|old|other|rent)$/.test(
        textAt(words, at + 1),
      )
        ? at + 2
        : at + 1
    if (
      /^(?:house|home|place|apartment|driveway|residence|condo|townhouse)$/.test(
        textAt(words, after),
      ) &&
      !(text === 'the' && textAt(words, after) !== 'house')
    )
      end = after + 1
    else if (textAt(words, after) === 'apartment' && textAt(words, after + 1) === 'complex')
      end = after + 2
  }
  end ??= kinHomeAt(words, at)
  if (end === undefined) return
  const cued =
    /^(?:at|to|in|from|outside|is|near|of|it)$/.test(textAt(words, at - 1)) || context.expected
  if (!cued) return
  pieces.home = { start: at, end }
  return keep(end)
}

/** "I've got a spare at home", "my wife is at home": something else is there. */
const isKeptThere = (words: Word[], at: number) =>
  textAt(words, at - 1) === 'at' &&
  /^(?:spare|set|keys?|fob|one|another|husband|wife|kids|jack|charger|it's)$/.test(
    textAt(words, at - 2),
  ) &&
  /\b(?:spare|set|key|keys|fob|another|husband|wife|kids|jack|charger)\b/.test(
    textBetween(words, Math.max(0, at - 5), at),
  )

/** "A friend's house", "grandma's place", "my mom's, 704 Park Row Drive": a home that nobody else could find. */
function kinHomeAt(words: Word[], at: number): number | undefined {
  const from = /^(?:a|an|my|our|his|her|their|the)$/.test(textAt(words, at)) ? at + 1 : at
  if (!ofKin.test(textAt(words, from))) return undefined
  const isHome = /^(?:house|home|place|apartment|driveway|condo|trailer|yard)$/.test(
    textAt(words, from + 1),
  )
  if (isHome) return from + 2
  // "My mom's in Plano", "my mom's, she's in Sapulpa"
  const isThere = /^(?:(?:she's|he's|they're) )?in$/.exec(
    textBetween(words, from + 1, from + (textAt(words, from + 1) === 'in' ? 2 : 3)),
  )
  if (isThere && townAt(words, from + 1 + isThere[0].split(' ').length)?.city) return from + 1
  return addressAt(words, from + 1, false) ? from + 1 : undefined
}

const ofKin = oneOf(phrases.ofKin, { before: '^', after: "'s$" })

const cuesByWord = Map.groupBy(phrases.cues, (phrase) => phrase.split(' ')[0] ?? '')
/** "I pulled into …", "I went to …": what the caller did last before they were stranded. */
export const isArrival = /^(?:pulled|limped|coasted|rolled|made|went|came|drove|got) /
/** Cues that tell where the car is; the others tell what it is near to. */
export const isThere = (cue: string) =>
  isArrival.test(cue) ||
  cue.includes(' is') ||
  /^(?:at|in|inside|behind|outside|right at|over at|in front of|in back of|in the (?:parking )?lot (?:of|at)|parking lot of|outside of)$/.test(
    cue,
  )

/** "I gotta be in Newark at nine": where they are not. */
const awaited =
  /\b(?:i|we)(?:'ve| have|'m| am)? (?:gotta|got to|have to|had to|need to|needed to|supposed to|was supposed to|should) be in$/

/** The words that lead to a place here; none where they lead to one where the caller is not. */
function cueAt(words: Word[], at: number): string | undefined {
  const cue = cuesByWord
    .get(textAt(words, at))
    ?.find((phrase) => phrase === textBetween(words, at, at + phrase.split(' ').length))
  if (!cue) return
  const before = textBetween(words, Math.max(0, at - 6), at + 1)
  return awaited.test(before) || notAt.test(before) ? undefined : cue
}

export const takeAfterCue: Taker = (words, at, context, pieces, keep) => {
  const cue = cueAt(words, at)
  if (!cue) return
  const from = at + cue.split(' ').length
  if (/\b(?:at|is)$/.test(cue) && addressAt(words, from, true)) return
  // "On 91 somewhere up in Vermont"
  const inState = pieces.road && /\bin$/.test(cue) ? stateAt(words, from) : undefined
  if (inState && inState.end >= (townAfter(words, from, context)?.end ?? 0)) {
    pieces.town ??= { ...inState, start: from, doubtful: false }
    return keep(inState.end, at)
  }
  if (/^(?:(?:out|over|up|down) in|out of|in|around|outside|outside of|near|by)$/.test(cue)) {
    const town = townAfter(words, from, context) ?? townOnNoList(words, from, cue, context, pieces)
    if (town && !isNameBeside(words, from, cue, town, context, pieces)) {
      const { town: before } = pieces
      if (before && isRepairedBetween(words, before.end, at)) pieces.town = town
      else pieces.town ??= town
      return keep(town.end, at)
    }
  }
  const between = cue === 'between' && !pieces.near ? betweenAt(words, from) : undefined
  if (between) {
    pieces.near = between
    return keep(between.end, at)
  }
  const exit = exitAt(words, textAt(words, from) === 'the' ? from + 1 : from)
  if (exit) return
  const side = /\b(north|south|east|west) of$/.exec(cue)?.[1]
  const town = side ? townAfter(words, from, context) : undefined
  if (side && town?.city) {
    const far = /(?:^| )((?:a |an |half a |\w+ )(?:miles?|blocks?|minutes?))$/.exec(
      textBetween(words, 0, at),
    )?.[1]
    pieces.details.push([far, side, 'of', town.city].filter(Boolean).join(' '))
    pieces.town ??= town
    return keep(town.end, at)
  }
  const isAnyOne = /^(?:a|an|some)$/.test(textAt(words, from)) && !landmarkAt(words, from)?.sure
  if (cue !== 'in' && pieces.road && !isAnyOne) {
    const road = crossRoad(words, from, context)
    const street = road ?? streetNameAt(words, from)
    const plain = street ?? (landmarkAt(words, from)?.sure ? undefined : plainName(words, from))
    if (plain && textAt(words, plain.end) !== 'exit') {
      const isNamed = street !== undefined || !/^(?:the|an?)$/.test(textAt(words, from))
      if (cue === 'at' && isNamed)
        pieces.cross ??= { name: plain.name, start: from, end: plain.end }
      else pieces.near ??= { name: plain.name, start: from, end: plain.end }
      return keep(plain.end, at)
    }
  } else if (
    crossRoad(words, from, context) ||
    streetAt(words, from) ||
    isBareCrossing(words, from, context)
  )
    return
  if (/^(?:my|our|home|his|her)$/.test(textAt(words, from)) || kinHomeAt(words, from)) return
  const landmark = landmarkAt(words, from)
  // "The Starbucks at Legacy West": what a place is named beside is a name too.
  const beside = pieces.landmark?.end === at && cue === 'at' ? plainName(words, from) : undefined
  if (beside && !landmark?.sure) {
    pieces.near ??= { name: beside.name, start: from, end: beside.end }
    return keep(beside.end, at)
  }
  // "FM 423 by the high school": said in one breath with the road.
  const isBesideRoad = pieces.end === at && Boolean(pieces.road ?? pieces.street) && landmark?.sure
  if (!landmark || !(isBesideRoad || isBelieved(words, at, cue, landmark, context))) return
  if (!pieces.landmark) pieces.landmark = { ...landmark, cue }
  else if (!isThere(cue))
    pieces.near ??= { name: landmark.name, start: landmark.start, end: landmark.end }
  return keep(landmark.end, at)
}

/** True of a town's name after a cue that is the name of something else. */
function isNameBeside(
  words: Word[],
  from: number,
  cue: string,
  town: TownFound,
  context: PlaceContext,
  pieces: Pieces,
): boolean {
  if (town.state) return false
  const isNear = /^(?:near|by)$/.test(cue)
  // "On 114 by Kimball": beside a highway, a name of no town of this state is the next road.
  if (isNear && pieces.road !== undefined && town.doubtful) return true
  // "By Pryor Creek", "near Big Lake": as likely the water as the town of that name, which is asked for.
  if (isNear && /\b(?:creek|river|lake|bayou|pond)$/.test(textBetween(words, from, town.end)))
    return true
  // "The school, on Bissonnet, Houston": of two towns in a row the first is a street.
  return pieces.landmark !== undefined && isBeforeTown(words, town.end, context)
}

/** "Between Goliad and Beeville", "between 15th and Park": both ends. */
function betweenAt(words: Word[], at: number) {
  const endAt = (from: number) =>
    townAt(words, from)?.end ?? streetAt(words, from)?.end ?? plainName(words, from)?.end
  const first = endAt(at)
  if (first === undefined || textAt(words, first) !== 'and') return
  const end = endAt(first + 1)
  if (end === undefined) return
  return { name: saidBetween(words, at, end), start: at, end }
}

const located = oneOf(phrases.located)

/** What one does at a shop without being stranded there. */
const elsewhere =
  /\b(?:work|works|working|worked|bought|buy|got it|shop|shops|used|appointment|service|serviced|fixed|account|card|employee|manager|job)\b/

/** "at Joe's" after "I'm" is a place; "at all", "in a hurry" and "by chance" are not. */
function isBelieved(
  words: Word[],
  at: number,
  cue: string,
  landmark: LandmarkFound,
  context: PlaceContext,
): boolean {
  if (cue.includes(' ') && isArrival.test(cue)) return landmark.sure
  if (cue === 'on')
    return landmark.sure && /\b(?:bridge|tunnel|causeway|viaduct|campus)$/i.test(landmark.name)
  if (/^(?:in|before|after|between|under|off|around)$/.test(cue))
    return (
      landmark.sure &&
      cue !== 'before' &&
      cue !== 'after' &&
      !/^(?:a|an)$/.test(textAt(words, at + 1))
    )
  if (landmark.sure)
    return (
      context.expected ||
      (isThere(cue) && !elsewhere.test(textBetween(words, Math.max(0, at - 5), at))) ||
      located.test(textBetween(words, Math.max(0, at - 8), at)) ||
      at === 0
    )
  return context.expected || located.test(textBetween(words, Math.max(0, at - 3), at))
}

/**
 * "The Galleria in Houston, the blue garage", "Sam Pack, the Ford dealer": a town right after the name, or what
 * it is, makes it a place, however long they go on.
 */
function isPlaced(words: Word[], at: number, end: number, context: PlaceContext): boolean {
  if (words[end - 1]?.stop === ',' && isToldWhat(words, end)) return true
  const opens = at === 0 || words[at - 1]?.stop !== ''
  // "The Ritz-Carlton on McKinney Avenue"
  const isOnStreet =
    /^(?:on|off|at)$/.test(textAt(words, end)) &&
    (streetAt(words, end + 1) ?? crossRoad(words, end + 1, context) ?? plainName(words, end + 1, 2))
  if (opens && isOnStreet) return true
  const town = /^(?:up|over|out|down|back)$/.test(textAt(words, end)) ? end + 1 : end
  return (
    opens &&
    /^(?:in|near|outside)$/.test(textAt(words, town)) &&
    townAfter(words, town + 1, context)?.doubtful === false
  )
}

/** A name as it is written: "Big D Auto Salvage", "Camping World". */
const isWrittenAsName = (words: Word[], at: number, end: number) =>
  words
    .slice(at, end)
    .filter(({ text }) => !/^(?:the|an?|of|and)$/.test(text))
    .every(({ raw }, index, all) => /^[\p{Lu}\d]/u.test(raw) && (all.length > 1 || index > 0))

/** True when more words than so many stand in the sentence of this word. */
function isInLongSentence(words: Word[], at: number, most: number): boolean {
  let from = at
  let to = at + 1
  while (from > 0 && words[from - 1]?.stop !== '.' && to - from <= most) from--
  while (to < words.length && words[to - 1]?.stop !== '.' && to - from <= most) to++
  return to - from > most
}

/** "The Ford dealer in Frisco, Bankston": which one, told last. */
const isNameOfDealer = (words: Word[], at: number, context: PlaceContext, pieces: Pieces) =>
  context.dropoff &&
  /\bdealer(?:ship)?$/i.test(pieces.landmark?.name ?? '') &&
  at === words.length - 1 &&
  words[at - 1]?.stop === ',' &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(words[at]?.raw ?? '') &&
  !townAt(words, at, context.state) &&
  !isEveryday(textAt(words, at))

/** "1630 Park Street, it's Park Street Auto", "Colfax at Krameria, the Phillips 66": what stands there, told after it. */
export const takeNameAfter: Taker = (words, at, context, pieces, keep) => {
  if (!context.expected || pieces.landmark || pieces.end !== at) return
  if (!(pieces.address ?? pieces.cross)) return
  // "615 Capital Avenue Southwest, Cereal City Automotive"
  const side = /^(?:north|south)(?:east|west)$/.exec(textAt(words, at))?.[0]
  if (side && pieces.address && landmarkAt(words, at + 1)?.sure) {
    pieces.address = { ...pieces.address, street: `${pieces.address.street} ${titleCase(side)}` }
    return keep(at + 1)
  }
  const lead =
    /^(?:(?:and )?(?:it's|its|that's|it is|that is|there's) )?(?:(?:an?|the|at the) )?/.exec(
      textBetween(words, at, at + 5),
    )?.[0]
  const from = at + (lead ? lead.trim().split(' ').filter(Boolean).length : 0)
  const landmark = landmarkAt(words, from)
  if (!landmark?.sure || (streetAt(words, from)?.end ?? 0) >= landmark.end) return
  // "The donut shop" says what it is, and not which.
  if (/\b(?:an?|the) $/.test(lead ?? '') && !isChainAt(words, from)) return
  pieces.landmark = { ...landmark, cue: '' }
  return keep(landmark.end)
}

/** Asked for a place, the first thing said may be one: "Walmart", "Joe's Garage", "Preston". */
export const takeBare: Taker = (words, at, context, pieces, keep) => {
  if (isNameOfDealer(words, at, context, pieces) && pieces.landmark) {
    pieces.landmark.name = `${words[at]?.raw} ${pieces.landmark.name}`
    return keep(at + 1)
  }
  if (pieces.landmark || pieces.road || pieces.address || pieces.street) return
  const landmark = landmarkAt(words, at)
  if (!landmark) return
  const opens =
    at === 0 ||
    words[at - 1]?.stop !== '' ||
    (textAt(words, at - 1) === 'the' && at <= 2) ||
    (textAt(words, at - 1) === 'for' && context.asking === 'exit') ||
    leadsToBare.test(textAt(words, at - 1))
  if (!context.expected || !opens) return
  const said = words
    .slice(at, landmark.end)
    .map((word) => word.text)
    .filter((text) => !/^(?:the|an?)$/.test(text))
  // A bare word that is no known kind of place is believed when it is nothing else: no everyday word, no given name.
  const placed = isPlaced(words, at, landmark.end, context)
  const isCalledSo =
    /^(?:called|named)$/.test(textAt(words, at - 1)) && /^\p{Lu}/u.test(words[at]?.raw ?? '')
  if (
    !landmark.sure &&
    !isCalledSo &&
    !(placed && isWrittenAsName(words, at, landmark.end)) &&
    ((isInLongSentence(words, at, context.dropoff ? 14 : 7) && !placed) ||
      said.some(
        (text) =>
          isEveryday(text) || (firstNames.has(text) && !placed) || text.length < 3 || text === '§',
      ))
  )
    return
  // "Black" answers another question.
  if (!landmark.sure && colorAt(words, at)?.end === landmark.end) return
  pieces.landmark = { ...landmark, cue: '' }
  return keep(landmark.end)
}

const leadsToBare = oneOf(phrases.leadsToBare, { before: '^', after: '$' })
