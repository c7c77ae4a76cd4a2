import { describe, expect } from 'vitest'
import { fillLogin, logIn } from './dashboard.ts'
import { journey } from './journey.ts'

const CHOSEN = 'flatbed harbor candle'

describe('a password', () => {
  journey(
    'is chosen by the invitation that is mailed to somebody new',
    async ({ openWindow, product }) => {
      const dashboard = await openWindow()
      await logIn(dashboard, product.demo)
      const email = 'new.driver@lonestar.example'
      const made = await dashboard.request.post('/towline/employee', {
        data: {
          email,
          firstName: 'Nora',
          lastName: 'New',
          phoneNumber: '4695550123',
          roles: ['dispatcher'],
        },
        headers: { origin: product.url },
      })
      expect(made.status()).toBe(200)

      await dashboard.goto(`/customer/dashboard/${product.demo.companyId}/sandbox`)
      const mail = dashboard.getByRole('listitem').filter({ hasText: "You're invited to" })
      const link = /http\S+#[\w-]{22}/.exec(await mail.first().innerText())?.[0] ?? ''
      const page = await openWindow()
      await page.goto(link)
      await page.getByRole('heading', { name: 'Choose your password' }).waitFor()
      await page.getByRole('textbox', { name: 'New password' }).fill(CHOSEN)
      await page.getByRole('textbox', { name: 'Confirm password' }).fill(CHOSEN)
      await page.getByRole('button', { name: 'Save password' }).click()
      await fillLogin(page, { email, password: CHOSEN })
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    },
  )

  journey(
    'is changed in the profile by who knows the current one, and by nobody else',
    async ({ openWindow, product }) => {
      const marcus = { email: 'marcus@lonestar.example', password: product.demo.password }
      const page = await openWindow()
      await logIn(page, marcus)
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('link', { name: 'Profile', exact: true }).click()
      const field = (name: string) => page.getByRole('textbox', { name, exact: true })
      await field('Password').fill('summer2026')
      await field('Current Password').fill('a guess')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('A common word with numbers or symbols').waitFor()
      await field('Password').fill(CHOSEN)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('That isn’t your current password.').first().waitFor()
      await field('Current Password').fill(marcus.password)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Your profile is saved.').waitFor()
      expect(await field('Current Password').count()).toBe(0)

      const again = await openWindow()
      await logIn(again, { ...marcus, password: CHOSEN })
    },
  )

  journey(
    'that was forgotten is replaced by a mailed link, which works once and ends every session',
    async ({ openWindow, product }) => {
      const dashboard = await openWindow()
      await logIn(dashboard, product.demo)

      const page = await openWindow()
      await page.goto('/login')
      await page.getByRole('textbox', { name: 'Email' }).fill(product.demo.email)
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
      await page.getByRole('button', { name: 'Send link' }).click()
      await page.getByText(/If there is an account for/).waitFor()

      await dashboard.goto(`/customer/dashboard/${product.demo.companyId}/sandbox`)
      const mail = dashboard.getByRole('listitem').filter({ hasText: 'Choose a new password' })
      const words = await mail.first().innerText()
      const link = /http\S+\/reset-password#[\w-]{22}/.exec(words)?.[0] ?? ''
      expect(words).toContain(product.demo.email)

      await page.goto(link)
      await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
      await page.getByText(`For ${product.demo.email}`).waitFor()
      await page.getByRole('textbox', { name: 'New password' }).fill(CHOSEN)
      await page.getByText('Strength: strong').waitFor()
      await page.getByRole('textbox', { name: 'Confirm password' }).fill(CHOSEN)
      await page.getByRole('button', { name: 'Save password' }).click()
      await page.getByText('Your new password is saved. Log in with it.').waitFor()
      expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(
        product.demo.email,
      )

      expect((await dashboard.request.get('/towline/company')).status()).toBe(401)
      await fillLogin(page, product.demo)
      await page.getByRole('alert').getByText('Invalid Email or Password').waitFor()
      await fillLogin(page, { ...product.demo, password: CHOSEN })
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()

      await page.goto(link)
      await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
      await page.getByRole('link', { name: 'Get a new link' }).click()
      await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
    },
  )
})
