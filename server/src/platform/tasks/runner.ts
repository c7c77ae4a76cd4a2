import type { Log } from '../log.ts'
import type { Queue } from './queue.ts'
import type { Task } from './task.ts'

/** Tasks mostly wait for somebody else's network, so a few run side by side. */
const concurrency = 4
/** Fallback for tasks that become due by themselves or were enqueued by another process. */
const pollMs = 2_000

/** Takes tasks from the queue and performs them. */
export type Runner = {
  /** Looks for tasks now. */
  wake(): void
  /** Takes what is ready until nothing is left and nothing is running. */
  drain(): Promise<void>
  stop(): Promise<void>
}

type Taken = Awaited<ReturnType<Queue['take']>>[number]

const isLastTry = ({ retryCount, retryLimit }: Taken): boolean => retryCount >= retryLimit

/** Makes a runner over a list of tasks; it polls from now on. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function createRunner<World>(parts: {
  queue: Queue
  log: Log
  tasks: readonly Task<never, World>[]
  world: World
}): Runner {
  const { queue, log, world } = parts
  const byName = new Map(parts.tasks.map((task) => [task.name, task]))
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let looking: Promise<void> | undefined
  let lookAgain = false

  const poll = setInterval(wake, pollMs)
  const heartbeat = setInterval(() => {
    if (running.size > 0) queue.touch([...running.keys()]).catch(reportTrouble)
  }, queue.heartbeatMs)

  function wake(): void {
    void look()
  }

  // One look at a time; whoever asks meanwhile is served by one more afterwards.
  function look(): Promise<void> {
    lookAgain = true
    looking ??= takeAll().finally(() => {
      looking = undefined
      if (mayTake()) wake()
    })
    return looking
  }

  function mayTake(): boolean {
    return lookAgain && !stopping.signal.aborted && running.size < concurrency
  }

  async function takeAll(): Promise<void> {
    while (mayTake()) {
      lookAgain = false
      const taken = await queue.take(concurrency - running.size).catch((error: unknown) => {
        reportTrouble(error)
        return []
      })
      if (taken.length > 0) lookAgain = true
      for (const row of taken) begin(row)
    }
  }

  function begin(row: Taken): void {
    const run = performAndSettle(row)
      .catch(reportTrouble)
      .finally(() => {
        running.delete(row.id)
        wake()
      })
    running.set(row.id, run)
  }

  async function performAndSettle(row: Taken): Promise<void> {
    const { id, data } = row
    try {
      const task = byName.get(data.job)
      if (!task) throw new Error(`there is no task "${data.job}" in this version`)
      await task.run(world, data.data, {
        taskId: id,
        isLastTry: isLastTry(row),
        stopping: stopping.signal,
      })
    } catch (error) {
      await settleFailure(row, error)
      return
    }
    await queue.done(id)
  }

  async function settleFailure(row: Taken, error: unknown) {
    const { id, data, retryCount } = row
    const final = isLastTry(row)
    const said = { err: error, task: data.job, taskId: id, attempt: retryCount + 1 }
    if (final) log.error(said, 'a task failed for good and is kept')
    else log.warn(said, 'a task failed and will be tried again')
    const message = error instanceof Error ? error.message : String(error)
    await queue.failed([id], { message })
  }

  // Mostly the database being away. The poll tries again, and unsettled tasks come back by heartbeat.
  function reportTrouble(error: unknown): void {
    log.warn({ err: error }, 'the task runner had a problem')
  }

  return {
    wake,
    async drain() {
      do {
        await look()
        await Promise.all(running.values())
      } while (running.size > 0 || looking)
    },
    async stop() {
      stopping.abort()
      clearInterval(poll)
      clearInterval(heartbeat)
      await looking
      await Promise.all(running.values())
    },
  }
}
