import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { logIn } from './dashboard.ts'
import { journey } from './journey.ts'
import { isSoundAtAllWidths } from './sound.ts'

/** Held page by page against every rule: a long way. */
const whole = { timeout: 150_000 }

describe.each(['light', 'dark'] as const)('the office, %s', (colorScheme) => {
  const look = { colorScheme } as const

  journey(
    'has sections that can be read and used by everybody, at every width',
    whole,
    async ({ openWindow, product }) => {
      const page = await openWindow(look)
      await logIn(page, product.demo)
      const dashboard = new URL(page.url()).pathname
      await isSoundAtAllWidths(page, 'the dashboard')
      await page.goto(`${dashboard}/calls`)
      await page.getByRole('heading', { name: 'Calls' }).waitFor()
      await isSoundAtAllWidths(page, 'the calls')
      await page.goto(`${dashboard}/accounts`)
      await page.getByRole('link', { name: 'Old Mill Garage' }).waitFor()
      await isSoundAtAllWidths(page, 'the accounts')
      await page.getByRole('link', { name: 'Old Mill Garage' }).click()
      await page.getByRole('textbox', { name: 'Notes' }).waitFor()
      await isSoundAtAllWidths(page, 'the editor of an account')
      await page.goto(`${dashboard}/settings/profile`)
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('password123')
      await page.getByText('Strength: weak').waitFor()
      await isSoundAtAllWidths(page, 'the profile with a weak password')
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('')
      await page.goto(`${dashboard}/settings/company`)
      await page.getByRole('textbox', { name: 'Greeting' }).waitFor()
      await isSoundAtAllWidths(page, 'the company profile')
      await page.goto(`${dashboard}/settings/subscription`)
      await page.getByRole('heading', { name: 'Smart Dispatch' }).waitFor()
      await isSoundAtAllWidths(page, 'the subscription')
    },
  )

  journey(
    'has people and trucks that can be kept by everybody, at every width',
    whole,
    async ({ openWindow, product }) => {
      const page = await openWindow(look)
      await logIn(page, product.demo)
      const settings = `${new URL(page.url()).pathname}/settings`
      await page.goto(`${settings}/directory`)
      await page.getByRole('button', { name: 'Modify Ray Castillo' }).waitFor()
      await isSoundAtAllWidths(page, 'the directory')
      for (const [press, dialog] of [
        ['Modify Ray Castillo', 'Manage Employee'],
        ['Email Ray Castillo', 'Send Email'],
        ['Message Ray Castillo', 'Send Message'],
      ] as const)
        await dialogIsSound(page, press, dialog)
      await page.goto(`${settings}/trucks`)
      await page.getByRole('button', { name: 'Modify Flatbed 1' }).waitFor()
      await isSoundAtAllWidths(page, 'the trucks')
      await dialogIsSound(page, 'Modify Flatbed 1', 'Manage Truck')
    },
  )
})

/** The page as it is, in the width of a phone, a tablet and a desktop. */
async function dialogIsSound(page: Page, press: string, name: string): Promise<void> {
  await page.getByRole('button', { name: press, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  await isSoundAtAllWidths(page, name)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
