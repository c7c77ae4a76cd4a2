import type { RealtimeLimits } from './limits.ts'
import { StompFault, type StompFrame, type StompVersion, unescapeHeader } from './stomp-codec.ts'

const LF = 10
const CR = 13
const NUL = 0
const EMPTY = Buffer.alloc(0)

type ParserLimits = Pick<RealtimeLimits, 'messageBytes' | 'headers' | 'headerBytes'>

/**
 * Reads frames from chunks cut anywhere. Keeps no more than one unfinished line and one unfinished
 * body, and refuses what is over the limits before storing it. EOLs between frames are heart-beats
 * and skipped. After `feed` has thrown a StompFault the parser is of no further use.
 */
export class StompParser {
  /** How headers are unescaped; set by the session once CONNECT has settled it. */
  version: StompVersion = '1.2'
  readonly #limits: ParserLimits
  readonly #onFrame: (frame: StompFrame) => void
  #phase: 'between' | 'head' | 'body' = 'between'
  #line: Buffer = EMPTY
  #headBytes = 0
  #headerCount = 0
  #command = ''
  #headers: Record<string, string> = Object.create(null)
  #bodyLength: number | undefined
  #bodyParts: Buffer[] = []
  #bodyBytes = 0

  constructor(limits: ParserLimits, onFrame: (frame: StompFrame) => void) {
    this.#limits = limits
    this.#onFrame = onFrame
  }

  /** Reads a chunk, calling back once for every frame that it completes. */
  feed(chunk: Buffer): void {
    let at = 0
    while (at < chunk.length) {
      if (this.#phase === 'between') at = this.#skipEols(chunk, at)
      else if (this.#phase === 'head') at = this.#readLine(chunk, at)
      else if (this.#bodyLength === undefined) at = this.#readBodyUpToNul(chunk, at)
      else at = this.#readBodyOfLength(chunk, at, this.#bodyLength)
    }
  }

  #skipEols(chunk: Buffer, start: number): number {
    let at = start
    while (chunk[at] === LF || chunk[at] === CR) at++
    if (at < chunk.length) this.#phase = 'head'
    return at
  }

  #readLine(chunk: Buffer, start: number): number {
    const end = chunk.indexOf(LF, start)
    const stop = end < 0 ? chunk.length : end + 1
    this.#headBytes += stop - start
    if (this.#headBytes > this.#limits.headerBytes) {
      this.#fail(`The headers of a frame may have ${this.#limits.headerBytes} bytes`)
    }
    const piece = chunk.subarray(start, end < 0 ? stop : end)
    if (end < 0) {
      // A copy: a slice would keep the whole chunk alive for the sake of half a line.
      this.#line = Buffer.concat([this.#line, piece])
      return stop
    }
    const line = this.#line.length > 0 ? Buffer.concat([this.#line, piece]) : piece
    this.#line = EMPTY
    this.#takeLine(line.at(-1) === CR ? line.subarray(0, -1) : line)
    return stop
  }

  #takeLine(bytes: Buffer): void {
    const line = bytes.toString('utf8')
    if (line.includes('\0')) this.#fail('A frame ended before its blank line')
    if (this.#command === '') this.#command = line
    else if (line === '') this.#endHead()
    else this.#takeHeader(line)
  }

  #takeHeader(line: string): void {
    if (++this.#headerCount > this.#limits.headers) {
      this.#fail(`A frame may have ${this.#limits.headers} headers`)
    }
    const colon = line.indexOf(':')
    if (colon < 1) this.#fail('A header line needs a name and a colon')
    const name = this.#unescape(line.slice(0, colon))
    if (name in this.#headers) return
    this.#headers[name] = this.#unescape(line.slice(colon + 1))
  }

  #unescape(text: string): string {
    const isConnect = this.#command === 'CONNECT' || this.#command === 'STOMP'
    if (isConnect) return text
    try {
      return unescapeHeader(text, this.version)
    } catch (fault) {
      return this.#fail(fault instanceof StompFault ? fault.message : 'A header cannot be read')
    }
  }

  #endHead(): void {
    const length = this.#headers['content-length']
    if (length !== undefined) {
      if (!/^\d{1,15}$/.test(length)) this.#fail('content-length must be a number of octets')
      this.#bodyLength = Number(length)
      this.#checkBody(this.#bodyLength)
    }
    this.#phase = 'body'
  }

  #readBodyUpToNul(chunk: Buffer, start: number): number {
    const end = chunk.indexOf(NUL, start)
    const stop = end < 0 ? chunk.length : end
    this.#checkBody(this.#bodyBytes + stop - start)
    this.#keep(chunk.subarray(start, stop))
    if (end < 0) return stop
    this.#endFrame()
    return stop + 1
  }

  #readBodyOfLength(chunk: Buffer, start: number, length: number): number {
    const stop = Math.min(chunk.length, start + length - this.#bodyBytes)
    this.#keep(chunk.subarray(start, stop))
    if (stop === chunk.length) return stop
    if (chunk[stop] !== NUL) this.#fail('The body is longer than its content-length')
    this.#endFrame()
    return stop + 1
  }

  #checkBody(bytes: number): void {
    if (bytes > this.#limits.messageBytes) {
      this.#fail(`A message may have ${this.#limits.messageBytes} bytes`)
    }
  }

  #keep(part: Buffer): void {
    if (part.length === 0) return
    this.#bodyParts.push(part)
    this.#bodyBytes += part.length
    // A body sent byte by byte must not cost a hundred bytes a byte.
    if (this.#bodyParts.length > 64) this.#bodyParts = [Buffer.concat(this.#bodyParts)]
  }

  #endFrame(): void {
    const [first = EMPTY, ...more] = this.#bodyParts
    const body = more.length > 0 ? Buffer.concat(this.#bodyParts) : first
    const frame = { command: this.#command, headers: this.#headers, body }
    this.#phase = 'between'
    this.#headBytes = 0
    this.#headerCount = 0
    this.#command = ''
    this.#headers = Object.create(null)
    this.#bodyLength = undefined
    this.#bodyParts = []
    this.#bodyBytes = 0
    this.#onFrame(frame)
  }

  #fail(message: string): never {
    throw new StompFault(message, this.#headers.receipt)
  }
}
