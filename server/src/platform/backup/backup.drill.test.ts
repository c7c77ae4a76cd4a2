import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { Demo } from '../../seeds/demo.ts'
import { contentsOf, filesOf } from '../../testing/held-against.ts'
import { lockDirectory } from '../db/embedded/directory-lock.ts'
import { askForSnapshot, openDatabase } from '../db/index.ts'
import { readManifest } from './backup-folder.ts'
import { makeBackup, restoreBackup } from './index.ts'
import {
  embeddedPlace,
  fillPlace,
  hasPostgres,
  type Place,
  postgresPlace,
  silent,
  startedOn,
  usedPlace,
} from './testing/places.ts'

const TEST_MS = 180_000

let into: string
let source: Place
let demo: Demo
/** The source, saved. */
let saved: string

beforeAll(async () => {
  into = await mkdtemp(join(tmpdir(), 'towline-backups-'))
  source = await usedPlace()
  demo = await fillPlace(source)
  saved = await backupOf(source)
}, TEST_MS)
afterAll(async () => {
  await source.clear()
  await rm(into, { recursive: true })
})

let seconds = 0

async function backupOf(place: Place): Promise<string> {
  seconds += 1
  const now = new Date(Date.UTC(2026, 10, 22, 10, 0, seconds))
  const options = { version: '0.1.0', now, report: () => {} }
  return (await makeBackup(place.installation, into, options)).folder
}

const restored = (place: Place, folder = saved, mayReplace = false) =>
  restoreBackup(place.installation, folder, { mayReplace, log: silent, report: () => {} })

async function anEmbeddedPlace(): Promise<Place> {
  const place = await embeddedPlace()
  onTestFinished(place.clear)
  return place
}

async function expectSame(one: Place, other: Place): Promise<void> {
  const contents = await contentsOf(one.installation)
  expect(contents.size).toBeGreaterThan(25)
  expect(await contentsOf(other.installation)).toEqual(contents)
  const files = await filesOf(one.files, [demo.companyId])
  expect(files.size).toBeGreaterThan(3)
  expect(await filesOf(other.files, [demo.companyId])).toEqual(files)
}

/** Whether its server starts and lets somebody in. */
async function expectLogin(place: Place): Promise<void> {
  const running = await startedOn(place)
  const login = Buffer.from(`${demo.email}:${demo.password}`).toString('base64')
  const headers = { authorization: `Basic ${login}` }
  const answer = await fetch(`${running.url}/towline/admin/authenticate`, { headers })
  const board = await fetch(`${running.url}/towline/dispatch/counts`, { headers })
  await running.stop()
  expect(running.demo).toEqual(demo)
  expect(answer.status).toBe(200)
  expect(board.status).toBe(200)
}

describe('a backup', () => {
  it('has the time in its name, and what only its owner may read', async () => {
    expect(saved).toMatch(/towline-backup-2026-11-22T10-00-01Z$/)
    expect(await readdir(join(saved, 'data-dir'))).toEqual([
      'carrier-token',
      'demo.json',
      'payments-secret',
      'push-key',
      'sealing-key',
    ])
    expect((await stat(saved)).mode & 0o077).toBe(0)
    const entries = await readdir(saved, { recursive: true })
    for (const entry of entries)
      expect((await stat(join(saved, entry))).mode & 0o077, entry).toBe(0)
  })

  it('tells what is in it', async () => {
    const manifest = await readManifest(saved)
    expect(manifest).toMatchObject({ engine: 'embedded', version: '0.1.0', files: { lines: 4 } })
    expect(manifest.migrations.at(-1)?.number).toBe(manifest.migrations.length)
    const events = manifest.tables.find(({ table }) => table === 'public.phone_call_event')
    expect(events?.lines).toBe(1300)
  })

  it('is not begun where there is no database', async () => {
    const nowhere = await anEmbeddedPlace()
    await expect(backupOf(nowhere)).rejects.toThrow('There is no database in')
  })

  it('leaves nothing behind when it fails', async () => {
    const before = await readdir(into)
    const files = { ...source.files, open: () => Promise.reject(new Error('the bucket is away')) }
    const broken = { ...source, installation: { ...source.installation, files } }
    await expect(backupOf(broken)).rejects.toThrow('the bucket is away')
    expect(await readdir(into)).toEqual(before)
  })
})

describe('a restore', () => {
  it(
    'on the same engine gives every row and file back, and people log in',
    async () => {
      const target = await anEmbeddedPlace()
      await restored(target)
      await expectSame(source, target)
      await expectLogin(target)
    },
    TEST_MS,
  )

  it.runIf(hasPostgres)(
    'goes from the embedded database to a fresh PostgreSQL server with a bucket, and back',
    async () => {
      const target = await postgresPlace()
      onTestFinished(target.clear)
      await restored(target)
      await expectSame(source, target)
      await expectLogin(target)
      const again = await anEmbeddedPlace()
      await restored(again, await backupOf(target))
      await expectSame(target, again)
      await expectLogin(again)
    },
    TEST_MS,
  )
})

describe.each(hasPostgres ? (['embedded', 'postgres'] as const) : (['embedded'] as const))(
  'a backup of a running server (%s)',
  (engine) => {
    it(
      'is of one moment: of what is written together there is all or nothing',
      async () => {
        const place = engine === 'postgres' ? await postgresPlace() : await usedPlace()
        onTestFinished(place.clear)
        const { app, stop } = await startedOn(place)
        onTestFinished(stop)
        let writes = 0
        let isOver = false
        const writePair = () =>
          app.db.asSystem(async (tx) => {
            writes += 1
            await tx
              .insertInto('keepsake')
              .values({ key: `pair ${writes}`, value: '' })
              .execute()
            await sql`insert into payment_event values (${`pair ${writes}`}, '', now())`.execute(tx)
          })
        // The first stands before the backup begins, however late that comes to the others.
        await writePair()
        // With a pause between, so that most of the machine is left to the backup.
        const writing = (async () => {
          for (; !isOver; await pause(5)) await writePair()
        })()
        const folder = await backupOf(place)
        const writesThen = writes
        isOver = true
        await writing
        await writePair()
        const saved = await readManifest(folder)
        const rows = (table: string) => saved.tables.find((one) => one.table === table)?.lines
        expect(rows('public.keepsake')).toBe(rows('public.payment_event'))
        expect(rows('public.payment_event')).toBeGreaterThan(0)
        expect(rows('public.payment_event')).toBeLessThanOrEqual(writesThen)
        const target = await anEmbeddedPlace()
        await restored(target, folder)
        const keys = async (table: 'keepsake' | 'payment_event') => {
          const db = await openDatabase(target.installation)
          const { rows: found } = await db.raw(`select * from ${table} order by 1`)
          await db.close()
          return z.looseObject({}).array().parse(found)
        }
        const ids = (await keys('payment_event')).map(({ id }) => id)
        expect((await keys('keepsake')).map(({ key }) => key)).toEqual(ids)
      },
      TEST_MS,
    )
  },
)

it('a snapshot that nobody gives is not waited for', async () => {
  const place = await anEmbeddedPlace()
  const unlock = lockDirectory(place.installation.dataDir)
  await expect(askForSnapshot(place.installation.dataDir, 300)).rejects.toThrow(
    'gives no copy of its database',
  )
  unlock()
  expect(await readdir(join(place.installation.dataDir, 'snapshots'))).toEqual([])
})
