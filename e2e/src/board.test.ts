import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, freeDriver, openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }

describe('the board', () => {
  journey(
    'is worked by keyboard, and a second browser sees every change',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      const other = await openWindow()
      await openBoard(page, product.demo)
      await openBoard(other, MARCUS)
      await makeCall(page)
      await card(page, '2021 Toyota Tacoma').waitFor()
      await card(other, '2021 Toyota Tacoma').getByText('88 Depot St, Plano').waitFor()

      await modifyCall(page)
      await card(other, '2021 Toyota Tacoma').getByText('Grant Auto Body').waitFor()
      await filterByStatus(page)
    },
  )
})

describe('without a connection', () => {
  journey(
    'a call can still be taken, with a form that was never opened before, and is saved later',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      await card(page, '2014 Ram 1500').waitFor()
      await hasCodeOf(page, 'dispatch-call-dialog')
      await page.context().setOffline(true)
      await page.keyboard.press('n')
      const dialog = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
      await dialog.getByRole('combobox', { name: 'Model', exact: true }).fill('Gladiator')
      await page.keyboard.press('Control+Enter')
      await dialog.getByText(/Not saved yet\. Can’t reach the server/).waitFor()
      await page.context().setOffline(false)
      await dialog.waitFor({ state: 'hidden' })
      await card(page, 'Gladiator').waitFor()
    },
  )
})

describe('a job', () => {
  journey(
    'goes from new to completed without a mouse, and each step can be undone',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      await page.getByText('2014 Ram 1500').waitFor()
      await page.keyboard.press('n')
      const dialog = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
      await dialog.getByRole('combobox', { name: 'Model', exact: true }).focus()
      await page.keyboard.type('Wrangler')
      await page.keyboard.press('Control+Enter')
      await dialog.waitFor({ state: 'hidden' })
      await card(page, 'Wrangler').waitFor()

      for (const [key, done] of Object.entries(steps)) {
        await page.keyboard.press(key)
        if (key === 'd') {
          await freeDriver(page, 'June Park').focus()
          await page.keyboard.press('Enter')
        }
        await page.getByText(done).waitFor()
      }
      await page.getByText(/moved to Completed Calls/).waitFor()
      await page.keyboard.press('5')
      await card(page, 'Wrangler').getByText('Completed', { exact: true }).waitFor()
      await page.keyboard.press('u')
      await page.getByText(/step undone/).waitFor()
      expect(await page.getByText(/is completed\./).count()).toBe(0)
      await page.keyboard.press('2')
      await card(page, 'Wrangler')
        .getByRole('button', { name: /^Complete/ })
        .waitFor()
    },
  )
})

/** The keys of the way, and what is said when each step is taken. */
const steps = {
  d: /is dispatched to June Park\./,
  e: /is en route\./,
  s: /is on scene\./,
  t: /is towing\./,
  r: /is at its destination\./,
  c: /is completed\./,
}

/** Tabs from the filter to the new call, fills it and saves it with Enter. */
async function makeCall(page: Page) {
  await page.getByRole('searchbox', { name: 'Filter' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const button = page.getByRole('button', { name: 'New Call' })
  await expect
    .poll(() => button.evaluate((it) => it === document.activeElement), patiently)
    .toBe(true)

  await page.keyboard.press('Enter')
  const typed = {
    'Customer name': 'Nadia Brandt',
    'Pickup address': '88 Depot St, Plano',
    Year: '2021',
    Make: 'Toyota',
    Model: 'Tacoma',
  }
  for (const [name, words] of Object.entries(typed)) {
    const role = ['Year', 'Customer name'].includes(name) ? 'textbox' : 'combobox'
    await dialog.getByRole(role, { name, exact: true }).focus()
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}

async function modifyCall(page: Page) {
  await page.getByRole('button', { name: 'Modify 2021 Toyota Tacoma' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
  await dialog.getByRole('combobox', { name: 'Destination address' }).focus()
  await page.keyboard.type('Grant Auto Body, 1720 S Loop 288')
  await dialog.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}

/** Walks through the status selector with the arrow keys. */
async function filterByStatus(page: Page) {
  const shown: Record<string, RegExp> = {
    'Active Calls': /2016 Honda Civic/,
    'Current Calls': /2021 Toyota Tacoma/,
    'Scheduled Calls': /2019 Ford Transit/,
    'Completed Calls': /2020 Subaru Outback/,
  }
  await page.getByRole('radio', { name: 'Pending Calls' }).focus()
  for (const [status, title] of Object.entries(shown)) {
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.getByRole('radio', { name: status }).isChecked(), patiently)
      .toBe(true)
    await card(page, title).waitFor()
  }
  await expect.poll(() => card(page, /Tacoma/).count(), patiently).toBe(0)
}

/** Waits until the page has fetched the files of a part of it, script and style. */
const hasCodeOf = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          (name) =>
            performance.getEntriesByType('resource').filter((each) => each.name.includes(name))
              .length,
          name,
        ),
      patiently,
    )
    .toBeGreaterThanOrEqual(2)
