/**
 * The thread PGlite lives in. It answers the PostgreSQL wire protocol: bytes in, bytes out, one
 * request after the other, so that the driver on the other side is the same as for a real server.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableNodeFS, durableStartParams } from './durable-fs.ts'
import type { EngineReply, EngineRequest, EngineSettings } from './engine-messages.ts'
import { fatalError, joined } from './wire.ts'

if (!parentPort) throw new Error('The database engine runs in a worker thread')
const port = parentPort
const settings: EngineSettings = workerData
// Small logs: they are kept whole for replay after a crash, and no other server reads them. Small buffers:
// the files' pages are in the operating system's cache anyway, and 128 MB of them would be ours for good.
const limits = [
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  'timezone=UTC',
  'shared_buffers=16MB',
  'wal_buffers=1MB',
]
const startParams = [...PGlite.defaultStartParams, ...limits.flatMap((limit) => ['-c', limit])]

const database = await PGlite.create({
  fs: settings.durable ? new DurableNodeFS(settings.directory) : new NodeFS(settings.directory),
  startParams: settings.durable ? durableStartParams(startParams) : startParams,
  extensions: { pg_trgm },
})

port.on('message', async ({ id, request }: EngineRequest) => {
  if (request === 'close') {
    await database.close()
    answer({ id, bytes: new Uint8Array() })
    port.close()
    return
  }
  const bytes = await exchange(request)
  // PostgreSQL would have ended here. This one goes on, but answers every later query with the same.
  const fatal = fatalError(Buffer.from(bytes.buffer))
  if (fatal) throw new Error(fatal)
  answer({ id, bytes })
})
answer('ready')

/**
 * The whole answer to a request. It is taken as it comes: what PGlite collects itself it also parses, and
 * keeps for a caller who asks for the messages. Nobody here does, and they would stay for ever.
 */
async function exchange(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  // Each part is a view of PGlite's own memory, which is written over: copy it.
  const onRawData = (part: Uint8Array) => void parts.push(new Uint8Array(part))
  await database.execProtocolRawStream(request, { onRawData })
  return joined(parts)
}

function answer(reply: EngineReply): void {
  port.postMessage(reply, reply === 'ready' ? [] : [reply.bytes.buffer])
}
