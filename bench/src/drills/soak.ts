import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type SpawnedProduct, spawnProduct } from '@towline/server/testing'
import { fillBoard } from '@towline/server/testing/filled-board'
import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'
import { type Ask, asOwner } from '../as-owner.ts'
import { collectGarbage, inspected } from '../collect-garbage.ts'
import { size, type Table } from '../report.ts'
import type { Drill, DrillLength } from './drill.ts'

const JOBS = 1_000
/** Searches on the board and dashboards that must leave next to nothing, and what they may leave, in bytes. */
const MOST_KEPT = 50e6
/** So many requests first, for the code to be compiled and the caches to be filled. */
const lengths: Record<
  DrillLength,
  { warm: number; searches: number; mixed: number; rows: number; looks: number }
> = {
  whole: { warm: 1_000, searches: 8_000, mixed: 100_000, rows: 10, looks: 12 },
  short: { warm: 200, searches: 800, mixed: 1_000, rows: 2, looks: 1 },
}
/** Between two looks at what is resident: the engine gives collected pages back some seconds later. */
const LOOK_MS = 1_000
/** Requests that are under way at a time. */
const AT_ONCE = 4

const board = (status: string, searchText = '') =>
  ['POST dispatch/search', { status, searchText }] as const
const searchesAndDashboards: (readonly [call: string, body?: object])[] = [
  board('pending'),
  ['GET dashboard'],
  board('current', 'frisco'),
  ['GET dashboard/charts'],
]
const mixed: (readonly [call: string, body?: object])[] = [
  ...searchesAndDashboards,
  board('completed', 'stone'),
  ['GET customer/calls?limit=50'],
  board('active'),
  ['GET employee/all'],
  board('completed', '469-555'),
  ['POST api/vault/Vendor/byCriteria', { limit: 60 }],
  ['GET company'],
  ['POST dispatch', { vehicle: '2015 Ford Focus', pickupAddress: '12 Main St, Frisco, TX' }],
]

/** On which databases, and how many mixed requests: of one, or fewer, by `SOAK_ON` and `SOAK_REQUESTS`. */
const asked = {
  on: (engine: string) => [undefined, engine].includes(process.env.SOAK_ON),
  mixed: Number(process.env.SOAK_REQUESTS) || undefined,
}

/** Whether the process still takes as much memory after many requests as after a few. */
export const soak: Drill = {
  name: 'soak',
  async run(length) {
    const tables = asked.on('embedded') ? [await soakOn('Embedded database', length)] : []
    const server = length === 'whole' && asked.on('postgres') ? await findPostgres() : undefined
    if (!server) return tables
    const { url, drop } = await postgresCopyUrl(server)
    try {
      return [...tables, await soakOn('PostgreSQL', length, url)]
    } finally {
      await drop()
    }
  },
}

async function soakOn(engine: string, length: DrillLength, databaseUrl?: string): Promise<Table> {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-soak-'))
  const settings = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  try {
    const made = await spawnProduct(dataDir, settings)
    await made.stop()
    await fillBoard({ dataDir, databaseUrl }, made.demo.companyId, JOBS)
    const product = await spawnProduct(dataDir, { ...settings, ...inspected })
    try {
      return await soakIn(product, length, engine)
    } finally {
      await product.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function soakIn(
  product: SpawnedProduct,
  length: DrillLength,
  engine: string,
): Promise<Table> {
  const ask = await asOwner(product)
  const { warm, searches, mixed: usual, rows, looks } = lengths[length]
  const noted = (requests: string) => note(product, curve, requests, looks)
  const count = asked.mixed ?? usual
  const curve: Table['rows'] = []
  await askMany(ask, searchesAndDashboards, warm)
  const before = await noted(`${warm} to begin with`)
  await askMany(ask, searchesAndDashboards, searches)
  const after = await noted(`${searches} searches on the board and dashboards`)
  const kept = after - before
  if (kept > MOST_KEPT)
    throw new Error(
      `${searches} searches and dashboards left ${size(kept)}, over ${size(MOST_KEPT)}`,
    )
  for (let row = 1; row <= rows; row += 1) {
    await askMany(ask, mixed, count / rows)
    await noted(`${(count / rows) * row} mixed`)
  }
  return {
    title: 'Soak: memory after many requests',
    columns: [
      'requests',
      'resident',
      'heap of the process',
      "heap of the database's thread",
      "that thread's other memory",
    ],
    rows: curve,
    note: `${engine}, a board of ${JOBS} jobs, ${AT_ONCE} requests at a time, each row after all garbage was collected, the least of ${looks} looks a second apart. One mixed request in ${mixed.length} writes a job. ${searches} searches and dashboards left ${size(Math.max(0, kept))}; wanted: ${size(MOST_KEPT)} at most.`,
  }
}

async function askMany(ask: Ask, calls: typeof mixed, times: number): Promise<void> {
  let next = 0
  const some = async () => {
    while (next < times) {
      const [call, body] = calls[next++ % calls.length] ?? ['GET company']
      await ask(call, body)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
}

/** Adds a row of what the process takes once its garbage is collected; answers what is resident, the least of some looks. */
async function note(
  product: SpawnedProduct,
  curve: Table['rows'],
  requests: string,
  looks: number,
): Promise<number> {
  await collectGarbage(product)
  let least = await figuresOf(product)
  for (let look = 1; look < looks; look += 1) {
    await wait(LOOK_MS)
    const figures = await figuresOf(product)
    if ((figures[0] ?? 0) < (least[0] ?? 0)) least = figures
  }
  const row = [requests, ...least.map((bytes) => (Number.isNaN(bytes) ? '–' : size(bytes)))]
  curve.push(row)
  console.log(row.join(' | '))
  return least[0] ?? Number.NaN
}

/** What is resident, the heap, and the heap and other memory of the database's thread, in bytes. */
async function figuresOf({ url }: SpawnedProduct): Promise<number[]> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  return [
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'towline_database_memory_bytes{kind="heap"}',
    'towline_database_memory_bytes{kind="external"}',
  ].map(figure)
}
