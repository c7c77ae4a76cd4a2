/** A tool a model may call: what it is for, and its input as JSON Schema. */
export type ModelTool = { name: string; description: string; input: Record<string, unknown> }

/** A tool call as the model made it; `input` is whatever JSON it wrote. */
export type ToolUse = { id: string; name: string; input: unknown }

/** The talk with a model: what it was told, what it answered and called, and what came of that. */
export type ModelMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls?: ToolUse[] }
  | { role: 'tool'; results: { id: string; name: string; text: string }[] }

export type ModelRequest = {
  system: string
  messages: ModelMessage[]
  tools: ModelTool[]
  /** At most so many tokens of an answer. */
  mostTokens: number
  /** The answer is JSON of this schema and nothing else, and the same words get the same answer. */
  form?: { name: string; schema: Record<string, unknown> }
}

/** What comes back, as it comes: words, whole tool calls, and at the end what it took. */
export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'call'; call: ToolUse }
  /** `cachedTokens` are those of the input that the vendor had kept from before. */
  | { kind: 'used'; inputTokens: number; outputTokens: number; cachedTokens: number }

/** A model that did not answer as it should; `why` says no more than can be logged. */
export class ModelFailed extends Error {
  override name = 'ModelFailed'
  readonly why: string
  constructor(why: string) {
    super(`the language model failed: ${why}`)
    this.why = why
  }
}

/**
 * A language model. `stream` asks once, without trying again; it throws `ModelFailed` when the model can not be
 * reached, refuses, or stops before its answer is whole, and ends quietly when `signal` aborts, which closes
 * the request upstream.
 */
export type Model = {
  /** As it stands on the record of a phone call: `openai/gpt-4.1-mini`. */
  name: string
  stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelPart>
}
