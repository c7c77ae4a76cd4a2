import { isUtf8 } from 'node:buffer'

export const stompVersions = ['1.2', '1.1', '1.0'] as const
export type StompVersion = (typeof stompVersions)[number]

/** Header names and values without escapes. Has no prototype when it comes from the parser. */
export type StompHeaders = Readonly<Record<string, string>>

export type StompFrame = { command: string; headers: StompHeaders; body: Buffer }

/** A frame as it goes onto the wire. `isText`: may travel in a WebSocket text message. */
export type WireFrame = { readonly bytes: Buffer; readonly isText: boolean }

/** The other side broke the protocol or a limit. The message is meant for it; afterwards the connection ends. */
export class StompFault extends Error {
  override readonly name = 'StompFault'
  /** The `receipt` header of the frame at fault, where it was read in time. */
  readonly receiptId: string | undefined

  constructor(message: string, receiptId?: string) {
    super(message)
    this.receiptId = receiptId
  }
}

const plainOf: Record<string, string> = { '\\n': '\n', '\\c': ':', '\\\\': '\\', '\\r': '\r' }
const escapeOf: Record<string, string> = { '\n': '\\n', ':': '\\c', '\\': '\\\\', '\r': '\\r' }

/** Undoes the escapes of a header name or value in one pass. Undefined ones are fatal, as STOMP 1.2 demands. */
export function unescapeHeader(text: string, version: StompVersion): string {
  if (version === '1.0' || !text.includes('\\')) return text
  return text.replace(/\\.?/gs, (sequence) => {
    const plain = plainOf[sequence]
    if (plain === undefined || (plain === '\r' && version === '1.1')) {
      throw new StompFault(`Undefined escape ${JSON.stringify(sequence)} in a header`)
    }
    return plain
  })
}

/**
 * Escapes a header name or value. STOMP 1.0 has no escapes, so what would end the line there
 * becomes a blank: a value must never be able to add a header of its own.
 */
export function escapeHeader(text: string, version: StompVersion): string {
  if (version === '1.2') return text.replace(/[\\:\n\r]/g, (plain) => escapeOf[plain] ?? plain)
  if (version === '1.1') return text.replace(/[\\:\n]/g, (plain) => escapeOf[plain] ?? plain)
  return text.replace(/[\n\r]/g, ' ')
}

/** One header line. In STOMP 1.0 a colon in a name cannot be told from the end of the name and is replaced. */
export function headerLine(name: string, value: string, version: StompVersion): string {
  const safeName = version === '1.0' ? name.replaceAll(':', '_') : name
  return `${escapeHeader(safeName, version)}:${escapeHeader(value, version)}\n`
}

const NUL = Buffer.alloc(1)

/** Puts a head (command and header lines, without the blank line) and a body together. */
export function wireFrame(head: string, body: Buffer = NUL.subarray(1)): WireFrame {
  return { bytes: Buffer.concat([Buffer.from(`${head}\n`), body, NUL]), isText: isUtf8(body) }
}

/** Serialises a frame without a body. CONNECTED is never escaped; ours holds nothing that would need it. */
export function serialise(
  command: string,
  headers: StompHeaders,
  version: StompVersion,
): WireFrame {
  const lines = Object.entries(headers).map(([name, value]) =>
    command === 'CONNECTED' ? `${name}:${value}\n` : headerLine(name, value, version),
  )
  return wireFrame(`${command}\n${lines.join('')}`)
}

export const heartBeat: WireFrame = { bytes: Buffer.from('\n'), isText: true }
