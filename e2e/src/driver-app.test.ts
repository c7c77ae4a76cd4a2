import { startTcpProxy, type TcpProxy } from '@towline/server/testing/tcp-proxy'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journeyInTime, patiently } from './journey.ts'
import { choose, picture } from './photo.ts'
import { isSound } from './sound.ts'

const MINUTE = 60_000
const PHONE = { viewport: { width: 375, height: 812 } }
const teo = { email: 'teo@lonestar.example', password: 'towline-demo' }

describe('the driver’s app', () => {
  journeyInTime(
    'takes steps, a note, photos, the vehicle check and a signature without a line, over a reload, and sends them as they were pressed',
    async ({ openWindow, product }) => {
      const line = await startTcpProxy(product.url)
      onTestFinished(line.stop)
      const phone = await openWindow({ ...PHONE, baseURL: line.url })
      await phone.clock.install()
      await logIn(phone, teo, 'My jobs')
      const job = phone.getByRole('article').first()
      await job.getByRole('button', { name: 'I’m there' }).waitFor()
      const number = (await job.getByRole('heading').textContent())?.match(/#(\d+)/)?.[1] ?? ''
      await workerIsReady(phone)

      await goOffline(phone, line)
      await job.getByRole('button', { name: 'I’m there' }).click()
      await job.getByRole('button', { name: 'I’m towing' }).waitFor()
      await job.getByRole('button', { name: /^Photos\/Videos/ }).click()
      const names = ['front', 'rear', 'left', 'right']
      await choose(
        phone,
        await Promise.all(names.map((name) => picture(phone, `${name}.jpg`, 'tomato'))),
      )
      await phone.getByText('No connection. Retrying automatically.').first().waitFor()
      await phone.keyboard.press('Escape')

      const pass = async () => {
        await phone.clock.fastForward(5 * MINUTE)
        await product.pass(5 * MINUTE)
      }
      await pass()
      await phone.goto('/driver')
      await phone.getByRole('heading', { name: 'My jobs' }).waitFor()
      await job.getByText('On scene').waitFor()
      await job.getByText('Add a note').click()
      await job.getByRole('textbox', { name: 'Note for dispatch' }).fill('Gate code 12')
      await job.getByRole('button', { name: 'Add note' }).click()
      await checkVehicle(job)
      await job.getByRole('button', { name: 'I’m towing' }).click()
      await pass()
      await sign(phone, job)
      await job.getByRole('button', { name: 'I’m at the destination' }).click()
      await phone.getByText(/things you pressed are kept and sent by themselves/).waitFor()

      const desk = await openWindow()
      await openBoard(desk, product.demo)
      const jobIs = async () => {
        const found = await desk.request.post('/towline/dispatch/search', {
          headers: { origin: new URL(desk.url()).origin },
          data: { status: 'active' },
        })
        const all: Record<string, unknown>[] = await found.json()
        return all.find(({ dispatchNumber }) => dispatchNumber === number) ?? {}
      }
      expect(await jobIs()).toMatchObject({ onSceneDateTime: 0, mediaCount: 0 })
      await goOnline(phone, line)
      await expect
        .poll(async () => (await jobIs()).destinationArrivalDateTime, patiently)
        .not.toBe(0)
      await expect.poll(async () => (await jobIs()).mediaCount, patiently).toBe(5)
      const { id, onSceneDateTime, towingDateTime, destinationArrivalDateTime, ...rest } =
        await jobIs()
      const [there, towing, arrived] = [
        onSceneDateTime,
        towingDateTime,
        destinationArrivalDateTime,
      ].map(Number)
      expect((Number(towing) - Number(there)) / MINUTE).toBeCloseTo(5, 0)
      expect((Number(arrived) - Number(towing)) / MINUTE).toBeCloseTo(5, 0)
      expect(rest).toMatchObject({
        notes: expect.stringContaining('Teo Alvarez: Gate code 12'),
        vehicleOdometer: '81204',
      })
      const papers = await (await desk.request.get(`/towline/dispatch/${id}/papers`)).json()
      expect(papers).toMatchObject({
        checkedBy: 'Teo Alvarez',
        damage: 'Scratch on the hood',
        signedBy: 'Harriet Stone',
        signatureUrl: expect.stringContaining('/towline/media/'),
      })
      expect(papers.checks).toContainEqual({ line: 'Keys received', done: true })
      expect((papers.signedAt - papers.checkedAt) / MINUTE).toBeCloseTo(5, 0)
      await phone.getByText(/things you pressed/).waitFor({ state: 'hidden' })
      await speak(phone, 'es', 'Mis trabajos')
      await phone.getByRole('button', { name: 'Trabajo terminado' }).waitFor()
      await isSound(phone, 'the driver’s page in Spanish')
      await speak(phone, 'en', 'My jobs')
    },
  )

  journeyInTime(
    'says what dispatch did not take of what was pressed without a line',
    async ({ openWindow, product }) => {
      const line = await startTcpProxy(product.url)
      onTestFinished(line.stop)
      const phone = await openWindow({ ...PHONE, baseURL: line.url })
      await logIn(phone, teo, 'My jobs')
      const job = phone.getByRole('article').first()
      const number = (await job.getByRole('heading').textContent())?.match(/#(\d+)/)?.[1] ?? ''
      await workerIsReady(phone)
      await goOffline(phone, line)
      await job.getByRole('button', { name: 'Job is done' }).click()
      await job.getByRole('button', { name: 'Yes, it’s done' }).click()
      const desk = await openWindow()
      await openBoard(desk, product.demo)
      await desk.keyboard.press('2')
      await card(desk, /.+/)
        .filter({ hasText: `#${number}` })
        .waitFor()
      await desk.evaluate(async (wanted) => {
        const post = (path: string, body: unknown) =>
          fetch(`/towline/dispatch${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        const all = await (await post('/search', { status: 'active' })).json()
        const found = all.find((one: { dispatchNumber: string }) => one.dispatchNumber === wanted)
        await post(`/${found.id}/step`, { step: 'cancel', reason: 'Customer cancelled' })
      }, number)
      await goOnline(phone, line)
      await phone.getByText(/was not taken: /).waitFor()
      await phone.getByRole('button', { name: 'OK' }).click()
      await phone.getByText(/was not taken: /).waitFor({ state: 'hidden' })
    },
  )
})

/** The browser alone does not do: after a reload its first requests may still go out. */
async function goOffline(phone: Page, line: TcpProxy) {
  await phone.context().setOffline(true)
  await line.stop()
}

async function goOnline(phone: Page, line: TcpProxy) {
  await line.start()
  await phone.context().setOffline(false)
}

async function checkVehicle(job: Locator) {
  await job.getByText('Check the vehicle', { exact: true }).click()
  await job.getByRole('checkbox', { name: 'Keys received' }).check()
  await job.getByRole('textbox', { name: 'Odometer' }).fill('81204')
  await job.getByRole('textbox', { name: 'Damage you see' }).fill('Scratch on the hood')
  await job.getByRole('button', { name: 'Vehicle checked' }).click()
  await job.getByText(/^Vehicle checked at/).waitFor()
}

/** Signs with one stroke. */
async function sign(page: Page, job: Locator) {
  await job.getByText('Signature', { exact: true }).click()
  await job.getByRole('textbox', { name: 'Name of who signs' }).fill('Harriet Stone')
  const pad = job.getByRole('img', { name: 'Sign here with a finger' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is nothing to sign on')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 120, { steps: 6 })
  await page.mouse.up()
  await job.getByRole('button', { name: 'Save the signature' }).click()
  await job.getByText(/^Signed by Harriet Stone at/).waitFor()
}

/** Chooses a language in their own profile, and goes back to their jobs. */
async function speak(page: Page, language: string, heading: string) {
  await page.goto(page.url().replace(/\/jobs.*$/, '/settings/profile'))
  await page.getByRole('combobox', { name: 'Language of the driver’s page' }).selectOption(language)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your profile is saved.').waitFor()
  await page.goto('/driver')
  await page.getByRole('heading', { name: heading }).waitFor()
}

/** The worker has everything it needs, this page is its, and nothing is being fetched ahead any more. */
async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
  })
  await page.waitForLoadState('networkidle')
}
