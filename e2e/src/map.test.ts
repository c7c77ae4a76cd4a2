import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn, openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'

const PLANO = { lat: 33.0198, lng: -96.6989 }
const FRISCO = { lat: 33.1507, lng: -96.8236 }
const LITTLE_ELM = { lat: 33.1626, lng: -96.9375 }
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const tacoma = {
  vehicle: '2021 Toyota Tacoma',
  priority: 'Emergency',
  pickupAddress: '88 Depot St, Plano, TX',
  pickupAddressLatLng: PLANO,
  dropoffAddress: 'Grant Auto Body, Frisco, TX',
  dropoffAddressLatLng: FRISCO,
}

describe('the map', () => {
  journey(
    'shows jobs and drivers as they move, and the list and the map follow each other',
    async ({ openWindow, product }) => {
      // The map is to be caught while it zooms.
      const page = await openWindow({ reducedMotion: 'no-preference' })
      await logIn(page, product.demo)
      await save(page, product.url, tacoma)
      await drive(product.url, PLANO)
      await page.getByRole('link', { name: 'Map', exact: true }).click()
      await page.getByRole('heading', { name: 'Map', exact: true }).waitFor()
      const map = page.getByRole('region', { name: 'Map of jobs and drivers' })
      const job = map.getByRole('button', { name: /^Job \d+, 2021 Toyota Tacoma, emergency/ })
      const teo = map.getByRole('button', { name: /^Driver Teo Alvarez, just now/ })
      await town(page).waitFor()
      await expect.poll(() => cover(job, teo), patiently).toBe(false)

      await page.getByRole('button', { name: /^2021 Toyota Tacoma/ }).click()
      await expect.poll(() => job.getAttribute('data-selected'), patiently).toBe('true')
      await expect.poll(() => fromMiddle(job, map), patiently).toBeLessThan(60)

      await teo.click()
      const driver = page.getByRole('button', { name: /^Teo Alvarez/ })
      await expect.poll(() => driver.getAttribute('aria-pressed'), patiently).toBe('true')

      await drive(product.url, LITTLE_ELM)
      await expect.poll(() => fromMiddle(teo, map), patiently).toBeGreaterThan(300)
      await save(page, product.url, { vehicle: '2011 Kia Soul', pickupAddressLatLng: FRISCO })
      const other = map.getByRole('button', { name: /2011 Kia Soul/ })
      await page.getByRole('button', { name: /^2011 Kia Soul/ }).click()
      await expect.poll(() => fromMiddle(other, map), patiently).toBeLessThan(60)

      // Chosen while the map is still zooming out.
      const row = await page.getByRole('button', { name: /^2021 Toyota Tacoma/ }).elementHandle()
      await map.getByRole('button', { name: 'Zoom out' }).evaluate(async (zoomOut, chosen) => {
        if (!(zoomOut instanceof HTMLElement && chosen instanceof HTMLElement)) return
        zoomOut.click()
        while (!document.querySelector('.leaflet-zoom-anim'))
          await new Promise(requestAnimationFrame)
        chosen.click()
      }, row)
      await expect.poll(() => fromMiddle(job, map), patiently).toBeLessThan(60)
    },
  )

  journey(
    'draws the way of the job that is selected on the board',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      await save(page, product.url, { ...tacoma, vehicle: '2018 Nissan Leaf' })
      await page.getByRole('heading', { name: /2018 Nissan Leaf/ }).click()
      const panel = page.getByRole('region', { name: 'Map of the selected job' })
      await panel.getByRole('button', { name: 'A, Pickup: 88 Depot St, Plano, TX' }).waitFor()
      await panel
        .getByRole('button', { name: 'B, Drop-off: Grant Auto Body, Frisco, TX' })
        .waitFor()
      await panel.getByText(/^\d+ miles, about \d+ minutes \(straight line\)$/).waitFor()
      await expect.poll(() => panel.locator('path[class*="wayLine"]').count(), patiently).toBe(1)
    },
  )

  journey(
    'lies on the pictures of a tile server, with its name',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await ground(page, {
        kind: 'osm',
        tiles: '/tiles/{z}/{x}/{y}.png',
        attribution: '© OSM people',
      })
      await page.route('**/tiles/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: PICTURE }),
      )
      await openMap(page, product.demo)
      await page.locator('img.leaflet-tile-loaded').first().waitFor()
      await page.getByText('© OSM people').waitFor()
    },
  )

  journey('is a plain drawing when the pictures do not come', async ({ openWindow, product }) => {
    const page = await openWindow()
    await ground(page, {
      kind: 'osm',
      tiles: '/tiles/{z}/{x}/{y}.png',
      attribution: '© OSM people',
    })
    await page.route('**/tiles/**', (route) => route.fulfill({ status: 404 }))
    await openMap(page, product.demo)
    await page.getByText('The map didn’t load. This is a simple map.').waitFor()
    await town(page).waitFor()
  })

  journey('lies on Google’s map where there is a key for it', async ({ openWindow, product }) => {
    // This product was started without a key, so its pages may not load the script.
    const page = await openWindow({ bypassCSP: true })
    const asked: string[] = []
    await ground(page, { kind: 'google', key: 'browser-key' })
    await page.route('https://maps.googleapis.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: googleScript })
    })
    await openMap(page, product.demo)
    await page.locator('.leaflet-tile-pane img').first().waitFor({ state: 'attached' })
    await page.getByText('Map data of Google').waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await page.locator('.leaflet-tile-pane img').first().waitFor({ state: 'attached' })
    expect(asked).toHaveLength(1)
    expect(new URL(asked[0] ?? '').searchParams.get('key')).toBe('browser-key')
  })

  journey(
    'is a plain drawing when Google’s script does not load',
    async ({ openWindow, product }) => {
      const page = await openWindow({ bypassCSP: true })
      await ground(page, { kind: 'google', key: 'browser-key' })
      await page.route('https://maps.googleapis.com/**', (route) => route.fulfill({ status: 403 }))
      await openMap(page, product.demo)
      await page.getByText('Google’s map didn’t load. This is a simple map.').waitFor()
      await town(page).waitFor()
    },
  )
})

/** The few functions of Google's script that are used; its map draws one picture for each view. */
const googleScript = `
{
  class Map {
    constructor(holder) {
      this.holder = holder
      this.corner = document.createElement('div')
      this.corner.textContent = 'Map data of Google'
      this.__gm = { layoutManager: { corners: { get: (at) => (at === 1 ? this.corner : document.createElement('div')) } } }
    }
    setCenter(place) {
      this.center = place
      this.draw()
    }
    setZoom(zoom) {
      this.zoom = zoom
      this.draw()
    }
    getZoom() {
      return this.zoom
    }
    draw() {
      if (!this.center || this.zoom === undefined) return
      const size = 2 ** this.zoom
      const x = Math.floor(((this.center.lng + 180) / 360) * size)
      const turn = (this.center.lat * Math.PI) / 180
      const y = Math.floor(((1 - Math.asinh(Math.tan(turn)) / Math.PI) / 2) * size)
      const picture = document.createElement('img')
      picture.src = 'data:image/png;base64,${PICTURE.toString('base64')}#!1i' + this.zoom + '!2i' + x + '!3i' + y + '!'
      this.holder.append(picture)
    }
  }
  class LatLng {
    constructor(lat, lng) {
      Object.assign(this, { lat, lng })
    }
  }
  window.google = {
    maps: {
      Map,
      LatLng,
      ControlPosition: { BOTTOM_RIGHT: 1, BOTTOM_LEFT: 2 },
      event: { addListenerOnce: (map, name, then) => setTimeout(then), clearListeners: () => undefined },
      importLibrary: async () => undefined,
    },
  }
  window.towlineGoogleMapsReady()
}
`

async function openMap(page: Page, person: { email: string; password: string }) {
  await logIn(page, person)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await page.getByRole('region', { name: 'Map of jobs and drivers' }).waitFor()
}

/** A town of the plain drawing. */
const town = (page: Page) => page.getByText(/^(Plano|Frisco|Prosper)$/).first()

/** Lets the server say that this draws the ground. */
const ground = (page: Page, said: Record<string, string>) =>
  page.route('**/towline/map/ground', (route) => route.fulfill({ json: said }))

async function save(page: Page, origin: string, call: Record<string, unknown>) {
  const answer = await page.request.post('/towline/dispatch', { data: call, headers: { origin } })
  expect(answer.status()).toBe(200)
}

/** Teo's phone tells where he is. */
async function drive(origin: string, place: { lat: number; lng: number }) {
  const credentials = Buffer.from('teo@lonestar.example:towline-demo').toString('base64')
  const answer = await fetch(`${origin}/towline/employee/position`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    body: JSON.stringify({ place }),
  })
  expect(answer.status).toBe(200)
}

async function boxOf(it: Locator) {
  const box = await it.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box
}

async function cover(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** How far a marker is from the middle of its map, in pixels. */
async function fromMiddle(marker: Locator, map: Locator): Promise<number> {
  const [one, whole] = [await boxOf(marker), await boxOf(map)]
  return Math.hypot(
    one.x + one.width / 2 - (whole.x + whole.width / 2),
    one.y + one.height / 2 - (whole.y + whole.height / 2),
  )
}
