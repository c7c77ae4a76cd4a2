import { isClub } from '../intake/for-others.ts'
import { localeOf } from '../speech/locale.ts'
import type { Place } from '../types/facts.ts'
import type { End } from '../types/intake.ts'
import type { Question } from '../types/memory.ts'
import { lead } from './dialogue.ts'
import type { Hearing } from './hearing.ts'

/** A word on what was heard. Only the first miss is apologized for; after it the question changes. */
export function acknowledge(hearing: Hearing, isMiss: boolean): void {
  const { memory, heard, question, learned, changed } = hearing
  const isChange =
    changed && (question === 'read back' || question === 'correction' || heard.corrects)
  if (hearing.contests) lead(hearing, 'noted')
  else if (learned && isChange) lead(hearing, 'changed')
  else if (learned) {
    if (!sayBack(hearing)) lead(hearing, 'gotIt')
  } else if (heard.answer === 'unknown') lead(hearing, 'noProblem')
  else if (isMiss && memory.misses === 1) lead(hearing, 'sorryAgain')
}

/** A place that takes longer to say is only said in the read-back. */
const MOST_WORDS = 10

/** Says what was heard where it helps: it can be wrong, and the caller hears at once if it is. False when nothing was said. */
function sayBack(hearing: Hearing): boolean {
  const { question, memory } = hearing
  const end = placeAskedFor(question)
  if (end) return sayPlaceBack(hearing, end)
  if (question === 'opening') return sayTroubleBack(hearing)
  if (question === 'safety' || question === 'unhurt' || question === 'shut in') {
    lead(hearing, 'glad')
    return true
  }
  const { customerName, customerPhone } = memory.intake.facts
  if (question === 'name' && customerName && !hearing.before.facts.customerName) {
    lead(hearing, 'gotName', { name: customerName.split(' ')[0] ?? customerName })
    return true
  }
  const isGiven =
    customerPhone !== hearing.before.facts.customerPhone &&
    customerPhone !== memory.intake.callerNumber
  if (question === 'callback' && customerPhone && isGiven) {
    lead(hearing, 'gotNumber', { number: localeOf(memory).sayNumber(customerPhone) })
    return true
  }
  return question === 'vehicle' && sayVehicleBack(hearing)
}

const placeAskedFor = (question: Question | null): End | undefined => {
  if (question === 'where' || question === 'spot') return 'pickup'
  const isGoing =
    question === 'where to' || question === 'where to spot' || question === 'where to road'
  return isGoing ? 'dropoff' : undefined
}

/** True of a place of which a driver would know the way by these parts; a kind of place is none. */
const isKnownByParts = ({
  number,
  street,
  crossStreet,
  highway,
  direction,
  business,
  city,
}: Place) =>
  Boolean((street && (number || crossStreet || business || city)) || (highway && direction)) ||
  Boolean(business && city)

function sayPlaceBack(hearing: Hearing, end: End): boolean {
  const { memory, before } = hearing
  const place = memory.intake.facts[end]
  if (!place || JSON.stringify(place) === JSON.stringify(before.facts[end])) return false
  if (!isKnownByParts(place)) return false
  const { sayNamed, sayPlace } = localeOf(memory)
  const { city, state: _, ...spot } = place
  const spoken = sayNamed(spot, sayPlace(spot))
  if (spoken.split(' ').length > MOST_WORDS) return false
  if (city) lead(hearing, 'gotPlaceIn', { place: spoken, city })
  else lead(hearing, 'gotPlace', { place: spoken })
  return true
}

/** "A flat tire, okay." Who was in an accident hears that it was heard. */
function sayTroubleBack(hearing: Hearing): boolean {
  const { memory } = hearing
  const { towReason } = memory.intake.facts
  if (!towReason || isClub(memory.intake)) return false
  if (towReason === 'Accident') lead(hearing, 'sorryToHear')
  else {
    const trouble = localeOf(memory).sayTrouble(towReason)
    if (!trouble) return false
    lead(hearing, 'gotTrouble', { trouble })
  }
  return true
}

/** The whole vehicle; of a part of it the next question says what is missing. */
function sayVehicleBack(hearing: Hearing): boolean {
  const { memory } = hearing
  const { vehicleYear, vehicleMake, vehicleModel } = memory.intake.facts
  if (!vehicleYear || !vehicleModel || hearing.before.facts.vehicleModel) return false
  lead(hearing, 'gotVehicle', {
    vehicle: [vehicleYear, vehicleMake, vehicleModel].filter(Boolean).join(' '),
  })
  return true
}
