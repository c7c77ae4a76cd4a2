import type { TowReason } from '@towline/contract'
import { deniedWords, isCorrection } from '../../text/correction.ts'
import { makeOf, vehicleKey } from '../../text/lexicon/vehicles.ts'
import { saidBetween, textAt, textBetween, type Word, wordsOf } from '../../text/words.ts'
import type { Asking, Facts, UnderstandOptions, Understood } from '../../types/facts.ts'
import { findAnswer } from './answer.ts'
import { findCaller, findClubs } from './caller.ts'
import { findDangers, findSafe } from './danger.ts'
import { findDealers } from './dealer.ts'
import { describeVehicle } from './description.ts'
import { findMembership, findPlate, findPurchaseOrder, findVin } from './identifiers.ts'
import { findIntents } from './intent.ts'
import { endsChain } from './landmark.ts'
import { findName } from './name.ts'
import { findPhone } from './phone.ts'
import { findPolice } from './police.ts'
import { findReason } from './reason.ts'
import { roadAt } from './road.ts'
import { findRoute } from './route.ts'
import { addressAt } from './street.ts'
import { asksForVehicle } from './vehicle-context.ts'
import { findCondition, findDriveType, findKeys, findVehicleType } from './vehicle-kind.ts'
import { findWhen } from './when.ts'

/**
 * Everything that can be learned from one thing a caller said, typed or heard: facts, dangers, wishes, yes or no.
 * Pure and deterministic. `asking` decides how a bare answer is read; `now` (local time) is needed for "tomorrow at
 * nine", `state` for bare route numbers. What is not understood is left out: a guess is worse than nothing.
 */
export function understand(said: string, options: UnderstandOptions = {}): Understood {
  const words = withChainsOnRoads(wordsOf(said), options.state)
  const asking = options.asking ?? 'anything'
  const facts: Facts = {}
  const denied: Facts = {}
  const used = words.map(() => false)
  const use = (span: { start: number; end: number } | undefined) =>
    span && used.fill(true, span.start, span.end)

  takeNumbers(words, facts, used, use)
  const numbers = [...used]
  const when = findWhen(words, asking, options)
  if (when) {
    if (when.at) facts.scheduledFor = when.at
    use(when)
  }
  const refused = deniedWords(words)
  // Before the vehicle: "my name is Ram" and "Victor Forrester" are people.
  const name = findName(words, asking, withSpans(used, findClubs(words)))
  if (name) facts.customerName = name.name
  use(name)
  const asksPlace = asking === 'destination' || asking === 'place'
  const dealers = findDealers(words, asksPlace, options.state)
  const taken = withSpans(withRoads(words, used, asking, options.state), [
    ...dealers,
    ...findClubs(words),
    ...addressesToldOf(words),
    ...voltagesIn(words),
    ...notCars(words),
  ])
  const vehicle = describeVehicle(words, asking, taken, refused, options.now)
  const vehicleSpans = vehicle.spans
  const route = findRoute(words, asking, options.state, withSpans(used, vehicleSpans, refused))
  Object.assign(
    facts,
    vehicle.facts,
    route.pickup && { pickup: route.pickup },
    route.dropoff && { dropoff: route.dropoff },
  )
  Object.assign(denied, vehicle.denied)
  for (const span of [...vehicleSpans, ...route.spans]) use(span)
  const told = withSpans(numbers, [...route.spans, ...(name ? [name] : [])])
  const called = asCar(words, vehicle.named, told)
  const reason = findReason(called.words, asking, called.told)
  if (reason) Object.assign(facts, { reasonSaid: reason.said })
  if (reason && !reason.isOpen) facts.towReason = reason.reason
  if (reason?.denied) denied.towReason = reason.denied
  Object.assign(facts, findCaller(words), policeIn(words, asking), kindOfVehicle(words, facts))
  // Where an officer or a club calls from is not where the vehicle stands.
  if (isSame(facts.pickup?.business, facts.callerType && facts.inputVendorName)) delete facts.pickup

  const dangers = findDangers(isCollisionShop(facts) ? withoutCollision(words) : words)
  const answer = findAnswer(words, asking)
  const safe = findSafe(words, dangers, asking, answer)
  return {
    facts,
    denied,
    dangers,
    ...(safe !== undefined && { safe }),
    ...(answer && { answer }),
    ...(reason?.isOpen && { reasonBetween: notStarting }),
    intents: findIntents(words),
    ...(vehicle.isDoubtful && { isVehicleDoubtful: true as const }),
    ...(when?.dayOnly && { dayOnly: true as const }),
    corrects: isCorrection(words) || Object.keys(denied).length > 0,
  }
}

/** "Gateway Collision, 1220 Jacaman Road": a shop's name, and no crash. */
const isCollisionShop = ({ pickup, dropoff }: Facts): boolean =>
  [pickup, dropoff].some((place) => /\S collision\b/i.test(place?.business ?? ''))

const withoutCollision = (words: Word[]): Word[] =>
  words.map((word) => (word.text === 'collision' ? { ...word, text: '' } : word))

/** "Walmart FM 685", "the Love's I-40": a chain whose name stands right before a road's number is on that road. */
const withChainsOnRoads = (words: Word[], state: string | undefined): Word[] =>
  words.flatMap((word, at) => {
    const isOnRoad =
      endsChain(words, at) && /\d/.test(roadAt(words, at, state, false)?.highway ?? '')
    return isOnRoad ? [{ text: 'on', raw: 'on', glue: ' ', stop: '' }, word] : [word]
  })

/** What it may be that a car does not start. */
const notStarting: TowReason[] = ['Dead battery', 'Breakdown']

type Span = { start: number; end: number }

/** "The twelve volt battery": no Chevrolet Volt of 2012. */
const voltagesIn = (words: Word[]): Span[] =>
  words.flatMap(({ text }, at) =>
    /^volts?$/.test(text) &&
    /^(?:six|twelve|twenty-?four|6|12|24|four|eight)$/.test(textAt(words, at - 1))
      ? [{ start: at - 1, end: at + 1 }]
      : [],
  )

/** "With the seats taken out": no Seat; "he'd have a fit": no Honda; "rest her soul": no Kia. */
const notCars = (words: Word[]): Span[] =>
  words.flatMap(({ text }, at) => {
    const before = textBetween(words, at - 2, at)
    const isIdiom =
      (/^(?:boulevard|alto)$/.test(text) && textAt(words, at - 1) !== 'suzuki') ||
      (text === 'plymouth' && /^(?:left|from|in|to|near|past)$/.test(textAt(words, at - 1))) ||
      (text === 'fe' &&
        /\b(?:in|to|on the|from) santa$/.test(textBetween(words, Math.max(0, at - 3), at))) ||
      (/^seats?$/.test(text) && !/^(?:ibiza|leon|ateca|arona)$/.test(textAt(words, at + 1))) ||
      (text === 'fit' &&
        /^(?:ha(?:ve|d|s|ving)|thr[eo]w(?:ing)?|pitch(?:ed|ing)?) a$/.test(before)) ||
      (text === 'soul' && /^(?:rest|bless) (?:my|your|his|her|our|their)$/.test(before))
    const isGone = /\btraded in (?:the|my|our|his|her|that) \S+$/.test(
      textBetween(words, Math.max(0, at - 3), at + 1),
    )
    return isIdiom || isGone ? [{ start: at, end: at + 1 }] : []
  })

/** "At 500 E Louisiana", "to 500 Park Boulevard": no Mercedes 500 E, and no Suzuki Boulevard. */
function addressesToldOf(words: Word[]): Span[] {
  return words.flatMap((_, at) => {
    if (!/^\d+$/.test(textAt(words, at)) || makeOf(vehicleKey(textAt(words, at + 1)))) return []
    const isTold = at === 0 || /^(?:at|from|to|on)$/.test(textAt(words, at - 1))
    const address = addressAt(words, at, isTold && /^[nsew]$/.test(textAt(words, at + 1)))
    return address ? [address] : []
  })
}

/** "My wife's Volvo is dead" tells of a car what it would tell of "the car". */
function asCar(words: Word[], named: Span[], told: boolean[]): { words: Word[]; told: boolean[] } {
  const rest = words.map((word, at) => ({ word, told: told[at] === true }))
  for (const { start, end } of [...named].sort((one, other) => other.start - one.start)) {
    const last = words[end - 1]
    if (!last || rest.slice(start, end).some((each) => each.told)) continue
    const raw = saidBetween(words, start, end)
    rest.splice(start, end - start, { word: { ...last, text: 'car', raw }, told: false })
  }
  return { words: rest.map(({ word }) => word), told: rest.map((each) => each.told) }
}

/** Asked for a name, "Sergeant Whitfield" is a soldier; an officer has said before where they call from. */
function policeIn(words: Word[], asking: Asking): Facts {
  const told = findPolice(words)
  return asking === 'name' && !told.inputVendorName && !told.incidentNumber ? {} : told
}

const isSame = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase()

type Use = (span: { start: number; end: number } | undefined) => unknown

/** Numbers first: nothing else may read a telephone number as a house number. */
function takeNumbers(words: Word[], facts: Facts, used: boolean[], use: Use): void {
  const vin = findVin(words)
  if (vin) facts.vin = vin.code
  use(vin)
  const plate = vin ? undefined : findPlate(words)
  if (plate) {
    facts.licensePlateInfo = plate.plate
    if (plate.state) facts.licensePlateState = plate.state
  }
  use(plate)
  const order = findPurchaseOrder(words)
  if (order) facts.poNumber = order.code
  use(order)
  const member = findMembership(words)
  if (member && member.code.length <= 20) facts.mcMembershipNumber = member.code
  use(member)
  const phone = findPhone(words.map((word, at) => (used[at] ? { ...word, text: '' } : word)))
  if (phone) facts.customerPhone = phone.phone
  use(phone)
}

/** "I 35 E" is no Infiniti, "highway 300" no Chrysler: what says it is a road is none of a vehicle. */
function withRoads(
  words: Word[],
  used: boolean[],
  asking: Asking,
  state: string | undefined,
): boolean[] {
  if (asksForVehicle(asking)) return used
  const all = [...used]
  for (let at = 0; at < words.length; at++) {
    const road = roadAt(words, at, state, false)
    if (!road || !/\d\d/.test(road.highway) || makeOf(vehicleKey(textAt(words, at - 1)))) continue
    all.fill(true, road.start, road.end)
    at = road.end - 1
  }
  return all
}

const withSpans = (
  used: boolean[],
  spans: { start: number; end: number }[],
  refused: boolean[] = [],
) => {
  const all = used.map((taken, at) => taken || refused[at] === true)
  for (const span of spans) all.fill(true, span.start, span.end)
  return all
}

function kindOfVehicle(words: Word[], facts: Facts): Facts {
  const vehicleType = facts.vehicleType ?? findVehicleType(words)
  const driveType = findDriveType(words)
  const vehicleCondition = findCondition(words)
  const keyLocation = findKeys(words)
  return {
    ...(vehicleType && { vehicleType }),
    ...(driveType && { driveType }),
    ...(vehicleCondition && { vehicleCondition }),
    ...(keyLocation && { keyLocation }),
  }
}
