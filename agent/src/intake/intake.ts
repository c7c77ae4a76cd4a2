import type { CallerFacts, ResolvedPlace } from '../conversation/events.ts'
import type { Danger, Facts, Place } from '../facts.ts'
import type { FieldName } from './fields.ts'
import { isClub } from './for-others.ts'
import type { LastVehicle } from './offered-vehicle.ts'

/** Which end of the tow a place is. */
export type End = 'pickup' | 'dropoff'

/** What stopped the questions: a danger that was named, or a plain "no, I am not safe". */
export type Gate = Danger | 'not safe'

/** Everything the agent has found out so far, and how often it asked. Plain JSON. */
export type Intake = {
  /** Ten digits the call comes from, or empty when withheld. */
  callerNumber: string
  /** The name this number is known by; good until the caller gives another. */
  nameOnRecord: string
  /** A motor club or an account rings on behalf of somebody else, who is not on the line. */
  onBehalf: 'motor club' | 'account' | null
  textsRefused: boolean
  /** What a known customer had the last time, until he said whether it is that again. */
  lastVehicle?: LastVehicle
  facts: Facts
  /** Null until the caller said. */
  safe: boolean | null
  /** After a crash: everybody is all right. */
  unhurt: boolean | null
  /** At a lockout: a child or an animal is shut in. */
  shutIn: boolean | null
  dangers: Gate[]
  /** The number the call comes from is not the one to ring back. */
  numberRefused: boolean
  mayText: boolean | null
  /** The desk's last answer for each end; it holds only while its words are still the caller's. */
  resolved: Record<End, ResolvedPlace | null>
  /** The words the desk was last asked about, for each end; empty when none. */
  resolving: Record<End, string>
  /** The map could not be asked: nobody waits for it. */
  mapAway: boolean
  asked: Partial<Record<FieldName, number>>
  /** Asked often enough without an answer: unknown. */
  passed: FieldName[]
  /** Places a person of the company named, in his words: nobody asks for more of them. */
  settled?: Partial<Record<End, string>>
  /** What was said and fits no field, for the dispatcher to read. */
  remarks: string[]
  /** The caller asked for a person. */
  wantsPerson: boolean
  confirmed: boolean
}

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

/** The desk's answer for one end, if it is about the words that hold now. */
export function answerFor(intake: Intake, end: End): ResolvedPlace | null {
  const place = intake.facts[end]
  const answer = intake.resolved[end]
  return place && answer && answer.said === place.said ? answer : null
}

/** The number to ring back: the one given, else the one the call comes from, unless it was refused or is a club's. */
export function reachableAt(intake: Intake): string {
  const isOther = intake.numberRefused || isClub(intake)
  return intake.facts.customerPhone ?? (isOther ? '' : intake.callerNumber)
}

/** True while the desk is looking up the words that hold now. */
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
