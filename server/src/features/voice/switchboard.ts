import type { LiveCall } from './live-call.ts'
import type { RelaySession } from './relay-session.ts'
import { spoken } from './voice.text.ts'
import { within } from './within.ts'

/** How long the line lets things go, in ms, and how many calls it takes. */
export type BoardLimits = {
  calls: number
  callMs: number
  /** How long the database may be away before callers are given to a person. */
  unwrittenMs: number
  /** How long a call whose socket is lost waits for the carrier to come back. */
  aloneMs: number
  /** How long the last words of a call may take to be written. */
  finishMs: number
  /** How long a stopping server waits for carriers to take their calls elsewhere. */
  farewellMs: number
  /** How often the calls are looked over. */
  roundMs: number
}

type Options = {
  limits: BoardLimits
  now: () => number
  /** Told how many calls are on the line, whenever that changes. */
  counted: (calls: number) => void
  /** A call has come in, and is no longer here. */
  taken?: ((live: LiveCall) => void) | undefined
  gone?: ((live: LiveCall) => void) | undefined
  /** A call is over and written. */
  finished: (live: LiveCall) => void
}

/** All calls of this process and the socket each has at the moment. */
export class Switchboard {
  readonly #options: Options
  readonly #calls = new Map<string, LiveCall>()
  readonly #sessions = new Map<string, RelaySession>()
  readonly #finishing = new Set<Promise<void>>()
  readonly #rounds: NodeJS.Timeout

  constructor(options: Options) {
    this.#options = options
    this.#rounds = setInterval(() => this.#lookOver(), options.limits.roundMs)
    this.#rounds.unref()
  }

  get size(): number {
    return this.#calls.size
  }

  get isFull(): boolean {
    return this.#calls.size >= this.#options.limits.calls
  }

  find(callSid: string): LiveCall | undefined {
    return this.#calls.get(callSid)
  }

  /** Takes a call in; when two requests brought it at once, the first one stays and is answered. */
  add(live: LiveCall): LiveCall {
    const already = this.#calls.get(live.call.callSid)
    if (already) return already
    this.#calls.set(live.call.callSid, live)
    this.#options.counted(this.#calls.size)
    this.#options.taken?.(live)
    return live
  }

  /**
   * Gives a call its socket. An older one is closed: the carrier opens a second socket only when it
   * holds the first for lost, and to refuse it would leave the caller in silence.
   */
  connect(session: RelaySession): void {
    const { live } = session
    const { callSid } = live.call
    this.#sessions.get(callSid)?.close(1000, 'taken over by a newer socket')
    this.#sessions.set(callSid, session)
    live.mouth = session
    live.aloneSince = null
  }

  /** A socket is closed. `hungUp` when the carrier closed it in good order. */
  disconnect(session: RelaySession, hungUp: boolean): void {
    const { live } = session
    const { callSid } = live.call
    session.detach()
    if (this.#sessions.get(callSid) !== session) return
    this.#sessions.delete(callSid)
    live.aloneSince = this.#options.now()
    // A call that was given to a person may come back when nobody picks up.
    const isDone = session.ended ? session.ended === 'hang up' : hungUp
    if (isDone) void this.finish(callSid)
  }

  /** A call is over, as far as the agent goes. Harmless for one that is not (or no longer) here. */
  async finish(callSid: string): Promise<void> {
    const live = this.#calls.get(callSid)
    if (!live) return
    this.#calls.delete(callSid)
    this.#sessions.get(callSid)?.close(1000, 'the call is over')
    this.#sessions.delete(callSid)
    this.#options.counted(this.#calls.size)
    this.#options.gone?.(live)
    const written = live
      .finish(this.#options.limits.finishMs)
      .then(() => this.#options.finished(live))
    this.#finishing.add(written)
    await written
    this.#finishing.delete(written)
  }

  /**
   * Tells the carrier of every talk that it must go on elsewhere, waits for it to ask where, and until
   * all is written.
   */
  async stop(): Promise<void> {
    clearInterval(this.#rounds)
    const { farewellMs, finishMs } = this.#options.limits
    const talks = [...this.#sessions.values()]
    for (const session of talks) session.end('restart')
    await within(farewellMs, Promise.all(talks.map(({ live }) => live.over))).catch(() => {})
    for (const session of this.#sessions.values()) session.close(1001, 'the server stops')
    const unwritten = [...this.#calls.values()].flatMap(({ log, job }) => [log, job])
    await Promise.all(unwritten.map((writer) => writer.settled(finishMs)))
    await Promise.all(this.#finishing)
  }

  #lookOver(): void {
    const now = this.#options.now()
    const { limits } = this.#options
    for (const [callSid, live] of this.#calls) {
      const session = this.#sessions.get(callSid)
      if (!session) {
        if (live.aloneSince !== null && now - live.aloneSince > limits.aloneMs)
          void this.finish(callSid)
      } else if (live.unwrittenFor > limits.unwrittenMs) {
        session.handOver('database away', spoken(session.live.memory.language).trouble)
      } else if (now - live.call.startedAt > limits.callMs) {
        session.tooLong('call too long')
      }
    }
  }
}
