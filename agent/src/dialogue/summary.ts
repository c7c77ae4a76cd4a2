import { vehicleLine } from '@towline/contract'
import { capitalized, placeLine } from '../intake/draft.ts'
import { answerFor, whereabouts } from '../intake/intake.ts'
import type { End } from '../types/intake.ts'
import type { Memory } from '../types/memory.ts'
import { yardReason } from './yard.ts'

/** How a phone call ended, the most telling first: a job counts more than how the conversation stopped. */
export type Outcome =
  | 'cancelled'
  | 'job'
  | 'transfer'
  | 'message'
  | 'status'
  | 'wrong number'
  | 'sales'
  | 'nothing'

/** What the record of a phone call keeps of it; texts are empty for what is not known. */
export type Summary = {
  customerName: string
  reason: string
  pickupAddress: string
  validPickupAddress: boolean
  dropoffAddress: string
  validDropoffAddress: boolean
  vehicle: string
  vehicleColor: string
  textAccepted: boolean
  outcome: Outcome
}

/** Sums a phone call up for its record, at any time in the call. */
export function summary(memory: Memory): Summary {
  const { facts, nameOnRecord, mayText, textsRefused } = memory.intake
  const { vehicleYear = '', vehicleMake = '', vehicleModel = '' } = facts
  return {
    customerName: facts.customerName ?? nameOnRecord,
    reason: facts.towReason ?? facts.reasonSaid ?? yardReason(memory),
    pickupAddress: addressOf(memory, 'pickup'),
    validPickupAddress: answerFor(memory.intake, 'pickup')?.valid ?? false,
    dropoffAddress: addressOf(memory, 'dropoff'),
    validDropoffAddress: answerFor(memory.intake, 'dropoff')?.valid ?? false,
    vehicle: vehicleLine({ vehicleYear, vehicleMake, vehicleModel }),
    vehicleColor: capitalized(facts.vehicleColor ?? ''),
    textAccepted: mayText === true && !textsRefused,
    outcome: outcomeOf(memory),
  }
}

function addressOf(memory: Memory, end: End): string {
  const place = end === 'pickup' ? whereabouts(memory.intake) : memory.intake.facts[end]
  return place ? (answerFor(memory.intake, end)?.address ?? placeLine(place)) : ''
}

function outcomeOf({ job, ending }: Memory): Outcome {
  if (ending === 'cancelled') return 'cancelled'
  if (job === 'saved') return 'job'
  return ending ?? 'nothing'
}
