import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journey } from './journey.ts'
import { isSoundAtAllWidths, isUsable } from './sound.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }
const CLUB = 'Prairie Star Motor Club'

describe('from the job to the money', () => {
  journey(
    'a job is completed, its items confirmed, its invoice issued, sent, paid, and the cash handed in',
    async ({ openWindow, product }) => {
      const owner = await openWindow()
      await logIn(owner, product.demo)
      await owner.getByRole('link', { name: 'Invoices' }).click()
      await owner.getByText('Nobody owes you anything.').waitFor()

      const board = await openWindow()
      await openBoard(board, MARCUS)
      await completeALockout(board)
      await invoiceIt(board)

      // The owner's window hears of it.
      await owner.getByRole('link', { name: '1001' }).click()
      await owner.getByRole('heading', { name: 'Invoice 1001' }).waitFor()
      await isSoundAtAllWidths(owner, 'an invoice')
      await sendIt(owner)
      await takeCash(owner, '20')
      await owner.getByText('Partly paid').waitFor()
      await takeCash(owner, '')
      await owner.getByText('Paid in full.').waitFor()
      await handIn(owner)

      await owner.getByRole('link', { name: 'Money check' }).click()
      await owner.getByText(/^Everything agrees: 1 invoice and 2 payments/).waitFor()
      await isSoundAtAllWidths(owner, 'the money check')
    },
  )

  journey(
    'a club’s job is invoiced with others, stands in its statement, and is paid by the club’s file',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await logIn(page, product.demo)
      await page.getByRole('link', { name: 'Invoices' }).click()
      await page.getByRole('link', { name: 'To invoice' }).click()
      const row = page.getByRole('row', { name: new RegExp(CLUB) })
      await row.getByRole('link').waitFor()
      await isSoundAtAllWidths(page, 'jobs to invoice')
      await row.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Issue 1 invoice' }).click()
      const dialog = page.getByRole('dialog', { name: 'Issue 1 invoice' })
      await isUsable(page, 'the dialog that issues many')
      await dialog.getByRole('button', { name: 'Issue', exact: true }).click()
      await dialog.getByText('1 of 1: 1 issued').waitFor()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await page.getByText('1 invoice issued.').waitFor()

      await page.getByRole('link', { name: 'Who owes' }).click()
      await page.getByRole('button', { name: `Statement of ${CLUB}` }).click()
      const statement = page.getByRole('dialog', { name: `Statement of ${CLUB}` })
      await statement.getByRole('row', { name: /Owed at the end .*\$85\.00/ }).waitFor()
      await isUsable(page, 'a statement')
      await statement.getByRole('button', { name: 'Close' }).click()
      await isSoundAtAllWidths(page, 'who owes')
      await takeClubFile(page)
    },
  )

  journey('the settings of invoices are kept', async ({ openWindow, product }) => {
    const page = await openWindow()
    await logIn(page, product.demo)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Invoices' })
      .click()
    await page.getByRole('textbox', { name: 'Days an account has to pay' }).fill('15')
    await page.getByRole('textbox', { name: 'Stripe account' }).fill('mine')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('It begins with acct_', { exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Stripe account' }).fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Invoices issued before stay as they are.').waitFor()
    await isSoundAtAllWidths(page, 'the settings of invoices')
    await page.reload()
    await page.getByRole('textbox', { name: 'Days an account has to pay' }).waitFor()
    expect(
      await page.getByRole('textbox', { name: 'Days an account has to pay' }).inputValue(),
    ).toBe('15')
  })
})

/** A dispatcher takes a lockout, completes it, and takes what the rates make of it. */
async function completeALockout(page: Page): Promise<void> {
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
  await dialog.getByRole('button', { name: 'Use these items' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Opens the job again and issues its invoice. */
async function invoiceIt(page: Page): Promise<void> {
  await card(page, 'Wagoneer')
    .getByRole('button', { name: /Modify/ })
    .click()
  const job = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
  await job.getByRole('button', { name: 'Billing Information' }).click()
  await job.getByRole('button', { name: 'Invoice…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Invoice job #/ })
  await dialog.getByRole('row', { name: /^Lockout / }).waitFor()
  await isUsable(page, 'the draft of an invoice')
  await dialog.getByRole('button', { name: 'Issue' }).click()
  await page.getByText(/^Invoice 1001 is issued\./).waitFor()
}

async function sendIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send invoice 1001' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('harriet@home.example')
  await isUsable(page, 'the dialog that sends an invoice')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Invoice 1001 is on its way to harriet@home.example.').waitFor()
}

/** Takes cash: an amount, or the balance where it is empty. */
async function takeCash(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Take payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment for invoice 1001' })
  await dialog.getByRole('combobox', { name: 'Paid by' }).selectOption('Cash')
  if (amount) await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await isUsable(page, 'the dialog of a payment')
  await dialog.getByRole('button', { name: 'Take payment' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The money that was taken is counted, a dollar short. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Deposits' }).click()
  await page.getByRole('button', { name: /^Take in from / }).click()
  const dialog = page.getByRole('dialog', { name: /^Money from / })
  await dialog.getByRole('button', { name: 'Take it in' }).click()
  await dialog.getByText('Count it, and enter what it is').waitFor()
  await dialog.getByRole('textbox', { name: 'Counted' }).fill('19')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('The rest comes tomorrow')
  await isUsable(page, 'the dialog of a deposit')
  await dialog.getByRole('button', { name: 'Take it in' }).click()
  await page.getByText('Everything is handed in.').waitFor()
  await page.getByRole('table', { name: 'Last deposits' }).getByText('$19.00').waitFor()
  await isSoundAtAllWidths(page, 'deposits')
}

/** The club's file: its job by PO, and one that nobody knows. */
async function takeClubFile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Motor club payments' }).click()
  await page.getByRole('combobox', { name: 'Motor club' }).fill('Prairie')
  await page.getByRole('option', { name: CLUB }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose the file' }).click(),
  ])
  const csv = `PO Number,Amount,Check\n${await poOfClub(page)},85.00,7781\nNOBODY,10.00,7781\n`
  await chooser.setFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByText('PO not found').waitFor()
  await page.getByText('Matches', { exact: true }).last().waitFor()
  await isSoundAtAllWidths(page, 'a club’s file')
  await page.getByRole('button', { name: 'Take 1 payment, $85.00' }).click()
  await page.getByText('1 payment taken, $85.00.').waitFor()
  await page.getByText('Already paid').waitFor()
}

/** The number by which the club knows its job, as it stands in the list. */
async function poOfClub(page: Page): Promise<string> {
  const answer = await page.request.get('/towline/invoice?which=unpaid&search=Prairie')
  const { invoices } = Object(await answer.json())
  return String(invoices[0].poNumber)
}
