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
  return survivingLostConnections(pool)
}

/**
 * Node ends the process over an error event nobody listens to, and a broken connection raises one on
 * the pool when it was idle and on itself when it was in use. Whoever uses it learns of it anyway,
 * and whoever asks next gets a new one or DatabaseUnavailable, so the events need no more than an ear.
 */
export function survivingLostConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
