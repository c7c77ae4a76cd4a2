import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { card, logIn } from './dashboard.ts'
import { journeyInTime } from './journey.ts'
import { isSound } from './sound.ts'

const driver = (name: string) => ({
  email: `${name}@lonestar.example`,
  password: 'towline-demo',
})
const CAR = { lat: 33.15, lng: -96.82 }

describe('zones', () => {
  journeyInTime(
    'an owner draws a zone and types another; the board is filtered by them, and routing prefers their drivers',
    async ({ openWindow, product }) => {
      const owner = await openWindow()
      const [bea, ray] = [await openWindow(), await openWindow()]
      // Ray is a little further off than Bea, and the zone is his.
      await goOnDuty(bea, 'bea', 'Flatbed', { ...CAR, lat: 33.16 })
      await goOnDuty(ray, 'ray', 'Heavy 4', { ...CAR, lat: 33.18 })
      await logIn(owner, product.demo)
      await clearBoard(owner)
      await owner.request.put('/towline/offers/settings', {
        headers: { origin: new URL(owner.url()).origin },
        data: { routing: 'suggest' },
      })
      await owner.getByRole('link', { name: 'Settings' }).click()
      await owner.getByRole('link', { name: 'Zones' }).click()
      await owner.getByText('No zones yet.').waitFor()
      await owner.getByRole('button', { name: '+ Zone' }).click()
      await owner.getByRole('textbox', { name: 'Name' }).fill('By hand')
      await draw(owner)
      await save(owner, 'By hand')

      await owner.getByRole('button', { name: '+ Zone' }).click()
      await owner.getByRole('textbox', { name: 'Name' }).fill('Frisco')
      await owner.getByRole('combobox', { name: 'Drivers' }).click()
      await owner.getByRole('option', { name: /^Ray/ }).click()
      await owner
        .getByRole('textbox', { name: 'Corners' })
        .fill(['33.14, -96.83', '33.14, -96.81', '33.157, -96.81', '33.157, -96.83'].join('\n'))
      await isSound(owner, 'a zone that is being made')
      await save(owner, 'Frisco')
      for (const width of [375, 768, 1440]) {
        await owner.setViewportSize({ width, height: 900 })
        await isSound(owner, `the zones, ${width} px wide`)
      }

      await makeJob(owner, 'Gladiator', CAR)
      await owner.getByRole('link', { name: 'Dispatching' }).click()
      const job = card(owner, 'Gladiator')
      await job.getByText('Frisco', { exact: true }).waitFor()
      await job.getByText(/^Best: Ray /).waitFor()
      await job.getByText(/Drives in Frisco/).waitFor()
      await makeJob(owner, 'Wagoneer', { lat: 32.5, lng: -97.5 })
      await card(owner, 'Wagoneer').waitFor()
      await owner.getByRole('searchbox', { name: 'Filter' }).fill('zone:fris')
      await card(owner, 'Wagoneer').waitFor({ state: 'hidden' })
      await job.waitFor()
    },
  )
})

/** Clicks four corners on the map and the first again. */
async function draw(page: Page) {
  const map = page.getByRole('region', { name: 'Map to draw the zone on' })
  // What draws is loaded after the map: before that a click only moves the map.
  await page.getByText('Click each corner; click the first one again to finish.').waitFor()
  const paths = page.locator('.leaflet-pane svg path')
  const drawnBefore = await paths.count()
  const corners = [
    [0.3, 0.35],
    [0.6, 0.35],
    [0.6, 0.7],
    [0.3, 0.7],
    [0.3, 0.35],
  ] as const
  for (const [n, [across, down]] of corners.entries()) {
    // What loads above the map moves it, so it is looked for again each time.
    const box = await map.boundingBox()
    if (!box) throw new Error('the map is not shown')
    const [x, y] = [box.x + box.width * across, box.y + box.height * down]
    await page.mouse.move(x, y, { steps: 4 })
    await page.mouse.click(x, y)
    // Each corner is drawn before the next one is clicked; the last ends it.
    if (n < corners.length - 1)
      await page.waitForFunction(
        (count) => document.querySelectorAll('.leaflet-pane svg path').length >= count,
        drawnBefore + n + 1,
      )
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some(({ value }) => value.split('\n').length === 4),
  )
}

async function save(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(`${name} is saved.`).waitFor()
}

async function goOnDuty(page: Page, name: string, truck: string, place: typeof CAR) {
  await logIn(page, driver(name), 'My jobs')
  await page.request.post('/towline/employee/position', {
    headers: { origin: new URL(page.url()).origin },
    data: { place },
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

async function makeJob(page: Page, model: string, place: typeof CAR) {
  const answer = await page.request.post('/towline/dispatch', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      vehicle: `2022 Jeep ${model}`,
      vehicleType: 'Light',
      towReason: 'Breakdown',
      pickupAddress: 'Preston Rd',
      pickupAddressLatLng: place,
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}
