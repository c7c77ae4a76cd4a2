/** A message of PostgreSQL's wire protocol: its type letter, and where it lies in the bytes. */
type WireMessage = { type: string; body: number; end: number }

const headerBytes = 5

/** The whole messages in the bytes, in order; a part of one at the end is left out. */
export function* messagesIn(bytes: Buffer): Generator<WireMessage> {
  for (let at = 0; at + headerBytes <= bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1)
    if (end > bytes.length) return
    yield { type: String.fromCharCode(bytes.readUInt8(at)), body: at + headerBytes, end }
    at = end
  }
}

/** A simple query as the protocol has it. */
export function queryMessage(sql: string): Buffer<ArrayBuffer> {
  const text = Buffer.from(`${sql}\0`)
  const header = Buffer.alloc(headerBytes)
  header.write('Q')
  header.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([header, text])
}

/** The sentence of an error after which a PostgreSQL server would end the session or itself. */
export function fatalError(answer: Buffer): string | undefined {
  for (const { type, body, end } of messagesIn(answer)) {
    if (type !== 'E') continue
    const fields = answer.toString('utf8', body, end).split('\0')
    const field = (letter: string) => fields.find((text) => text.startsWith(letter))?.slice(1)
    if (field('V') === 'FATAL' || field('V') === 'PANIC') return field('M') ?? 'unknown'
  }
  return undefined
}

/** The parts one after the other, in memory of their own, so that it can be handed to another thread. */
export function joined(parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [only] = parts
  if (only && parts.length === 1) return only
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
