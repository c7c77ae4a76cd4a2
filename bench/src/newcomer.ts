import { openBrowser } from '@towline/e2e/browser'
import { fillLogin } from '@towline/e2e/dashboard'
import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import type { Locator, Page } from 'playwright-core'
import { quantile, type Table } from './report.ts'

const RUNS = 3
/** How fast somebody types who looks for the keys, in ms a key; and how long they look at each new thing, in ms. */
const KEY_MS = 180
const LOOK_MS = 4_000
/** From one turn of the wheel to the next, in ms. */
const TURN_MS = 400
const PATIENCE_MS = 60_000

const WORDS = [
  'My battery is dead, I need a tow',
  'yes, I am safe',
  "I'm at 2400 Preston Road in Plano",
  'It is a white 2019 Toyota Camry',
]

type Way = { step: string; at: number }[]

/** From the banner of `npm start` to a spoken job on the board, as somebody goes who has never seen it. */
export async function measureNewcomer(): Promise<Table[]> {
  const ways: Way[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const product = await spawnFreshProduct({ DEMO: 'still' })
    try {
      ways.push(await goTheWay(product))
    } finally {
      await product.stop()
    }
  }
  const [first = []] = ways
  return [
    {
      title: 'From the banner to a spoken job on the board',
      columns: ['', 'median', `longest of ${RUNS}`],
      rows: first.map(({ step }, index) => {
        const took = ways.map((way) => way[index]?.at ?? Number.NaN)
        return [step, seconds(quantile(took, 0.5)), seconds(Math.max(...took))]
      }),
      note: `Since the banner. ${LOOK_MS / 1000} s are looked at each new thing before anything is done, and a key takes ${KEY_MS} ms. The words are typed, as the machine can't speak. Wanted: under two minutes.`,
    },
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function goTheWay({ url, demo }: SpawnedProduct): Promise<Way> {
  const since = performance.now()
  const way: Way = []
  const reached = (step: string) => way.push({ step, at: performance.now() - since })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(PATIENCE_MS)
    await look(page)
    await page.goto('/login')
    await look(page)
    // A password is copied from the banner rather than typed.
    await fillLogin(page, demo)
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    reached('logged in')
    await look(page)
    await press(page, page.getByRole('button', { name: 'Test call' }))
    const phone = page.getByRole('region', { name: 'Phone' })
    await press(page, phone.getByRole('button', { name: 'Call', exact: true }))
    await turns(page).first().waitFor()
    reached('the agent answers')
    for (const words of WORDS) await say(page, words)
    reached('all is said')
    await press(page, page.getByRole('link', { name: 'Dispatching' }).first())
    await press(page, page.getByRole('radio', { name: 'Current Calls' }))
    await scrollTo(page, page.getByRole('heading', { name: '2019 Toyota Camry' }))
    reached('the job is on the board')
    return way
  } finally {
    await browser.close()
  }
}

const look = (page: Page) => page.waitForTimeout(LOOK_MS)

async function press(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  await look(page)
  await what.click()
}

/** Turns the wheel until it is there: the most urgent jobs are first, and those further down are drawn as one comes to them. */
async function scrollTo(page: Page, what: Locator): Promise<void> {
  await page.locator('[data-job-title]').first().waitFor()
  await page.mouse.move(600, 600)
  const until = performance.now() + PATIENCE_MS
  while (!(await what.isVisible()) && performance.now() < until) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(TURN_MS)
  }
  await what.waitFor()
}

const turns = (page: Page) => page.getByRole('log', { name: 'What was said' }).getByRole('listitem')

/** Types the words and waits until the agent has answered, to its last word. */
async function say(page: Page, words: string): Promise<void> {
  const before = await turns(page).count()
  const line = page.getByRole('textbox', { name: 'What you say' })
  await line.pressSequentially(words, { delay: KEY_MS })
  await line.press('Enter')
  await turns(page)
    .nth(before + 1)
    .waitFor()
  await page
    .getByRole('log', { name: 'What was said' })
    .and(page.locator('[aria-busy="false"]'))
    .waitFor()
}
