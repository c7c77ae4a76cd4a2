import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from './app.ts'

/**
 * Turns of what all processes on one database may do only once every `gapMs`, such as asking a stranger's server. Books
 * the next and answers in how many ms it is; null, and books nothing, when later than `mostWaitMs`. The row holds when
 * the next may be had, by the database's clock; `used` marks it as no limit's, which are thrown away.
 */
export function sharedTurns({ db }: Pick<App, 'db'>, name: string) {
  const key = createHash('sha256').update(`turns ${name}`).digest()
  return (gapMs: number, mostWaitMs: number): Promise<number | null> =>
    db.asSystem(async (tx) => {
      const [gap, most] = [gapMs, mostWaitMs].map((ms) => sql`${ms}::float8 * interval '1 ms'`)
      const { rows } = await sql<{ wait_ms: number }>`
        insert into request_limit as r (key, used, ends_at) values (${key}, -1, clock_timestamp() + ${gap})
        on conflict (key) do update set
          ends_at = greatest(r.ends_at, clock_timestamp()) + ${gap}
          where r.ends_at <= clock_timestamp() + ${most}
        returning (extract(epoch from ends_at - ${gap} - clock_timestamp()) * 1000)::float8 as wait_ms`.execute(
        tx,
      )
      return rows[0] ? Math.max(0, rows[0].wait_ms) : null
    })
}
