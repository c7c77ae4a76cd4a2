import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { isUnanswered } from './errors.ts'
import type { Pulse } from './pulse.ts'

const MARK = '/* often */'

/** Goes in front of a statement that is performed with every message: each connection plans it only once. */
export const prepared: RawBuilder<unknown> = sql.raw(MARK)

/** The same for a statement that is a text. */
export const preparedText = (text: string): string => MARK + text

/**
 * The pool as Kysely wants it; what is marked as performed often is prepared under a name, unless the next
 * transaction may be on another connection, where nobody knows the name.
 */
export function preparingPool(pool: pg.Pool, pulse: Pulse, isPooled: boolean): PostgresPool {
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
      const client = await pulse.feel(pool.connect(), { isNoAnswer: true })
      let unanswered: Error | undefined
      const query = async (text: string, values: unknown[]) => {
        // What came after it, the rollback above all, would wait behind it for as long again.
        if (unanswered) throw unanswered
        try {
          const named =
            text.includes(MARK) && !isPooled
              ? { name: nameOf(text), text, values }
              : { text, values }
          return await pulse.feel(client.query(named))
        } catch (error) {
          if (isUnanswered(error)) unanswered = error
          throw error
        }
      }
      return asKyselys({ query, release: () => client.release(unanswered) })
    },
  }
}

/** Kysely hands over texts with values; the cursors that its type allows as well are for streams, and there are none. */
const asKyselys = (client: {
  query(text: string, values: unknown[]): Promise<pg.QueryResult>
  release(): void
}) => client as unknown as PostgresPoolClient
