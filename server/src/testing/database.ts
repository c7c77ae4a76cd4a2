import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { type Db, errorCode, prepared } from '../platform/db/index.ts'
import { embeddedHere, findPostgres, postgresCopy } from './images.ts'

/** The database of a test file or suite; there from the first hook or test on. */
export type TestDatabase = { readonly db: Db }

const postgres = await findPostgres()

/** The databases of this test process, one of each engine: opened when first asked for, kept to its end. */
const opened = new Map<Db['engine'], Promise<Db>>()

/** The one database of an engine that the files of a test process share. */
export function sharedDatabase(engine: Db['engine']): Promise<Db> {
  const known = opened.get(engine)
  if (known) return known
  const opening = engine === 'embedded' ? embeddedHere() : postgresCopy(postgresServer())
  opened.set(engine, opening)
  return opening
}

/**
 * A migrated database that nobody else uses meanwhile, emptied after each test. Call it at the top of a
 * file or of a `describe`. Without an engine: the embedded one.
 */
export function testDatabase(engine: Db['engine'] = 'embedded'): TestDatabase {
  return emptiedDatabase(engine, afterEach)
}

/** As `testDatabase`, emptied when all is over: for tests that share what was stored before the first. */
export function lastingDatabase(): TestDatabase {
  return emptiedDatabase('embedded', afterAll)
}

function emptiedDatabase(
  engine: Db['engine'],
  after: typeof afterAll | typeof afterEach,
): TestDatabase {
  let database: Db | undefined
  const db = () => {
    if (!database) throw new Error('The test database is there inside hooks and tests only')
    return database
  }
  beforeAll(async () => {
    database = await sharedDatabase(engine)
  })
  after(() => empty(db()))
  return {
    get db() {
      return db()
    },
  }
}

/** Which engine suites run on that work on either: `npm test` takes one, `npm run test:all` the other. */
const engine: Db['engine'] = process.env.TEST_ENGINES === 'postgres' ? 'postgres' : 'embedded'

/** Runs a suite on the embedded database, and with `npm run test:all` on PostgreSQL; the title says which. */
export function eachEngine(title: string, suite: (database: TestDatabase) => void): void {
  onEngines(title, suite, [engine])
}

/** As `eachEngine`, on every engine in every run: for what stands directly on the database. */
export function everyEngine(title: string, suite: (database: TestDatabase) => void): void {
  onEngines(title, suite, engines)
}

const engines: Db['engine'][] = postgres ? ['embedded', 'postgres'] : ['embedded']

function onEngines(
  title: string,
  suite: (database: TestDatabase) => void,
  some: Db['engine'][],
): void {
  for (const each of some) describe(`${title} (${each})`, () => suite(testDatabase(each)))
}

/** The URL of a PostgreSQL server for tests, where one can be had. */
export const testPostgres: string | undefined = postgres

function postgresServer(): string {
  if (!postgres) throw new Error('No PostgreSQL here: set TEST_DATABASE_URL')
  return postgres
}

/** What empties a database, which its tables decide. */
const emptying = new WeakMap<Db, Promise<string>>()

// Deletes instead of truncating: on nearly empty tables that is many times as fast. All of it is one statement,
// planned once, and what follows from a row that goes is not looked for.
async function empty(db: Db): Promise<void> {
  const text = emptying.get(db) ?? deletesOf(db)
  emptying.set(db, text)
  const deletes = sql.raw(await text)
  const all = () =>
    db.asSystem(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`${prepared} ${deletes}`.execute(tx)
    })
  // What a product that still runs writes behind a call may hold a row that this waits for, and wait for another.
  await all().catch((error: unknown) =>
    errorCode(error) === DEADLOCK ? all() : Promise.reject(error),
  )
}

const DEADLOCK = '40P01'

async function deletesOf(db: Db): Promise<string> {
  const { rows } = await db.asSystem((tx) =>
    sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> 'migration'
        or schemaname = 'pgboss' and tablename = 'job'`.execute(tx),
  )
  const deletes = rows.map(({ name }, number) => `t${number} as (delete from ${name})`)
  return `with ${deletes.join(', ')} select 1`
}
