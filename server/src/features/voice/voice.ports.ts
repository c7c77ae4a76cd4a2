import type {
  CallerFacts,
  CompanyFacts,
  DeskAnswer,
  DeskRequest,
  Earlier,
  JobDraft,
  Memory,
} from '@towline/agent'
import type { PhoneCallOutcome } from '@towline/contract'
import type { LineTrouble } from './after-call/report-call.ts'
import type { ServiceArea } from './service-area.ts'

/** The company behind a number somebody rang. */
export type Line = {
  companyId: string
  company: CompanyFacts
  area: ServiceArea
  /** False when the trial or the subscription is over: calls go to the company's own phone. */
  isServed: boolean
}

/** A phone call that is ringing, as the carrier tells of it. */
export type Ringing = { callSid: string; from: string; to: string; at: number }

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

/** One thing that happened in a call; `data` is what `kind` says. */
export type LogEntry = { seq: number; at: number; kind: string; data: Record<string, unknown> }

/** Events in order, with the agent's memory after the last of them. */
export type LogBatch = { entries: LogEntry[]; memory: Memory }

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
  open(line: Line, call: Ringing): Promise<LoggedCall>
  find(callSid: string): Promise<{ call: LoggedCall; line: Line } | null>
  /** Stores a batch; what is stored already stays as it is. */
  append(call: LoggedCall, batch: LogBatch): Promise<void>
  /** The call is over; any number of times, in any order. A call nobody knows is no error. */
  end(end: CallEnd): Promise<void>
}

/** What the desk is asked; a message is taken by the call's own log. */
export type DeskQuestion = Exclude<DeskRequest, { kind: 'takeMessage' }>

/** What the phone line needs of the company's desk. Everything rejects when the database is away. */
export type Desk = {
  /** The company of a number (E.164) that was rung; null when it is nobody's. */
  findLine(number: string): Promise<Line | null>
  /** `number` as the carrier wrote it; withheld ones are words. */
  findCaller(companyId: string, number: string): Promise<CallerFacts>
  ask(from: { call: LoggedCall; line: Line }, question: DeskQuestion): Promise<DeskAnswer>
  /** Opens the call's job, or brings it up to date. */
  saveJob(call: LoggedCall, draft: JobDraft): Promise<void>
}
