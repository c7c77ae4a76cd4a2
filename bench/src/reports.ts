import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnProduct } from '@towline/server/testing'
import { fillOffice } from '@towline/server/testing/filled-office'
import { fillYear } from '@towline/server/testing/filled-year'
import { asOwner } from './as-owner.ts'
import { type OnEngine, onEngines } from './engines.ts'
import { ms, quantile, type Table } from './report.ts'

/** What is added for the large year lies before the last month, which has the same jobs in both. */
const sizes = [
  { jobs: 10_000, quietDays: 0, zones: 8 },
  { jobs: 100_000, quietDays: 31, zones: 8 },
] as const
const PHONE_CALLS = 100_000
const REQUESTS = 15
const WANTED_MS = 1000

/** Each kind of report over a year, and over the month before. */
const asked = [
  ['Jobs by day', 'kind=jobs&by=day'],
  ['Jobs by account', 'kind=jobs&by=account'],
  ['Phone calls by hour', 'kind=calls&by=hour'],
  ['Times by reason', 'kind=times&by=reason'],
  ['Times by day', 'kind=times&by=day'],
  ['Times by driver', 'kind=times&by=driver'],
  ['Jobs by zone', 'kind=jobs&by=zone'],
  ['Revenue by town', 'kind=money&by=town'],
  ['Drivers and commissions', 'kind=drivers'],
] as const

/** Reports over HTTP, of a company with some jobs in a year and of one with many. */
export async function measureReports(only?: string): Promise<Table[]> {
  const { measured, note } = await onEngines(only, onEngine)
  return [
    {
      title: 'Reports',
      columns: [
        ...['engine', 'report', 'a year of 10 k jobs', 'a year of 100 k', 'slowest'],
        ...['30 days, 10 k in the year', '30 days, 100 k', 'slowest'],
      ],
      rows: measured.flat(),
      note: `p50 of ${REQUESTS} requests one after another, whole answers over HTTP; the last 30 days have the same jobs in both years; ${PHONE_CALLS / 1000} k phone calls over the better part of one, a commission rule in force, eight zones. Wanted: a year under ${WANTED_MS} ms, and 30 days the same at either size.${note}`,
    },
  ]
}

type Measured = { year: number[]; month: number[] }

const onEngine: OnEngine<Table['rows']> = async (name, settings) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
  try {
    const [small, large] = [
      await atSize(dataDir, settings, sizes[0]),
      await atSize(dataDir, settings, sizes[1]),
    ]
    const figures = (few: number[] = [], many: number[] = []) => [
      ms(quantile(few, 0.5)),
      ms(quantile(many, 0.5)),
      ms(Math.max(...many)),
    ]
    return asked.map(([report], index) => [
      name,
      report,
      ...figures(small[index]?.year, large[index]?.year),
      ...figures(small[index]?.month, large[index]?.month),
    ])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Fills the demo company's year, starts the product over it and asks for its reports. */
async function atSize(
  dataDir: string,
  settings: Record<string, string>,
  year: (typeof sizes)[number],
): Promise<Measured[]> {
  const made = await spawnProduct(dataDir, settings)
  await made.stop()
  const place = { dataDir, databaseUrl: settings.DATABASE_URL }
  const office = { accounts: 50, employees: 40, trucks: 20, phoneCalls: PHONE_CALLS }
  await fillOffice(place, made.demo.companyId, office)
  await fillYear(place, made.demo.companyId, year)
  const product = await spawnProduct(dataDir, settings)
  try {
    const ask = await asOwner(product)
    const { today } = JSON.parse(await ask('GET commission')) as { today: string }
    await ask('POST commission', { validFrom: today, percent: 30, perJob: 5 })
    const took: Measured[] = []
    for (const [, question] of asked)
      took.push({
        year: await times(() => ask(`GET report?${question}&period=last+12+months`)),
        month: await times(() => ask(`GET report?${question}&period=last+30+days`)),
      })
    return took
  } finally {
    await product.stop()
  }
}

async function times(ask: () => Promise<string>): Promise<number[]> {
  const took: number[] = []
  for (let request = -2; request < REQUESTS; request += 1) {
    const since = performance.now()
    await ask()
    // The first ones find the process cold.
    if (request >= 0) took.push(performance.now() - since)
  }
  return took
}
