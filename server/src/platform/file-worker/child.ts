// The process in which files of strangers are read. It has neither our secrets nor our files: it asks for
// the bytes it works on, one task at a time, and may be killed at any moment.
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BadFile, type FileWork, type OpenFile } from './file-task.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** A file may wait a little where somebody else is served. */
const NICENESS = 5

try {
  setPriority(NICENESS)
  // Where the whole machine runs out of memory, Linux ends this process first.
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Some containers allow neither; it does without.
}
new Worker(new URL('./memory-watch.ts', import.meta.url), {
  workerData: Number(process.argv[2]),
  execArgv: [],
  resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8 },
}).unref()

// Ctrl-C is sent to every process of the terminal; when it is over is for the server to say.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// At once, also where a library is in the middle of something.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

let arrived: ((bytes: Uint8Array) => void) | undefined

process.on('message', async (message: ToWorker) => {
  if ('bytes' in message) return arrived?.(message.bytes)
  const { module, input, size } = message
  try {
    const { work }: { work: FileWork<unknown, unknown> } = await import(module)
    tell({ begun: true })
    tell({ reply: await work(fileBehind(size), input) })
  } catch (error) {
    if (error instanceof BadFile) tell({ bad: true })
    else tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

const tell = (message: FromWorker) => process.send?.(message)

/** The file that the server has; its parts are asked for one after the other. */
const fileBehind = (size: number): OpenFile => ({
  size,
  read: async (from, to) => {
    const bytes = new Promise<Uint8Array>((resolve) => {
      arrived = resolve
    })
    tell({ read: { from, to: Math.min(to, size) } })
    const { buffer, byteOffset, byteLength } = await bytes
    return Buffer.from(buffer, byteOffset, byteLength)
  },
})
