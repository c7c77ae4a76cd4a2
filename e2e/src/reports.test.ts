import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { isSound, isUsable } from './sound.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }

describe('from the jobs to a report', () => {
  journey(
    'a finished job stands in the reports: as picture, table, file, saved, and on paper',
    async ({ openWindow, product }) => {
      const board = await openWindow()
      await openBoard(board, MARCUS)
      await billALockout(board)

      const page = await openWindow()
      await logIn(page, product.demo)
      await page.getByRole('link', { name: 'Reports' }).click()
      await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor()
      await page.getByRole('button', { name: 'Revenue' }).click()
      await page.getByRole('combobox', { name: 'Period' }).selectOption('today')
      await page.getByRole('combobox', { name: 'By' }).selectOption('reason')
      await page.getByRole('row', { name: /^Lockout \$123\.45 / }).waitFor()
      await page
        .getByRole('img', { name: /^Revenue by reason: revenue before tax\. Most: / })
        .waitFor()
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await isSound(page, `a report, ${width} px wide`)
      }

      expect(await fileOf(page)).toMatch(/\nLockout,123\.45,0\.00,0\.00,1,123\.45,/)
      await saveAsDaily(page)
      await page.getByRole('button', { name: 'Times' }).click()
      await page.getByText('Half of the jobs took no longer than the median').waitFor()
      await page.getByRole('button', { name: 'Open Today by reason' }).click()
      await page.getByRole('row', { name: /^Lockout / }).waitFor()
      await isPaper(page)
    },
  )

  journey(
    'a manager sets what drivers earn, and reads what expires and a month without jobs',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await logIn(page, product.demo)
      await page.getByRole('link', { name: 'Reports' }).click()
      await page.getByRole('button', { name: 'Drivers and commissions' }).click()
      await page.getByRole('button', { name: 'Set a commission' }).click()
      const dialog = page.getByRole('dialog', { name: 'Set a commission' })
      await dialog.getByRole('textbox', { name: 'Share of the bill before tax' }).fill('30')
      await dialog.getByRole('textbox', { name: 'For each completed job' }).fill('5')
      await isUsable(page, 'the dialog of a commission')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Every driver: 30% and $5.00 a job').waitFor()

      await page.getByRole('button', { name: 'Licenses and plates' }).click()
      await page.getByText('Expired already, or within the next 90 days.').waitFor()
      // Until its figures are there, those of the report before stand dimmed.
      await page.locator('[data-stale]').waitFor({ state: 'detached' })
      await isSound(page, 'what expires')
      await page.getByRole('button', { name: 'Jobs', exact: true }).click()
      await page.getByRole('combobox', { name: 'Period' }).selectOption('custom')
      // From the keyboard, without a pause: a day typed is there whole, and so is the one before it.
      for (const [field, day] of [
        ['From', '02012020'],
        ['To', '02292020'],
      ] as const) {
        await page.getByLabel(field, { exact: true }).focus()
        await page.keyboard.type(day)
      }
      await page.getByText('No jobs, Feb 1, 2020 – Feb 29, 2020.').waitFor()
      await isSound(page, 'a month without jobs')
    },
  )

  journey('a dispatcher is shown no reports', async ({ openWindow }) => {
    const page = await openWindow()
    await logIn(page, MARCUS)
    const home = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Dispatching' }).waitFor()
    expect(await page.getByRole('link', { name: 'Reports' }).count()).toBe(0)
    await page.goto(`${home}/reports`)
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  })
})

/** A dispatcher takes a lockout, completes it and bills it. */
async function billALockout(page: Page): Promise<void> {
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
  await dialog.getByRole('combobox', { name: 'Reason' }).fill('Lockout')
  await dialog.getByRole('combobox', { name: 'Model', exact: true }).fill('Wagoneer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await card(page, 'Wagoneer').waitFor()
  await page.keyboard.press('c')
  await page.getByText(/is completed\./).waitFor()
  await page.keyboard.press('5')
  await card(page, 'Wagoneer')
    .getByRole('button', { name: /Modify/ })
    .click()
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await dialog.getByRole('textbox', { name: 'Item 1, name' }).fill('Lockout')
  await dialog.getByRole('textbox', { name: 'Item 1, amount' }).fill('123.45')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The report as the file that is downloaded. */
async function fileOf(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^revenue-by-reason-\d{4}-\d\d-\d\d-to-/)
  return readFile(await download.path(), 'utf8')
}

async function saveAsDaily(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this report' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Today by reason')
  await dialog.getByRole('combobox', { name: 'Email it' }).selectOption('daily')
  await dialog.getByRole('checkbox', { name: 'Dana Whitfield' }).check()
  await isUsable(page, 'the dialog that saves a report')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Today by reason is saved.').waitFor()
  await page.getByText('Emailed every day to Dana Whitfield').waitFor()
}

/** On paper stand the report and whose it is, and nothing to press. */
async function isPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.getByText('Lone Star Towing. Revenue by reason.').waitFor()
  await expect.poll(() => page.getByRole('button').count(), patiently).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('table').isVisible()).toBe(true)
  await page.emulateMedia({ media: null })
}
