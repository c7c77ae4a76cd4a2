import type { Log } from '../log.ts'

/** What realtime needs of the log. */
export type RealtimeLog = Pick<Log, 'warn' | 'error'>
