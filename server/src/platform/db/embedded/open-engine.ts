import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableNodeFS, durableStartParams } from './durable-fs.ts'
import type { EngineSettings } from './engine-messages.ts'
import { fatalError, joined } from './wire.ts'

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

/** PGlite in the thread that asks: bytes of the wire in, the whole answer out, one request after the other. */
export type OpenEngine = {
  /** Takes bytes that end in a message PostgreSQL answers; throws where PostgreSQL would have ended. */
  exchange(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
  /** Writes everything down. */
  close(): Promise<void>
}

/** Opens the store in this thread, which stands still while a query runs. */
export async function openEngine({ directory, durable }: EngineSettings): Promise<OpenEngine> {
  const database = await PGlite.create({
    fs: durable ? new DurableNodeFS(directory) : new NodeFS(directory),
    startParams: durable ? durableStartParams(startParams) : startParams,
    extensions: { pg_trgm },
  })
  return {
    exchange: async (request) => {
      const answer = await exchange(database, request)
      // PostgreSQL would have ended here. This one goes on, but answers every later query with the same.
      const fatal = fatalError(Buffer.from(answer.buffer))
      if (fatal) throw new Error(fatal)
      return answer
    },
    close: () => database.close(),
  }
}

/**
 * The whole answer to a request. It is taken as it comes: what PGlite collects itself it also parses, and
 * keeps for a caller who asks for the messages. Nobody here does, and they would stay for ever.
 */
async function exchange(database: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  // Each part is a view of PGlite's own memory, which is written over: copy it.
  const onRawData = (part: Uint8Array) => void parts.push(new Uint8Array(part))
  await database.execProtocolRawStream(request, { onRawData })
  return joined(parts)
}
