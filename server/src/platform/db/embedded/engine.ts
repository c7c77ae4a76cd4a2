/**
 * The thread PGlite lives in. It answers the PostgreSQL wire protocol: bytes in, bytes out, one
 * request after the other, so that the driver on the other side is the same as for a real server.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { EngineReply, EngineRequest } from './engine-messages.ts'
import { openEngine } from './open-engine.ts'

if (!parentPort) throw new Error('The database engine runs in a worker thread')
const port = parentPort
const engine = await openEngine(workerData)

port.on('message', async ({ id, request }: EngineRequest) => {
  if (request === 'close') {
    await engine.close()
    answer({ id, bytes: new Uint8Array() })
    port.close()
    return
  }
  answer({ id, bytes: await engine.exchange(request) })
})
answer('ready')

function answer(reply: EngineReply): void {
  port.postMessage(reply, reply === 'ready' ? [] : [reply.bytes.buffer])
}
