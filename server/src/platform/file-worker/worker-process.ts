import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import launch from '../../../launch.json' with { type: 'json' }
import { Failure } from '../failure.ts'
import type { FileSource } from './file-task.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const child = fileURLToPath(new URL('./child.ts', import.meta.url))

/** More is never in the worker's hands at once. */
const MOST_READ = 16 * 1024 * 1024
const HEAP_MB = 128

/**
 * Libraries keep less in two arenas and threads than in one for each core. Nothing else of our environment
 * goes along: the secrets are in it.
 */
const environment = {
  MALLOC_MMAP_THRESHOLD_: launch.environment.MALLOC_MMAP_THRESHOLD_,
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: '2',
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
}

/** Why a task came to no end: the file took too long or too much, or the server stops. */
export class WorkerGone extends Error {
  override name = 'WorkerGone'
}

/** A file, what is to be made of it, and who is told when the process is ready and turns to it. */
type Work = { module: URL; input: unknown; file: FileSource; onBegun: () => void }

/** The process that reads files, from its start to its end. It does one task at a time. */
export class WorkerProcess {
  readonly #process: ChildProcess
  /** Fails what it is at. */
  #fail = (_: Error) => {}
  isGone = false
  /** Whether it waits for a part of the file, which is then what takes long. */
  isReading = false

  /** Starts it; it ends itself when it has more than so many bytes in memory. */
  constructor(mostBytes: number) {
    this.#process = fork(child, [String(mostBytes)], {
      env: environment,
      execArgv: [...launch.flags, `--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#process.once('exit', (code, signal) =>
      this.#over(new WorkerGone(`it ended with ${signal ?? code}`)),
    )
    // It could not be started, which is no fault of the file.
    this.#process.once('error', () => this.#over(new Failure('unavailable')))
  }

  #over(why: Error): void {
    this.isGone = true
    this.#fail(why)
  }

  /** Ends it at once. What it is at fails with `WorkerGone`, saying why. */
  kill(why: string): void {
    this.#over(new WorkerGone(why))
    this.#process.kill('SIGKILL')
  }

  /**
   * What the task's module makes of the file. Throws `WorkerGone` when the process ended over it, what the
   * file's own reading threw, `bad_file` when it is no such file, or an error with the module's own.
   */
  work({ module, input, file, onBegun }: Work): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#fail = reject
      this.#converse({ module, input, file, onBegun }).then(resolve, reject)
    })
  }

  /** Without an end when the process has none to give. */
  async #converse({ module, input, file, onBegun }: Work): Promise<unknown> {
    let message = this.#heard(onBegun)
    this.#tell({ module: module.href, input, size: file.size })
    for (;;) {
      const said = await message
      if ('reply' in said) return said.reply
      if ('bad' in said) throw new Failure('bad_file')
      if ('error' in said) throw new Error(`The file worker failed: ${said.error}`)
      const { from, to } = said.read
      if (!(from >= 0 && from <= to && to <= file.size && to - from <= MOST_READ))
        throw new Error('The file worker asked for what it may not have')
      this.isReading = true
      const bytes = await file.read(from, to)
      this.isReading = false
      message = this.#heard(onBegun)
      this.#tell({ bytes })
    }
  }

  /** The next thing it says of the file. */
  #heard(onBegun: () => void): Promise<Exclude<FromWorker, { begun: true }>> {
    return new Promise((resolve) => {
      const hear = (message: unknown) => {
        const said = message as FromWorker
        if ('begun' in said) return onBegun()
        this.#process.off('message', hear)
        resolve(said)
      }
      this.#process.on('message', hear)
    })
  }

  #tell(message: ToWorker): void {
    // Whether it got there shows in what comes back, or in the end of the process.
    this.#process.send(message, () => {})
  }
}
