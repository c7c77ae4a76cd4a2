import type pg from 'pg'

const everyMs = 300_000

/**
 * Does now and then what a PostgreSQL server has background processes for, and the embedded one has
 * not: without it the log of changes (pg_wal) and dead rows would grow for as long as it runs. Gives
 * the function that ends it.
 */
export function startUpkeep(pool: pg.Pool): () => Promise<void> {
  let going: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    // An engine that has died says so to everybody who asks; there is nobody to tell here.
    going = upkeep(pool).catch(() => {})
  }, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return going
  }
}

/**
 * Clears and measures the tables that changed much, by autovacuum's own rule, each in a statement of
 * its own so that others get their turn in between; then lets go of the log.
 */
export async function upkeep(pool: pg.Pool): Promise<void> {
  // What a session counted in the last second it has not told yet; told after the clearing, it would
  // stand there as dead rows that are gone.
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ table: string }>(`
    select format('%I.%I', schemaname, relname) as table from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`)
  for (const { table } of rows) await pool.query(`vacuum (analyze) ${table}`)
  await pool.query('checkpoint')
}
