import { describe, expect } from 'vitest'
import { fillLogin, logIn } from './desk.ts'
import { journey } from './journey.ts'

const CHOSEN = 'flatbed harbor candle'

describe('a password', () => {
  journey(
    'is chosen by the invitation that is mailed to somebody new',
    async ({ openWindow, product }) => {
      const desk = await openWindow()
      await logIn(desk, product.demo)
      const email = 'new.driver@lonestar.example'
      const made = await desk.request.post('/towline/employee', {
        data: {
          ...{ email, firstName: 'Nora', lastName: 'New', phoneNumber: '4695550123' },
          roles: ['dispatcher'],
        },
        headers: { origin: product.url },
      })
      expect(made.status()).toBe(200)

      await desk.goto(`/customer/dashboard/${product.demo.companyId}/sandbox`)
      const mail = desk.getByRole('listitem').filter({ hasText: 'You have been invited to' })
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
    'that was forgotten is replaced by a mailed link, which works once and ends every session',
    async ({ openWindow, product }) => {
      const desk = await openWindow()
      await logIn(desk, product.demo)

      const page = await openWindow()
      await page.goto('/login')
      await page.getByRole('textbox', { name: 'Email' }).fill(product.demo.email)
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByText(/If somebody signs in with/).waitFor()

      await desk.goto(`/customer/dashboard/${product.demo.companyId}/sandbox`)
      const mail = desk.getByRole('listitem').filter({ hasText: 'Choose a new password' })
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

      expect((await desk.request.get('/towline/company')).status()).toBe(401)
      await fillLogin(page, product.demo)
      await page.getByRole('alert').getByText('Invalid Email or Password').waitFor()
      await fillLogin(page, { ...product.demo, password: CHOSEN })
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()

      await page.goto(link)
      await page.getByRole('heading', { name: 'This link has ended' }).waitFor()
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
    },
  )
})
