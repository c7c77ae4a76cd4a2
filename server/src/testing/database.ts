import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import type { Db } from '../platform/db/index.ts'
import { embeddedCopy, findPostgres, postgresCopy } from './images.ts'

/** The database of a test file or suite; there from the first hook or test on. */
export type TestDatabase = { readonly db: Db }

const postgres = await findPostgres()

/**
 * A database of the caller's own, migrated, emptied after each test. Call it at the top of a file or
 * of a `describe`. Without an engine: the embedded one.
 */
export function testDatabase(engine: Db['engine'] = 'embedded'): TestDatabase {
  let opened: Db | undefined
  const db = () => {
    if (!opened) throw new Error('The test database is there inside hooks and tests only')
    return opened
  }
  beforeAll(async () => {
    opened = engine === 'embedded' ? await embeddedCopy() : await postgresCopy(postgresServer())
  })
  afterEach(() => empty(db()))
  afterAll(() => opened?.close())
  return {
    get db() {
      return db()
    },
  }
}

/** Runs a suite on each engine there is here; the title says which. */
export function eachEngine(title: string, suite: (database: TestDatabase) => void): void {
  const engines: Db['engine'][] = postgres ? ['embedded', 'postgres'] : ['embedded']
  for (const engine of engines) describe(`${title} (${engine})`, () => suite(testDatabase(engine)))
}

/** The URL of a PostgreSQL server for tests, where one can be had. */
export const testPostgres: string | undefined = postgres

function postgresServer(): string {
  if (!postgres) throw new Error('No PostgreSQL here: set TEST_DATABASE_URL')
  return postgres
}

// Deletes instead of truncating: on nearly empty tables that is many times as fast.
async function empty(db: Db): Promise<void> {
  await db.raw(`
    set session_replication_role = replica;
    do $$
    declare
      filled text;
    begin
      for filled in
        select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname = 'public' and tablename <> 'migration'
          or schemaname = 'pgboss' and tablename = 'job'
      loop
        execute 'delete from ' || filled;
      end loop;
    end $$;
    set session_replication_role = origin`)
}
