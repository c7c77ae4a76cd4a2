import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { testPostgres } from '../../testing/database.ts'
import { postgresCopyUrl } from '../../testing/images.ts'
import { aPooler, startTransactionPooler } from '../../testing/transaction-pooler.ts'
import { openDatabase } from './index.ts'
import { prepared } from './prepared.ts'

const NORTH = '019a0000-0000-7000-8000-00000000000a'
const SOUTH = '019a0000-0000-7000-8000-00000000000b'

async function aDatabase(): Promise<string> {
  const { url, drop } = await postgresCopyUrl(testPostgres ?? '')
  onTestFinished(drop)
  return url
}

async function open(databaseUrl: string, directUrl?: string) {
  const past = directUrl ? { directUrl } : {}
  const db = await openDatabase({ databaseUrl, ...past, dataDir: 'nowhere' })
  onTestFinished(() => db.close())
  return db
}

it.runIf(testPostgres)(
  'each company sees its own through a pooler that gives every transaction another connection',
  async () => {
    const directUrl = await aDatabase()
    const pooler = await aPooler(directUrl)
    const db = await open(pooler.url, directUrl)
    for (const id of [NORTH, SOUTH])
      await db.raw(
        `insert into company (id, name, phone_number, plan_type, plan_id, call_allowance, created_at)
         values ($1, 'A company', '+12145550100', 'trial', 'trial', 1, now())`,
        [id],
      )
    const looks = Array.from({ length: 60 }, async (_, n) => {
      const own = n % 2 === 0 ? NORTH : SOUTH
      const { rows } = await db.asCompany(own, (tx) =>
        sql`${prepared} select id from company`.execute(tx),
      )
      expect(rows).toEqual([{ id: own }])
      const { rows: outside } = await db.raw(
        `select current_user::text as who, current_setting('towline.company_id', true) as company,
           current_setting('TimeZone') as zone`,
      )
      expect(outside).toEqual([
        {
          who: expect.not.stringContaining('towline_app'),
          company: expect.toBeOneOf(['', null]),
          zone: 'UTC',
        },
      ])
    })
    await Promise.all(looks)
    expect(pooler.moved()).toBeGreaterThan(0)
  },
)

it.runIf(testPostgres)(
  'a pooler whose connections have no time limit is refused, with what to do',
  async () => {
    const directUrl = await aDatabase()
    const pooler = await startTransactionPooler(directUrl)
    onTestFinished(() => pooler.stop())
    await expect(open(pooler.url, directUrl)).rejects.toThrow(
      /time limit of a statement 0\. .*alter role \w+ set statement_timeout = '15s'/,
    )
  },
)

it.runIf(testPostgres)(
  'a pooler that is not named as one is refused, with what to set',
  async () => {
    const pooler = await aPooler(await aDatabase())
    await expect(open(pooler.url)).rejects.toThrow(/DATABASE_DIRECT_URL/)
  },
)
