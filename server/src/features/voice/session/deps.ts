import type { Memory } from '@towline/agent'
import type { TriedJob } from '@towline/contract'
import type { Log } from '../../../platform/log.ts'
import type { FanOut } from '../../../platform/realtime/index.ts'
import type { Telephony } from '../../../providers/telephony/index.ts'
import type { KnownNumbers } from '../carrier/known-numbers.ts'
import type { LocalNames } from '../carrier/local-names.ts'
import type { CallModel } from '../model/call-model.ts'
import type { AgentTools, CallLog, LoggedCall } from '../voice.ports.ts'
import type { UntimedEvent } from './call-output.ts'

/** How long calls let things go, in ms unless it is a count. */
export type CallLimits = {
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
  silence: { first: number; next: number }
  /** Frames in a row that can't be read. */
  malformed: number
  /** Things a caller may say or key in one call. */
  turns: number
  /** What is said at the end of a call that was too long, where there is no person to go on with. */
  farewell?: string
  /** How long the carrier may take to close after our `end`. */
  closing: number
  /** How long a webhook may take before the caller is put through to the company. */
  answerMs: number
  /** How long a socket may be open without `setup`. */
  setupMs: number
  /** How often a lost relay is opened again in one call. */
  reconnects: number
}

/** A live call as the registry of those that are going on knows it. */
export type RegisteredCall = {
  readonly call: LoggedCall
  readonly memory: Memory
  /** Adds to the call's log; answers the number of the entry. */
  note(kind: string, data: Record<string, unknown>): number
  receive(event: UntimedEvent): void
}

/** What calls, their sockets, and the doors and webhooks of one service work with; handed through as it is. */
export type VoiceDeps = {
  publicUrl: string
  /** Where its relay's door is. */
  relayPath: string
  telephony: Pick<Telephony, 'verifyHandshake' | 'sign'>
  tools: AgentTools
  log: CallLog
  /** What other processes must know at once. */
  fanOut: Pick<FanOut, 'publish' | 'subscribe'>
  knownNumbers: Pick<KnownNumbers, 'find' | 'refresh'>
  logger: Log
  now: () => number
  limits: CallLimits
  metrics: {
    /** How many calls there are. */
    counted(calls: number): void
    /** From the caller's last words to the first token of the answer, in ms. */
    answeredAfter(ms: number): void
    handedOver(reason: string): void
  }
  /** Where calls that are going on are listed for people to see; without it they are not. */
  registry?: {
    add(live: RegisteredCall): void
    remove(live: RegisteredCall): void
    /** A person has picked up this call. */
    pickedUp(callSid: string): void
  }
  /** The towns and streets a company goes to most, of late; at once, from memory. */
  localNames?: (companyId: string) => LocalNames
  /** The language model that words the turns; null where the built-in agent speaks alone. */
  model: CallModel | null
  /** What the caller is shown of the job after each turn; without it nothing is. */
  shownJob?: (memory: Memory) => TriedJob
}
