import type { FieldName } from '../types/intake.ts'

/** What somebody of the company asks the customer later, and the field of the job that it fills; empty where there is none. */
export const questionsAfter: Partial<Record<FieldName, { ask: string; field: string }>> = {
  club: { ask: 'Which motor club is it?', field: 'inputVendorName' },
  'club number': { ask: 'What is the dispatch or PO number?', field: 'poNumber' },
  'member number': { ask: 'What is the membership number?', field: 'mcMembershipNumber' },
  agency: { ask: 'Which police agency is it?', field: 'inputVendorName' },
  officer: { ask: 'What is the officer’s name or badge number?', field: 'vendorContactName' },
  incident: { ask: 'What is the incident number?', field: 'notes' },
  safety: { ask: 'Are you somewhere safe, out of traffic?', field: '' },
  unhurt: { ask: 'Is anybody hurt?', field: '' },
  callback: { ask: 'What number can we reach you at?', field: 'customerPhone' },
  where: { ask: 'Where is the vehicle?', field: 'pickupAddress' },
  direction: { ask: 'Which way were you heading?', field: 'pickupAddress' },
  exit: { ask: 'What is the nearest exit or mile marker?', field: 'pickupAddress' },
  spot: {
    ask: 'What is the street number, or the nearest cross street or business?',
    field: 'pickupAddress',
  },
  city: { ask: 'What city is the vehicle in?', field: 'pickupAddress' },
  'police tow': { ask: 'Is it a rotation tow or an impound?', field: 'towReason' },
  reason: { ask: 'What is wrong with the vehicle?', field: 'towReason' },
  'shut in': { ask: 'Is a child or an animal shut inside?', field: '' },
  'where to': { ask: 'Where should it be taken?', field: 'dropoffAddress' },
  'where to spot': { ask: 'What is the address it goes to?', field: 'dropoffAddress' },
  'where to city': { ask: 'What city does it go to?', field: 'dropoffAddress' },
  vehicle: { ask: 'What year, make and model is it?', field: 'vehicle' },
  'vehicle rest': { ask: 'What year and model is it?', field: 'vehicle' },
  when: { ask: 'What time should the truck come?', field: 'scheduledDateTime' },
  color: { ask: 'What color is it?', field: 'vehicleColor' },
  'member phone': { ask: 'What is the member’s phone number?', field: 'customerPhone' },
  name: { ask: 'What is the customer’s name?', field: 'customerName' },
}
