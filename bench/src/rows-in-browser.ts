import { spawnFreshProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { inTurn, lookOn, scroll, typeFilters, walk } from './board-in-browser.ts'
import { fillFleet } from './fleet.ts'
import { ms, type Table } from './report.ts'
import { openSlowPage, SLOWER } from './slow-page.ts'

const JOBS = 300
/** Turns of the wheel that are enough to come to the last row. */
const TO_THE_END = 120

/** A busy night as rows, all of them loaded, in a browser on a processor a quarter as fast. */
export async function measureRowsInBrowser(): Promise<Table[]> {
  const product = await spawnFreshProduct()
  await fillFleet(product, { jobs: JOBS, drivers: 0 })
  const { page, dashboard, close } = await openSlowPage(product)
  try {
    await page.addInitScript(() => localStorage.setItem('towline.board.density', 'rows'))
    await page.goto(`${dashboard}/dispatching?status=current`)
    await page.waitForFunction(() => window.towlineSeen.board > 0)
    const rows = await loadAll(page)
    const blocks = await inTurn(page, [
      () => typeFilters(page),
      () => scroll(page),
      () => walk(page),
      () => lookOn(page, product),
      () => Promise.all([lookOn(page, product), typeFilters(page).then(() => scroll(page))]),
    ])
    return [
      {
        title: 'A busy board in a browser',
        columns: [
          'rows',
          'processor',
          'longest block typing',
          'scrolling',
          'walking by key',
          'live changes',
          'typing and scrolling while they come',
        ],
        rows: [[rows, `${SLOWER} × slower`, ...blocks.map(ms)]],
        note: 'As above, with the jobs as rows, all of them loaded. Wanted: never over 50 ms.',
      },
    ]
  } finally {
    await close()
    await product.stop()
  }
}

/** Scrolls to the last row and back; answers how many the board has then. */
async function loadAll(page: Page): Promise<number> {
  await page.mouse.move(400, 600)
  for (const way of [1, -1]) {
    for (let turn = 0; turn < TO_THE_END; turn += 1) {
      await page.mouse.wheel(0, way * 600)
      await page.waitForTimeout(30)
    }
    await page.waitForLoadState('networkidle')
  }
  const shown = await page.locator('[aria-setsize]').first().getAttribute('aria-setsize')
  return Number(shown)
}
