import type { Locator, Page } from 'playwright-core'

/** Signs in by the session's cookie, as the login page would; resolves on the section people with such roles begin with. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  section = 'Dashboard',
) {
  const basic = Buffer.from(`${email}:${password}`).toString('base64')
  const answer = await page.request.get('/towline/admin/authenticate', {
    headers: { authorization: `Basic ${basic}` },
  })
  if (!answer.ok()) throw new Error(`${email} can't sign in: ${answer.status()}`)
  const { companyId } = await answer.json()
  await page.goto(`/customer/dashboard/${companyId}`)
  await page.getByRole('heading', { name: section }).waitFor()
}

/** Fills the login form that is open, and sends it. */
export async function fillLogin(page: Page, person: { email: string; password: string }) {
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Signs in and goes to the board. */
export async function openBoard(page: Page, person: { email: string; password: string }) {
  await logIn(page, person)
  await page.getByRole('link', { name: 'Dispatching' }).click()
  await page.getByRole('heading', { name: 'Dispatching' }).waitFor()
}

/** The card of a job on the board, by its title: its vehicle, as far as it is known. */
export const card = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
