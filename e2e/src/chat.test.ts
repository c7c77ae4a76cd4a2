import type { SpawnedProduct } from '@towline/server/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { card } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { callTheAgent, say } from './phone.ts'
import { choose, picture } from './photo.ts'
import { isSound } from './sound.ts'

describe('the chat', () => {
  journey(
    'goes on over a dropped line with nothing lost and nothing doubled',
    async ({ openWindow, product }) => {
      const dashboard = await openWindow()
      await enter(dashboard, product.demo)
      const chat = await aChat(dashboard, product.url)
      const customer = await openWindow({ viewport: { width: 375, height: 740 } })
      await customer.goto(`/customer/chat/${chat}`)
      await customer.getByRole('heading', { name: 'Hello, Harriet Stone' }).waitFor()
      const rep = await openRepWindow(dashboard)
      await rep.getByText('In the chat', { exact: true }).last().waitFor()
      await write(customer, 'Where is the truck?')
      await rep.getByText('Where is the truck?').waitFor()
      await write(rep, 'Ten minutes away')
      await customer.getByText('Ten minutes away').waitFor()
      await rep.getByText('Seen', { exact: true }).waitFor()

      await customer.context().setOffline(true)
      await customer.getByText('No connection. What you write is saved', { exact: false }).waitFor()
      await write(customer, 'I am by the red car')
      await write(customer, 'Next to the gas station')
      await write(rep, 'Stay in the car, please')
      expect(await customer.getByText('Sending…').count()).toBe(2)
      await rep.getByText(/^Away/).last().waitFor()
      await customer.context().setOffline(false)

      const all = [
        ...['Where is the truck?', 'Ten minutes away', 'Stay in the car, please'],
        ...['I am by the red car', 'Next to the gas station'],
      ]
      for (const page of [customer, rep])
        await expect.poll(() => bubbles(page), patiently).toEqual(all)
      await customer.reload()
      await rep.reload()
      for (const page of [customer, rep])
        await expect.poll(() => bubbles(page), patiently).toEqual(all)
      await dashboard.reload()
      await dashboard.getByRole('heading', { name: 'Active Customers' }).waitFor()
      await dashboard
        .getByRole('button', { name: /Harriet Stone/ })
        .first()
        .waitFor()
    },
  )

  journey(
    'is listed in one place only, also while what stands beside the page is still on its way',
    async ({ openWindow, product }) => {
      const dashboard = await openWindow({ serviceWorkers: 'block' })
      const arrival = Promise.withResolvers<void>()
      await dashboard.route(/\/dock-[^/]*\.js$/, async (route) => {
        await arrival.promise
        await route.continue()
      })
      await enter(dashboard, product.demo)
      const ofThePage = dashboard.getByRole('main').locator('button', { hasText: 'Harriet Stone' })
      await ofThePage.first().waitFor({ state: 'attached' })
      expect(await activeCustomer(dashboard).count()).toBe(0)
      arrival.resolve()
      await activeCustomer(dashboard).waitFor()
    },
  )

  journey('works where WebSockets are blocked', async ({ openWindow, product }) => {
    const dashboard = await openWindow()
    await enter(dashboard, product.demo)
    const chat = await aChat(dashboard, product.url)
    const customer = await openWindow()
    await customer.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'))
    await customer.goto(`/customer/chat/${chat}`)
    await write(customer, 'Hello over plain HTTP')
    const rep = await openRepWindow(dashboard)
    await rep.getByText('Hello over plain HTTP').waitFor()
    await write(rep, 'Heard you')
    await customer.getByText('Heard you').waitFor()
    await isSound(customer, "the customer's chat")
    await isSound(rep, "the rep's chat")
    await rep.getByRole('tab', { name: 'Customer Data' }).click()
    await rep.getByText('Text Message Accepted').waitFor()
    await rep.getByRole('tab', { name: 'AI Agent Log' }).click()
    await rep.getByText('My battery is dead', { exact: false }).waitFor()
  })

  journey(
    'is opened for a job entered by hand, by a text, and brings the photos of the customer to the job',
    async ({ openWindow, product }) => {
      const dashboard = await openWindow()
      const companyId = await enter(dashboard, product.demo)
      await customerHasCalled(product)
      const jobId = await aJobByHand(dashboard, product.url)
      await dashboard.goto(`/customer/dashboard/${companyId}/dispatching`)
      await card(dashboard, '2011 Mazda 3')
        .getByRole('button', { name: /^Modify/ })
        .click()
      const dialog = dashboard.getByRole('dialog', { name: 'Manage Dispatch Call' })
      await dialog.getByRole('button', { name: 'Contact Information' }).click()
      await dialog.getByRole('button', { name: 'Text the customer a link' }).click()
      await dialog.getByText('Link sent to (469) 555-0142', { exact: false }).waitFor()
      const opened = dashboard.context().waitForEvent('page')
      await dialog.getByRole('button', { name: 'Open the chat' }).click()
      const rep = await opened
      await rep.getByRole('tab', { name: 'AI Agent Log' }).click()
      await rep
        .getByText('This job was entered by hand, so there is no AI agent log.', { exact: false })
        .waitFor()
      await rep.getByRole('tab', { name: 'Chat', exact: true }).click()

      const customer = await openWindow({ viewport: { width: 375, height: 740 } })
      customer.on('dialog', (question) => void question.accept())
      await customer.goto(await linkTexted(dashboard))
      await customer.getByRole('heading', { name: 'Hello, Harriet Stone' }).waitFor()
      await choose(customer, [await picture(customer, 'ditch.jpg', 'teal')])
      await photosIn(customer, 1)
      await rep.getByRole('link', { name: 'Open photo 1 of 1' }).waitFor()

      await customer.context().setOffline(true)
      await choose(customer, [await picture(customer, 'plate.jpg', 'tan')])
      await customer.getByText('No connection. Retrying automatically.').waitFor()
      await customer.context().setOffline(false)
      await photosIn(customer, 2)

      // The line is cut under an upload, and the phone closes the page.
      await customer.route('**/media', (upload) => upload.abort('internetdisconnected'))
      await choose(customer, [await picture(customer, 'dent.jpg', 'tomato')])
      await customer.getByText('No connection. Retrying automatically.').waitFor()
      await customer.unroute('**/media')
      await customer.reload()
      await photosIn(customer, 3)
      await customer.getByText('Sent 3 photos.').waitFor()
      await customer.reload()
      await photosIn(customer, 3)
      await isSound(customer, "the customer's chat with photos")
      await rep.getByRole('link', { name: 'Open photo 3 of 3' }).waitFor()
      await photosIn(rep, 3)
      await isSound(rep, "the rep's chat with photos")

      const media = await dashboard.request.get(`/towline/media/of/${jobId}`)
      const names = z.array(z.object({ name: z.string(), createdBy: z.string() }))
      expect(names.parse(await media.json())).toEqual(
        ['ditch.jpg', 'plate.jpg', 'dent.jpg'].map((name) => ({
          name,
          createdBy: 'Harriet Stone (customer)',
        })),
      )
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dashboard.getByRole('button', { name: 'Photos/Videos (3) of 2011 Mazda 3' }).waitFor()
    },
  )
})

describe('the simple chat', () => {
  journey(
    'shows what comes back: own words, those of others, and nothing at all',
    async ({ openWindow }) => {
      const [ann, bob] = [await openWindow(), await openWindow()]
      await ann.goto('/chat?userId=ann')
      await bob.goto('/chat?userId=bob')
      for (const page of [ann, bob]) await page.getByText('Connected', { exact: true }).waitFor()
      await ann.getByRole('textbox', { name: 'Message' }).fill('Hi Bob')
      await ann.getByRole('button', { name: 'Send' }).click()
      await bob.getByText('Hi Bob').waitFor()
      await bob.getByRole('button', { name: 'Send' }).click()
      const owners = (page: Page) =>
        page
          .getByRole('list', { name: 'Messages' })
          .getByRole('listitem')
          .evaluateAll((all) => all.map((one) => one.dataset.own === 'true'))
      await expect.poll(() => owners(ann), patiently).toEqual([true, false])
      await expect.poll(() => owners(bob), patiently).toEqual([false, true])
      expect(await ann.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('')
    },
  )

  journey('is left in good order', async ({ openWindow }) => {
    const ann = await openWindow()
    const sent: string[] = []
    ann.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => sent.push(String(payload))),
    )
    await ann.goto('/chat?userId=ann')
    await ann.getByText('Connected', { exact: true }).waitFor()
    await ann.getByRole('link', { name: 'Login' }).click()
    await ann.getByRole('heading', { name: 'Login' }).waitFor()
    const commands = () =>
      sent.flatMap((frame) => /^\["((?:UNSUB|SUB)SCRIBE|DISCONNECT)/.exec(frame)?.[1] ?? [])
    await expect.poll(commands, patiently).toEqual(['SUBSCRIBE', 'UNSUBSCRIBE', 'DISCONNECT'])
  })

  journey('keeps what is new and the field in sight', async ({ openWindow }) => {
    const [ann, bob] = [await openWindow(), await openWindow()]
    await ann.goto('/chat?userId=ann')
    await bob.goto('/chat?userId=bob')
    for (const page of [ann, bob]) await page.getByText('Connected', { exact: true }).waitFor()
    for (let number = 1; number <= 25; number++) {
      await write(bob, `line ${number}`)
      await bob.getByText(`line ${number}`, { exact: true }).waitFor()
    }
    const last = ann.getByText('line 25', { exact: true })
    await last.waitFor()
    for (const seen of [last, ann.getByRole('textbox', { name: 'Message' })])
      await expect.poll(() => isInSight(seen), patiently).toBe(true)
  })
})

/** Signs in without the login page, and goes to the dashboard. */
async function enter(
  dashboard: Page,
  person: { email: string; password: string },
): Promise<string> {
  const credential = Buffer.from(`${person.email}:${person.password}`).toString('base64')
  const headers = { authorization: `Basic ${credential}` }
  const answer = await dashboard.request.get('/towline/admin/authenticate', { headers })
  const { companyId } = z.object({ companyId: z.string() }).parse(await answer.json())
  await dashboard.goto(`/customer/dashboard/${companyId}`)
  await dashboard.getByRole('heading', { name: 'Dashboard' }).waitFor()
  return companyId
}

/** In a trial, only who has called is texted. */
async function customerHasCalled(product: SpawnedProduct) {
  const phone = product.aPhone({ from: '+14695550142' })
  await phone.dial()
  await phone.hangUp()
}

/** Enters a job whose customer has agreed to texts. */
async function aJobByHand(dashboard: Page, origin: string): Promise<string> {
  const data = {
    customerName: 'Harriet Stone',
    customerPhone: '4695550142',
    canReceiveText: true,
    vehicleYear: '2011',
    vehicleMake: 'Mazda',
    vehicleModel: '3',
    towReason: 'Accident',
  }
  const made = await dashboard.request.post('/towline/dispatch', { data, headers: { origin } })
  return z.object({ id: z.string() }).parse(await made.json()).id
}

/** The address in the text the customer got. */
async function linkTexted(dashboard: Page): Promise<string> {
  const texts = await dashboard.request.get('/towline/messages/texts')
  // The newest that has one: a caller who hung up is also texted, some time later.
  return z
    .array(z.object({ body: z.string() }))
    .parse(await texts.json())
    .flatMap(({ body }) => /https?:\/\/\S+\/customer\/chat\/\S+/.exec(body)?.[0] ?? [])
    .slice(0, 1)
    .join()
}

/** Waits until so many photos are drawn among the messages, and none is on its way. */
async function photosIn(page: Page, count: number): Promise<void> {
  const drawn = () =>
    page
      .getByRole('region', { name: 'Messages' })
      .locator('img')
      .evaluateAll((all) => all.filter((one) => 'naturalWidth' in one && one.naturalWidth).length)
  await expect.poll(drawn, patiently).toBe(count)
  const onTheirWay = page.getByRole('list', { name: 'Photos and videos being sent' })
  await onTheirWay.waitFor({ state: 'detached' })
}

/** Rings the agent until there is a job, gives it a name, and answers the key of its chat. */
async function aChat(dashboard: Page, origin: string): Promise<string> {
  await callTheAgent(dashboard)
  await say(dashboard, 'My battery is dead at 2400 Preston Road in Plano, I am safe')
  const job = await expect
    .poll(() => newestJob(dashboard, origin), patiently)
    .not.toBeNull()
    .then(() => newestJob(dashboard, origin))
  if (!job) throw new Error('the call made no job')
  const data = { id: job.id, customerName: 'Harriet Stone' }
  await dashboard.request.post('/towline/dispatch', { data, headers: { origin } })
  await dashboard.getByRole('button', { name: 'Hang up' }).click()
  await dashboard.getByRole('button', { name: 'Hide phone' }).click()
  return job.csChatId
}

const Jobs = z.array(z.object({ id: z.string(), csChatId: z.string() }))

async function newestJob(dashboard: Page, origin: string) {
  const data = { status: 'pending', searchText: '2400 Preston' }
  const answer = await dashboard.request.post('/towline/dispatch/search', {
    data,
    headers: { origin },
  })
  return Jobs.parse(await answer.json()).find(({ csChatId }) => csChatId) ?? null
}

/** Double-clicks the customer on the dashboard; resolves with the window that opens. */
async function openRepWindow(dashboard: Page): Promise<Page> {
  const opened = dashboard.context().waitForEvent('page')
  await activeCustomer(dashboard).dblclick()
  const rep = await opened
  await rep.getByRole('textbox', { name: 'Message' }).waitFor()
  return rep
}

const activeCustomer = (dashboard: Page) =>
  dashboard
    .getByRole('region', { name: 'Active Customers' })
    .getByRole('button', { name: /Harriet Stone/ })

async function write(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill(words)
  await field.press('Enter')
}

/** Whether the whole of it is on the screen. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

/** What the bubbles say, from the first to the last. */
const bubbles = (page: Page) =>
  page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .evaluateAll((all) => all.map((one) => one.querySelector('div')?.textContent ?? ''))
