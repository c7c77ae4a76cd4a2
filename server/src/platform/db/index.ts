import { type Db, databaseOver } from './database.ts'
import { type OpenedPool, openEmbedded } from './embedded/embedded.ts'
import { asDatabaseError } from './errors.ts'
import { migrate } from './migrate.ts'
import { postgresPool, refuseUnfit } from './postgres.ts'

export type { Db, Tx } from './database.ts'
export { afterCommit } from './database.ts'
export { openStore } from './embedded/embedded.ts'
export { askForSnapshot } from './embedded/snapshots.ts'
export {
  DatabaseInUse,
  DatabaseMisconfigured,
  DatabaseUnavailable,
  errorCode,
} from './errors.ts'
export { literally } from './like.ts'
export { timeLimits } from './postgres.ts'
export { prepared, preparedText } from './prepared.ts'
export type { Tables } from './tables.ts'

/**
 * Opens the database and brings it up to date: PostgreSQL where there is a URL, otherwise the
 * embedded one under `dataDir`. Throws DatabaseUnavailable when it cannot be reached, and
 * DatabaseMisconfigured, saying what to do, when it can but will not serve. On PostgreSQL a statement
 * may take `statementMs`; 0 lets it take what it needs, for tools that work on all of it. Where there is a
 * `directUrl`, a pooler stands before the server, and each transaction may have another connection.
 */
export async function openDatabase(options: {
  databaseUrl?: string
  directUrl?: string
  dataDir: string
  poolSize?: number
  statementMs?: number
}): Promise<Db> {
  const { databaseUrl, directUrl = databaseUrl } = options
  const opened = await connect(options)
  try {
    await (directUrl ? migrateOverNetwork(directUrl) : migrate(opened.pool))
    if (options.directUrl) await refuseUnfit(opened.pool)
  } catch (error) {
    await opened.close()
    throw asDatabaseError(error)
  }
  return databaseOver(opened.engine, { ...opened, isPooled: options.directUrl !== undefined })
}

/** On a connection of its own, without a time limit: a migration may go through all that is stored. */
async function migrateOverNetwork(databaseUrl: string): Promise<void> {
  const pool = postgresPool(databaseUrl, 1, 0)
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

/** An open database of either engine. */
export type Opened = OpenedPool & { engine: Db['engine'] }

/** The database as it is, neither brought up to date nor looked at; for those that save and restore it. */
export async function connect({
  databaseUrl,
  dataDir,
  poolSize = 10,
  statementMs,
  directUrl,
}: {
  databaseUrl?: string
  directUrl?: string
  dataDir: string
  poolSize?: number
  statementMs?: number
}): Promise<Opened> {
  if (!databaseUrl) return { engine: 'embedded', ...(await openEmbedded(dataDir)) }
  const isPooled = directUrl !== undefined
  const pool = postgresPool(databaseUrl, poolSize, statementMs, { isPooled })
  return { engine: 'postgres', pool, close: () => pool.end() }
}
