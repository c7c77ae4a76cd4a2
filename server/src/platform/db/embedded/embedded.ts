import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { survivingLostConnections } from '../postgres.ts'
import { wireTypes } from '../wire-types.ts'
import { lockDirectory } from './directory-lock.ts'
import { EngineClient } from './engine-client.ts'
import type { EngineSettings } from './engine-messages.ts'
import { EngineSocket } from './engine-socket.ts'
import { shippedTemplate, unpackStore } from './template.ts'
import { startUpkeep } from './upkeep.ts'

/** A pool and what must be closed after it. */
export type OpenedPool = { pool: pg.Pool; close: () => Promise<void> }

/** Opens the store under the data directory, locked against other processes; makes it if needed. */
export async function openEmbedded(dataDir: string): Promise<OpenedPool> {
  const unlock = lockDirectory(dataDir)
  try {
    const directory = path.join(dataDir, 'store')
    if (!fs.existsSync(directory)) await unpackStore(fs.readFileSync(shippedTemplate), directory)
    const opened = await openStore({ directory, durable: true })
    const endUpkeep = startUpkeep(opened.pool)
    return {
      pool: opened.pool,
      close: async () => {
        await endUpkeep()
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
export async function openStore(settings: EngineSettings): Promise<OpenedPool> {
  const engine = await EngineClient.open(settings)
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    types: wireTypes,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EngineSocket(engine),
  })
  survivingLostConnections(pool)
  return {
    pool,
    close: async () => {
      await pool.end()
      await engine.close()
    },
  }
}
