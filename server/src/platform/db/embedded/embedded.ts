import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { survivingLostConnections } from '../postgres.ts'
import { wireTypes } from '../wire-types.ts'
import { lockDirectory } from './directory-lock.ts'
import type { EngineMemory } from './engine-client.ts'
import type { EngineSettings } from './engine-messages.ts'
import { type Answering, EngineSocket } from './engine-socket.ts'
import { LastingEngine } from './lasting-engine.ts'
import { answerSnapshots } from './snapshots.ts'
import { shippedTemplate, unpackStore } from './template.ts'
import { startUpkeep } from './upkeep.ts'

/** A pool and what must be closed after it. */
export type OpenedPool = { pool: pg.Pool; close: () => Promise<void> }
/** The same over an engine of our own. */
type OpenedStore = OpenedPool & { memory: () => Promise<EngineMemory> }

/** Opens the store under the data directory, locked against other processes; makes it if needed. */
export async function openEmbedded(dataDir: string): Promise<OpenedStore> {
  const unlock = lockDirectory(dataDir)
  try {
    const directory = path.join(dataDir, 'store')
    if (!fs.existsSync(directory)) await unpackStore(fs.readFileSync(shippedTemplate), directory)
    const opened = await openStore({ directory, durable: true })
    const endUpkeep = startUpkeep(opened.pool)
    const endSnapshots = answerSnapshots(dataDir, opened.pool)
    return {
      ...opened,
      close: async () => {
        await endUpkeep()
        await endSnapshots()
        await opened.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens one store. The pool holds a single connection, so transactions run one at a time, in the
 * order they were asked for, and nothing comes between their statements.
 */
export async function openStore(settings: EngineSettings): Promise<OpenedStore> {
  const engine = new LastingEngine(settings)
  await engine.now()
  const pool = poolOver(() => engine.now())
  return {
    pool,
    memory: async () => (await engine.now()).memory(),
    close: async () => {
      await pool.end()
      await engine.close()
    },
  }
}

/** The pool of one connection over an engine, which `open` gives. */
export function poolOver(open: () => Promise<Answering>): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    types: wireTypes,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EngineSocket(open),
  })
  survivingLostConnections(pool)
  return pool
}
