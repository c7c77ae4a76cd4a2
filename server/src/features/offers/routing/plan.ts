import { assign, NEVER } from './assign.ts'

/** A driver for the plan: free now, or in so many minutes where the job they are on will end. */
export type PlannedDriver = { id: string; freeIn: number }

/** A job that waits for a driver. */
export type PlannedJob = {
  id: string
  /** Minutes since it came in. */
  waited: number
}

export type PlanInput = {
  jobs: readonly PlannedJob[]
  drivers: readonly PlannedDriver[]
  /** Minutes from where the driver is, or will be free, to the job's pickup; null where they can't do it. */
  drive: (driver: number, job: number) => number | null
}

/** Who should take a job, and when they would be there. */
export type Planned = { jobId: string; driverId: string; freeIn: number; arrivesIn: number }

/** A driver who is not free must be there by so much sooner, in minutes: that they will be free is only expected. */
const EXPECTED_MINUTES = 3
/** A job nobody is planned for is taken to wait so many minutes more. */
const UNSERVED_MINUTES = 120
/** A wait of so many minutes counts double, so that a far job is not passed over for ever. */
const LONG_MINUTES = 300

/** What a wait costs: each further minute more than the last. */
const hardship = (minutes: number) => minutes + (minutes * minutes) / LONG_MINUTES

/**
 * Solves all waiting jobs together, so that the sum of what customers wait is least. A driver who is about to be
 * free counts with what is left of their job and the way from where it ends; a job planned for one of them waits.
 */
export function plan({ jobs, drivers, drive }: PlanInput): Planned[] {
  const arrival = (job: number, driver: number): number | null => {
    const way = drive(driver, job)
    return way === null ? null : (drivers[driver]?.freeIn ?? 0) + way
  }
  const costs = jobs.map((job, at) =>
    drivers.map(({ freeIn }, driver) => {
      const minutes = arrival(at, driver)
      if (minutes === null) return NEVER
      const late = Math.min(minutes + (freeIn > 0 ? EXPECTED_MINUTES : 0), UNSERVED_MINUTES)
      return hardship(job.waited + late) - hardship(job.waited + UNSERVED_MINUTES)
    }),
  )
  return assign(costs).flatMap((column, at) => {
    const driver = drivers[column]
    const job = jobs[at]
    const arrivesIn = driver && arrival(at, column)
    if (!job || !driver || typeof arrivesIn !== 'number') return []
    return [{ jobId: job.id, driverId: driver.id, freeIn: driver.freeIn, arrivesIn }]
  })
}
