import { z } from 'zod'
import { Id, Instant, Page, text } from '../kernel/index.ts'

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

/** One of the values, or empty for not known. */
const orEmpty = <T extends z.ZodType>(schema: T) => z.union([schema, z.literal('')])

export const LatLng = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})
export type LatLng = z.infer<typeof LatLng>

const amount = z.number().min(-1_000_000).max(1_000_000)
/** What a motor club covers; the dialog's field holds ten characters. */
const coverage = z.number().min(-999_999_999).max(9_999_999_999)

export const LineItem = z.object({ name: text(200), amount })
export type LineItem = z.infer<typeof LineItem>

/** Totals are computed by `billingTotals`; what a client sends for them is ignored. */
export const Billing = z.object({
  lineItems: z.array(LineItem).max(100),
  taxPercent: z.number().min(0).max(100),
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
}

/** The fields the server alone decides. */
const setByServer = {
  companyId: Id,
  vendorName: z.string(),
  twilioCallId: z.string(),
  dispatchNumber: z.string(),
  csChatId: z.string(),
  aiAgentChatId: z.string(),
  dispatcherId: orEmpty(Id),
  dispatcherName: z.string(),
  accountNotes: z.string(),
  createdDate: Instant,
  statusDate: Instant,
  balance: z.number(),
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
})
export type SaveDispatchCall = z.infer<typeof SaveDispatchCall>

export const SearchDispatchCalls = Page.extend({
  searchText: text(200).default(''),
  status: StatusFilter.default('pending'),
})
