import { daysText, type ImpoundDuty, type ImpoundFile, type ImpoundLot } from '@towline/contract'

/** `2016 red Honda Civic`, or what is known of it. */
export const vehicleText = (file: ImpoundFile): string =>
  [file.vehicleYear, file.vehicleColor, file.vehicleMake, file.vehicleModel]
    .filter(Boolean)
    .join(' ') || 'Vehicle not described'

/** `CEE6311 (TX)`, or the VIN where there is no plate. */
export const plateText = ({ licensePlate, plateState, vin }: ImpoundFile): string =>
  licensePlate ? `${licensePlate}${plateState ? ` (${plateState})` : ''}` : `VIN ${vin}`

/** `3 of 40 spaces taken`. */
export function lotText({ spaces, taken }: ImpoundLot): string {
  const vehicles = taken === 1 ? '1 vehicle' : `${taken} vehicles`
  return spaces > 0 ? `${taken} of ${spaces} spaces taken` : vehicles
}

const names: Record<ImpoundDuty['what'], string> = {
  'police report': 'Report to the police',
  'first letter': 'First letter to owner and lienholders',
  'second letter': 'Second letter',
  disposal: 'Sale or scrapping',
}

const dayText = (day: string) => daysText({ from: day, to: day })

/** `First letter to owner and lienholders: by Oct 31, 2026`. */
export function dutyText({ what, from, by, dueAt, state }: ImpoundDuty): string {
  if (state === 'done') return `${names[what]}: done`
  const until = dueAt > 0 ? `by ${momentText(dueAt)}` : by ? `by ${dayText(by)}` : ''
  if (state === 'late') return `${names[what]}: late, was due ${until}`
  const since = state === 'waiting' || !until ? `from ${dayText(from)}` : ''
  return `${names[what]}: ${[since, until].filter(Boolean).join(', ')}`
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `Oct 26, 2026, 3:00 PM`, by the clock of whoever reads it. */
export const momentText = (at: number): string => moment.format(at)

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const centsText = (cents: number): string => dollars.format(cents / 100)

const touches: Record<string, string> = {
  received: 'Received',
  corrected: 'Record corrected',
  hold: 'Hold placed',
  lift: 'Hold lifted',
  report: 'Police told',
  letter: 'Letter sent',
  'letter written': 'Letter written',
  'photo added': 'Photo or video added',
  'photo removed': 'Photo or video deleted',
  release: 'Released',
  dispose: 'Disposed of',
  'asked by phone': 'Somebody asked the phone agent for it',
}

/** What was done with a vehicle, in words. */
export const touchText = (what: string): string => touches[what] ?? what

const labels: Record<string, string> = {
  by: 'by',
  reason: 'reason',
  agency: 'agency',
  how: 'how',
  proof: 'proof',
  which: 'letter',
  to: 'to',
  idType: 'ID',
  idNumber: 'ID number',
  rightShown: 'right shown',
  paidBy: 'paid by',
  paid: 'paid',
  received: 'received',
  from: 'from',
  lot: 'lot',
  name: 'file',
}

/** What belongs to it: `agency: Frisco Police, how: phone`; of a correction the names of what was changed. */
export function touchDetails(what: string, data: Record<string, unknown>): string {
  if (what === 'corrected') return Object.keys(data).map(spaced).join(', ')
  return Object.entries(data)
    .filter(([name, value]) => labels[name] && value !== '')
    .map(([name, value]) =>
      ['paid', 'received'].includes(name)
        ? `${labels[name]}: ${dollars.format(Number(value))}`
        : `${labels[name]}: ${String(value)}`,
    )
    .join(', ')
}

/** `vehicle color` of `vehicleColor`. */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
