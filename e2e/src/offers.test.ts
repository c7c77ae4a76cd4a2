import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journeyInTime } from './journey.ts'

const PASSWORD = 'towline-demo'
const driver = (name: string) => ({ email: `${name}@lonestar.example`, password: PASSWORD })
const PHONE = { viewport: { width: 375, height: 812 } }
const JOB = '2014 Ram 1500'
/** From the dispatcher's key to the driver's ringing page, in ms; machines that test are busy. */
const RINGS_WITHIN = 5_000

describe('an offered job', () => {
  journeyInTime(
    'rings on the driver’s phone, and is theirs once they accept',
    async ({ openWindow, product }) => {
      const desk = await openWindow()
      const phone = await openWindow(PHONE)
      await openJobs(phone, 'bea')
      await phone.getByRole('button', { name: 'Go on duty' }).click()
      await phone.getByRole('button', { name: 'Go off duty' }).waitFor()
      await openBoard(desk, product.demo)
      await desk.getByRole('button', { name: new RegExp(`^${JOB}`) }).click()
      await desk.keyboard.press('Enter')
      const drivers = desk.getByRole('dialog', { name: /^Who takes #/ })
      // On duty and free: first in the list, and under the keys.
      await drivers.getByRole('button', { name: /^Bea Lindqvist.*On duty/ }).waitFor()
      await expect
        .poll(() => desk.evaluate(() => document.activeElement?.textContent))
        .toMatch(/^Bea Lindqvist/)
      const pressed = performance.now()
      await desk.keyboard.press('Enter')
      await phone.getByRole('heading', { name: /^New job:/ }).waitFor()
      const tookMs = Math.round(performance.now() - pressed)
      console.log(`Enter to the ringing page: ${tookMs} ms`)
      expect(tookMs).toBeLessThan(RINGS_WITHIN)
      await card(desk, JOB)
        .getByText(/^Bea Lindqvist, .* is looking at it/)
        .waitFor()
      await phone.getByRole('button', { name: 'Accept' }).click()
      await phone.getByRole('button', { name: 'I’m on my way' }).waitFor()
      await card(desk, JOB).waitFor({ state: 'hidden' })
      await desk.keyboard.press('2')
      await card(desk, JOB).getByText('Bea Lindqvist', { exact: true }).waitFor()
    },
  )

  journeyInTime(
    'that is declined, or not answered, is an alarm, and one key offers it to the next',
    async ({ openWindow, product }) => {
      const desk = await openWindow()
      const [june, ray] = [await openWindow(PHONE), await openWindow(PHONE)]
      for (const [page, name, truck] of [
        [june, 'june', 'Wrecker 2'],
        [ray, 'ray', 'Heavy 4'],
      ] as const) {
        await openJobs(page, name)
        await takeTruck(page, truck)
        await page.getByRole('button', { name: 'Go on duty' }).click()
        await page.getByRole('button', { name: 'Go off duty' }).waitFor()
      }
      await openBoard(desk, product.demo)
      await makeJob(desk)
      const job = card(desk, 'Gladiator')
      await desk.keyboard.press('d')
      await desk
        .getByRole('dialog', { name: /^Who takes #/ })
        .getByRole('button', { name: /^June Park/ })
        .click()
      await june.getByRole('button', { name: 'Can’t' }).click()
      await june.getByRole('button', { name: 'Too far away' }).click()
      await job.getByText('June Park can’t: Too far away').waitFor()

      await desk.keyboard.press('f')
      await ray.getByRole('heading', { name: /^New job:/ }).waitFor()
      await job.getByText(/^Ray Castillo/).waitFor()
      await product.pass(91_000)
      await job.getByText('No answer from Ray Castillo').waitFor()
      await ray.getByRole('heading', { name: /^New job:/ }).waitFor({ state: 'hidden' })
    },
  )
})

async function openJobs(page: Page, name: string) {
  await logIn(page, driver(name), 'My jobs')
  await page.getByRole('heading', { name: 'My jobs' }).waitFor()
}

/** Chooses a truck, whoever else may have it. */
async function takeTruck(page: Page, name: string) {
  const trucks = page.getByRole('combobox', { name: 'Truck' })
  const value = await trucks
    .locator('option')
    .filter({ hasText: new RegExp(`^${name}`) })
    .getAttribute('value')
  await trucks.selectOption(value)
}

/** A new job, selected on the board. */
async function makeJob(page: Page) {
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Manage Dispatch Call' })
  await dialog.getByRole('combobox', { name: 'Model', exact: true }).fill('Gladiator')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
  await card(page, 'Gladiator').waitFor()
}
