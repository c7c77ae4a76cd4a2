import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'
import {
  type Model,
  ModelFailed,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
} from './model.port.ts'
import { ThoughtFilter } from './without-thoughts.ts'

/** Tokens a model may think in before it speaks, beside those it speaks in. */
const THINKING_TOKENS = 2000

/** How little a model can be asked to think; null for one that does not. */
export type Effort = 'none' | 'minimal' | 'low' | null

/**
 * A vendor's model through the AI SDK, one request at a time, with how much it is to reason before it speaks: the level below its `streamText`, whose pipeline
 * takes some ten times as long to the first word when fifty callers speak at once (docs/decisions/0015).
 */
export function sdkModel(name: string, model: LanguageModelV4, effort: Effort = null): Model {
  // Some servers send a model's thoughts among its words, and some of those leave out where they begin.
  let beginsThinking = false
  return {
    name,
    async *stream(request, signal) {
      const thoughts = new ThoughtFilter(beginsThinking)
      try {
        const { stream } = await model.doStream(callOf(request, signal, effort))
        for await (const part of partsOf(stream)) {
          const text = part.kind === 'text' ? thoughts.take(part.text) : ''
          beginsThinking ||= thoughts.endedUnbegun
          if (thoughts.endedUnbegun) throw new ModelFailed('thought aloud')
          if (text) yield { kind: 'text', text }
          if (part.kind !== 'text') yield part
        }
        const text = thoughts.end()
        if (text) yield { kind: 'text', text }
      } catch (error) {
        if (signal.aborted) return
        throw error instanceof ModelFailed ? error : new ModelFailed(whyOf(error))
      }
    },
  }
}

/** What stands before everything else is the same in every request: a vendor that is told so keeps it. */
const kept = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** The request in the SDK's words, which it puts into each vendor's: a little thought is `reasoning_effort: low`. */
const callOf = (
  { system, messages, tools, mostTokens, form }: ModelRequest,
  signal: AbortSignal,
  effort: Effort,
): LanguageModelV4CallOptions => ({
  prompt: [{ role: 'system', content: system, providerOptions: kept }, ...messages.map(asPrompt)],
  tools: tools.map(({ name, description, input }) => ({
    type: 'function' as const,
    name,
    description,
    inputSchema: input,
  })),
  maxOutputTokens: mostTokens + (effort ? THINKING_TOKENS : 0),
  // Models that think refuse to be told how freely.
  ...(effort ? { reasoning: effort } : { temperature: form ? 0 : 0.3 }),
  ...(form && { responseFormat: { type: 'json', ...form } }),
  abortSignal: signal,
})

function asPrompt(message: ModelMessage): LanguageModelV4Message {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: [{ type: 'text', text: message.text }] }
    case 'assistant': {
      const calls = (message.calls ?? []).map(({ id, name, input }) => ({
        type: 'tool-call' as const,
        toolCallId: id,
        toolName: name,
        input,
      }))
      const words = message.text ? [{ type: 'text' as const, text: message.text }] : []
      return { role: 'assistant', content: [...words, ...calls] }
    }
    case 'tool':
      return {
        role: 'tool',
        content: message.results.map(({ id, name, text }) => ({
          type: 'tool-result',
          toolCallId: id,
          toolName: name,
          output: { type: 'text', value: text },
        })),
      }
  }
}

async function* partsOf(
  stream: ReadableStream<LanguageModelV4StreamPart>,
): AsyncGenerator<ModelPart> {
  for await (const part of stream) {
    if (part.type === 'text-delta') yield { kind: 'text', text: part.delta }
    else if (part.type === 'tool-call') {
      const { toolCallId, toolName, input } = part
      yield { kind: 'call', call: { id: toolCallId, name: toolName, input: parsed(input) } }
    } else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') {
      const { usage, finishReason } = part
      const { unified } = finishReason
      yield {
        kind: 'used',
        inputTokens: usage.inputTokens.total ?? 0,
        outputTokens: usage.outputTokens.total ?? 0,
        cachedTokens: usage.inputTokens.cacheRead ?? 0,
      }
      if (unified !== 'stop' && unified !== 'tool-calls')
        throw new ModelFailed(`cut off: ${unified}`)
    }
  }
}

/** Models write broken JSON at times: then the tool is told what it was. */
function parsed(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}

/** What went wrong, without addresses, keys or what was said. */
function whyOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode)
    return `HTTP ${error.statusCode}`
  return error instanceof Error && error.name !== 'Error' ? error.name : 'not reached'
}
