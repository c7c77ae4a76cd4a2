import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, describe, expect, it } from 'vitest'
import { layStore } from '../../../testing/images.ts'
import { databaseOver } from '../database.ts'
import { DatabaseUnavailable, type Db, openDatabase } from '../index.ts'
import { DurableNodeFS, durableStartParams } from './durable-fs.ts'
import { openStore } from './embedded.ts'
import { EngineClient } from './engine-client.ts'
import { shippedTemplate, unpackStore } from './template.ts'
import { startCommitter } from './testing/child.ts'
import { upkeep } from './upkeep.ts'

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear()
})

function newDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'towline-embedded-'))
  clearing.push(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** A data directory with a store that has been started before. */
async function usedDirectory(): Promise<string> {
  const directory = newDirectory()
  await layStore(directory)
  return directory
}

function committerIn(dataDir: string) {
  const child = startCommitter(dataDir)
  clearing.push(() => child.kill())
  return child
}

const numbersIn = (db: Db) =>
  db.asSystem(async (tx) => {
    const rows = await tx.selectFrom('keepsake').select('key').execute()
    return new Set(rows.map(({ key }) => Number(key)))
  })

describe('a process that is killed', () => {
  it('loses nothing it had acknowledged, round after round', async () => {
    const dataDir = await usedDirectory()
    const acknowledged: number[] = []
    for (const rows of [40, 7, 60]) {
      const child = committerIn(dataDir)
      await child.said(rows)
      await child.kill()
      acknowledged.push(...child.acknowledged)
    }
    const db = await openDatabase({ dataDir })
    const kept = await numbersIn(db)
    await db.close()
    expect(acknowledged.length).toBeGreaterThanOrEqual(107)
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
  })

  it('leaves no lock behind, and while it lives it keeps others out and is named', async () => {
    const dataDir = await usedDirectory()
    const child = committerIn(dataDir)
    await child.said(1)
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      new RegExp(`in use by process ${child.process.pid} on .*DATA_DIR`),
    )
    await child.kill()
    const db = await openDatabase({ dataDir })
    await db.ping()
    await db.close()
  })
})

describe('the embedded store', () => {
  it('keeps a second opening in the same process out too', async () => {
    const dataDir = await usedDirectory()
    const db = await openDatabase({ dataDir })
    await expect(openDatabase({ dataDir })).rejects.toThrow(`process ${process.pid}`)
    await db.close()
  })

  it('is as it was after it has been closed and opened', async () => {
    const dataDir = newDirectory()
    const first = await openDatabase({ dataDir })
    await first.asSystem((tx) =>
      tx.insertInto('keepsake').values({ key: '7', value: '' }).execute(),
    )
    await first.close()
    const second = await openDatabase({ dataDir })
    expect(await numbersIn(second)).toEqual(new Set([7]))
    await second.close()
  })

  it('starts anew over the remains of a first start that was cut off', async () => {
    const dataDir = newDirectory()
    fs.mkdirSync(path.join(dataDir, 'store.partial', 'base'), { recursive: true })
    const db = await openDatabase({ dataDir })
    await db.ping()
    await db.close()
    expect(fs.existsSync(path.join(dataDir, 'store.partial'))).toBe(false)
  })

  it('forces every commit to the disk, and nothing where nothing was written', async () => {
    const directory = path.join(newDirectory(), 'store')
    await unpackStore(fs.readFileSync(shippedTemplate), directory)
    let syncs = 0
    const counted = new DurableNodeFS(directory, (descriptor) => {
      syncs++
      fs.fsyncSync(descriptor)
    })
    const store = await PGlite.create({
      fs: counted,
      startParams: durableStartParams(PGlite.defaultStartParams),
    })
    await store.exec('create table t (a int)')
    syncs = 0
    for (let commit = 0; commit < 10; commit++) await store.query('insert into t values (1)')
    expect(syncs).toBeGreaterThanOrEqual(10)
    syncs = 0
    for (let read = 0; read < 10; read++) await store.query('select * from t')
    expect(syncs).toBe(0)
    await store.close()
    expect(syncs).toBeGreaterThan(0)
  })
})

describe('upkeep', () => {
  it('clears dead rows and lets the log go, and nothing is lost by it', async () => {
    const directory = path.join(newDirectory(), 'store')
    await unpackStore(fs.readFileSync(shippedTemplate), directory)
    const { pool, close } = await openStore({ directory, durable: false })
    await pool.query('create table t (n int primary key, words text)')
    await pool.query("insert into t select n, repeat('a', 500) from generate_series(1, 40000) n")
    for (const letter of ['b', 'c', 'd', 'e'])
      await pool.query('update t set words = repeat($1, 500)', [letter])
    const before = megabytesIn(path.join(directory, 'pg_wal'))
    await upkeep(pool)
    await upkeep(pool)
    const dead = await pool.query(
      `select n_dead_tup as dead, last_analyze is not null as measured from pg_stat_user_tables where relname = 't'`,
    )
    expect(dead.rows).toEqual([{ dead: 0, measured: true }])
    expect(before).toBeGreaterThan(100)
    expect(megabytesIn(path.join(directory, 'pg_wal'))).toBeLessThanOrEqual(80)
    expect((await pool.query('select count(*) as rows, min(words) as words from t')).rows).toEqual([
      { rows: 40_000, words: 'e'.repeat(500) },
    ])
    await close()
  })
})

function megabytesIn(directory: string): number {
  const sizes = fs
    .readdirSync(directory, { withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => fs.statSync(path.join(directory, file.name)).size)
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}

describe("the engine's thread", () => {
  it('takes everything that waits with it when it dies, and says so from then on', async () => {
    const directory = path.join(newDirectory(), 'store')
    await unpackStore(fs.readFileSync(shippedTemplate), directory)
    const db = databaseOver('embedded', await openStore({ directory, durable: false }))
    await db.ping()
    // Somebody deletes the store while it is open: PostgreSQL panics at the next checkpoint.
    fs.rmSync(path.join(directory, 'global'), { recursive: true })
    const waiting = [db.raw('checkpoint'), db.ping()]
    for (const query of waiting)
      await expect(query).rejects.toThrow(/embedded database has stopped/)
    await expect(db.ping()).rejects.toThrow(DatabaseUnavailable)
    await expect(db.asSystem(async () => {})).rejects.toThrow(DatabaseUnavailable)
    await db.close()
  })

  it('says why it could not be opened', async () => {
    const directory = newDirectory()
    fs.writeFileSync(path.join(directory, 'PG_VERSION'), 'not a version')
    await expect(EngineClient.open({ directory, durable: true })).rejects.toThrow(
      DatabaseUnavailable,
    )
  })
})
