import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { isSound, isUsable } from './sound.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }

describe('a stored vehicle', () => {
  journey(
    'comes in, is reported, held, and released with ID, payment, signature and a gate pass',
    async ({ openWindow, product }) => {
      const owner = await openWindow()
      await logIn(owner, product.demo)
      await owner.getByRole('link', { name: 'Impounds' }).click()
      await addLot(owner)

      const page = await openWindow()
      await logIn(page, MARCUS)
      await page.getByRole('link', { name: 'Impounds' }).click()
      await takeIn(page)
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await isSound(page, `a stored vehicle, ${width} px wide`)
      }
      // The owner's window hears of it.
      await owner.getByRole('link', { name: /^I1001: red Honda Civic, CEE6311/ }).waitFor()
      await owner.getByText(/^Report to the police: by /).waitFor()
      await isSound(owner, 'the lots')

      await report(page)
      await page.getByText('Report to the police: done').waitFor()
      await hold(page)
      await release(page)
      await isPass(page)
      await owner.getByText('0 of 40 spaces taken').waitFor()
      await owner.getByRole('combobox', { name: 'Which vehicles' }).selectOption('left')
      await owner.getByRole('link', { name: /^I1001: / }).waitFor()
    },
  )
})

async function addLot(page: Page): Promise<void> {
  await page.getByText('No lots yet.').waitFor()
  await page.getByRole('button', { name: 'Add a lot' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a lot' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Main yard')
  await dialog.getByRole('textbox', { name: 'Spaces' }).fill('40')
  await isUsable(page, 'the dialog of a lot')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('0 of 40 spaces taken').waitFor()
}

async function takeIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take a vehicle in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a vehicle in' })
  await dialog.getByRole('combobox', { name: 'Towed by order of' }).selectOption('Private property')
  for (const [name, value] of [
    ['Authorized by', 'Harriet Stone'],
    ['Towed from', '1 Elm St, Frisco, TX'],
    ['Plate', 'CEE6311'],
    ['Make', 'Honda'],
    ['Model', 'Civic'],
    ['Color', 'red'],
  ] as const)
    await dialog.getByRole('textbox', { name, exact: true }).fill(value)
  await isUsable(page, 'the dialog that takes a vehicle in')
  await dialog.getByRole('button', { name: 'Take it in' }).click()
  await page.getByRole('heading', { name: 'I1001: red Honda Civic, CEE6311' }).waitFor()
}

async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report to the police' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Agency' }).fill('Frisco Police')
  await dialog.getByRole('textbox', { name: /^Whom you told/ }).fill('Sgt. Lee')
  // It came in this very minute, and nothing can be told before.
  await dialog.getByRole('textbox', { name: 'When' }).waitFor()
  await dialog.getByRole('button', { name: 'Save the report' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function hold(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Place a hold' }).click()
  await dialog.getByRole('textbox', { name: 'Held by' }).fill('Frisco Police')
  await dialog.getByRole('button', { name: 'Place the hold' }).click()
  await page.getByText(/^On hold by Frisco Police/).waitFor()
  expect(await page.getByRole('button', { name: 'Release' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Lift the hold' }).click()
  await dialog.getByRole('textbox', { name: 'Lifted by' }).fill('Sgt. Lee')
  await dialog.getByRole('button', { name: 'Lift the hold' }).click()
  await page.getByRole('button', { name: 'Place a hold' }).waitFor()
}

async function release(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Release' }).click()
  const dialog = page.getByRole('dialog')
  for (const [name, value] of [
    ['Who takes it', 'Nadia Brandt'],
    ['ID shown', 'License'],
    ['ID number', '50110172'],
    ['What shows their right to it', 'Title'],
  ] as const)
    await dialog.getByRole('textbox', { name }).fill(value)
  await dialog.getByRole('combobox', { name: 'Paid by' }).selectOption('credit card')
  const pad = dialog.getByRole('img', { name: 'Signature: draw here' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is nowhere to sign')
  await page.mouse.move(box.x + 30, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 8 })
  await page.mouse.move(box.x + 220, box.y + 80, { steps: 8 })
  await page.mouse.up()
  await isUsable(page, 'the dialog of a release')
  await dialog.getByRole('button', { name: 'Release it' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The gate pass is printed alone. */
async function isPass(page: Page): Promise<void> {
  const pass = page.getByRole('region', { name: 'Gate pass I1001' })
  await pass.getByText(/Released to Nadia Brandt \(License 50110172\)/).waitFor()
  await isSound(page, 'a released vehicle')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('button').count(), patiently).toBe(0)
  expect(await pass.isVisible()).toBe(true)
  expect(await page.getByText('What was done').isVisible()).toBe(false)
  await page.emulateMedia({ media: null })
}
