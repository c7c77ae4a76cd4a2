import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, fillLogin, logIn, openBoard } from './dashboard.ts'
import { journey } from './journey.ts'
import { callTheAgent, say } from './phone.ts'
import { isSound } from './sound.ts'

const WORDS = "we're behind the old Piggly Wiggly by the grain elevator"
const CAR = '2012 Ford F-150'

/** Where pictures go for somebody to look at; none are made without it. */
const { PICTURES } = process.env

async function picture(page: Page, name: string, width: number): Promise<void> {
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  const before = page.viewportSize()
  await page.setViewportSize({ width, height: 900 })
  await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`) })
  if (before) await page.setViewportSize(before)
}

describe('a place that is on no map', () => {
  journey(
    'stands word for word on the card, in the dialog and on the driver’s page',
    async ({ openWindow, product }) => {
      const caller = await openWindow()
      const desk = await openWindow()
      await logIn(caller, product.demo)
      await openBoard(desk, product.demo)
      await callTheAgent(caller, /Lone Star Towing/)
      await say(caller, "My truck won't start", /safe/)
      await say(caller, "Yes, we're safe", /good number/)
      await say(caller, 'yes', /Where is the vehicle/)
      await say(caller, WORDS)
      await say(caller, 'to my house, 500 Park Boulevard in Plano')
      await say(caller, `It's a red ${CAR}`)
      await say(caller, 'Frisco')
      await say(caller, 'Ann Lee', /text you/)
      await say(caller, 'no', /behind the old Piggly Wiggly.*Is (all of )?that right\?/)
      await say(caller, "Yes, that's right", /Goodbye/)

      await card(desk, CAR).getByText(WORDS).waitFor()
      await isSound(desk, 'the board with an odd place')
      for (const width of [1440, 375]) await picture(desk, 'card', width)

      await card(desk, CAR).getByRole('button', { name: 'Modify' }).click()
      const dialog = desk.getByRole('dialog', { name: 'Manage Dispatch Call' })
      const said = dialog.getByRole('textbox', { name: 'Pickup as the caller said it' })
      await said.scrollIntoViewIfNeeded()
      expect(await said.inputValue()).toContain(WORDS)
      for (const width of [1440, 375]) await picture(desk, 'dialog', width)
      await dialog.getByRole('button', { name: 'Cancel' }).click()

      await giveToTeo(desk, product.url)
      const driver = await openWindow({ viewport: { width: 375, height: 800 } })
      const home = new URL(caller.url()).pathname
      await driver.goto(`/login?from=${home}/jobs`)
      await fillLogin(driver, { ...product.demo, email: 'teo@lonestar.example' })
      const job = driver.getByRole('article', { name: /Dead battery|Breakdown/ })
      await job.getByText(WORDS).waitFor()
      await job.getByText(WORDS).scrollIntoViewIfNeeded()
      await isSound(driver, 'an odd place on the driver’s page')
      for (const width of [1440, 375]) await picture(driver, 'driver', width)
    },
  )
})

/** The job of the call goes to a driver, as a dispatcher would send it. */
async function giveToTeo(page: Page, url: string): Promise<void> {
  const headers = { origin: url }
  const people = await (await page.request.get('/towline/employee/all/driver')).json()
  const teo = people.find(({ email }: { email: string }) => email === 'teo@lonestar.example')
  const jobs = await page.request.post('/towline/dispatch/search', {
    headers,
    data: { status: 'current' },
  })
  const job = (await jobs.json()).find(({ vehicle }: { vehicle: string }) => vehicle === CAR)
  const { id, version } = job
  const saved = await page.request.post('/towline/dispatch', {
    headers,
    data: { id, version, driverId: teo.id },
  })
  expect(saved.status()).toBe(200)
}
