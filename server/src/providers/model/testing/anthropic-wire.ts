import { z } from 'zod'
import { event, type ModelWire, type ScriptedPart } from './model-wire.ts'

const Block = z.object({
  type: z.string(),
  text: z.string().optional(),
  content: z.union([z.string(), z.array(z.object({ text: z.string() }))]).optional(),
})
const Content = z.union([z.string(), z.array(Block)])
const Body = z.object({
  model: z.string(),
  stream: z.literal(true),
  max_tokens: z.int().positive(),
  system: z
    .union([z.string(), z.array(z.object({ text: z.string(), cache_control: z.unknown() }))])
    .optional(),
  temperature: z.number().optional(),
  output_config: z
    .object({
      format: z.object({ type: z.literal('json_schema'), schema: z.unknown() }).optional(),
    })
    .optional(),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: Content })),
  tools: z.array(z.object({ name: z.string(), input_schema: z.unknown() })).optional(),
})

const textOf = (content: z.infer<typeof Content>) =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')

const resultsIn = (content: z.infer<typeof Content>) =>
  typeof content === 'string'
    ? []
    : content.flatMap(({ type, content: result = '' }) =>
        type === 'tool_result'
          ? textOf(
              typeof result === 'string'
                ? result
                : result.map(({ text }) => ({ type: 'text', text })),
            )
          : [],
      )

/** Messages as Anthropic streams them. */
export const anthropicWire: ModelWire = {
  read(body, headers) {
    const { model, system = '', messages, tools = [], max_tokens, ...rest } = Body.parse(body)
    const bearer = (headers.authorization ?? '').replace('Bearer ', '')
    return {
      vendor: 'anthropic',
      model,
      key: String(headers['x-api-key'] ?? bearer),
      system: typeof system === 'string' ? system : system.map(({ text }) => text).join('\n'),
      messages: messages
        .map(({ role, content }) => ({ role, text: textOf(content) }))
        .filter(({ text }) => text),
      toolResults: resultsIn(messages.at(-1)?.content ?? ''),
      tools: tools.map(({ name, input_schema }) => ({ name, schema: input_schema })),
      form: rest.output_config?.format?.schema ?? null,
      temperature: rest.temperature,
      isKept: Array.isArray(system) && system.some((part) => part.cache_control !== undefined),
      most: { tokens: max_tokens, effort: undefined },
    }
  },
  begin: (model) =>
    event(
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 260, output_tokens: 1, cache_read_input_tokens: 640 },
        },
      },
      'message_start',
    ),
  part(part, index) {
    const start = (content_block: object) =>
      event({ type: 'content_block_start', index, content_block }, 'content_block_start')
    const delta = (given: object) =>
      event({ type: 'content_block_delta', index, delta: given }, 'content_block_delta')
    const stop = event({ type: 'content_block_stop', index }, 'content_block_stop')
    if (typeof part === 'string')
      return start({ type: 'text', text: '' }) + delta({ type: 'text_delta', text: part }) + stop
    const whole = typeof part.input === 'string' ? part.input : JSON.stringify(part.input)
    const half = Math.floor(whole.length / 2)
    return [
      start({ type: 'tool_use', id: `toolu_${index}`, name: part.tool, input: {} }),
      delta({ type: 'input_json_delta', partial_json: whole.slice(0, half) }),
      delta({ type: 'input_json_delta', partial_json: whole.slice(half) }),
      stop,
    ].join('')
  },
  end: (parts) =>
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: parts.some(isTool) ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: 20 },
      },
      'message_delta',
    ) + event({ type: 'message_stop' }, 'message_stop'),
  refusal: (status) => ({
    type: 'error',
    error: { type: 'invalid_request_error', message: `refused with ${status}` },
  }),
}

const isTool = (part: ScriptedPart) => typeof part === 'object' && 'tool' in part
