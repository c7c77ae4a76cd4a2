import { afterCommit, type Db, type Tx } from '../db/index.ts'
import type { Log } from '../log.ts'
import { openQueue, type SendOptions } from './queue.ts'
import { createRunner, type Runner } from './runner.ts'
import type { Task } from './task.ts'

export { type Task, type TaskContext, task } from './task.ts'

/** Work that survives a crash: a row written with what it follows from, and a runner. */
export type Tasks = {
  /**
   * Writes the task into the transaction: it exists only if that commits, and then starts at once.
   * With a `singletonKey` nothing is written while a task of the kind and key is waiting.
   */
  enqueue<Data>(tx: Tx, task: Task<Data>, data: Data, options?: SendOptions): Promise<void>
  /** Begins to run tasks; `world` is handed to their work. */
  start<World>(tasks: readonly Task<never, World>[], world: World): Promise<void>
  /** Takes no more tasks and waits for the running ones. The database stays open. */
  stop(): Promise<void>
  /** For tests: waits until no task is ready or running. One that will be retried later is neither. */
  idle(): Promise<void>
}

/** Opens the task queue on the database; nothing runs before `start`. */
export async function createTasks({ db, log }: { db: Db; log: Log }): Promise<Tasks> {
  const queue = await openQueue(db, log)
  let runner: Runner | undefined

  return {
    async enqueue(tx, task, data, options = {}) {
      const { name, retries } = task
      await queue.send(tx, { name, retries, data: task.check(data), ...options })
      afterCommit(tx, () => runner?.wake())
    },
    async start(tasks, world) {
      runner = createRunner({ queue, log, tasks, world })
      const cutOff = await queue.cutOffIds()
      if (cutOff.length > 0) await queue.failed(cutOff, { message: 'the server stopped' })
      runner.wake()
    },
    async stop() {
      await runner?.stop()
      await queue.stop()
    },
    async idle() {
      if (!runner) throw new Error('Tasks are not running: call start first')
      do await runner.drain()
      while ((await queue.readyIds()).length > 0)
    },
  }
}
