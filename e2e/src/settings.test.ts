import { DispatchCall } from '@towline/contract'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn } from './dashboard.ts'
import { journey } from './journey.ts'
import { isUsable } from './sound.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }

describe('where one is signed in', () => {
  journey(
    'is listed, ended on another device, and told to the manager',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openSettings(page, product.demo)
      const lost = await openWindow()
      await logIn(lost, product.demo)
      await page.getByRole('link', { name: 'Profile', exact: true }).click()
      await page.getByText('This device').waitFor()
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
      await page.getByText('You’re signed out everywhere else.').waitFor()
      await isUsable(page, 'Profile')
      expect((await lost.request.get('/towline/company')).status()).toBe(401)
      expect((await page.request.get('/towline/company')).status()).toBe(200)
      await page.getByRole('link', { name: 'Activity' }).click()
      await page.getByRole('list', { name: 'Activity' }).waitFor()
      await page.getByText('signed out everywhere else').waitFor()
      await isUsable(page, 'Activity')
    },
  )

  journey(
    'says what there is of a person, erases them once the word is typed, and gives out all data',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openSettings(page, product.demo)
      const phone = await aFinishedCustomer(page)
      await page.getByRole('link', { name: 'Privacy' }).click()
      await page.getByLabel('Phone number or email').fill(phone)
      await page.getByRole('button', { name: 'Look' }).click()
      await page.getByRole('heading', { name: 'Goes' }).waitFor()
      await isUsable(page, 'Privacy')
      await page.getByRole('button', { name: 'Erase', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Erase for good' }).click()
      await dialog.getByText('Type ERASE to go ahead').nth(1).waitFor()
      await dialog.getByRole('textbox').fill('erase')
      await dialog.getByRole('button', { name: 'Erase for good' }).click()
      await page.getByText('Erased. Backups').waitFor()
      await page.getByLabel('Phone number or email').fill(phone)
      await page.getByRole('button', { name: 'Look' }).click()
      await page.getByText('There is nothing of this person.').waitFor()
      await page.getByRole('button', { name: 'Make the file' }).click()
      await page.getByRole('link', { name: /^Download/ }).waitFor()
    },
  )
})

/** Somebody whose one job is over; answers their number. */
async function aFinishedCustomer(page: Page): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/towline/dispatch${path}`, { data, headers })
    expect(answer.status(), path).toBe(200)
    return DispatchCall.parse(await answer.json())
  }
  const { id, customerPhone } = await post('', {
    customerName: 'Vera Quist',
    customerPhone: '2145550999',
  })
  await post(`/${id}/step`, { step: 'cancel', reason: 'CUSTOMER_CANCELLED' })
  return customerPhone
}

describe('the directory', () => {
  journey(
    'takes in a driver, writes to them, deletes them and brings them back',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openSettings(page, product.demo)
      await addDriver(page)
      await writeTo(page)

      await page.getByRole('button', { name: 'Modify Sam Okafor' }).click()
      const dialog = page.getByRole('dialog', { name: 'Manage Employee' })
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByText('Delete Sam Okafor?').waitFor()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await page.getByText('Sam Okafor is deleted.').waitFor()
      await person(page, 'Sam Okafor').waitFor({ state: 'hidden' })

      await choose(page, 'Deleted')
      await page.getByRole('button', { name: 'Restore Sam Okafor' }).click()
      await page.getByText('Sam Okafor is back.').waitFor()
      await choose(page, 'Drivers')
      await person(page, 'Sam Okafor').waitFor()
      expect(new URL(page.url()).search).toBe('?show=driver')
    },
  )

  journey(
    'refuses in words that managers remove themselves, and leads to a driver on the map',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openSettings(page, product.demo)
      await page.getByRole('button', { name: 'Modify Dana Whitfield' }).click()
      const dialog = page.getByRole('dialog', { name: 'Manage Employee' })
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('alert').getByText('You can’t remove yourself').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Map Ray Castillo' }).click()
      await page.getByRole('heading', { name: 'Map' }).waitFor()
      await page.getByText('Selected: driver Ray Castillo').waitFor({ state: 'attached' })
    },
  )

  journey(
    'gives somebody other roles, whose open page follows by itself',
    async ({ openWindow, product }) => {
      const his = await openWindow()
      await logIn(his, MARCUS)
      const page = await openWindow()
      await openSettings(page, product.demo)
      const give = async (roles: { [role: string]: boolean }) => {
        await page.getByRole('button', { name: 'Modify Marcus Reyes' }).click()
        const dialog = page.getByRole('dialog', { name: 'Manage Employee' })
        for (const [name, has] of Object.entries(roles))
          await dialog.getByRole('checkbox', { name }).setChecked(has)
        await dialog.getByRole('button', { name: 'Save' }).click()
        await dialog.waitFor({ state: 'detached' })
      }
      await give({ Driver: true, Dispatcher: false })
      await his.getByRole('heading', { name: 'My jobs' }).waitFor()
      expect(await his.getByRole('link', { name: 'Dispatching' }).count()).toBe(0)
      await give({ Driver: false, Dispatcher: true })
      await his.getByRole('link', { name: 'Dispatching' }).click()
      await his.getByRole('heading', { name: 'Dispatching' }).waitFor()
    },
  )

  journey(
    'is read by a dispatcher, who may change their own record only',
    async ({ openWindow }) => {
      const page = await openWindow()
      await openSettings(page, MARCUS)
      await person(page, 'June Park').waitFor()
      expect(await page.getByRole('button', { name: /^Modify/ }).count()).toBe(0)
      expect(await page.getByRole('button', { name: '+ Employee' }).count()).toBe(0)
      await page.getByRole('link', { name: 'Trucks' }).click()
      await page.getByRole('heading', { name: 'Flatbed 1' }).waitFor()
      expect(await page.getByRole('button', { name: /^Modify|Truck$/ }).count()).toBe(0)
      await page.getByRole('link', { name: 'Company Profile' }).click()
      const company = page.getByRole('textbox', { name: 'Name', exact: true })
      expect(await company.isDisabled()).toBe(true)
      expect(await company.evaluate((field) => getComputedStyle(field).opacity)).toBe('1')
      await page.getByRole('link', { name: 'Directory' }).click()
      await page.getByRole('link', { name: 'Modify Marcus Reyes' }).click()
      await page.getByRole('textbox', { name: 'First Name' }).fill('Mark')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Your profile is saved.').waitFor()
      await page.getByText('Welcome, Mark Reyes').waitFor()
      await page.reload()
      await page.getByText('Welcome, Mark Reyes').waitFor()
    },
  )
})

describe('a truck', () => {
  journey(
    'is made, taken out of use, deleted and brought back, and flagged before its plate expires',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openSettings(page, product.demo)
      await page.getByRole('link', { name: 'Trucks' }).click()
      await page.getByRole('button', { name: '+ Truck' }).click()
      const dialog = page.getByRole('dialog', { name: 'Manage Truck' })
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Big Red')
      await dialog.getByRole('textbox', { name: 'License Plate' }).fill('tow1234')
      await dialog.getByRole('textbox', { name: 'License Exp Date' }).fill(inDays(10))
      await dialog.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Big Red is saved.').waitFor()
      await truck(page).getByText('TOW1234').waitFor()
      await truck(page)
        .getByText(`License expires in 10 days, on ${inDays(10)}`)
        .waitFor()

      await page.getByRole('button', { name: 'Modify Big Red' }).click()
      await dialog.getByRole('checkbox', { name: 'Active' }).uncheck()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await truck(page).waitFor({ state: 'hidden' })
      await choose(page, 'Inactive')
      await page.getByRole('button', { name: 'Modify Big Red' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await truck(page).waitFor({ state: 'hidden' })
      await choose(page, 'Deleted')
      await page.getByRole('button', { name: 'Restore Big Red' }).click()
      await choose(page, 'Active')
      await truck(page).waitFor()
    },
  )
})

describe('the tabs of Settings and their dialogs', () => {
  journey('can be used by everybody', async ({ openWindow, product }) => {
    const page = await openWindow()
    await openSettings(page, product.demo)
    await isUsable(page, 'the directory')
    await page.getByRole('button', { name: 'Modify June Park' }).click()
    const employee = page.getByRole('dialog', { name: 'Manage Employee' })
    await employee.getByRole('textbox', { name: 'Email' }).fill('june at home')
    await employee.getByRole('button', { name: 'Save' }).click()
    await employee.getByText('Please enter a valid email address').waitFor()
    await isUsable(page, 'the dialog of an employee with its messages')
    await page.keyboard.press('Escape')
    await employee.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Message June Park' }).click()
    await page.getByRole('dialog', { name: 'Send Message' }).waitFor()
    await isUsable(page, 'the dialog of a text')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Trucks' }).click()
    await page.getByRole('button', { name: 'Modify Flatbed 1' }).click()
    await page.getByRole('button', { name: 'License Exp Date: calendar' }).click()
    await isUsable(page, 'the dialog of a truck with its calendar')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await isUsable(page, 'the trucks')
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await page.getByRole('textbox', { name: 'First Name' }).waitFor()
    await isUsable(page, 'the profile')
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@elsewhere.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Type your current password').waitFor()
    await isUsable(page, 'the profile, which asks for the current password')
  })
})

async function openSettings(page: Page, somebody: { email: string; password: string }) {
  await logIn(page, somebody)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.getByRole('list', { name: 'Employees' }).waitFor()
}

const person = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const truck = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Big Red' }) })

async function choose(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

/** The mail reaches the outbox, and the page tells it without being asked. */
async function writeTo(page: Page) {
  await page.getByRole('button', { name: 'Email Sam Okafor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Email' })
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Your first shift')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Write a message first').waitFor()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Friday at six, at the yard.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  const sent = page.getByRole('dialog', { name: 'Message Sent!' })
  await sent.getByText('Your message has been sent to sam@lonestar.example').waitFor()
  await sent.getByText('Email sent.').waitFor()
  await sent.getByRole('button', { name: 'Close' }).last().click()
  const mails = await page.request.get('/towline/messages/mails')
  expect(await mails.text()).toContain('Friday at six, at the yard.')
}

async function addDriver(page: Page) {
  await page.getByRole('button', { name: '+ Employee' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage Employee' })
  await dialog.getByRole('textbox', { name: 'First Name' }).fill('Sam')
  await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Okafor')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('sam at home')
  await dialog.getByRole('textbox', { name: 'Phone', exact: true }).fill('(469) 555-0199')
  await dialog.getByRole('checkbox', { name: 'Driver' }).check()
  await dialog.getByRole('textbox', { name: 'Driver TDLR#' }).fill('6100199')
  await dialog.getByRole('textbox', { name: 'License Expiration Date' }).fill(inDays(5))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please enter a valid email address').waitFor()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('sam@lonestar.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Sam Okafor is saved.').waitFor()
  const card = page.getByRole('listitem').filter({ has: person(page, 'Sam Okafor') })
  await card.getByText('Never').waitFor()
  await card.getByText('(469) 555-0199').waitFor()
  await card.getByText(/^License expires in 5 days/).waitFor()
}

/** A day from now as it is typed, on the clock of the browser. */
function inDays(days: number): string {
  const written = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  })
  return written.format(Date.now() + days * 24 * 3600 * 1000)
}
