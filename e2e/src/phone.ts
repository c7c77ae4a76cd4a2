import type { Locator, Page } from 'playwright-core'

const transcript = (page: Page): Locator => page.getByRole('log', { name: 'What was said' })
const turn = (page: Page, nth: number, words: string | RegExp): Locator =>
  transcript(page).getByRole('listitem').nth(nth).filter({ hasText: words })

/** Resolves when nothing more of what the agent is saying is to come. */
const heardOut = (page: Page): Promise<void> =>
  transcript(page).and(page.locator('[aria-busy="false"]')).waitFor()

/** Opens the dashboard's phone and calls the company's agent; resolves when its greeting says this. */
export async function callTheAgent(page: Page, greeting: RegExp = /./): Promise<void> {
  await page.getByRole('button', { name: 'Test call' }).click()
  const phone = page.getByRole('region', { name: 'Phone' })
  await phone.getByRole('button', { name: 'Call', exact: true }).click()
  await turn(page, 0, greeting).waitFor()
}

/** Types what the caller says; resolves when the agent has said this, to its last word. */
export async function say(page: Page, words: string, answer: RegExp = /./): Promise<void> {
  const before = await transcript(page).getByRole('listitem').count()
  const line = page.getByRole('textbox', { name: 'What you say' })
  await line.fill(words)
  await line.press('Enter')
  await turn(page, before, words).waitFor()
  await turn(page, before + 1, answer).waitFor()
  await heardOut(page)
}
