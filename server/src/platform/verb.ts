import {
  type Company,
  type Endpoint,
  type ErrorCode,
  endpoint,
  type LoggedInUser,
  type Parsed,
  type ReplyOf,
  type Topic,
} from '@towline/contract'
import type { z } from 'zod'
import type { Files } from '../providers/files/index.ts'
import type { Maps } from '../providers/maps/index.ts'
import type { Payments } from '../providers/payments/index.ts'
import type { Telephony } from '../providers/telephony/index.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './db/index.ts'
import type { Failure } from './failure.ts'
import type { Job } from './jobs/index.ts'
import type { Log } from './log.ts'

/** JSON that the database has made already; sent as it is. */
export class JsonText<T> {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
  /** The value itself, for callers inside the server. The text was made from the reply's own shape. */
  parse(): T {
    return JSON.parse(this.json) as T
  }
}

/** A session that begins (with its secret, for the cookie) or ends, or whose person has other facts. */
export type SessionChange =
  | { begins: { id: string; secret: string; user: LoggedInUser } }
  | { is: LoggedInUser }
  | { ends: string | null }

/** What a verb works with. There is no other database in sight than the open transaction. */
export type Context = {
  tx: Tx
  actor: Actor
  /** The company everything is bound to; throws for actors without one. */
  companyId: string
  /** Epoch ms when the verb began. */
  now: number
  log: Log
  /** Address of this installation, for links. */
  publicUrl: string
  /** Where mail to whoever runs this installation goes; null where no address is set. */
  operatorAddress: string | null
  /** Names of the local twins in use. */
  sandbox: Company['sandbox']
  /** Tells everybody who listens to the topic; delivered after commit, never before. */
  announce(topic: Topic, id: string, message: unknown): void
  /** Writes a job row in this transaction; it runs after commit and survives a crash. */
  enqueue<Data>(
    job: Job<Data>,
    data: Data,
    options?: { startAfterMs?: number; singletonKey?: string },
  ): Promise<void>
  /** Begins, changes or ends the session of whoever asks; carried out after commit. */
  changeSession(change: SessionChange): void
  /** Closes an employee's sockets, but those of one session, after commit; who may come back does. */
  disconnect(employeeId: string, exceptSessionId: string | null): void
  /** Adds to the audit what was done to which record. */
  audit(action: string, recordId: string, data?: Record<string, unknown>): void
  /** Ends the verb with one of the endpoint's codes; nothing is stored. */
  fail(code: ErrorCode, more?: ConstructorParameters<typeof Failure>[1]): never
}

/** What a `prepare` step may ask: the world outside, before the transaction opens. */
export type Outside = {
  actor: Actor
  /** The company everything will be bound to; null where there is none. */
  companyId: string | null
  maps: Maps
  telephony: Telephony
  files: Files
  payments: Payments
  now: number
  log: Log
  publicUrl: string
  /** A look into the database, over before anything outside is asked. */
  look<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** A short write of its own for the company, over before anything outside is asked; it stays whatever becomes of the verb. */
  note<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Writes a job row now, whatever becomes of the verb: for clearing up after one that was cut off. */
  enqueue<Data>(job: Job<Data>, data: Data, options: { startAfterMs: number }): Promise<void>
  fail(code: ErrorCode, more?: ConstructorParameters<typeof Failure>[1]): never
}

type Run<E, Prepared> = (
  context: Context,
  input: Parsed<E>,
  prepared: Prepared,
) => Promise<ReplyOf<E> | JsonText<ReplyOf<E>>>

/** The steps around a verb's run. */
type Steps<E, Prepared> = {
  /** Finds the company an outsider's request is about (chat ids, numbers called); null is answered with `not_found`. */
  companyOf?(tx: Tx, input: Parsed<E>): Promise<string | null>
  /** Asks the world outside before the transaction opens. */
  prepare?(outside: Outside, input: Parsed<E>): Promise<Prepared>
  /** Undoes what `prepare` did outside when the transaction failed. */
  undo?(outside: Outside, prepared: Prepared): Promise<void>
  /** Whether to begin anew, once, when the transaction failed with this: somebody was quicker, and `prepare` sees it now. */
  again?(error: unknown): boolean
}

/** One thing the product does: an endpoint with what happens when it is performed. */
export type Verb<E extends Endpoint, Prepared = undefined> = Steps<E, Prepared> & {
  endpoint: E
  /** Reads only: the transaction is read-only. */
  reads: boolean
  run: Run<E, Prepared>
}

/** Any verb: what a list of verbs holds. Its input is whatever its own endpoint's schemas have parsed. */
export type AnyVerb = {
  endpoint: Endpoint
  reads: boolean
  companyOf?(tx: Tx, input: never): Promise<string | null>
  prepare?(outside: Outside, input: never): Promise<unknown>
  undo?(outside: Outside, prepared: never): Promise<void>
  again?(error: unknown): boolean
  run(context: Context, input: never, prepared: never): Promise<unknown>
}

/** Declares a verb. GET endpoints read; others write unless told `reads: true`. */
export function verb<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  run: Run<E, Prepared>,
  extras: Steps<E, Prepared> & { reads?: boolean } = {},
): Verb<E, Prepared> {
  return { endpoint, reads: endpoint.method === 'GET', run, ...extras }
}

/**
 * An operation that has no address on the network: the phone line, jobs and seeds perform it.
 * `because` says why it is not open.
 */
export function inside<Body extends z.ZodType, Reply extends z.ZodType>(definition: {
  name: string
  because: string
  body: Body
  reply: Reply
}): Endpoint<z.ZodUndefined, z.ZodUndefined, Body, Reply> {
  return endpoint({
    name: definition.name,
    method: 'POST',
    path: '',
    summary: definition.because,
    access: { kind: 'inside', because: definition.because },
    body: definition.body,
    reply: definition.reply,
    fails: ['not_found'],
  })
}
