import type { z } from 'zod'

/** What a job's work knows of its run. */
export type JobContext = {
  jobId: string
  /** Failing now it is not tried again. */
  isLastTry: boolean
}

/**
 * A kind of work that must survive a crash. `World` is what its work needs of the product around it,
 * handed over when the runner starts.
 */
export type Job<Data, World = never> = {
  name: string
  /** How often it is tried again after the first failure. */
  retries: number
  /** Checks the data before it is stored. */
  check(data: Data): unknown
  /** Checks stored data and does the work. */
  perform(world: World, stored: unknown, context: JobContext): Promise<void>
}

type Definition<Data, World> = {
  name: string
  data: z.ZodType<Data>
  retries?: number
  run: (world: World, data: Data, context: JobContext) => Promise<void>
}

const usualRetries = 5

/**
 * Defines a job. Its work may run more than once (after a crash, after a failure), also at the same
 * time on two machines, so it must be idempotent. `data` must survive JSON unchanged.
 */
export function job<Data, World = unknown>(definition: Definition<Data, World>): Job<Data, World> {
  const { name, data, retries = usualRetries, run } = definition
  return {
    name,
    retries,
    check: (given: Data) => data.parse(given),
    perform: (world: World, stored: unknown, context: JobContext) =>
      run(world, data.parse(stored), context),
  }
}
