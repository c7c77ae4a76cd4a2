import { SaveTruck, type Truck } from '@towline/contract'
import { formFields } from '../../platform/form-fields.ts'
import { problemsOf } from '../../platform/problems.ts'
import { dateInputError } from '../../ui/date-time-field.text.ts'

/** What the form of a truck holds. The date is null while what was typed is none. */
export type TruckValues = Omit<Truck, 'id' | 'version' | 'status' | 'plateExpDate'> & {
  isActive: boolean
  plateExpDate: number | null
}

/** The form of a new truck. */
export const blankTruck: TruckValues = {
  name: '',
  type: 'Unspecified',
  duty: 'Unspecified',
  licensePlate: '',
  plateExpDate: 0,
  vin: '',
  manufacturer: '',
  model: '',
  year: '',
  tdlrNumber: '',
  notes: '',
  isActive: true,
}

/** The form of a truck that is there. */
export function valuesOf({ id: _id, version: _version, status, ...fields }: Truck): TruckValues {
  return { ...fields, isActive: status === 'active' }
}

/** What is sent. A new truck starts active by itself. */
export function truckToSend(
  stored: Pick<Truck, 'id' | 'version'> | null,
  values: TruckValues,
): SaveTruck {
  const { isActive, plateExpDate, ...fields } = values
  return {
    ...fields,
    plateExpDate: plateExpDate ?? 0,
    ...(stored && {
      id: stored.id,
      version: stored.version,
      status: isActive ? 'active' : 'inactive',
    }),
  }
}

/** What is wrong with the form, by field: the contract's rules, and a date that can't be read. */
export function truckProblems(values: TruckValues): Record<string, string> {
  const problems = problemsOf(SaveTruck, truckToSend(null, values))
  const isUnread = values.plateExpDate === null
  return { ...problems, ...(isUnread && { plateExpDate: dateInputError.message }) }
}

// Safe because `blankTruck` has exactly these keys, as they stand in the form.
const names = Object.keys(blankTruck) as (keyof TruckValues)[]
/** How the fields are held against each other. */
export const truckFields = formFields(names)
