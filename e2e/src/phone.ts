import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patiently } from './journey.ts'

const talk = (page: Page): Locator => page.getByRole('log', { name: 'What was said' })

/** Takes the phone of the desk and rings the company's agent; resolves with its greeting. */
export async function ringTheAgent(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ring the agent' }).click()
  const phone = page.getByRole('region', { name: 'Phone' })
  await phone.getByRole('button', { name: 'Ring', exact: true }).click()
  return agentsTurn(page, 0)
}

/** Types what the caller says; resolves with the agent's answer. */
export async function say(page: Page, words: string): Promise<string> {
  const turns = await talk(page).getByRole('listitem').count()
  const line = page.getByRole('textbox', { name: 'What you say' })
  await line.fill(words)
  await line.press('Enter')
  return agentsTurn(page, turns + 1)
}

/** The turn after the first `turns` ones, once it stands there. */
async function agentsTurn(page: Page, turns: number): Promise<string> {
  const turn = talk(page).getByRole('listitem').nth(turns)
  await expect.poll(() => turn.count(), patiently).toBe(1)
  return (await turn.textContent()) ?? ''
}
