import type { Locator, Page } from 'playwright-core'

const turns = (page: Page): Locator =>
  page.getByRole('log', { name: 'What was said' }).getByRole('listitem')

/** Takes the phone of the desk and rings the company's agent; resolves when its greeting says this. */
export async function ringTheAgent(page: Page, greeting: RegExp = /./): Promise<void> {
  await page.getByRole('button', { name: 'Ring the agent' }).click()
  const phone = page.getByRole('region', { name: 'Phone' })
  await phone.getByRole('button', { name: 'Ring', exact: true }).click()
  await turns(page).first().filter({ hasText: greeting }).waitFor()
}

/** Types what the caller says; resolves when the agent's answer, which comes word by word, says this. */
export async function say(page: Page, words: string, answer: RegExp = /./): Promise<void> {
  const before = await turns(page).count()
  const line = page.getByRole('textbox', { name: 'What you say' })
  await line.fill(words)
  await line.press('Enter')
  // The caller's own words are a turn, too.
  await turns(page)
    .nth(before + 1)
    .filter({ hasText: answer })
    .waitFor()
}
