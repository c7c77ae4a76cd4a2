import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from './app.ts'

/** How much of something each key may have: so much at once, all of it anew in `periodMs`, little by little. */
export type Allowance = { points: number; periodMs: number }

/** Points that were taken, by key; they come back with time. */
export type Draining = {
  /** Takes a point if there is one; answers how many ms until there is (0 when it was taken). */
  take(key: string): number | Promise<number>
  /** Gives a point back. */
  give(key: string): void | Promise<void>
}

/** Keys that are counted at the same time in one process. */
const KEYS = 20_000

/** Counts of a name: in the database where several processes may share them, and else in memory. */
export const draining = (
  app: Pick<App, 'settings' | 'db' | 'now'>,
  name: string,
  allowance: Allowance,
): Draining =>
  app.settings.DATABASE_URL
    ? sharedDraining(app, name, allowance)
    : createDraining(allowance, { keys: KEYS, now: app.now })

/**
 * A row for each key: when all its points will be back, which each point puts off. One statement takes a point, so
 * that it is exact across processes. Rows that are over go with the next that is taken.
 */
function sharedDraining(
  { db, now }: Pick<App, 'db' | 'now'>,
  name: string,
  { points, periodMs }: Allowance,
): Draining {
  const keyOf = (key: string) => createHash('sha256').update(`${name} ${key}`).digest()
  const stepMs = periodMs / points
  const step = sql`${stepMs} * interval '1 millisecond'`
  return {
    take: (key) =>
      db.asSystem(async (tx) => {
        const [at, first, latest] = [0, stepMs, periodMs].map((ms) => new Date(now() + ms))
        await sql`delete from request_limit where key in (
          select key from request_limit where ends_at <= ${at} limit 10 for update skip locked)`.execute(
          tx,
        )
        const taken = await sql`
          insert into request_limit as r (key, used, ends_at) values (${keyOf(key)}, 0, ${first})
          on conflict (key) do update set ends_at = greatest(r.ends_at, ${at}) + ${step}
            where greatest(r.ends_at, ${at}) + ${step} <= ${latest}
          returning 1`.execute(tx)
        if (taken.rows.length > 0) return 0
        const { rows } = await sql<{ ends_at: Date }>`
          select ends_at from request_limit where key = ${keyOf(key)}`.execute(tx)
        return Math.ceil((rows[0]?.ends_at.getTime() ?? 0) + stepMs - periodMs - now())
      }),
    give: async (key) => {
      await db.asSystem((tx) =>
        sql`update request_limit set ends_at = ends_at - ${step} where key = ${keyOf(key)}`.execute(
          tx,
        ),
      )
    },
  }
}

/**
 * Counts in memory what each key has taken. At most `keys` are kept: whoever floods it with new ones drives out
 * those that were used longest ago, never one that is in use.
 */
export function createDraining(
  { points, periodMs }: Allowance,
  { keys, now }: { keys: number; now: () => number },
) {
  const taken = new Map<string, { level: number; at: number }>()

  const levelOf = (key: string): number => {
    const one = taken.get(key)
    if (!one) return 0
    return Math.max(0, one.level - (Math.max(0, now() - one.at) * points) / periodMs)
  }
  const set = (key: string, level: number): void => {
    // Put at the end, so that the first key is always the one used longest ago.
    taken.delete(key)
    if (level <= 0) return
    taken.set(key, { level, at: now() })
    const [oldest] = taken.keys()
    if (taken.size > keys && oldest !== undefined) taken.delete(oldest)
  }
  return {
    take: (key: string): number => {
      const level = levelOf(key)
      const isFree = level + 1 <= points
      set(key, isFree ? level + 1 : level)
      return isFree ? 0 : Math.ceil(((level + 1 - points) * periodMs) / points)
    },
    give: (key: string): void => set(key, levelOf(key) - 1),
  }
}
