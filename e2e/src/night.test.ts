import type { SpawnedProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { card, logIn, openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { isSound, isSoundAtAllWidths } from './sound.ts'

/** The first note of what is heard for a message, in Hz. */
const MESSAGE = 988

describe('one screen for a night', () => {
  journey(
    'a customer who writes is seen and heard on every section, and answered beside the board by one key',
    async ({ openWindow, product }) => {
      const desk = await openWindow()
      await writeDownNotes(desk)
      await logIn(desk, product.demo)
      const { id, chat } = await aJobByPhone(desk, product)
      await desk.getByRole('link', { name: 'Reports' }).click()
      await desk.getByRole('heading', { name: 'Reports', exact: true }).waitFor()

      const customer = await openWindow({ viewport: { width: 375, height: 740 } })
      await customer.goto(`/customer/chat/${chat}`)
      await write(customer, 'Where is my truck?')
      await desk.getByRole('link', { name: /^Dispatching.*1 unread message/ }).waitFor()
      await expect.poll(() => notesIn(desk), patiently).toContain(MESSAGE)
      const beside = desk.getByRole('complementary', { name: 'Calls and chats' })
      await beside.getByRole('region', { name: 'Active Customers' }).waitFor()
      await isSoundAtAllWidths(desk, 'a section with what waits beside it')

      await desk.setViewportSize({ width: 1440, height: 900 })
      await desk.getByRole('link', { name: /^Dispatching/ }).click()
      const job = desk.locator('li').filter({ has: desk.locator(`[data-job-title="${id}"]`) })
      await job
        .getByRole('button', { name: '1 unread message · Customer is on the page' })
        .waitFor()
      await desk.locator(`[data-job-title="${id}"]`).click()
      await desk.keyboard.press('h')
      await beside.getByText('Where is my truck?').waitFor()
      await desk.keyboard.type('Ten minutes away')
      await desk.keyboard.press('Enter')
      await customer.getByText('Ten minutes away').waitFor()
      await desk.getByRole('link', { name: 'Dispatching', exact: true }).waitFor()
      await job.getByRole('button', { name: 'Customer is on the page', exact: true }).waitFor()
      await isSound(desk, 'a chat beside the board')
      await beside.getByRole('tab', { name: 'Transcript and recording' }).click()
      await beside.getByText('My battery is dead', { exact: false }).first().waitFor()
      await isSoundAtAllWidths(desk, 'transcript and recording beside the board')
      await desk.setViewportSize({ width: 1440, height: 900 })
      // Escape leads back to the job.
      await desk.keyboard.press('Escape')
      await expect
        .poll(() => desk.evaluate(() => document.activeElement?.getAttribute('data-job-title')))
        .toBe(id)
    },
  )

  journey(
    'a live call stands beside the board, and its job is offered to a driver while the caller talks',
    async ({ openWindow, product }) => {
      const desk = await openWindow()
      await openBoard(desk, product.demo)
      await desk.getByRole('status').first().waitFor({ state: 'attached' })
      const beside = desk.getByRole('complementary', { name: 'Calls and chats' })
      const phone = product.aPhone({ from: '+12145550143', person: 'picks up' })
      await phone.dial()
      await phone.say('My battery is dead, I am safe')
      await phone.say('yes')
      // It opens by itself, and takes nobody's focus.
      await beside
        .getByRole('log', { name: 'Transcript' })
        .getByText('My battery is dead')
        .waitFor()
      expect(await beside.evaluate((one) => one.contains(document.activeElement))).toBe(false)
      await phone.say("I'm at 2400 Preston Road in Plano")
      const form = beside.getByRole('region', { name: 'The job so far' })
      await form.getByText('2400 Preston Rd, Plano, TX').waitFor()
      const job = beside.getByRole('region', { name: /^Job #/ })
      await job.getByRole('region', { name: 'Map of the selected job' }).waitFor()
      await isSoundAtAllWidths(desk, 'a live call beside the board')
      await desk.setViewportSize({ width: 1440, height: 900 })

      await job.getByRole('button', { name: 'Choose a driver' }).click()
      const drivers = job.getByRole('list', { name: 'Who should go, best first' })
      await drivers.getByRole('button').first().press('Enter')
      await job.getByText(/^Offered to |is looking at it$/).waitFor()
      await card(desk, /Vehicle unknown/)
        .getByText(/^Offered to |is looking at it$/)
        .waitFor()
      expect(await desk.getByRole('dialog').count()).toBe(0)
      expect(new URL(desk.url()).pathname).toMatch(/\/dispatching$/)

      // The keys of the call are its own: T takes it here, and means Towing at the board.
      await beside.getByRole('log', { name: 'Transcript' }).focus()
      await desk.keyboard.press('t')
      await beside.getByText(/Calling a person|With a person/).waitFor()
      await phone.hangUp()
    },
  )
})

/** Keeps what the page asks to be heard: the pitches, in Hz. */
async function writeDownNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: number[] = []
    Object.assign(window, { notes })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      notes.push(this.frequency.value)
      start.apply(this, when)
    }
  })
}

const notesIn = async (page: Page) =>
  z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, 'notes')))

const Jobs = z.array(z.object({ id: z.string(), csChatId: z.string() }))

/** A job that a caller has told the agent, with the key of its chat. */
async function aJobByPhone(desk: Page, product: SpawnedProduct) {
  const phone = product.aPhone({ from: '+12145550142' })
  await phone.dial()
  await phone.say('My battery is dead at 2400 Preston Road in Plano, I am safe')
  await phone.hangUp()
  const find = async () => {
    const answer = await desk.request.post('/towline/dispatch/search', {
      data: { status: 'pending', searchText: '2400 Preston' },
      headers: { origin: product.url },
    })
    return Jobs.parse(await answer.json()).find(({ csChatId }) => csChatId)
  }
  await expect.poll(find, patiently).toBeDefined()
  const { id, csChatId: chat } = z
    .object({ id: z.string(), csChatId: z.string() })
    .parse(await find())
  return { id, chat }
}

async function write(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill(words)
  await field.press('Enter')
}
