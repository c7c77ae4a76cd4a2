import { openBrowser } from '@towline/e2e/browser'
import { logIn } from '@towline/e2e/dashboard'
import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { post } from './fleet.ts'
import { ms, quantile, size, type Table } from './report.ts'

/** What Lighthouse calls a phone on slow 4G has 150 ms; this is worse. */
const SLOW = { latency: 300, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER = 4
const RUNS = 3
/** How long a busy machine may take for a page. */
const PATIENCE_MS = 180_000

type Load = { scripts: number; frame: number; shown: number }

/** First loads with an empty cache: the script that crosses the wire until there is something to work with, and when. */
export async function measureLoad(): Promise<Table[]> {
  const product = await spawnFreshProduct({ DEMO: 'small' })
  const browser = await openBrowser()
  try {
    const chat = await aChat(product)
    const desk = `/customer/dashboard/${product.demo.companyId}/dispatching?status=current`
    const pages: [name: string, path: string, sign: string, most: number][] = [
      ['landing', '/', 'h1', 100_000],
      ['board', desk, '[data-job-title]', 250_000],
      ['customer’s page', `/customer/chat/${chat}`, 'h1', 150_000],
    ]
    const rows: Table['rows'] = []
    for (const [name, path, sign, most] of pages) {
      const loads: Load[] = []
      for (let run = 0; run < RUNS; run += 1) loads.push(await load(browser, product, path, sign))
      const median = (of: (load: Load) => number) => quantile(loads.map(of), 0.5)
      rows.push([
        name,
        size(median(({ scripts }) => scripts)),
        size(most),
        ms(median(({ frame }) => frame)),
        ms(median(({ shown }) => shown)),
      ])
    }
    return [
      {
        title: 'First loads on a slow line',
        columns: ['page', 'scripts', 'wanted at most', 'first paint', 'shown'],
        rows,
        note: `Medians of ${RUNS} loads with an empty cache, 1.6 Mbit/s, 300 ms and a processor ${SLOWER} times slower. Scripts are what had come of them, compressed, when the page showed its headline, or the first job. Wanted: the first job within 4 s. The landing’s scripts come when somebody reaches for what needs them.`,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function load(
  browser: Browser,
  product: SpawnedProduct,
  path: string,
  sign: string,
): Promise<Load> {
  const signedIn = await browser.newContext({ baseURL: product.url })
  signedIn.setDefaultTimeout(PATIENCE_MS)
  const first = await signedIn.newPage()
  await logIn(first, product.demo)
  const storageState = await signedIn.storageState()
  await signedIn.close()
  // A window of its own has nothing kept from the login.
  const fresh = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    storageState: path === '/' ? { cookies: [], origins: [] } : storageState,
  })
  fresh.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await fresh.newPage()
    await slowDown(page)
    await page.addInitScript(watchFor, sign)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.towlineShown)
    const isLanding = path === '/'
    if (isLanding) await page.waitForLoadState('networkidle')
    return await page.evaluate((isLanding) => {
      const shown = window.towlineShown ?? Number.NaN
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming =>
          new URL(entry.name).pathname.endsWith('.js'),
        )
        .filter(({ responseEnd }) => isLanding || responseEnd <= shown)
      return {
        scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        frame: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        shown,
      }
    }, isLanding)
  } finally {
    await fresh.close()
  }
}

declare global {
  interface Window {
    /** When what was waited for was on the page, in ms. */
    towlineShown?: number
  }
}

/** Runs in the page, before its own code. Asked from outside, a busy machine would say it much later. */
function watchFor(sign: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(sign)) return
    window.towlineShown = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** The key of a chat with a customer, which is opened as a dispatcher opens it. */
export async function aChat({ url, demo }: SpawnedProduct): Promise<string> {
  const found = await post(url, demo, '/towline/dispatch/search', { status: 'current' })
  const [job] = z.array(z.object({ id: z.string() })).parse(found)
  const opened = await post(url, demo, `/towline/chat/of/${job?.id}`, {})
  const link = z.object({ url: z.string() }).parse(opened)
  return new URL(link.url).pathname.split('/').at(-1) ?? 'none'
}
