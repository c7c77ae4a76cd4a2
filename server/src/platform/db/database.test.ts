import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { everyEngine } from '../../testing/database.ts'
import { afterCommit, DatabaseUnavailable, type Tx } from './index.ts'

const company = '019a0000-0000-7000-8000-00000000000a'

const remember = (tx: Tx, key: string) =>
  tx.insertInto('keepsake').values({ key, value: '' }).execute()

everyEngine('a transaction', (database) => {
  const remembered = () =>
    database.db.asSystem(async (tx) => {
      const rows = await tx.selectFrom('keepsake').select('key').orderBy('key').execute()
      return rows.map(({ key }) => key)
    })

  it('is there after it has ended well', async () => {
    await database.db.asSystem((tx) => remember(tx, 'kept'))
    expect(await remembered()).toEqual(['kept'])
  })

  it('leaves nothing when its work throws, and passes the error on', async () => {
    const failing = database.db.asSystem(async (tx) => {
      await remember(tx, 'lost')
      throw new RangeError('no')
    })
    await expect(failing).rejects.toThrow(RangeError)
    expect(await remembered()).toEqual([])
  })

  it('leaves the connection usable after a failed statement', async () => {
    await expect(database.db.asSystem((tx) => sql`select 1 / 0`.execute(tx))).rejects.toMatchObject(
      { code: '22012' },
    )
    await database.db.ping()
    expect(await remembered()).toEqual([])
  })

  it('that finds no room on the disk is refused as not now, which is remembered', async () => {
    expect(database.db.lastFullAt()).toBeNull()
    const full = database.db.asSystem(async (tx) => {
      await remember(tx, 'lost')
      await sql`do $$ begin raise 'no room' using errcode = 'disk_full'; end $$`.execute(tx)
    })
    await expect(full).rejects.toThrow(DatabaseUnavailable)
    await expect(full).rejects.toMatchObject({ isDiskFull: true })
    expect(database.db.lastFullAt()).not.toBeNull()
    expect(await remembered()).toEqual([])
    await database.db.tryToWrite()
  })

  it('does not write when it was opened for reading', async () => {
    await expect(
      database.db.asSystem((tx) => remember(tx, 'a'), { readOnly: true }),
    ).rejects.toMatchObject({ code: '25006' })
    await expect(
      database.db.asCompany(company, (tx) => sql`delete from employee`.execute(tx), {
        readOnly: true,
      }),
    ).rejects.toMatchObject({ code: '25006' })
  })

  it('refuses another one inside itself instead of waiting for itself', async () => {
    const { db } = database
    const inners: (() => Promise<unknown>)[] = [
      () => db.asSystem(async () => {}),
      () => db.asCompany(company, async () => {}),
      () => db.raw('select 1'),
      () => db.ping(),
    ]
    for (const inner of inners)
      await expect(db.asSystem(inner)).rejects.toThrow('inside an open one')
  })

  it('lets others follow in the order they came, and none in between', async () => {
    const { db } = database
    const order: string[] = []
    const several = ['first', 'second', 'third'].map((name) =>
      db.asSystem(async (tx) => {
        order.push(`${name} begins`)
        await sql`lock table keepsake`.execute(tx)
        await remember(tx, name)
        order.push(`${name} ends`)
      }),
    )
    await Promise.all([...several, db.ping()])
    const ends = order.filter((entry) => entry.endsWith('ends'))
    expect(ends).toHaveLength(3)
    if (db.engine === 'embedded')
      expect(order).toEqual(
        ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
      )
  })

  it('runs its hooks after the commit, and never after a rollback', async () => {
    const heard: string[] = []
    await database.db.asSystem(async (tx) => {
      afterCommit(tx, () => heard.push('hook'))
      await remember(tx, 'a')
      heard.push('work')
    })
    await database.db
      .asSystem(async (tx) => {
        afterCommit(tx, () => heard.push('never'))
        throw new Error('no')
      })
      .catch(() => {})
    expect(heard).toEqual(['work', 'hook'])
  })

  it('fails when a statement failed in it, even if the work went on', async () => {
    const silenced = database.db.asSystem(async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => {})
    })
    await expect(silenced).rejects.toThrow()
  })

  it('is bound to the company only while it is open', async () => {
    const { db } = database
    const bound = (tx: Tx) =>
      sql<{ role: string; company: string | null }>`
        select current_user as role, towline_company() as company`.execute(tx)
    const inside = await db.asCompany(company, bound)
    expect(inside.rows).toEqual([{ role: 'towline_app', company }])
    const { rows } = await db.asSystem(bound)
    expect(rows[0]?.company).toBeNull()
    expect(rows[0]?.role).not.toBe('towline_app')
  })

  it('takes the company it is bound to for a text and nothing else', async () => {
    const { db } = database
    const odd = `x', true); set role none; select set_config('a.b', '\\`
    const { rows } = await db.asCompany(odd, (tx) =>
      sql<{ role: string; company: string }>`
        select current_user as role, current_setting('towline.company_id') as company`.execute(tx),
    )
    expect(rows).toEqual([{ role: 'towline_app', company: odd }])
  })

  it('is not needed for one look-up, and refuses a look-up inside itself', async () => {
    const { db } = database
    await db.asSystem((tx) => remember(tx, 'kept'))
    const look = () => db.lookUp((tx) => tx.selectFrom('keepsake').select('key').execute())
    expect(await look()).toEqual([{ key: 'kept' }])
    await expect(db.asSystem(look)).rejects.toThrow('inside an open one')
    await expect(db.lookUp((tx) => sql`select 1 / 0`.execute(tx))).rejects.toMatchObject({
      code: '22012',
    })
    expect(await look()).toEqual([{ key: 'kept' }])
  })
})

everyEngine('a value from the database', (database) => {
  it('has the same JavaScript type on both engines', async () => {
    const { rows } = await database.db.asSystem((tx) =>
      sql`select 9007199254740991::int8 as big, count(*) as counted, 12.50::numeric as exact,
        '2026-11-21 10:00:00+02'::timestamptz as at, '2026-11-21'::date as on_day,
        '{"a":[1]}'::jsonb as data, '\\x00ff'::bytea as bytes, array['a','b'] as words,
        true as yes, null::int8 as nothing, json_agg(1)::text as json,
        current_setting('timezone') as zone from (values (1), (2)) as v`.execute(tx),
    )
    expect(rows).toEqual([
      {
        big: Number.MAX_SAFE_INTEGER,
        counted: 2,
        exact: '12.50',
        at: new Date('2026-11-21T08:00:00Z'),
        on_day: '2026-11-21',
        data: { a: [1] },
        bytes: Buffer.from([0, 255]),
        words: ['a', 'b'],
        yes: true,
        nothing: null,
        json: '[1, 1]',
        zone: 'UTC',
      },
    ])
  })

  it('is refused rather than rounded when a number cannot hold it', async () => {
    await expect(
      database.db.asSystem((tx) => sql`select 9007199254740993::int8`.execute(tx)),
    ).rejects.toThrow('9007199254740993 does not fit a number')
    await database.db.ping()
  })

  it('may be megabytes long, in and out', async () => {
    const long = 'ä'.repeat(3_000_000)
    const { rows } = await database.db.asSystem((tx) =>
      sql<{ long: string }>`select ${long}::text as long`.execute(tx),
    )
    expect(rows[0]?.long === long).toBe(true)
  })
})
