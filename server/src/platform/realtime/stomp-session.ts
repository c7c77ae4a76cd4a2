import { randomUUID } from 'node:crypto'
import type { Broker, Subscription } from './broker.ts'
import { agreeHeartBeats, startHeartBeats } from './heart-beats.ts'
import type { RealtimeLimits } from './limits.ts'
import { createPace, createRate, type Pace } from './pace.ts'
import type { Pipe } from './pipe.ts'
import type { RealtimeLog } from './realtime-log.ts'
import {
  heartBeat,
  StompFault,
  type StompFrame,
  type StompHeaders,
  type StompVersion,
  serialise,
  stompVersions,
  type WireFrame,
} from './stomp-codec.ts'
import { StompParser } from './stomp-parser.ts'
import { createTransactions } from './transactions.ts'

/** What came with a SEND besides its destination and text. */
export type Sent = { headers: StompHeaders; bytes: Buffer }

/**
 * What a session asks of the house. Each may throw a StompFault, whose message the client gets; of
 * any other error he learns only that it happened.
 */
type SessionHost<Identity> = {
  limits: RealtimeLimits
  log: RealtimeLog
  broker: Pick<Broker, 'add' | 'remove'>
  authenticate(connectHeaders: StompHeaders): Promise<Identity>
  maySubscribe(identity: Identity, destination: string): Promise<boolean>
  onSend(identity: Identity, destination: string, body: string, sent: Sent): Promise<void>
  /** The session is over. `slow`: its client did not take what he was sent. */
  onEnd(why: 'closed' | 'slow'): void
}

const PROTOCOL_ERROR = 1002
const NORMAL = 1000
/** A subscription's id goes onto every message for it, so it may not be long. */
const LONGEST_ID = 256

/**
 * One client's STOMP conversation. Frames are worked off one after the other, each answered before
 * the next begins, so that what a client sends stays in order and a receipt means done.
 */
export class StompSession<Identity> {
  readonly #pipe: Pipe
  readonly #host: SessionHost<Identity>
  readonly #parser: StompParser
  readonly #pace: Pace
  readonly #withinRate: () => boolean
  readonly #transactions
  readonly #subscriptions = new Map<string, Subscription>()
  readonly #connectTimer: NodeJS.Timeout
  #beats = { heard() {}, stop() {} }
  #version: StompVersion | undefined
  #who: { identity: Identity } | undefined
  #waiting: (StompFrame | StompFault)[] = []
  #waitingBytes = 0
  #isWorking = false
  #isDeaf = false
  #isOver = false

  constructor(pipe: Pipe, host: SessionHost<Identity>) {
    this.#pipe = pipe
    this.#host = host
    this.#parser = new StompParser(host.limits, (frame) => this.#accept(frame))
    this.#pace = createPace(pipe, host.limits)
    this.#withinRate = createRate(host.limits)
    this.#transactions = createTransactions(host.limits.transactions)
    const late = () =>
      this.#fail(new StompFault(`CONNECT must come within ${host.limits.connectMs} ms`))
    this.#connectTimer = setTimeout(late, host.limits.connectMs)
  }

  /** Takes bytes from the client, cut anywhere. */
  receive(chunk: Buffer): void {
    if (this.#isDeaf) return
    this.#beats.heard()
    try {
      this.#parser.feed(chunk)
    } catch (error) {
      // Behind the frames that came before it: they were right, and are still carried out.
      this.#isDeaf = true
      this.#queue(error instanceof StompFault ? error : new StompFault('The frame cannot be read'))
    }
  }

  /** The transport has gone. */
  gone(): void {
    this.#release('closed')
  }

  /** Who the client has signed in as, if he has. */
  get who(): { identity: Identity } | undefined {
    return this.#who
  }

  /** Who he is and what he listens to, once he has signed in. */
  get present(): { identity: Identity; destinations: string[] } | undefined {
    if (!this.#who) return undefined
    const destinations = [...this.#subscriptions.values()].map(({ destination }) => destination)
    return { identity: this.#who.identity, destinations }
  }

  /** Whether the client has signed in as somebody of whom this is true. */
  isOf(predicate: (identity: Identity) => boolean): boolean {
    return this.#who !== undefined && predicate(this.#who.identity)
  }

  /** Ends the session with an ERROR frame that says why. */
  refuse(message: string): void {
    this.#fail(new StompFault(message))
  }

  /** Ends the session without blame, with a WebSocket close code. */
  end(code = NORMAL, reason = ''): void {
    if (this.#release('closed')) this.#pipe.close(code, reason)
  }

  /** To be called every second or so: ends the session if what was sent has not left in time. */
  checkPace(): void {
    if (!this.#pace.keepsUp()) this.#cutOff()
  }

  #accept(frame: StompFrame): void {
    const { receipt } = frame.headers
    if (!this.#withinRate()) throw new StompFault('Too many messages at once', receipt)
    this.#waitingBytes += sizeOf(frame)
    if (this.#waitingBytes > this.#host.limits.waitingBytes) {
      throw new StompFault('Too many messages are waiting', receipt)
    }
    const isConnect = frame.command === 'CONNECT' || frame.command === 'STOMP'
    if (isConnect === (this.#version !== undefined)) {
      throw new StompFault(isConnect ? 'CONNECT came twice' : 'CONNECT must come first', receipt)
    }
    // At once, and not in turn: the parser needs it for the frame behind this one.
    if (isConnect) {
      clearTimeout(this.#connectTimer)
      this.#version = this.#parser.version = agreeVersion(frame.headers['accept-version'])
    }
    if (frame.command === 'DISCONNECT') this.#isDeaf = true
    this.#queue(frame)
  }

  #queue(next: StompFrame | StompFault): void {
    this.#waiting.push(next)
    if (!this.#isWorking) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    for (let next = this.#waiting.shift(); next && !this.#isOver; next = this.#waiting.shift()) {
      if (next instanceof StompFault) this.#fail(next)
      else await this.#perform(next)
    }
    this.#isWorking = false
  }

  async #perform(frame: StompFrame): Promise<void> {
    const { receipt } = frame.headers
    try {
      const isHeld = await this.#obey(frame)
      if (!isHeld) this.#waitingBytes -= sizeOf(frame)
      if (receipt !== undefined) this.#transmit('RECEIPT', { 'receipt-id': receipt })
      if (frame.command === 'DISCONNECT') this.end()
    } catch (error) {
      if (error instanceof StompFault) this.#fail(new StompFault(error.message, receipt))
      else {
        this.#host.log.error({ err: error, command: frame.command }, 'a realtime frame failed')
        this.#fail(new StompFault('The server could not do this', receipt))
      }
    }
  }

  /** Carries the frame out. True when it is kept for the end of its transaction instead. */
  async #obey(frame: StompFrame): Promise<boolean> {
    const { command, headers, body } = frame
    if (body.length > 0 && command !== 'SEND') throw new StompFault(`${command} has no body`)
    if (headers.transaction !== undefined && (command === 'SEND' || isAck(command))) {
      this.#transactions.hold(headers.transaction, frame)
      return true
    }
    switch (command) {
      case 'CONNECT':
      case 'STOMP':
        await this.#connect(headers)
        break
      case 'SEND':
        await this.#send(frame)
        break
      case 'SUBSCRIBE':
        await this.#subscribe(headers)
        break
      case 'UNSUBSCRIBE':
        this.#unsubscribe(headers)
        break
      case 'ACK':
      case 'NACK':
        // Nothing is kept for redelivery, so an acknowledgement need only be well formed.
        need(headers, this.#version === '1.2' ? 'id' : 'message-id')
        break
      case 'BEGIN':
        this.#transactions.begin(need(headers, 'transaction'))
        break
      case 'COMMIT':
        for (const held of this.#endTransaction(headers)) {
          if (held.command === 'SEND') await this.#send(held)
        }
        break
      case 'ABORT':
        this.#endTransaction(headers)
        break
      case 'DISCONNECT':
        break
      default:
        throw new StompFault(`${command.slice(0, 40)} is not a command`)
    }
    return false
  }

  async #connect(headers: StompHeaders): Promise<void> {
    const { limits } = this.#host
    const agreed = agreeHeartBeats(headers['heart-beat'], limits.heartBeatMs)
    const identity = await this.#host.authenticate(headers)
    if (this.#isOver) return
    this.#who = { identity }
    this.#transmit('CONNECTED', {
      version: this.#version ?? '1.0',
      'heart-beat': `${limits.heartBeatMs},${limits.heartBeatMs}`,
      session: randomUUID(),
      server: 'towline',
    })
    this.#beats = startHeartBeats(agreed, {
      beat: () => this.#write(heartBeat),
      silence: () => this.#fail(new StompFault('No heart-beat was heard')),
    })
  }

  async #send(frame: StompFrame): Promise<void> {
    const { headers, body } = frame
    const destination = need(headers, 'destination')
    const sent = { headers, bytes: body }
    await this.#host.onSend(this.#identity(), destination, body.toString('utf8'), sent)
  }

  async #subscribe(headers: StompHeaders): Promise<void> {
    const destination = need(headers, 'destination')
    // In STOMP 1.0 a subscription may go without an id and is then known by its destination.
    const id = this.#version === '1.0' ? (headers.id ?? destination) : need(headers, 'id')
    if (id.length > LONGEST_ID) {
      throw new StompFault(`The id of a subscription may have ${LONGEST_ID} characters`)
    }
    const ack = headers.ack ?? 'auto'
    if (!['auto', 'client', 'client-individual'].includes(ack)) {
      throw new StompFault('ack must be auto, client or client-individual')
    }
    if (this.#subscriptions.has(id)) throw new StompFault(`There is a subscription ${id} already`)
    if (this.#subscriptions.size >= this.#host.limits.subscriptions) {
      throw new StompFault(`A connection may have ${this.#host.limits.subscriptions} subscriptions`)
    }
    if (!(await this.#host.maySubscribe(this.#identity(), destination))) {
      throw new StompFault(`You may not subscribe to ${destination}`)
    }
    if (this.#isOver) return
    const subscription: Subscription = {
      id,
      destination,
      version: this.#version ?? '1.0',
      acknowledges: ack !== 'auto',
      deliver: (message) => this.#write(message),
    }
    this.#subscriptions.set(id, subscription)
    this.#host.broker.add(subscription)
  }

  #unsubscribe(headers: StompHeaders): void {
    const id =
      this.#version === '1.0' ? (headers.id ?? need(headers, 'destination')) : need(headers, 'id')
    const subscription = this.#subscriptions.get(id)
    // Pages unsubscribe twice when they tidy up; that is no reason to end their connection.
    if (!subscription) return
    this.#subscriptions.delete(id)
    this.#host.broker.remove(subscription)
  }

  #endTransaction(headers: StompHeaders): StompFrame[] {
    const held = this.#transactions.end(need(headers, 'transaction'))
    for (const frame of held) this.#waitingBytes -= sizeOf(frame)
    return held
  }

  #identity(): Identity {
    if (!this.#who) throw new StompFault('CONNECT must come first')
    return this.#who.identity
  }

  #transmit(command: string, headers: StompHeaders): void {
    this.#write(serialise(command, headers, this.#version ?? '1.2'))
  }

  #write(frame: WireFrame): void {
    if (this.#isOver) return
    this.#pipe.send(frame)
    if (!this.#pace.sent(frame.bytes.length)) this.#cutOff()
  }

  #fail({ message, receiptId }: StompFault): void {
    this.#transmit('ERROR', {
      message,
      ...(receiptId !== undefined && { 'receipt-id': receiptId }),
      ...(!this.#who && { version: stompVersions.join(',') }),
    })
    if (this.#release('closed')) this.#pipe.close(PROTOCOL_ERROR, '')
  }

  #cutOff(): void {
    if (this.#release('slow')) this.#pipe.terminate()
  }

  /** Gives everything back, once; false when that has been done before. */
  #release(why: 'closed' | 'slow'): boolean {
    if (this.#isOver) return false
    this.#isOver = this.#isDeaf = true
    clearTimeout(this.#connectTimer)
    this.#beats.stop()
    for (const subscription of this.#subscriptions.values()) this.#host.broker.remove(subscription)
    this.#subscriptions.clear()
    this.#waiting = []
    this.#host.onEnd(why)
    return true
  }
}

/** The highest version both speak; without an `accept-version` the client means 1.0. */
function agreeVersion(accepted = '1.0'): StompVersion {
  const offered = accepted.split(',').map((version) => version.trim())
  const agreed = stompVersions.find((version) => offered.includes(version))
  if (!agreed) throw new StompFault(`This server speaks STOMP ${stompVersions.join(', ')}`)
  return agreed
}

function need(headers: StompHeaders, name: string): string {
  const value = headers[name]
  if (value === undefined) throw new StompFault(`The header ${name} is missing`)
  return value
}

function isAck(command: string): boolean {
  return command === 'ACK' || command === 'NACK'
}

/** Bytes a waiting frame counts for; small ones have their price too. */
function sizeOf({ headers, body }: StompFrame): number {
  return 200 + 100 * Object.keys(headers).length + body.length
}
