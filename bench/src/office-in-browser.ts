import type { SpawnedProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { ms, quantile, type Table } from './report.ts'
import { openDashboard } from './slow-page.ts'

const CLICKS = 21
const WANTED_MS = 200
/** How long somebody looks at the page before the click, in ms. */
const LOOK_MS = 1_000

/** A page of the dashboard: its address, and what of it only its data can show. */
type Place = { path: string; data: string }
const dashboard: Place = { path: '', data: 'ul[aria-label="Recent calls"] li' }
const calls: Place = { path: '/calls', data: 'ul[aria-label="Calls"] li' }
const accounts: Place = { path: '/accounts', data: 'ul[aria-label="Accounts"] li' }
const directory: Place = { path: '/settings/directory', data: 'ul[aria-label="Employees"] li' }
const trucks: Place = { path: '/settings/trucks', data: 'ul[aria-label="Trucks"] li' }
const profile: Place = { path: '/settings/profile', data: 'input[autocomplete="given-name"]' }
const company: Place = { path: '/settings/company', data: 'main textarea' }
const subscription: Place = {
  path: '/settings/subscription',
  data: 'section[aria-labelledby="plan"]',
}

/** A section, the link that leads to it, and from which page. */
const sections: [section: string, link: string, from: Place, to: Place][] = [
  ['Dashboard', 'Dashboard', accounts, dashboard],
  ['Calls', 'All calls', dashboard, calls],
  ['Accounts', 'Accounts', dashboard, accounts],
  ['Settings, directory', 'Settings', dashboard, directory],
  ['Settings, trucks', 'Trucks', profile, trucks],
  ['Settings, profile', 'Profile', trucks, profile],
  ['Settings, company profile', 'Company Profile', profile, company],
  ['Settings, subscription', 'Subscription', profile, subscription],
]

/** From the click on a section's entry until its first data is painted. */
export async function officeInBrowser(
  name: string,
  product: Pick<SpawnedProduct, 'url' | 'demo'>,
): Promise<Table['rows']> {
  const { page, dashboard, close } = await openDashboard(product)
  try {
    const rows: Table['rows'] = []
    for (const [section, link, from, to] of sections) {
      const took: number[] = []
      const atOnce: number[] = []
      for (let click = 0; click < CLICKS; click += 1) {
        // Loaded anew: the page has nothing of the section but what it fetched ahead by itself.
        await page.goto(`${dashboard}${from.path}`)
        await page.locator(from.data).first().waitFor()
        await page.waitForTimeout(LOOK_MS)
        took.push(await clickToPaint(page, link, to))
        await page.goto(`${dashboard}${from.path}`)
        atOnce.push(await clickToPaint(page, link, to))
      }
      const figures = [quantile(took, 0.5), quantile(took, 0.95), Math.max(...took)]
      const hasty = [quantile(atOnce, 0.5), quantile(atOnce, 0.95)]
      rows.push([name, section, ...[...figures, ...hasty].map(ms)])
    }
    return rows
  } finally {
    await close()
  }
}

/** The table the rows stand in. */
export const officeInBrowserTable = (rows: Table['rows']): Table => ({
  title: 'The back office in a browser',
  columns: ['engine', 'section', 'p50', 'p95', 'longest', 'at once: p50', 'at once: p95'],
  rows,
  note: `${CLICKS} clicks on each entry, the dashboard loaded anew before each, its first data shown for ${LOOK_MS / 1000} s; from the click until the section's first data is painted, by the page's own clock. At once: clicked as soon as the entry is there, while the page before it still loads. Wanted: under ${WANTED_MS} ms.`,
})

async function clickToPaint(page: Page, link: string, { data }: Place): Promise<number> {
  const entry = page.getByRole('link', { name: link, exact: true }).first()
  await entry.waitFor()
  const painted = page.evaluate(paintedAfterClick, data)
  await entry.click()
  return painted
}

/** Runs in the page: ms from the next click until something that only data shows is painted. */
function paintedAfterClick(data: string): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      () => {
        const since = performance.now()
        const look = () => {
          if (!document.querySelector(data)) return
          watch.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
        }
        const watch = new MutationObserver(look)
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      },
      { capture: true, once: true },
    )
  })
}
