import {
  type Act,
  type CallEvent,
  type CallerFacts,
  type DeskAnswer,
  type DeskRequest,
  type JobDraft,
  type Memory,
  startCall,
  turn,
} from '@towline/agent'
import type { TriedJob } from '@towline/contract'
import { BackgroundWriter } from './background-writer.ts'
import { type CallHost, CallSpokesman, type Utterance } from './model-mind/call-spokesman.ts'
import type { Mind } from './model-mind/mind.ts'
import type { CallLog, Desk, Line, LogBatch, LoggedCall } from './voice.ports.ts'
import { spoken } from './voice.text.ts'
import { wallClock } from './wall-clock.ts'
import { within } from './within.ts'

/** What happened, without the times, which the call adds itself. */
export type Happening = CallEvent extends infer E
  ? E extends CallEvent
    ? Omit<E, 'at' | 'now'>
    : never
  : never

/** What the agent does that the caller notices; the rest is done behind the call. */
export type SpokenAct = Extract<Act, { do: 'language' | 'say' | 'transfer' | 'end' }>

/** Whoever holds the caller's ear: the socket of the moment. */
export type Mouth = {
  perform(acts: SpokenAct[]): void
  /** Begins to say something that is still being made. */
  open(): Utterance
  /** Says something of the line's own and gives the caller to a person. */
  handOver(reason: string, words: string): void
  /** Shows whoever tries the agent the job as it stands. */
  show(job: TriedJob): void
}

/**
 * What a call works with. `failed` is told of a fault in the agent itself; `turned` of each turn, before
 * its words go out.
 */
export type Surroundings = {
  log: CallLog
  desk: Desk
  now: () => number
  failed: (error: unknown) => void
  /** The language model that words the turns; null where the built-in mind speaks alone. */
  mind: Mind | null
  turned?: ((live: LiveCall) => void) | undefined
}

/** What happens behind the caller's back. */
const unheard: ReadonlySet<CallEvent['kind']> = new Set(['deskAnswered', 'corrected', 'whispered'])
/** The greeting is the first entry of every log. */
const GREETING_SEQ = 1
/** How long the end of a call waits for what the desk was still asked, such as where the place is. */
const LAST_ANSWERS_MS = 3000
/** What happens in a turn, and the desk's quick answers to it, go into the log as one write. */
const LOG_GATHER_MS = 100
/** Long enough for the map to find a place; the dispatcher sees the card within 300 ms all the same. */
const JOB_GATHER_MS = 40
/** How long a caller waits to hear that his message is kept, or his job cancelled. */
const WRITE_MS = 3000

/**
 * One phone call, from the first ring until it is over, through as many sockets as it takes: the
 * agent's memory, the log, the job. Nothing here waits for the database: what happens is put into the
 * log behind the call, and the desk's answers come back as events.
 */
export class LiveCall {
  readonly call: LoggedCall
  readonly line: Line
  readonly log: BackgroundWriter<LogBatch>
  readonly job: BackgroundWriter<JobDraft>
  /** Null between two sockets: then nobody hears what is said. */
  mouth: Mouth | null = null
  /** Why this call must go to a person when its socket is lost, instead of being resumed. */
  beyondHelp: string | null = null
  /** Epoch ms when the last socket was lost; null while there is one. */
  aloneSince: number | null
  /** Why the line itself gave the caller to a person, if it did. */
  handedOver: string | null = null
  readonly #over = Promise.withResolvers<void>()
  #isOver = false
  readonly #asked = new Set<Promise<void>>()
  readonly #around: Surroundings
  readonly #spokesman: CallSpokesman | null
  #memory: Memory
  #seq: number

  constructor(call: LoggedCall, line: Line, memory: Memory, around: Surroundings) {
    this.call = call
    this.line = line
    this.#around = around
    this.#memory = memory
    this.#seq = call.lastSeq
    this.aloneSince = around.now()
    this.#spokesman = around.mind && new CallSpokesman(around.mind, this.#spokesmansHost())
    this.log = new BackgroundWriter<LogBatch>({
      write: (batch) => around.log.append(call, batch),
      merge: (first, next) => ({
        entries: [...first.entries, ...next.entries],
        memory: next.memory,
      }),
      gatherMs: LOG_GATHER_MS,
    })
    this.job = new BackgroundWriter<JobDraft>({
      // A job must not know more than the memory a killed server comes back with.
      write: async (draft) => {
        this.log.hurry()
        await this.log.settled(WRITE_MS)
        await around.desk.saveJob(call, draft)
      },
      merge: (_older, newer) => newer,
      gatherMs: JOB_GATHER_MS,
    })
  }

  /** A call that is only now beginning, with the greeting in its log. */
  static begin(call: LoggedCall, line: Line, around: Surroundings, caller: CallerFacts): LiveCall {
    const at = around.now()
    const { company } = line
    const { memory } = startCall({ company, caller, at, now: wallClock(at, company.timeZone) })
    const live = new LiveCall(call, line, memory, around)
    live.note('said', { text: memory.lastSaid })
    return live
  }

  get memory(): Memory {
    return this.#memory
  }

  /** The greeting, as long as no socket of this call has been opened; null afterwards. */
  get greeting(): { seq: number; text: string } | null {
    return this.#seq <= GREETING_SEQ ? { seq: GREETING_SEQ, text: this.#memory.lastSaid } : null
  }

  /** Resolves when the talk is over, before the last of it is written. */
  get over(): Promise<void> {
    return this.#over.promise
  }

  /**
   * For how many ms the database has failed to take what happens here; 0 when it does. A database that
   * is only slow is given four times as long as one that refuses.
   */
  get unwrittenFor(): number {
    return Math.max(
      ...[this.log, this.job].flatMap(({ failingFor, unwrittenFor }) => [
        failingFor,
        unwrittenFor / 4,
      ]),
    )
  }

  /** Lets the agent answer what happened: one turn, logged, its acts set going. */
  happened(happening: Happening): void {
    if (this.#isOver) return
    const at = this.#around.now()
    const event: CallEvent = { ...happening, at, now: wallClock(at, this.line.company.timeZone) }
    const before = this.#memory
    // Whatever is heard or pressed, the model's words are over; what the office says is not heard.
    if (!unheard.has(event.kind)) this.hush()
    const acts = this.#think(event)
    const { kind, at: _, ...data } = event
    this.note(kind, data)
    this.#spokesman?.heard(event)
    this.#around.turned?.(this)
    // Whoever words the answer: it is spoken in the language the caller is understood in.
    this.#perform(acts.filter((act) => act.do === 'language'))
    if (event.kind === 'heard' && this.#spokesman?.speak(before, event, acts)) return
    this.#perform(acts)
    this.#carryOut(acts)
  }

  /** True while a language model thinks of what to say, or says it. */
  get isThinking(): boolean {
    return this.#spokesman?.isSpeaking ?? false
  }

  /** Stops a language model in mid-word, if one is speaking. */
  hush(): void {
    this.#spokesman?.hush()
  }

  /** What the caller notices, said to the letter. */
  #perform(acts: readonly Act[]): void {
    const noticed = acts.filter(
      (act) =>
        act.do === 'language' || act.do === 'say' || act.do === 'transfer' || act.do === 'end',
    )
    if (noticed.length === 0) return
    this.hush()
    for (const act of noticed) if (act.do === 'say') this.#spokesman?.spoke(act.text)
    this.mouth?.perform(noticed)
  }

  /** What is done behind the call; the caller comes first. */
  #carryOut(acts: readonly Act[]): void {
    for (const act of acts) {
      if (act.do === 'ask') this.#ask(act.request)
      else if (act.do === 'saveJob') this.#save(act.draft)
      else if (act.do === 'tellDesk')
        this.note('deskTold', { words: act.words, isFollowed: act.isFollowed })
    }
  }

  #spokesmansHost(): CallHost {
    return {
      memory: () => this.#memory,
      remember: (memory) => {
        this.#memory = memory
      },
      carryOut: (acts) => this.#carryOut(acts),
      perform: (acts) => {
        this.#perform(acts)
        this.#carryOut(acts)
      },
      note: (kind, data) => void this.note(kind, data),
      ask: (question) => this.#around.desk.ask(this, question),
      open: () => this.mouth?.open() ?? null,
    }
  }

  /** Adds to the call's log; answers the number of the entry. */
  note(kind: string, data: Record<string, unknown>): number {
    this.#seq += 1
    const entry = { seq: this.#seq, at: this.#around.now(), kind, data }
    this.log.put({ entries: [entry], memory: this.#memory })
    return this.#seq
  }

  /**
   * The talk is over: the agent is told, the desk's last answers are taken in, and what is known is
   * written. Resolves when it is, or when `ms` have passed.
   */
  async finish(ms: number): Promise<void> {
    if (this.#isOver) return
    this.#over.resolve()
    this.mouth = null
    this.happened({ kind: 'hungUp' })
    await within(LAST_ANSWERS_MS, Promise.all(this.#asked)).catch(() => {})
    this.#isOver = true
    await Promise.all([this.log.settled(ms), this.job.settled(ms)])
    this.log.giveUp()
    this.job.giveUp()
  }

  /** One turn of the agent. A fault in it ends this talk with a person, and touches no other. */
  #think(event: CallEvent): Act[] {
    try {
      const { memory, acts } = turn(this.#memory, event)
      this.#memory = memory
      return acts
    } catch (error) {
      this.#around.failed(error)
      this.mouth?.handOver('agent failed', spoken(this.#memory.language).trouble)
      return []
    }
  }

  #ask(request: DeskRequest): void {
    this.note('asked', { request })
    const asked = this.#answer(request)
      .catch(() => ({ kind: 'failed' as const, request: request.kind }))
      .then((answer) => this.happened({ kind: 'deskAnswered', answer }))
      .finally(() => this.#asked.delete(asked))
    this.#asked.add(asked)
  }

  async #answer(request: DeskRequest): Promise<DeskAnswer> {
    if (request.kind === 'takeMessage') {
      this.note('message', { message: request.words })
      return { kind: 'takeMessage', done: await this.log.settled(WRITE_MS) }
    }
    // The job of this call must be there before it can be cancelled.
    if (request.kind === 'cancelJob') await this.job.settled(WRITE_MS)
    return this.#around.desk.ask(this, request)
  }

  #save(draft: JobDraft): void {
    this.note('saved', { draft })
    this.job.put(draft)
  }
}
