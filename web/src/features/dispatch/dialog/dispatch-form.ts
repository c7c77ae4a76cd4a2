import { createFormContext } from '@mantine/form'
import {
  blankDispatchFields,
  type CallStatus,
  type DispatchCall,
  jobField,
  type LineItem,
  type SaveDispatchCall,
  type TypedFieldName,
  typedFieldNames,
  vehicleLine,
} from '@towline/contract'
import { formFields } from '../../../platform/form-fields.ts'

/** What the dialog holds while somebody types: the fields a person may set, flat. */
export type FormValues = Pick<DispatchCall, TypedFieldName> & {
  status: CallStatus
  createdDate: number
  lineItems: LineItem[]
  taxPercent: number
}

export const [DispatchFormProvider, useDispatchForm, useNewDispatchForm] =
  createFormContext<FormValues>()

/** The empty form of a new call, received now. */
export const blankValues = (now: number): FormValues => ({
  ...pick(blankDispatchFields(), typedFieldNames, {}),
  status: 'pending',
  createdDate: now,
  lineItems: [],
  taxPercent: 0,
})

/** The form of a call as it is stored. Its account has the name it has now. */
export function valuesOf(call: DispatchCall): FormValues {
  const { lineItems, taxPercent } = call.billing
  const blank = blankValues(call.createdDate)
  const inputVendorName = (call.vendorId && call.vendorName) || call.inputVendorName
  return {
    ...pick(call, typedFieldNames, blank),
    inputVendorName,
    status: call.status,
    lineItems,
    taxPercent,
  }
}

const names = keysOf(blankValues(0))
const behind = (shown: string) => names.filter((name) => jobField(name)?.behind === shown)

/** The form's fields; what is shown stands before what stands behind it. */
export const dispatchFields = formFields(
  names,
  names.flatMap((name) => (behind(name).length > 0 ? [[name, ...behind(name)]] : [])),
)

/** The field a person sees for one that stands behind it. */
export const shownField = (name: keyof FormValues): keyof FormValues =>
  dispatchFields.withCompanions(name)[0] ?? name

/**
 * What to send: the changed fields only, so that two people who change different fields of one job
 * do not undo each other. The vehicle's line follows its year, make and model unless it was typed.
 */
export function changesToSend(before: FormValues, after: FormValues): SaveDispatchCall {
  const changed = dispatchFields.changed(before, after)
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

/** A typed amount as a number of dollars, 0 when it is not numeric. */
export function amountOf(typed: number | string): number {
  const amount = typeof typed === 'number' ? typed : Number.parseFloat(typed)
  return Number.isFinite(amount) ? amount : 0
}

// `Object.keys` forgets the names; the form is made here and holds nothing else.
function keysOf<T extends object>(of: T) {
  return Object.keys(of) as (keyof T & string)[]
}

function pick<T extends object, K extends keyof T, R extends object>(
  from: T,
  names: readonly K[],
  onto: R,
): R & Pick<T, K> {
  return Object.assign({ ...onto }, ...names.map((name) => ({ [name]: from[name] })))
}
