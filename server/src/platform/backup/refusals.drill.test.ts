import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { canMakeCluster, freshCluster } from '../../testing/fresh-cluster.ts'
import { contentsOf } from '../../testing/held-against.ts'
import { connect, openDatabase } from '../db/index.ts'
import { migrate } from '../db/migrate.ts'
import { makeBackup, restoreBackup } from './index.ts'
import { embeddedPlace, only, type Place, silent, usedPlace } from './testing/places.ts'

const TEST_MS = 180_000
const COMPANY = '019a0000-0000-7000-8000-00000000000a'
const KEY = `${COMPANY}/recordings/1`

let scratch: string
let source: Place
/** A backup of a company with one recording. */
let saved: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'towline-backups-'))
  source = await embeddedPlace()
  await addCompany(source, COMPANY)
  await source.files.put(KEY, only(Buffer.from('hello')), 'audio/mpeg')
  await writeFile(join(source.installation.dataDir, 'carrier-token'), 'ours')
  saved = await backupOf(source)
}, TEST_MS)
afterAll(async () => {
  await source.clear()
  await rm(scratch, { recursive: true })
})

async function addCompany({ installation }: Place, id: string): Promise<void> {
  const db = await openDatabase(installation)
  await db.raw(
    `insert into company (id, name, phone_number, plan_type, plan_id, call_allowance, created_at)
     values ($1, 'A Tow', '', 'trial', '', 1, now())`,
    [id],
  )
  await db.close()
}

async function backupOf({ installation }: Place): Promise<string> {
  const into = await mkdtemp(join(scratch, 'into-'))
  const options = { version: '0.1.0', now: new Date(0), report: () => {} }
  return (await makeBackup(installation, into, options)).folder
}

async function aPlace(): Promise<Place> {
  const place = await embeddedPlace()
  onTestFinished(place.clear)
  return place
}

const restored = (place: Place, folder: string, mayReplace = false) =>
  restoreBackup(place.installation, folder, { mayReplace, log: silent, report: () => {} })

/** A copy of the backup in which one file is not as it was. */
async function damaged(file: string, damage: (content: Buffer) => Buffer): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'damaged-'))
  await cp(saved, folder, { recursive: true })
  await writeFile(join(folder, file), damage(await readFile(join(folder, file))))
  return folder
}

const inManifest = (change: (manifest: Record<string, unknown>) => object) =>
  damaged('manifest.json', (content) => {
    const manifest = z.record(z.string(), z.unknown()).parse(JSON.parse(content.toString()))
    return Buffer.from(JSON.stringify({ ...manifest, ...change(manifest) }))
  })

describe('a restore is refused', () => {
  it(
    'into a place that is not empty, unless it may be replaced',
    async () => {
      const target = await aPlace()
      await addCompany(target, '019a0000-0000-7000-8000-00000000000b')
      const before = await contentsOf(target.installation)
      await expect(restored(target, saved)).rejects.toThrow('not empty: public.company has rows')
      expect(await contentsOf(target.installation)).toEqual(before)
      await restored(target, saved, true)
      const contents = await contentsOf(target.installation)
      // A server has never run on the source, so there are no background tasks in it yet.
      contents.delete('pgboss.job')
      expect(contents).toEqual(await contentsOf(source.installation))
    },
    TEST_MS,
  )

  it(
    'where another secret or another file lies, unless it may be replaced',
    async () => {
      const target = await aPlace()
      const token = join(target.installation.dataDir, 'carrier-token')
      await writeFile(token, 'theirs')
      await expect(restored(target, saved)).rejects.toThrow('has another carrier-token already')
      await rm(token)
      await target.files.put(KEY, only(Buffer.from('other')), 'audio/mpeg')
      await expect(restored(target, saved)).rejects.toThrow(`another file ${KEY} already`)
      await restored(target, saved, true)
      expect(await readFile(token, 'utf8')).toBe('ours')
      expect(await target.files.sizeOf(KEY)).toBe(5)
    },
    TEST_MS,
  )

  it(
    'while a server has the data directory',
    async () => {
      const target = await aPlace()
      const db = await openDatabase(target.installation)
      onTestFinished(() => db.close())
      await expect(restored(target, saved)).rejects.toThrow('is in use by process')
    },
    TEST_MS,
  )

  it.each([
    ['of a newer version', { migrations: [{ number: 1, name: '0999-x.sql', checksum: '' }] }],
    ['of a newer format', { format: 2 }],
  ])('%s', async (_, change) => {
    const folder = await inManifest(({ migrations }) =>
      'migrations' in change
        ? { migrations: [...z.unknown().array().parse(migrations), ...change.migrations] }
        : change,
    )
    await expect(restored(await aPlace(), folder)).rejects.toThrow('made by a newer version')
  })

  it('of something that is no backup, or none of ours', async () => {
    await expect(restored(await aPlace(), scratch)).rejects.toThrow('it has no manifest.json')
    const cut = await damaged('manifest.json', (content) => content.subarray(0, 500))
    await expect(restored(await aPlace(), cut)).rejects.toThrow(/manifest of .* is damaged/)
    const others = await inManifest(() => ({
      migrations: [{ number: 1, name: '0001-first.sql', checksum: 'other' }],
    }))
    await expect(restored(await aPlace(), others)).rejects.toThrow('made by another Towline')
  })
})

describe('a damaged backup', () => {
  let target: Place
  let before: Map<string, string>

  beforeAll(async () => {
    target = await usedPlace()
    await addCompany(target, '019a0000-0000-7000-8000-00000000000c')
    before = await contentsOf(target.installation)
  }, TEST_MS)
  afterAll(() => target.clear())

  const flipped = (content: Buffer) => {
    const copy = Buffer.from(content)
    copy.writeUInt8(copy.readUInt8(copy.length - 12) ^ 1, copy.length - 12)
    return copy
  }

  it.each([
    ['a table', 'tables/public.company.ndjson.gz', flipped, 'public.company.* is damaged'],
    [
      'a table cut off',
      'tables/public.company.ndjson.gz',
      (all: Buffer) => all.subarray(0, -9),
      'is damaged',
    ],
    ['the list of files', 'files.ndjson.gz', flipped, 'files.ndjson.gz .* is damaged'],
    ['a file', `files/${KEY}`, () => Buffer.from('jello'), `file ${KEY} of the backup is damaged`],
    ['a secret', 'data-dir/carrier-token', () => Buffer.from('x'), 'carrier-token .* is damaged'],
  ])(
    'is refused when it is %s, and the database stays as it was',
    async (_, file, damage, complaint) => {
      await expect(restored(target, await damaged(file, damage), true)).rejects.toThrow(
        new RegExp(complaint),
      )
      expect(await contentsOf(target.installation)).toEqual(before)
    },
    TEST_MS,
  )
})

it(
  'a restore of an older backup brings it up to date, its counters where they were',
  async () => {
    const migrations = await mkdtemp(join(scratch, 'migrations-'))
    const write = (name: string, text: string) => writeFile(join(migrations, name), text)
    await write(
      '0001-first.sql',
      `create table ticket (number integer generated always as identity, name text);
     create table later (ticket text);`,
    )
    const old = await aPlace()
    const fill = async (work: (pool: pg.Pool) => Promise<unknown>, place = old) => {
      const { pool, close } = await connect(place.installation)
      await work(pool)
      await close()
    }
    await fill(async (pool) => {
      await migrate(pool, migrations)
      await pool.query(
        "insert into ticket (name) values ('a'), ('b'); delete from ticket where number = 1",
      )
    })
    const folder = await backupOf({ ...old, installation: { ...old.installation, migrations } })
    await write('0002-second.sql', `insert into later select name || '!' from ticket`)
    const target = await aPlace()
    await restored({ ...target, installation: { ...target.installation, migrations } }, folder)
    await fill(async (pool) => {
      await pool.query("insert into ticket (name) values ('c')")
      const tickets = await pool.query('select number, name from ticket order by number')
      expect(tickets.rows).toEqual([
        { number: 2, name: 'b' },
        { number: 3, name: 'c' },
      ])
      expect((await pool.query('select * from later')).rows).toEqual([{ ticket: 'b!' }])
    }, target)
  },
  TEST_MS,
)

it.each([
  ['backup', [], 'Nothing was saved. There is no database in'],
  ['restore', ['/nowhere'], 'Not restored. /nowhere is not a whole backup'],
  ['restore', [], 'Not restored. Which backup?'],
])('the program %s %j fails with a sentence and an exit code', async (name, args, sentence) => {
  const program = join(import.meta.dirname, `../../cli/${name}.ts`)
  const env = { PATH: process.env.PATH, DATA_DIR: await mkdtemp(join(scratch, 'empty-')) }
  const failed = promisify(execFile)(process.execPath, [program, ...args], { env })
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) })
})

it.runIf(canMakeCluster)(
  'a restore is refused while a server works with the PostgreSQL database',
  async () => {
    const cluster = await freshCluster()
    onTestFinished(cluster.stop)
    const there = { databaseUrl: cluster.url, dataDir: scratch }
    const db = await openDatabase(there)
    await db.ping()
    const target = { ...source, installation: { ...there, files: null } }
    await expect(restored(target, saved)).rejects.toThrow('A Towline server works with this')
    // One that is stopping is waited for.
    const stopped = wait(300).then(() => db.close())
    await restored(target, saved)
    await stopped
  },
  TEST_MS,
)

describe.runIf(canMakeCluster)('a database that pg_dump brought to a fresh server', () => {
  it(
    'stops the start, and is whole again by a backup and a restore',
    async () => {
      const [from, to] = [await freshCluster(), await freshCluster()]
      onTestFinished(from.stop)
      onTestFinished(to.stop)
      await (await openDatabase({ databaseUrl: from.url, dataDir: scratch })).close()
      const place = { databaseUrl: from.url, dataDir: scratch, files: null }
      await addCompany({ ...source, installation: place }, COMPANY)
      const dump = join(from.folder, 'dump.sql')
      await from.program('pg_dump', from.url, '-f', dump)
      await to.program('psql', '-q', to.url, '-f', dump)
      const there = { databaseUrl: to.url, dataDir: scratch }
      await expect(openDatabase(there)).rejects.toThrow(/(\d+) of the \1 policies .*missing/)
      const mended = { ...source, installation: { ...there, files: null } }
      await restored(mended, await backupOf(mended), true)
      const db = await openDatabase(there)
      const rows = await db.asCompany(COMPANY, (tx) =>
        tx.selectFrom('company').select('id').execute(),
      )
      await db.close()
      expect(rows).toEqual([{ id: COMPANY }])
    },
    TEST_MS,
  )
})
