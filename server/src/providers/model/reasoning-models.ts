const reasoningModels =
  /(?:^|[/-])o[1-9]\d*(?:-|$)|gpt-(?:[5-9]|[1-9]\d|oss)|deepseek-(?:r\d|reasoner)|(?:^|[-_:/])r1(?:[-_:]|$)|qwq|qwen-?[3-9]|magistral|think|reason|gemini-(?:2\.5|[3-9])|grok-(?:3-mini|[4-9])|glm-(?:4\.[5-9]|[5-9])|kimi-k[2-9]|minimax-m|nemotron/i
const spokenKinds = /-chat\b|instruct|non-?thinking|non-?reasoning/i

/** Whether a model thinks before it speaks, by its name: it is then asked to think little. */
export const isReasoningModel = (name: string): boolean =>
  reasoningModels.test(name) && !spokenKinds.test(name)
