import type { CarrierPhone } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journey } from './journey.ts'
import { payWith, TAKEN } from './registering.ts'
import { isSoundAtAllWidths, isUsable } from './sound.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }
const CLUB = 'Prairie Star Motor Club'

describe('from the job to the money', () => {
  journey(
    'a phone call becomes a job, is completed and invoiced, and paid in cash and by card',
    async ({ openWindow, product }) => {
      const owner = await openWindow()
      await logIn(owner, product.demo)
      await owner.getByRole('link', { name: 'Invoices' }).click()
      await owner.getByText('Nobody owes you anything.').waitFor()

      const board = await openWindow()
      await openBoard(board, MARCUS)
      await callAboutALockout(product.aPhone({ from: '+12145550142' }))
      await completeIt(board)
      await invoiceIt(board)

      // The owner's window hears of it.
      await owner.getByRole('link', { name: '1001' }).click()
      await owner.getByRole('heading', { name: 'Invoice 1001' }).waitFor()
      await isSoundAtAllWidths(owner, 'an invoice')
      await sendIt(owner)
      await takeCash(owner, '20')
      await owner.getByText('Partly paid').waitFor()
      await payByLink(await openWindow(), await payUrlOf(owner))
      await owner.getByText('Paid in full.').waitFor()
      await giveTipBack(owner)
      await handIn(owner)

      await owner.getByRole('link', { name: 'Money check' }).click()
      await owner.getByText(/^Everything agrees: 1 invoice and 3 payments/).waitFor()
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

/** A caller has locked the keys in, and says what the agent needs. */
async function callAboutALockout(phone: CarrierPhone): Promise<void> {
  await phone.dial()
  await phone.say('I locked my keys in my car')
  await phone.say("Yes, I'm safe")
  await phone.say("I'm at 2400 Preston Road in Plano")
  await phone.say("It's a red Jeep Wagoneer")
  await phone.hangUp()
}

/** A dispatcher completes the job, and takes what the rates make of it. */
async function completeIt(page: Page): Promise<void> {
  await card(page, 'Wagoneer').click()
  await page.keyboard.press('c')
  await page.getByText(/is completed\./).waitFor()
  await page.keyboard.press('5')
  await card(page, 'Wagoneer')
    .getByRole('button', { name: /Modify/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
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

/** The customer pays the rest with a card, and a tip. */
async function payByLink(page: Page, payUrl: string): Promise<void> {
  await page.goto(new URL(payUrl).pathname)
  await page.getByRole('radio', { name: '$10' }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('heading', { name: /no money moves/ }).waitFor()
  await payWith(page, TAKEN, /^Pay/)
  await page.getByText('Paid. Thank you.').waitFor()
}

/** The tip alone goes back to the card; the bill stays paid. */
async function giveTipBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Refund Card / }).click()
  const dialog = page.getByRole('dialog', { name: /^Refund / })
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0')
  await dialog.getByRole('textbox', { name: 'Of the tip' }).fill('10')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The driver may not take tips')
  await isUsable(page, 'the dialog of a refund')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await page.getByText('$10.00 is refunded.').waitFor()
  await page.getByText('Paid in full.').waitFor()
}

/** Takes an amount in cash. */
async function takeCash(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Take payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment for invoice 1001' })
  await dialog.getByRole('combobox', { name: 'Paid by' }).selectOption('Cash')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
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

/** Where the customer pays the invoice. */
async function payUrlOf(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get('invoice')
  const answer = await page.request.get(`/towline/invoice/${id}`)
  return String(Object(await answer.json()).payUrl)
}

/** The number by which the club knows its job, as it stands in the list. */
async function poOfClub(page: Page): Promise<string> {
  const answer = await page.request.get('/towline/invoice?which=unpaid&search=Prairie')
  const { invoices } = Object(await answer.json())
  return String(invoices[0].poNumber)
}
