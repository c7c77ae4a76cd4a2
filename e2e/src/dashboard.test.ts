import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, fillLogin, logIn } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { callTheAgent, say } from './phone.ts'
import { choose, picture } from './photo.ts'
import { isSound } from './sound.ts'

const PLACE = 'My battery is dead at 2400 Preston Road in Plano'
const teo = (password: string) => ({ email: 'teo@lonestar.example', password })
const PHONE: BrowserContextOptions = { viewport: { width: 375, height: 800 } }

describe('the dashboard', () => {
  journey('counts a call in its figures and charts', async ({ openWindow, product }) => {
    const page = await openWindow()
    await logIn(page, product.demo)
    await makeACall(page)
    const month = page.getByRole('region', { name: 'Current Month' })
    await month.getByText('1', { exact: true }).waitFor()
    await page.getByRole('img', { name: /^Calls by day: 1 call, 1 became a job\./ }).waitFor()
    await page.getByRole('button', { name: 'Table view' }).click()
    await page.getByRole('table', { name: 'Calls by day', exact: true }).waitFor()
    await isSound(page, 'the dashboard with its tables')
  })

  journey('opens a call, and from it the job it became', async ({ openWindow, product }) => {
    const page = await openWindow()
    await logIn(page, product.demo)
    await makeACall(page)
    // The calls before it came from the same number, which has one job.
    const calls = page.getByRole('list', { name: 'Recent calls' }).getByRole('button')
    await calls.filter({ hasText: /Job/ }).first().click()
    const record = page.getByRole('dialog')
    await record.getByRole('region', { name: 'Transcript' }).getByText(PLACE).waitFor()
    await isSound(page, 'the record of a call')
    await record.getByRole('link', { name: /^#\d+ .*, Pending$/ }).click()
    await page.getByRole('heading', { name: 'Dispatching' }).waitFor()
    await page.getByRole('dialog', { name: /Manage Dispatch Call/ }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  journey(
    'finds a customer by a number however it is written, and clears with the term',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await logIn(page, product.demo)
      await makeACall(page)
      const search = page.getByRole('searchbox', { name: 'Name or phone number' })
      const found = page.getByRole('list', { name: 'Customers found' }).getByRole('button')
      for (const written of ['(469) 555-0199', '555-01']) {
        await search.fill(written)
        await found.filter({ hasText: '(469) 555-0199' }).first().waitFor()
      }
      await found.first().click()
      const history = page.getByRole('list', { name: 'Call history' }).getByRole('button')
      await history.first().waitFor()
      await search.fill('.')
      await page.getByText('No customer matches “.”.').waitFor()
      await search.fill('')
      await expect.poll(() => found.count(), patiently).toBe(0)
      await history.first().click()
      await page.getByRole('region', { name: 'Details collected' }).waitFor()
    },
  )

  journey('keeps the filters of the calls in their address', async ({ openWindow, product }) => {
    const page = await openWindow()
    await logIn(page, product.demo)
    await makeACall(page)
    await page.getByRole('link', { name: 'All calls' }).click()
    await page.getByRole('heading', { name: 'Calls', level: 1 }).waitFor()
    const rows = page.getByRole('list', { name: 'Calls' }).getByRole('button')
    await rows.first().waitFor()
    await isSound(page, 'the calls')
    await page.getByRole('searchbox', { name: 'Number' }).fill('469 555 0199')
    await page.waitForURL(/number=469/)
    await rows.first().waitFor()
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('2020-01-31')
    await page.getByText('No call matches these filters.').waitFor()
    await page.reload()
    await page.getByText('No call matches these filters.').waitFor()
    await page.getByRole('button', { name: 'Show all calls' }).click()
    await rows.first().waitFor()
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Number' }).inputValue(), patiently)
      .toBe('')
  })
})

describe('the company profile', () => {
  journey(
    'is saved, asks before what was typed is left, and shows what both changed',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await logIn(page, product.demo)
      const home = new URL(page.url()).pathname
      await page.goto(`${home}/settings/company`)
      const greeting = page.getByRole('textbox', { name: 'Greeting' })
      await greeting.fill('Howdy, Lone Star Towing.')
      await page.getByText('24 of 300 characters').waitFor()
      await page.getByRole('combobox', { name: 'Sunday: open' }).selectOption('Closed')
      await page.getByRole('link', { name: 'Trucks' }).click()
      await page.getByRole('button', { name: 'Keep editing' }).click()
      await page.getByRole('textbox', { name: 'Zip', exact: true }).fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Enter a ZIP of five digits').waitFor()
      await page.getByRole('textbox', { name: 'Zip', exact: true }).fill('75034')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Company profile saved.').waitFor()
      await isSound(page, 'the company profile')

      await page.getByRole('textbox', { name: 'City', exact: true }).fill('Little Elm')
      await saveAsSomebodyElse(page, product.url, { city: 'Plano', street: '9 Elsewhere Rd' })
      await page.getByRole('button', { name: 'Use theirs for City' }).waitFor()
      await isSound(page, 'the company profile with a conflict')
      expect(await page.getByRole('textbox', { name: 'Street', exact: true }).inputValue()).toBe(
        '9 Elsewhere Rd',
      )
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Company profile saved.').waitFor()
      await page.reload()
      expect(await page.getByRole('textbox', { name: 'City', exact: true }).inputValue()).toBe(
        'Little Elm',
      )
      expect(await greeting.inputValue()).toBe('Howdy, Lone Star Towing.')
    },
  )

  journey('shows the plan, and leads a trial to the checkout', async ({ openWindow, product }) => {
    const page = await openWindow()
    await logIn(page, product.demo)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Subscription' }).click()
    await page.getByRole('heading', { name: 'Smart Dispatch' }).waitFor()
    await page.getByRole('meter', { name: /of 50 calls used this month/ }).waitFor()
    await isSound(page, 'the subscription')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Manage Subscription' }).click()
    const checkout = await opened
    await checkout.waitForURL(/\/sandbox\/checkout\//)
    await checkout.getByText('no money moves').first().waitFor()
  })
})

describe('a driver', () => {
  journey(
    'sees their own jobs and not the dashboard, and the board follows their presses',
    async ({ openWindow, product }) => {
      const dashboard = await openWindow()
      await logIn(dashboard, product.demo)
      const home = new URL(dashboard.url()).pathname
      const driverId = await idOf(dashboard, 'teo@lonestar.example')
      await post(dashboard, product.url, 'dispatch', {
        vehicle: '2019 Subaru Outback',
        towReason: 'Flat tire',
        driverId,
        customerName: 'Ivy Tran',
        customerPhone: '4695550144',
        pickupAddress: '88 Depot St, Plano, TX',
      })
      await dashboard.goto(`${home}/dispatching?status=current`)
      const page = await openWindow({
        ...PHONE,
        geolocation: { latitude: 33.02, longitude: -96.7 },
        permissions: ['geolocation'],
      })
      await page.goto(`/login?from=${home}/dispatching`)
      await fillLogin(page, teo(product.demo.password))
      await page.getByRole('heading', { name: 'My jobs' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`${home}/jobs`)
      const job = page.getByRole('article', { name: /Flat tire/ })
      await job.getByRole('link', { name: '88 Depot St, Plano, TX' }).waitFor()
      const call = job.getByRole('link', { name: /^Call Ivy Tran/ })
      expect(await call.getAttribute('href')).toBe('tel:+14695550144')
      await isSound(page, 'the jobs of a driver')

      await job.getByRole('button', { name: 'I’m on my way' }).click()
      await card(dashboard, /Subaru Outback/)
        .getByRole('button', { name: /^On scene/ })
        .waitFor()
      await job.getByRole('button', { name: 'I’m there' }).click()
      await photographs(page, job, dashboard)
      await job.getByRole('button', { name: 'Job is done' }).click()
      await job.getByRole('button', { name: 'Not yet' }).click()
      await job.getByRole('button', { name: 'Job is done' }).click()
      await job.getByRole('button', { name: 'Yes, it’s done' }).click()
      await expect.poll(() => job.count(), patiently).toBe(0)

      await page.getByRole('switch', { name: 'Share my location' }).click()
      await page.getByText('Dispatch sees where you are').waitFor()
      const positions = await dashboard.request.get('/towline/employee/positions')
      expect(await positions.json()).toContainEqual(
        expect.objectContaining({ employeeId: driverId, place: { lat: 33.02, lng: -96.7 } }),
      )
    },
  )
})

describe('the shell', () => {
  journey('remembers its menu, and has a drawer on a phone', async ({ openWindow, product }) => {
    const page = await openWindow()
    await logIn(page, product.demo)
    await page.getByText('Welcome, Dana Whitfield').waitFor()
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Expand menu' }).waitFor()
    const phone = await openWindow(PHONE)
    await logIn(phone, product.demo)
    await phone.getByRole('button', { name: 'Open the menu' }).click()
    const drawer = phone.getByRole('dialog')
    await drawer.getByText('Welcome, Dana Whitfield').waitFor()
    await isSound(phone, 'the drawer')
    await drawer.getByRole('link', { name: 'Dispatching' }).click()
    await phone.getByRole('heading', { name: 'Dispatching' }).waitFor()
    await expect.poll(() => drawer.count(), patiently).toBe(0)
    await phone.goBack()
    await phone.getByRole('heading', { name: 'Dashboard' }).waitFor()
  })
})

/** A driver adds two photos, the second over a line that is cut before his phone loads the page again. */
async function photographs(page: Page, job: Locator, dashboard: Page): Promise<void> {
  const onTheBoard = (count: number) =>
    dashboard
      .getByRole('button', { name: `Photos/Videos (${count}) of 2019 Subaru Outback` })
      .waitFor()
  const media = page.getByRole('dialog', { name: 'My Media' })
  await job.getByRole('button', { name: 'Photos/Videos' }).click()
  await choose(page, [await picture(page, 'front.jpg', 'teal')])
  await media.getByText('Saved 1 photo or video.').waitFor()
  await onTheBoard(1)
  await isSound(page, 'the photos of a driver')

  await page.route('**/media/of/*', (request) =>
    request.request().method() === 'POST'
      ? request.abort('internetdisconnected')
      : request.continue(),
  )
  await choose(page, [await picture(page, 'dent.jpg', 'tomato')])
  await media.getByText('No connection. Retrying automatically.').waitFor()
  await media.getByText('Close').click()
  await job.getByText('1 photo or video waits for a connection.').waitFor()
  await job.getByRole('button', { name: 'Job is done' }).click()
  await job.getByText('1 photo or video is not sent yet').waitFor()
  await page.unroute('**/media/of/*')
  await page.reload()
  await onTheBoard(2)
  await job.getByRole('button', { name: 'Photos/Videos (2)' }).click()
  await media.getByRole('button', { name: 'Open photo dent.jpg' }).waitFor()
  await media.getByText('Close').click()
}

async function makeACall(page: Page): Promise<void> {
  await callTheAgent(page)
  await say(page, PLACE)
  await page.getByRole('button', { name: 'Hang up' }).click()
  await page.getByRole('button', { name: 'Hide phone' }).click()
}

/** What a second window of the same company would send. */
const post = (page: Page, origin: string, path: string, data: object) =>
  page.request.post(`/towline/${path}`, { data, headers: { origin } })

async function saveAsSomebodyElse(page: Page, origin: string, change: object): Promise<void> {
  const company = await (await page.request.get('/towline/company')).json()
  const { name, phoneNumber, zip } = company
  const data = { name, phoneNumber, zip, ...change }
  await page.request.put('/towline/company', { data, headers: { origin } })
}

async function idOf(page: Page, email: string): Promise<string> {
  const list: unknown = await (await page.request.get('/towline/employee/all/driver')).json()
  const found = Array.isArray(list) ? list.find((one) => one.email === email) : undefined
  return String(found?.id)
}
