import { createRequire } from 'node:module'
import { openBrowser } from '@towline/e2e/browser'
import { spawnFreshProduct } from '@towline/server/testing'
import { freePort } from '@towline/server/testing/free-port'
import lighthouse, { type Result } from 'lighthouse'
import type { Browser } from 'playwright-core'
import { aChat } from './load.ts'
import { looks, publicPages } from './public-pages.ts'
import { ms, quantile, size, type Table } from './report.ts'

const RUNS = 5
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What visitors and customers meet: Lighthouse on a phone for the landing page and a customer's, axe for every public page. */
export async function measureLanding(): Promise<Table[]> {
  const product = await spawnFreshProduct()
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const customers = `${product.url}/customer/chat/${await aChat(product)}`
    const pages = [
      ['landing', product.url, 'simulate'],
      ['customer’s page', customers, 'simulate'],
      ['customer’s page, on a line that is slow', customers, 'devtools'],
    ] as const
    const rows: Table['rows'] = []
    for (const [name, url, slowed] of pages)
      rows.push([name, ...(await measurePhone(url, port, slowed))])
    return [onPhone(rows), await measureFaults(product.url, browser)]
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function measurePhone(
  url: string,
  port: number,
  throttlingMethod: 'simulate' | 'devtools',
): Promise<(string | number)[]> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const flags = { port, logLevel: 'error', output: 'json', throttlingMethod } as const
    const outcome = await lighthouse(url, flags)
    if (!outcome) throw new Error('Lighthouse gave no answer')
    runs.push(outcome.lhr)
  }
  const median = (of: (run: Result) => number) => quantile(runs.map(of), 0.5)
  const score = (name: string) =>
    Math.round(median((run) => (run.categories[name]?.score ?? 0) * 100))
  const figure = (name: string) => median((run) => run.audits[name]?.numericValue ?? Number.NaN)
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    ms(figure('first-contentful-paint')),
    ms(figure('largest-contentful-paint')),
    ms(figure('total-blocking-time')),
    figure('cumulative-layout-shift').toFixed(3),
    size(median((run) => transferred(run, 'Script'))),
    size(median((run) => transferred(run))),
  ]
}

const onPhone = (rows: Table['rows']): Table => ({
  title: 'Public pages on a phone',
  columns: [
    ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
    ...['first paint', 'largest paint', 'blocked', 'shift', 'scripts', 'everything'],
  ],
  rows,
  note: `Medians of ${RUNS} runs of Lighthouse with its own profile of a phone: a slow 4G line and a processor a quarter as fast. It reckons what they would do from a load at full speed, by whose first paint scripts from this machine have come too; in the last row line and processor are slowed in fact. Bytes are as they crossed the wire. Wanted of the landing page: performance 98, the others 100; of the customer’s page: performance 90 and the largest paint under 2 s; search engines are kept away from it.`,
})

/** Bytes that crossed the wire, of all requests or those of one kind. */
function transferred({ audits }: Result, kind?: string): number {
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  return requests
    .filter(({ resourceType }) => !kind || resourceType === kind)
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}

async function measureFaults(url: string, browser: Browser): Promise<Table> {
  const rows: Table['rows'] = []
  for (const path of publicPages) {
    const faults = await Promise.all(looks.map((look) => faultsOf(browser, url + path, look)))
    rows.push([path, ...faults])
  }
  return {
    title: 'What axe finds fault with',
    columns: ['page', ...looks.map(({ colorScheme, width }) => `${colorScheme}, ${width} px`)],
    rows,
    note: 'Elements that break a rule of axe, all its rules on. Wanted: none.',
  }
}

async function faultsOf(
  browser: Browser,
  address: string,
  { colorScheme, width }: (typeof looks)[number],
): Promise<number> {
  const page = await browser.newPage({
    colorScheme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  try {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.addScriptTag({ path: axe })
    return await page.evaluate<number>(
      'axe.run(document).then(({ violations }) => violations.flatMap(({ nodes }) => nodes).length)',
    )
  } finally {
    await page.close()
  }
}
