import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { databaseOver } from '../db/database.ts'
import { connect, type Opened } from '../db/index.ts'
import { migrateWithin, readMigrations } from '../db/migrate.ts'
import { checkSchema } from '../db/schema-check.ts'
import type { Log } from '../log.ts'
import { openQueue } from '../tasks/queue.ts'
import { BackupProblem, checkPart, type Manifest, readManifest, readPart } from './backup-folder.ts'
import { readDataDirFiles, writeDataDirFiles } from './data-dir-files.ts'
import { restoreFiles } from './files-copy.ts'
import type { Installation, Progress } from './make-backup.ts'
import {
  EXACT,
  fingerprinting,
  insertRows,
  quoted,
  rowsOf,
  TASKS,
  type TableShape,
  tableShapes,
} from './table-rows.ts'

type Options = { mayReplace: boolean; log: Log; report: Progress }

/**
 * Fills an installation from a backup: its tables are made anew as the backup knows them, filled, held
 * against it row for row, and brought up to date, all in one transaction. Files come first, since a file
 * without a row is never shown. Throws BackupProblem when the place is not empty and may not be replaced,
 * when a server is running, when the backup is newer than this version, or when anything is damaged; the
 * database is then as it was.
 */
export async function restoreBackup(
  installation: Installation,
  folder: string,
  { mayReplace, log, report }: Options,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const known = readMigrations(installation.migrations)
  refuseOtherHistory(manifest, known)
  for (const part of [...manifest.tables, manifest.files]) if (part) await checkPart(folder, part)
  const { databaseUrl, dataDir, files } = installation
  const opened = await connect({
    dataDir,
    poolSize: 2,
    statementMs: 0,
    ...(databaseUrl && { databaseUrl }),
  })
  try {
    await refuseRunningServer(opened)
    if (!mayReplace) await refuseFilled(opened.pool)
    const secrets = await readDataDirFiles(folder, dataDir, manifest, mayReplace)
    if (files && manifest.files) {
      const bytes = await restoreFiles(files, folder, readPart(folder, manifest.files), mayReplace)
      report(`${manifest.files.lines} files, ${bytes} bytes, each read back`)
    }
    await makeTasksTable(opened, log)
    await inTransaction(opened.pool, async (client) => {
      await client.query(EXACT)
      await emptyDatabase(client)
      await migrateWithin(client, known, manifest.migrations.length)
      await fill(client, folder, manifest, report)
      await migrateWithin(client, known)
      await checkSchema(client, known)
      await writeDataDirFiles(dataDir, secrets)
    })
    await opened.pool.query('set statement_timeout = 0; analyze')
  } finally {
    await opened.close()
  }
  return manifest
}

function refuseOtherHistory(
  { version, migrations }: Manifest,
  known: { name: string; checksum: string }[],
): void {
  for (const [place, { name, checksum }] of migrations.entries()) {
    const ours = known[place]
    if (!ours)
      throw new BackupProblem(
        `The backup was made by a newer version of Towline (${version}, with the migration ${name}, which this ` +
          'one does not know). Restore it with that version or a later one.',
      )
    if (ours.checksum !== checksum)
      throw new BackupProblem(
        `The backup was made by another Towline: its migration ${name} is not our ${ours.name}.`,
      )
  }
}

/** So long, in ms, a connection that was closed may still be listed: until its process has ended. */
const STILL_LISTED = 2_000
const LOOK_AGAIN = 100

/** The embedded store is locked by its server; a PostgreSQL database lets everybody in. */
async function refuseRunningServer({ engine, pool }: Opened): Promise<void> {
  if (engine === 'embedded') return
  for (let waited = 0; await isServerListed(pool); waited += LOOK_AGAIN) {
    if (waited >= STILL_LISTED)
      throw new BackupProblem('A Towline server works with this database. Stop it, then restore.')
    await wait(LOOK_AGAIN)
  }
}

async function isServerListed(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'towline'
       and pid <> pg_backend_pid()`,
  )
  return rows.length > 0
}

/** Whether there is anything one could miss. What the product remembers of itself alone is no such thing. */
async function refuseFilled(pool: pg.Pool): Promise<void> {
  for (const table of await ownTables(pool)) {
    if (['public.migration', 'public.keepsake'].includes(table)) continue
    const { rows } = await pool.query(`select from ${table} limit 1`)
    if (rows.length > 0)
      throw new BackupProblem(
        `The database is not empty: ${table} has rows. Restore into a fresh one, or say --replace, which ` +
          'deletes all that is in it.',
      )
  }
}

/** The tables in our schema, but for those of an extension. */
async function ownTables(client: pg.Pool | pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select format('%I.%I', 'public', relname) as table from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`,
  )
  return rows.map(({ table }) => table)
}

/** pg-boss makes its own tables, each version its own. */
async function makeTasksTable(opened: Opened, log: Log): Promise<void> {
  const queue = await openQueue(databaseOver(opened.engine, opened), log)
  await queue.stop()
}

async function inTransaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function emptyDatabase(client: pg.ClientBase): Promise<void> {
  for (const table of await ownTables(client)) await client.query(`drop table ${table} cascade`)
  const { rows } = await client.query<{ routine: string }>(
    `select p.oid::regprocedure::text as routine from pg_proc p
     where pronamespace = 'public'::regnamespace and proname like 'towline\\_%'`,
  )
  for (const { routine } of rows) await client.query(`drop function if exists ${routine} cascade`)
  await client.query(`delete from ${TASKS}`)
}

/** Fills the tables without what watches over single rows; the links between them are checked in the end, all at once. */
async function fill(
  client: pg.ClientBase,
  folder: string,
  manifest: Manifest,
  report: Progress,
): Promise<void> {
  const links = await takeLinks(client)
  const own = await ownTables(client)
  for (const table of own) await client.query(`alter table ${table} disable trigger user`)
  const names = manifest.tables.map(({ table }) => table.replace(/^public\./, ''))
  const shapes = await tableShapes(client, new Set(names))
  for (const saved of manifest.tables) {
    const shape = shapes.find(({ table }) => table === saved.table)
    if (!shape) throw new BackupProblem(`There is no table ${saved.table} to put rows into.`)
    await fillTable(client, folder, saved, shape)
    if (saved.lines > 0) report(`${saved.table}: ${saved.lines} rows, each compared`)
  }
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
  for (const table of own) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of links)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
}

/** Writes the rows of one table, reads them back, and holds them against each other. */
async function fillTable(
  client: pg.ClientBase,
  folder: string,
  saved: Manifest['tables'][number],
  shape: TableShape,
): Promise<void> {
  const places = shape.columns
    .map((column) => ({ column, place: saved.columns.indexOf(column.name) }))
    .filter(({ place }) => place >= 0)
  const isSame = `${saved.columns}` === `${shape.columns.map(({ name }) => name)}`
  // Another pg-boss may have other columns; ours are made by the migrations of the backup.
  if (!isSame && saved.table !== TASKS)
    throw new BackupProblem(
      `${saved.table} of the backup has other columns than its migrations make.`,
    )
  const columns = places.map(({ column }) => column)
  const order = places.map(({ place }) => place)
  const rows = readPart(folder, saved)
  const written = fingerprinting(isSame ? rows : rearranged(rows, order))
  await insertRows(client, { table: shape.table, columns }, written.lines)
  const names = columns.map(({ name }) => name)
  const read = fingerprinting(rowsOf(client, shape, names))
  for await (const _ of read.lines);
  if (read.found.rows !== written.found.rows || read.found.sum !== written.found.sum)
    throw new BackupProblem(
      `${saved.table} does not hold what was written: ${read.found.rows} of ${written.found.rows} rows, or other ones.`,
    )
}

async function* rearranged(
  lines: AsyncIterable<string>,
  order: readonly number[],
): AsyncGenerator<string> {
  for await (const line of lines) {
    const values: unknown[] = JSON.parse(line)
    yield JSON.stringify(order.map((place) => values[place]))
  }
}

type Link = { table: string; name: string; definition: string }

/** Takes the foreign keys off: a row may come before the one it points at. */
async function takeLinks(client: pg.ClientBase): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows
}
