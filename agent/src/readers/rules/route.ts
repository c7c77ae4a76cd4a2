import { isRepairedBetween } from '../../text/correction.ts'
import { anyOf, oneOf } from '../../text/one-of.ts'
import { townAt } from '../../text/town.ts'
import { textAt, textBetween, type Word, withGaps } from '../../text/words.ts'
import type { Asking, Place } from '../../types/facts.ts'
import { cityAnswer, townBeforeMore } from './city-answer.ts'
import { elsewhereIn } from './elsewhere.ts'
import phrases from './phrases/route.json' with { type: 'json' }
import { placeIn } from './place.ts'
import { addressAt, isStreetWord } from './street.ts'

type RouteFound = {
  pickup?: Place
  dropoff?: Place
  spans: { start: number; end: number }[]
}

const carried = oneOf(phrases.carried)
/** "send a truck to …", "come to …": the truck goes there, so it is the pickup. */
const truckComes = anyOf(phrases.truckComes)
const notThere = oneOf(phrases.notThere, { before: '^' })

/** "I pulled into …", "I'm on 75 going to …": how the caller came there, not where to take the vehicle. */
const cameThere = anyOf(phrases.cameThere)

/** "Don't take it to the dealer": what follows is where it does not go. */
const notTaken = oneOf(phrases.notTaken, {
  before: "\\b(?:don'?t|do not|not to|instead of|rather than) (?:\\w+ )?",
  after: '(?: (?:it|me|her|him|that|the|my|car|truck|van))*$',
})

/** Where the vehicle is and where it is to go, from one thing the caller said. */
export function findRoute(
  words: Word[],
  asking: Asking,
  state: string | undefined,
  taken: boolean[],
): RouteFound {
  const elsewhere = elsewhereIn(words, asking)
  if (!elsewhere) return findBoth(words, asking, state, taken)
  const without = (left: boolean[]) => findBoth(withGaps(words, left), asking, state, taken)
  const route = without(elsewhere.away)
  return isAPlace(route.pickup) || isAPlace(route.dropoff) ? route : without(elsewhere.never)
}

/** More than an exit, a side or "at home": the road may be in what was left out. */
const isAPlace = (place: Place | undefined): boolean =>
  Boolean(place?.street ?? place?.highway ?? place?.business ?? place?.near ?? place?.city)

function findBoth(
  words: Word[],
  asking: Asking,
  state: string | undefined,
  taken: boolean[],
): RouteFound {
  const toward = asking === 'direction' ? fromTownToTown(words, state) : undefined
  if (toward) return toward
  const route = routeIn(words, asking, state, taken)
  const town = asking === 'city' ? townBeforeMore(words, state) : undefined
  const { pickup } = route
  if (!town || pickup?.city === town.city) return route
  const { business, ...place } = pickup ?? { said: town.said, kind: 'city' as const }
  const named = business && business !== town.city ? { business } : {}
  const kind = business && !named.business && place.street ? 'street' : place.kind
  return { ...route, pickup: { ...place, ...named, kind, city: town.city } }
}

function routeIn(
  words: Word[],
  asking: Asking,
  state: string | undefined,
  taken: boolean[],
): RouteFound {
  if (asking === 'city') {
    const pickup = cityAnswer(words, state)
    if (pickup) return { pickup, spans: [{ start: 0, end: words.length }] }
  }
  const present = presentFrom(words)
  const used = taken.map((isTaken, at) => isTaken || at < present)
  for (const { start, end } of conditions(words)) used.fill(true, start, end)
  const spans: { start: number; end: number }[] = []
  const asksDestination = asking === 'destination'
  const asksPickup =
    asking === 'place' || asking === 'direction' || asking === 'exit' || asking === 'city'
  const cut = lastWord(words, asksDestination)
  /** The place between two words, kept in the spans when there is one. */
  const placeAt = (start: number, end: number, expected: boolean, dropoff = asksDestination) => {
    const found = placeIn(words, start, end, { state, asking, expected, dropoff }, used)
    if (found) spans.push({ start: found.start, end: found.end })
    return found?.place
  }
  if (cut) {
    const dropoff = placeAt(cut.start, cut.end, true, true)
    if (dropoff) {
      used.fill(true, refusedFrom(words, cut.cue), cut.cue)
      const start = startOfTow(words, cut.cue)
      const isExpected = asksPickup && !asksDestination
      const pickup =
        placeAt(start ?? 0, cut.cue, start !== undefined || isExpected, false) ??
        placeAt(cut.end, words.length, isExpected, false)
      return { ...(pickup && { pickup }), dropoff, spans }
    }
  }
  const sent = cut ? undefined : whereTruckComes(words)
  const toHere = sent && placeAt(sent, endOfPlace(words, sent), true, false)
  if (toHere) return { pickup: toHere, spans }
  const isCorrecting =
    words.length <= 12 &&
    (asking === 'what to correct' || /\b(?:i meant|i mean)\b/.test(textBetween(words)))
  const place = placeAt(0, words.length, asksPickup || asksDestination || isCorrecting)
  if (!place) return { spans }
  const isHere =
    /^(?:\w+ ){0,3}?(?:i'm|im|i am|we're|we are|the car is|it's at|its at|car's|my car is)\b/.test(
      textBetween(words),
    ) && !/\bdestination|drop\b/.test(textBetween(words))
  const isDropoff = asksDestination || namesEnd.test(textBetween(words))
  return isDropoff && !isHere ? { dropoff: place, spans } : { pickup: place, spans }
}

/** "The drop off is …", "the place it goes, that's …" */
const namesEnd =
  /\b(?:drop ?off|destination|place it(?:'s| is)? go(?:es|ing)|where it(?:'s| is) going)\b/

/** "Laramie to Rawlins, do the math": asked which way, it is the second they drive to. */
function fromTownToTown(words: Word[], state: string | undefined): RouteFound | undefined {
  const start = textAt(words, 0) === 'from' ? 1 : 0
  const from = townAt(words, start, state)
  const to =
    from?.city && textAt(words, from.end) === 'to' ? townAt(words, from.end + 1, state) : undefined
  if (!to?.city) return
  const said = textBetween(words, to.start, to.end)
  return { pickup: { said, kind: 'city', city: to.city }, spans: [{ start: 0, end: to.end }] }
}

/** "Don't take it to the mission office, take it to …": from where it is not to go, up to where it is. */
const refusedFrom = (words: Word[], until: number): number => {
  const at = words.findIndex(
    ({ text }, to) => to < until && text === 'to' && notTaken.test(textBetween(words, 0, to)),
  )
  return at < 0 ? until : at
}

/** "If it's bent, …", "if it won't drive then …": on what condition, and no place. */
function conditions(words: Word[]): { start: number; end: number }[] {
  return words.flatMap((word, start) => {
    if (word.text !== 'if' || (start > 0 && !words[start - 1]?.stop)) return []
    const rest = words.slice(start + 1, start + 9)
    const last = rest.findIndex(({ text, stop }) => stop !== '' || text === 'then')
    const isThen = rest[last]?.text === 'then'
    return last < 0 ? [] : [{ start, end: start + (isThen ? 1 : 2) + last }]
  })
}

/** "I was on Legacy, but we pushed it, now it's at the Chevron": where they begin to tell how it is now. */
function presentFrom(words: Word[]): number {
  const now =
    /\b(?:was|were)\b.*?\b(?=now (?:it's|it is|i'm|i am|we're|we are|the \w+ is|she's|he's) )/.exec(
      textBetween(words),
    )
  return now ? now[0].trim().split(' ').length : 0
}

type Cut = { cue: number; start: number; end: number }

/** "Take it to AutoZone, no, take it to Pep Boys": of two destinations the one that takes the first back. */
function lastWord(words: Word[], asked: boolean): Cut | undefined {
  let cut = destinationFrom(words, asked, 0)
  while (cut) {
    const next = destinationFrom(words, asked, cut.start)
    if (!next || !isRepairedBetween(words, cut.start, next.start)) break
    cut = { ...next, cue: cut.cue }
  }
  return cut
}

/** Where the words about the destination begin and end, and where the cue for it stands. */
function destinationFrom(words: Word[], asked: boolean, from: number): Cut | undefined {
  for (let at = from; at < words.length; at++) {
    const named =
      /^(?:(?:the )?(?:drop ?off|destination)(?: (?:address|location|is|will be|would be|at|to))*)(?= |$)/.exec(
        textBetween(words, at, at + 6),
      )
    // "Off Destination Parkway" is a street.
    const isStreet = at > 0 && isStreetWord(textAt(words, at + 1))
    if (named && !isStreet && (at > 0 || words.length > 3)) {
      const start = at + named[0].split(' ').length
      if (
        start < words.length &&
        !/^(?:wrong|incorrect|not|different|changed)$/.test(textAt(words, start)) &&
        /\b(?:is|at|be|to|address|location|destination|off)$/.test(named[0])
      )
        return { cue: at, start, end: endOfPlace(words, start) }
    }
    if (
      !/^(?:to|into)$/.test(textAt(words, at)) ||
      /^(?:farm|ranch) to market$/.test(textBetween(words, at - 1, at + 2)) ||
      notThere.test(textBetween(words, at + 1, at + 4))
    )
      continue
    const clause = clauseBefore(words, at)
    const isThere = /\b(?:going|back|from|over|way|got)$/.test(clause) || carriedOff.test(clause)
    if (leadsNowhere.test(clause) && !isThere) continue
    // "It goes to bucking and jerking"
    if (/^[a-z]{3,}ing$/.test(words[at + 1]?.raw ?? '') && !townAt(words, at + 1)) continue
    const isTruck = truckComes.test(clause) && !towedBack.test(clause)
    if (isTruck || cameThere.test(clause) || notTaken.test(clause)) continue
    if (
      /\b(?:on my way|driving|headed|heading|drive|was going|were going|i'm going|on the way|drove|got)$/.test(
        clause,
      ) &&
      !/\b(?:it|tow)\b/.test(clause)
    )
      continue
    if (at === 0 || carried.test(clause) || asked || /\bfrom\b/.test(textBetween(words, 0, at)))
      return { cue: cueStart(words, at), start: at + 1, end: endOfPlace(words, at + 1) }
  }
}

/** "I want it took up to the dealer"; "stuck up to the axles" is carried nowhere. */
const carriedOff =
  /\b(?:take|taken|taking|took|tow|towed|haul|hauled|bring|brought|carry|carried|move|moved)(?: (?:it|her|him|this|that))? (?:up|down|out)$/

/** "We need a tow back to Duluth": it is the vehicle that goes there. */
const towedBack = /\btow(?:ed)? back$/

const leadsNowhere = oneOf(phrases.leadsNowhere, { after: '$' })

/** "Send somebody to 121 and Coit": where that place begins. */
function whereTruckComes(words: Word[]): number | undefined {
  const at = words.findIndex(
    (word, index) =>
      word.text === 'to' &&
      truckComes.test(clauseBefore(words, index)) &&
      !notThere.test(textBetween(words, index + 1, index + 4)),
  )
  return at < 0 ? undefined : at + 1
}

function clauseBefore(words: Word[], at: number): string {
  let start = at
  while (start > 0 && at - start < 9 && words[start - 1]?.stop !== '.') start--
  return textBetween(words, start, at)
}

/** The verb that carries the car belongs to the destination, not to the pickup. */
function cueStart(words: Word[], at: number): number {
  for (let start = at - 1; start >= Math.max(0, at - 8); start--) {
    if (textAt(words, start) === 'from') return at
    if (/^(?:and|but|then|so)$/.test(textAt(words, start))) return start
    // "12 Oak Road, Marietta to …": what follows the pause may be the town of the pickup.
    if (words[start]?.stop) return carried.test(textBetween(words, start + 1, at)) ? start + 1 : at
    if (
      /^(?:tow|towed|take|taken|bring|haul|hauled|move|moved|deliver|delivered|transport|transported|going|go|need|want|get)$/.test(
        textAt(words, start),
      ) &&
      !/^(?:tow|towed|taken|to|be|get|go)$/.test(textAt(words, start + 1))
    )
      return start
  }
  return at
}

/** The destination ends where the caller comes back to where they are, or to something else. */
function endOfPlace(words: Word[], start: number): number {
  for (let at = start + 1; at < words.length; at++) {
    const text = textAt(words, at)
    if (
      /^(?:from|i'm|im|because|but|my|it's|its|it)$/.test(text) &&
      (text !== 'my' || words[at - 1]?.stop !== '')
    )
      return at
    if (
      text === 'and' &&
      /^(?:i|i'm|im|my|it|it's|the car|we|we're|then|can|how|what|is|will)$/.test(
        textAt(words, at + 1),
      )
    )
      return at
    if (words[at - 1]?.stop === '.' && at - start > 1 && !goesOn(words, at)) return at
  }
  return words.length
}

/** "Take it to the house. 2210 Scyene Road. Dallas.": the address of the same place. */
const goesOn = (words: Word[], at: number) => {
  const address = addressAt(words, at, true)
  if (address) return true
  const town = townAt(words, at)
  return town !== undefined && (town.end === words.length || words[town.end - 1]?.stop === '.')
}

/** "A tow from the Denny's … to …": what stands between is where it starts. */
function startOfTow(words: Word[], until: number): number | undefined {
  for (let at = until - 1; at > 0; at--) {
    const lead = textBetween(words, Math.max(0, at - 2), at + 1)
    if (/\b(?:tow|towed|ride|lift|moved|picked up|pick up|hauled|transported) from$/.test(lead))
      return at + 1
  }
}
