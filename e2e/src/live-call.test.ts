import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { callTheAgent, say } from './phone.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }

describe('a phone call from the built-in phone', () => {
  journey(
    'becomes a card on the board while the caller talks, and a record, a transcript and a text after',
    async ({ openWindow, product }) => {
      const caller = await openWindow()
      const dispatcher = await openWindow()
      await logIn(caller, product.demo)
      await openBoard(dispatcher, MARCUS)
      await talkUntilTheCardFills(caller, dispatcher)
      await seeTheRecord(caller)
      await followTheLink(caller)
    },
  )
})

async function talkUntilTheCardFills(caller: Page, dispatcher: Page) {
  await callTheAgent(caller, /Lone Star Towing/)
  await say(caller, 'I have a flat tire', /safe/)
  await say(caller, "Yes, I'm safe, I'm in a parking lot")
  await say(caller, 'yes')
  await dispatcher.getByText('1 call', { exact: true }).waitFor()

  await say(caller, "I'm at 1200 Main Street in Frisco")
  const job = card(dispatcher, 'Vehicle unknown')
  await job.getByText('On the phone').waitFor()
  await job.getByText(/1200 Main St.*Frisco/).waitFor()
  await job.getByText('Flat tire').waitFor()

  await say(caller, 'Discount Tire at 500 Park Boulevard in Plano')
  await job.getByText(/500 Park Blvd.*Plano/).waitFor()
  await job.getByRole('button', { name: 'Modify' }).click()
  const dialog = dispatcher.getByRole('dialog', { name: 'Manage Dispatch Call' })
  await dialog.getByRole('button', { name: 'Vehicle Information' }).click()
  await dialog.getByRole('button', { name: 'Contact Information' }).click()

  await say(caller, "It's a blue 2018 Honda Civic")
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  const model = dialog.getByRole('combobox', { name: 'Model', exact: true })
  await expect.poll(() => model.inputValue(), patiently).toBe('Civic')
  await expect.poll(() => field('Color').inputValue(), patiently).toMatch(/blue/i)
  await say(caller, 'Maria Lopez')
  await expect.poll(() => field('Customer name').inputValue(), patiently).toBe('Maria Lopez')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await card(dispatcher, '2018 Honda Civic').getByText('Maria Lopez').waitFor()
  await say(caller, 'Yes, you can text me', /Is (all of )?that right\?/)
  await say(caller, "Yes, that's right", /Goodbye/)
  await caller.getByRole('region', { name: 'Phone' }).getByText('Call ended').waitFor()
  await expect
    .poll(() => card(dispatcher, '2018 Honda Civic').getByText('On the phone').count(), patiently)
    .toBe(0)
}

async function seeTheRecord(page: Page) {
  await page.getByRole('button', { name: 'Hide phone' }).click()
  const calls = page.getByRole('list', { name: 'Recent calls' })
  await calls.getByRole('button', { name: /Maria Lopez.*Job/ }).click()
  const record = page.getByRole('dialog', { name: /Maria Lopez, \(469\) 555-0199/ })
  const transcript = record.getByRole('region', { name: 'Transcript' })
  await transcript.getByText("I'm at 1200 Main Street in Frisco").waitFor()
  const learnt = record.getByRole('region', { name: 'Details collected' })
  await learnt.getByText('2018 Honda Civic').waitFor()
  await record.getByRole('button', { name: 'Close' }).click()
}

async function followTheLink(page: Page) {
  await page.getByRole('link', { name: 'See the texts and emails it would have sent' }).click()
  const texts = page.getByRole('list', { name: 'Texts' })
  await texts.getByText('To (469) 555-0199').waitFor()
  expect(await texts.getByRole('listitem').count()).toBe(1)
  const opened = page.context().waitForEvent('page')
  await texts.getByRole('link').click()
  const customer = await opened
  await customer.getByRole('heading', { name: 'Hello, Maria Lopez' }).waitFor()
  await customer.getByText('blue 2018 Honda Civic', { exact: false }).waitFor()
  await customer.getByText('We have your request and are finding a driver for you.').waitFor()
}
