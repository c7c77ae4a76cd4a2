import {
  type Act,
  type AgentToolAnswer,
  type AgentToolRequest,
  type CallEvent,
  type CallerFacts,
  type CompanyFacts,
  type JobDraft,
  type Memory,
  startCall,
  turn,
} from '@towline/agent'
import { mustAgreeToRecording } from '@towline/contract'
import { within } from '../../../platform/within.ts'
import { stateOfAreaCode } from '../../../providers/maps/index.ts'
import { CallSpeaker } from '../model/call-speaker.ts'
import type { LateReading, SpokenCall } from '../model/heard-turn.ts'
import type { CompanyLine, LogBatch, LoggedCall, ToolQuestion } from '../voice.ports.ts'
import { spoken } from '../voice.text.ts'
import { BackgroundWriter } from './background-writer.ts'
import {
  type CallAct,
  type CallOutput,
  isForOutput,
  isSpoken,
  type SpokenAct,
  type UntimedEvent,
} from './call-output.ts'
import type { RegisteredCall, VoiceDeps } from './deps.ts'
import { wallClock } from './wall-clock.ts'

/** The company as a caller has it who must agree to being recorded, or need not. */
function askedToAgree(company: CompanyFacts, number: string): CompanyFacts {
  const state = stateOfAreaCode(number.slice(0, 3))
  if (!company.recorded || !mustAgreeToRecording(company.state, state)) return company
  return { ...company, recorded: 'agreed' }
}

/** What happens behind the caller's back. */
const unheard: ReadonlySet<CallEvent['kind']> = new Set([
  'deskAnswered',
  'corrected',
  'whispered',
  'read',
])
/** What ends the reading of the words before: they are read with the next ones. */
const cutsIn: ReadonlySet<CallEvent['kind']> = new Set(['heard', 'keyed', 'interrupted'])
/** The greeting is the first entry of every log. */
const GREETING_SEQ = 1
/** How long the end of a call waits for what the company was still asked, such as where the place is. */
const LAST_ANSWERS_MS = 3000
/** What happens in a turn, and the tools' quick answers to it, go into the log as one write. */
const LOG_GATHER_MS = 100
/** Long enough for the map to find a place; the dispatcher sees the card within 300 ms all the same. */
const JOB_GATHER_MS = 40
/** How long a caller waits to hear that the message is kept, or the job cancelled. */
const WRITE_MS = 3000

/**
 * One phone call, from the first ring until it is over, through as many sockets as it takes: the
 * agent's memory, the log, the job. It takes an event and gives acts to its output. Nothing here waits for
 * the database: what happens is put into the log behind the call, and the tools' answers come back as events.
 */
export class LiveCall implements SpokenCall, RegisteredCall {
  readonly call: LoggedCall
  readonly line: CompanyLine
  readonly log: BackgroundWriter<LogBatch>
  readonly job: BackgroundWriter<JobDraft>
  /** The agent's memory after the last event. */
  memory: Memory
  /** Null between two sockets: then nobody hears what is said. */
  output: CallOutput | null = null
  /** Why this call must go to a person when its socket is lost, instead of being resumed. */
  beyondHelp: string | null = null
  /** Epoch ms when the last socket was lost; null while there is one. */
  aloneSince: number | null
  readonly #over = Promise.withResolvers<void>()
  readonly #asked = new Set<Promise<void>>()
  readonly #deps: VoiceDeps
  readonly #speaker: CallSpeaker | null
  #handedOver: string | null = null
  #isOver = false
  #seq: number
  /** The numbers of entries that another process, which has this call too, was faster with. */
  readonly #moved = new Map<unknown, number>()

  constructor(call: LoggedCall, line: CompanyLine, memory: Memory, deps: VoiceDeps) {
    this.call = call
    this.line = line
    this.memory = memory
    this.#deps = deps
    this.#seq = call.lastSeq
    this.aloneSince = deps.now()
    this.#speaker = deps.model && new CallSpeaker(deps.model, this)
    this.log = new BackgroundWriter<LogBatch>({
      write: (batch) => this.#append(batch),
      merge: (first, next) => ({
        entries: [...first.entries, ...next.entries],
        memory: next.memory,
      }),
      gatherMs: LOG_GATHER_MS,
    })
    this.job = new BackgroundWriter<JobDraft>({
      // A job must not know more than the memory a killed server comes back with.
      write: async (draft) => {
        await this.written(WRITE_MS)
        await deps.tools.saveJob(call, draft)
      },
      merge: (_older, newer) => newer,
      gatherMs: JOB_GATHER_MS,
    })
  }

  /** A call that is only now beginning, with the greeting in its log. */
  static begin(
    call: LoggedCall,
    line: CompanyLine,
    deps: VoiceDeps,
    caller: CallerFacts,
  ): LiveCall {
    const at = deps.now()
    const company = askedToAgree(line.company, caller.number)
    const { memory } = startCall({ company, caller, at, now: wallClock(at, company.timeZone) })
    const live = new LiveCall(call, line, memory, deps)
    live.note('said', { text: memory.lastSaid })
    return live
  }

  /** The greeting, as long as no socket of this call has been opened; null afterwards. */
  get greeting(): { seq: number; text: string } | null {
    return this.#seq <= GREETING_SEQ ? { seq: GREETING_SEQ, text: this.memory.lastSaid } : null
  }

  /** Why we gave the caller to a person ourselves, if we did. */
  get handedOver(): string | null {
    return this.#handedOver
  }

  /** Resolves when the talk is over, before the last of it is written. */
  get over(): Promise<void> {
    return this.#over.promise
  }

  /**
   * For how many ms the database has failed to take what happens here; 0 when it does. A database that
   * is only slow is given six times as long as one that refuses, or from which nothing comes back at all.
   */
  get unwrittenFor(): number {
    const silentFor = this.#deps.log.silentFor()
    return Math.max(
      ...[this.log, this.job].flatMap(({ failingFor, unwrittenFor }) => [
        failingFor,
        Math.min(unwrittenFor, silentFor),
        unwrittenFor / 6,
      ]),
    )
  }

  /** True while a language model thinks of what to say, or says it. */
  get isThinking(): boolean {
    return this.#speaker?.isSpeaking ?? false
  }

  /** Lets the agent answer an event: one turn, logged, its acts performed. */
  receive(untimed: UntimedEvent): void {
    if (this.#isOver) return
    const at = this.#deps.now()
    const event: CallEvent = { ...untimed, at, now: wallClock(at, this.line.company.timeZone) }
    const before = this.memory
    // Whatever is heard or pressed, the model's words are over; what the office says is not heard.
    if (cutsIn.has(event.kind)) this.cutIn()
    else if (!unheard.has(event.kind)) this.#speaker?.stop()
    const acts = this.#think(event)
    const { kind, at: _, ...data } = event
    this.note(kind, data)
    this.#speaker?.receive(event)
    const { shownJob } = this.#deps
    if (shownJob) this.perform([{ do: 'showJob', job: shownJob(this.memory) }])
    // Whoever words the answer: it is spoken in the language the caller is understood in.
    this.perform(acts.filter((act) => act.do === 'language'))
    if (event.kind === 'heard' && this.#speaker?.answer(before, event, acts)) return
    this.perform(acts)
  }

  /** Carries acts out: what the caller notices first, then what is done behind the call. */
  perform(acts: readonly CallAct[]): void {
    const noticed = acts.filter(isForOutput)
    if (noticed.some(isSpoken)) {
      this.#speaker?.stop()
      for (const act of noticed) if (act.do === 'say') this.#speaker?.spoke(act.text)
    }
    if (noticed.length > 0) this.output?.perform(noticed)
    for (const act of acts) {
      if (act.do === 'ask') this.#ask(act.request)
      else if (act.do === 'saveJob') this.#save(act.draft)
      else if (act.do === 'tellDispatcher')
        this.note('deskTold', { words: act.words, isFollowed: act.isFollowed })
    }
  }

  /** The caller cuts in: a language model stops in mid-word, and stops reading. */
  cutIn(): void {
    this.#speaker?.stopAll()
  }

  /** A language model has read words that were answered already. */
  takeLate(late: LateReading): void {
    this.receive({ kind: 'read', ...late, isBeingAsked: this.output?.isSpeaking ?? false })
  }

  /** Says something of our own and gives the caller to a person, while somebody is listening. */
  handOver(reason: string, words: string): void {
    if (!this.output || this.output.isOver) return
    this.note('handedOver', { reason })
    this.#handedOver = reason
    this.output.perform([ownWords(words), { do: 'transfer', reason }])
  }

  /** The call has lasted as long as one may: a person goes on with it, or nobody does. */
  tooLong(reason: string): void {
    const { farewell } = this.#deps.limits
    if (farewell) this.output?.perform([ownWords(farewell), { do: 'hangUp' }])
    else this.handOver(reason, spoken(this.memory.language).tooLong)
  }

  /** Asks the company something, through the agent's tools. */
  ask(question: ToolQuestion): Promise<AgentToolAnswer> {
    return this.#deps.tools.ask(this, question)
  }

  /** Adds to the call's log; answers the number of the entry. */
  note(kind: string, data: Record<string, unknown>): number {
    this.#seq += 1
    const entry = { seq: this.#seq, at: this.#deps.now(), kind, data }
    this.log.put({ entries: [entry], memory: this.memory })
    return this.#seq
  }

  /** Resolves once all that has happened is in the log, or after so many ms. */
  async written(ms: number): Promise<void> {
    this.log.hurry()
    await this.log.settled(ms)
  }

  /**
   * The talk is over: the agent is told, the last answers of its tools are taken in, and what is known is
   * written. Resolves when it is, or when `ms` have passed.
   */
  async finish(ms: number): Promise<void> {
    if (this.#isOver) return
    this.#over.resolve()
    this.output = null
    this.receive({ kind: 'hungUp' })
    await within(LAST_ANSWERS_MS, Promise.all([...this.#asked, this.#speaker?.read])).catch(
      () => {},
    )
    this.#isOver = true
    await Promise.all([this.log.settled(ms), this.job.settled(ms)])
    this.log.giveUp()
    this.job.giveUp()
  }

  /** Writes into the log, and goes on behind what another process has written there meanwhile. */
  async #append({ entries, memory }: LogBatch): Promise<void> {
    const numbered = entries.map((entry) => {
      const said = this.#moved.get(entry.data.said)
      return said && entry.kind === 'cut' ? { ...entry, data: { ...entry.data, said } } : entry
    })
    const stored = await this.#deps.log.append(this.call, { entries: numbered, memory })
    for (const [from, to] of stored.moved) this.#moved.set(from, to)
    this.#seq = Math.max(this.#seq, stored.lastSeq)
  }

  /** One turn of the agent. A fault in it ends this talk with a person, and touches no other. */
  #think(event: CallEvent): Act[] {
    try {
      const { memory, acts } = turn(this.memory, event)
      this.memory = memory
      return acts
    } catch (error) {
      this.#deps.logger.error({ err: error }, 'the agent failed')
      this.handOver('agent failed', spoken(this.memory.language).trouble)
      return []
    }
  }

  #ask(request: AgentToolRequest): void {
    this.note('asked', { request })
    const asked = this.#answer(request)
      .catch(() => ({ kind: 'failed' as const, request: request.kind }))
      .then((answer) => this.receive({ kind: 'deskAnswered', answer }))
      .finally(() => this.#asked.delete(asked))
    this.#asked.add(asked)
  }

  async #answer(request: AgentToolRequest): Promise<AgentToolAnswer> {
    if (request.kind === 'takeMessage') {
      this.note('message', { message: request.words })
      return { kind: 'takeMessage', done: await this.log.settled(WRITE_MS) }
    }
    // The job of this call must be there before it can be cancelled.
    if (request.kind === 'cancelJob') await this.job.settled(WRITE_MS)
    return this.ask(request)
  }

  #save(draft: JobDraft): void {
    this.note('saved', { draft })
    this.job.put(draft)
  }
}

/** Words of our own, which the caller can't cut off. */
const ownWords = (text: string): SpokenAct => ({ do: 'say', text, interruptible: false })
