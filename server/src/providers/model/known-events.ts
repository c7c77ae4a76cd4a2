/** A server-sent event's data, as far as it is a JSON object. */
type Data = Record<string, unknown>

/** More than any event of a spoken answer; a stream without an end of its first event is given up. */
const LONGEST_EVENT = 1_000_000

/**
 * A `fetch` that leaves out of an event stream what the vendor's client does not know yet: one new kind of
 * event would end the answer there, though its words are whole.
 */
export const fetchKnown =
  (isKnown: (data: Data) => boolean): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    const isStream = response.headers.get('content-type')?.includes('text/event-stream')
    if (!response.ok || !response.body || !isStream) return response
    const known = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(knownEvents(isKnown))
      .pipeThrough(new TextEncoderStream())
    return new Response(known, response)
  }

function knownEvents(isKnown: (data: Data) => boolean): TransformStream<string, string> {
  let coming = ''
  return new TransformStream({
    transform(piece, controller) {
      coming += piece
      if (coming.length > LONGEST_EVENT) throw new Error('An event of the stream has no end.')
      const events = coming.split(/(?<=\r?\n\r?\n)/)
      coming = /\n\r?\n$/.test(events.at(-1) ?? '') ? '' : (events.pop() ?? '')
      for (const event of events) if (mayPass(event, isKnown)) controller.enqueue(event)
    },
    flush(controller) {
      if (coming) controller.enqueue(coming)
    },
  })
}

/** What is no JSON object is the client's to judge. */
function mayPass(event: string, isKnown: (data: Data) => boolean): boolean {
  const text = [...event.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line).join('\n')
  if (!text.startsWith('{')) return true
  try {
    return isKnown(JSON.parse(text) as Data)
  } catch {
    return true
  }
}

/** Chat Completions: pieces of the answer, what they took, and errors. */
export const isChatEvent = (data: Data): boolean =>
  Array.isArray(data.choices) || 'error' in data || 'usage' in data

const messageEvents = new Set(
  'message_start message_delta message_stop content_block_start content_block_delta content_block_stop ping error'.split(
    ' ',
  ),
)
const blocks = new Set(
  'text tool_use thinking redacted_thinking text_delta input_json_delta thinking_delta signature_delta'.split(
    ' ',
  ),
)

/** Anthropic's Messages: the events there are, of the kinds of content we ask for. */
export function isMessageEvent({ type, content_block, delta }: Data): boolean {
  if (!messageEvents.has(String(type))) return false
  const part =
    (type === 'content_block_start' && content_block) || (type === 'content_block_delta' && delta)
  return !part || blocks.has(String((part as Data).type))
}
