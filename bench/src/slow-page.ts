import { openBrowser } from '@towline/e2e/browser'
import type { SpawnedProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'

/** How many times slower the processor is made. */
export const SLOWER = 4

declare global {
  interface Window {
    /** When the dashboard's frame, and then the first job, was on the page, and tasks that blocked it; in ms. */
    towlineSeen: { shell: number; board: number; blocked: number[] }
  }
}

/** A page of the dashboard of the demo company, signed in. */
export async function openDashboard({ url, demo }: Pick<SpawnedProduct, 'url' | 'demo'>) {
  const browser = await openBrowser()
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await signIn(page, demo)
  return { page, dashboard: `/customer/dashboard/${demo.companyId}`, close: () => browser.close() }
}

/** The same on a processor a quarter as fast, with what blocks the page written down. */
export async function openSlowPage(product: Pick<SpawnedProduct, 'url' | 'demo'>) {
  const opened = await openDashboard(product)
  await opened.page.addInitScript(watch)
  const slow = await opened.page.context().newCDPSession(opened.page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return opened
}

async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

/** Runs in the page, before its own code. */
function watch(): void {
  const seen = { shell: 0, board: 0, blocked: [] as number[] }
  window.towlineSeen = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocked.push(entry.duration)
  }).observe({ type: 'longtask' })
  const painted = (what: 'shell' | 'board') =>
    requestAnimationFrame(() => setTimeout(() => (seen[what] ||= performance.now())))
  new MutationObserver((_, self) => {
    if (!seen.shell && document.querySelector('main')) painted('shell')
    if (!document.querySelector('[data-job-title]')) return
    painted('board')
    self.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** The longest task of the page while something is done, in ms; 0 when none was long. */
export async function blockedWhile(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.towlineSeen.blocked.splice(0))
  await work()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => Math.max(0, ...window.towlineSeen.blocked))
}
