import { Duplex } from 'node:stream'
import type { EngineClient } from './engine-client.ts'
import { messagesIn, queryMessage } from './wire.ts'

/** Who answers: the engine in its thread; in tests, in the thread that asks. */
export type Answering = Pick<EngineClient, 'exchange'> & {
  once(event: 'died', listener: (error: Error) => void): unknown
  off(event: 'died', listener: (error: Error) => void): unknown
}

// Query and Sync: PostgreSQL answers these, and what came before them travels along.
const answered = new Set(['Q', 'S'])
const terminate = 'X'

/**
 * What the `pg` driver takes for its network socket: it hands the bytes to the engine's thread and
 * brings back the answers. The engine has one session for its whole life, so a new connection first
 * clears whatever the last one may have left open.
 */
export class EngineSocket extends Duplex {
  private readonly open: () => Promise<Answering>
  private engine: Answering | undefined
  private readonly onDeath = (error: Error) => this.destroy(error)
  private unsent: Buffer<ArrayBuffer> = Buffer.alloc(0)
  private started = false

  /** `open` gives the engine, when there is one to be had. */
  constructor(open: () => Promise<Answering>) {
    super()
    this.open = open
  }

  // The part of net.Socket that the driver calls.
  connect(): this {
    this.open().then(
      (engine) => {
        this.engine = engine
        engine.once('died', this.onDeath)
        this.emit('connect')
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.accept([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.accept(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.engine?.off('died', this.onDeath)
    done(error)
  }

  private accept(chunks: Buffer[]): void {
    this.unsent = Buffer.concat([this.unsent, ...chunks])
    if (!this.started) this.start()
    const length = answerableLength(this.unsent)
    if (length === 0) return
    this.send(Buffer.from(this.unsent.subarray(0, length)))
    this.unsent = Buffer.from(this.unsent.subarray(length))
  }

  // The startup packet is the only one without a type letter. The session itself is long open.
  private start(): void {
    if (this.unsent.length < 4 || this.unsent.length < this.unsent.readInt32BE(0)) return
    const length = this.unsent.readInt32BE(0)
    const startup = Buffer.from(this.unsent.subarray(0, length))
    this.unsent = Buffer.from(this.unsent.subarray(length))
    this.started = true
    for (const clearing of ['rollback', 'discard all'])
      this.exchange(queryMessage(clearing), () => {})
    this.send(startup)
  }

  private send(bytes: Buffer<ArrayBuffer>): void {
    this.exchange(bytes, (answer) => {
      if (!this.destroyed) this.push(Buffer.from(answer.buffer))
    })
  }

  // The driver sends nothing before it is connected.
  private exchange(
    bytes: Buffer<ArrayBuffer>,
    take: (answer: Uint8Array<ArrayBuffer>) => void,
  ): void {
    this.engine?.exchange(bytes).then(take, (error: Error) => this.destroy(error))
  }
}

/** How many of the bytes end in an answered message; 0 when more must come first. */
function answerableLength(bytes: Buffer): number {
  let answerable = 0
  for (const { type, end } of messagesIn(bytes)) {
    if (type === terminate) break
    if (answered.has(type)) answerable = end
  }
  return answerable
}
