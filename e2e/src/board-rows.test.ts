import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'

/** More than any screen shows. */
const JOBS = 30
const MINUTE = 60_000

describe('a board with thirty jobs', () => {
  journey(
    'shows dozens of them in rows, the most urgent first, and is worked in them by keyboard',
    async ({ openWindow, product }) => {
      const page = await openWindow({ viewport: { width: 1440, height: 900 } })
      await openBoard(page, product.demo)
      await fill(page, product.url)
      await page.keyboard.press('v')
      await page.keyboard.press('3')
      await expect.poll(() => wholeRows(page), patiently).toBeGreaterThanOrEqual(25)
      const first = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').first()
      await first.getByText('Burning Bus').waitFor()

      await page.keyboard.press('Home')
      await page.keyboard.press('d')
      await page.getByRole('button', { name: /^Send June Park without asking/ }).click()
      await first.getByText('Dispatched', { exact: true }).waitFor()
      await page.keyboard.press('u')
      await first.getByText('Waiting', { exact: true }).waitFor()

      await page.setViewportSize({ width: 1024, height: 768 })
      await page.getByRole('button', { name: 'Fold this note away' }).click()
      await expect.poll(() => wholeRows(page), patiently).toBeGreaterThanOrEqual(18)
      await page.setViewportSize({ width: 375, height: 812 })
      await expect.poll(() => wholeRows(page), patiently).toBeGreaterThanOrEqual(4)
      await page.setViewportSize({ width: 1440, height: 900 })

      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('checkbox', { name: 'Balance' }).check()
      await page.reload()
      await page.getByText('Balance', { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: 'Rows' }).getAttribute('aria-pressed')).toBe(
        'true',
      )
      await page.getByRole('combobox', { name: 'Order' }).selectOption('newest')
      await first.getByText('Newest Nash').waitFor()
    },
  )
})

/** Thirty jobs, of which the most urgent is neither the newest nor the oldest. */
async function fill(page: Page, origin: string) {
  const now = Date.now()
  for (let n = 0; n < JOBS; n++) {
    const data = {
      createdDate: now - (n + 1) * MINUTE,
      vehicleYear: '2012',
      vehicleMake: 'Honda',
      vehicleModel: `Civic ${n}`,
      pickupAddress: `${100 + n} Elm St, Frisco, TX 75034`,
      dropoffAddress: '2400 Preston Rd, Plano, TX 75093',
      ...(n === 17 && { priority: 'Emergency', vehicle: 'Burning Bus' }),
      ...(n === 0 && { createdDate: now, vehicle: 'Newest Nash' }),
    }
    const saved = await page.request.post('/towline/dispatch', { data, headers: { origin } })
    expect(saved.status()).toBe(200)
  }
}

/** How many jobs stand whole on the screen. */
const wholeRows = (page: Page) =>
  page
    .getByRole('list', { name: 'Jobs' })
    .getByRole('listitem')
    .evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }).length,
    )
