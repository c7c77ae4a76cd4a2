import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { App } from './app.ts'

/** Counts what an address asks for. */
export type RequestLimit = {
  /** Takes points, one if not told; answers how many ms until there are some again, 0 when they were taken. */
  take(address: string, points?: number): Promise<number>
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
    take: (address, taken = 1) =>
      limiter.consume(address, taken).then(
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
    take: (address, taken = 1) =>
      db.asSystem(async (tx) => {
        const [at, end] = [new Date(now()), new Date(now() + seconds * 1000)]
        await sql`delete from request_limit where key in (
          select key from request_limit where ends_at <= ${at} and used >= 0 limit 10 for update skip locked)`.execute(
          tx,
        )
        const { rows } = await sql<{ used: number; ends_at: Date }>`
          insert into request_limit as r (key, used, ends_at) values (${keyOf(address)}, ${taken}, ${end})
          on conflict (key) do update set
            used = case when r.ends_at <= ${at} then excluded.used else r.used + excluded.used end,
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

/** So many in its time a process lets through without asking the others. */
const UNASKED = 50

/**
 * A limit of what is asked for many times a second. A process counts the first fifty of each address by itself, and
 * takes those after it from the others' in fifties: so nothing ordinary waits for the database, and all processes
 * together let through no more than the limit and fifty for each of them.
 */
export function busyLimit(
  app: Pick<App, 'settings' | 'db' | 'now'>,
  allowed: Allowed,
): Pick<RequestLimit, 'take'> {
  if (!app.settings.DATABASE_URL) return limitInMemory(allowed)
  const shared = sharedLimit(app, allowed)
  const granted = new Map<string, Granted>()
  const grantedNow = (address: string): Granted => {
    const known = granted.get(address)
    if (known && known.endsAt > app.now()) return known
    for (const [one, { endsAt }] of granted) {
      if (endsAt > app.now()) break
      granted.delete(one)
    }
    const fresh = { left: UNASKED, endsAt: app.now() + allowed.seconds * 1000, asking: null }
    // At the end, so that the first are always those that end first.
    granted.delete(address)
    granted.set(address, fresh)
    return fresh
  }
  const ask = async (address: string, own: Granted): Promise<number> => {
    try {
      const waitMs = await shared.take(address, UNASKED)
      if (waitMs === 0) own.left += UNASKED
      return waitMs
    } finally {
      own.asking = null
    }
  }
  return {
    take: async (address) => {
      for (;;) {
        const own = grantedNow(address)
        if (own.left > 0) {
          own.left -= 1
          return 0
        }
        // However many wait, one asks.
        own.asking ??= ask(address, own)
        const waitMs = await own.asking
        if (waitMs > 0) return waitMs
      }
    },
  }
}

type Granted = { left: number; endsAt: number; asking: Promise<number> | null }
