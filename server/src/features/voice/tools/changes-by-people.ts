import { blankDispatchFields, type Corrections, type DispatchFields } from '@towline/contract'

/** A job that an agent writes: its fields, and what the agent last wrote of them. */
export type AgentsJob = {
  fields: Record<string, unknown>
  agent_fields: Record<string, unknown> | null
}

type Field = keyof DispatchFields

const pickup = ['pickupAddress', 'inputPickupAddress', 'validPickupAddress'] as const
const dropoff = ['dropoffAddress', 'inputDropoffAddress', 'validDropoffAddress'] as const

/**
 * Fields that tell one thing together: a person who sets one of them has set them all. Where a place is on
 * the map goes with its address; the customer may move the mark alone.
 */
const heldBy: Partial<Record<Field, readonly Field[]>> = {
  ...Object.fromEntries([
    ...pickup.map((field) => [field, pickup]),
    ...dropoff.map((field) => [field, dropoff]),
  ]),
  pickupAddressLatLng: [...pickup, 'pickupAddressLatLng'],
  dropoffAddressLatLng: [...dropoff, 'dropoffAddressLatLng'],
}

const asText = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  )

/** Whether a person has set a field since the agent wrote it. */
function isSetByPerson({ fields, agent_fields: written }: AgentsJob, field: Field): boolean {
  const blank: Record<string, unknown> = blankDispatchFields()
  return (heldBy[field] ?? [field]).some(
    (each) => asText(fields[each] ?? blank[each]) !== asText(written?.[each] ?? blank[each]),
  )
}

const keysOf = (fields: Partial<DispatchFields>) => Object.keys(fields) as Field[]
const pick = (fields: Record<string, unknown>, keys: readonly Field[]): Partial<DispatchFields> =>
  Object.fromEntries(
    keys.flatMap((key) => (Object.hasOwn(fields, key) ? [[key, fields[key]]] : [])),
  )

/** Of the agent's fields those that no person has set. */
export const untouched = (job: AgentsJob, fields: Partial<DispatchFields>) =>
  pick(
    fields,
    keysOf(fields).filter((field) => !isSetByPerson(job, field)),
  )

/**
 * What is to be kept as written by the agent: of a field that a person has set, what it wrote before them, so
 * that the field stays theirs also when the agent hears the same.
 */
export const writtenByAgent = (
  job: AgentsJob | null,
  fields: Partial<DispatchFields>,
): Partial<DispatchFields> => {
  if (!job) return fields
  const theirs = keysOf(fields).filter((field) => isSetByPerson(job, field))
  const blank: Record<string, unknown> = blankDispatchFields()
  return { ...fields, ...pick({ ...blank, ...job.agent_fields }, theirs) }
}

/** The fields of a job that a dispatcher may correct while the caller talks. */
const asCorrections = {
  pickup: 'pickupAddress',
  dropoff: 'dropoffAddress',
  towReason: 'towReason',
  vehicleYear: 'vehicleYear',
  vehicleMake: 'vehicleMake',
  vehicleModel: 'vehicleModel',
  vehicleColor: 'vehicleColor',
  customerName: 'customerName',
  customerPhone: 'customerPhone',
  poNumber: 'poNumber',
} as const satisfies Record<keyof Corrections, Field>

/** A place that the customer's telephone sent, which no person chose. */
const degrees = /^-?\d+\.\d+, -?\d+\.\d+$/

/** What people have set on the job of a call, as they would correct it on the call itself. */
export const setByPeople = (job: AgentsJob): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asCorrections).flatMap(([correction, field]) => {
      const value = String(job.fields[field] ?? '')
      const isSet = value !== '' && !degrees.test(value) && isSetByPerson(job, field)
      return isSet ? [[correction, value]] : []
    }),
  )
