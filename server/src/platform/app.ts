import type { MadeFile } from '@towline/contract'
import type { Breaches } from '../providers/breaches/index.ts'
import type { Files } from '../providers/files/index.ts'
import type { Mailer } from '../providers/mail/index.ts'
import type { Maps } from '../providers/maps/index.ts'
import type { Model } from '../providers/model/index.ts'
import type { Payments } from '../providers/payments/index.ts'
import type { Push } from '../providers/push/index.ts'
import type { Scanner } from '../providers/scanner/index.ts'
import type { Telephony } from '../providers/telephony/index.ts'
import type { Db } from './db/index.ts'
import type { FileWorker } from './file-worker/index.ts'
import type { Follower } from './follower.ts'
import type { InBatches } from './in-batches.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Place } from './place.ts'
import type { Sealing } from './sealing.ts'
import type { Settings } from './settings.ts'
import type { Tasks } from './tasks/index.ts'
import type { Together } from './together.ts'

/** What is told on the realtime wire. */
export type Announcer = {
  publish(destination: string, body: string): void
  /** Closes the sockets of a session that has ended. */
  endSession(sessionId: string): void
  /** Closes the sockets of an employee, but those of one session. */
  disconnect(employeeId: string, exceptSessionId: string | null): void
  /** Looks now who on the wire may not go on, as is done from time to time: tests can not wait for it. */
  recheck(): Promise<void>
}

/** Makes what an email of a company carries, when it is sent; null when there is no such thing any more. */
export type AttachmentMaker = (app: App, companyId: string, of: string) => Promise<MadeFile | null>

/** The running product: everything a handler's surroundings need. Made once, in `start.ts`. */
export type App = {
  settings: Settings
  db: Db
  tasks: Tasks
  log: Log
  metrics: Metrics
  realtime: Announcer
  telephony: Telephony
  maps: Maps
  files: Files
  fileWorker: FileWorker
  /** Where documents are made: as files are read, in a process of its own. */
  printer: FileWorker
  mail: Mailer
  payments: Payments
  push: Push
  sealing: Sealing
  breaches: Breaches
  scanner: Scanner
  /** Null: the built-in mind speaks alone. */
  model: Model | null
  /** Gathers what many ask at the same time. */
  together: Together
  /** Gathers what many ask while one is served. */
  inBatches: InBatches
  /** What follows from what is announced. */
  followers: readonly Follower[]
  /** Who makes what emails carry, by name. */
  attachmentMakers: Readonly<Record<string, AttachmentMaker>>
  /** Whether this is the password of whoever signs in with the address; throws `too_many` after too many wrong ones. */
  isPassword(email: string, password: string, place: Place): Promise<boolean>
  /** Epoch ms; tests move it. */
  now(): number
  /** Holds replies against the contract; on in tests and development. */
  checkReplies: boolean
}
