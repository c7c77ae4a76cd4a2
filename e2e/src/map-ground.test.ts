import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnFreshProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn } from './dashboard.ts'
import { journey } from './journey.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A journey through a product that was started with these settings, so that its pages may load what they name. */
const startedWith = (settings: Record<string, string>) =>
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
  journey.extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await spawnFreshProduct(settings)
    onCleanup(product.stop)
    return product
  })

const onTiles = startedWith({ OSM_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' })
/** A file with one tile, of two roads in north Texas. */
const ARCHIVE = Buffer.from(
  [
    'UE1UaWxlcwN/AAAAAAAAAAgAAAAAAAAAhwAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACJAAAAAAAAAKkAAA',
    'AAAAAAAQAAAAAAAAABAAAAAAAAAAEAAAAAAAAAAQEBAQgIAC62lIAHVs0A0klrgPipMgAAAAAAAAAAAAGlkgIBqQEB',
    'e30aP3gCCgVlYXJ0aBIYEgQAAAEBGAMiDgkAABqAQAAAgED/PwAPGgRraW5kGgRuYW1lIgcKBWVhcnRoIgIKACiAIB',
    'pmeAIKBXJvYWRzEhcSBAAAAQEYAiINCbAJABLIAaAfkAPgIBIXEgQAAAECGAIiDQkAgBkSoB+QA+AgsAkaBGtpbmQa',
    'BG5hbWUiCQoHaGlnaHdheSIHCgVVUyA3NSIGCgRJIDM1KIAg',
  ].join(''),
  'base64',
)
const archive = join(await mkdtemp(join(tmpdir(), 'towline-map-')), 'area.pmtiles')
await writeFile(archive, ARCHIVE)
const onArchive = startedWith({ MAP_ARCHIVE: archive })
const onGoogle = startedWith({ GOOGLE_MAPS_BROWSER_KEY: 'browser-key' })

async function openMap(page: Page, person: { email: string; password: string }) {
  await logIn(page, person)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await page.getByRole('region', { name: 'Map of jobs and drivers' }).waitFor()
}

// What the content security policy refuses is a complaint on the console, which fails a journey.
describe('the ground that is set', () => {
  onTiles(
    'may be the pictures of a tile server on another host',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await page.route('https://*.tiles.example/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: PICTURE }),
      )
      await openMap(page, product.demo)
      await page.locator('img.leaflet-tile-loaded').first().waitFor()
    },
  )

  onArchive(
    'may be a tile archive of one’s own, read in pieces and drawn here',
    async ({ openWindow, product }) => {
      const page = await openWindow({ colorScheme: 'light' })
      const pieces = page.waitForResponse((answer) => answer.url().endsWith('/map.pmtiles'))
      await openMap(page, product.demo)
      expect((await pieces).status()).toBe(206)
      await page.locator('canvas.leaflet-tile-loaded').first().waitFor()
    },
  )

  onGoogle(
    'may be Google’s map, whose script, styles, letters, pictures and workers come from its own hosts',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await page.route('https://maps.googleapis.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: asksGoogle }),
      )
      await page.route('https://fonts.googleapis.com/**', (route) =>
        route.fulfill({ contentType: 'text/css', body: '' }),
      )
      await page.route('https://*.gstatic.com/**', (route) =>
        route.fulfill({
          contentType: 'image/png',
          body: PICTURE,
          headers: { 'access-control-allow-origin': '*' },
        }),
      )
      await openMap(page, product.demo)
      await page.waitForFunction(() => document.title === 'all of it came')
    },
  )
})

/** Asks for one thing of each kind that Google's script asks for, and says so when all of them came. */
const asksGoogle = `
  const came = (element) => new Promise((resolve) => { element.onload = resolve; document.head.append(element) })
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://fonts.googleapis.com/css?family=Roboto' })
  const picture = Object.assign(document.createElement('img'), { src: 'https://maps.gstatic.com/pin.png' })
  const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
  Promise.all([
    came(style),
    came(picture),
    fetch('https://maps.gstatic.com/tile'),
    new Promise((resolve) => { worker.onmessage = resolve }),
  ]).then(() => { document.title = 'all of it came' })
`
