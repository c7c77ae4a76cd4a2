import pg from 'pg'
import { DatabaseMisconfigured } from './errors.ts'
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
 * 0 lets it take what it needs. A pooler before the server shares its connections among all who come to it, so
 * that nothing can be set for one of ours: its user has these settings then, which `refuseUnfit` looks at.
 */
export function postgresPool(
  databaseUrl: string,
  poolSize: number,
  statementMs = STATEMENT_MS,
  { isPooled = false } = {},
): pg.Pool {
  const session = {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    options: '-c timezone=UTC',
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: wireTypes,
    application_name: 'towline',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs && statementMs + GRACE_MS,
    keepAlive: true,
    ...(isPooled ? {} : session),
  })
  return survivingLostConnections(pool)
}

/** Throws DatabaseMisconfigured when the connections of a pooler lack what we would set for our own. */
export async function refuseUnfit(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ zone: string; limit: string; me: string }>(
    `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as limit,
       quote_ident(current_user) as me`,
  )
  const [found] = rows
  if (/^(Etc\/)?UTC$/.test(found?.zone ?? '') && found?.limit !== '0') return
  throw new DatabaseMisconfigured(
    `Through the pooler at DATABASE_URL the time zone is ${found?.zone} and the time limit of a statement ${found?.limit}. ` +
      `Run this on the server, then restart the pooler: alter role ${found?.me} set timezone = 'UTC'; ` +
      `alter role ${found?.me} set statement_timeout = '15s'; alter role ${found?.me} set idle_in_transaction_session_timeout = '15s';`,
  )
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
