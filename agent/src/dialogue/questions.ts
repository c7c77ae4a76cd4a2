import { citiesToChoose, fields, isFixableThere } from '../intake/fields.ts'
import { isForSomebodyElse, isPolice } from '../intake/for-others.ts'
import { vehicleOffered } from '../intake/offered-vehicle.ts'
import { isWide, isWithoutRoad } from '../intake/place.ts'
import { isToldInFull } from '../intake/place-hint.ts'
import { isCrash } from '../intake/record.ts'
import { isOneOfMany } from '../readers/rules/landmark.ts'
import { localeOf } from '../speech/locale.ts'
import { type PlainKey, phrase, phraseAt, plainAt } from '../speech/phrase.ts'
import type { OpenJob } from '../types/agent-tools.ts'
import type { Asking, Facts, Place } from '../types/facts.ts'
import type { Intake } from '../types/intake.ts'
import type { Memory, Question } from '../types/memory.ts'

const around: Record<string, Asking> = {
  opening: 'anything',
  'open job': 'anything',
  'read back': 'read back',
  correction: 'what to correct',
  message: 'message',
  cancel: 'anything',
  more: 'anything',
  person: 'anything',
  truck: 'anything',
  danger: 'anything',
  'desk question': 'message',
  colleague: 'anything',
  'colleague job': 'anything',
  'stored vehicle': 'anything',
}

/** An officer and a manager speak for themselves: there is no customer beside them. */
const isOwner = ({ intake }: Memory) =>
  intake.facts.callerType === 'Police' || intake.facts.callerType === 'Property manager'

/** How a bare answer to the question is to be understood. */
export function askingOf(question: Question | null, known: Facts): Asking {
  // "Fourteen model": of a model that is known only the year is asked.
  if (question === 'vehicle rest' && known.vehicleModel) return 'year'
  return (
    fields.find(({ name }) => name === question)?.asking ?? around[question ?? ''] ?? 'anything'
  )
}

const yesNo: Question[] = [
  'safety',
  'unhurt',
  'shut in',
  'may text',
  'read back',
  'cancel',
  'person',
  'truck',
  'danger',
  'open job',
]

/** True when yes or no answers the open question, so that the keys 1 and 2 do. */
export function isYesNo(memory: Memory): boolean {
  if (memory.question === 'callback') return mayConfirmNumber(memory)
  if (memory.question === 'vehicle') return vehicleOffered(memory.intake) !== undefined
  return memory.question !== null && yesNo.includes(memory.question)
}

const mayConfirmNumber = ({ intake }: Memory) =>
  Boolean(intake.callerNumber) && !intake.numberRefused && !intake.passed.includes('callback')

/** True of a tow from an earlier call that is not under way yet. */
const mayChange = (job: OpenJob | undefined) => job !== undefined && job.status !== 'active'

/** A question that has no slots to fill, in its first and its helping words. */
const plainly =
  (first: PlainKey, help: PlainKey) =>
  (memory: Memory, nth: number): string =>
    nth === 0 ? phrase(memory, first) : plainAt(memory, help, nth - 1)

/** The directions a highway can have: odd numbers run north and south, even ones east and west. */
function directionsOf(memory: Memory): { one: string; other: string } {
  const number = /\d+/.exec(memory.intake.facts.pickup?.highway ?? '')?.[0]
  const isEven = number !== undefined && number.length < 3 && Number(number) % 2 === 0
  const [one, other] = isEven ? (['east', 'west'] as const) : (['north', 'south'] as const)
  const { sayHeading } = localeOf(memory)
  return { one: sayHeading(one), other: sayHeading(other) }
}

function wordVehicleRest(memory: Memory, nth: number): string {
  const { vehicleMake, vehicleModel } = memory.intake.facts
  if (vehicleModel)
    return nth === 0
      ? phrase(memory, 'askYearOf', { model: vehicleModel })
      : phrase(memory, nth === 1 ? 'askYear' : 'askYearHelp')
  return vehicleMake ? phrase(memory, 'askModel', { make: vehicleMake }) : phrase(memory, 'askMake')
}

/** As much of a place as a question needs for everybody to know which it is. */
function shortName(
  memory: Memory,
  { near: _, detail: _d, ...place }: Place,
  withStreet = false,
): string {
  const { sayNamed, sayPlace } = localeOf(memory)
  const { business, said, kind, street } = place
  // Of a chain there are many ("the Jiffy Lube on Cedar Ridge"), and the name of a shop may be misheard.
  const which = business && street && (withStreet || isOneOfMany(business)) ? { street } : {}
  const named = business ? { said, kind, business, ...which } : place
  return sayNamed(named, sayPlace(named))
}

/** Whose turn it is tows it to its own yard, unless told otherwise. */
const isRotation = (intake: Intake) => isPolice(intake) && intake.facts.policeTow === 'rotation'

function wordCity(memory: Memory, end: 'pickup' | 'dropoff', nth: number): string {
  const {
    city: _,
    state: _s,
    exit: _e,
    mileMarker: _m,
    ...place
  } = memory.intake.facts[end] ?? { said: '', kind: 'landmark' }
  const spoken = localeOf(memory).sayPlace(place)
  const cities = citiesToChoose(memory.intake, end)
  if (cities.length > 0) {
    return phrase(memory, 'askWhichCity', {
      place: spoken,
      cities: localeOf(memory).sayChoice(cities),
    })
  }
  const isNamed = place.street || (end === 'dropoff' && place.business)
  const help = nth > 0
  if (isNamed) {
    // Asked where it goes a moment ago, they would tell the town of that.
    const { intake } = memory
    const isHere = end === 'pickup' && intake.asked['where to'] && !isForSomebodyElse(intake)
    const plain = end === 'dropoff' ? 'askCityWhereTo' : isHere ? 'askCityThere' : 'askCityOf'
    return phrase(memory, help ? 'askCityOfHelp' : plain, {
      place: shortName(memory, place, end === 'pickup'),
    })
  }
  if (help && end === 'pickup') return phrase(memory, 'askCityHelp')
  return phrase(memory, end === 'pickup' ? 'askCity' : 'askWhereToCity')
}

/** Who told where before they were asked hears it, and whether it is exactly there. */
function wordWhere(memory: Memory, nth: number): string {
  const { placeHint: hint } = memory.intake
  if (nth > 0) return plainAt(memory, 'askWhereHelp', nth - 1)
  if (!hint) return phrase(memory, 'askWhere')
  if (!isToldInFull(hint)) return phrase(memory, 'askWhereExactly')
  const { sayNamed, sayPlace } = localeOf(memory)
  return phrase(memory, 'askWhereHeard', { place: sayNamed(hint, sayPlace(hint)) })
}

function wordSpot(memory: Memory, nth: number): string {
  const { pickup = { said: '', kind: 'landmark' as const } } = memory.intake.facts
  const { kind, business } = pickup
  if (nth > 0) return phrase(memory, isWithoutRoad(pickup) ? 'askRoad' : 'askSpotHelp')
  if (kind === 'highway') return phrase(memory, 'askSpotHelp')
  const isTown = kind === 'city' || kind === 'zip'
  if (business) {
    const place = localeOf(memory).sayPlace({ said: business, kind: 'business', business })
    if (isOneOfMany(business))
      return phrase(memory, 'askWhichOne', { place: place.replace(/^the /i, '') })
    return phrase(memory, isWide(pickup) ? 'askPartOf' : 'askStreetOf', { place })
  }
  if (kind === 'home') return phrase(memory, 'askHomeSpot')
  return phrase(memory, isTown || kind === 'landmark' ? 'askTownSpot' : 'askSpot')
}

function wordLandmark(memory: Memory): string {
  const { pickup } = memory.intake.facts
  if (!pickup?.business) return phrase(memory, pickup?.crossStreet ? 'askCorner' : 'askLandmark')
  const { sayNamed, sayPlace } = localeOf(memory)
  const named = { said: pickup.said, kind: pickup.kind, business: pickup.business }
  return phrase(memory, 'askWhereParked', { place: sayNamed(named, sayPlace(named)) })
}

/** What happened; or which of two things it was, or whether it was this one. */
function wordReason(memory: Memory, nth: number): string {
  const [one, other] = memory.intake.reasonBetween ?? []
  const { nameReason } = localeOf(memory)
  if (one && other)
    return phrase(memory, 'askReasonEither', { one: nameReason(one), other: nameReason(other) })
  if (one) return phrase(memory, 'askReasonOf', { one: nameReason(one) })
  return plainly('askReason', 'askReasonHelp')(memory, nth)
}

const wordings: Record<Question, (memory: Memory, nth: number) => string> = {
  opening: plainly('askOpening', 'askOpeningHelp'),
  'open job': plainly('askAboutOpenJob', 'askAboutOpenJob'),
  club: plainly('askClub', 'askClub'),
  'club number': plainly('askClubNumber', 'askClubNumberHelp'),
  'member number': plainly('askMemberNumber', 'askMemberNumber'),
  'member phone': plainly('askMemberPhone', 'askCallbackHelp'),
  agency: plainly('askAgency', 'askAgency'),
  officer: plainly('askOfficer', 'askOfficer'),
  incident: plainly('askIncident', 'askIncident'),
  'police tow': plainly('askPoliceTow', 'askPoliceTow'),
  safety: (memory, nth) =>
    isCrash(memory.intake) && nth === 0
      ? phrase(memory, 'askSafetyCrash')
      : phrase(memory, nth === 0 ? 'askSafety' : 'askSafetyHelp'),
  unhurt: plainly('askUnhurt', 'askUnhurtHelp'),
  callback: (memory, nth) => {
    const number = localeOf(memory).sayNumber(memory.intake.callerNumber)
    if (mayConfirmNumber(memory)) return phraseAt(memory, 'askCallerNumber', nth, { number })
    return phrase(memory, nth === 0 ? 'askCallback' : 'askCallbackHelp')
  },
  where: wordWhere,
  spot: wordSpot,
  direction: (memory, nth) =>
    nth === 0
      ? phrase(memory, 'askDirection', directionsOf(memory))
      : phrase(memory, 'askDirectionHelp'),
  exit: plainly('askExit', 'askExitHelp'),
  city: (memory, nth) => wordCity(memory, 'pickup', nth),
  landmark: wordLandmark,
  'where on road': (memory) => {
    const { street, highway } = memory.intake.facts.pickup ?? {}
    const road: Place = street
      ? { said: street, kind: 'street', street }
      : { said: highway ?? '', kind: 'highway', ...(highway && { highway }) }
    return phrase(memory, 'askWhereOnRoad', { road: localeOf(memory).sayPlace(road) })
  },
  reason: wordReason,
  'shut in': plainly('askShutIn', 'askShutIn'),
  'where to': (memory, nth) => {
    if (nth > 0) return phrase(memory, 'askWhereToHelp')
    if (memory.intake.facts.dropoff) return phrase(memory, 'askWhereToWhich')
    if (isRotation(memory.intake)) return phrase(memory, 'askWhereToPolice')
    return phrase(memory, isFixableThere(memory.intake) ? 'askWhereToIfTowed' : 'askWhereTo')
  },
  'where to spot': (memory) => {
    const { dropoff } = memory.intake.facts
    const { city } = dropoff ?? {}
    if (dropoff?.business)
      return phrase(memory, 'askWhereToStreet', { place: shortName(memory, dropoff) })
    return city && !dropoff?.street && dropoff?.kind !== 'home'
      ? phrase(memory, 'askWhereToPlace', { city })
      : phrase(memory, 'askWhereToSpot')
  },
  'where to road': (memory) =>
    phrase(memory, memory.intake.facts.dropoff?.business ? 'askWhereToRoad' : 'askWhereToNumber'),
  'where to city': (memory, nth) => wordCity(memory, 'dropoff', nth),
  vehicle: (memory, nth) => {
    const offered = vehicleOffered(memory.intake)
    if (offered && nth === 0)
      return phrase(memory, 'askSameVehicle', { vehicle: localeOf(memory).sayLastVehicle(offered) })
    return plainly('askVehicle', 'askVehicleHelp')(memory, nth)
  },
  'vehicle rest': wordVehicleRest,
  when: (memory) => phrase(memory, memory.intake.facts.scheduledFor ? 'askWhen' : 'askWhichDay'),
  color: plainly('askColor', 'askColorHelp'),
  name: (memory, nth) =>
    nth === 0 && isForSomebodyElse(memory.intake) && !isOwner(memory)
      ? phrase(memory, 'askMemberName')
      : plainly('askName', 'askNameHelp')(memory, nth),
  'may text': plainly('askMayText', 'askMayTextHelp'),
  'read back': plainly('askAllRight', 'askAllRight'),
  correction: plainly('askCorrection', 'askCorrectionHelp'),
  cancel: plainly('askCancel', 'askCancelHelp'),
  message: plainly('askMessage', 'askMessageHelp'),
  more: (memory) =>
    phrase(
      memory,
      memory.job === 'none' && mayChange(memory.caller.openJob) ? 'askAddOrChange' : 'askMore',
    ),
  person: plainly('askPerson', 'askPersonHelp'),
  truck: plainly('askTruck', 'askTruckHelp'),
  danger: plainly('askDanger', 'askDanger'),
  colleague: plainly('askColleague', 'askColleagueHelp'),
  'colleague job': plainly('askColleagueJob', 'askColleagueJob'),
  'stored vehicle': plainly('askStored', 'askStoredHelp'),
  'desk question': (memory) => memory.deskAsks?.words ?? phrase(memory, 'askMore'),
}

/** How often a question is put before all of its wordings have been used. */
const MOST_WORDINGS = 4

/**
 * A question in words, in every wording there is for it: first that of the nth asking, which helps from the second
 * on, then the later ones, then those before it.
 */
export function wordingsOf(
  memory: Memory,
  question: Question,
  nth: number,
): readonly [string, ...string[]] {
  const word = wordings[question]
  const askings = Array.from({ length: MOST_WORDINGS }, (_, at) => (nth + at) % MOST_WORDINGS)
  const turns = [0, 1, 2].map((more) => ({ ...memory, said: memory.said + more }))
  const all = askings.flatMap((asking) => turns.map((turn) => word(turn, asking)))
  return [word(memory, nth), ...new Set(all)]
}
