import { afterCommit, type Db, type Tx } from '../db/index.ts'
import type { Log } from '../log.ts'
import type { Job } from './job.ts'
import { openQueue, type SendOptions } from './queue.ts'
import { createRunner, type Runner } from './runner.ts'

export { type Job, type JobContext, job } from './job.ts'

/** Work that survives a crash: a row written with what it follows from, and a runner. */
export type Jobs = {
  /**
   * Writes the job into the transaction: it exists only if that commits, and then starts at once.
   * With a `singletonKey` nothing is written while a job of the kind and key is waiting.
   */
  enqueue<Data>(tx: Tx, job: Job<Data>, data: Data, options?: SendOptions): Promise<void>
  /** Begins to run jobs; `world` is handed to their work. */
  start<World>(jobs: readonly Job<never, World>[], world: World): Promise<void>
  /** Takes no more jobs and waits for the running ones. The database stays open. */
  stop(): Promise<void>
  /** For tests: waits until no job is ready or running. One that will be retried later is neither. */
  idle(): Promise<void>
}

/** Opens the job queue on the database; nothing runs before `start`. */
export async function createJobs({ db, log }: { db: Db; log: Log }): Promise<Jobs> {
  const queue = await openQueue(db, log)
  let runner: Runner | undefined

  return {
    async enqueue(tx, job, data, options = {}) {
      const { name, retries } = job
      await queue.send(tx, { name, retries, data: job.check(data), ...options })
      afterCommit(tx, () => runner?.wake())
    },
    async start(jobs, world) {
      runner = createRunner({ queue, log, jobs, world })
      const cutOff = await queue.cutOffIds()
      if (cutOff.length > 0) await queue.failed(cutOff, { message: 'the server stopped' })
      runner.wake()
    },
    async stop() {
      await runner?.stop()
      await queue.stop()
    },
    async idle() {
      if (!runner) throw new Error('Jobs are not running: call start first')
      do await runner.drain()
      while ((await queue.readyIds()).length > 0)
    },
  }
}
