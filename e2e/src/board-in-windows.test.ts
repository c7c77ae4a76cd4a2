import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { card, freeDriver, openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }

describe('the dialog', () => {
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
      await page.getByRole('alert').getByText('You have unsaved changes.').waitFor()
      await page.getByRole('button', { name: 'Keep editing' }).click()
      expect(await name.inputValue()).toBe('Nadia Brandt')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect.poll(() => page.getByRole('dialog').count(), patiently).toBe(0)
      expect(await page.getByText('Nadia Brandt').count()).toBe(alreadyThere)
    },
  )
})

describe('a job', () => {
  journey(
    'whose step was undone in another window says so, and offers it no more',
    async ({ openWindow, product }) => {
      const [page, other] = [await openWindow(), await openWindow()]
      await openBoard(page, product.demo)
      await openBoard(other, product.demo)
      const job = card(page, '2014 Ram 1500')
      await job.getByRole('button', { name: /^Dispatch/ }).click()
      await freeDriver(page, 'Bea Lindqvist').click()
      await page.getByText(/is dispatched to Bea Lindqvist\./).waitFor()
      await undoAsClient(other, product.url, '2014 Ram 1500')
      await job.waitFor()
      await page.keyboard.press('u')
      await page.getByText(/nothing to undo/).waitFor()
      expect(await page.getByRole('button', { name: /^(Undo|Try again)$/ }).count()).toBe(0)
    },
  )

  journey(
    'that moves on elsewhere stays selected, and can be followed',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      const other = await openWindow()
      await openBoard(page, product.demo)
      await openBoard(other, MARCUS)
      await card(other, '2014 Ram 1500')
        .getByRole('button', { name: /^2014 Ram/ })
        .click()
      await card(page, '2014 Ram 1500')
        .getByRole('button', { name: /^Dispatch/ })
        .click()
      await freeDriver(page, 'Bea Lindqvist').click()
      await other.getByText(/#\d+ moved to Active Calls\./).waitFor()
      await other.getByRole('button', { name: 'Follow it' }).click()
      const followed = card(other, '2014 Ram 1500').getByRole('button', { name: /^2014 Ram/ })
      await expect.poll(() => followed.getAttribute('aria-pressed'), patiently).toBe('true')
      await page.getByRole('button', { name: 'Undo' }).click()
      await card(page, '2014 Ram 1500').waitFor()
      await expect.poll(() => followed.count(), patiently).toBe(0)
    },
  )

  journey(
    'whose step cannot be sent is kept, and moves on when the server is there again',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      const job = card(page, '2014 Ram 1500')
      await job.waitFor()
      await dropSteps(page)
      await page.keyboard.press('j')
      await page.keyboard.press('Home')
      await job.getByRole('button', { name: /^Dispatch/ }).click()
      await freeDriver(page, 'Bea Lindqvist').click()
      await page.getByText(/what you did is saved/).waitFor()
      await page.evaluate('letStepsPass()')
      await page.getByText(/is dispatched to Bea Lindqvist\./).waitFor()
      await expect.poll(() => job.count(), patiently).toBe(0)
      await page.keyboard.press('Control+z')
      await job.waitFor()
    },
  )
})

describe('the keys of the board', () => {
  journey('are all shown, and run from the palette too', async ({ openWindow, product }) => {
    const page = await openWindow()
    await openBoard(page, product.demo)
    await page.getByText('2014 Ram 1500').waitFor()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await keys.getByText('Gone on arrival').waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'hidden' })

    await page.keyboard.press('/')
    await page.keyboard.type('12j')
    const filter = page.getByRole('searchbox', { name: 'Filter' })
    expect(await filter.inputValue()).toBe('12j')
    await page.getByText('Nothing matches “12j”.').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find' }).fill('completed')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByRole('radio', { name: 'Completed Calls' }).isChecked(), patiently)
      .toBe(true)
  })

  journey('find a job of any status by its text', async ({ openWindow, product }) => {
    const page = await openWindow()
    await openBoard(page, product.demo)
    await page.getByText('2014 Ram 1500').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find' }).fill('outback')
    await page.getByRole('option', { name: /2020 Subaru Outback/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Manage Dispatch Call' }).waitFor()
    await page.keyboard.press('Escape')
    await card(page, /2020 Subaru Outback/).waitFor()
  })
})

/** Lets requests for steps fail as they do without a network, until `letStepsPass` is called in the page. */
const dropSteps = (page: Page) =>
  page.evaluate(() => {
    const real = window.fetch
    window.fetch = (to, request) =>
      String(to).endsWith('/step') ? Promise.reject(new TypeError('gone')) : real(to, request)
    Object.assign(window, { letStepsPass: () => Object.assign(window, { fetch: real }) })
  })

/** Takes back the last change of an active job, as a script would. */
async function undoAsClient(page: Page, origin: string, searchText: string) {
  const post = (path: string, data: object) =>
    page.request.post(`/towline/dispatch/${path}`, { data, headers: { origin } })
  const found = await post('search', { status: 'active', searchText })
  const [job] = z.array(z.object({ id: z.string(), version: z.int() })).parse(await found.json())
  const undone = await post(`${job?.id}/undo`, { version: job?.version })
  expect(undone.status()).toBe(200)
}
