import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn } from './dashboard.ts'
import { journey } from './journey.ts'

/** Every page of the dashboard, by its heading or its tab. */
const sections: readonly (readonly [path: string, heading: string])[] = [
  ['', 'Dashboard'],
  ['/dispatching?status=current', 'Dispatching'],
  ['/map', 'Map'],
  ['/calls', 'Calls'],
  ['/accounts', 'Accounts'],
  ['/impounds', 'Impounds'],
  ['/invoices', 'Invoices'],
  ['/reports', 'Reports'],
  ['/practice', 'Test your agent'],
  ['/sandbox', 'Sandbox'],
  ...[
    ...['directory', 'trucks', 'profile', 'company', 'number', 'zones'],
    ...['rates', 'invoices', 'import', 'activity', 'privacy', 'subscription'],
  ].map((tab) => [`/settings/${tab}`, 'Settings'] as const),
]

describe.each([
  ['200 % on a desk', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
  ['a phone', { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 }],
])('the dashboard at %s', (name, options) => {
  journey('has nothing that must be pushed sideways', async ({ openWindow, product }) => {
    const page = await openWindow({ ...options, reducedMotion: 'reduce' })
    await logIn(page, product.demo)
    const home = new URL(page.url()).pathname
    for (const [path, heading] of sections) {
      await page.goto(home + path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.waitForLoadState('networkidle')
      expect.soft(await tooWide(page), `${path || '/'} at ${name}`).toEqual([])
    }
  })
})

/** What reaches over the right edge of the page: the page itself must not, whatever scrolls within it may. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const over = [...document.querySelectorAll('main *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth - clientWidth} px`,
      ...over.slice(0, 5).map((one) => one.outerHTML.slice(0, 120)),
    ]
  })
