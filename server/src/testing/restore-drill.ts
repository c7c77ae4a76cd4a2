import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DispatchCall } from '@towline/contract'
import sharp from 'sharp'
import launch from '../../launch.json' with { type: 'json' }
import { folderFiles } from '../providers/files/folder-files.ts'
import type { Demo } from '../seeds/demo.ts'
import { fillBoard } from './filled-board.ts'
import { fillChats } from './filled-chats.ts'
import { fillOffice, OFFICE } from './filled-office.ts'
import { canMakeCluster, freshCluster } from './fresh-cluster.ts'
import { contentsOf, filesOf } from './held-against.ts'
import { type SpawnedProduct, spawnProduct } from './spawned-product.ts'

const run = promisify(execFile)

/** How much the company has that is saved. */
export type DrillSize = { jobs: number; chats: number; photos: number; office: typeof OFFICE }

export const drillSizes: Record<'whole' | 'short', DrillSize> = {
  whole: { jobs: 50_000, chats: 1_000, photos: 100, office: OFFICE },
  short: {
    jobs: 100,
    chats: 10,
    photos: 2,
    office: { accounts: 50, employees: 20, trucks: 10, phoneCalls: 200 },
  },
}

/** One way of a backup and a restore; times in ms, sizes in bytes. */
export type DrillLeg = {
  from: string
  to: string
  backupMs: number
  restoreMs: number
  rows: number
  files: number
  bytes: number
  /** What the slowest of the requests made meanwhile waited; null where no server ran. */
  longestWaitMs: number | null
}

type Place = { name: string; dataDir: string; databaseUrl?: string }
type Saved = { folder: string; ms: number; waitMs: number | null }

/**
 * Saves a company that has been lived in, with the programs an operator has, from the embedded database and
 * from a PostgreSQL server, running and stopped; restores each backup to a fresh place on both; and holds
 * every row and every file against the source. Throws, saying what, when anything differs or nobody can log
 * in. Where no PostgreSQL server can be made, only the embedded database is tried.
 */
export async function restoreDrill(size: DrillSize): Promise<DrillLeg[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'towline-drill-'))
  const place = async (name: string, databaseUrl?: string): Promise<Place> => ({
    name,
    dataDir: await mkdtemp(join(scratch, 'data-')),
    ...(databaseUrl && { databaseUrl }),
  })
  const cluster = canMakeCluster ? await freshCluster() : null
  try {
    const source = await place('embedded')
    const demo = await liveIn(source, size)
    const [running, stopped] = await savedTwice(source, demo)
    const legs = [await restoredLeg(source, stopped, await place('embedded'), demo, 'same rows')]
    const onto = await place('embedded')
    legs.push(await restoredLeg({ ...source, name: 'embedded, running' }, running, onto, demo))
    if (!cluster) return legs
    const server = await place('PostgreSQL, fresh server', cluster.url)
    legs.push(await restoredLeg(source, stopped, server, demo, 'same rows'))
    const [live, still] = await savedTwice(server, demo)
    const again = await place('embedded')
    legs.push(await restoredLeg({ ...server, name: 'PostgreSQL' }, still, again, demo, 'same rows'))
    const last = await place('PostgreSQL, replaced', cluster.url)
    legs.push(await restoredLeg({ ...server, name: 'PostgreSQL, running' }, live, last, demo))
    return legs
  } finally {
    await cluster?.stop()
    await rm(scratch, { recursive: true, force: true })
  }
}

const environmentOf = ({ dataDir, databaseUrl }: Place) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

/** A demo company with a phone call, photos, and what years leave behind. */
async function liveIn(place: Place, { jobs, chats, photos, office }: DrillSize): Promise<Demo> {
  const product = await spawnProduct(place.dataDir, environmentOf(place))
  const { demo } = product
  const made = await asked(product, '/towline/dispatch', {
    body: '{"customerName":"Nadia Brandt"}',
  })
  const jobId = DispatchCall.parse(await made.json()).id
  for (let photo = 0; photo < photos; photo += 1)
    await asked(product, `/towline/media/of/${jobId}`, {
      body: new Uint8Array(await aPhoto()),
      headers: {
        'content-type': 'image/jpeg',
        'x-upload-id': randomUUID(),
        'x-file-name': `${photo}.jpg`,
      },
    })
  await product.stop()
  const { dataDir, databaseUrl } = place
  await fillOffice({ dataDir, databaseUrl }, demo.companyId, office)
  await fillBoard({ dataDir, databaseUrl }, demo.companyId, jobs)
  await fillChats({ dataDir, databaseUrl }, demo.companyId, chats)
  return demo
}

/** Grain, as cameras have it, so that it does not shrink to nothing: half a megabyte. */
const aPhoto = () =>
  sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

async function asked(
  { url, demo }: SpawnedProduct,
  path: string,
  {
    body,
    headers,
  }: { body?: NonNullable<RequestInit['body']>; headers?: Record<string, string> } = {},
): Promise<Response> {
  const login = Buffer.from(`${demo.email}:${demo.password}`).toString('base64')
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${login}`,
      'content-type': 'application/json',
      // A connection of its own: a busy machine comes back to a kept one when the server has just let it go.
      connection: 'close',
      ...headers,
    },
    ...(body && { body }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Saves a place while its server runs and answers, and then once more when it has stopped. */
async function savedTwice(place: Place, demo: Demo): Promise<[running: Saved, stopped: Saved]> {
  const product = await spawnProduct(place.dataDir, environmentOf(place))
  let waitMs = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const since = performance.now()
      await asked(product, '/towline/dispatch/counts')
      waitMs = Math.max(waitMs, performance.now() - since)
    }
  })()
  const running = await saved(place, 'running').finally(() => {
    isOver = true
  })
  await asking
  await product.stop()
  if (product.demo.companyId !== demo.companyId)
    throw new Error('The server made another demo company')
  return [
    { ...running, waitMs },
    { ...(await saved(place, 'stopped')), waitMs: null },
  ]
}

const programOf = (name: string) => fileURLToPath(new URL(`../cli/${name}.ts`, import.meta.url))

/** Runs a program as its line in package.json does; throws with what it says when it fails. */
async function program(name: string, place: Place, ...args: string[]): Promise<number> {
  const since = performance.now()
  const surroundings = { PATH: process.env.PATH, HOME: process.env.HOME, ...launch.environment }
  await run(process.execPath, [...launch.flags, programOf(name), ...args], {
    env: { ...surroundings, ...environmentOf(place) },
  })
  return performance.now() - since
}

async function saved(place: Place, name: string): Promise<Omit<Saved, 'waitMs'>> {
  const into = join(place.dataDir, 'backups', name)
  const ms = await program('backup', place, '--to', into)
  const [folder = ''] = await readdir(into)
  return { folder: join(into, folder), ms }
}

/** Restores a backup and tries the place; with `same rows`, its source has not changed since. */
async function restoredLeg(
  from: Place,
  backup: Saved,
  to: Place,
  demo: Demo,
  expected?: 'same rows',
): Promise<DrillLeg> {
  const replacing = to.name.endsWith('replaced') ? ['--replace'] : []
  const restoreMs = await program('restore', to, backup.folder, ...replacing)
  const contents = await contentsOf(to)
  if (expected) expectEqual('rows', await contentsOf(from), contents)
  const files = await filesOf(folderFiles(join(to.dataDir, 'files')), [demo.companyId])
  const source = folderFiles(join(from.dataDir, 'files'))
  expectEqual('files', await filesOf(source, [demo.companyId]), files)
  const product = await spawnProduct(to.dataDir, environmentOf(to))
  try {
    await asked(product, '/towline/admin/authenticate')
    await asked(product, '/towline/dispatch/counts')
  } finally {
    await product.stop()
  }
  const rows = [...contents.values()].reduce((sum, held) => sum + Number.parseInt(held, 10), 0)
  return {
    from: from.name,
    to: to.name,
    backupMs: backup.ms,
    restoreMs,
    rows,
    files: files.size,
    bytes: await bytesIn(backup.folder),
    longestWaitMs: backup.waitMs,
  }
}

function expectEqual(what: string, source: Map<string, string>, found: Map<string, string>): void {
  const names = new Set([...source.keys(), ...found.keys()])
  const differing = [...names].filter((name) => source.get(name) !== found.get(name))
  if (differing.length === 0) return
  const [first = ''] = differing
  throw new Error(
    `${differing.length} of ${names.size} ${what} differ after the restore, such as ${first}: ` +
      `${source.get(first)} before, ${found.get(first)} after`,
  )
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}
