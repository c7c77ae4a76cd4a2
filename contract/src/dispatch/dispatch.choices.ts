import { z } from 'zod'
import { VehicleClass } from '../rates/index.ts'

export const CallStatus = z.enum(['pending', 'active', 'scheduled', 'completed', 'cancelled'])
export type CallStatus = z.infer<typeof CallStatus>

/** `current` is pending and active together; `completed` shows cancelled too. */
export const StatusFilter = z.enum(['pending', 'active', 'current', 'scheduled', 'completed'])
export type StatusFilter = z.infer<typeof StatusFilter>

export const Priority = z.enum(['Normal', 'Emergency', 'Low'])
export const ContactCategory = z.enum(['individual', 'owner', 'authorizedBy'])
export const VehicleCondition = z.enum([
  'Drivable',
  'Not Drivable',
  'Starts Only',
  'Starts with Jump',
])
/** The kinds of vehicle that rates tell apart. */
export const VehicleType = VehicleClass
export const DriveType = z.enum(['FWD', 'RWD', '2WD', '4WD', 'AWD', 'EV', 'Hybrid', 'Unknown'])
export const KeyLocation = z.enum([
  'With customer',
  'With vehicle – ignition/console',
  'With vehicle – hidden (notes)',
  'Under mat/visor',
  'Magnetic holder',
  'Drop box/front desk',
  'At destination',
  'With motor club/agent',
  'No keys',
  'Unknown',
])
export const TowReason = z.enum([
  'Breakdown',
  'Accident',
  'Flat tire',
  'Dead battery',
  'Lockout',
  'Out of fuel',
  "Won't shift",
  'Overheating',
  'Stuck/winch',
  'Recovery/rollover',
  'Dealer/shop transfer',
  'Transport',
  'Abandoned',
  'Illegally parked (PPI)',
  'Police impound',
  'Repossession',
  'Storage relocation',
  'Equipment move',
  'Other',
])
export type TowReason = z.infer<typeof TowReason>
export const CallerType = z.enum([
  'Owner/driver',
  'Motor club',
  'Repair shop',
  'Dealership',
  'Body shop',
  'Fleet/account',
  'Police',
  'Property manager',
  'Insurance',
  'Rental',
  'Other',
])
