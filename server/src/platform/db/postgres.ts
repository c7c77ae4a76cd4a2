import pg from 'pg'
import { wireTypes } from './wire-types.ts'

/** No statement of the product takes long; one that does holds a connection others wait for. */
const statementTimeoutMs = 30_000
const connectTimeoutMs = 10_000

/**
 * A pool on PostgreSQL. Broken connections leave it by themselves and new ones are opened when they
 * are next asked for, so it recovers as soon as the server is back.
 */
export function postgresPool(databaseUrl: string, poolSize: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: wireTypes,
    application_name: 'towline',
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    options: '-c timezone=UTC',
  })
  // An idle connection that breaks is reported here and nowhere else; whoever asks next gets a new
  // one, or DatabaseUnavailable. Without a listener Node would end the process.
  pool.on('error', () => {})
  return pool
}
