import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing that keeps somebody from using the page. */
export async function isUsable(page: Page, name: string): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)')
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  )
  expect.soft(found, name).toEqual([])
}

/** The same, and nothing that has to be pushed sideways. */
export async function isSound(page: Page, name: string): Promise<void> {
  await isUsable(page, name)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `${name}: px wider than the window`).toBe(0)
}

const WIDTHS = [375, 768, 1440]

/** The same on a phone, a tablet and a desktop. */
export async function isSoundAtAllWidths(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await isSound(page, `${name}, ${width} px`)
  }
}
