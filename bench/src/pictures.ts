// node bench/src/pictures.ts: makes docs/pictures/, every public page at three widths, light and dark, and
// web/public/og.png, the picture link previews show. The web app has to be built (npm start does that).
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from '@towline/e2e/browser'
import { logIn } from '@towline/e2e/dashboard'
import { aCheckout, fillRegistration, payCheckout } from '@towline/e2e/registering'
import { spawnFreshProduct } from '@towline/server/testing'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { looks, publicPages } from './public-pages.ts'
import { wholePage } from './whole-page.ts'

const ROOT = join(import.meta.dirname, '../..')
const PICTURES = join(ROOT, 'docs/pictures')
const PREVIEW = join(ROOT, 'web/public/og.png')

const product = await spawnFreshProduct()
const browser = await openBrowser()
try {
  await mkdir(PICTURES, { recursive: true })
  for (const path of publicPages) {
    for (const { colorScheme, width } of looks) {
      const page = await open({ colorScheme, viewport: { width, height: 900 } }, path)
      const name = `${path.slice(1).replaceAll('/', '-') || 'landing'}-${width}-${colorScheme}.webp`
      await writeFile(join(PICTURES, name), await wholePage(page))
      await page.close()
    }
  }
  await takePayingPages()
  const page = await open({ colorScheme: 'light', viewport: { width: 1200, height: 630 } }, '/')
  await page.addStyleTag({
    content: 'header nav, header a:not([aria-label]), header button { display: none !important }',
  })
  await page.screenshot({ path: PREVIEW })
  console.log(`Made ${PICTURES} and ${PREVIEW}`)
} finally {
  await browser.close()
  await product.stop()
}

async function open(
  options: BrowserContextOptions & Parameters<Browser['newPage']>[0],
  path: string,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: product.url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    bypassCSP: true,
    ...options,
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  if (path !== '/' || options.viewport?.height === 630) return page
  // The prices come when they are near.
  await page.evaluate(() => document.querySelector('#pricing')?.scrollIntoView())
  await page.getByRole('heading', { name: 'Smart Dispatch', exact: true }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  return page
}

/** The pages a company comes through that pays: each is walked to once, and looked at in every way. */
async function takePayingPages(): Promise<void> {
  const page = await open({}, '/register')
  await page.getByRole('link', { name: 'Choose Smart Dispatch' }).click()
  await fillRegistration(page, {})
  await takeLooks(page, 'register')
  const { person, sessionId } = await aCheckout(page)
  await page.goto(`/sandbox/checkout/${sessionId}`, { waitUntil: 'networkidle' })
  await takeLooks(page, 'test-checkout')
  await payCheckout(page, product.url, sessionId)
  await takeLooks(page, 'register-success-paid')
  await logIn(page, person)
  await page.goto(`${new URL(page.url()).pathname}/settings/subscription`)
  await page.getByText(/^Renews on/).waitFor()
  await takeLooks(page, 'subscription')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await opened
  await portal.getByRole('heading', { name: 'Smart Dispatch' }).waitFor()
  await takeLooks(portal, 'test-portal')
  await page.context().close()
}

async function takeLooks(page: Page, name: string): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await writeFile(join(PICTURES, `${name}-${width}-${colorScheme}.webp`), await wholePage(page))
  }
}
