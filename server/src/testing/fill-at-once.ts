import { type Db, openDatabase } from '../platform/db/index.ts'

/** What grows to millions of rows in a year of a large company. */
const TABLES = ['dispatch_call', 'job_figures', 'phone_call']
/** So many jobs have their figures made at a time. */
const FIGURES_AT_ONCE = 20_000
/** What a row of it would call up one by one waits until all rows are there; a crash may lose them. */
const SETTINGS =
  '-c timezone=UTC -c session_replication_role=replica -c synchronous_commit=off -c maintenance_work_mem=512MB'

/**
 * Fills a PostgreSQL database with as many rows as a year of a large company has: triggers, foreign keys and
 * indexes wait until `fill` is done. The user must be a superuser.
 */
export async function fillAtOnce(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  fill: (db: Db) => Promise<void>,
): Promise<void> {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', SETTINGS)
  const db = await openDatabase({ dataDir, databaseUrl: url.href, statementMs: 0 })
  try {
    const dropped = await dropIndexes(db)
    await fill(db)
    await makeFigures(db)
    for (const index of dropped) await db.raw(index)
    await db.raw(`insert into call_totals (company_id, calls, jobs, seconds)
      select company_id, count(*), count(dispatch_call_id), sum(seconds) from phone_call
        where is_counted group by company_id
      on conflict (company_id) do update
        set calls = excluded.calls, jobs = excluded.jobs, seconds = excluded.seconds`)
    await db.raw(`select towline_sum_all_calls()`)
    await db.raw(`select towline_sum_all_jobs()`)
    await db.raw(`delete from job_count`)
    await db.raw(`insert into job_count (company_id, status, jobs)
      select company_id, status, count(*) from dispatch_call group by company_id, status`)
    for (const table of TABLES) await db.raw(`vacuum analyze ${table}`)
  } finally {
    await db.close()
  }
}

/** Drops the indexes that no constraint stands on; answers what makes them again. */
async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await db.raw(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = any ($1::text[]::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [TABLES],
  )
  const indexes = rows.map((row) => Object(row) as { name: string; made: string })
  for (const { name } of indexes) await db.raw(`drop index ${name}`)
  return indexes.map(({ made }) => made)
}

/** The figures of all jobs that have none, as the trigger on new jobs makes them. */
async function makeFigures(db: Db): Promise<void> {
  const { rows } = await db.raw(
    `select c.id from dispatch_call c where not exists (select from job_figures f where f.job_id = c.id)`,
  )
  const jobs = rows.map((row) => String(Object(row).id))
  for (let made = 0; made < jobs.length; made += FIGURES_AT_ONCE)
    await db.raw(`select towline_keep_figures($1::uuid[])`, [
      jobs.slice(made, made + FIGURES_AT_ONCE),
    ])
}
