import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnProduct } from '@towline/server/testing'
import { fillBoard } from '@towline/server/testing/filled-board'
import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'
import { ms, quantile, ratio, type Table } from './report.ts'

const sizes = [1_000, 100_000]
const REQUESTS = 300
const searches = [
  ['pending', ''],
  ['current', ''],
  ['completed', ''],
] as const

type Measured = { view: string; p50: number; p99: number }

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
    'p99 at 100 k',
    'p50 at 100 k to 1 k',
  ],
  rows,
  note: `${REQUESTS} requests one after another, whole answers of up to 100 jobs over HTTP. Wanted: at most 1.5 ×. ${note}`.trim(),
})

async function onEngine(name: string, settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
  try {
    const [small = [], large = []] = await inTurn(sizes, (jobs) => atSize(dataDir, settings, jobs))
    return small.map(({ view, p50, p99 }, index): (string | number)[] => {
      const big = large[index] ?? { p50: Number.NaN, p99: Number.NaN }
      return [name, view, ms(p50), ms(p99), ms(big.p50), ms(big.p99), ratio(big.p50, p50)]
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
    const { email, password } = product.demo
    const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
    return await inTurn(searches, async ([status, searchText]) => {
      const took: number[] = []
      let shown = 0
      for (let request = 0; request < REQUESTS + REQUESTS / 5; request += 1) {
        const since = performance.now()
        const answer = await fetch(`${product.url}/towline/dispatch/search`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ status, searchText }),
        })
        const text = await answer.text()
        // The first ones find the process cold.
        if (request >= REQUESTS / 5) took.push(performance.now() - since)
        if (request === 0) shown = JSON.parse(text).length
      }
      return { view: `${shown} ${status}`, p50: quantile(took, 0.5), p99: quantile(took, 0.99) }
    })
  } finally {
    await product.stop()
  }
}

async function inTurn<In, Out>(
  all: readonly In[],
  work: (one: In) => Promise<Out>,
): Promise<Out[]> {
  const done: Out[] = []
  for (const one of all) done.push(await work(one))
  return done
}
