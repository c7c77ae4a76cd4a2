import { once } from 'node:events'
import fs from 'node:fs'
import { Session } from 'node:inspector'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from './embedded.ts'
import { shippedTemplate, unpackStore } from './template.ts'

const RESULTS = 300
const RESULT_BYTES = 100_000
/** What may stay of all results together; all of them are thirty times as much. */
const MOST_KEPT = 1_000_000

it('keeps nothing of the results it has given', async () => {
  const directory = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'towline-memory-')), 'store')
  onTestFinished(() => fs.rmSync(path.dirname(directory), { recursive: true }))
  await unpackStore(fs.readFileSync(shippedTemplate), directory)
  // Before the thread: it has to be told of it.
  const collectGarbage = garbageCollector()
  const { pool, memory, close } = await openStore({ directory, durable: false })
  onTestFinished(close)
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { rows } = await pool.query('select repeat($1, $2) as wide', ['x', RESULT_BYTES])
      expect(rows[0].wide).toHaveLength(RESULT_BYTES)
    }
    await collectGarbage()
    const { heap, external } = await memory()
    return heap + external
  }
  const before = await ask(20)
  expect((await ask(RESULTS)) - before).toBeLessThan(MOST_KEPT)
})

/** Lets the threads started from now on be made to collect all their garbage. */
function garbageCollector(): () => Promise<void> {
  const session = new Session()
  session.connect()
  onTestFinished(() => session.disconnect())
  const threads: string[] = []
  session.on('NodeWorker.attachedToWorker', ({ params }) => void threads.push(params.sessionId))
  session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
  return async () => {
    for (const sessionId of threads) {
      const answered = once(session, 'NodeWorker.receivedMessageFromWorker')
      const message = JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' })
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message })
      await answered
    }
  }
}
