import type { ResolvedPlace } from '../types/agent-tools.ts'
import type { CallerFacts } from '../types/company-and-caller.ts'
import type { Facts, Place } from '../types/facts.ts'
import type { End, Intake } from '../types/intake.ts'
import { isClub } from './for-others.ts'

/** An intake that knows no more than the look-up of the number told. */
export function newIntake(caller: CallerFacts): Intake {
  const onBehalf = caller.account ? sideOf(caller.account.type) : null
  return {
    callerNumber: caller.number,
    nameOnRecord: onBehalf ? '' : (caller.name ?? ''),
    onBehalf,
    textsRefused: caller.textsRefused ?? false,
    ...(caller.lastVehicle && !onBehalf && { lastVehicle: caller.lastVehicle }),
    facts: caller.account
      ? { inputVendorName: caller.account.name, callerType: callerTypeOf(caller.account.type) }
      : {},
    safe: null,
    unhurt: null,
    shutIn: null,
    dangers: [],
    numberRefused: false,
    mayText: null,
    resolved: { pickup: null, dropoff: null },
    resolving: { pickup: '', dropoff: '' },
    mapAway: false,
    asked: {},
    passed: [],
    remarks: [],
    wantsPerson: false,
    confirmed: false,
  }
}

const sideOf = (accountType: string) =>
  /motor ?club/i.test(accountType) ? ('motor club' as const) : ('account' as const)

const accountTypes: [RegExp, NonNullable<Facts['callerType']>][] = [
  [/motor ?club/i, 'Motor club'],
  [/body/i, 'Body shop'],
  [/repair|garage|shop/i, 'Repair shop'],
  [/dealer/i, 'Dealership'],
  [/police|sheriff|law/i, 'Police'],
  [/property|apartment/i, 'Property manager'],
  [/insur/i, 'Insurance'],
  [/rent/i, 'Rental'],
]

/** The kind of caller an account's type stands for; any other account is a fleet. */
function callerTypeOf(accountType: string): NonNullable<Facts['callerType']> {
  return accountTypes.find(([pattern]) => pattern.test(accountType))?.[1] ?? 'Fleet/account'
}

/** Where the vehicle is as far as anybody knows: the answer to that question, else what was heard in passing. */
export const whereabouts = ({ facts, placeHint }: Intake): Place | undefined =>
  facts.pickup ?? placeHint

/** The map's answer for one end, if it is about the words that hold now. */
export function answerFor(intake: Intake, end: End): ResolvedPlace | null {
  const place = intake.facts[end]
  const answer = intake.resolved[end]
  return place && answer && answer.said === place.said ? answer : null
}

/** The number to call back: the one given, else the one the call comes from, unless it was refused or is a club's. */
export function reachableAt(intake: Intake): string {
  const isOther = intake.numberRefused || isClub(intake)
  return intake.facts.customerPhone ?? (isOther ? '' : intake.callerNumber)
}

/** True while the map is looking up the words that hold now. */
export function isBeingLookedUp(intake: Intake, end: End): boolean {
  const place = intake.facts[end]
  if (!place || intake.mapAway || !canBeLookedUp(place)) return false
  return !answerFor(intake, end)
}

/** True when there is something in a place that a map could find. */
export function canBeLookedUp(place: Place): boolean {
  return Boolean(
    place.street ||
      place.highway ||
      place.business ||
      place.near ||
      place.city ||
      place.zip ||
      (place.kind !== 'home' && place.said),
  )
}
