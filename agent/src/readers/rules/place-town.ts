import { landmarkWords } from '../../text/lexicon/businesses.ts'
import { commonWords, isEveryday } from '../../text/lexicon/common-words.ts'
import { firstNames } from '../../text/lexicon/first-names.ts'
import { states } from '../../text/lexicon/states.ts'
import { runAt } from '../../text/numbers.ts'
import { oneOf } from '../../text/one-of.ts'
import { type TownFound, townAt, zipAt } from '../../text/town.ts'
import { textAt, textBetween, titleCase, type Word } from '../../text/words.ts'
import { isChainAt, landmarkAt } from './landmark.ts'
import phrases from './phrases/place-town.json' with { type: 'json' }
import type { Pieces, PlaceContext, Taker } from './place-pieces.ts'
import { isStreetWord, streetAt } from './street.ts'
import { isToldWhat } from './told-what.ts'

export function townAfter(words: Word[], at: number, context: PlaceContext): TownFound | undefined {
  const town = townAt(
    words,
    /^(?:downtown|north|south|east|west)$/.test(textAt(words, at)) &&
      !townAt(words, at, context.state)?.city
      ? at + 1
      : at,
    context.state,
  )
  if (!town) return
  const name = town.city?.toLowerCase() ?? ''
  // "In bay two"
  if (name === 'bay' && runAt(words, town.end)) return
  if (town.doubtful && (commonWords.has(name) || isInName(words, at, town))) return
  if (goesOnAsPlace.test(textAt(words, town.end)) && !words[town.end - 1]?.stop) return
  return town
}

const goesOnAsPlace = oneOf([...phrases.goesOnAsName, ...phrases.goesOnAsStreet], {
  before: '^',
  after: '$',
})

/** "Boerne High School"; "Port Allen" is all of its name. */
function isInName(words: Word[], at: number, { end }: TownFound): boolean {
  const landmark = landmarkAt(words, at)
  return landmark?.sure === true && landmark.end !== end
}

/** "158 Private Road 7512, out of Emory": after a place, a name that is nothing else. */
export function townOnNoList(
  words: Word[],
  at: number,
  cue: string,
  context: PlaceContext,
  pieces: Pieces,
): TownFound | undefined {
  const word = words[at]
  const isPlaced = pieces.address ?? pieces.street ?? pieces.road ?? pieces.landmark
  if (!word || !isPlaced || !context.expected || !/\b(?:in|of)$/.test(cue)) return
  const isLast = at === words.length - 1 || word.stop !== ''
  const isWritten = /^\p{Lu}\p{Ll}{2,}$/u.test(word.raw)
  // What a recognizer hands over may know no capitals at all; "E as in Elephant", "a walk in cooler" name no town.
  const isHeard =
    !/^(?:as|walk|plug|built)$/.test(textAt(words, at - 2)) &&
    /^[a-z]{4,}$/.test(word.raw) &&
    words.every(({ raw, text }) => raw === text)
  const isName = (isWritten || (isHeard && !firstNames.has(word.text))) && !isEveryday(word.text)
  if (!isLast || !isName || landmarkWords.has(word.text) || isChainAt(words, at)) return
  return { city: titleCase(word.raw), start: at, end: at + 1, doubtful: true }
}

/** "Alamo Drafthouse", "Sterling McCall": what follows without a pause is of the same name. */
const beginsAName = (words: Word[], at: number) =>
  words[at - 1]?.stop === '' &&
  (/^\p{Lu}\p{Ll}/u.test(words[at]?.raw ?? '') ||
    (/^[a-z]{5,}$/.test(textAt(words, at)) && /^(?:on|in|near)$/.test(textAt(words, at + 1)))) &&
  !isEveryday(textAt(words, at)) &&
  !streetAt(words, at)

/** "Carnegie Mellon", "Kennedy Space Center": with nothing before it, a town's name goes on in the next word. */
function goesOnAsName(words: Word[], { start, end }: TownFound): boolean {
  const opens = start === 0 || /^(?:the|at)$/.test(textAt(words, start - 1))
  if (!opens || words[end - 1]?.stop !== '' || end >= words.length) return false
  const landmark = landmarkAt(words, start)
  return (
    isStreetWord(textAt(words, end)) ||
    (landmark?.sure === true && landmark.end > end) ||
    (/^[a-z]{3,}$/.test(textAt(words, end)) && !isEveryday(textAt(words, end)))
  )
}

/** True when a town follows after a pause. */
export const isBeforeTown = (words: Word[], end: number, context: PlaceContext): boolean =>
  words[end - 1]?.stop === ',' && townAt(words, end, context.state)?.doubtful === false

/** A ZIP code is taken where it was asked for or belongs to an address. */
function takeZip(
  zip: { zip: string; end: number },
  ...[words, at, context, pieces, keep]: Parameters<Taker>
): number | undefined {
  const told =
    /^(?:zip|zipcode)$/.test(textAt(words, at)) ||
    /\bzip(?: ?code)?(?: is|'s)?$/.test(textBetween(words, Math.max(0, at - 3), at))
  if (
    told ||
    pieces.town ||
    pieces.address ||
    ((context.expected || context.asking === 'city') && words.length <= 6)
  ) {
    pieces.town = {
      ...(pieces.town ?? { start: at, doubtful: false }),
      zip: zip.zip,
      end: zip.end,
    }
    return keep(zip.end)
  }
  return undefined
}

/** True when what sounds like a town belongs to a street, a shop or another name that goes on behind it. */
function isPartOfAName(
  words: Word[],
  town: TownFound,
  context: PlaceContext,
  pieces: Pieces,
): boolean {
  // "Eagle Transmission": the shop is called so.
  if (
    landmarkWords.has(textAt(words, town.end)) &&
    !words[town.end - 1]?.stop &&
    !isChainAt(words, town.end)
  )
    return true
  // "Primrose School, Warren, Frisco": of two towns in a row the first is a street.
  if (
    (pieces.landmark ?? pieces.road) &&
    !pieces.street &&
    !town.state &&
    isBeforeTown(words, town.end, context)
  )
    return true
  // "On Buffalo Gap Road": what one is on has its whole name.
  if (/^(?:on|off|along|down)$/.test(textAt(words, town.start - 1)) && streetAt(words, town.end))
    return true
  if (words[town.end - 1]?.stop === ',' && isToldWhat(words, town.end)) return true
  if (beginsAName(words, town.end) && !town.state && !town.zip) return true
  if (goesOnAsName(words, town) && !town.state && !town.zip) return true
  // "Bay 4", "Auto Care": part of another name.
  if (runAt(words, town.end) && !words[town.end - 1]?.stop && !town.zip && !town.state) return true
  return ofAnotherName.test(textAt(words, town.end)) && !words[town.end - 1]?.stop
}

const ofAnotherName = oneOf([...phrases.goesOnAsName, ...phrases.goesOnElsewhere], {
  before: '^',
  after: '$',
})

/** "The turnoff to Camp Verde", "coming from Midland", "a fellow name of Gary": nothing in that town. */
const isElsewhere = (words: Word[], at: number) =>
  /\b(?:(?:turn ?off|cut ?off|sign|ferry) (?:to|for)|(?:coming|came|come|drove) (?:\w+ )?from|dropped \w+ \w+ in|name of|by the name)$/.test(
    textBetween(words, Math.max(0, at - 5), at),
  )

const isSideOfStreet = (words: Word[], at: number) =>
  /^(?:north|south|east|west)$/.test(textAt(words, at - 1)) &&
  (words[at - 2]?.stop === ',' || /^(?:on|off|of|and|at|\d+)$/.test(textAt(words, at - 2)))

/** True when a name goes on in the same breath: "Jupiter | house", and not "Lima, Ohio" or "Katy by the mall". */
export const goesOnAt = (words: Word[], end: number): boolean =>
  end > 0 &&
  end < words.length &&
  words[end - 1]?.stop === '' &&
  /^[a-z]{3,}$/.test(textAt(words, end)) &&
  !states.has(textAt(words, end)) &&
  !goesOnElse.test(textAt(words, end))

const goesOnElse = oneOf(phrases.goesOnElse, { before: '^', after: '$', flags: 'u' })

export const takeTown: Taker = (words, at, context, pieces, keep) => {
  if (pieces.town?.city && pieces.town.zip) return
  const zip = zipAt(words, at)
  if (zip) return takeZip(zip, words, at, context, pieces, keep)
  if (pieces.town) return
  const after = pieces.end > 0 && (words[at - 1]?.stop === ',' || pieces.end === at)
  if (!(after || context.expected || context.asking === 'city')) return
  const town = townAt(words, at, context.state)
  if (!town?.city || isElsewhere(words, at) || isStreetWord(textAt(words, at))) return
  const alone =
    at === 0 ||
    /^(?:in|at|to|near|of|is|it's|that's|be|around|from|meant|say|said|says|also|there|here|for|toward|towards|outside|between)$/.test(
      textAt(words, at - 1),
    ) ||
    words[at - 1]?.stop !== ''
  // "We got cut off" is no town of Louisiana.
  if (town.city === 'Cut Off' && /^(?:got|get|been|was|were)$/.test(textAt(words, at - 1))) return
  // "Dell Diamond, off East Palm Valley": what has a side of the sky before it is a street, unless one is in it.
  if (isSideOfStreet(words, at) && !town.state && context.asking !== 'city') return
  if (commonWords.has(town.city.toLowerCase()) && !town.state) return
  if (
    firstNames.has(town.city.toLowerCase()) &&
    !town.state &&
    town.end < words.length &&
    !words[town.end - 1]?.stop
  )
    return
  if (town.doubtful && !town.state && context.expected && goesOnAt(words, town.end)) return
  if (town.doubtful && !(after || (alone && (context.asking === 'city' || context.expected))))
    return
  if (!after && !alone) return
  if (isChainAt(words, at)) return
  if (isPartOfAName(words, town, context, pieces)) return
  pieces.town = town
  return keep(town.end)
}
