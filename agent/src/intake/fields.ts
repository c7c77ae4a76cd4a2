import type { Asking, Facts, Place } from '../types/facts.ts'
import type { End, FieldName, Intake } from '../types/intake.ts'
import { isClub, isForSomebodyElse, isPolice } from './for-others.ts'
import { answerFor, isBeingLookedUp, reachableAt, whereabouts } from './intake.ts'
import {
  isBareAddress,
  isSomewhereAlong,
  isSomewhereOnLot,
  isWithoutRoad,
  lacksOf,
  mayBeFoundThere,
  type PlaceLack,
  wantsMore,
} from './place.ts'
import { isWordsAlone, saysName } from './place-names.ts'

/** One thing to find out, as data. */
export type Field = {
  name: FieldName
  /** How the answer is to be understood. */
  asking: Asking
  /** Whether this call needs it, as far as is known. */
  wanted: (intake: Intake) => boolean
  /** Whether what is known is good enough to go on. */
  known: (intake: Intake) => boolean
  /** How often it is asked before it is passed over. */
  tries: number
  /** The facts that answer it, whatever else is known. */
  facts?: (keyof Facts)[]
  /** True while the map may still answer it; it is then asked last. */
  waits?: (intake: Intake) => boolean
}

/** Questions about the place in all, before the words are taken as said. */
const PLACE_EXCHANGES = 5

const placeFields: FieldName[] = ['where', 'spot', 'direction', 'exit', 'city']

const placeAsked = (intake: Intake) =>
  placeFields.reduce((sum, name) => sum + (intake.asked[name] ?? 0), 0)

function lacks(intake: Intake, end: End, lack: PlaceLack): boolean {
  const place = intake.facts[end]
  return (
    place !== undefined && lacksOf(place, answerFor(intake, end)?.valid ?? false).includes(lack)
  )
}

/** The map has answered, and knows no such house or business; at most its town. */
function isOnNoMap(intake: Intake, end: End): boolean {
  const answer = answerFor(intake, end)
  return answer ? !answer.valid || answer.estimated === true : intake.mapAway
}

/** A place of which is asked once more where it is, whatever comes of it. */
function isVague(intake: Intake, end: End, name: FieldName): boolean {
  const place = intake.facts[end]
  const isUnheardOf = place !== undefined && wantsMore(place, !isOnNoMap(intake, end))
  return isUnheardOf && !intake.asked[name]
}

/** Asked in vain what it is near to, and still on no road: which road that is, is asked once. */
const isOffTheRoad = (intake: Intake): boolean =>
  intake.facts.pickup !== undefined &&
  intake.asked.spot === 1 &&
  isWithoutRoad(intake.facts.pickup) &&
  isOnNoMap(intake, 'pickup')

/** Asked in vain for an exit or a mile marker: what stands beside the road there is asked once. */
const isBetweenExits = (intake: Intake): boolean =>
  intake.asked.exit !== undefined && !intake.asked.spot && lacks(intake, 'pickup', 'exit')

/** Cities the map found a place in, when there are several to choose from and none was said. */
export function citiesToChoose(intake: Intake, end: End): string[] {
  const cities = answerFor(intake, end)?.candidates ?? []
  return cities.length > 1 && !intake.facts[end]?.city ? cities : []
}

/** A shop by its name alone: there may be one of it in every town. "Any tire shop" is none. */
function isShopWithoutTown(intake: Intake): boolean {
  const { dropoff } = intake.facts
  if (!dropoff || !isNamedShop(dropoff)) return false
  const isFound = answerFor(intake, 'dropoff')?.valid ?? false
  return !isFound && !dropoff.city && !dropoff.zip
}

/** "My boy's shop, Mando Auto" has a name; "my mechanic", "any tire shop" have none. */
const isNamedShop = ({ business, said }: Place) =>
  business !== undefined &&
  !/\b(?:my|our|your)\b/i.test(business) &&
  !/\b(?:nearest|closest|any|whichever|wherever|whatever)\b/i.test(`${said} ${business}`)

/** "To the body shop", "to the house", said before it was asked: which that is, is asked as if nothing had been said. */
function isToldInPassing({ facts: { dropoff }, asked }: Intake): boolean {
  if (!dropoff || asked['where to'] || asked['where to spot']) return false
  const { street, highway, near, kind, business, city } = dropoff
  if (street || highway || near) return false
  return (
    kind === 'home' ||
    (kind === 'city' && !city) ||
    (business !== undefined && !(isNamedShop(dropoff) && saysName(business)))
  )
}

/** A day was named, or nobody waits beside it: what is only to be moved may be wanted another day. */
const mayBeLater = ({ facts: { scheduledFor, towReason }, isLater }: Intake) =>
  scheduledFor !== undefined || isLater === true || towReason === 'Transport'

/** A shop of which no address is known, where the map has not found it either. */
function isShopWithoutAddress(intake: Intake): boolean {
  const { dropoff } = intake.facts
  if (!dropoff?.business || !isNamedShop(dropoff)) return false
  const { street, number, highway, crossStreet, near } = dropoff
  if (highway || crossStreet || near || (street && number)) return false
  // Without its town no map could know its number.
  if (street) return Boolean(dropoff.city || dropoff.zip) && isOnNoMap(intake, 'dropoff')
  return !answerFor(intake, 'dropoff')?.valid
}

/** A shop nobody knows the address of, a street without a house, or words that name nothing on a map. */
function isWithoutAddress(intake: Intake): boolean {
  const { dropoff } = intake.facts
  if (!dropoff || dropoff.business) return isShopWithoutAddress(intake)
  // No map knows where they live, nor words that name no road.
  if (dropoff.kind === 'home') return !dropoff.number
  return isWordsAlone(dropoff) || (isSomewhereAlong(dropoff) && isOnNoMap(intake, 'dropoff'))
}

const refinement = (name: FieldName, lack: PlaceLack, asking: Asking): Field => ({
  name,
  asking,
  tries: 2,
  facts: ['pickup'],
  wanted: (intake) => intake.facts.pickup !== undefined,
  known: (intake) => !lacks(intake, 'pickup', lack),
})

/** True when the trouble can often be fixed where the vehicle stands, so that it need not be towed. */
export const isFixableThere = ({ facts: { towReason } }: Intake): boolean =>
  towReason === 'Flat tire' ||
  towReason === 'Dead battery' ||
  towReason === 'Stuck/winch' ||
  towReason === 'Out of fuel'

/** Opened where the vehicle stands, unless there is no key to open it for. */
const isFixedThere = ({ facts: { towReason, reasonSaid = '' } }: Intake) =>
  towReason === 'Lockout' &&
  !/\b(?:lost|losing|broke|broken|snapped|stolen|dropped|misplaced|find|only (?:set|key|one))\b/i.test(
    reasonSaid,
  )

/** A caller passing through may not know the town: on a highway it is asked once. */
const isLongRoad = ({ facts, asked }: Intake) =>
  facts.pickup?.kind === 'highway' && (asked.city ?? 0) > 0

const hasVehicle = ({ facts }: Intake) =>
  Boolean(facts.vehicleModel || facts.vehicleMake || facts.vehicleType)

/** A field that one fact answers. */
function fact(
  name: FieldName,
  key: Exclude<keyof Facts, 'pickup' | 'dropoff'>,
  tries: number,
  wanted: Field['wanted'],
): Field {
  const known = ({ facts }: Intake) => Boolean(facts[key])
  return { name, asking: 'anything', tries, facts: [key], wanted, known }
}

/** Everything there is to find out, in the order in which it is asked. */
export const fields: readonly Field[] = [
  fact('club', 'inputVendorName', 1, isClub),
  { ...fact('club number', 'poNumber', 2, isClub), facts: ['poNumber', 'mcMembershipNumber'] },
  fact('member number', 'mcMembershipNumber', 1, isClub),
  fact('agency', 'inputVendorName', 1, isPolice),
  fact('officer', 'officer', 1, isPolice),
  fact('incident', 'incidentNumber', 1, isPolice),
  {
    name: 'safety',
    asking: 'safety',
    tries: 2,
    wanted: (intake) =>
      whereabouts(intake)?.kind !== 'home' &&
      !isForSomebodyElse(intake) &&
      !intake.facts.scheduledFor,
    known: (intake) => intake.safe !== null,
  },
  {
    name: 'unhurt',
    asking: 'safety',
    tries: 2,
    wanted: (intake) =>
      !isPolice(intake) &&
      (intake.facts.towReason === 'Accident' || intake.dangers.includes('crash')),
    known: (intake) => intake.unhurt !== null,
  },
  // Before anything a truck needs: it may be hot in there.
  {
    name: 'shut in',
    asking: 'anything',
    tries: 2,
    wanted: (intake) => intake.facts.towReason === 'Lockout',
    known: (intake) => intake.shutIn !== null,
  },
  {
    name: 'callback',
    asking: 'callback number',
    tries: 2,
    facts: ['customerPhone'],
    wanted: (intake) => !isClub(intake) && !(isPolice(intake) && intake.callerNumber),
    known: (intake) => Boolean(intake.facts.customerPhone),
  },
  {
    name: 'where',
    asking: 'place',
    tries: 2,
    facts: ['pickup'],
    wanted: () => true,
    known: (intake) => intake.facts.pickup !== undefined,
  },
  refinement('direction', 'direction', 'direction'),
  {
    ...refinement('exit', 'exit', 'exit'),
    tries: 1,
    waits: (intake) =>
      isBeingLookedUp(intake, 'pickup') &&
      intake.facts.pickup !== undefined &&
      mayBeFoundThere(intake.facts.pickup),
  },
  {
    ...refinement('spot', 'spot', 'place'),
    known: (intake) =>
      !lacks(intake, 'pickup', 'spot') &&
      !isVague(intake, 'pickup', 'spot') &&
      !isOffTheRoad(intake) &&
      !isBetweenExits(intake),
  },
  {
    ...refinement('city', 'city', 'city'),
    known: (intake) =>
      citiesToChoose(intake, 'pickup').length === 0 &&
      (!lacks(intake, 'pickup', 'city') || isLongRoad(intake)),
    waits: (intake) => isBeingLookedUp(intake, 'pickup'),
  },
  fact('police tow', 'policeTow', 1, isPolice),
  {
    name: 'reason',
    asking: 'reason',
    tries: 2,
    facts: ['towReason', 'reasonSaid'],
    wanted: (intake) => !isPolice(intake),
    known: (intake) =>
      Boolean(intake.facts.towReason || intake.facts.reasonSaid) &&
      !intake.reasonBetween &&
      !(intake.isAnyTrouble && !intake.asked.reason),
  },
  // What is said to it is the driver's to read: a gate, a store next door, where it is parked.
  {
    name: 'landmark',
    asking: 'anything',
    tries: 1,
    wanted: (intake) =>
      intake.facts.pickup !== undefined &&
      !intake.asked.spot &&
      (isSomewhereOnLot(intake.facts.pickup) ||
        (isBareAddress(intake.facts.pickup) && isOnNoMap(intake, 'pickup'))),
    known: () => false,
    waits: (intake) => isBeingLookedUp(intake, 'pickup'),
  },
  // A chain has three shops on a long road, and a road is long without one.
  {
    name: 'where on road',
    asking: 'place',
    tries: 1,
    facts: ['pickup'],
    wanted: (intake) => {
      const { pickup } = intake.facts
      const isAlong = pickup !== undefined && pickup.kind !== 'home' && isSomewhereAlong(pickup)
      return isAlong && isOnNoMap(intake, 'pickup')
    },
    known: ({ asked }) => (asked['where on road'] ?? 0) > 0,
    waits: (intake) => isBeingLookedUp(intake, 'pickup'),
  },
  {
    name: 'where to',
    asking: 'destination',
    tries: 2,
    facts: ['dropoff'],
    wanted: (intake) => !isFixedThere(intake),
    known: (intake) => intake.facts.dropoff !== undefined && !isToldInPassing(intake),
  },
  {
    name: 'where to spot',
    asking: 'destination',
    tries: 1,
    facts: ['dropoff'],
    wanted: (intake) =>
      intake.facts.dropoff?.kind === 'home' ||
      intake.facts.dropoff?.kind === 'city' ||
      isWithoutAddress(intake),
    known: (intake) => !lacks(intake, 'dropoff', 'spot') && !isWithoutAddress(intake),
    waits: (intake) => isBeingLookedUp(intake, 'dropoff'),
  },
  // "They said leave it out front", asked for the address: the street is asked by itself.
  {
    name: 'where to road',
    asking: 'destination',
    tries: 1,
    facts: ['dropoff'],
    wanted: (intake) =>
      intake.asked['where to spot'] !== undefined &&
      isWithoutAddress(intake) &&
      !(intake.facts.dropoff?.business && intake.facts.dropoff.street),
    known: ({ asked }) => (asked['where to road'] ?? 0) > 0,
    waits: (intake) => isBeingLookedUp(intake, 'dropoff'),
  },
  {
    name: 'where to city',
    asking: 'city',
    tries: 2,
    facts: ['dropoff'],
    wanted: (intake) =>
      citiesToChoose(intake, 'dropoff').length > 0 ||
      intake.facts.dropoff?.street !== undefined ||
      intake.facts.dropoff?.highway !== undefined ||
      isShopWithoutTown(intake),
    known: (intake) =>
      citiesToChoose(intake, 'dropoff').length === 0 &&
      !lacks(intake, 'dropoff', 'city') &&
      !isShopWithoutTown(intake),
    waits: (intake) => isBeingLookedUp(intake, 'dropoff'),
  },
  {
    ...fact('when', 'scheduledFor', 2, (intake) => mayBeLater(intake)),
    asking: 'when',
    known: ({ facts, dayOnly }) => facts.scheduledFor !== undefined && !dayOnly,
  },
  {
    name: 'vehicle',
    asking: 'vehicle',
    tries: 2,
    facts: ['vehicleYear', 'vehicleMake', 'vehicleModel', 'vehicleType'],
    wanted: () => true,
    known: (intake) => hasVehicle(intake) && !(intake.isVehicleDoubtful && !intake.asked.vehicle),
  },
  {
    name: 'vehicle rest',
    asking: 'vehicle',
    tries: 2,
    facts: ['vehicleYear', 'vehicleMake', 'vehicleModel', 'vehicleType'],
    wanted: hasVehicle,
    known: ({ facts }) => Boolean(facts.vehicleModel && facts.vehicleYear),
  },
  {
    name: 'color',
    asking: 'color',
    tries: 2,
    facts: ['vehicleColor'],
    wanted: () => true,
    known: (intake) => Boolean(intake.facts.vehicleColor),
  },
  {
    ...fact('member phone', 'customerPhone', 2, isClub),
    asking: 'callback number',
  },
  {
    name: 'name',
    asking: 'name',
    tries: 2,
    facts: ['customerName'],
    wanted: (intake) => !isPolice(intake),
    known: (intake) => Boolean(intake.facts.customerName || intake.nameOnRecord),
  },
  {
    name: 'may text',
    asking: 'may text',
    tries: 2,
    wanted: (intake) =>
      !intake.textsRefused && !isForSomebodyElse(intake) && Boolean(reachableAt(intake)),
    known: (intake) => intake.mayText !== null,
  },
]

/** True of a place that a person of the company named. */
const isSettled = ({ settled }: Intake, field: Field): boolean =>
  (['pickup', 'dropoff'] as const).some((end) => settled?.[end] && field.facts?.includes(end))

/** True when a field needs no answer any more. */
export function isAnswered(intake: Intake, name: FieldName): boolean {
  const field = fields.find((each) => each.name === name)
  return field !== undefined && (field.known(intake) || isSettled(intake, field))
}

/** A field is not asked again once it was passed over, nor a place beyond its exchanges. */
function mayAsk(intake: Intake, field: Field): boolean {
  const { name } = field
  if (isSettled(intake, field)) return false
  if (intake.passed.includes(name)) return false
  if (name === 'city' && citiesToChoose(intake, 'pickup').length > 0) return true
  // What the map makes of an answer comes after it: asked is asked, whatever that is.
  const isPlace = name === 'city' || name.startsWith('where to ')
  if (isPlace && (intake.asked[name] ?? 0) >= field.tries) return false
  // Without its town nobody finds the street: it is asked once however much was asked before.
  if (name === 'city' && !intake.asked.city) return true
  return !placeFields.includes(name) || placeAsked(intake) < PLACE_EXCHANGES
}

/** Everything still to be asked, in order; what waits for the map comes last. */
export function whatIsMissing(intake: Intake): Field[] {
  const open = fields.filter(
    (field) => mayAsk(intake, field) && field.wanted(intake) && !field.known(intake),
  )
  const waits = (field: Field) => field.waits?.(intake) ?? false
  return [...open.filter((field) => !waits(field)), ...open.filter(waits)]
}

/** True when a field was asked as often as it may be, and is still needed and unknown. */
export function isAskedEnough(intake: Intake, name: FieldName): boolean {
  const field = fields.find((each) => each.name === name)
  if (!field?.wanted(intake) || isAnswered(intake, name)) return false
  return !mayAsk(intake, field) || (intake.asked[name] ?? 0) >= field.tries
}

/** What was given up and stayed unknown, for the dispatcher to know that it was asked. */
export function whatStaysUnknown(intake: Intake): FieldName[] {
  const closed = fields.filter((field) => !mayAsk(intake, field) && field.wanted(intake))
  return closed.filter(({ name }) => !isAnswered(intake, name)).map(({ name }) => name)
}

/** True when a truck can be sent: where the vehicle stands, and what the matter is (or that nobody knows). */
export function isDispatchable(intake: Intake): boolean {
  const reason =
    intake.facts.towReason ||
    intake.facts.reasonSaid ||
    intake.passed.includes('reason') ||
    intake.passed.includes('police tow')
  return Boolean(whereabouts(intake) && reason)
}
