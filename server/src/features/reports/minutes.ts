import type { ReportCell } from '@towline/contract'

/**
 * How many minutes jobs took. `counts` is a number with eight digits for each minute, the first minute last, each the
 * number of jobs that took so many (`towline_minute`); `beyond` are the minutes of those that took longer than it goes.
 */
export type Minutes = { counts: string; beyond: number[] | null }

const DIGITS = 8

/** How many jobs took no minute, one minute, two… */
function perMinute(counts: string): number[] {
  const minutes = Math.ceil(counts.length / DIGITS)
  return Array.from({ length: minutes }, (_, minute) => {
    const end = counts.length - minute * DIGITS
    return Number(counts.slice(Math.max(0, end - DIGITS), end))
  })
}

/** The median and what nine of ten stay within, in whole minutes; null where nothing is known. */
export function medianAndSlow({ counts, beyond }: Minutes): [median: ReportCell, slow: ReportCell] {
  const jobs = perMinute(counts)
  const longer = beyond ?? []
  const known = jobs.reduce((sum, some) => sum + some, longer.length)
  const within = (part: number): ReportCell => {
    let rank = Math.ceil(part * known)
    for (const [minute, some] of jobs.entries()) {
      if (rank <= some && some > 0) return minute
      rank -= some
    }
    return longer[rank - 1] ?? null
  }
  return [within(0.5), within(0.9)]
}
