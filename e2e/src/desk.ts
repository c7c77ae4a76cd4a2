import type { Locator, Page } from 'playwright-core'

/** Signs in at the login page; resolves on the dashboard. */
export async function logIn(page: Page, person: { email: string; password: string }) {
  await page.goto('/login')
  await fillLogin(page, person)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
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
