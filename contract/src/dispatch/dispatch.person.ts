import { blankDispatchFields, type DispatchFields, type FieldName } from './dispatch.fields.ts'

/** The fields of a job that say, or let one find out, who somebody is; what they said in their own words too. */
const ofPerson = [
  'notes',
  'fromNumber',
  'vendorContactName',
  'vendorContactNumber',
  'mcMembershipNumber',
  'customerName',
  'customerPhone',
  'canReceiveText',
  'customerPhoneForText',
  'contactName',
  'contactPhoneNumber',
  'contactEmail',
  'contactAddress',
  'contactZip',
  'validPickupAddress',
  'pickupAddressLatLng',
  'inputPickupAddress',
  'validDropoffAddress',
  'dropoffAddressLatLng',
  'inputDropoffAddress',
  'licensePlateInfo',
  'licensePlateState',
  'vin',
  'billingNotes',
  'twilioCallId',
  'agentSummary',
  'agentQuestions',
] as const satisfies FieldName[]

const town = /([^,]+),\s*([A-Z]{2})\b[^,]*(?:,[^,]*)?$/

/** The town of an address, `Frisco, TX`; empty where it names none. */
function townOf(address: string): string {
  const [, name, state] = town.exec(address) ?? []
  // Without a street before it the name could be one.
  return name && state && address.indexOf(',') < address.lastIndexOf(name)
    ? `${name.trim()}, ${state}`
    : ''
}

/** The job without its customer: of addresses the town, of the rest what was done and what it cost. */
export function withoutPerson(fields: DispatchFields): DispatchFields {
  const blank = blankDispatchFields()
  return {
    ...fields,
    ...Object.fromEntries(ofPerson.map((name) => [name, blank[name]])),
    pickupAddress: townOf(fields.pickupAddress),
    dropoffAddress: townOf(fields.dropoffAddress),
  }
}
