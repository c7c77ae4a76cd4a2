import {
  type BudgetKind,
  type Company,
  type DayBudget,
  operation as declareOperation,
  type ErrorCode,
  type LoggedInUser,
  type Operation,
  type Parsed,
  type ReplyOf,
  type Topic,
} from '@towline/contract'
import type { z } from 'zod'
import type { Breaches } from '../providers/breaches/index.ts'
import type { Files } from '../providers/files/index.ts'
import type { Maps } from '../providers/maps/index.ts'
import type { Payments } from '../providers/payments/index.ts'
import type { Push } from '../providers/push/index.ts'
import type { Scanner } from '../providers/scanner/index.ts'
import type { Telephony } from '../providers/telephony/index.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './db/index.ts'
import type { Failure } from './failure.ts'
import type { FileWorker } from './file-worker/index.ts'
import type { Log } from './log.ts'
import type { Place } from './place.ts'
import type { Sealing } from './sealing.ts'
import type { Task } from './tasks/index.ts'

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

/** A session that begins (with its secret and the device's, for the cookies) or ends, or whose person has other facts. */
export type SessionChange =
  | {
      begins: {
        id: string
        secret: string
        device: string
        user: LoggedInUser
        /** The session of the same browser that it takes the place of. */
        replaced: string | null
      }
    }
  | { is: LoggedInUser }
  | { ends: string | null }

/** What a handler works with. There is no other database in sight than the open transaction. */
export type Context = {
  tx: Tx
  actor: Actor
  /** Where the request came from. */
  from: Place
  /** The company everything is bound to; throws for actors without one. */
  companyId: string
  /** Epoch ms when the handler began. */
  now: number
  log: Log
  /** Address of this installation, for links. */
  publicUrl: string
  /** Where mail to whoever runs this installation goes; null where no address is set. */
  operatorAddress: string | null
  /** Names of the sandboxes in use. */
  sandbox: Company['sandbox']
  /** Tells everybody who listens to the topic; delivered after commit, never before. */
  announce(topic: Topic, id: string, message: unknown): void
  /** Writes a task row in this transaction; it runs after commit and survives a crash. */
  enqueue<Data>(
    task: Task<Data>,
    data: Data,
    options?: { startAfterMs?: number; singletonKey?: string },
  ): Promise<void>
  /** For secrets that must be readable again. */
  sealing: Sealing
  /** Counts against the company's budget of the day; false when that is used up. */
  spend(kind: BudgetKind): Promise<boolean>
  /** What is used today of each of its budgets. */
  budgets(): Promise<DayBudget[]>
  /** Begins, changes or ends the session of whoever asks; carried out after commit. */
  changeSession(change: SessionChange): void
  /** Closes an employee's sockets, but those of one session, after commit; who may come back does. */
  disconnect(employeeId: string, exceptSessionId: string | null): void
  /** Adds to the audit what was done to which record; for a handler that only reads, what was looked at, once in a while. */
  audit(action: string, recordId: string, data?: Record<string, unknown>): void
  /** Ends the handler with one of the operation's codes; nothing is stored. */
  fail(code: ErrorCode, more?: ConstructorParameters<typeof Failure>[1]): never
}

/** What a `prepare` step may ask: the world outside, before the transaction opens. */
export type Outside = {
  actor: Actor
  /** Where the request came from. */
  from: Place
  /** The company everything will be bound to; null where there is none. */
  companyId: string | null
  /** Within the company's budget of the day; without a company, the gazetteer alone. */
  maps: Maps
  telephony: Telephony
  files: Files
  /** Where files of strangers are looked at, and nowhere else. */
  fileWorker: FileWorker
  /** Where documents such as invoices are made. */
  printer: FileWorker
  payments: Payments
  push: Push
  breaches: Breaches
  scanner: Scanner
  now: number
  log: Log
  publicUrl: string
  /**
   * Whether this is the password of whoever signs in with the address. Wrong ones are counted as tries to sign in;
   * throws `too_many` when there have been too many.
   */
  isPassword(email: string, password: string): Promise<boolean>
  /** How many companies may begin a trial in a day. */
  trialsADay: number
  /** A look into the database, over before anything outside is asked. */
  readFirst<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** A short write of its own for the company, over before anything outside is asked; it stays whatever becomes of the handler. */
  writeFirst<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Performs another handler for a company, once for all that ask it in the same moment: its body is a list, to which
   * each adds an item. Resolves after commit, with what came of all of it.
   */
  together<Body extends z.ZodArray, Reply extends z.ZodType>(
    handler: Handler<Operation<z.ZodUndefined, z.ZodUndefined, Body, Reply>>,
    companyId: string,
    item: z.input<Body>[number],
  ): Promise<z.output<Reply>>
  /** Writes a task row now, whatever becomes of the handler: for clearing up after one that was cut off. */
  enqueue<Data>(task: Task<Data>, data: Data, options: { startAfterMs: number }): Promise<void>
  fail(code: ErrorCode, more?: ConstructorParameters<typeof Failure>[1]): never
}

type Run<E, Prepared> = (
  context: Context,
  input: Parsed<E>,
  prepared: Prepared,
) => Promise<ReplyOf<E> | JsonText<ReplyOf<E>>>

/** The steps around a handler's run. */
type Steps<E, Prepared> = {
  /** Finds the company an outsider's request is about (chat ids, numbers called); null is answered with `not_found`. */
  companyOf?(tx: Tx, input: Parsed<E>, now: number): Promise<string | null>
  /** Asks the world outside before the transaction opens. */
  prepare?(outside: Outside, input: Parsed<E>): Promise<Prepared>
  /** Undoes what `prepare` did outside when the transaction failed. */
  undo?(outside: Outside, prepared: Prepared): Promise<void>
  /** Whether to begin anew, once, when the transaction failed with this: somebody was quicker, and `prepare` sees it now. */
  again?(error: unknown): boolean
}

/** One thing the product does: an operation with what happens when it is performed. */
export type Handler<E extends Operation, Prepared = undefined> = Steps<E, Prepared> & {
  operation: E
  /** Reads only: the transaction is read-only. */
  reads: boolean
  run: Run<E, Prepared>
}

/** Any handler: what a list of handlers holds. Its input is whatever its own operation's schemas have parsed. */
export type AnyHandler = {
  operation: Operation
  reads: boolean
  companyOf?(tx: Tx, input: never, now: number): Promise<string | null>
  prepare?(outside: Outside, input: never): Promise<unknown>
  undo?(outside: Outside, prepared: never): Promise<void>
  again?(error: unknown): boolean
  run(context: Context, input: never, prepared: never): Promise<unknown>
}

/** Declares a handler. GET operations read; others write unless told `reads: true`. */
export function handle<E extends Operation, Prepared = undefined>(
  operation: E,
  run: Run<E, Prepared>,
  extras: Steps<E, Prepared> & { reads?: boolean } = {},
): Handler<E, Prepared> {
  return { operation, reads: operation.method === 'GET', run, ...extras }
}

/**
 * An operation that has no address on the network: the phone agent, tasks and seeds perform it.
 * `because` says why it is not open.
 */
export function inside<Body extends z.ZodType, Reply extends z.ZodType>(definition: {
  name: string
  because: string
  body: Body
  reply: Reply
}): Operation<z.ZodUndefined, z.ZodUndefined, Body, Reply> {
  return declareOperation({
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
