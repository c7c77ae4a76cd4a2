import type { PhoneCallOutcome } from '@towline/contract'
import { within } from '../../../platform/within.ts'
import { DialedPhones } from '../carrier/dialed-phones.ts'
import type { RelaySession } from '../carrier/relay-session.ts'
import type { CallEnd, CompanyLine } from '../voice.ports.ts'
import { spoken } from '../voice.text.ts'
import { BackgroundWriter } from './background-writer.ts'
import type { VoiceDeps } from './deps.ts'
import type { LiveCall } from './live-call.ts'
import { outcomeFrom } from './record-of.ts'

/**
 * All calls of one kind in this process (the companies', visitors', practice) with the socket each has at the
 * moment, and what their doors and webhooks share.
 */
export class CallService {
  readonly deps: VoiceDeps
  readonly dialed: DialedPhones
  readonly #endings: BackgroundWriter<CallEnd[]>
  readonly #calls = new Map<string, LiveCall>()
  readonly #sessions = new Map<string, RelaySession>()
  readonly #finishing = new Set<Promise<void>>()
  readonly #rounds: NodeJS.Timeout
  #isStopping = false

  constructor(deps: VoiceDeps) {
    this.deps = deps
    this.dialed = new DialedPhones(deps.now, deps.fanOut)
    this.#endings = new BackgroundWriter<CallEnd[]>({
      write: async (ends) => {
        for (const end of ends) await deps.log.end(end)
      },
      merge: (first, next) => [...first, ...next],
    })
    this.#rounds = setInterval(() => this.checkCalls(), deps.limits.roundMs)
    this.#rounds.unref()
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  get size(): number {
    return this.#calls.size
  }

  get isFull(): boolean {
    return this.#calls.size >= this.deps.limits.calls
  }

  /** The address a relay opens its socket at, as it is signed. */
  get relayUrl(): string {
    return this.deps.publicUrl.replace(/^http/, 'ws') + this.deps.relayPath
  }

  /** Finds the company of a number that was called; rejects when the database can't be asked. */
  async findLine(number: string): Promise<CompanyLine | null> {
    const { tools, knownNumbers } = this.deps
    const found = await tools.findLine(number)
    // Another process has given it to a company, or taken it back, and nobody has said so here.
    if (knownNumbers.find(number)?.companyId !== found?.companyId) void knownNumbers.refresh()
    return found
  }

  /** The company of a number as last known: no database is asked. */
  lastKnown(number: string): CompanyLine | undefined {
    return this.deps.knownNumbers.find(number)
  }

  find(callSid: string): LiveCall | undefined {
    return this.#calls.get(callSid)
  }

  /** Takes a call in; when two requests brought it at once, the first one stays and is answered. */
  add(live: LiveCall): LiveCall {
    const already = this.#calls.get(live.call.callSid)
    if (already) return already
    this.#calls.set(live.call.callSid, live)
    this.deps.metrics.counted(this.#calls.size)
    this.deps.registry?.add(live)
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
    live.output = session
    live.aloneSince = null
  }

  /** A socket is closed. `hungUp` when the carrier closed it in good order. */
  disconnect(session: RelaySession, hungUp: boolean): void {
    const { live } = session
    const { callSid } = live.call
    session.detach()
    if (this.#sessions.get(callSid) !== session) return
    this.#sessions.delete(callSid)
    live.aloneSince = this.deps.now()
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
    this.deps.metrics.counted(this.#calls.size)
    this.deps.registry?.remove(live)
    const written = live
      .finish(this.deps.limits.finishMs)
      .then(() => this.noteEnd({ callSid, outcome: outcomeOf(live) }))
    this.#finishing.add(written)
    await written
    this.#finishing.delete(written)
  }

  /** Writes behind the webhook that a call is over; what became of it is known while it is here. */
  noteEnd(end: CallEnd): void {
    this.dialed.remove(end.callSid)
    const live = this.#calls.get(end.callSid)
    this.#endings.put([
      {
        ...(live && { outcome: outcomeOf(live) }),
        ...(live && hasFailed(live) && { trouble: 'line failed' as const }),
        ...end,
      },
    ])
  }

  /**
   * Stops taking calls: tells the carrier of every talk that it must go on elsewhere, waits for it to ask
   * where, and until everything is written.
   */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#rounds)
    const { farewellMs, finishMs } = this.deps.limits
    const talks = [...this.#sessions.values()]
    for (const session of talks) session.end('restart')
    await within(farewellMs, Promise.all(talks.map(({ live }) => live.over))).catch(() => {})
    for (const session of this.#sessions.values()) session.close(1001, 'the server stops')
    const unwritten = [...this.#calls.values()].flatMap(({ log, job }) => [log, job])
    await Promise.all(unwritten.map((writer) => writer.settled(finishMs)))
    await Promise.all(this.#finishing)
    await this.#endings.settled(finishMs)
    this.#endings.giveUp()
  }

  checkCalls(): void {
    const { limits, now } = this.deps
    for (const [callSid, live] of this.#calls) {
      if (!this.#sessions.has(callSid)) {
        if (live.aloneSince !== null && now() - live.aloneSince > limits.aloneMs)
          void this.finish(callSid)
      } else if (live.unwrittenFor > limits.unwrittenMs) {
        live.handOver('database away', spoken(live.memory.language).trouble)
      } else if (now() - live.call.startedAt > limits.callMs) {
        live.tooLong('call too long')
      }
    }
  }
}

/** We gave the caller to a person ourselves; that somebody talked for very long is no failure. */
const hasFailed = ({ handedOver }: LiveCall): boolean =>
  handedOver !== null && handedOver !== 'too many turns' && handedOver !== 'call too long'

/** What the record says became of the call; giving the caller to a person is something too. */
function outcomeOf({ memory, handedOver }: LiveCall): PhoneCallOutcome {
  const outcome = outcomeFrom(memory)
  return outcome === 'nothing' && handedOver ? 'transfer' : outcome
}
