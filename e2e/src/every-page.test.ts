import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe } from 'vitest'
import { z } from 'zod'
import { logIn } from './dashboard.ts'
import { journey } from './journey.ts'
import { callTheAgent, say } from './phone.ts'
import { aCheckout, payCheckout } from './registering.ts'
import { isSound, isSoundAtAllWidths } from './sound.ts'

const looks: [name: string, options: BrowserContextOptions][] = (
  [
    ['light', 375],
    ['dark', 1440],
  ] as const
).map(([colorScheme, width]) => [
  `${colorScheme} at ${width} px`,
  { colorScheme, viewport: { width, height: 900 } },
])

/** Held page by page against every rule: a long way. */
const whole = { timeout: 150_000 }

describe.each(['light', 'dark'] as const)('every page, %s', (colorScheme) => {
  journey(
    'for the public can be read and used by everybody, at every width',
    whole,
    async ({ openWindow }) => {
      const page = await openWindow({ colorScheme })
      for (const path of [
        ...['/contact', '/terms', '/privacy', '/cookies', '/', '/register/success', '/login'],
        ...[
          '/forgot-password',
          '/reset-password',
          '/confirm-email',
          '/new-email',
          '/two-step',
          '/register?checkout=cancelled',
          '/no/such/page',
        ],
      ]) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await isSoundAtAllWidths(page, path)
      }
      await page.goto('/register/trial')
      await page.getByRole('button', { name: 'Start Trial' }).click()
      await page.getByText('First name is required').waitFor()
      await isSoundAtAllWidths(page, 'the trial form with its messages')
    },
  )
})

describe.each(looks)('every page, %s', (_, options) => {
  journey(
    'of the sign-up and its money can be read and used by everybody',
    whole,
    async ({ openWindow, product }) => {
      const page = await openWindow(options)
      await page.goto('/#pricing')
      await page.getByRole('link', { name: 'Choose Smart Dispatch' }).click()
      await page.getByRole('button', { name: 'Checkout' }).click()
      await page.getByText('First name is required').waitFor()
      await isSound(page, 'the sign-up for the plan with its messages')

      const { person, sessionId } = await aCheckout(page)
      await page.goto(`/register?checkout=cancelled&session_id=${sessionId}`)
      await page.getByRole('link', { name: 'Continue to checkout' }).waitFor()
      await isSound(page, 'the way back from the checkout')
      await page.goto(`/register/success?session_id=${sessionId}`)
      await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor()
      await isSound(page, 'the welcome page before the payment')
      await page.goto(`/sandbox/checkout/${sessionId}`)
      await page.getByRole('button', { name: /^Subscribe for/ }).click()
      await page.getByText('Enter the sixteen digits of the card').waitFor()
      await isSound(page, 'the test checkout with its messages')

      await payCheckout(page, product.url, sessionId)
      await isSound(page, 'the welcome page with the number')
      await logIn(page, person)
      await page.goto(`${new URL(page.url()).pathname}/settings/subscription`)
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Manage Subscription' }).click()
      const portal = await opened
      await portal.getByRole('heading', { name: 'Smart Dispatch' }).waitFor()
      await isSound(portal, 'the test billing portal')
      await portal.getByRole('button', { name: 'Next payment fails' }).click()
      await page.getByText(/^A payment failed/).waitFor()
      await isSound(page, 'the subscription of somebody whose payment failed')
      await portal.getByRole('button', { name: 'Cancel plan' }).click()
      await portal.getByRole('dialog').waitFor()
      await isSound(portal, 'the test billing portal about to cancel')
    },
  )

  journey('of the dashboard can be read and used by everybody', async ({ openWindow, product }) => {
    const page = await openWindow(options)
    await logIn(page, product.demo)
    await isSound(page, 'the dashboard')
    await callTheAgent(page)
    await say(page, 'My battery is dead at 2400 Preston Road in Plano')
    await isSound(page, 'the dashboard with a call on the phone')
    await page.getByRole('button', { name: 'Hide phone' }).click()
    await page.getByRole('list', { name: 'Recent calls' }).getByRole('button').first().click()
    await page.getByRole('region', { name: 'Transcript' }).waitFor()
    await isSound(page, 'the record of a call')

    const dashboard = new URL(page.url()).pathname
    await page.goto(`${dashboard}/dispatching?status=current`)
    await page.getByRole('heading', { name: '2016 Honda Civic' }).waitFor()
    await isSound(page, 'the board')
    await page.getByRole('button', { name: 'New Call' }).click()
    await page.getByRole('combobox', { name: 'Pickup address' }).waitFor()
    await isSound(page, 'the dialog of a new call')
    await page.goto(`${dashboard}/dispatching?status=scheduled`)
    await page.goto(`${dashboard}/sandbox`)
    await page.getByRole('heading', { name: 'Sandbox' }).waitFor()
    await isSound(page, 'the sandbox')

    await page.goto(`/customer/chat/${await chatOfFirstJob(page, product.url)}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isSound(page, "the customer's page")
  })

  journey('of the map can be read and used by everybody', async ({ openWindow, product }) => {
    const page = await openWindow(options)
    await logIn(page, product.demo)
    await page.goto(`${new URL(page.url()).pathname}/map`)
    const map = page.getByRole('region', { name: 'Map of jobs and drivers' })
    await map
      .getByRole('button', { name: /^(Job|Driver) / })
      .first()
      .waitFor()
    await isSound(page, 'the map')
    const toggle = page.getByRole('button', { name: 'Hide the map' })
    if (!(await toggle.isVisible())) return
    await toggle.click()
    await map.waitFor({ state: 'hidden' })
    await isSound(page, 'the map section without its map')
    await page.getByRole('button', { name: 'Show the map' }).click()
    await map.waitFor()
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
