import { POWERED_BY } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { poweredBy } from './powered-by.ts'

describe('what the site says it is powered by', () => {
  it.each([
    [undefined, undefined, POWERED_BY],
    ['openai/gpt-5-mini', undefined, 'Powered by OpenAI and Towline’s built-in agent.'],
    ['claude-haiku-4-5', undefined, 'Powered by Anthropic and Towline’s built-in agent.'],
    [
      'llama3.3',
      'http://127.0.0.1:11434/v1',
      'Powered by the language model llama3.3 and Towline’s built-in agent.',
    ],
  ])('with AGENT_MODEL %s at %s is: %s', (AGENT_MODEL, AGENT_BASE_URL, said) =>
    expect(poweredBy({ AGENT_MODEL, AGENT_BASE_URL })).toBe(said),
  )
})
