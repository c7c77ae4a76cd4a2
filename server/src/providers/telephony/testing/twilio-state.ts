import { createHash } from 'node:crypto'
import type { FlowDefinition } from './studio-flow.ts'

/** How the stand-in misbehaves, once, on the first request that matches. */
export type Fault = {
  /** Matched against `POST /Messages.json`, `POST /v2/Flows` and the like. */
  on: RegExp
  status: number
  code?: number
  /** Answered in place of JSON. */
  raw?: string
  /** Does what was asked before it fails, as when an answer is lost on its way. */
  afterwards?: true
}

export type Fields = Record<string, string>
export type Reply = { status: number; body?: unknown; sound?: string | Buffer; raw?: string }

/** A Studio flow. */
export type Flow = {
  sid: string
  friendly_name: string
  status: string
  definition: FlowDefinition
}

/** What the stand-in holds; tests read it and may write to it. */
export type TwilioState = {
  accountSid: string
  /** Numbers for sale by area code; an area code that is missing has two. */
  stock: Map<string, string[]>
  /** The account's numbers by sid, as they were bought or last changed. */
  numbers: Map<string, Fields>
  texts: Fields[]
  flows: Map<string, Flow>
  /** Messaging services, with the numbers (sids) in their pools. */
  services: Map<string, Set<string>>
  liveCalls: Set<string>
  redirected: Fields[]
  /** Sound of the recordings by sid. */
  recordings: Map<string, string | Buffer>
  faults: Fault[]
  /** Every request as `POST /Messages.json`. */
  asked: string[]
}

export function refusal(status: number, code: number): Reply {
  return { status, body: { status, code, message: `The stand-in refuses (${code})` } }
}

export function sidOf(prefix: string, of: string): string {
  return prefix + createHash('sha256').update(of).digest('hex').slice(0, 32)
}
