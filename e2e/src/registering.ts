import { Plan, RegistrationReply } from '@towline/contract'
import type { Page } from 'playwright-core'
import { z } from 'zod'

/** Who signs up in the journeys. */
export const rosa = {
  'First name': 'Rosa',
  'Last name': 'Delgado',
  Email: 'rosa@delgado.example',
  'Company name': 'Delgado & Sons Towing',
  'Phone number': '(972) 555-0130',
  Street: '88 Depot St',
  City: 'Plano',
  Zip: '75074',
  'AI agent name': 'Sky',
}

export const PASSWORD = 'long enough'
/** The test card that pays. */
export const TAKEN = '4242 4242 4242 4242'

/** Fills the sign-up form that is open. */
export async function fillRegistration(page: Page, typed: Partial<typeof rosa>): Promise<void> {
  for (const [name, value] of Object.entries({ ...rosa, ...typed }))
    await page.getByRole('textbox', { name }).fill(value)
  await fillPasswords(page)
}

/** Only the passwords, which are never kept. */
export async function fillPasswords(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
}

/** Pays with a test card in the checkout that is open, whose button is named so. */
export async function payWith(
  page: Page,
  cardNumber: string,
  button = /^Subscribe for/,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(cardNumber)
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('0430')
  await page.getByRole('textbox', { name: 'CVC' }).fill('123')
  await page.getByRole('button', { name: button }).click()
}

/** The number the welcome page gives, as it is written there. */
export async function numberGiven(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Welcome to Towline' }).waitFor()
  const welcome = await page.getByText('Your AI agent answers at').textContent()
  return /\(972\) 555-01\d\d/.exec(welcome ?? '')?.[0] ?? 'no number'
}

/** Signs a company up for the plan without the pages; resolves with its checkout and its manager. */
export async function aCheckout(page: Page) {
  const person = { email: `pat${Date.now()}@payer.example`, password: PASSWORD }
  const [plan] = z.array(Plan).parse(await (await page.request.get('/towline/plan')).json())
  const answer = await page.request.post('/towline/register', {
    data: {
      ...person,
      confirmPassword: PASSWORD,
      firstName: 'Pat',
      lastName: 'Payer',
      companyName: 'Payer Towing',
      phoneNumber: '2145550191',
      zip: '75201',
      planId: plan?.planId,
      priceId: plan?.priceId,
      planType: 'paid',
    },
  })
  const { sessionId = '' } = RegistrationReply.parse(await answer.json())
  return { person, sessionId }
}

/** Pays a checkout without its page; shows the welcome page with the number. */
export async function payCheckout(page: Page, origin: string, sessionId: string): Promise<void> {
  await page.request.post(`/towline/sandbox/checkout/${sessionId}`, {
    data: { cardNumber: TAKEN, expiry: '04 / 30', cvc: '123' },
    headers: { origin },
  })
  await page.goto(`/register/success?session_id=${sessionId}`)
  await page.getByText('Your AI agent answers at').waitFor()
}
