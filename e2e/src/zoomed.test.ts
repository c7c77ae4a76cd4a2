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

/** 1440 px at 200 %, and a phone. */
const widths = [720, 375]

describe('the dashboard', () => {
  journey(
    'has nothing that must be pushed sideways at 200 % or on a phone',
    async ({ openWindow, product }) => {
      const page = await openWindow({ deviceScaleFactor: 2 })
      await logIn(page, product.demo)
      const home = new URL(page.url()).pathname
      for (const [path, heading] of sections) {
        await page.goto(home + path)
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        await page.waitForLoadState('networkidle')
        for (const width of widths) {
          await page.setViewportSize({ width, height: 812 })
          expect.soft(await tooWide(page), `${path || '/'} at ${width} px`).toEqual([])
        }
      }
    },
  )
})

/** What reaches over the right edge of the page: the page itself must not, whatever scrolls within it may. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What follows the width does so with the next picture.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
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
