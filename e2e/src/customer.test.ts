import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { journey, patiently } from './journey.ts'
import { isSound } from './sound.ts'

const PASSWORD = 'towline-demo'
const BEA = { email: 'bea@lonestar.example', password: PASSWORD }
const HERE = { latitude: 33.1501, longitude: -96.8201 }

describe('the customer’s page', () => {
  journey(
    'goes through a whole job: the truck moves, a shared location moves the pickup and the driver’s way, and it ends',
    async ({ openWindow, product }) => {
      const desk = await openWindow()
      await desk.goto('/')
      const [owner, bea] = [
        await asks(desk, product.url, product.demo),
        await asks(desk, product.url, BEA),
      ]
      const { id: beaId } = Someone.parse(await bea('GET', '/admin/authenticate'))
      const job = {
        customerName: 'Harriet Stone',
        customerPhone: '4695550142',
        pickupAddress: '100 Main St, Frisco, TX 75034',
      }
      const { id } = Someone.parse(await owner('POST', '/dispatch', job))
      const { url } = Link.parse(await owner('POST', `/chat/of/${id}`))
      const customer = await openWindow({
        viewport: { width: 375, height: 812 },
        geolocation: HERE,
        permissions: ['geolocation'],
      })
      const path = new URL(url).pathname
      const early = await openWindow({ javaScriptEnabled: false })
      await early.goto(path)
      await early.getByText('We have your request and are finding a driver for you.').waitFor()
      await early.getByRole('link', { name: 'Call dispatch' }).waitFor()
      await customer.goto(path)
      await customer.getByText('We have your request and are finding a driver for you.').waitFor()
      await owner('POST', `/dispatch/${id}/step`, { step: 'dispatch', driverId: beaId })
      await customer.getByText('Bea has your job', { exact: false }).waitFor()

      await customer.getByRole('button', { name: 'Share my exact location' }).click()
      await customer.getByText('Location sent to your driver.').waitFor()
      const at = { lat: HERE.latitude, lng: HERE.longitude }
      expect(await owner('GET', `/dispatch/${id}`)).toMatchObject({ pickupAddressLatLng: at })
      expect(await bea('GET', '/driver/jobs')).toContainEqual(
        expect.objectContaining({ id, pickupAddressLatLng: at }),
      )

      await owner('POST', `/dispatch/${id}/step`, { step: 'enroute' })
      await bea('POST', '/employee/position', { place: { lat: 33.2, lng: -96.82 }, accuracy: 5 })
      await customer.getByText(/^Bea is on the way/).waitFor()
      await customer.getByRole('button', { name: 'Bea’s truck' }).waitFor()
      await customer.getByRole('button', { name: 'Pickup' }).waitFor()
      await isSound(customer, 'the customer’s page')
      await bea('POST', '/employee/position', { place: { lat: 33.16, lng: -96.82 }, accuracy: 5 })
      await customer.getByText(/^0\.7 miles away in a straight line/).waitFor()

      await owner('POST', `/dispatch/${id}/step`, { step: 'onScene' })
      await customer.getByText('Bea is with you.').waitFor()
      await owner('POST', `/dispatch/${id}/step`, { step: 'complete' })
      await customer.getByText('This job is done.').waitFor()
      await expect
        .poll(() => customer.getByRole('region', { name: 'Map of your tow' }).count(), patiently)
        .toBe(0)
      await customer.getByRole('link', { name: 'Call dispatch' }).waitFor()
    },
  )
})

const Someone = z.object({ id: z.string() })
const Link = z.object({ url: z.string() })

/** How one person asks the server directly; answers what it says. */
async function asks(page: Page, origin: string, person: { email: string; password: string }) {
  const credential = Buffer.from(`${person.email}:${person.password}`).toString('base64')
  const headers = { authorization: `Basic ${credential}`, origin }
  return async (method: string, path: string, data?: object): Promise<unknown> => {
    const answer = await page.request.fetch(`/towline${path}`, {
      method,
      headers,
      ...(data && { data }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
}
