import {
  ReportQuestion as Question,
  type ReportBy,
  ReportKind,
  ReportPeriod,
  type ReportQuestion,
  reportName,
  rowsFor,
  type SavedReport,
} from '@towline/contract'

/** What is asked when somebody opens Reports. */
export const startQuestion: ReportQuestion = Question.parse({ kind: 'jobs' })

/** The reports there are, as they stand in the bar over them. */
export const kinds = ReportKind.options.map((value) => ({ value, label: reportName(value) }))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const periods = ReportPeriod.options.map((value) => ({
  value,
  label: value === 'custom' ? 'Other days' : capital(value),
}))

const byNames: Record<ReportBy, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  weekday: 'Day of the week',
  hour: 'Hour of the day',
  reason: 'Reason',
  account: 'Account',
  town: 'Pickup town',
  zone: 'Zone',
  driver: 'Driver',
  truck: 'Truck',
  source: 'Who took them',
}

/** What the rows of a report can be. */
export const rowChoices = (kind: ReportKind) =>
  rowsFor(kind).map((value) => ({ value, label: byNames[value] }))

/** What belongs to each report and has to be known to read it. */
export const notes: Record<ReportKind, string> = {
  jobs: 'A job counts on the day it came in.',
  calls:
    'Answered: not missed, and not lost on our line. Wrong numbers and sales calls count only in the last column.',
  times:
    'From when the job came in, or when a scheduled tow was wanted. Half of the jobs took no longer than the median, nine of ten no longer than the other time.',
  money:
    'What stands on the bills, before tax. Tow miles are a straight line from pickup to destination; hours run from dispatched to completed.',
  drivers:
    'Commissions by the rule in force on the day a job came in. Hours run from dispatched to completed.',
  expiring: 'Expired already, or within the next 90 days.',
}

const schedules: Record<SavedReport['schedule'], string> = {
  '': 'Not emailed',
  daily: 'Every day',
  weekly: 'Every Monday',
  monthly: 'On the first of the month',
}

export const scheduleChoices = (['', 'daily', 'weekly', 'monthly'] as const).map((value) => ({
  value,
  label: value ? `${schedules[value]}, at 7 AM` : schedules[value],
}))

/** `Emailed every Monday to Dana Whitfield`. */
export function scheduleText({ schedule, recipients }: SavedReport): string {
  if (schedule === '') return schedules['']
  const names = recipients.map(({ name }) => name).join(', ') || 'nobody: choose a manager'
  return `Emailed ${schedules[schedule].toLowerCase()} to ${names}`
}

/** `30% and $5.00 a job`. */
export function ruleText({ percent, perJob }: { percent: number; perJob: number }): string {
  const parts = [
    percent > 0 ? `${percent}%` : '',
    perJob > 0 ? `$${perJob.toFixed(2)} a job` : '',
  ].filter(Boolean)
  return parts.join(' and ') || 'Nothing'
}
