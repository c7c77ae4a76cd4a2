import type { Locator, Page } from 'playwright-core'
import { z } from 'zod'

type Person = { email: string; password: string }

/** Signs in by the session's cookie, as the login page would; resolves on the section people with such roles begin with. */
export async function logIn(page: Page, person: Person, section = 'Dashboard') {
  await page.goto(`/customer/dashboard/${await signIn(page, person)}`)
  await page.getByRole('heading', { name: section }).waitFor()
}

/** Gives the page's window the cookie of a session; answers the company's id. */
async function signIn(page: Page, { email, password }: Person): Promise<string> {
  const basic = Buffer.from(`${email}:${password}`).toString('base64')
  const answer = await page.request.get('/towline/admin/authenticate', {
    headers: { authorization: `Basic ${basic}` },
  })
  if (!answer.ok()) throw new Error(`${email} can't sign in: ${answer.status()}`)
  return z.object({ companyId: z.string() }).parse(await answer.json()).companyId
}

/** Fills the login form that is open, and sends it. */
export async function fillLogin(page: Page, person: Person) {
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Signs in on the board. */
export async function openBoard(page: Page, person: Person) {
  await page.goto(`/customer/dashboard/${await signIn(page, person)}/dispatching`)
  await page.getByRole('heading', { name: 'Dispatching' }).waitFor()
}

/** The card of a job on the board, by its title: its vehicle, as far as it is known. */
export const card = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

/** One of the demo's free drivers, where a step asks who goes. */
export const freeDriver = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name: /^Who takes #/ })
    .getByRole('button', { name: `Send ${name} without asking` })
