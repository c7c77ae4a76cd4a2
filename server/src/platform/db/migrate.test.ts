import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testPostgres } from '../../testing/database.ts'
import { emptyPool } from '../../testing/images.ts'
import { migrate } from './migrate.ts'

const engines = testPostgres ? (['embedded', 'postgres'] as const) : (['embedded'] as const)

describe.each(engines)('migrations (%s)', (engine) => {
  let directory: string
  let pool: pg.Pool
  let close: () => Promise<void>

  beforeEach(async () => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'towline-migrations-'))
    const opened = await emptyPool(engine === 'postgres' ? testPostgres : undefined)
    pool = opened.pool
    close = opened.close
  })
  afterEach(async () => {
    await close()
    fs.rmSync(directory, { recursive: true })
  })

  const write = (name: string, text: string) => fs.writeFileSync(path.join(directory, name), text)
  const applied = async () => {
    const { rows } = await pool.query<{ name: string }>(
      'select name from migration order by number',
    )
    return rows.map(({ name }) => name)
  }

  it('run in order, each once, several statements in each', async () => {
    write('0001-first.sql', 'create table a (n int); insert into a values (1);')
    await migrate(pool, directory)
    write('0002-second.sql', 'update a set n = n + 1; alter table a add column m int default 5;')
    await migrate(pool, directory)
    await migrate(pool, directory)
    expect(await applied()).toEqual(['0001-first.sql', '0002-second.sql'])
    expect((await pool.query('select * from a')).rows).toEqual([{ n: 2, m: 5 }])
  })

  it('leave nothing of one that failed, keep those before it, and name it', async () => {
    write('0001-first.sql', 'create table a (n int)')
    write('0002-wrong.sql', 'create table b (n int); select 1 / 0')
    await expect(migrate(pool, directory)).rejects.toThrow(
      '0002-wrong.sql failed: division by zero',
    )
    expect(await applied()).toEqual(['0001-first.sql'])
    expect((await pool.query(`select to_regclass('b') as b`)).rows).toEqual([{ b: null }])
    write('0002-wrong.sql', 'create table b (n int)')
    await migrate(pool, directory)
    expect(await applied()).toEqual(['0001-first.sql', '0002-wrong.sql'])
  })

  it('refuse a file that was changed after it had run', async () => {
    write('0001-first.sql', 'create table a (n int)')
    await migrate(pool, directory)
    write('0001-first.sql', 'create table a (n bigint)')
    await expect(migrate(pool, directory)).rejects.toThrow('0001-first.sql was changed')
  })

  it('refuse a database that is ahead of the program', async () => {
    write('0001-first.sql', 'create table a (n int)')
    write('0002-second.sql', 'create table b (n int)')
    await migrate(pool, directory)
    fs.rmSync(path.join(directory, '0002-second.sql'))
    await expect(migrate(pool, directory)).rejects.toThrow('Start the newer version')
  })

  it('refuse a gap or a wrong name among the files', async () => {
    write('0002-second.sql', 'select 1')
    await expect(migrate(pool, directory)).rejects.toThrow('0002-second.sql is not the migration')
  })

  it('are done once when several processes start together', async () => {
    write('0001-first.sql', 'create table a (n int)')
    write('0002-second.sql', 'insert into a values (1)')
    await Promise.all([
      migrate(pool, directory),
      migrate(pool, directory),
      migrate(pool, directory),
    ])
    expect((await pool.query('select * from a')).rows).toEqual([{ n: 1 }])
  })
})
