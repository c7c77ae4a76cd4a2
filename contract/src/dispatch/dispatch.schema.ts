import { z } from 'zod'
import { Id, Instant, LatLng, orEmpty, Page, text } from '../kernel/index.ts'
import { AgentQuestion } from './agent-questions.ts'

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
export const VehicleType = z.enum([
  'Light',
  'Medium',
  'Heavy',
  'Motorcycle',
  'Trailer',
  'Tractor',
  'Equipment',
  'Container',
  'Material',
  'Other',
])
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

const huge = 'An amount is at most $1,000,000.'
const amount = z.number().min(-1_000_000, huge).max(1_000_000, huge)
/** What a motor club covers; the dialog's field holds ten characters. */
const coverage = z.number().min(-999_999_999).max(9_999_999_999)

export const LineItem = z.object({ name: text(200), amount })
export type LineItem = z.infer<typeof LineItem>

/** Totals are computed by `billingTotals`; what a client sends for them is ignored. */
export const Billing = z.object({
  lineItems: z.array(LineItem).max(100),
  taxPercent: z.number().min(0, 'Between 0 and 100.').max(100, 'Between 0 and 100.'),
  taxAmount: z.number(),
  totalAmountPreTax: z.number(),
  totalAmount: z.number(),
})
export type Billing = z.infer<typeof Billing>

/** The fields a person or the agent may set. */
const setByPeople = {
  customerName: text(200),
  customerPhone: text(40),
  canReceiveText: z.boolean(),
  customerPhoneForText: text(40),
  pickupAddress: text(500),
  inputPickupAddress: text(500),
  validPickupAddress: z.boolean(),
  pickupAddressLatLng: LatLng.nullable(),
  dropoffAddress: text(500),
  inputDropoffAddress: text(500),
  validDropoffAddress: z.boolean(),
  dropoffAddressLatLng: LatLng.nullable(),
  vehicleColor: text(60),
  vehicleYear: text(10),
  vehicleMake: text(60),
  vehicleModel: text(60),
  vehicleCondition: orEmpty(VehicleCondition),
  /** The vehicle in one line; made from year, make and model when left empty. */
  vehicle: text(200),
  towReason: text(200),
  licensePlateInfo: text(20),
  licensePlateState: text(20),
  vin: text(17),
  vendorId: orEmpty(Id),
  inputVendorName: text(200),
  vendorAccountNumber: text(60),
  vendorContactName: text(200),
  vendorContactNumber: text(40),
  billToId: orEmpty(Id),
  billToName: text(200),
  callerType: text(60),
  fromNumber: text(40),
  toNumber: text(40),
  driverId: orEmpty(Id),
  driverName: text(200),
  truckId: orEmpty(Id),
  truckName: text(200),
  notes: text(5000),
  billingNotes: text(5000),
  dispatchedDateTime: Instant,
  enrouteDateTime: Instant,
  onSceneDateTime: Instant,
  towingDateTime: Instant,
  destinationArrivalDateTime: Instant,
  completedDateTime: Instant,
  etaDateTime: Instant,
  /** When a scheduled tow is wanted. */
  scheduledDateTime: Instant,
  mcDispatchNumber: text(60),
  mcMembershipNumber: text(10),
  mcCoverageAmt: coverage,
  poNumber: text(60),
  contactName: text(200),
  contactPhoneNumber: text(40),
  contactCategory: orEmpty(ContactCategory),
  contactEmail: text(254),
  contactAddress: text(500),
  contactZip: text(10),
  priority: Priority,
  invoiceNumber: text(60),
  /** One of `DriveType` in our own forms; others may have words of their own. */
  driveType: text(60),
  vehicleType: orEmpty(VehicleType),
  /** One of `KeyLocation` in our own forms. */
  keyLocation: text(60),
  vehicleOdometer: text(20),
  /** Why it was cancelled; `GONE_ON_ARRIVAL` when nobody was there. */
  cancelReason: text(500),
}

/** What makes two jobs look like one. */
export const DuplicateReason = z.enum(['phone', 'plate', 'vin', 'spot'])
export type DuplicateReason = z.infer<typeof DuplicateReason>

/** Another open job that may be the same one. */
export const Duplicate = z.object({
  id: Id,
  dispatchNumber: z.string(),
  reasons: z.array(DuplicateReason).min(1),
})
export type Duplicate = z.infer<typeof Duplicate>

/** The fields the server alone decides. */
const setByServer = {
  companyId: Id,
  vendorName: z.string(),
  twilioCallId: z.string(),
  dispatchNumber: z.string(),
  csChatId: z.string(),
  aiAgentChatId: z.string(),
  /** The phone call it came from in a few sentences; empty while it goes on, and for other jobs. */
  agentSummary: z.string(),
  /** What the agent did not find out; `stillToAsk` tells which of it is open. */
  agentQuestions: z.array(AgentQuestion),
  dispatcherId: orEmpty(Id),
  dispatcherName: z.string(),
  accountNotes: z.string(),
  createdDate: Instant,
  statusDate: Instant,
  balance: z.number(),
  /** Other open jobs that share its phone, plate, VIN or spot and came within 30 minutes of it. */
  duplicates: z.array(Duplicate),
  /** Photos and videos it has. */
  mediaCount: z.int(),
}

/** A job to be done, whole, as the product answers it. */
export const DispatchCall = z.object({
  id: Id,
  status: CallStatus,
  version: z.int().min(1),
  ...setByServer,
  ...setByPeople,
  billing: Billing,
})
export type DispatchCall = z.infer<typeof DispatchCall>

/** What may be sent to create (no id) or modify a job: any part of it; fields the server decides are ignored. */
export const SaveDispatchCall = z.object({
  id: z.union([Id, z.literal('')]).nullish(),
  version: z.int().min(1).optional(),
  status: CallStatus.optional(),
  /** Only read for a new job: when it was received. */
  createdDate: Instant.optional(),
  ...z.object(setByPeople).partial().shape,
  billing: Billing.pick({ lineItems: true, taxPercent: true }).partial().optional(),
  /** Made up by the client for a new job: sent again with the same key it is the same job. */
  clientKey: z.uuid().optional(),
  /** Asks to be told (`driver_taken`) when the driver to be set is on another open job or is being sent to one. */
  checkDriver: z.boolean().optional(),
})
export type SaveDispatchCall = z.infer<typeof SaveDispatchCall>

export const SearchDispatchCalls = Page.extend({
  searchText: text(200).default(''),
  status: StatusFilter.default('pending'),
})
