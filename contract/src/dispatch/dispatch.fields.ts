import { z } from 'zod'
import { Id, Instant, LatLng, orEmpty, text } from '../kernel/index.ts'
import { AgentQuestion } from './agent-questions.ts'
import { Billing } from './dispatch.billing.ts'
import { ContactCategory, Priority, VehicleCondition, VehicleType } from './dispatch.choices.ts'

/** The sections of the dialog that fields are typed in. */
export type FieldSection =
  | 'details'
  | 'location'
  | 'vehicle'
  | 'account'
  | 'contact'
  | 'driver'
  | 'billing'

/**
 * Who sets a field, as far as it is sent: people in the dialog and over HTTP, the phone agent from what it
 * heard, anybody of them, or nobody, because the server decides it.
 */
type SetBy = 'people' | 'agent' | 'anybody' | 'server'

type Field = {
  setBy: SetBy
  /** The section it is typed in; null where it is not typed. */
  section: FieldSection | null
  /** What people call it; null where it is not shown. */
  label: string | null
  /** The field that people see for it. */
  behind: string | null
  schema: z.ZodType
  blank: unknown
}

/** A field that people see: typed in the section, or only shown where that is null. */
const shown = <
  const By extends SetBy,
  const Section extends FieldSection | null,
  Schema extends z.ZodType,
>(
  setBy: By,
  section: Section,
  label: string,
  schema: Schema,
  blank: z.output<Schema>,
) => ({ setBy, section, label, behind: null, schema, blank })

/** A field that changes with the one that people see for it. */
const behind = <const Shown extends string, const By extends SetBy, Schema extends z.ZodType>(
  shownAs: Shown,
  setBy: By,
  schema: Schema,
  blank: z.output<Schema>,
) => ({ setBy, section: null, label: null, behind: shownAs, schema, blank })

/** A field that people do not see in the job. */
const hidden = <const By extends SetBy, Schema extends z.ZodType>(
  setBy: By,
  schema: Schema,
  blank: z.output<Schema>,
) => ({ setBy, section: null, label: null, behind: null, schema, blank })

/** What a motor club covers; the dialog's field holds ten characters. */
const coverage = z.number().min(-999_999_999).max(9_999_999_999)
const noBilling = {
  lineItems: [],
  taxPercent: 0,
  taxAmount: 0,
  totalAmountPreTax: 0,
  totalAmount: 0,
}

/**
 * The fields of a job, one a row: who sets it, its section in the dialog, its label, its schema, and what a
 * new job has. The schema on the wire, the blank record, the dialog, the words of the history and what the
 * phone agent may write all follow from it.
 */
export const jobFields = {
  priority: shown('anybody', 'details', 'Priority', Priority, 'Normal'),
  towReason: shown('anybody', 'location', 'Reason', text(200), ''),
  callerType: shown('anybody', 'contact', 'Caller', text(60), ''),
  /** When a scheduled tow is wanted. */
  scheduledDateTime: shown('anybody', 'details', 'Scheduled for', Instant, 0),
  dispatchedDateTime: shown('people', 'details', 'Dispatched', Instant, 0),
  enrouteDateTime: shown('people', 'details', 'En route', Instant, 0),
  onSceneDateTime: shown('people', 'details', 'On scene', Instant, 0),
  towingDateTime: shown('people', 'details', 'Towing', Instant, 0),
  destinationArrivalDateTime: shown('people', 'details', 'Arrived at destination', Instant, 0),
  completedDateTime: shown('people', 'details', 'Completed', Instant, 0),
  etaDateTime: shown('people', 'details', 'Estimated arrival', Instant, 0),
  /** Why it was cancelled; `GONE_ON_ARRIVAL` when nobody was there. */
  cancelReason: shown('people', 'details', 'Cancel reason', text(500), ''),
  fromNumber: shown('anybody', null, 'Called from', text(40), ''),
  toNumber: shown('anybody', null, 'Number called', text(40), ''),
  notes: shown('anybody', 'location', 'Notes', text(5000), ''),

  vendorId: behind('inputVendorName', 'people', orEmpty(Id), ''),
  inputVendorName: shown('anybody', 'account', 'Account', text(200), ''),
  vendorAccountNumber: shown('people', 'account', 'Account number', text(60), ''),
  vendorContactName: shown('anybody', 'account', 'Account contact', text(200), ''),
  vendorContactNumber: shown('people', 'account', 'Account contact phone', text(40), ''),
  accountNotes: shown('server', null, 'Account notes', z.string(), ''),
  billToId: behind('billToName', 'people', orEmpty(Id), ''),
  billToName: shown('people', 'account', 'Bill to', text(200), ''),
  mcDispatchNumber: shown('people', 'account', 'Motor club dispatch number', text(60), ''),
  mcMembershipNumber: shown('anybody', 'account', 'Motor club membership number', text(10), ''),
  mcCoverageAmt: shown('people', 'account', 'Motor club coverage', coverage, 0),
  poNumber: shown('anybody', 'account', 'PO number', text(60), ''),

  customerName: shown('anybody', 'contact', 'Customer name', text(200), ''),
  customerPhone: shown('anybody', 'details', 'Customer phone', text(40), ''),
  canReceiveText: shown('anybody', 'contact', 'OK to text', z.boolean(), false),
  customerPhoneForText: shown('anybody', 'contact', 'Phone for texts', text(40), ''),
  contactName: shown('anybody', 'contact', 'Contact name', text(200), ''),
  contactPhoneNumber: shown('anybody', 'contact', 'Contact phone', text(40), ''),
  contactCategory: shown('people', 'contact', 'Contact category', orEmpty(ContactCategory), ''),
  contactEmail: shown('people', 'contact', 'Contact email', text(254), ''),
  contactAddress: shown('people', 'contact', 'Contact address', text(500), ''),
  contactZip: shown('people', 'contact', 'Contact ZIP', text(10), ''),

  pickupAddress: shown('anybody', 'location', 'Pickup address', text(500), ''),
  validPickupAddress: behind('pickupAddress', 'anybody', z.boolean(), false),
  pickupAddressLatLng: behind('pickupAddress', 'anybody', LatLng.nullable(), null),
  /** The caller's own words; the address is what was made of them. */
  inputPickupAddress: shown('anybody', null, 'Pickup as the caller said it', text(500), ''),
  dropoffAddress: shown('anybody', 'location', 'Destination address', text(500), ''),
  validDropoffAddress: behind('dropoffAddress', 'anybody', z.boolean(), false),
  dropoffAddressLatLng: behind('dropoffAddress', 'anybody', LatLng.nullable(), null),
  inputDropoffAddress: shown('anybody', null, 'Destination as the caller said it', text(500), ''),

  /** The vehicle in one line; made from year, make and model when left empty. */
  vehicle: shown('people', 'vehicle', 'Vehicle in one line', text(200), ''),
  vehicleYear: shown('anybody', 'vehicle', 'Year', text(10), ''),
  vehicleMake: shown('anybody', 'vehicle', 'Make', text(60), ''),
  vehicleModel: shown('anybody', 'vehicle', 'Model', text(60), ''),
  vehicleColor: shown('anybody', 'vehicle', 'Color', text(60), ''),
  vehicleType: shown('anybody', 'vehicle', 'Vehicle type', orEmpty(VehicleType), ''),
  vehicleCondition: shown('anybody', 'vehicle', 'Condition', orEmpty(VehicleCondition), ''),
  /** One of `DriveType` in our own forms; others may have words of their own. */
  driveType: shown('anybody', 'vehicle', 'Drive', text(60), ''),
  /** One of `KeyLocation` in our own forms. */
  keyLocation: shown('anybody', 'vehicle', 'Keys', text(60), ''),
  licensePlateInfo: shown('anybody', 'vehicle', 'License plate', text(20), ''),
  licensePlateState: shown('anybody', 'vehicle', 'Plate state', text(20), ''),
  vin: shown('anybody', 'vehicle', 'VIN', text(17), ''),
  vehicleOdometer: shown('people', 'vehicle', 'Odometer', text(20), ''),

  driverId: behind('driverName', 'people', orEmpty(Id), ''),
  driverName: shown('people', 'driver', 'Driver', text(200), ''),
  truckId: behind('truckName', 'people', orEmpty(Id), ''),
  truckName: shown('people', 'driver', 'Truck', text(200), ''),
  dispatcherId: behind('dispatcherName', 'server', orEmpty(Id), ''),
  dispatcherName: shown('server', null, 'Dispatcher', z.string(), ''),

  invoiceNumber: shown('people', 'billing', 'Invoice number', text(60), ''),
  billingNotes: shown('people', 'billing', 'Billing notes', text(5000), ''),
  /** People send its line items and tax percent alone. */
  billing: shown('server', null, 'Billing', Billing, noBilling),

  twilioCallId: hidden('agent', z.string(), ''),
  aiAgentChatId: hidden('agent', z.string(), ''),
  /** The phone call it came from in a few sentences; empty while it goes on, and for other jobs. */
  agentSummary: hidden('server', z.string(), ''),
  /** What the agent did not find out; `stillToAsk` tells which of it is open. */
  agentQuestions: hidden('server', z.array(AgentQuestion), []),
} as const satisfies Record<string, Field>

type Fields = typeof jobFields
export type FieldName = keyof Fields
type SetByOneOf<By extends SetBy> = {
  [Name in FieldName]: Fields[Name]['setBy'] extends By ? Name : never
}[FieldName]
/** The fields that are typed in the dialog, and those that stand behind them. */
export type TypedFieldName = {
  [Name in FieldName]: Fields[Name] extends
    | { section: FieldSection }
    | { setBy: 'people' | 'anybody'; behind: string }
    ? Name
    : never
}[FieldName]

/** The part of a job that people, the agent and the server fill in. */
export type DispatchFields = { [Name in FieldName]: z.output<Fields[Name]['schema']> }

/** The part of it that the phone agent writes. */
export type AgentFields = Pick<DispatchFields, SetByOneOf<'agent' | 'anybody'>>

/** The row of a field; undefined for a name that is none. */
export const jobField = (name: string): Field | undefined =>
  Object.hasOwn(jobFields, name) ? jobFields[asName(name)] : undefined

/** The names of all fields, in the table's order. */
export const jobFieldNames = Object.keys(jobFields).map(asName)

/** The names of the fields of the dialog. */
export const typedFieldNames = jobFieldNames.filter(isTyped)

/** The schemas of the fields that are set by one of these. */
export function schemasOf<const By extends SetBy>(
  ...setBy: By[]
): { [Name in SetByOneOf<By>]: Fields[Name]['schema'] } {
  const rows = jobFieldNames.filter((name) => setBy.some((one) => one === jobFields[name].setBy))
  return asMade(Object.fromEntries(rows.map((name) => [name, jobFields[name].schema])))
}

const blank: Readonly<DispatchFields> = asMade(
  Object.fromEntries(jobFieldNames.map((name) => [name, jobFields[name].blank])),
)

/** A job nobody has filled in yet. */
export const blankDispatchFields = (): DispatchFields => ({ ...blank })

function isTyped(name: FieldName): name is TypedFieldName {
  const { section, setBy, behind: shownAs } = jobFields[name]
  return section !== null || (shownAs !== null && setBy !== 'server')
}

/** What `Object.keys` and `hasOwn` say of the table, they say of its names. */
function asName(name: string) {
  return name as FieldName
}

/** Records made from the table's rows have its names; TypeScript does not follow that. */
function asMade<Made>(made: unknown): Made {
  return made as Made
}
