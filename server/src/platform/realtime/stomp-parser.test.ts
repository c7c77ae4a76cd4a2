import { describe, expect, it } from 'vitest'
import { StompFault, type StompFrame, type StompVersion } from './stomp-codec.ts'
import { StompParser } from './stomp-parser.ts'

const limits = { messageBytes: 1000, headers: 5, headerBytes: 300 }

/** Reads the chunks and answers the frames found in them, in a shape that is easy to compare. */
function read(chunks: (string | Buffer)[], version: StompVersion = '1.2') {
  const frames: { command: string; headers: Record<string, string>; body: string }[] = []
  const parser = new StompParser(limits, ({ command, headers, body }: StompFrame) => {
    frames.push({ command, headers: { ...headers }, body: body.toString() })
  })
  parser.version = version
  for (const chunk of chunks) parser.feed(Buffer.from(chunk))
  return frames
}

const session =
  '\n\r\nCONNECT\r\naccept-version:1.2\r\nlogin:a\\tb:c\r\n\r\n\0\n' +
  'SEND\ndestination:/app/straße\nx\\cy:  1\\n2 \nx\\cy:later\n\nhällo 🚚\0\n\n' +
  'SEND\ndestination:/a\ncontent-length:5\n\na\0b\n\0\0\n' +
  'SEND\ncontent-length:0\n\n\0SUBSCRIBE\nid:1\n\n\0'

const frames = [
  { command: 'CONNECT', headers: { 'accept-version': '1.2', login: 'a\\tb:c' }, body: '' },
  { command: 'SEND', headers: { destination: '/app/straße', 'x:y': '  1\n2 ' }, body: 'hällo 🚚' },
  { command: 'SEND', headers: { destination: '/a', 'content-length': '5' }, body: 'a\0b\n\0' },
  { command: 'SEND', headers: { 'content-length': '0' }, body: '' },
  { command: 'SUBSCRIBE', headers: { id: '1' }, body: '' },
]

describe('StompParser', () => {
  it('reads several frames from one chunk, past heart-beats and CRLF', () => {
    expect(read([session])).toEqual(frames)
  })

  it('reads the same frames wherever the bytes are cut in two', () => {
    const bytes = Buffer.from(session)
    for (let at = 1; at < bytes.length; at++) {
      expect(read([bytes.subarray(0, at), bytes.subarray(at)]), `cut at ${at}`).toEqual(frames)
    }
  })

  it('reads the same frames byte by byte', () => {
    expect(read([...Buffer.from(session)].map((byte) => Buffer.from([byte])))).toEqual(frames)
  })

  it('keeps a body whole that comes in hundreds of pieces', () => {
    const body = 'x'.repeat(900)
    const [frame] = read(['SEND\n\n', ...body, '\0'])
    expect(frame?.body).toBe(body)
  })

  it('takes __proto__ for a header like any other', () => {
    const seen: StompFrame[] = []
    new StompParser(limits, (frame) => seen.push(frame)).feed(
      Buffer.from('SEND\n__proto__:a\nconstructor:b\n\n\0'),
    )
    expect(Object.entries(seen[0]?.headers ?? {})).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
  })

  it('leaves backslashes alone in STOMP 1.0', () => {
    expect(read(['SEND\nx:a\\tb\n\n\0'], '1.0')[0]?.headers).toEqual({ x: 'a\\tb' })
  })

  it.each([
    ['a header without a colon', 'SEND\nbroken\n\n\0'],
    ['a header without a name', 'SEND\n:value\n\n\0'],
    ['an undefined escape', 'SEND\nx:a\\tb\n\n\0'],
    ['an undefined escape in a name', 'SEND\na\\tb:x\n\n\0'],
    ['a content-length that is no number', 'SEND\ncontent-length:abc\n\nx\0'],
    ['a negative content-length', 'SEND\ncontent-length:-5\n\nx\0'],
    ['an empty content-length', 'SEND\ncontent-length:\n\nx\0'],
    ['a body longer than its content-length', 'SEND\ncontent-length:3\n\nabcdef\0'],
    ['a frame that ends before its blank line', 'SEND\nx:y\0\nSEND\n\n\0'],
    ['one header too many', `SEND\n${'a:b\n'.repeat(6)}`],
    ['a header line without end', `SEND\nx:${'y'.repeat(300)}`],
    ['a command without end', 'S'.repeat(301)],
    ['a content-length over the limit, before any of the body', 'SEND\ncontent-length:1001\n\n'],
    ['a body over the limit, before its end', `SEND\n\n${'x'.repeat(1001)}`],
  ])('refuses %s', (_what, wire) => {
    expect(() => read([wire])).toThrow(StompFault)
    expect(() => read(wire.split(''))).toThrow(StompFault)
  })

  it('counts octets and not characters', () => {
    const body = 'é🚚'
    expect(read([`SEND\ncontent-length:${Buffer.byteLength(body)}\n\n${body}\0`])[0]?.body).toBe(
      body,
    )
  })

  it('says which receipt the refused frame asked for', () => {
    expect(() => read(['SEND\nreceipt:r1\ncontent-length:x\n\n\0'])).toThrow(
      expect.objectContaining({ receiptId: 'r1' }),
    )
  })
})
