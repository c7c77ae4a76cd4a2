import type { ReportBy, ReportKind } from './report-kinds.ts'

/** How a figure is meant: `money` in cents, `minutes` and `miles` and `hours` as they are, `share` from 0 to 1. */
export type ReportUnit =
  | 'count'
  | 'money'
  | 'minutes'
  | 'hours'
  | 'miles'
  | 'share'
  | 'text'
  | 'day'

export type ReportColumn = { key: string; label: string; unit: ReportUnit }

const column = (key: string, label: string, unit: ReportUnit): ReportColumn => ({
  key,
  label,
  unit,
})

/** The columns of each report after the one that names the row; the first is what its picture shows at first. */
const columns: Record<ReportKind, readonly ReportColumn[]> = {
  jobs: [
    column('jobs', 'Jobs', 'count'),
    column('done', 'Completed', 'count'),
    column('cancelled', 'Cancelled', 'count'),
    column('gone', 'Gone on arrival', 'count'),
    column('open', 'Still open', 'count'),
    column('byAgent', 'Taken by the agent', 'count'),
    column('agentShare', 'Agent’s share', 'share'),
  ],
  calls: [
    column('calls', 'Phone calls', 'count'),
    column('answered', 'Answered', 'share'),
    column('jobs', 'Became a job', 'count'),
    column('jobShare', 'Share that did', 'share'),
    column('transfers', 'Transferred', 'count'),
    column('messages', 'Messages taken', 'count'),
    column('dropped', 'Cut off', 'count'),
    column('callbacks', 'Called back after that', 'share'),
    column('uncounted', 'Wrong numbers and sales', 'count'),
  ],
  times: [
    column('jobs', 'Jobs', 'count'),
    column('dispatchedMedian', 'To dispatched, median', 'minutes'),
    column('dispatchedSlow', 'To dispatched, 9 of 10 within', 'minutes'),
    column('acceptedMedian', 'To accepted, median', 'minutes'),
    column('acceptedSlow', 'To accepted, 9 of 10 within', 'minutes'),
    column('sceneMedian', 'To on scene, median', 'minutes'),
    column('sceneSlow', 'To on scene, 9 of 10 within', 'minutes'),
    column('doneMedian', 'To completed, median', 'minutes'),
    column('doneSlow', 'To completed, 9 of 10 within', 'minutes'),
    column('promised', 'With a promised time', 'count'),
    column('onTime', 'Kept it', 'share'),
  ],
  money: [
    column('revenue', 'Revenue before tax', 'money'),
    column('tax', 'Tax', 'money'),
    column('unpaid', 'Invoiced and unpaid', 'money'),
    column('billed', 'Jobs billed', 'count'),
    column('average', 'Per job', 'money'),
    column('miles', 'Tow miles', 'miles'),
    column('perMile', 'Per tow mile', 'money'),
    column('hours', 'Hours worked', 'hours'),
    column('perHour', 'Per hour', 'money'),
  ],
  drivers: [
    column('done', 'Jobs completed', 'count'),
    column('gone', 'Gone on arrival', 'count'),
    column('onTime', 'On time', 'share'),
    column('sceneMedian', 'To on scene, median', 'minutes'),
    column('hours', 'Hours worked', 'hours'),
    column('revenue', 'Revenue before tax', 'money'),
    column('perHour', 'Per hour', 'money'),
    column('commission', 'Commission', 'money'),
  ],
  expiring: [
    column('what', 'What', 'text'),
    column('number', 'Number', 'text'),
    column('expires', 'Expires', 'day'),
    column('daysLeft', 'Days left', 'count'),
  ],
}

/** The columns of a report after the one that names the row. */
export const columnsOf = (kind: ReportKind): readonly ReportColumn[] => columns[kind]

const titles: Record<ReportKind, string> = {
  jobs: 'Jobs',
  calls: 'Phone calls',
  times: 'Times',
  money: 'Revenue',
  drivers: 'Drivers and commissions',
  expiring: 'Licenses and plates',
}

/** What a kind of report is called. */
export const reportName = (kind: ReportKind): string => titles[kind]

const bys: Record<ReportBy, string> = {
  day: 'Day',
  week: 'Week from',
  month: 'Month',
  weekday: 'Day of the week',
  hour: 'Hour',
  reason: 'Reason',
  account: 'Account',
  town: 'Pickup town',
  zone: 'Zone',
  driver: 'Driver',
  truck: 'Truck',
  source: 'Taken by',
}

/** What the first column of a report is called. */
export const rowsName = (kind: ReportKind, by: ReportBy): string =>
  kind === 'drivers' ? 'Driver' : kind === 'expiring' ? 'Whose' : bys[by]

const calendar: readonly ReportBy[] = ['day', 'week', 'month', 'weekday', 'hour']
const all: readonly ReportBy[] = [
  ...calendar,
  'reason',
  'account',
  'town',
  'zone',
  'driver',
  'truck',
  'source',
]

/** What the rows of a report can be; none for a report that has rows of its own. */
export function rowsFor(kind: ReportKind): readonly ReportBy[] {
  if (kind === 'drivers' || kind === 'expiring') return []
  return kind === 'calls' ? calendar : all
}

/** `Jobs by reason`. */
export function reportTitle(kind: ReportKind, by: ReportBy): string {
  const rows = rowsFor(kind).includes(by) ? by : null
  if (!rows) return reportName(kind)
  const words: Partial<Record<ReportBy, string>> = {
    weekday: 'day of the week',
    town: 'pickup town',
    source: 'who took them',
  }
  return `${reportName(kind)} by ${words[rows] ?? rows}`
}

const whole = new Intl.NumberFormat('en-US')
const tenth = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

export type ReportCell = number | string | null

/** A figure as people read it; a dash where there is none. */
export function cellText(unit: ReportUnit, value: ReportCell): string {
  if (value === null || value === '') return '–'
  if (unit === 'day') return dayFormat.format(Date.parse(`${value}T00:00:00Z`))
  if (typeof value === 'string') return value
  if (unit === 'money') return dollars.format(value / 100)
  if (unit === 'share') return `${tenth.format(value * 100)}%`
  if (unit === 'minutes') return minutesText(value)
  if (unit === 'hours' || unit === 'miles') return tenth.format(value)
  return whole.format(value)
}

/** `48 min`, `1 h 05 min`. */
function minutesText(minutes: number): string {
  if (minutes < 60) return `${whole.format(minutes)} min`
  const rest = String(minutes % 60).padStart(2, '0')
  return `${whole.format(Math.floor(minutes / 60))} h ${rest} min`
}

/** A figure as a spreadsheet counts with it: dollars, percent, plain numbers. */
export function cellForSheet(unit: ReportUnit, value: ReportCell): number | string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (unit === 'money') return (value / 100).toFixed(2)
  if (unit === 'share') return (value * 100).toFixed(1)
  return value
}

const units: Partial<Record<ReportUnit, string>> = {
  money: '$',
  share: '%',
  minutes: 'minutes',
  hours: 'hours',
}

/** A column's head in a spreadsheet, with what its figures are. */
export const headForSheet = ({ label, unit }: ReportColumn): string =>
  units[unit] ? `${label} (${units[unit]})` : label
