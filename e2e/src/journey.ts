import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { spawnReadyProduct } from '@towline/server/testing'
import { startClockedProduct } from '@towline/server/testing/clocked-product'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

const SHOTS = join(import.meta.dirname, '../shots')
const PATIENCE = 30_000

/** What a journey needs of the product it walks through. */
type Walked = { url: string; stop(): Promise<void> }

/**
 * Tests that walk through a running product. Each file has a product of its own, with the demo company.
 * `openWindow` opens the browser of one more person, who shares nothing with the others; whatever a page
 * complains of on its console fails the journey.
 */
export const journeysThrough = <P extends Walked>(start: () => Promise<P>) =>
  test
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
    .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
      const product = await start()
      onCleanup(product.stop)
      return product
    })
    // biome-ignore lint/correctness/noEmptyPattern: as above
    .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
      const browser = await openBrowser()
      onCleanup(() => browser.close())
      return browser
    })
    .extend('openWindow', async ({ product, browser, task }, { onCleanup }) => {
      const windows: BrowserContext[] = []
      const complaints: string[] = []
      onCleanup(async () => {
        if (task.result?.state === 'fail') await takePictures(windows, task.name)
        await Promise.all(windows.map((window) => window.close()))
        expect(complaints).toEqual([])
      })
      return async (options: BrowserContextOptions = {}): Promise<Page> => {
        const window = await browser.newContext({
          baseURL: product.url,
          viewport: { width: 1440, height: 900 },
          locale: 'en-US',
          timezoneId: 'America/Chicago',
          // What still moves while it is pressed may be pressed beside.
          reducedMotion: 'reduce',
          ...options,
        })
        window.setDefaultTimeout(PATIENCE)
        windows.push(window)
        listenForComplaints(window, complaints)
        return window.newPage()
      }
    })

/** The product in a process of its own, as `npm start` runs it, on a fresh data directory. */
export const journey = journeysThrough(spawnReadyProduct)

/** The product with a clock of its own, for what happens when time has passed. */
export const journeyInTime = journeysThrough(startClockedProduct)

/** How long a journey waits for the product to show something. */
export const patiently = { timeout: PATIENCE }

/**
 * What the browser itself reports: refusals of the server and cuts of the line, also those a journey is about, a
 * page left before its line was up, a file it had asked for before the service worker was awake, and asks for again,
 * and what was due on a page while a debugger, as only a test has one, held it still to open one more window: the
 * window opens all the same.
 */
const ownReports = [
  /^A preload for '.*' is found, but is not used because it is a cross-world service worker resource mismatch/,
  /^Failed to load resource: (.* 4\d\d|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED))/,
  /WebSocket is closed before the connection is established/,
  /^Error: Failed to execute 'open' on 'Window': The provided callback is no longer runnable\.$/,
]

function listenForComplaints(window: BrowserContext, complaints: string[]): void {
  const complain = (report: string, where = '') => {
    if (!ownReports.some((own) => own.test(report))) complaints.push(where + report)
  }
  window.on('weberror', (error) => complain(String(error.error())))
  window.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    complain(message.text(), `${message.location().url}: `)
  })
}

async function takePictures(windows: BrowserContext[], name: string): Promise<void> {
  await mkdir(SHOTS, { recursive: true })
  const pages = windows.flatMap((window) => window.pages())
  for (const [index, page] of pages.entries())
    await page.screenshot({ path: join(SHOTS, `${name.replace(/\W+/g, '-')}-${index + 1}.png`) })
}
