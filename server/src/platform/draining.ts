import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from './app.ts'
import type { Tx } from './db/index.ts'

/** How much of something each key may have: so much at once, all of it anew in `periodMs`, little by little. */
export type Allowance = { name: string; points: number; periodMs: number }

/** A point of somebody's allowance. */
export type Point = { of: Allowance; key: string }

/** Points that were taken; they come back with time. */
export type Draining = {
  /** Takes all of these points, or none; answers how many ms until there are all (0 when they were taken). */
  take(points: readonly Point[]): Promise<number>
  /** Gives them back. */
  give(points: readonly Point[]): Promise<void>
}

/** Counts in the database where several processes may share it, and else in memory, where `keys` are kept at most. */
export const createDraining = (
  app: Pick<App, 'settings' | 'db' | 'now'>,
  keys: number,
): Draining => (app.settings.DATABASE_URL ? drainingInDatabase(app) : drainingInMemory(app, keys))

/**
 * Whoever floods it with new keys drives out those that were used longest ago, never one that is in use.
 */
function drainingInMemory({ now }: Pick<App, 'now'>, keys: number): Draining {
  const taken = new Map<string, { level: number; at: number }>()
  const nameOf = ({ of, key }: Point) => `${of.name} ${key}`

  const levelOf = (point: Point): number => {
    const one = taken.get(nameOf(point))
    if (!one) return 0
    const { points, periodMs } = point.of
    return Math.max(0, one.level - (Math.max(0, now() - one.at) * points) / periodMs)
  }
  const set = (point: Point, level: number): void => {
    const name = nameOf(point)
    // Put at the end, so that the first key is always the one used longest ago.
    taken.delete(name)
    if (level <= 0) return
    taken.set(name, { level, at: now() })
    const [oldest] = taken.keys()
    if (taken.size > keys && oldest !== undefined) taken.delete(oldest)
  }
  return {
    take: async (points) => {
      const wait = Math.max(0, ...points.map((point) => waitMs(point.of, levelOf(point))))
      // Written down also where nothing is taken: who asks is not forgotten.
      for (const point of points) set(point, levelOf(point) + (wait > 0 ? 0 : 1))
      return wait
    },
    give: async (points) => {
      for (const point of points) set(point, levelOf(point) - 1)
    },
  }
}

/** How long somebody at this level waits for a point; 0 where there is one. */
const waitMs = ({ points, periodMs }: Allowance, level: number): number =>
  level + 1 <= points ? 0 : Math.ceil(((level + 1 - points) * periodMs) / points)

/** A row for each key, raised by one statement: exact across processes. Those that are empty go with the next. */
function drainingInDatabase({ db, now }: Pick<App, 'db' | 'now'>): Draining {
  return {
    take: (points) =>
      db.asSystem(async (tx) => {
        const at = new Date(now())
        await sql`delete from draining_limit where key in (
          select key from draining_limit where ends_at <= ${at} limit 10 for update skip locked)`.execute(
          tx,
        )
        const [free, refused]: [Buffer[], number[]] = [[], []]
        for (const { of, key } of inOrder(points)) {
          const { level, is_refused } = await raise(tx, of, key, at)
          if (is_refused) refused.push(waitMs(of, level))
          else free.push(key)
        }
        if (refused.length > 0) await lower(tx, free)
        return Math.max(0, ...refused)
      }),
    give: (points) =>
      db.asSystem((tx) =>
        lower(
          tx,
          inOrder(points).map(({ key }) => key),
        ),
      ),
  }
}

/** The rows of these, always in the same order: two that take the same must not wait for each other. */
const inOrder = (points: readonly Point[]) =>
  points
    .map(({ of, key }) => ({ of, key: createHash('sha256').update(`${of.name} ${key}`).digest() }))
    .sort((a, b) => a.key.compare(b.key))

/** Takes a point where there is one, once what has come back by then is off. */
async function raise(tx: Tx, { points, periodMs }: Allowance, key: Buffer, at: Date) {
  const aPoint = periodMs / points
  const { rows } = await sql<{ level: number; is_refused: boolean }>`
    insert into draining_limit as d (key, level, at, is_refused, ends_at)
    values (${key}, 1, ${at}, false, ${new Date(at.getTime() + aPoint)})
    on conflict (key) do update set (level, at, is_refused, ends_at) = (
      select used + case when used + 1 <= ${points}::float8 then 1 else 0 end,
        greatest(d.at, excluded.at), used + 1 > ${points}::float8,
        greatest(d.at, excluded.at) + (used + 1) * ${aPoint}::float8 * interval '1 millisecond'
      from (select greatest(0, d.level - greatest(0,
        extract(epoch from excluded.at - d.at)::float8 * 1000) / ${aPoint}::float8) as used) left_of)
    returning level, is_refused`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a point was neither taken nor refused')
  return row
}

const lower = async (tx: Tx, keys: readonly Buffer[]): Promise<void> => {
  if (keys.length > 0)
    await tx
      .updateTable('draining_limit')
      .set({ level: sql`greatest(0, level - 1)` })
      .where('key', 'in', keys)
      .execute()
}
