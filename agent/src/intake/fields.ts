import type { Asking, Facts } from '../facts.ts'
import { answerFor, type End, type Intake, isBeingLookedUp, reachableAt } from './intake.ts'
import { lacksOf, type PlaceLack } from './place.ts'

export type FieldName =
  | 'club number'
  | 'safety'
  | 'unhurt'
  | 'callback'
  | 'where'
  | 'spot'
  | 'direction'
  | 'exit'
  | 'city'
  | 'reason'
  | 'shut in'
  | 'where to'
  | 'where to spot'
  | 'where to city'
  | 'vehicle'
  | 'vehicle rest'
  | 'color'
  | 'name'
  | 'may text'

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
  /** True while the desk may still answer it; it is then asked last. */
  waits?: (intake: Intake) => boolean
}

/** Questions about the place in all, before the words are taken as said. */
const PLACE_EXCHANGES = 4

const placeFields: FieldName[] = ['where', 'spot', 'direction', 'exit', 'city']

const placeAsked = (intake: Intake) =>
  placeFields.reduce((sum, name) => sum + (intake.asked[name] ?? 0), 0)

function lacks(intake: Intake, end: End, lack: PlaceLack): boolean {
  const place = intake.facts[end]
  return (
    place !== undefined && lacksOf(place, answerFor(intake, end)?.valid ?? false).includes(lack)
  )
}

/** Cities the desk found a place in, when there are several to choose from and none was said. */
export function citiesToChoose(intake: Intake, end: End): string[] {
  const cities = answerFor(intake, end)?.candidates ?? []
  return cities.length > 1 && !intake.facts[end]?.city ? cities : []
}

const refinement = (name: FieldName, lack: PlaceLack, asking: Asking): Field => ({
  name,
  asking,
  tries: 2,
  facts: ['pickup'],
  wanted: (intake) => intake.facts.pickup !== undefined,
  known: (intake) => !lacks(intake, 'pickup', lack),
})

/** True when the matter can often be mended where the vehicle stands, so that it need not be towed. */
export const isMendable = ({ facts }: Intake): boolean =>
  facts.towReason === 'Flat tire' ||
  facts.towReason === 'Dead battery' ||
  facts.towReason === 'Stuck/winch'

/** Reasons that are mended where the vehicle stands. */
const onTheSpot: readonly (string | undefined)[] = ['Lockout', 'Out of fuel']

/** A caller passing through may not know the town: on a highway it is asked once. */
const isLongRoad = ({ facts, asked }: Intake) =>
  facts.pickup?.kind === 'highway' && (asked.city ?? 0) > 0

const hasVehicle = ({ facts }: Intake) =>
  Boolean(facts.vehicleModel || facts.vehicleMake || facts.vehicleType)

/** Everything there is to find out, in the order in which it is asked. */
export const fields: readonly Field[] = [
  {
    name: 'club number',
    asking: 'anything',
    tries: 2,
    facts: ['poNumber', 'mcMembershipNumber'],
    wanted: (intake) => intake.facts.callerType === 'Motor club',
    known: (intake) => Boolean(intake.facts.poNumber),
  },
  {
    name: 'safety',
    asking: 'safety',
    tries: 2,
    wanted: (intake) =>
      intake.facts.pickup?.kind !== 'home' &&
      !isForSomebodyElse(intake) &&
      !intake.facts.scheduledFor,
    known: (intake) => intake.safe !== null,
  },
  {
    name: 'unhurt',
    asking: 'safety',
    tries: 2,
    wanted: (intake) => intake.facts.towReason === 'Accident' || intake.dangers.includes('crash'),
    known: (intake) => intake.unhurt !== null,
  },
  {
    name: 'callback',
    asking: 'callback number',
    tries: 2,
    facts: ['customerPhone'],
    wanted: () => true,
    known: (intake) => Boolean(intake.facts.customerPhone),
  },
  {
    name: 'where',
    asking: 'place',
    tries: 3,
    facts: ['pickup'],
    wanted: () => true,
    known: (intake) => intake.facts.pickup !== undefined,
  },
  refinement('direction', 'direction', 'direction'),
  refinement('exit', 'exit', 'exit'),
  refinement('spot', 'spot', 'place'),
  {
    ...refinement('city', 'city', 'city'),
    known: (intake) =>
      citiesToChoose(intake, 'pickup').length === 0 &&
      (!lacks(intake, 'pickup', 'city') || isLongRoad(intake)),
    waits: (intake) => isBeingLookedUp(intake, 'pickup'),
  },
  {
    name: 'reason',
    asking: 'reason',
    tries: 2,
    facts: ['towReason', 'reasonSaid'],
    wanted: () => true,
    known: (intake) => Boolean(intake.facts.towReason || intake.facts.reasonSaid),
  },
  {
    name: 'shut in',
    asking: 'anything',
    tries: 1,
    wanted: (intake) => intake.facts.towReason === 'Lockout',
    known: (intake) => intake.shutIn !== null,
  },
  {
    name: 'where to',
    asking: 'destination',
    tries: 2,
    facts: ['dropoff'],
    wanted: (intake) => !onTheSpot.includes(intake.facts.towReason),
    known: (intake) => intake.facts.dropoff !== undefined,
  },
  {
    name: 'where to spot',
    asking: 'destination',
    tries: 1,
    facts: ['dropoff'],
    wanted: (intake) =>
      intake.facts.dropoff?.kind === 'home' || intake.facts.dropoff?.kind === 'city',
    known: (intake) => !lacks(intake, 'dropoff', 'spot'),
  },
  {
    name: 'where to city',
    asking: 'city',
    tries: 1,
    facts: ['dropoff'],
    wanted: (intake) =>
      citiesToChoose(intake, 'dropoff').length > 0 || intake.facts.dropoff?.kind === 'street',
    known: (intake) =>
      citiesToChoose(intake, 'dropoff').length === 0 && !lacks(intake, 'dropoff', 'city'),
    waits: (intake) => isBeingLookedUp(intake, 'dropoff'),
  },
  {
    name: 'vehicle',
    asking: 'vehicle',
    tries: 2,
    facts: ['vehicleYear', 'vehicleMake', 'vehicleModel', 'vehicleType'],
    wanted: () => true,
    known: hasVehicle,
  },
  {
    name: 'vehicle rest',
    asking: 'vehicle',
    tries: 1,
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
    name: 'name',
    asking: 'name',
    tries: 2,
    facts: ['customerName'],
    wanted: () => true,
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

const forSomebodyElse: readonly (string | undefined)[] = [
  'Motor club',
  'Repair shop',
  'Dealership',
  'Body shop',
  'Fleet/account',
  'Insurance',
  'Rental',
  'Property manager',
  'Police',
]

/** True when the one on the line is not the one who is stranded. */
export function isForSomebodyElse(intake: Intake): boolean {
  return intake.onBehalf !== null || forSomebodyElse.includes(intake.facts.callerType)
}

/** A field is not asked again once it was passed over, nor a place beyond its exchanges. */
function mayAsk(intake: Intake, { name }: Field): boolean {
  if (intake.passed.includes(name)) return false
  if (name === 'city' && citiesToChoose(intake, 'pickup').length > 0) return true
  return !placeFields.includes(name) || placeAsked(intake) < PLACE_EXCHANGES
}

/** Everything still to be asked, in order; what waits for the desk comes last. */
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
  if (!field?.wanted(intake) || field.known(intake)) return false
  return !mayAsk(intake, field) || (intake.asked[name] ?? 0) >= field.tries
}

/** What was given up and stayed unknown, for the dispatcher to know that it was asked. */
export function whatStaysUnknown(intake: Intake): FieldName[] {
  const closed = fields.filter((field) => !mayAsk(intake, field) && field.wanted(intake))
  return closed.filter((field) => !field.known(intake)).map(({ name }) => name)
}

/** True when a truck can be sent: where the vehicle stands, and what the matter is (or that nobody knows). */
export function isDispatchable(intake: Intake): boolean {
  const reason =
    intake.facts.towReason || intake.facts.reasonSaid || intake.passed.includes('reason')
  return Boolean(intake.facts.pickup && reason)
}
