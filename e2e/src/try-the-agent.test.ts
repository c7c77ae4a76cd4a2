import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey, patiently } from './journey.ts'
import { say } from './phone.ts'

describe('a visitor of the landing page', () => {
  journey(
    'talks to the agent and watches the job fill in, line by line',
    async ({ openWindow }) => {
      const page = await openWindow()
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      await page.goto('/')
      await page.getByRole('button', { name: 'Talk to the agent' }).waitFor()
      await page.waitForLoadState('networkidle')
      // What is read needs no script; the first press brings it, and is not lost.
      expect(loaded.filter((url) => /\.js$/.test(url))).toEqual([])

      await page.getByLabel('Your company’s name').fill('Delgado Towing')
      await page.getByRole('button', { name: 'Talk to the agent' }).click()
      await page
        .getByRole('log')
        .getByText(/Delgado Towing/)
        .waitFor()
      await page.getByText('Not on the board yet').waitFor()
      await talkUntilTheJobIsConfirmed(page)

      await page.getByText('Call ended. Nothing was kept.').waitFor()
      await page.getByRole('button', { name: 'Call again' }).click()
      await page.getByText('Connected', { exact: true }).waitFor()
      await expect.poll(() => lineOf(page, 'Name'), patiently).toBe('–')
      await page.getByRole('button', { name: 'Hang up' }).click()
      await page.getByText('You hung up.').waitFor()
      await page.getByRole('link', { name: 'Start a trial with your own number' }).click()
      await page.getByRole('textbox', { name: 'First name' }).waitFor()
    },
  )
})

async function talkUntilTheJobIsConfirmed(page: Page) {
  await say(page, 'I have a flat tire', /safe/)
  await expect.poll(() => lineOf(page, 'What happened'), patiently).toBe('Flat tire')
  await say(page, "Yes, I'm safe, I'm in a parking lot")
  await say(page, 'yes')
  await expect.poll(() => lineOf(page, 'Phone'), patiently).toBe('(469) 555-0199')
  await say(page, "I'm at 1200 Main Street in Frisco")
  await page.getByText('On the board', { exact: true }).waitFor()
  await expect.poll(() => lineOf(page, 'Where'), patiently).toMatch(/1200 Main St.*Frisco/)
  await say(page, '500 Park Boulevard in Plano')
  await expect.poll(() => lineOf(page, 'Where to'), patiently).toMatch(/500 Park Blvd.*Plano/)
  await say(page, "It's a blue 2018 Honda Civic")
  await expect.poll(() => lineOf(page, 'Vehicle'), patiently).toBe('2018 Honda Civic')
  expect(await lineOf(page, 'Color')).toBe('Blue')
  await say(page, 'Maria Lopez')
  await expect.poll(() => lineOf(page, 'Name'), patiently).toBe('Maria Lopez')
  await say(page, 'Yes, you can text me', /Is (all of )?that right\?/)
  // The last one by pressing what one could say.
  await page.getByRole('button', { name: "Yes, that's right" }).click()
  await page.getByText('Read back and confirmed').waitFor()
}

/** What stands in a line of the job. */
const lineOf = (page: Page, name: string): Promise<string | null> =>
  page
    .getByRole('region', { name: 'The job' })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
    .textContent()
