import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnProduct } from '@towline/server/testing'
import { fillAtOnce } from '@towline/server/testing/fill-at-once'
import { fillOfficeIn } from '@towline/server/testing/filled-office'
import { fillYearIn } from '@towline/server/testing/filled-year'
import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'
import { type Ask, asOwner } from './as-owner.ts'
import { ms, quantile, type Table } from './report.ts'

/** A year's jobs of a company with 200 trucks, and two phone calls to each; another number by `YEAR_JOBS`. */
const JOBS = Number(process.env.YEAR_JOBS) || 200_000
const YEAR_DAYS = 365
const WEEK_DAYS = 7
const CALLS_A_JOB = 2
const TRUCKS = 200
const ZONES = 8
const REQUESTS = 40

const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const LAST_WEEK = `period=custom&from=${dayOf(WEEK_DAYS)}&to=${dayOf(0)}`

const search = (status: string, searchText = '') =>
  ['POST dispatch/search', { status, searchText, limit: 50 }] as const

/** What somebody at the desk waits for. */
const asked: [what: string, call: string, body?: object][] = [
  ['a page of the board', ...search('current')],
  ['how many jobs of each status', 'GET dispatch/counts'],
  ['a page of finished jobs', ...search('completed')],
  ['a street and a town, finished jobs', ...search('completed', 'elm plano')],
  ['the number of a job that is not there', ...search('completed', 'Q99999999')],
  ['a page of phone calls', 'GET customer/calls?limit=50'],
  ['dashboard', 'GET dashboard'],
  ['its charts', 'GET dashboard/charts'],
  ['its last two weeks', 'GET dashboard/work'],
  ['report: jobs by account, 7 days', `GET report?kind=jobs&by=account&${LAST_WEEK}`],
  ['report: phone calls by hour, 7 days', `GET report?kind=calls&by=hour&${LAST_WEEK}`],
  ['report: jobs by account, 12 months', 'GET report?kind=jobs&by=account&period=last+12+months'],
  ['report: revenue by month, 12 months', 'GET report?kind=money&by=month&period=last+12+months'],
  ['report: phone calls by day, 12 months', 'GET report?kind=calls&by=day&period=last+12+months'],
  ['report: jobs by zone, 12 months', 'GET report?kind=jobs&by=zone&period=last+12+months'],
  ['report: times by reason, 12 months', 'GET report?kind=times&by=reason&period=last+12+months'],
  ['report: times by day, 12 months', 'GET report?kind=times&by=day&period=last+12+months'],
  ['report: drivers, 12 months', 'GET report?kind=drivers&period=last+12+months'],
  ['the map: open jobs', 'POST dispatch/search', { status: 'current', limit: 200 }],
  ['the map: drivers', 'GET employee/all/driver'],
]

/** Whether a year of a large company makes anybody wait longer than its first week. */
export async function measureYear(): Promise<Table[]> {
  const server = await findPostgres()
  if (!server) return []
  const week = await atSize(server, WEEK_DAYS)
  const year = await atSize(server, YEAR_DAYS)
  return [
    {
      title: 'A week and a year of a company with 200 trucks, PostgreSQL',
      columns: ['asked', 'week p50', 'p95', 'year p50', 'p95'],
      rows: asked.map(([what], place) => [
        what,
        ...[week, year].flatMap((took) => [
          ms(quantile(took[place] ?? [], 0.5)),
          ms(quantile(took[place] ?? [], 0.95)),
        ]),
      ]),
      note: `${JOBS} jobs and ${CALLS_A_JOB} phone calls to each in the year, a week's worth in the week; ${REQUESTS} requests one after another, whole answers over HTTP. Positions do not add up: a truck has one, with a short trail, whatever it drives.`,
    },
  ]
}

async function atSize(server: string, days: number): Promise<number[][]> {
  const jobs = Math.round((JOBS * days) / YEAR_DAYS)
  const phoneCalls = CALLS_A_JOB * jobs
  const { url, drop } = await postgresCopyUrl(server)
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
  try {
    const settings = { DATABASE_URL: url }
    const made = await spawnProduct(dataDir, settings)
    await made.stop()
    const place = { dataDir, databaseUrl: url }
    const office = { accounts: 500, employees: 300, trucks: TRUCKS, phoneCalls }
    const callSeconds = (days * 86_400) / phoneCalls
    await fillAtOnce(place, async (db) => {
      await fillOfficeIn(db, made.demo.companyId, office, callSeconds)
      await fillYearIn(db, made.demo.companyId, { jobs, quietDays: 0, days, zones: ZONES })
    })
    const product = await spawnProduct(dataDir, settings)
    try {
      const ask = await asOwner(product)
      const took: number[][] = []
      for (const [, call, body] of asked) took.push(await times(ask, call, body))
      return took
    } finally {
      await product.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
    await drop()
  }
}

async function times(ask: Ask, call: string, body?: object): Promise<number[]> {
  const took: number[] = []
  for (let request = -3; request < REQUESTS; request += 1) {
    const since = performance.now()
    await ask(call, body)
    // The first ones find the process cold.
    if (request >= 0) took.push(performance.now() - since)
  }
  return took
}
