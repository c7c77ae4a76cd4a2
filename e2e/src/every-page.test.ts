import axe, { type AxeResults } from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { logIn } from './desk.ts'
import { journey } from './journey.ts'
import { ringTheAgent, say } from './phone.ts'

const looks: [name: string, options: BrowserContextOptions][] = (
  ['light', 'dark'] as const
).flatMap((colorScheme) =>
  [375, 1440].map((width): [string, BrowserContextOptions] => [
    `${colorScheme} at ${width} px`,
    { colorScheme, reducedMotion: 'reduce', viewport: { width, height: 900 } },
  ]),
)

describe.each(looks)('every page, %s', (_, options) => {
  journey('for the public can be read and used by everybody', async ({ openWindow }) => {
    const page = await openWindow(options)
    for (const path of ['/', '/register/trial', '/register/success', '/login', '/no/such/page']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await isSound(page, path)
    }
    await page.goto('/register/trial')
    await page.getByRole('button', { name: 'Start Trial' }).click()
    await page.getByText('First name is required').waitFor()
    await isSound(page, 'the trial form with its messages')
  })

  journey('of the desk can be read and used by everybody', async ({ openWindow, product }) => {
    const page = await openWindow(options)
    await logIn(page, product.demo)
    await isSound(page, 'the dashboard')
    await ringTheAgent(page)
    await say(page, 'My battery is dead at 2400 Preston Road in Plano')
    await isSound(page, 'the dashboard with a call on the phone')
    await page.getByRole('button', { name: 'Hide the phone' }).click()
    await page.getByRole('list', { name: 'Recent calls' }).getByRole('button').first().click()
    await page.getByRole('region', { name: 'Transcript' }).waitFor()
    await isSound(page, 'the record of a call')

    const desk = new URL(page.url()).pathname
    await page.goto(`${desk}/dispatching?status=current`)
    await page.getByRole('heading', { name: '2016 Honda Civic' }).waitFor()
    await isSound(page, 'the board')
    await page.getByRole('button', { name: 'New Call' }).click()
    await page.getByRole('textbox', { name: 'Pickup address' }).waitFor()
    await isSound(page, 'the dialog of a new call')
    await page.goto(`${desk}/dispatching?status=scheduled`)
    await page.goto(`${desk}/sandbox`)
    await page.getByRole('heading', { name: 'Sandbox' }).waitFor()
    await isSound(page, 'the sandbox')

    await page.goto(`/customer/chat/${await chatOfFirstJob(page, product.url)}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isSound(page, "the customer's page")
  })
})

async function chatOfFirstJob(page: Page, origin: string): Promise<string> {
  const answer = await page.request.post('/towline/dispatch/search', {
    data: { status: 'pending', searchText: '2400 Preston' },
    headers: { origin },
  })
  const [job] = z.array(z.object({ csChatId: z.string() })).parse(await answer.json())
  return job?.csChatId ?? 'none'
}

/** Nothing that keeps somebody from using the page, and nothing that has to be pushed sideways. */
async function isSound(page: Page, name: string): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)')
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  )
  expect.soft(found, name).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `${name}: px wider than the window`).toBe(0)
}
