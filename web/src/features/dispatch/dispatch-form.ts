import { createFormContext } from '@mantine/form'
import {
  blankDispatchFields,
  type CallStatus,
  type DispatchCall,
  type DispatchFields,
  type LineItem,
  type SaveDispatchCall,
  vehicleLine,
} from '@towline/contract'

/** The fields of a job that the dialog shows as they are. */
const fieldNames = [
  'priority',
  'towReason',
  'callerType',
  'scheduledDateTime',
  'dispatchedDateTime',
  'enrouteDateTime',
  'onSceneDateTime',
  'towingDateTime',
  'destinationArrivalDateTime',
  'completedDateTime',
  'etaDateTime',
  'notes',
  'inputVendorName',
  'vendorAccountNumber',
  'vendorContactName',
  'vendorContactNumber',
  'billToName',
  'mcDispatchNumber',
  'mcMembershipNumber',
  'mcCoverageAmt',
  'poNumber',
  'customerName',
  'customerPhone',
  'canReceiveText',
  'customerPhoneForText',
  'contactName',
  'contactPhoneNumber',
  'contactCategory',
  'contactEmail',
  'contactAddress',
  'contactZip',
  'pickupAddress',
  'dropoffAddress',
  'vehicle',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'vehicleType',
  'vehicleCondition',
  'driveType',
  'keyLocation',
  'licensePlateInfo',
  'licensePlateState',
  'vin',
  'vehicleOdometer',
  'driverName',
  'truckName',
  'invoiceNumber',
  'billingNotes',
] as const satisfies readonly (keyof DispatchFields)[]

type FieldName = (typeof fieldNames)[number]

/** What the dialog holds while somebody types: the fields a person may set, flat. */
export type FormValues = Pick<DispatchCall, FieldName> & {
  status: CallStatus
  createdDate: number
  lineItems: LineItem[]
  taxPercent: number
}

export const [DispatchFormProvider, useDispatchForm, useNewDispatchForm] =
  createFormContext<FormValues>()

/** The empty form of a new call, received now. */
export const blankValues = (now: number): FormValues => ({
  ...pick(blankDispatchFields(), fieldNames, {}),
  status: 'pending',
  createdDate: now,
  lineItems: [],
  taxPercent: 0,
})

/** The form of a call as it is stored. */
export function valuesOf(call: DispatchCall): FormValues {
  const { lineItems, taxPercent } = call.billing
  const blank = blankValues(call.createdDate)
  return { ...pick(call, fieldNames, blank), status: call.status, lineItems, taxPercent }
}

/** The fields that differ between two states of the form. */
export function changedFields(before: FormValues, after: FormValues): (keyof FormValues)[] {
  return keysOf(after).filter((name) => !same(before[name], after[name]))
}

/**
 * What to send: the changed fields only, so that two people who change different fields of one job
 * do not undo each other. The vehicle's line follows its year, make and model unless it was typed.
 */
export function changesToSend(before: FormValues, after: FormValues): SaveDispatchCall {
  const changed = changedFields(before, after)
  const { lineItems, taxPercent, ...fields } = pick(after, changed, {})
  const parts = changed.some((name) =>
    ['vehicleYear', 'vehicleMake', 'vehicleModel'].includes(name),
  )
  return {
    ...fields,
    ...(parts && fields.vehicle === undefined && { vehicle: vehicleLine(after) }),
    ...((lineItems || taxPercent !== undefined) && {
      billing: { lineItems: after.lineItems, taxPercent: after.taxPercent },
    }),
  }
}

/**
 * Brings the form up to a newer record: fields nobody touched here take the newer value, what was
 * typed stays. `conflicts` are the fields changed on both sides.
 */
export function rebase(
  base: FormValues,
  newer: FormValues,
  typed: FormValues,
): { values: FormValues; conflicts: (keyof FormValues)[] } {
  const mine = changedFields(base, typed)
  const theirs = changedFields(base, newer)
  return {
    values: { ...newer, ...pick(typed, mine, {}) },
    conflicts: mine.filter((name) => theirs.includes(name) && !same(newer[name], typed[name])),
  }
}

/** A typed amount as a number of dollars, 0 when it is not numeric. */
export function amountOf(typed: number | string): number {
  const amount = typeof typed === 'number' ? typed : Number.parseFloat(typed)
  return Number.isFinite(amount) ? amount : 0
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

// `Object.keys` forgets the names; these objects are made here and hold nothing else.
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[]

function pick<T extends object, K extends keyof T, R extends object>(
  from: T,
  names: readonly K[],
  onto: R,
): R & Pick<T, K> {
  return Object.assign({ ...onto }, ...names.map((name) => ({ [name]: from[name] })))
}
