import { type Memory, summary } from '@towline/agent'
import type { CustomData, PhoneCallOutcome } from '@towline/contract'

/** What the history record of a call keeps of it, as far as the agent knows. */
export function customDataFrom(memory: Memory): Omit<CustomData, 'from_number' | 'start_time'> {
  const { customerName, reason, vehicle, vehicleColor, textAccepted, ...places } = summary(memory)
  return {
    customer_name: customerName,
    reason,
    pickup_address: places.pickupAddress,
    valid_pickup_address: places.validPickupAddress,
    dropoff_address: places.dropoffAddress,
    valid_dropoff_address: places.validDropoffAddress,
    vehicle,
    vehicle_color: vehicleColor,
    text_accepted: textAccepted,
    language: memory.language,
    ...(memory.caller.calledVia && { called_via: memory.caller.calledVia }),
    ...(memory.caller.isUnverified && { is_unverified: true }),
  }
}

/** How a call ended; whoever wanted to sell something was no customer. */
export function outcomeFrom(memory: Memory): PhoneCallOutcome {
  const { outcome } = summary(memory)
  // A number the carrier would not vouch for, and nothing said that anybody could help with.
  if (outcome === 'nothing' && memory.caller.isUnverified) return 'spam'
  return outcome === 'sales' ? 'spam' : outcome
}
