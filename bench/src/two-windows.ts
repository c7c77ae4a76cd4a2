import { spawnFreshProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { post } from './fleet.ts'
import { ms, quantile, type Table } from './report.ts'
import { openDashboard } from './slow-page.ts'

const CHANGES = 20

declare global {
  interface Window {
    towlinePressed: number
  }
}

/** From a press in one browser until the board in another one shows it. */
export async function measureTwoWindows(): Promise<Table[]> {
  const product = await spawnFreshProduct()
  const [mine, theirs] = [await openDashboard(product), await openDashboard(product)]
  try {
    for (let car = 0; car < CHANGES; car += 1)
      await post(product.url, product.demo, '/towline/dispatch', { vehicleModel: nameOf(car) })
    for (const { page, dashboard } of [mine, theirs]) {
      await page.goto(`${dashboard}/dispatching?status=current`)
      await page.waitForLoadState('networkidle')
    }
    await mine.page.evaluate(() =>
      document.addEventListener('click', () => (window.towlinePressed = Date.now()), true),
    )
    const took: number[] = []
    // The newest stand on top; what is shown is a window of the list.
    for (let car = CHANGES - 1; car >= CHANGES / 2; car -= 1)
      took.push(await pressed(mine.page, theirs.page, car))
    return [
      {
        title: 'From one browser to another',
        columns: ['presses', 'p50', 'longest'],
        rows: [[took.length, ms(quantile(took, 0.5)), ms(Math.max(...took))]],
        note: 'From the press on Dispatch in one browser until the card in another one is active, painted; by the clock of the machine, embedded database. Wanted: within 300 ms.',
      },
    ]
  } finally {
    await Promise.all([mine.close(), theirs.close()])
    await product.stop()
  }
}

const nameOf = (car: number) => `Car ${String.fromCharCode(65 + car)}`

async function pressed(mine: Page, theirs: Page, car: number): Promise<number> {
  const name = nameOf(car)
  await theirs.getByRole('heading', { name }).scrollIntoViewIfNeeded()
  const shown = theirs.evaluate(shownActive, name)
  await mine.getByRole('button', { name: `Dispatch: ${name}` }).click()
  const at = await shown
  return at - (await mine.evaluate(() => window.towlinePressed))
}

/** Runs in the page: when the card of this name is active and painted, epoch ms. */
function shownActive(name: string): Promise<number> {
  return new Promise((resolve) => {
    const isShown = () =>
      [...document.querySelectorAll('li[data-status="active"]')].some((card) =>
        card.textContent?.includes(name),
      )
    const watch = new MutationObserver(() => {
      if (!isShown()) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
    })
    watch.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}
