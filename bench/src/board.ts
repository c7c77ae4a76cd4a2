import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DispatchCall } from '@towline/contract'
import { type SpawnedProduct, spawnProduct } from '@towline/server/testing'
import { fillBoard } from '@towline/server/testing/filled-board'
import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'
import { ms, quantile, ratio, type Table } from './report.ts'

const sizes = [1_000, 100_000]
const REQUESTS = 300
const searches = [
  ['pending', ''],
  ['current', ''],
  ['completed', ''],
  // What dispatchers type: common and rare words, an account, numbers, too little, a sign, what is nowhere,
  // and two words that are in many jobs but never in one.
  ['current', 'frisco'],
  ['completed', 'frisco'],
  ['completed', 'stone frisco'],
  ['completed', 'zanzibar'],
  ['completed', 'garage'],
  ['completed', '469-555'],
  ['completed', '(469) 555-01'],
  ['completed', 'cee6311'],
  ['completed', 'st'],
  ['completed', 'zq'],
  ['completed', '-'],
  ['completed', 'nothing of it'],
  ['completed', 'harriet ortiz'],
] as const

/** Pages of the longest list that are turned before the deep ones are measured. */
const DEEP = 25
const PAGE = 200

type Measured = { view: string; p50: number; p95: number; p99: number }

/** The dispatch list over HTTP at a thousand and at a hundred thousand jobs of one company. */
export async function measureBoard(): Promise<Table[]> {
  const rows = await onEngine('embedded', {})
  const server = await findPostgres()
  if (!server) {
    return [table(rows, 'PostgreSQL was not measured: none answers on 127.0.0.1:5432.')]
  }
  const { url, drop } = await postgresCopyUrl(server)
  try {
    rows.push(...(await onEngine('PostgreSQL', { DATABASE_URL: url })))
  } finally {
    await drop()
  }
  return [table(rows)]
}

const table = (rows: (string | number)[][], note = ''): Table => ({
  title: 'The dispatch list',
  columns: [
    'engine',
    'jobs shown',
    'p50 at 1 k',
    'p99 at 1 k',
    'p50 at 100 k',
    'p95 at 100 k',
    'p99 at 100 k',
    'p50 at 100 k to 1 k',
  ],
  rows,
  note: `${REQUESTS} requests one after another, whole answers of up to 100 jobs over HTTP. Wanted: at most 1.5 ×, and with a filter a p95 under 100 ms. ${note}`.trim(),
})

async function onEngine(name: string, settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
  try {
    const [small = [], large = []] = await inTurn(sizes, (jobs) => atSize(dataDir, settings, jobs))
    return large.map(({ view, p50, p95, p99 }, index): (string | number)[] => {
      const few = small[index] ?? { p50: Number.NaN, p99: Number.NaN }
      const [fewer, many] = [[few.p50, few.p99].map(ms), [p50, p95, p99].map(ms)]
      return [name, view, ...fewer, ...many, ratio(p50, few.p50)]
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Fills the demo company's board up to so many jobs, starts the product over it and asks for its lists. */
async function atSize(
  dataDir: string,
  settings: Record<string, string>,
  jobs: number,
): Promise<Measured[]> {
  const made = await spawnProduct(dataDir, settings)
  await made.stop()
  await fillBoard({ dataDir, databaseUrl: settings.DATABASE_URL }, made.demo.companyId, jobs)
  const product = await spawnProduct(dataDir, settings)
  try {
    const ask = askerOf(product)
    const found = await inTurn(searches, ([status, searchText]) =>
      measure(`${status} ${searchText}`, () => ask('search', { status, searchText })),
    )
    const before = await deepId(ask)
    const deep = await inTurn(['', 'frisco', 'stone frisco'], (searchText) => {
      const body = { status: 'completed', searchText, limit: 60, before }
      return measure(`further down ${searchText}`, () => ask('search', body))
    })
    return [...found, ...deep, await measure('the counts', () => ask('counts'))]
  } finally {
    await product.stop()
  }
}

type Ask = ReturnType<typeof askerOf>

/** Asks the product's dispatch addresses in the demo owner's name. */
function askerOf({ url, demo: { email, password } }: SpawnedProduct) {
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  return async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/towline/dispatch/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return answer.json()
  }
}

/** A job so many pages down the list of those that are done; none when the list ends before. */
async function deepId(ask: Ask): Promise<string | undefined> {
  let before: string | undefined
  for (let page = 0; page < DEEP; page += 1) {
    const body = { status: 'completed', limit: PAGE, ...(before ? { before } : {}) }
    const jobs = DispatchCall.pick({ id: true })
      .array()
      .parse(await ask('search', body))
    const last = jobs.at(-1)
    if (!last) break
    before = last.id
  }
  return before
}

async function measure(view: string, ask: () => Promise<unknown>): Promise<Measured> {
  const took: number[] = []
  let shown = ''
  for (let request = 0; request < REQUESTS + REQUESTS / 5; request += 1) {
    const since = performance.now()
    const answer = await ask()
    // The first ones find the process cold.
    if (request >= REQUESTS / 5) took.push(performance.now() - since)
    if (Array.isArray(answer)) shown = `${answer.length} `
  }
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((part) => quantile(took, part))
  return { view: `${shown}${view}`.trim(), p50, p95, p99 }
}

async function inTurn<In, Out>(
  all: readonly In[],
  work: (one: In) => Promise<Out>,
): Promise<Out[]> {
  const done: Out[] = []
  for (const one of all) done.push(await work(one))
  return done
}
