import pg from 'pg'
import { wireTypes } from './wire-types.ts'

/** No statement of the product takes long; one that does holds a connection others wait for. */
const STATEMENT_MS = 15_000
/** Beyond that a server that is alive answers that it took too long; one that is frozen answers nothing. */
const GRACE_MS = 2_000
/** For opening a connection, and for waiting until one is free. */
const CONNECT_MS = 5_000

/** For connections beside the pool: nobody waits for ever for a server that is frozen. */
export const timeLimits = {
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: STATEMENT_MS + GRACE_MS,
}

/**
 * A pool on PostgreSQL. Broken connections leave it by themselves and new ones are opened when they
 * are next asked for, so it recovers as soon as the server is back. A statement may take `statementMs`;
 * 0 lets it take what it needs.
 */
export function postgresPool(
  databaseUrl: string,
  poolSize: number,
  statementMs = STATEMENT_MS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: wireTypes,
    application_name: 'towline',
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs && statementMs + GRACE_MS,
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
