import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { fillLogin, logIn } from './dashboard.ts'
import { journey, patiently } from './journey.ts'

async function openAccounts(page: Page, person: { email: string; password: string }) {
  await logIn(page, person)
  await page.getByRole('link', { name: 'Accounts' }).click()
  await page.getByRole('heading', { name: 'Accounts & Customers' }).waitFor()
}

const cardOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Accounts' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

const editorOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })

describe('accounts', () => {
  journey('are made, found, changed and deleted', async ({ openWindow, product }) => {
    const page = await openWindow()
    await openAccounts(page, product.demo)
    await page.getByRole('button', { name: 'Add Account' }).click()
    const making = editorOf(page, 'Create a new account')
    await making.getByRole('textbox', { name: 'Name', exact: true }).fill('Lakeside Marina')
    await making.getByRole('textbox', { name: 'Contact Phone' }).fill('972.555.0161')
    await making.getByRole('textbox', { name: 'Send email response to' }).fill('nobody')
    await making.getByRole('button', { name: 'Save Changes' }).click()
    await making.getByText('Please enter a valid email address').waitFor()
    await making.getByRole('textbox', { name: 'Send email response to' }).fill('a@marina.example')
    await making.getByRole('button', { name: 'Save Changes' }).click()
    await making.getByText('Account created successfully!').waitFor()
    await cardOf(page, 'Lakeside Marina').waitFor()
    await making.waitFor({ state: 'hidden' })

    await page.getByRole('searchbox', { name: 'Display By Name' }).fill('SIDE mar')
    const card = cardOf(page, 'Lakeside Marina')
    await expect.poll(() => page.getByText('View Details').count(), patiently).toBe(1)
    await card.getByText('(972) 555-0161').waitFor()
    await card.getByRole('link', { name: 'Lakeside Marina' }).click()
    const editing = editorOf(page, 'Edit Account')
    await editing.getByRole('textbox', { name: 'City', exact: true }).fill('Little Elm')
    await page.goBack()
    await editing.getByText('You have unsaved changes.').waitFor()
    await editing.getByRole('button', { name: 'Keep editing' }).click()
    await editing.getByRole('button', { name: 'Save Changes' }).click()
    await editing.getByText('Account updated successfully!').waitFor()
    await card.getByText('Little Elm').waitFor()
    await editing.waitFor({ state: 'hidden' })

    await card.getByRole('button', { name: 'View Details' }).click()
    await editing.getByRole('button', { name: 'Delete' }).click()
    await editing.getByRole('button', { name: 'Delete account' }).click()
    await editing.getByRole('button', { name: 'Restore account' }).waitFor()
    await editing.getByRole('button', { name: 'Cancel' }).click()
    await card.getByText('Deleted').waitFor()
  })

  journey('show each of two editors what the other saved', async ({ openWindow, product }) => {
    const [ours, theirs] = [await openWindow(), await openWindow()]
    await openAccounts(ours, product.demo)
    await cardOf(ours, 'Grant Auto Body').getByRole('link', { name: 'Grant Auto Body' }).click()
    const editor = editorOf(ours, 'Edit Account')
    await editor.getByRole('textbox', { name: 'Notes' }).fill('ours')

    await logIn(theirs, product.demo)
    await theirs.goto(ours.url())
    const other = editorOf(theirs, 'Edit Account')
    await other.getByRole('textbox', { name: 'Notes' }).fill('theirs')
    await other.getByRole('textbox', { name: 'Account Number' }).fill('GAB-2')
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await other.getByText('Account updated successfully!').waitFor()

    await editor.getByRole('row', { name: /Notes theirs ours/ }).waitFor()
    const number = editor.getByRole('textbox', { name: 'Account Number' })
    await expect.poll(() => number.inputValue(), patiently).toBe('GAB-2')
    await editor.getByRole('button', { name: 'Save Changes' }).click()
    await editor.getByText('Account updated successfully!').waitFor()
  })

  journey(
    'keep what was typed when the session ends in another tab, and go on after signing in',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openAccounts(page, product.demo)
      await cardOf(page, 'Tollway Motors').getByRole('button', { name: 'View Details' }).click()
      const editor = editorOf(page, 'Edit Account')
      await editor.getByRole('textbox', { name: 'Notes' }).fill('Gate code 7781')

      const tab = await page.context().newPage()
      await tab.goto(`/customer/dashboard/${product.demo.companyId}`)
      await tab.getByRole('button', { name: 'Logout' }).click()
      await tab.getByRole('heading', { name: 'Login' }).waitFor()

      // The page may have found out already, and then asks for the password over the button.
      await editor.getByRole('button', { name: 'Save Changes' }).dispatchEvent('click')
      const again = page.getByRole('dialog', { name: 'Sign in again' })
      await again.getByRole('textbox', { name: 'Password' }).fill(product.demo.password)
      await again.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('Account updated successfully!').waitFor()
      await editor.waitFor({ state: 'hidden' })
      await cardOf(page, 'Tollway Motors').getByRole('button', { name: 'View Details' }).click()
      const notes = editor.getByRole('textbox', { name: 'Notes' })
      await expect.poll(() => notes.inputValue(), patiently).toBe('Gate code 7781')
    },
  )

  journey('stand at an address that can be kept', async ({ openWindow, product }) => {
    const page = await openWindow()
    await page.goto(`/customer/dashboard/${product.demo.companyId}/accounts?type=Police`)
    await fillLogin(page, product.demo)
    await cardOf(page, 'Frisco Police Rotation').waitFor()
    await expect.poll(() => page.getByText('View Details').count(), patiently).toBe(1)
    const type = page.getByRole('combobox', { name: 'Display By Account Type' })
    expect(await type.inputValue()).toBe('Police')
  })
})
