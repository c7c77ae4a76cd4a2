import { phoneDigits, toE164 } from '@towline/contract'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { card, fillLogin, logIn } from './dashboard.ts'
import { journey } from './journey.ts'
import { callTheAgent, say } from './phone.ts'
import {
  aCheckout,
  fillPasswords,
  fillRegistration,
  numberGiven,
  PASSWORD,
  payCheckout,
  payWith,
  rosa,
  TAKEN,
} from './registering.ts'
import { isSound } from './sound.ts'

const DECLINED = '4000 0000 0000 0002'
/** From the landing page to a phone call is a long way. */
const whole = { timeout: 150_000 }

describe('a visitor', () => {
  journey(
    'starts a trial, is given a number, and hears the agent answer as the company',
    whole,
    async ({ openWindow }) => {
      const page = await openWindow()
      await page.goto('/')
      await page.getByRole('link', { name: 'Start a trial' }).first().click()
      await fillRegistration(page, { Email: 'rosa at delgado' })
      await page.getByRole('button', { name: 'Start Trial' }).click()
      await page.getByText('Please enter a valid email address').waitFor()
      await expectKept(page, 'rosa at delgado')

      await page.getByRole('textbox', { name: 'Email' }).fill('trial@delgado.example')
      await page.getByRole('button', { name: 'Start Trial' }).click()
      const number = await numberGiven(page)
      await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
      await seeTheDesk(page, number)
      await page.getByText('No pending calls.').waitFor()

      await callTheAgent(page, /Delgado & Sons Towing/)
      await say(page, 'My battery is dead', /safe/)
      await say(page, "Yes, I'm safe")
      await say(page, 'yes')
      await say(page, "I'm at 2400 Preston Road in Plano")
      await card(page, 'Vehicle unknown').getByText('2400 Preston Rd').waitFor()
    },
  )

  journey(
    'is told on the dashboard to confirm the email, has the link sent again, and opens it on the phone',
    whole,
    async ({ openWindow }) => {
      const page = await openWindow()
      await page.goto('/register/trial')
      await fillRegistration(page, { Email: 'confirm@delgado.example' })
      await page.getByRole('button', { name: 'Start Trial' }).click()
      await numberGiven(page)
      await page.getByText('We emailed you a link').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
      const notices = page.getByRole('complementary', { name: 'Notices' })
      await notices.getByText(/^Confirm your email/).waitFor()
      await notices.getByRole('button', { name: 'Send again' }).click()
      await notices.getByText('Sent to confirm@delgado.example').waitFor()
      await isSound(page, 'the dashboard with an email to confirm')

      const phone = await openWindow({ viewport: { width: 375, height: 740 } })
      await phone.goto(await linkMailed(page))
      await phone.getByText('confirm@delgado.example is yours', { exact: false }).waitFor()
      await isSound(phone, 'the page that confirms an email')
      await phone.getByRole('button', { name: 'Confirm' }).click()
      await phone.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
      await isSound(phone, 'the page of an email that is confirmed')
      // The dashboard hears of it live.
      await notices.getByText(/^Confirm your email/).waitFor({ state: 'detached' })
      await phone.reload()
      await phone.getByRole('heading', { name: 'This link has expired' }).waitFor()
    },
  )

  journey(
    'subscribes with the second card, having left the checkout, and is called by a caller',
    whole,
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await page.goto('/register')
      await page.getByRole('link', { name: 'Choose Smart Dispatch' }).click()
      await page.getByText('Excludes taxes, billed monthly, cancel any time.').waitFor()
      await fillRegistration(page, {})
      await page.getByRole('button', { name: 'Checkout' }).click()
      await page.getByRole('heading', { name: 'Test checkout: no money moves' }).waitFor()

      await goBackToTheForm(page)
      await page.getByRole('link', { name: 'Go back without paying' }).click()
      await page.getByText('Nothing was charged.').waitFor()
      await page.getByRole('link', { name: 'Continue to checkout' }).click()
      await payWith(page, DECLINED)
      await page.getByText('Your card was declined. Nothing was charged').waitFor()
      await payWith(page, TAKEN)

      const number = await numberGiven(page)
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
      await fillLogin(page, { email: rosa.Email, password: PASSWORD })
      await seeTheDesk(page, number)

      const phone = product.aPhone({ to: toE164(phoneDigits(number)) })
      await phone.dial()
      await phone.say('My battery is dead')
      await phone.say("Yes, I'm safe")
      await phone.say('yes')
      await phone.say("I'm at 2400 Preston Road in Plano")
      await card(page, 'Vehicle unknown').getByText('2400 Preston Rd').waitFor()
      await phone.hangUp()
    },
  )
})

/** The address in the newest mail that confirms an email, from the outbox of the dashboard. */
async function linkMailed(dashboard: Page): Promise<string> {
  const mails = await dashboard.request.get('/towline/messages/mails')
  const all = z.array(z.object({ body: z.string() })).parse(await mails.json())
  return all.flatMap(({ body }) => /\/confirm-email#\S+/.exec(body)?.[0] ?? [])[0] ?? ''
}

/** Back by the browser's own button: what was typed is there but for the password, and nothing is paid twice. */
async function goBackToTheForm(page: Page) {
  await page.goBack()
  await page.getByRole('heading', { name: 'Sign up for Smart Dispatch' }).waitFor()
  await page.getByText(/is still open\. Nothing was charged/).waitFor()
  await expectKept(page, rosa.Email)
  await fillPasswords(page)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('heading', { name: 'Test checkout: no money moves' }).waitFor()
}

async function expectKept(page: Page, email: string) {
  const field = (name: string) => page.getByRole('textbox', { name })
  expect(await field('Email').inputValue()).toBe(email)
  expect(await field('Company name').inputValue()).toBe('Delgado & Sons Towing')
  expect(await field('Phone number').inputValue()).toBe('9725550130')
}

/** The dashboard of the new company, and its board. */
async function seeTheDesk(page: Page, number: string) {
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const bar = page.getByRole('banner')
  await bar.getByText('Delgado & Sons Towing').waitFor()
  await bar.getByText(number).waitFor()
  await page.getByRole('link', { name: 'Dispatching' }).click()
  await page.getByRole('heading', { name: 'Dispatching' }).waitFor()
}

describe('a company that pays', () => {
  journey(
    'cancels, fails to pay and lapses in the billing portal, and its dashboard says so at once',
    whole,
    async ({ openWindow, product }) => {
      const page = await openWindow()
      const { person, sessionId } = await aCheckout(page)
      await payCheckout(page, product.url, sessionId)
      await logIn(page, person)
      await page.goto(`${new URL(page.url()).pathname}/settings/subscription`)
      await page.getByText(/^Renews on/).waitFor()

      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Manage Subscription' }).click()
      const portal = await opened
      await portal.getByRole('heading', { name: 'Smart Dispatch' }).waitFor()
      await portal.getByRole('button', { name: 'Cancel plan' }).click()
      const asked = portal.getByRole('dialog', { name: 'Cancel plan?' })
      await asked.getByRole('button', { name: 'Cancel plan' }).click()
      await page.getByText(/^Cancelled\. Your plan runs until/).waitFor()
      await portal.getByRole('button', { name: 'Keep plan' }).click()
      await portal.getByRole('button', { name: 'Cancel plan' }).waitFor()

      await portal.getByRole('button', { name: 'Next payment fails' }).click()
      const notices = page.getByRole('complementary', { name: 'Notices' })
      await notices.getByText(/^A payment failed/).waitFor()
      await notices.getByRole('link', { name: 'Update the card' }).waitFor()
      await page.getByText('Payment failed', { exact: true }).waitFor()
      await portal.getByRole('button', { name: 'Update card' }).click()
      await giveNewCard(portal)
      await page.getByText(/^Renews on/).waitFor()

      await portal.getByRole('button', { name: 'Plan ends now' }).click()
      await notices.getByText(/^Your subscription has ended/).waitFor()
      await portal.close()

      await page.getByRole('button', { name: 'Logout' }).click()
      await fillLogin(page, person)
      await page.getByRole('button', { name: 'Subscribe again' }).click()
      await payWith(page, TAKEN)
      await page.getByText('Your AI agent answers at').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
      expect(await notices.getByText('has ended').count()).toBe(0)
    },
  )
})

async function giveNewCard(portal: Page) {
  const dialog = portal.getByRole('dialog', { name: 'Update card' })
  await dialog.getByRole('textbox', { name: 'Card number' }).fill(TAKEN)
  await dialog.getByRole('textbox', { name: 'Expiry date' }).fill('0131')
  await dialog.getByRole('textbox', { name: 'CVC' }).fill('321')
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
