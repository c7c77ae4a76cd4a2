import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { App } from './app.ts'

/** Counts what an address asks for. */
export type RequestLimit = {
  /** Takes a point; answers how many ms until there is one again, 0 when it was taken. */
  take(address: string): Promise<number>
  /** Gives it back. */
  give(address: string): Promise<void>
}

type Allowed = { points: number; seconds: number; name: string }

/** A limit of an operation's: in the database where several processes may share it, and else in memory. */
export const requestLimit = (app: Pick<App, 'settings' | 'db' | 'now'>, allowed: Allowed) =>
  app.settings.DATABASE_URL ? sharedLimit(app, allowed) : limitInMemory(allowed)

function limitInMemory({ points, seconds }: Allowed): RequestLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    take: (address) =>
      limiter.consume(address).then(
        () => 0,
        (refused: unknown) => {
          if (!(refused instanceof RateLimiterRes)) throw refused
          return refused.msBeforeNext
        },
      ),
    give: async (address) => void (await limiter.reward(address)),
  }
}

/** A row for each address, raised by one statement: exact across processes. Those that are over go with the next. */
function sharedLimit(
  { db, now }: Pick<App, 'db' | 'now'>,
  { points, seconds, name }: Allowed,
): RequestLimit {
  const keyOf = (address: string) => createHash('sha256').update(`${name} ${address}`).digest()
  return {
    take: (address) =>
      db.asSystem(async (tx) => {
        const [at, end] = [new Date(now()), new Date(now() + seconds * 1000)]
        await sql`delete from request_limit where key in (
          select key from request_limit where ends_at <= ${at} limit 10 for update skip locked)`.execute(
          tx,
        )
        const { rows } = await sql<{ used: number; ends_at: Date }>`
          insert into request_limit as r (key, used, ends_at) values (${keyOf(address)}, 1, ${end})
          on conflict (key) do update set
            used = case when r.ends_at <= ${at} then 1 else r.used + 1 end,
            ends_at = case when r.ends_at <= ${at} then excluded.ends_at else r.ends_at end
          returning used, ends_at`.execute(tx)
        const [row] = rows
        return !row || row.used <= points ? 0 : row.ends_at.getTime() - now()
      }),
    give: async (address) => {
      await db.asSystem((tx) =>
        sql`update request_limit set used = used - 1 where key = ${keyOf(address)}`.execute(tx),
      )
    },
  }
}
