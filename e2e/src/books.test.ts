import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn } from './dashboard.ts'
import { journey } from './journey.ts'
import { isSoundAtAllWidths } from './sound.ts'

const list = [
  'Account Name,Account Type,Account #,Phone',
  'Panhandle Body Works,Body Shop,B-1,(469) 555-0171',
  'Odd Corner,Spaceship,B-2,12',
  'Panhandle Body Works,Body Shop,B-1,',
].join('\r\n')

describe('what comes in from another program, and goes out to the books', () => {
  journey(
    'a list of accounts with mistakes is checked, imported and taken back',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await logIn(page, product.demo)
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('link', { name: 'Import' }).click()
      await page.getByRole('button', { name: 'Choose the file' }).waitFor()
      await page.locator('input[type="file"]').setInputFiles({
        name: 'towbook.csv',
        mimeType: 'text/csv',
        // As Windows programs save it.
        buffer: Buffer.from(`\ufeff${list}`, 'utf16le'),
      })
      await page.getByRole('button', { name: 'Check 3 rows' }).waitFor()
      await isSoundAtAllWidths(page, 'the columns of an import')
      await page.getByRole('button', { name: 'Check 3 rows' }).click()
      await page.getByText(/^1 account can be imported, 1 row can’t, 1 row is there/).waitFor()
      const problem = page.getByRole('row', { name: /^3 Phone 12 Enter the ten digits/ })
      await problem.waitFor()
      await isSoundAtAllWidths(page, 'the problems of an import')
      await page.getByRole('button', { name: 'Import 1 account' }).click()
      await page.getByText('1 account imported.').waitFor()
      expect(await accountsNamed(page, 'Panhandle')).toEqual(['Panhandle Body Works'])
      await page.getByRole('button', { name: 'Undo this import' }).click()
      await page.getByRole('button', { name: 'Undo it' }).click()
      await page.getByText('This import was undone. Nothing of it is left.').waitFor()
      expect(await accountsNamed(page, 'Panhandle')).toEqual([])
    },
  )

  journey(
    'an invoice goes to the books once, and again the same',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await logIn(page, product.demo)
      await invoiceIn(page)
      await page.getByRole('link', { name: 'Invoices' }).click()
      await page.getByRole('link', { name: 'Books' }).click()
      const make = page.getByRole('button', { name: 'Export', exact: true })
      await page.getByLabel('From').fill('2020-01-01')
      await make.click()
      await page.getByText(/exported\. Download them below\.$/).waitFor()
      await isSoundAtAllWidths(page, 'the books')
      const [first, again] = [await downloaded(page), await downloaded(page)]
      expect(first).toContain('TRNS\tINVOICE\t')
      expect(again).toBe(first)
      await make.click()
      await page.getByText(/^Everything of these days was exported already/).waitFor()
    },
  )
})

/** The accounts whose name has this in it, as the server has them now. */
const accountsNamed = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (part) => {
    const answer = await fetch('/towline/api/vault/Vendor/byCriteria', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: part }),
    })
    const found: { name: string }[] = await answer.json()
    return found.map((account) => account.name)
  }, name)

/** Makes a completed job, and its invoice. */
const invoiceIn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(`/towline/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    }
    const { id } = await post('dispatch', {
      customerName: 'Harriet Stone',
      towReason: 'Accident',
      pickupAddress: '1 Elm St, Frisco, TX',
      vehicleMake: 'Honda',
      completedDateTime: Date.now(),
      billing: { lineItems: [{ name: 'Tow', amount: 135 }], taxPercent: 0 },
    })
    await post('invoice', { jobId: id })
  })

/** What the file for QuickBooks Desktop says. */
async function downloaded(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^QuickBooks Desktop/ }).click()
  const download = await coming
  return readFile(await download.path(), 'latin1')
}
