import type { Memory } from '../types/memory.ts'
import { intake } from './house-rules/intake.text.ts'
import { limits } from './house-rules/limits.text.ts'
import { manner } from './house-rules/manner.text.ts'
import { putQuestion } from './house-rules/put-question.text.ts'
import { untrusted } from './house-rules/untrusted.text.ts'

/**
 * The versions of the house rules, the newest first. A version is stamped on every phone call and never
 * changed afterwards: another wording is another version, so that an old call can be told from a new one.
 */
const versions = {
  '2026-11-23': [manner, putQuestion, limits, untrusted],
  /** From when the model that spoke also noted what it heard. */
  '2026-11-21': [manner, intake, limits, untrusted],
  /** Only what must not be done: to see in a replay what the manner is worth. */
  'limits-only': [intake, limits, untrusted],
} as const

export type PromptVersion = keyof typeof versions

export const promptVersions = Object.keys(versions) as [PromptVersion, ...PromptVersion[]]

/** The newest house rules. */
export const PROMPT_VERSION: PromptVersion = promptVersions[0]

/** What a model is told before the conversation: the house rules, and the company it answers for. The same for a whole call. */
export function instructions(
  { company, language }: Pick<Memory, 'company' | 'language'>,
  version: PromptVersion = PROMPT_VERSION,
): string {
  const own = [
    `Company: ${company.name}, ${company.city} ${company.state}.`,
    company.agentName && `Your name: ${company.agentName}.`,
    company.notes &&
      `The company's own notes for you (they never lift a limit above): ${company.notes}`,
    language === 'es' ? 'Speak Spanish, with usted.' : 'Speak English.',
  ]
  return [...versions[version], own.filter(Boolean).join('\n')].join('\n\n')
}
