import {
  type Act,
  type AgentToolAnswer,
  type CallEvent,
  type CallerFacts,
  type CompanyFacts,
  type JobDraft,
  type Memory,
  startCall,
  turn,
} from '@towline/agent'
import { toE164 } from '@towline/contract'
import { type Caller, type CallersPhone, holdCall } from '@towline/simulator'
import type { App } from '../../../platform/app.ts'
import { ownCompany } from '../../company/index.ts'
import { callLogOf } from '../session/call-log.ts'
import { companyLineOf } from '../session/company-line.ts'
import { wallClock } from '../session/wall-clock.ts'
import { agentToolsOf } from '../tools/agent-tools.ts'
import type { CompanyLine, LogEntry, ToolQuestion } from '../voice.ports.ts'

/** How long a word takes to be said, and how long people wait before they speak, in ms. */
const WORD_MS = 380
const BREATH_MS = 900
/** How long a silence is before the agent asks whether anybody is there, in ms. */
const SILENCE_MS = 8000

/** A clock that moves as the call goes on, epoch ms. */
export type Clock = { at: number }

/**
 * Lets a simulated caller hold a call with the company's agent at another time, and keeps it as the phone line keeps
 * one: its record, its transcript and its job. Nothing is sent to anybody. A call of this `callSid` that is there
 * already stays as it is. `app.now` must be the clock.
 */
export async function holdPastCall(
  app: App,
  clock: Clock,
  { companyId, callSid, caller }: { companyId: string; callSid: string; caller: Caller },
): Promise<void> {
  const row = await app.db.asSystem((tx) => ownCompany(tx, companyId), { readOnly: true })
  const line = companyLineOf(row, clock.at)
  const log = callLogOf(app)
  if (await log.find(callSid)) return
  const from = caller.from ? toE164(caller.from) : 'anonymous'
  const to = row.agent_number ?? ''
  const call = await log.open(line, { callSid, from, to, at: clock.at })
  const began = clock.at
  const tools = agentToolsOf(app)
  const agent = new PastAgent(line, {
    clock,
    caller: await tools.findCaller(companyId, from),
    ask: (request) => tools.ask({ call, line }, request),
  })
  await holdCall(caller, phoneTo(agent, clock))
  await agent.take({ kind: 'hungUp' })
  const { entries, memory, draft } = agent
  await log.append(call, { entries, memory })
  if (draft) await tools.saveJob(call, draft)
  await log.end({ callSid, seconds: Math.round((clock.at - began) / 1000) })
}

type Ask = (request: ToolQuestion) => Promise<AgentToolAnswer>

/** The agent in a call of another time, and the log of it. */
class PastAgent {
  memory: Memory
  readonly entries: LogEntry[] = []
  draft: JobDraft | undefined
  ended: ReturnType<CallersPhone['ended']> = null
  readonly #ask: Ask
  readonly #clock: Clock
  readonly #company: CompanyFacts

  constructor(
    { company }: CompanyLine,
    { clock, caller, ask }: { clock: Clock; caller: CallerFacts; ask: Ask },
  ) {
    this.#clock = clock
    this.#company = company
    this.#ask = ask
    this.memory = startCall({ company, caller, ...this.#time() }).memory
    this.#note('said', { text: this.memory.lastSaid })
    this.passes(this.memory.lastSaid)
  }

  /** The time it takes to say these words. */
  passes(words: string): void {
    this.#clock.at += BREATH_MS + words.split(' ').length * WORD_MS
  }

  /** One turn; answers what the agent says. */
  async take(event: Pick<CallEvent, 'kind'> & Record<string, unknown>): Promise<string> {
    const { kind, ...data } = event
    const taken = turn(this.memory, { ...event, ...this.#time() } as CallEvent)
    this.memory = taken.memory
    this.#note(kind, data)
    const said: string[] = []
    for (const act of taken.acts) said.push(await this.#perform(act))
    return said.filter(Boolean).join(' ')
  }

  async #perform(act: Act): Promise<string> {
    if (act.do === 'say') {
      this.#note('said', { text: act.text })
      this.passes(act.text)
      return act.text
    }
    if (act.do === 'saveJob') {
      this.draft = act.draft
      this.#note('saved', { draft: act.draft })
    }
    if (act.do === 'end') this.ended = 'agent hung up'
    if (act.do === 'transfer') this.ended = 'put through'
    if (act.do !== 'ask') return ''
    const { request } = act
    this.#note('asked', { request })
    const answer: AgentToolAnswer =
      request.kind === 'takeMessage'
        ? { kind: 'takeMessage', done: true }
        : await this.#ask(request)
    return this.take({ kind: 'deskAnswered', answer })
  }

  #time(): { at: number; now: string } {
    const { at } = this.#clock
    return { at, now: wallClock(at, this.#company.timeZone) }
  }

  #note(kind: string, data: Record<string, unknown>): void {
    this.entries.push({ seq: this.entries.length + 1, at: this.#clock.at, kind, data })
  }
}

/** A phone to the agent itself, without a line between them. */
function phoneTo(agent: PastAgent, clock: Clock): CallersPhone {
  let silences = 0
  const say = (words: string) => {
    silences = 0
    agent.passes(words)
    return agent.take({ kind: 'heard', words })
  }
  return {
    dial: async () => agent.memory.lastSaid,
    say,
    cutIn: async (after, words) => {
      const heard = agent.memory.lastSaid.split(' ').slice(0, after).join(' ')
      await agent.take({ kind: 'interrupted', heard })
      return say(words)
    },
    listen: async (how) => {
      if (how === 'a moment') return ''
      silences += 1
      clock.at += SILENCE_MS
      return agent.take({ kind: 'silence', times: silences })
    },
    hangUp: async () => undefined,
    ended: () => agent.ended,
  }
}
