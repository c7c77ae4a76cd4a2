// Read before anything is installed (platform/settings-table.mjs): plain JavaScript, no package.

/**
 * Which vendor serves a model, and its name there: `anthropic/claude-…` and `openai/gpt-…` say it; of a bare
 * name, `claude…` is Anthropic's, and any other is served at AGENT_BASE_URL where that is set, else OpenAI's.
 * @param {string} model
 * @param {string | undefined} baseUrl
 * @returns {{ vendor: 'openai' | 'anthropic' | 'compatible', name: string }}
 */
export function vendorOf(model, baseUrl) {
  const [, vendor, name] = /^(openai|anthropic|compatible)\/(.+)$/.exec(model) ?? []
  if (name && (vendor === 'openai' || vendor === 'anthropic' || vendor === 'compatible'))
    return { vendor, name }
  if (/^claude/i.test(model)) return { vendor: 'anthropic', name: model }
  return { vendor: baseUrl ? 'compatible' : 'openai', name: model }
}
