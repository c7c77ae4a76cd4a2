import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journey } from './journey.ts'
import { isSound, isUsable } from './sound.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }

describe('from the rates to the bill', () => {
  journey(
    'an owner sets rates, a dispatcher sees the estimate, and the finished job proposes its items',
    async ({ openWindow, product }) => {
      const owner = await openWindow()
      await openRates(owner, product.demo)
      await setLockout(owner, '77.77')
      for (const width of [375, 768, 1440]) {
        await owner.setViewportSize({ width, height: 900 })
        await isSound(owner, `the rates, ${width} px wide`)
      }

      const page = await openWindow()
      await openBoard(page, MARCUS)
      await page.keyboard.press('n')
      const dialog = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
      await dialog.getByRole('combobox', { name: 'Reason' }).fill('Lockout')
      await dialog.getByText('Estimated $77.77, from your rates').waitFor()
      await dialog.getByRole('button', { name: 'Show how' }).click()
      // Billing, further up, has the same words once it is there.
      const how = dialog.getByText('Lockout, any vehicle, any time: $77.77 (not taxed)').last()
      await how.waitFor()
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
      await takeItems(dialog)
      await isUsable(page, 'the bill')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await card(page, 'Wagoneer').getByText('$102.51').waitFor()
    },
  )

  journey('a dispatcher reads the rates and changes none', async ({ openWindow }) => {
    const page = await openWindow()
    await openRates(page, MARCUS)
    await page.getByRole('row', { name: /Winch out/ }).waitFor()
    expect(await page.getByRole('button', { name: /^(Change|Add)/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Import CSV' }).count()).toBe(0)
  })
})

async function openRates(page: Page, person: { email: string; password: string }) {
  await logIn(page, person)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Rates' }).click()
  await page.getByRole('row', { name: /Lockout/ }).waitFor()
}

async function setLockout(page: Page, price: string) {
  await page.getByRole('button', { name: 'Change Lockout, any vehicle, any time' }).click()
  const dialog = page.getByRole('dialog', { name: /Change Lockout/ })
  await dialog.getByRole('textbox', { name: 'Base price' }).fill(price)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('1 change not saved').waitFor()
  await page.getByRole('button', { name: 'Save rates' }).click()
  await page.getByText(/Rates are saved, from /).waitFor()
}

/** Takes what the rates make of the job, and adds a day of storage, which is taxed in Texas. */
async function takeItems(dialog: Locator) {
  const box = dialog.getByRole('region', { name: 'From your rates' })
  await box.getByText('From your rates: $77.77').waitFor()
  await box.getByRole('button', { name: 'Use these items' }).click()
  await dialog.getByRole('button', { name: 'Add from rates' }).click()
  const menu = dialog.page().getByRole('menu')
  await menu.getByRole('menuitem', { name: /^Storage, \$22\.85 per day/ }).click()
  await menu.waitFor({ state: 'hidden' })
  await dialog.getByRole('textbox', { name: 'Tax percent' }).fill('8.25')
  // $22.85 of it is taxed: $1.89.
  await dialog.getByText('$102.51', { exact: true }).waitFor()
}
