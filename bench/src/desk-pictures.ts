// node bench/src/desk-pictures.ts: makes the pictures of the dashboard in docs/pictures/, at three widths, light and
// dark, of the demo company as it is an hour after `npm start`. The web app has to be built (npm start does that).
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from '@towline/e2e/browser'
import { logIn } from '@towline/e2e/dashboard'
import { spawnFreshProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { post } from './fleet.ts'
import { looks } from './public-pages.ts'

const PICTURES = join(import.meta.dirname, '../../docs/pictures')
/** What keeps small letters readable and a picture under 100 kB. */
const QUALITY = 50
/** How long a busy machine may take for a page. */
const PATIENCE_MS = 180_000
/** So many jobs are under way in the demo. */
const TONIGHT = 25

type Picture = { name: string; path: string; ready: string; before?: (page: Page) => Promise<void> }

const rows = (page: Page) => page.keyboard.press('v')
const firstJob = (page: Page) => page.locator('[data-job-title]').first().click()
const pictures: readonly Picture[] = [
  { name: 'dashboard', path: '', ready: 'text=Needs attention' },
  { name: 'board-cards', path: '/dispatching?status=current', ready: '[data-job-title]' },
  {
    name: 'board-rows',
    path: '/dispatching?status=current',
    ready: '[data-job-title]',
    before: rows,
  },
  {
    name: 'board-panel',
    path: '/dispatching?status=current',
    ready: '[data-job-title]',
    before: async (page) => {
      await rows(page)
      await firstJob(page)
    },
  },
  {
    name: 'board-docked',
    path: '/dispatching?status=current',
    ready: '[data-job-title]',
    before: async (page) => {
      await rows(page)
      await page.keyboard.press('b')
    },
  },
  { name: 'map', path: '/map', ready: 'text=Show all' },
  { name: 'number', path: '/settings/number', ready: 'text=Your phone company' },
]

const product = await spawnFreshProduct({ DEMO: 'still' })
const browser = await openBrowser()
try {
  await mkdir(PICTURES, { recursive: true })
  await demoIsThere()
  const storageState = await signedIn()
  for (const { colorScheme, width } of looks) {
    for (const picture of pictures) {
      const window = await browser.newContext({
        baseURL: product.url,
        storageState,
        viewport: { width, height: width === 375 ? 812 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'America/Chicago',
      })
      window.setDefaultTimeout(PATIENCE_MS)
      const page = await window.newPage()
      await page.goto(`/customer/dashboard/${product.demo.companyId}${picture.path}`)
      await page.locator(picture.ready).first().waitFor()
      await picture.before?.(page)
      // What slides in has come, and the map has its places.
      await page.waitForTimeout(2500)
      await writeFile(
        join(PICTURES, `${picture.name}-${width}-${colorScheme}.webp`),
        await taken(page),
      )
      await window.close()
    }
  }
  console.log(`Made ${pictures.length * looks.length} pictures in ${PICTURES}`)
} finally {
  await browser.close()
  await product.stop()
}

/** One login for all pictures; what a picture chooses is kept in its own window. */
async function signedIn() {
  const window = await browser.newContext({ baseURL: product.url })
  window.setDefaultTimeout(PATIENCE_MS)
  await logIn(await window.newPage(), product.demo)
  const state = await window.storageState()
  await window.close()
  return { ...state, origins: [] }
}

/** The demo company fills while the product runs: tonight's jobs come last. */
async function demoIsThere(): Promise<void> {
  const asked = { status: 'current', limit: 50 }
  for (;;) {
    const jobs = await post(product.url, product.demo, '/towline/dispatch/search', asked)
    if (Array.isArray(jobs) && jobs.length >= TONIGHT) return
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  }
}

async function taken(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  })
  return Buffer.from(data, 'base64')
}
