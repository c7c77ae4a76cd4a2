import { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { FileSource, FileTask } from './file-task.ts'
import { WorkerGone, WorkerProcess } from './worker-process.ts'

/** How much strangers' files may take. */
export type FileWorkerLimits = {
  /** Files that wait while one is worked on, and how many of them may be of one sender. */
  waiting: number
  waitingOfOne: number
  /** How long the work on one file may take, in ms; the start of a process is not counted. */
  workMs: number
  /** What the worker's process may have in memory, in bytes. */
  bytes: number
  /** How long the process stays without work, in ms. */
  idleMs: number
}

const usualLimits: FileWorkerLimits = {
  waiting: 32,
  waitingOfOne: 12,
  workMs: 15_000,
  bytes: 280_000_000,
  idleMs: 60_000,
}

/** Of the process that makes documents: it keeps fonts at hand, and a month of an account is long. */
export const printerLimits: FileWorkerLimits = {
  ...usualLimits,
  workMs: 30_000,
  bytes: 700_000_000,
  idleMs: 10 * 60_000,
}

export type FileRequest<Input> = {
  file: FileSource
  input: Input
  /** Whose file it is; one sender's files wait for those of others in turn. */
  sender: string
}

/**
 * Where all files of strangers are worked on: one after the other, in a process of their own that is
 * started with the first and ended when it is idle, takes too long or too much, or crashes. Nobody but the
 * sender of the file it was at notices.
 */
export type FileWorker = {
  /**
   * Does the task when the file's turn comes. Throws `bad_file` when the file is damaged or takes more
   * than a file may, `too_many` when too many wait, `unavailable` when the server stops.
   */
  run<Input, Reply>(task: FileTask<Input, Reply>, request: FileRequest<Input>): Promise<Reply>
  /** Whether its process is there, or starting; without, the next task waits for one. */
  isUp(): boolean
  /** Ends the process, and the work that waits for it with `unavailable`. */
  stop(): void
}

type Turn = {
  module: URL
  request: FileRequest<unknown>
  done: (reply: unknown) => void
  failed: (error: unknown) => void
}

/** How long the process may take to be ready for a file, which is long on a busy machine. */
const START_MS = 60_000

const TOO_MUCH =
  'This file is too complex to open. Save it again, smaller if you can, and send that.'
const BUSY = 'Many photos and videos are coming in right now. Send this one again shortly.'
const BUSY_SECONDS = 10

/** Makes the worker; its process starts with the first file. */
export function createFileWorker(
  log: Pick<Log, 'warn'>,
  limits: FileWorkerLimits = usualLimits,
): FileWorker {
  const waiting: Turn[] = []
  let atWork: Turn | undefined
  let lastSender = ''
  let worker: WorkerProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let isStopped = false

  const next = async () => {
    if (atWork) return
    // Whoever sends many waits for those who send few.
    const other = waiting.findIndex(({ request }) => request.sender !== lastSender)
    const [turn] = waiting.splice(Math.max(other, 0), 1)
    if (!turn) {
      idle = setTimeout(() => worker?.kill('it was idle'), limits.idleMs).unref()
      return
    }
    clearTimeout(idle)
    atWork = turn
    lastSender = turn.request.sender
    await perform(turn).then(turn.done, turn.failed)
    atWork = undefined
    void next()
  }

  const perform = async (turn: Turn): Promise<unknown> => {
    const { module, request } = turn
    const isFresh = !worker || worker.isGone
    if (!worker || worker.isGone) worker = new WorkerProcess(limits.bytes)
    const own = worker
    let [isLate, hasBegun] = [false, false]
    const giveUp = () => {
      isLate = true
      own.kill('it took too long')
    }
    let late = setTimeout(giveUp, START_MS)
    const onBegun = () => {
      hasBegun = true
      clearTimeout(late)
      late = setTimeout(giveUp, limits.workMs)
    }
    try {
      return await own.work({ module, input: request.input, file: request.file, onBegun })
    } catch (error) {
      // What is left of a task that was given up must not meet the next one.
      if (!(error instanceof Failure)) own.kill('its task was given up')
      if (isStopped) throw new Failure('unavailable')
      if (!(error instanceof WorkerGone)) throw error
      // That its bytes are long in coming, or the process itself, is no fault of the file.
      if (isLate && (own.isReading || !hasBegun)) throw new Failure('unavailable')
      // What earlier files have left behind may have ended it.
      if (!isFresh && !isLate) return perform(turn)
      log.warn({ task: nameOf(module), why: error.message }, 'a file ended the file worker')
      throw new Failure('bad_file', { message: TOO_MUCH })
    } finally {
      clearTimeout(late)
    }
  }

  return {
    async run(task, request) {
      if (isStopped) throw new Failure('unavailable')
      const ofOne = waiting.filter(({ request: { sender } }) => sender === request.sender)
      if (waiting.length >= limits.waiting || ofOne.length >= limits.waitingOfOne)
        throw new Failure('too_many', { message: BUSY, retryAfter: BUSY_SECONDS })
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      waiting.push({ module: task.module, request, done: resolve, failed: reject })
      void next()
      return task.reply.parse(await promise)
    },
    isUp: () => worker?.isGone === false,
    stop() {
      isStopped = true
      clearTimeout(idle)
      for (const { failed } of waiting.splice(0)) failed(new Failure('unavailable'))
      worker?.kill('the server stops')
    },
  }
}

const nameOf = (module: URL) => module.pathname.split('/').at(-1) ?? ''
