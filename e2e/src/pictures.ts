// node e2e/src/pictures.ts: makes docs/board.png, the README's picture of the board while a phone call
// fills a card. The web app has to be built (npm start does that).
import { join } from 'node:path'
import { spawnFreshProduct } from '@towline/server/testing'
import { openBrowser } from './browser.ts'
import { card, openBoard } from './dashboard.ts'
import { callTheAgent, say } from './phone.ts'

const PICTURE = join(import.meta.dirname, '../../docs/board.png')

const product = await spawnFreshProduct()
const browser = await openBrowser()
try {
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  })
  await openBoard(page, product.demo)
  await page.getByRole('radio', { name: 'Current Calls' }).check()
  await callTheAgent(page)
  await say(page, "Hi, my battery is dead. I'm in a parking lot, so I'm safe")
  await say(page, 'yes')
  await say(page, "I'm at 2400 Preston Road in Plano")
  await say(page, "It's a white 2019 Toyota Camry")
  await card(page, '2019 Toyota Camry').getByText('On the phone').waitFor()
  await page.screenshot({ path: PICTURE })
  console.log(`Made ${PICTURE}`)
} finally {
  await browser.close()
  await product.stop()
}
