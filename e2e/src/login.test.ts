import { describe, expect } from 'vitest'
import { fillLogin, logIn } from './dashboard.ts'
import { journey } from './journey.ts'

describe('logging in', () => {
  journey(
    'says what is missing and what is wrong, and then leads to the dashboard',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await page.goto('/login')
      await page.getByRole('button', { name: 'Login' }).click()
      await page.getByText('Email is required').waitFor()
      await page.getByText('Password is required').waitFor()

      await fillLogin(page, { ...product.demo, password: 'not the password' })
      await page.getByRole('alert').getByText('Invalid Email or Password').waitFor()

      await fillLogin(page, product.demo)
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/customer/dashboard/${product.demo.companyId}`)
    },
  )

  journey('leads back to the page that was asked for', async ({ openWindow, product }) => {
    const page = await openWindow()
    await page.goto(`/customer/dashboard/${product.demo.companyId}/dispatching`)
    await page.getByRole('heading', { name: 'Login' }).waitFor()
    await fillLogin(page, product.demo)
    await page.getByRole('heading', { name: 'Dispatching' }).waitFor()
  })
})

describe('a second step', () => {
  journey(
    'is a passkey made in the profile, which also logs in alone, and a recovery code without it',
    async ({ openWindow, product }) => {
      const marcus = { email: 'marcus@lonestar.example', password: product.demo.password }
      // Browsers have passkeys for names, not for bare addresses.
      const home = product.url.replace('127.0.0.1', 'localhost')
      const page = await openWindow({ baseURL: home })
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('WebAuthn.enable')
      await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          automaticPresenceSimulation: true,
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
        },
      })
      await page.goto('/login')
      await fillLogin(page, marcus)
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('link', { name: 'Profile', exact: true }).click()
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
      await codes.first().waitFor()
      const recovery = await codes.first().innerText()
      await page.getByRole('button', { name: 'I’ve saved them' }).click()
      await page.getByText(/Passkey from Chrome/).waitFor()

      await page.getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('button', { name: 'Log in with a passkey' }).click()
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()

      const elsewhere = await openWindow()
      await elsewhere.goto('/login')
      await fillLogin(elsewhere, marcus)
      await elsewhere.getByRole('textbox', { name: 'Code' }).fill(recovery)
      await elsewhere.getByRole('button', { name: 'Continue' }).click()
      await elsewhere.getByRole('heading', { name: 'Dashboard' }).waitFor()
    },
  )
})

describe('logging out', () => {
  journey('ends the session in every tab', async ({ openWindow, product }) => {
    const page = await openWindow()
    await logIn(page, product.demo)
    const other = await page.context().newPage()
    await other.goto(`/customer/dashboard/${product.demo.companyId}`)
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
    const stolen = await page.context().cookies()

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Login' }).waitFor()
    await other.reload()
    await other.getByRole('heading', { name: 'Login' }).waitFor()

    await page.context().addCookies(stolen)
    const answer = await page.request.get('/towline/company')
    expect(answer.status()).toBe(401)
  })

  journey('asks for nothing more on the pages that stay open', async ({ openWindow, product }) => {
    const page = await openWindow()
    await logIn(page, product.demo)
    const other = await page.context().newPage()
    await other.goto(`/customer/dashboard/${product.demo.companyId}`)
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await page.getByRole('button', { name: 'Logout' }).click()
    await other.getByRole('dialog', { name: 'Sign in again' }).waitFor()

    let asked = 0
    other.on('request', () => {
      asked += 1
    })
    // What somebody else does meanwhile takes its time.
    const stranger = await openWindow()
    await logIn(stranger, product.demo)
    await stranger.getByRole('link', { name: 'Settings' }).click()
    await stranger.getByRole('button', { name: '+ Employee' }).waitFor()
    expect(asked).toBeLessThan(10)

    await other.getByRole('textbox', { name: 'Password' }).fill(product.demo.password)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.getByRole('dialog', { name: 'Sign in again' }).waitFor({ state: 'detached' })
  })
})
