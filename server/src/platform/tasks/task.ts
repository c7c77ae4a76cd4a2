import type { z } from 'zod'

/** What a task's work knows of its run. */
export type TaskContext = {
  taskId: string
  /** Failing now it is not tried again. */
  isLastTry: boolean
  /** Aborted when the server stops: long work ends then, and is taken up again by whoever starts next. */
  stopping: AbortSignal
}

/**
 * A kind of work that must survive a crash. `World` is what its work needs of the product around it,
 * handed over when the runner starts.
 */
export type Task<Data, World = never> = {
  name: string
  /** How often it is tried again after the first failure. */
  retries: number
  /** Checks the data before it is stored. */
  check(data: Data): unknown
  /** Checks stored data and does the work. */
  run(world: World, stored: unknown, context: TaskContext): Promise<void>
}

type Definition<Data, World> = {
  name: string
  data: z.ZodType<Data>
  retries?: number
  run: (world: World, data: Data, context: TaskContext) => Promise<void>
}

const usualRetries = 5

/**
 * Defines a task. Its work may run more than once (after a crash, after a failure), also at the same
 * time on two machines, so it must be idempotent. `data` must survive JSON unchanged.
 */
export function task<Data, World = unknown>(
  definition: Definition<Data, World>,
): Task<Data, World> {
  const { name, data, retries = usualRetries, run } = definition
  return {
    name,
    retries,
    check: (given: Data) => data.parse(given),
    run: (world: World, stored: unknown, context: TaskContext) =>
      run(world, data.parse(stored), context),
  }
}
