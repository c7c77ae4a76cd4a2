import { POWERED_BY } from '@towline/contract'
import type { Settings } from '../../platform/settings.ts'
import { vendorOf } from './vendor-of.mjs'

/** What the public site says of who speaks to callers here: the built-in agent, and the model's vendor if one is set. */
export function poweredBy({
  AGENT_MODEL: model,
  AGENT_BASE_URL: baseUrl,
}: Pick<Settings, 'AGENT_MODEL' | 'AGENT_BASE_URL'>): string {
  if (!model) return POWERED_BY
  const { vendor, name } = vendorOf(model, baseUrl)
  const who = { openai: 'OpenAI', anthropic: 'Anthropic', compatible: `the language model ${name}` }
  return `Powered by ${who[vendor]} and Towline’s built-in agent.`
}
