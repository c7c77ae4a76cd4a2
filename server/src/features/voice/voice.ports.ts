import type {
  AgentToolAnswer,
  AgentToolRequest,
  CallerFacts,
  CompanyFacts,
  Earlier,
  JobDraft,
  Memory,
} from '@towline/agent'
import type { AgentSettings, PhoneCallOutcome } from '@towline/contract'
import type { LineTrouble } from './after-call/report-call.ts'
import type { ServiceArea } from './tools/service-area.ts'

/** The company behind a number somebody called. */
export type CompanyLine = {
  companyId: string
  company: CompanyFacts
  area: ServiceArea
  /** How the agent sounds at the carrier. */
  voice: AgentSettings['voice']
  /** False when the trial or the subscription is over: calls go to the company's own phone. */
  isServed: boolean
}

/**
 * A phone call that comes in, as the carrier tells of it; `from` is empty where the caller withholds the
 * number, `isFromDesk` is set where it comes from the dashboard's own phone.
 */
export type IncomingCall = {
  callSid: string
  from: string
  to: string
  at: number
  isFromDesk?: boolean
  /** The line of the company that was forwarded here, as the carrier wrote it. */
  forwardedFrom?: string
  /** The carrier's check of the number failed. */
  isUnverified?: boolean
}

/** A phone call as the log has it. */
export type LoggedCall = {
  phoneCallId: string
  companyId: string
  callSid: string
  from: string
  to: string
  /** Epoch ms. */
  startedAt: number
  /** What the relay's `setup` must carry to be this call. */
  token: string
  /** The agent's memory after the last logged event; null before the greeting is logged. */
  memory: Memory | null
  /** The number of the last event in the log; 0 when it is empty. */
  lastSeq: number
  /** A call of the same number that broke off minutes ago, which this one goes on with. */
  earlier?: Earlier
}

/** One entry of a call's log; `data` is what `kind` says. */
export type LogEntry = { seq: number; at: number; kind: string; data: Record<string, unknown> }

/** Events in order, with the agent's memory after the last of them. */
export type LogBatch = { entries: LogEntry[]; memory: Memory }

/** Entries that stand under another number than they came with. */
export type Moved = readonly (readonly [from: number, to: number])[]

/** How a call came to its end; the seconds as the carrier counted them. */
export type CallEnd = {
  callSid: string
  seconds?: number
  outcome?: PhoneCallOutcome
  /** What went wrong with the line. */
  trouble?: LineTrouble
}

/** Where a call is remembered. Everything rejects when the database is away. */
export type CallLog = {
  /** Opens the record of a call, or finds it when the carrier asks again. */
  open(line: CompanyLine, call: IncomingCall): Promise<LoggedCall>
  find(callSid: string): Promise<{ call: LoggedCall; line: CompanyLine } | null>
  /**
   * Stores a batch; what is stored already stays as it is. Another process may have used the same numbers: then
   * entries stand under others. Answers which, and the last number there is.
   */
  append(call: LoggedCall, batch: LogBatch): Promise<{ lastSeq: number; moved: Moved }>
  /** The call is over; any number of times, in any order. A call nobody knows is no error. */
  end(end: CallEnd): Promise<void>
  /** For how many ms nothing has come back from where it is kept, though something was asked. */
  silentFor(): number
}

/** What the agent's tools are asked; a message is taken by the call's own log. */
export type ToolQuestion = Exclude<AgentToolRequest, { kind: 'takeMessage' }>

/** What the agent may ask of the company. Everything rejects when the database is away. */
export type AgentTools = {
  /** The company of a number (E.164) that was called; null when it is nobody's. */
  findLine(number: string): Promise<CompanyLine | null>
  /** `number` as the carrier wrote it; empty where it is withheld. */
  findCaller(companyId: string, number: string): Promise<CallerFacts>
  ask(
    from: { call: LoggedCall; line: CompanyLine },
    question: ToolQuestion,
  ): Promise<AgentToolAnswer>
  /** Opens the call's job, or brings it up to date. */
  saveJob(call: LoggedCall, draft: JobDraft): Promise<void>
}
