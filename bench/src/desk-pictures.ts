// node bench/src/desk-pictures.ts: makes the pictures of the dashboard in docs/pictures/, at three widths, light and
// dark, of the demo company as it is an hour after `npm start`; with names behind it only those (live-call first-hour).
// The web app has to be built (npm start does that).
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from '@towline/e2e/browser'
import { logIn } from '@towline/e2e/dashboard'
import { fillRegistration, numberGiven, PASSWORD, rosa } from '@towline/e2e/registering'
import { spawnFreshProduct } from '@towline/server/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { post } from './fleet.ts'
import { looks } from './public-pages.ts'

const PICTURES = join(import.meta.dirname, '../../docs/pictures')
/** What keeps small letters readable and a picture under 100 kB. */
const QUALITY = 50
/** How long a busy machine may take for a page. */
const PATIENCE_MS = 180_000
/** So many jobs are under way in the demo. */
const TONIGHT = 25

const CALLER_SAYS = "I'm at 2400 Preston Road in Plano"

type Picture = {
  name: string
  path: string
  ready: string
  before?: (page: Page) => Promise<void>
  /** Whose dashboard it is; the demo company's where nobody is named. */
  whose?: 'newcomer'
}

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
  {
    name: 'live-call',
    path: '/dispatching?status=current',
    ready: '[data-job-title]',
    before: async (page) => {
      await rows(page)
      await page.keyboard.press('b')
      await page.getByRole('complementary').getByText(CALLER_SAYS).waitFor()
    },
  },
  { name: 'first-hour', path: '', ready: 'text=Get started', whose: 'newcomer' },
]
const named = process.argv.slice(2)
const wanted = pictures.filter(({ name }) => named.length === 0 || named.includes(name))

const product = await spawnFreshProduct({ DEMO: 'still' })
const browser = await openBrowser()
try {
  await mkdir(PICTURES, { recursive: true })
  await demoIsThere()
  const seen = { demo: await signedIn(product.demo), newcomer: await newCompany() }
  const caller = product.aPhone()
  await caller.dial()
  await caller.say('My battery is dead, I need a tow')
  await caller.say('yes, I am safe')
  await caller.say(CALLER_SAYS)
  for (const { colorScheme, width } of looks) {
    for (const picture of wanted) {
      const { storageState, companyId } = seen[picture.whose ?? 'demo']
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
      await page.goto(`/customer/dashboard/${companyId}${picture.path}`)
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
  console.log(`Made ${wanted.length * looks.length} pictures in ${PICTURES}`)
} finally {
  await browser.close()
  await product.stop()
}

type Seen = { storageState: Awaited<ReturnType<BrowserContext['storageState']>>; companyId: string }

/** One login for all pictures; what a picture chooses is kept in its own window. */
async function signedIn(person: { email: string; password: string }): Promise<Seen> {
  const window = await browser.newContext({ baseURL: product.url })
  window.setDefaultTimeout(PATIENCE_MS)
  const page = await window.newPage()
  await logIn(page, person)
  const storageState = { ...(await window.storageState()), origins: [] }
  const companyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await window.close()
  return { storageState, companyId }
}

/** A company that has signed up a minute ago. */
async function newCompany(): Promise<Seen> {
  const window = await browser.newContext({ baseURL: product.url })
  window.setDefaultTimeout(PATIENCE_MS)
  const page = await window.newPage()
  await page.goto('/register/trial')
  await fillRegistration(page, {})
  await page.getByRole('button', { name: 'Start Trial' }).click()
  await numberGiven(page)
  await window.close()
  return signedIn({ email: rosa.Email, password: PASSWORD })
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
