import { type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

export type Log = Logger

/**
 * Structured log, one JSON object a line. Callers' words, numbers, names and addresses never go into
 * a message; what must be kept of them goes under `pii`, which is dropped here, as are the parts of a
 * database's errors that quote rows.
 */
export function createLog(settings: Pick<Settings, 'LOG_LEVEL'>): Log {
  return pino({
    level: settings.LOG_LEVEL,
    redact: {
      paths: [
        'pii',
        '*.pii',
        'req.headers.authorization',
        'req.headers.cookie',
        'err.detail',
        'err.where',
      ],
      remove: true,
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
