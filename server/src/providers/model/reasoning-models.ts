const reasoningModels =
  /(?:^|[/-])o[1-9]\d*(?:-|$)|gpt-(?:[5-9]|[1-9]\d|oss)|deepseek-(?:r\d|reasoner)|(?:^|[-_:/])r1(?:[-_:]|$)|qwq|qwen-?[3-9]|magistral|think|reason|gemini-(?:2\.5|[3-9])|grok-(?:3-mini|[4-9])|glm-(?:4\.[5-9]|[5-9])|kimi-k[2-9]|minimax-m|nemotron/i
const spokenKinds = /-chat\b|instruct|non-?thinking|non-?reasoning/i

/** How little a model can be asked to think before it speaks, by its name; null for one that does not think. */
export function leastEffort(name: string): 'none' | 'minimal' | 'low' | null {
  if (!reasoningModels.test(name) || spokenKinds.test(name)) return null
  if (/gpt-5\.\d/.test(name) && !/-pro\b/.test(name)) return 'none'
  return /gpt-5(?![.\d])/.test(name) && !/-pro\b/.test(name) ? 'minimal' : 'low'
}
