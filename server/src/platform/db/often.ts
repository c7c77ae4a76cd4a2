import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* often */'

/** Goes in front of a statement that is performed with every message: each connection plans it only once. */
export const often: RawBuilder<unknown> = sql.raw(MARK)

/** The pool as Kysely wants it; what is marked as performed often is prepared under a name. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? createHash('sha1').update(text).digest('hex')
    names.set(text, name)
    return name
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const query = (text: string, values: unknown[]) =>
        client.query(text.includes(MARK) ? { name: nameOf(text), text, values } : { text, values })
      return asKyselys({ query, release: () => client.release() })
    },
  }
}

/** Kysely hands over texts with values; the cursors that its type allows as well are for streams, and there are none. */
const asKyselys = (client: {
  query(text: string, values: unknown[]): Promise<pg.QueryResult>
  release(): void
}) => client as unknown as PostgresPoolClient
