import { type Db, databaseOver } from './database.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { asDatabaseError } from './errors.ts'
import { migrate } from './migrate.ts'
import { postgresPool } from './postgres.ts'

export type { Db, Tx } from './database.ts'
export { afterCommit } from './database.ts'
export { DatabaseMisconfigured, DatabaseUnavailable } from './errors.ts'
export { literally } from './like.ts'
export { often } from './often.ts'
export type { Tables } from './tables.ts'

/**
 * Opens the database and brings it up to date: PostgreSQL where there is a URL, otherwise the
 * embedded one under `dataDir`. Throws DatabaseUnavailable when it cannot be reached, and
 * DatabaseMisconfigured, saying what to do, when it can but will not serve.
 */
export async function openDatabase(options: {
  databaseUrl?: string
  dataDir: string
  poolSize?: number
}): Promise<Db> {
  const { databaseUrl, dataDir, poolSize = 10 } = options
  const opened = databaseUrl ? overNetwork(databaseUrl, poolSize) : await openEmbedded(dataDir)
  try {
    await migrate(opened.pool)
  } catch (error) {
    await opened.close()
    throw asDatabaseError(error)
  }
  return databaseOver(databaseUrl ? 'postgres' : 'embedded', opened.pool, opened.close)
}

function overNetwork(databaseUrl: string, poolSize: number) {
  const pool = postgresPool(databaseUrl, poolSize)
  return { pool, close: () => pool.end() }
}
