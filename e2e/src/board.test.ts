import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, openBoard } from './desk.ts'
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

  journey(
    'keeps what was typed, and saves none of it, when the dialog is left by mistake',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      await page.getByText('2014 Ram 1500').waitFor()
      const alreadyThere = await page.getByText('Nadia Brandt').count()
      await page.getByRole('button', { name: 'New Call' }).click()
      const name = page.getByRole('textbox', { name: 'Customer name' })
      await name.fill('Nadia Brandt')
      await page.keyboard.press('Escape')
      await page.getByRole('alert').getByText('What you typed is not saved.').waitFor()
      await page.getByRole('button', { name: 'Keep editing' }).click()
      expect(await name.inputValue()).toBe('Nadia Brandt')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect.poll(() => page.getByRole('dialog').count(), patiently).toBe(0)
      expect(await page.getByText('Nadia Brandt').count()).toBe(alreadyThere)
    },
  )
})

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
    await dialog.getByRole('textbox', { name, exact: true }).focus()
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}

async function modifyCall(page: Page) {
  await page.getByRole('button', { name: 'Modify 2021 Toyota Tacoma' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
  await dialog.getByRole('button', { name: 'Location/Service Information' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Destination address' }).focus()
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
