import { phoneDigits, toE164 } from '@towline/contract'
import { describe, expect } from 'vitest'
import { journey, patiently } from './journey.ts'
import { callTheAgent } from './phone.ts'
import { fillRegistration, numberGiven } from './registering.ts'
import { isSound } from './sound.ts'

describe("a company's first hour", () => {
  journey(
    'goes from the trial to a forwarded number, ticked by what has happened',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await page.goto('/register/trial')
      await fillRegistration(page, { Email: 'first@delgado.example' })
      await page.getByRole('button', { name: 'Start Trial' }).click()
      const number = await numberGiven(page)
      await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()

      const path = page.getByRole('region', { name: 'Get started' })
      await path.getByText('0 of 7 done').waitFor()
      await expect
        .poll(() => path.getByRole('listitem').first().getAttribute('aria-current'), patiently)
        .toBe('step')
      await isSound(page, 'the dashboard of a new company')

      await path.getByRole('link', { name: 'Bring your number' }).click()
      await page.getByLabel('Your phone company').selectOption('Verizon Wireless')
      const code = page.getByRole('link', { name: `*71${phoneDigits(number)}` })
      expect(await code.getAttribute('href')).toBe(`tel:*71${phoneDigits(number)}`)
      await page.getByRole('button', { name: 'I’m calling it now' }).click()
      await page.getByText('Waiting for your call.').waitFor()
      await isSound(page, 'bringing a number')
      const phone = product.aPhone({ from: '+12145550142', to: toE164(phoneDigits(number)) })
      await phone.dial()
      await page.getByText('It works.').waitFor()
      await phone.hangUp()

      await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
      await callTheAgent(page, /Delgado & Sons Towing/)
      await page.getByRole('button', { name: 'Hang up' }).click()
      await page.reload()
      await path.getByText('2 of 7 done').waitFor()
      await path.getByRole('button', { name: 'Hide' }).click()
      await expect.poll(() => path.count(), patiently).toBe(0)
      await page.reload()
      await page.getByRole('heading', { name: 'Overview' }).waitFor()
      expect(await path.count()).toBe(0)
    },
  )
})
