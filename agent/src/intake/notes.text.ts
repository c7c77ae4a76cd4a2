import type { CorrectedField } from '@towline/contract'
import type { Facts } from '../types/facts.ts'
import type { FieldName, Intake } from '../types/intake.ts'
import { whatStaysUnknown } from './fields.ts'
import { isPolice } from './for-others.ts'
import { isEmergency } from './gates.ts'
import { answerFor } from './intake.ts'
import { isWordsAlone } from './place-names.ts'

/** What the dispatcher reads of a question that stayed without an answer. */
const unknown: Partial<Record<FieldName, string>> = {
  club: 'The motor club did not say which it is.',
  'member number': 'Member number not given.',
  'member phone': 'Phone of the member not given.',
  agency: 'Agency not given.',
  officer: 'Officer not named.',
  incident: 'Incident number not given.',
  'police tow': 'Rotation or impound: not said.',
  'club number': 'Dispatch or PO number not given.',
  safety: 'Caller did not say whether they are safe.',
  unhurt: 'Caller did not say whether anybody is hurt.',
  callback: 'No callback number given.',
  where: 'Place not known.',
  spot: 'No street number or landmark given.',
  direction: 'Direction of travel not known.',
  exit: 'No exit or mile marker known.',
  city: 'City not known.',
  reason: 'Caller does not know what is wrong.',
  'where to': 'Destination not known yet.',
  'where to spot': 'Address of the destination not known yet.',
  when: 'Only the day was told, and no time.',
  vehicle: 'Vehicle not known.',
  color: 'Color not known.',
  name: 'Name not given.',
  'may text': 'No answer about texts: do not text.',
}

/** What people of the company may set, as they call it. */
const settledNames: Record<string, string> = {
  pickup: 'pickup',
  dropoff: 'drop-off',
  towReason: 'reason',
  vehicleYear: 'year',
  vehicleMake: 'make',
  vehicleModel: 'model',
  vehicleColor: 'color',
  customerName: 'name',
  customerPhone: 'phone',
  poNumber: 'PO number',
} satisfies Record<CorrectedField, string>

/** What the caller said otherwise, one line for all the fields that the same words are about. */
function contestedLines({ contested = {} }: Intake): string[] {
  const byWords = Map.groupBy(Object.entries(contested), ([, words]) => words)
  return [...byWords].map(([words, fields]) => {
    const names = fields.map(([field]) => settledNames[field] ?? field).join(', ')
    return `The office set the ${names}. The caller said: "${words}"`
  })
}

const privateTows: readonly (string | undefined)[] = [
  'Abandoned',
  'Illegally parked (PPI)',
  'Police impound',
  'Repossession',
]

const isToldToDial = (intake: Intake) => isEmergency(intake) && !isPolice(intake)

/** Who of the police called, about which incident, for which kind of tow. */
const policeLine = ({ inputVendorName, officer, incidentNumber, policeTow }: Facts) =>
  [
    `Police: ${[inputVendorName, officer].filter(Boolean).join(', ') || 'not named'}.`,
    incidentNumber && `Incident ${incidentNumber}.`,
    policeTow && `Kind of tow: ${policeTow}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The notes on a job, one matter a line, the most pressing first. */
export function notes(intake: Intake): string {
  const { facts } = intake
  const lines = [
    isPolice(intake) && policeLine(facts),
    isToldToDial(intake) && `EMERGENCY: ${intake.dangers.join(', ')}. Caller was told to dial 911.`,
    !isToldToDial(intake) && intake.dangers.length > 0 && `Said: ${intake.dangers.join(', ')}.`,
    intake.unhurt && 'Nobody hurt.',
    privateTows.includes(facts.towReason) &&
      !isPolice(intake) &&
      'The owner may not have asked for this tow: check the authorization before a truck goes.',
    facts.reasonSaid && `In the caller's words: ${facts.reasonSaid}`,
    answerFor(intake, 'pickup')?.outside &&
      'OUTSIDE THE SERVICE AREA: confirm with the caller whether a truck can come.',
    intake.wantsPerson && 'Caller asked for a person.',
    intake.numberRefused &&
      !facts.customerPhone &&
      'The number the call came from is not the one to call back.',
    facts.pickup && isWordsAlone(facts.pickup) && "Place taken in the caller's own words.",
    ...contestedLines(intake),
    ...whatStaysUnknown(intake).map((field) => unknown[field]),
    ...intake.remarks,
  ]
  return lines.filter(Boolean).join('\n')
}
