import type { DispatchCall } from '@towline/contract'
import type { GradedJob } from '@towline/simulator'
import { wallClock } from '../features/voice/session/wall-clock.ts'

/** A row of the board as the marks want it, in the company's own time. */
export const boardJob = (row: DispatchCall, timeZone: string): GradedJob => ({
  pickupAddress: row.pickupAddress,
  inputPickupAddress: row.inputPickupAddress,
  dropoffAddress: row.dropoffAddress,
  inputDropoffAddress: row.inputDropoffAddress,
  towReason: row.towReason,
  customerName: row.customerName,
  customerPhone: row.customerPhone,
  vehicleYear: row.vehicleYear,
  vehicleMake: row.vehicleMake,
  vehicleModel: row.vehicleModel,
  vehicleColor: row.vehicleColor,
  poNumber: row.poNumber,
  canReceiveText: row.canReceiveText,
  isEmergency: row.priority === 'Emergency',
  scheduledFor: row.scheduledDateTime ? wallClock(row.scheduledDateTime, timeZone) : '',
  notes: row.notes,
})
