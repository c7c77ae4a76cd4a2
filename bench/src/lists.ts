import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SpawnedProduct, spawnProduct } from '@towline/server/testing'
import { fillBoard } from '@towline/server/testing/filled-board'
import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'
import { z } from 'zod'
import { ms, quantile, type Table } from './report.ts'

const sizes = [1_000, 100_000]
const AT_ONCE = 8
const REQUESTS = 400

/** Lists of fifty whole jobs and saved jobs over HTTP, side by side with an answer that has nothing in it. */
export async function measureLists(): Promise<Table[]> {
  const rows = await onEngine('embedded', {})
  const server = await findPostgres()
  if (!server) return [table(rows, 'PostgreSQL was not measured: none answers on 127.0.0.1:5432.')]
  const { url, drop } = await postgresCopyUrl(server)
  try {
    rows.push(...(await onEngine('PostgreSQL', { DATABASE_URL: url })))
  } finally {
    await drop()
  }
  return [table(rows)]
}

const table = (rows: (string | number)[][], note = ''): Table => ({
  title: 'Lists of fifty whole jobs',
  columns: [
    ...['engine', 'jobs stored', 'asked', 'kB', 'p50', 'p95'],
    ...[`a second, ${AT_ONCE} at a time`, 'CPU of the product for one'],
  ],
  rows,
  note: `${REQUESTS} requests of each kind one after another, then ${REQUESTS} more by ${AT_ONCE} at a time; client and product share the machine, so a figure says most beside the one for nothing in the same run; the CPU is that of the product's own process, with the embedded database in it and PostgreSQL not. Wanted of a list: p50 at most 5 ms and 400 a second on PostgreSQL, 9 ms and 150 a second embedded, and the same at either size; of a new job: p50 at most 8 ms on PostgreSQL. ${note}`.trim(),
})

async function onEngine(name: string, settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
  const rows: (string | number)[][] = []
  try {
    for (const jobs of sizes) {
      const made = await spawnProduct(dataDir, settings)
      await made.stop()
      const store = { dataDir, databaseUrl: settings.DATABASE_URL }
      await fillBoard(store, made.demo.companyId, jobs)
      const product = await spawnProduct(dataDir, settings)
      try {
        for (const row of await measureAll(product)) rows.push([name, jobs, ...row])
      } finally {
        await product.stop()
      }
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return rows
}

type Ask = () => Promise<string>

async function measureAll(product: SpawnedProduct) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const asker = (path: string, body?: () => unknown): Ask => {
    return () => answerOf(agent, product, { path, body: body && JSON.stringify(body()) })
  }
  const search = (body: object) => asker('towline/dispatch/search', () => body)
  const oldest = z
    .array(z.object({ id: z.string() }))
    .parse(JSON.parse(await search({ status: 'pending', limit: 200 })()))
    .at(-1)?.id
  const kinds: [string, Ask][] = [
    ['nothing, without the database', asker('healthz')],
    ['an empty list', search({ status: 'pending', limit: 50, before: oldest })],
    ['50 pending', search({ status: 'pending', limit: 50 })],
    ['50 current by urgency', search({ status: 'current', sort: 'urgent', limit: 50 })],
    ['50 completed', search({ status: 'completed', limit: 50 })],
    ['a new job', asker('towline/dispatch', newJob)],
  ]
  const rows: (string | number)[][] = []
  for (const [asked, ask] of kinds) rows.push([asked, ...(await measure(ask, product.pid))])
  agent.destroy()
  return rows
}

async function measure(ask: Ask, pid: number): Promise<(string | number)[]> {
  // The first ones find the process cold.
  for (let request = 0; request < REQUESTS / 4; request += 1) await ask()
  const took: number[] = []
  const cpuBefore = cpuMs(pid)
  let answer = ''
  for (let request = 0; request < REQUESTS; request += 1) {
    const since = performance.now()
    answer = await ask()
    took.push(performance.now() - since)
  }
  const since = performance.now()
  const inTurn = async () => {
    for (let request = 0; request < REQUESTS / AT_ONCE; request += 1) await ask()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
  const aSecond = (REQUESTS * 1000) / (performance.now() - since)
  const kB = (Buffer.byteLength(answer) / 1000).toFixed(1)
  const cpu = (cpuMs(pid) - cpuBefore) / (2 * REQUESTS)
  return [kB, ms(quantile(took, 0.5)), ms(quantile(took, 0.95)), Math.round(aSecond), ms(cpu)]
}

/** The processor time a process has taken so far, all its threads together: what a busy machine changes least. */
function cpuMs(pid: number): number {
  // In Linux's own table, in hundredths of a second; elsewhere there is no such table.
  if (process.platform !== 'linux') return Number.NaN
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

let number = 0

/** A job as the dialog sends it; none is like another. */
function newJob() {
  number += 1
  return {
    customerName: 'Harriet Stone',
    customerPhone: String(2_145_000_000 + number * 7919),
    pickupAddress: `${number} Elm St, Frisco, TX`,
    dropoffAddress: '2400 Preston Rd, Plano, TX',
    vehicleYear: '2012',
    vehicleMake: 'Honda',
    vehicleModel: 'Civic',
    towReason: 'Flat tire',
    licensePlateInfo: `P${number}`,
  }
}

/** The answer's text; throws when it is none of success. */
function answerOf(
  agent: Agent,
  { url, demo }: SpawnedProduct,
  { path, body }: { path: string; body: string | undefined },
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const asked = request(
    `${url}/${path}`,
    {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      auth: `${demo.email}:${demo.password}`,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    },
    (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${answer.statusCode}: ${text}`)),
      )
    },
  )
  asked.on('error', reject).end(body)
  return promise
}
