import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { choose, picture } from './photo.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }
const JOB = /^Photos\/Videos( \(\d+\))? of 2014 Ram 1500/

describe('the photos and videos of a job', () => {
  journey(
    'are added, seen in a second browser, looked at and deleted, without the mouse',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      const other = await openWindow()
      await openBoard(page, product.demo)
      await openBoard(other, MARCUS)
      const media = await openMedia(page)
      await media.getByText('No photos or videos yet').waitFor()
      await choose(page, [
        await picture(page, 'front.jpg', 'teal'),
        await picture(page, 'plate.jpg', 'tan'),
      ])
      await media.getByRole('button', { name: 'Save' }).focus()
      await page.keyboard.press('Enter')
      await media.getByText('Saved 2 photos and videos.').waitFor()
      await other.getByRole('button', { name: 'Photos/Videos (2) of 2014 Ram 1500' }).waitFor()

      await lookAround(page)
      await media.getByRole('button', { name: 'Delete front.jpg' }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await other.getByRole('button', { name: 'Photos/Videos (1) of 2014 Ram 1500' }).waitFor()
      await page.keyboard.press('Escape')
      await media.waitFor({ state: 'hidden' })
    },
  )

  journey(
    'say what cannot be sent, and are not lost when the line or the person breaks off',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      const media = await openMedia(page)
      const liar = {
        name: 'liar.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg onload="alert(1)"/>'),
      }
      const scan = {
        name: 'scan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      }
      await choose(page, [scan, liar])
      await media.getByText('scan.pdf isn’t a photo or video.').waitFor()
      await media.getByRole('button', { name: 'Save' }).click()
      await media.getByRole('alert').getByText('isn’t an image or video').waitFor()
      await page.keyboard.press('Escape')
      await media.getByText('1 photo or video is not saved.').waitFor()
      await media.getByRole('button', { name: 'Keep editing' }).click()
      await media.getByRole('button', { name: 'Delete liar.png' }).click()
      await media.getByRole('button', { name: 'Delete', exact: true }).click()

      await choose(page, [await picture(page, 'dent.jpg', 'tomato')])
      await page.context().setOffline(true)
      await media.getByRole('button', { name: 'Save' }).click()
      await media.getByText('No connection. Retrying automatically.').waitFor()
      await page.context().setOffline(false)
      await media.getByText('Saved 1 photo or video.').waitFor()
      expect(await media.getByRole('button', { name: 'Open photo dent.jpg' }).count()).toBe(1)
    },
  )
})

async function openMedia(page: Page) {
  await page.getByRole('button', { name: JOB }).focus()
  await page.keyboard.press('Enter')
  const media = page.getByRole('dialog', { name: 'My Media' })
  await media.getByRole('heading', { name: 'Dispatch Media' }).waitFor()
  return media
}

/** Opens the last one, goes on to the first, back to the last, and closes it where it was opened. */
async function lookAround(page: Page) {
  const tiles = page.getByRole('button', { name: /^Open photo/ })
  const names = await tiles.evaluateAll((all) =>
    all.map((tile) => tile.getAttribute('aria-label')?.replace('Open photo ', '') ?? ''),
  )
  await tiles.last().focus()
  await page.keyboard.press('Enter')
  const preview = (at: number) =>
    page.getByRole('dialog', { name: names.at(at) ?? '', exact: true })
  await preview(-1).waitFor()
  await page.keyboard.press('ArrowRight')
  const image = preview(0).getByRole('img', { name: names[0] ?? '' })
  await expect
    .poll(
      () => image.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth),
      patiently,
    )
    .toBe(640)
  await page.keyboard.press('ArrowLeft')
  await preview(-1).waitFor()
  await page.keyboard.press('Escape')
  await preview(-1).waitFor({ state: 'hidden' })
  await expect
    .poll(() => tiles.last().evaluate((it) => it === document.activeElement), patiently)
    .toBe(true)
}
