import { spawnFreshProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { fillFleet } from './fleet.ts'
import { ms, type Table } from './report.ts'
import { blockedWhile, openSlowPage, SLOWER } from './slow-page.ts'

const JOBS = 200
const DRIVERS = 100
const TICKS_MS = 12_000
/** Nearer, nearer, and further again. */
const ZOOMS = ['in', 'in', 'out', 'out', 'out', 'in']

/** The Map section with a busy day on it, in a browser on a processor a quarter as fast. */
export async function measureMapInBrowser(): Promise<Table[]> {
  const product = await spawnFreshProduct()
  await fillFleet(product, { jobs: JOBS, drivers: DRIVERS })
  const { page, dashboard, close } = await openSlowPage(product)
  try {
    await page.goto(`${dashboard}/map`)
    await page.waitForFunction(
      (most) => document.querySelectorAll('.leaflet-marker-pane [role="button"]').length >= most,
      JOBS + DRIVERS,
    )
    await page.waitForTimeout(3000)
    const blocks: number[] = []
    for (const work of [zoom, drag, point, tick])
      blocks.push(await blockedWhile(page, () => work(page)))
    return [
      {
        title: 'The map in a browser',
        columns: [
          'jobs',
          'drivers',
          'processor',
          'longest block zooming',
          'dragging',
          'pointing at rows',
          'ticks of the clock',
        ],
        rows: [[JOBS, DRIVERS, `${SLOWER} × slower`, ...blocks.map(ms)]],
        note: `${ZOOMS.length} steps of the zoom; three drags across the map; a block is the longest task of the page, 0 where none took over 50 ms. Wanted: never over 50 ms.`,
      },
    ]
  } finally {
    await close()
    await product.stop()
  }
}

// By the mouse alone: looking for things by their names would stop the page itself.
async function zoom(page: Page): Promise<void> {
  for (const way of ZOOMS) {
    const box = await page.locator(`.leaflet-control-zoom-${way}`).boundingBox()
    if (!box) throw new Error('The map has no buttons for its zoom.')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 50 })
    await page.waitForTimeout(1000)
  }
}

async function drag(page: Page): Promise<void> {
  const box = await page.locator('.leaflet-container').boundingBox()
  if (!box) throw new Error('There is no map.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (const way of [1, -1, 1]) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= 30; step += 1)
      await page.mouse.move(x + way * step * 6, y + step * 3)
    await page.mouse.up()
    await page.waitForTimeout(700)
  }
}

async function point(page: Page): Promise<void> {
  for (let row = 0; row < 8; row += 1) {
    await page.mouse.move(400, 300 + row * 60)
    await page.waitForTimeout(150)
  }
}

const tick = (page: Page) => page.waitForTimeout(TICKS_MS)
