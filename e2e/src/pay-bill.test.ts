import { Invoice } from '@towline/contract'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { journey } from './journey.ts'
import { payWith, TAKEN } from './registering.ts'
import { isSound, isSoundAtAllWidths } from './sound.ts'

const PHONE = { viewport: { width: 375, height: 740 } }
const COMPLETED = Date.parse('2026-01-05T14:00:00Z')
/** What may be loaded before a bill can be paid, in bytes as they cross the wire. */
const LIGHT = 150_000

describe('a customer', () => {
  journey(
    'pays a bill by link with a tip, and comes back to a page that says so',
    async ({ openWindow, product }) => {
      const office = await openWindow()
      const { payUrl } = await aBill(office, product.demo)
      const path = new URL(payUrl).pathname

      const page = await openWindow(PHONE)
      const scripts = scriptsOf(page)
      await page.goto(path)
      await page.getByRole('button', { name: 'Pay $135.00' }).waitFor()
      expect.soft(await scripts(), 'bytes of scripts').toBeLessThan(LIGHT)
      await isSoundAtAllWidths(page, 'a bill to pay')
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(PHONE.viewport)
      await isSound(page, 'a bill to pay, dark')
      await page.getByRole('radio', { name: '$10' }).check()
      await page.getByRole('button', { name: 'Pay $145.00' }).click()

      await page.getByRole('heading', { name: /no money moves/ }).waitFor()
      await page.getByText('Tip').waitFor()
      await isSound(page, 'the test checkout of a bill')
      await payWith(page, TAKEN, /^Pay/)
      await page.getByText('Paid. Thank you.').waitFor()
      await isSound(page, 'a bill that is paid')
      await page.getByText('Card •••• 4242').waitFor()

      const later = await openWindow(PHONE)
      await later.goto(path)
      await later.getByText('Paid. Thank you.').waitFor()
      await later.goto('/pay/nobodysbillnobodysbill')
      await later.getByRole('heading', { name: 'We can’t find this bill' }).waitFor()
    },
  )

  journey('reads the bill without a network, and can’t pay it', async ({ openWindow, product }) => {
    const office = await openWindow()
    const { payUrl } = await aBill(office, product.demo)
    const page = await openWindow(PHONE)
    await page.goto(new URL(payUrl).pathname)
    await page.getByRole('button', { name: 'Pay $135.00' }).waitFor()
    await page.context().setOffline(true)
    await page.getByText(/You are offline/).waitFor()
    expect(await page.getByRole('button', { name: 'Pay $135.00' }).isDisabled()).toBe(true)
    await isSound(page, 'a bill without a network')
    await page.context().setOffline(false)
    await page.getByText(/You are offline/).waitFor({ state: 'hidden' })
  })
})

/** A completed job of $135 that was invoiced, by whoever signs in. */
async function aBill(page: Page, person: { email: string; password: string }): Promise<Invoice> {
  const basic = Buffer.from(`${person.email}:${person.password}`).toString('base64')
  const post = async (path: string, data: object): Promise<unknown> => {
    const headers = { authorization: `Basic ${basic}` }
    const answer = await page.request.post(`/towline/${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const job = z.object({ id: z.string() }).parse(
    await post('dispatch', {
      customerName: 'Harriet Stone',
      customerPhone: '2145550117',
      towReason: 'Accident',
      pickupAddress: '1 Elm St, Frisco, TX',
      vehicleYear: '2019',
      vehicleMake: 'Honda',
      vehicleModel: 'Accord',
      completedDateTime: COMPLETED,
      billing: { lineItems: [{ name: 'Tow', amount: 135, taxable: false }], taxPercent: 0 },
    }),
  )
  const [invoice] = Invoice.array().parse(await post('invoice', { jobId: job.id }))
  if (!invoice) throw new Error('no invoice was issued')
  return invoice
}

/** Counts the scripts a page loads from now on, in bytes as they cross the wire. */
function scriptsOf(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
