import type { Page } from 'playwright-core'

/** What keeps small letters readable and all pictures together under 3 MB. */
const QUALITY = 55

/** A page from top to bottom, as WebP. */
export async function wholePage(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    return {
      width: document.documentElement.clientWidth,
      height: document.documentElement.scrollHeight,
    }
  })
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}
