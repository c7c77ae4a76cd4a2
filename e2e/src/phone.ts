import type { Locator, Page } from 'playwright-core'

const turns = (page: Page): Locator =>
  page.getByRole('log', { name: 'What was said' }).getByRole('listitem')

/** Takes the phone of the desk and rings the company's agent; resolves with its greeting. */
export async function ringTheAgent(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ring the agent' }).click()
  const phone = page.getByRole('region', { name: 'Phone' })
  await phone.getByRole('button', { name: 'Ring', exact: true }).click()
  return wordsOf(turns(page).first())
}

/** Types what the caller says; resolves with the agent's answer. */
export async function say(page: Page, words: string): Promise<string> {
  const before = await turns(page).count()
  const line = page.getByRole('textbox', { name: 'What you say' })
  await line.fill(words)
  await line.press('Enter')
  // The caller's own words are a turn, too.
  return wordsOf(turns(page).nth(before + 1))
}

/** The words of a turn, once it stands there. */
async function wordsOf(turn: Locator): Promise<string> {
  await turn.waitFor()
  return (await turn.textContent()) ?? ''
}
