import { createHash, randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { type Db, databaseOver } from '../platform/db/database.ts'
import { type OpenedPool, openStore, poolOver } from '../platform/db/embedded/embedded.ts'
import { openEngine } from '../platform/db/embedded/open-engine.ts'
import { shippedTemplate, unpackStore } from '../platform/db/embedded/template.ts'
import { migrate, schemaFingerprint } from '../platform/db/migrate.ts'
import { postgresPool } from '../platform/db/postgres.ts'
import { createTasks } from '../platform/tasks/index.ts'

/**
 * Migrated databases made once and copied, so that a test file has its own in well under a second.
 * The name carries a hash of everything that decides what is inside, so a stale one is never used.
 */
const fingerprint = createHash('sha256')
  .update(schemaFingerprint())
  .update(fs.readFileSync(shippedTemplate))
  .update(fs.readFileSync(fileURLToPath(import.meta.resolve('pg-boss/package.json'))))
  .digest('hex')
  .slice(0, 12)

const cache = fileURLToPath(new URL('../../../node_modules/.cache/towline/', import.meta.url))

/** A database of the caller's own on the embedded engine: in a thread, without fsync. */
export async function embeddedCopy(): Promise<Db> {
  const directory = await copiedImage()
  const store = await openStore({ directory, durable: false })
  return databaseOver('embedded', {
    ...store,
    close: async () => {
      await store.close()
      fs.rmSync(directory, { recursive: true })
    },
  })
}

/** As `embeddedCopy`, in this thread: a sixth less work for each query, and the thread stands still meanwhile. */
export async function embeddedHere(): Promise<Db> {
  const directory = await copiedImage()
  const { exchange, close } = await openEngine({ directory, durable: false })
  // As to a thread: the answer comes when the asker is done, and one at a time.
  let last: Promise<unknown> = Promise.resolve()
  const engine = Object.assign(new EventEmitter(), {
    exchange: (bytes: Uint8Array<ArrayBuffer>) => {
      const answer = last.then(() => exchange(bytes))
      last = answer.catch(() => {})
      return answer
    },
  })
  const pool = poolOver(async () => engine)
  return databaseOver('embedded', {
    pool,
    close: async () => {
      await pool.end()
      await close()
      fs.rmSync(directory, { recursive: true })
    },
  })
}

async function copiedImage(): Promise<string> {
  const image = await embeddedImage()
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'towline-test-'))
  fs.cpSync(image, directory, { recursive: true, mode: fs.constants.COPYFILE_FICLONE })
  return directory
}

/** The folder of a store that is made and migrated; copy it, and leave it as it is. */
export async function embeddedImage(): Promise<string> {
  const image = path.join(cache, `store-${fingerprint}`)
  if (fs.existsSync(image)) return image
  fs.mkdirSync(cache, { recursive: true })
  const building = fs.mkdtempSync(path.join(cache, 'building-'))
  const store = path.join(building, 'store')
  await unpackStore(fs.readFileSync(shippedTemplate), store)
  await fill('embedded', await openStore({ directory: store, durable: false }))
  try {
    fs.renameSync(store, image)
  } catch (error) {
    // Another test process was faster; its image is as good.
    if (!fs.existsSync(image)) throw error
  } finally {
    fs.rmSync(building, { recursive: true })
  }
  return image
}

/** Lays a store that is made and migrated into a data directory, for what is not about a first start. */
export async function layStore(dataDir: string): Promise<void> {
  const mode = fs.constants.COPYFILE_FICLONE
  await fs.promises.cp(await embeddedImage(), path.join(dataDir, 'store'), {
    recursive: true,
    mode,
  })
}

/** A server the tests may make databases on: `TEST_DATABASE_URL`, or one that answers locally. */
export async function findPostgres(): Promise<string | undefined> {
  const url = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return url
  } catch (error) {
    if (process.env.TEST_DATABASE_URL) throw error
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** A database of the caller's own on a PostgreSQL server, dropped when it is closed. */
export async function postgresCopy(server: string, poolSize = 5): Promise<Db> {
  const { url, drop } = await postgresCopyUrl(server)
  const pool = postgresPool(url, poolSize)
  return databaseOver('postgres', {
    pool,
    close: async () => {
      await pool.end()
      await drop()
    },
  })
}

/** As `postgresCopy`, for tests that open it themselves. */
export async function postgresCopyUrl(server: string) {
  const template = `towline_template_${fingerprint}`
  const name = newName()
  await onServer(server, async (admin) => {
    // One at a time on this server, whichever templates they use: clearing up, making a template, and copying it,
    // which needs it unused.
    await admin.query(`select pg_advisory_lock(hashtext('towline_template'))`)
    const made = await admin.query('select from pg_database where datname = $1', [template])
    if (made.rowCount === 0) {
      await dropLeftovers(admin)
      await makeTemplate(server, admin, template)
    }
    await admin.query(`create database ${name} template ${template}`)
  })
  return {
    url: withDatabase(server, name),
    drop: () => onServer(server, (admin) => admin.query(`drop database ${name} with (force)`)),
  }
}

/** A pool on an empty database, not migrated: on the server given, otherwise embedded. */
export async function emptyPool(server?: string): Promise<OpenedPool> {
  if (server) return emptyPostgres(server)
  const directory = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'towline-test-')), 'store')
  await unpackStore(fs.readFileSync(shippedTemplate), directory)
  const { pool, close } = await openStore({ directory, durable: false })
  return {
    pool,
    close: async () => {
      await close()
      fs.rmSync(path.dirname(directory), { recursive: true })
    },
  }
}

async function emptyPostgres(server: string): Promise<OpenedPool> {
  const { url, drop } = await emptyPostgresUrl(server)
  const pool = postgresPool(url, 5)
  return {
    pool,
    close: async () => {
      await pool.end()
      await drop()
    },
  }
}

/** An empty database on a PostgreSQL server. */
export async function emptyPostgresUrl(server: string) {
  const name = newName()
  await onServer(server, (admin) => admin.query(`create database ${name}`))
  return {
    url: withDatabase(server, name),
    drop: () => onServer(server, (admin) => admin.query(`drop database ${name} with (force)`)),
  }
}

// The time is in the name, so that what a killed run leaves behind is known for old.
const newName = () => `towline_test_${Date.now()}_${randomUUID().slice(0, 8)}`
const OLD_MS = 3_600_000
const OLD_TEMPLATE_MS = 24 * OLD_MS

/**
 * Drops what nobody uses any more. A template of another version may be another run's on this server: it is kept for
 * a day after it was made, which its comment says; a database that somebody is in is not touched.
 */
async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database d
     where not exists (select from pg_stat_activity a where a.datid = d.oid)
       and (datname like 'towline\\_template\\_%'
            and coalesce(shobj_description(d.oid, 'pg_database'), '0')::bigint < $1
         or datname ~ '^towline_test_[0-9]+_' and split_part(datname, '_', 3)::bigint < $2)`,
    [Date.now() - OLD_TEMPLATE_MS, Date.now() - OLD_MS],
  )
  for (const { name } of rows) await admin.query(`drop database if exists ${name}`)
}

async function makeTemplate(server: string, admin: pg.Client, template: string): Promise<void> {
  const building = `${template}_building`
  await admin.query(`drop database if exists ${building} with (force)`)
  await admin.query(`create database ${building}`)
  const pool = postgresPool(withDatabase(server, building), 2)
  await fill('postgres', { pool, close: () => pool.end() })
  await admin.query(`comment on database ${building} is '${Date.now()}'`)
  await admin.query(`alter database ${building} rename to ${template}`)
}

async function fill(engine: Db['engine'], opened: OpenedPool): Promise<void> {
  await migrate(opened.pool)
  const jobs = await createTasks({
    db: databaseOver(engine, opened),
    log: pino({ level: 'silent' }),
  })
  await jobs.stop()
  await opened.close()
}

async function onServer(server: string, work: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
