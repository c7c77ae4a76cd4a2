import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SpawnedProduct, spawnProduct } from '@towline/server/testing'
import { fillOffice, OFFICE } from '@towline/server/testing/filled-office'
import { asOwner } from './as-owner.ts'
import { type OnEngine, onEngines } from './engines.ts'
import { officeInBrowser, officeInBrowserTable } from './office-in-browser.ts'
import { ms, quantile, type Table } from './report.ts'

const REQUESTS = 40
const WANTED_MS = 200

/** What each section of the office asks for first, and the searches in it. */
const sections: [section: string, call: string, body?: object][] = [
  ['Dashboard, figures', 'GET dashboard'],
  ['Dashboard, charts', 'GET dashboard/charts'],
  ['Dashboard, recent calls', 'GET customer/calls?limit=50'],
  ['Dashboard, search', 'GET customer/search/harr'],
  ['Calls, those that became jobs', 'GET customer/calls?limit=50&outcome=job'],
  ['Calls, by part of a number', 'GET customer/calls?limit=50&number=1234'],
  ['Accounts', 'POST api/vault/Vendor/byCriteria', { limit: 60 }],
  ['Accounts, by name', 'POST api/vault/Vendor/byCriteria', { limit: 60, name: 'frisco gar' }],
  ['Accounts, types', 'GET vendor/types'],
  ['Settings, directory', 'GET employee/all'],
  ['Settings, trucks', 'GET truck/all/active'],
  ['Settings, company profile', 'GET company'],
  ['Settings, subscription', 'GET subscription'],
]

/** What was measured of one engine: over HTTP, and in a browser. */
type Measured = { overHttp: Table['rows']; inBrowser: Table['rows'] }

/** The first data of each section of a large company's office, over HTTP in a signed-in session and in a browser. */
export async function measureBackOffice(only?: string): Promise<Table[]> {
  const { measured, note } = await onEngines(only, onEngine)
  return [
    {
      title: 'The back office',
      columns: ['engine', 'section', 'entries', 'kB', 'first', 'p50', 'p95', 'slowest'],
      rows: measured.flatMap(({ overHttp }) => overHttp),
      note: `${OFFICE.accounts} accounts, ${OFFICE.employees} employees, ${OFFICE.trucks} trucks and ${OFFICE.phoneCalls} phone calls of one company; ${REQUESTS} requests of each kind one after another, whole answers over HTTP. Wanted: under ${WANTED_MS} ms.${note}`,
    },
    officeInBrowserTable(measured.flatMap(({ inBrowser }) => inBrowser)),
  ]
}

const onEngine: OnEngine<Measured> = async (name, settings) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
  try {
    const made = await spawnProduct(dataDir, settings)
    await made.stop()
    await fillOffice({ dataDir, databaseUrl: settings.DATABASE_URL }, made.demo.companyId)
    const product = await spawnProduct(dataDir, settings)
    try {
      return {
        overHttp: await measureSections(name, product),
        inBrowser: await officeInBrowser(name, product),
      }
    } finally {
      await product.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureSections(name: string, product: SpawnedProduct) {
  const ask = await asOwner(product)
  const rows: (string | number)[][] = []
  for (const [section, call, body] of sections) {
    const took: number[] = []
    let answer = ''
    for (let request = 0; request < REQUESTS; request += 1) {
      const since = performance.now()
      answer = await ask(call, body)
      took.push(performance.now() - since)
    }
    const shown: unknown = JSON.parse(answer)
    rows.push([
      name,
      section,
      Array.isArray(shown) ? shown.length : 1,
      (Buffer.byteLength(answer) / 1000).toFixed(1),
      ms(took[0] ?? Number.NaN),
      ms(quantile(took, 0.5)),
      ms(quantile(took, 0.95)),
      ms(Math.max(...took)),
    ])
  }
  return rows
}
