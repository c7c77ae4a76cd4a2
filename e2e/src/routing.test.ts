import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journeyInTime } from './journey.ts'

const PASSWORD = 'towline-demo'
const PHONE = { viewport: { width: 375, height: 812 } }
const driver = (name: string) => ({ email: `${name}@lonestar.example`, password: PASSWORD })

/** Where drivers and the vehicle are: Bea next to it, Ray an hour away. */
const CAR = { lat: 33.15, lng: -96.82 }
const places: Record<string, { lat: number; lng: number }> = {
  bea: { lat: 33.16, lng: -96.82 },
  ray: { lat: 33.75, lng: -96.82 },
}

describe('routing', () => {
  journeyInTime(
    'says who should go; left to itself it offers the job, and asks the next one when that driver can’t',
    async ({ openWindow, product }) => {
      const desk = await openWindow()
      const [bea, ray] = [await openWindow(PHONE), await openWindow(PHONE)]
      await goOnDuty(bea, 'bea', 'Flatbed')
      await goOnDuty(ray, 'ray', 'Heavy 4')
      await openBoard(desk, product.demo)
      await clearBoard(desk)
      await choose(desk, 'suggest')
      await makeJob(desk, 'Gladiator')
      await openDispatching(desk)
      const job = card(desk, 'Gladiator')
      await job.getByText(/^Best: Bea Lindqvist, /).waitFor()
      await job.getByText(/^Free, .* mi away, there in about \d+ minutes/).waitFor()
      await job.getByRole('button', { name: 'Offer', exact: true }).click()
      await bea.getByRole('heading', { name: /^New job:/ }).waitFor()
      await job.getByRole('button', { name: 'Take back' }).click()
      await bea.getByRole('heading', { name: /^New job:/ }).waitFor({ state: 'hidden' })

      await choose(desk, 'automatic')
      await makeJob(desk, 'Wagoneer')
      await bea.getByRole('heading', { name: /^New job:/ }).waitFor()
      await openDispatching(desk)
      await bea.getByRole('button', { name: 'Can’t' }).click()
      await bea.getByRole('button', { name: 'Truck trouble' }).click()
      await ray
        .getByRole('heading', { name: /^New job:/ })
        .first()
        .waitFor()
    },
  )
})

async function goOnDuty(page: Page, name: string, truck: string) {
  await logIn(page, driver(name), 'My jobs')
  await page.request.post('/towline/employee/position', {
    headers: { origin: new URL(page.url()).origin },
    data: { place: places[name] },
  })
  const trucks = page.getByRole('combobox', { name: 'Truck' })
  const value = await trucks
    .locator('option')
    .filter({ hasText: new RegExp(`^${truck}`) })
    .first()
    .getAttribute('value')
  await trucks.selectOption(value)
  await page.getByRole('button', { name: 'Go on duty' }).click()
  await page.getByRole('button', { name: 'Go off duty' }).waitFor()
}

/** Sets who chooses the driver, as a manager does it. */
async function choose(page: Page, routing: string) {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Company Profile' }).click()
  const who = page.getByRole('combobox', { name: 'Who chooses the driver' })
  await who.selectOption(routing)
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLOptionElement>(`option[value="${wanted}"]`)?.selected,
    routing,
  )
}

/** No other job waits: with two of them the best driver of one may be needed for the other. */
async function clearBoard(page: Page) {
  const headers = { origin: new URL(page.url()).origin }
  const found = await page.request.post('/towline/dispatch/search', {
    headers,
    data: { status: 'pending' },
  })
  for (const { id } of await found.json())
    await page.request.post(`/towline/dispatch/${id}/step`, { headers, data: { step: 'cancel' } })
}

const openDispatching = async (page: Page) => {
  await page.getByRole('link', { name: 'Dispatching' }).click()
  await page.getByRole('heading', { name: 'Dispatching' }).waitFor()
}

/** A job that waits next to Bea, as the agent would have taken it. */
async function makeJob(page: Page, model: string) {
  const answer = await page.request.post('/towline/dispatch', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      vehicle: `2022 Jeep ${model}`,
      vehicleType: 'Light',
      towReason: 'Breakdown',
      pickupAddress: 'Preston Rd, Frisco, TX',
      pickupAddressLatLng: CAR,
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}
