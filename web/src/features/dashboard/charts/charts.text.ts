/** One column of a chart: calls, and those among them that became jobs. */
export type Column = { key: string; label: string; calls: number; jobs: number }

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Nov 12` for `2026-11-12`. */
export const dayLabel = (isoDay: string): string => day.format(new Date(`${isoDay}T00:00:00Z`))

/** `6 AM`, `12 PM` */
export const hourLabel = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`

const amount = new Intl.NumberFormat('en-US')

/** `1,204` */
export const count = (value: number): string => amount.format(value)

const inCalls = (calls: number) => `${count(calls)} ${calls === 1 ? 'call' : 'calls'}`
const inJobs = (jobs: number) => `${count(jobs)} became ${jobs === 1 ? 'a job' : 'jobs'}`

/** `Nov 12: 14 calls, 9 became jobs` */
export const columnText = ({ label, calls, jobs }: Column): string =>
  `${label}: ${inCalls(calls)}, ${inJobs(jobs)}`

/** What the chart says to those who can't see it. */
export function chartText(title: string, columns: readonly Column[]): string {
  const calls = columns.reduce((sum, column) => sum + column.calls, 0)
  const jobs = columns.reduce((sum, column) => sum + column.jobs, 0)
  const [most] = columns.toSorted((a, b) => b.calls - a.calls)
  const peak = most && most.calls > 0 ? ` Most: ${most.label} with ${inCalls(most.calls)}.` : ''
  return `${title}: ${inCalls(calls)}, ${inJobs(jobs)}.${peak} See the table view for all figures.`
}

/** The top of a scale that holds the value, with a whole number half-way. */
export function scaleTop(value: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const step of [2, 4, 6, 8]) if (step * ten >= value) return step * ten
}

/** `61 %`; a share that is not quite none, or not quite all, is never rounded to it. */
export function shareText(share: number): string {
  const percent = share * 100
  if (percent > 0 && percent < 1) return '< 1 %'
  if (percent > 99 && percent < 100) return '> 99 %'
  return `${Math.round(percent)} %`
}
