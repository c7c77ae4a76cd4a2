import type { FoundField, ReadCall, TrialCall } from '@towline/contract'

const names: Record<string, string> = {
  pickup: 'Pickup',
  dropoff: 'Destination',
  towReason: 'Reason',
  vehicleYear: 'Year',
  vehicleMake: 'Make',
  vehicleModel: 'Model',
  vehicleColor: 'Color',
  vehicleType: 'Vehicle type',
  vehicleCondition: 'Condition',
  driveType: 'Drive',
  keyLocation: 'Keys',
  licensePlateInfo: 'License plate',
  licensePlateState: 'Plate state',
  vin: 'VIN',
  customerName: 'Customer',
  customerPhone: 'Phone',
  callerType: 'Caller',
  inputVendorName: 'Account',
  poNumber: 'PO number',
  mcMembershipNumber: 'Member number',
  scheduledFor: 'Scheduled for',
  reasonSaid: 'Reason, as said',
  mayText: 'OK to text',
  notes: 'Notes',
  job: 'Job',
  danger: 'Danger',
}

/** A field by the name people know it by. */
export const fieldName = (field: string): string =>
  names[field] ?? field.charAt(0).toUpperCase() + field.slice(1)

/** Both found something, and not the same. */
export const isAtOdds = ({ rules, model }: FoundField): boolean =>
  rules !== '' && model !== '' && rules.toLowerCase() !== model.toLowerCase()

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const costInWords = (microDollars: number | null) =>
  microDollars === null ? '' : `, $${(microDollars / 1e6).toFixed(4)}`

/** Who read a call, how well it went, and what it took. */
export function readingInWords(call: ReadCall): string {
  const { model, readings, late, failed, tokens, microDollars } = call
  const parts = [
    counted(readings, 'turn'),
    late > 0 && `${late} after the answer`,
    failed > 0 && `${failed} failed`,
    `${tokens.toLocaleString('en-US')} tokens${costInWords(microDollars)}`,
  ]
  return `${model}: ${parts.filter(Boolean).join(', ')}`
}

/** What came of a call that was held again. */
export function trialInWords({ differing, answers, failed, ...took }: TrialCall): string {
  const failures = failed > 0 ? `, ${counted(failed, 'failure')}` : ''
  return `${differing} of ${counted(answers, 'answer')} worded differently${failures}, ${took.tokens.toLocaleString('en-US')} tokens${costInWords(took.microDollars)}`
}
