import type { Page } from 'playwright-core'

type Chosen = { name: string; mimeType: string; buffer: Buffer }

/** Chooses files where the page takes photos and videos. */
export const choose = (page: Page, files: Chosen[]): Promise<void> =>
  page.getByLabel('Photos and videos', { exact: true }).setInputFiles(files)

/** A photo of one colour, drawn by the browser. */
export async function picture(page: Page, name: string, colour: string): Promise<Chosen> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = fill
    pen?.fillRect(0, 0, 640, 480)
    return canvas.toDataURL('image/jpeg')
  }, colour)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
