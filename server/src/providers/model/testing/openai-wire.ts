import { z } from 'zod'
import type { ModelWire, ScriptedPart } from './model-wire.ts'

const Message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: z.union([z.string(), z.array(z.object({ text: z.string() })), z.null()]).optional(),
})
const Body = z.object({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(Message),
  max_tokens: z.int().optional(),
  max_completion_tokens: z.int().optional(),
  reasoning_effort: z.string().optional(),
  temperature: z.number().optional(),
  response_format: z
    .object({ json_schema: z.object({ strict: z.literal(true), schema: z.unknown() }) })
    .optional(),
  tools: z
    .array(z.object({ function: z.object({ name: z.string(), parameters: z.unknown() }) }))
    .optional(),
})

const textOf = ({ content }: z.infer<typeof Message>) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('')

const chunk = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'stand-in',
    choices: [{ index: 0, delta, finish_reason: null, ...more }],
  })}\n\n`

const isTool = (part: ScriptedPart) => typeof part === 'object' && 'tool' in part

/** Chat Completions as OpenAI streams them, and every server that speaks like it. */
export const openAiWire: ModelWire = {
  read(body, headers) {
    const read = Body.parse(body)
    const { model, messages, tools = [] } = read
    const talk = messages.filter(({ role }) => role === 'user' || role === 'assistant')
    const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user'))
    return {
      vendor: 'openai',
      model,
      key: (headers.authorization ?? '').replace('Bearer ', ''),
      system: messages
        .filter(({ role }) => role === 'system' || role === 'developer')
        .map(textOf)
        .join('\n'),
      messages: talk.map((message) => ({ role: message.role, text: textOf(message) })),
      toolResults: since.filter(({ role }) => role === 'tool').map(textOf),
      tools: tools.map(({ function: { name, parameters } }) => ({ name, schema: parameters })),
      form: read.response_format?.json_schema.schema ?? null,
      temperature: read.temperature,
      isKept: false,
      most: {
        tokens: read.max_completion_tokens ?? read.max_tokens,
        effort: read.reasoning_effort,
      },
    }
  },
  begin: () => chunk({ role: 'assistant', content: '' }),
  part(part, at, parts) {
    if (typeof part === 'string') return chunk({ content: part })
    const index = parts.slice(0, at).filter(isTool).length
    const { tool, input } = part
    const whole = typeof input === 'string' ? input : JSON.stringify(input)
    const half = Math.floor(whole.length / 2)
    const call = { index, id: `call_${index}`, type: 'function' }
    return (
      chunk({
        tool_calls: [{ ...call, function: { name: tool, arguments: whole.slice(0, half) } }],
      }) + chunk({ tool_calls: [{ index, function: { arguments: whole.slice(half) } }] })
    )
  },
  end: (parts) =>
    `${chunk({}, { finish_reason: parts.some(isTool) ? 'tool_calls' : 'stop' })}data: ${JSON.stringify(
      {
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_700_000_000,
        model: 'stand-in',
        choices: [],
        usage: {
          prompt_tokens: 900,
          completion_tokens: 20,
          total_tokens: 920,
          prompt_tokens_details: { cached_tokens: 640 },
        },
      },
    )}\n\ndata: [DONE]\n\n`,
  refusal: (status) => ({
    error: { message: `refused with ${status}`, type: 'invalid_request_error' },
  }),
}
