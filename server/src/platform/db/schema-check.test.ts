import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { testPostgres } from '../../testing/database.ts'
import { canMakeCluster, freshCluster } from '../../testing/fresh-cluster.ts'
import { emptyPool, postgresCopyUrl } from '../../testing/images.ts'
import { DatabaseMisconfigured, openDatabase } from './index.ts'
import { migrate, readMigrations } from './migrate.ts'
import { checkSchema } from './schema-check.ts'

const engines = testPostgres ? (['embedded', 'postgres'] as const) : (['embedded'] as const)

describe.each(engines)('a database (%s)', (engine) => {
  let pool: pg.Pool
  let close: () => Promise<void>

  beforeAll(async () => {
    const opened = await emptyPool(engine === 'postgres' ? testPostgres : undefined)
    pool = opened.pool
    close = opened.close
    await migrate(pool)
  })
  afterAll(() => close())

  /** What the check says after this statement, which is undone. */
  async function complaintAfter(breaking: string): Promise<string> {
    const client = await pool.connect()
    try {
      await client.query(`begin; ${breaking}`)
      await checkSchema(client, readMigrations())
      return ''
    } catch (error) {
      if (error instanceof DatabaseMisconfigured) return error.message
      throw error
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  it('is whole as the migrations make it', async () => {
    expect(await complaintAfter('select 1')).toBe('')
  })

  it.each([
    ['drop policy own_company on dispatch_call', /1 of the \d+ policies .* missing: dispatch_call/],
    ['alter policy own_company on truck using (true)', /policies .* missing: truck/],
    ['create policy everything on truck using (true)', /no migration has made: truck/],
    ['alter table employee disable row level security', /row-level security is off: employee/],
    ['revoke select on vendor from towline_app', /"towline_app" may not use: vendor/],
    ['grant select on keepsake to towline_app', /may use what is not of one company: keepsake/],
    ['alter role towline_app bypassrls', /passes row-level security \(alter role/],
    ['alter table truck owner to towline_app', /belong to the role "towline_app".*: truck/],
    ['drop table chat_visit', /1 of \d+ tables are missing: chat_visit/],
    ['drop function towline_plain cascade', /functions are missing: towline_plain/],
    ['drop trigger count_new_calls on phone_call', /triggers are missing: count_new_calls/],
    ['alter table phone_call disable trigger user', /3 of \d+ triggers are missing/],
    ['drop index employee_email', /indexes are missing: employee_email/],
  ])('is not whole after: %s', async (breaking, complaint) => {
    const said = await complaintAfter(breaking)
    expect(said).toMatch(complaint)
    expect(said).toContain('npm run restore')
  })
})

describe.runIf(testPostgres)('opening a PostgreSQL database', () => {
  const dataDir = '/nonexistent'

  async function aDatabase(breaking: string): Promise<string> {
    const { url, drop } = await postgresCopyUrl(testPostgres ?? '')
    onTestFinished(drop)
    const db = await openDatabase({ databaseUrl: url, dataDir, poolSize: 1 })
    await db.raw(breaking)
    await db.close()
    return url
  }

  it('is refused as long as a policy is missing', async () => {
    const databaseUrl = await aDatabase('drop policy own_company on company')
    await expect(openDatabase({ databaseUrl, dataDir })).rejects.toThrow(
      /1 of the \d+ policies that keep companies apart are missing: company/,
    )
  })

  it('gives the role its rights on tables back', async () => {
    const databaseUrl = await aDatabase('revoke all on dispatch_call, company from towline_app')
    const db = await openDatabase({ databaseUrl, dataDir })
    await db.asCompany('019a0000-0000-7000-8000-00000000000a', (tx) =>
      tx.selectFrom('dispatch_call').select('id').execute(),
    )
    await db.close()
  })
})

it.runIf(canMakeCluster)('says whose the tables are when they are another user’s', async () => {
  const cluster = await freshCluster()
  onTestFinished(() => cluster.stop())
  const asAdmin = new URL(cluster.url)
  asAdmin.username = 'admin'
  const theirs = await openDatabase({ databaseUrl: asAdmin.href, dataDir: '/nonexistent' })
  await theirs.close()
  await expect(openDatabase({ databaseUrl: cluster.url, dataDir: '/nonexistent' })).rejects.toThrow(
    'The tables of this database belong to admin, not to towline',
  )
})
