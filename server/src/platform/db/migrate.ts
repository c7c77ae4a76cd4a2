import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { DatabaseMisconfigured, errorCode } from './errors.ts'
import { checkSchema } from './schema-check.ts'

const shippedMigrations = fileURLToPath(new URL('./migrations/', import.meta.url))
const setupSql = fs.readFileSync(new URL('./setup.sql', import.meta.url), 'utf8')

/** Any number will do, as long as nothing else in this database locks on it. */
const migrationLock = 7_073_105

/** `NNNN-name.sql`; the number is its place in the order. */
export type Migration = { number: number; name: string; text: string; checksum: string }

/**
 * Brings the database up to date: each pending migration in a transaction of its own, forward only,
 * one process at a time. Throws DatabaseMisconfigured when history does not fit the files, or when what
 * they have made is not there (any more).
 */
export async function migrate(pool: pg.Pool, directory = shippedMigrations): Promise<void> {
  const migrations = readMigrations(directory)
  const client = await pool.connect()
  try {
    while (await oneStep(client, migrations)) {}
    await mayTakeRole(client)
    await checkSchema(client, migrations)
  } finally {
    client.release()
  }
}

/**
 * As `migrate`, in the transaction that is open on the client, and no further than to the migration
 * numbered `last`.
 */
export async function migrateWithin(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  last = migrations.length,
): Promise<void> {
  await lockMigrations(client)
  await setUp(client)
  for (;;) {
    const next = pending(await applied(client), migrations)
    if (!next || next.number > last) break
    await apply(client, next)
  }
  await client.query('select towline_open_guarded()')
}

/** The migrations of a directory, in order. */
export function readMigrations(directory = shippedMigrations): Migration[] {
  return fs
    .readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file, index) => {
      const [, digits] = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file) ?? []
      if (Number(digits) !== index + 1)
        throw new DatabaseMisconfigured(`${file} is not the migration number ${index + 1}`)
      const text = fs.readFileSync(path.join(directory, file), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { number: index + 1, name: file, text, checksum }
    })
}

/** Hash of all that decides what a fresh database looks like; for images made ahead. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256').update(setupSql)
  for (const { checksum } of readMigrations()) hash.update(checksum)
  return hash.digest('hex').slice(0, 16)
}

// The lock is taken anew for each step, so two processes that start together share the work in turn.
async function oneStep(client: pg.PoolClient, migrations: readonly Migration[]): Promise<boolean> {
  await client.query('begin')
  try {
    await lockMigrations(client)
    await setUp(client)
    const next = pending(await applied(client), migrations)
    if (next) await apply(client, next)
    await client.query('select towline_open_guarded()')
    await client.query('commit')
    return next !== undefined
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function lockMigrations(client: pg.ClientBase): Promise<void> {
  await client.query(`set local statement_timeout = 0; set local client_min_messages = warning;
    select pg_advisory_xact_lock(${migrationLock})`)
}

async function setUp(client: pg.ClientBase): Promise<void> {
  try {
    await client.query(setupSql)
  } catch (error) {
    const insufficientPrivilege = '42501'
    if (errorCode(error) !== insufficientPrivilege) throw error
    throw await roleProblem(client, error)
  }
}

/** What the database knows of a migration it has run. */
export type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>

/** The migrations that the database has run, in order. */
export async function applied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'select number, name, checksum from migration order by number',
  )
  return rows
}

/** The next migration; throws DatabaseMisconfigured when those that have run are not the first of these. */
export function pending(
  done: readonly Applied[],
  migrations: readonly Migration[],
): Migration | undefined {
  for (const { number, name, checksum } of done) {
    const file = migrations[number - 1]
    if (!file)
      throw new DatabaseMisconfigured(
        `The database already has ${name}, which this version does not know. Start the newer version.`,
      )
    if (file.checksum !== checksum)
      throw new DatabaseMisconfigured(
        `${file.name} was changed after the database had run it. Restore the file and put the change into a new migration.`,
      )
  }
  return migrations[done.length]
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query(migration.text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${migration.name} failed: ${reason}`, { cause: error })
  }
  const { number, name, checksum } = migration
  await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ])
}

async function mayTakeRole(client: pg.PoolClient): Promise<void> {
  try {
    await client.query(`begin; set local role towline_app; rollback`)
  } catch (error) {
    throw await roleProblem(client, error)
  }
}

async function roleProblem(client: pg.ClientBase, cause: unknown): Promise<DatabaseMisconfigured> {
  await client.query('rollback')
  const { rows } = await client.query<{ me: string; stranger: string | null }>(
    `select quote_ident(current_user) as me, (select pg_get_userbyid(relowner) from pg_class
      where oid = to_regclass('public.migration') and not pg_has_role(relowner, 'usage')) as stranger`,
  )
  if (rows[0]?.stranger)
    return new DatabaseMisconfigured(
      `The tables of this database belong to ${rows[0].stranger}, not to ${rows[0].me}, whom DATABASE_URL names. ` +
        `Name ${rows[0].stranger} there, or let "npm run restore" fill a database that ${rows[0].me} owns.`,
      { cause },
    )
  return new DatabaseMisconfigured(
    'The role "towline_app", which keeps companies apart, cannot be used. Run this as a superuser of ' +
      `the PostgreSQL server, then start again: create role towline_app nologin; grant towline_app to ${rows[0]?.me}; ` +
      '(leave the first part out if the role exists).',
    { cause },
  )
}
