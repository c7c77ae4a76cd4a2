/** What TwiML tells a carrier to do, as far as our own answers go. */
export type TwimlHandler =
  | { do: 'say'; text: string }
  | {
      do: 'connect'
      relayUrl: string
      actionUrl: string
      greeting: string
      parameters: Record<string, string>
      attributes: Record<string, string>
    }
  | { do: 'dial'; number: string; callerId: string; actionUrl: string; briefUrl: string }
  | { do: 'record'; statusUrl: string }
  | { do: 'hang up' }

/** Reads TwiML that the server itself wrote; it is no parser for anybody else's XML. */
export function readTwiml(xml: string): TwimlHandler[] {
  const handlers = xml.matchAll(
    /<(Say|Start|Connect|Dial|Hangup|Reject)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)/g,
  )
  return Array.from(handlers, ([, name, attributes = '', inner = '']) =>
    orderOf(name, readAttributes(attributes), inner),
  )
}

function orderOf(
  name: string | undefined,
  attributes: Record<string, string>,
  inner: string,
): TwimlHandler {
  const actionUrl = attributes.action ?? ''
  switch (name) {
    case 'Say':
      return { do: 'say', text: unescaped(inner) }
    case 'Dial':
      return {
        do: 'dial',
        number: unescaped(inner.replace(/<[^>]*>/g, '')),
        callerId: attributes.callerId ?? '',
        actionUrl,
        briefUrl: readAttributes(/<Number\b([^>]*)>/.exec(inner)?.[1] ?? '').url ?? '',
      }
    case 'Start':
      return { do: 'record', statusUrl: readAttributes(inner).recordingStatusCallback ?? '' }
    case 'Connect':
      return { do: 'connect', actionUrl, ...readRelay(inner) }
    default:
      return { do: 'hang up' }
  }
}

function readRelay(xml: string) {
  const attributes = readAttributes(/<ConversationRelay\b([^>]*?)\/?>/.exec(xml)?.[1] ?? '')
  const parameters: Record<string, string> = {}
  for (const [, parameter = ''] of xml.matchAll(/<Parameter\b([^>]*?)\/>/g)) {
    const { name = '', value = '' } = readAttributes(parameter)
    parameters[name] = value
  }
  return {
    relayUrl: attributes.url ?? '',
    greeting: attributes.welcomeGreeting ?? '',
    parameters,
    attributes,
  }
}

function readAttributes(text: string): Record<string, string> {
  const pairs = Array.from(text.matchAll(/([\w:]+)="([^"]*)"/g), ([, name = '', value = '']) => [
    name,
    unescaped(value),
  ])
  return Object.fromEntries(pairs)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return entities[name] ?? whole
  })
}
