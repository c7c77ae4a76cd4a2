import type { JobDraft } from '@towline/agent'
import type { GradedJob } from './grade.ts'

/** The job as the agent has it, in the words of the row it is written to. */
export function jobOf({ facts, pickup, dropoff, mayText, emergency, notes }: JobDraft): GradedJob {
  return {
    pickupAddress: pickup?.address ?? '',
    inputPickupAddress: pickup?.said ?? '',
    dropoffAddress: dropoff?.address ?? '',
    inputDropoffAddress: dropoff?.said ?? '',
    towReason: facts.towReason ?? '',
    customerName: facts.customerName ?? '',
    customerPhone: facts.customerPhone ?? '',
    vehicleYear: facts.vehicleYear ?? '',
    vehicleMake: facts.vehicleMake ?? '',
    vehicleModel: facts.vehicleModel ?? '',
    vehicleColor: facts.vehicleColor ?? '',
    poNumber: facts.poNumber ?? '',
    canReceiveText: mayText === true,
    isEmergency: emergency,
    scheduledFor: facts.scheduledFor ?? '',
    notes,
  }
}
