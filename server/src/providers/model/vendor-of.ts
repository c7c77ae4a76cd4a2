type Vendor = 'openai' | 'anthropic' | 'compatible'

/**
 * Which vendor serves a model, and its name there: `anthropic/claude-…` and `openai/gpt-…` say it; of a bare
 * name, `claude…` is Anthropic's, and any other is served at AGENT_BASE_URL where that is set, else OpenAI's.
 */
export function vendorOf(
  model: string,
  baseUrl: string | undefined,
): { vendor: Vendor; name: string } {
  const [, vendor, name] = /^(openai|anthropic|compatible)\/(.+)$/.exec(model) ?? []
  if (vendor && name) return { vendor: vendor as Vendor, name }
  if (/^claude/i.test(model)) return { vendor: 'anthropic', name: model }
  return { vendor: baseUrl ? 'compatible' : 'openai', name: model }
}
