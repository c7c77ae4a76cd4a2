/**
 * The database cannot be reached, has no room left, or did not answer in time. Whether a transaction
 * that was just being committed went through is then unknown; everything before the commit did not.
 * Worth trying again: the pool opens new connections by itself.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  /** Its disk is full: until somebody makes room, nothing can be stored. */
  get isDiskFull(): boolean {
    return errorCode(this.cause) === diskFull || outOfSpace.test(this.message)
  }
}

/** The store or the server cannot be used as it is; the message tells the operator what to do. */
export class DatabaseMisconfigured extends Error {
  override name = 'DatabaseMisconfigured'
}

/** Another process has the data directory. */
export class DatabaseInUse extends DatabaseMisconfigured {
  override name = 'DatabaseInUse'
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

const diskFull = '53100'
/** How the embedded engine tells it, which gives no code when it stops. */
const outOfSpace = /No space left on device/i

// Classes of SQLSTATE that mean "not now": connection exceptions, out of resources (disk, memory,
// connections), shutting down, crashed, starting up, too slow, idle for too long, the disk unreadable.
const unavailableStates = /^(08...|53...|57P0[1235]|57014|25P03|58030)$/

/** How the driver tells that nothing came back in the time it was given. */
const unanswered = 'Query read timeout'

// The driver and its pool raise these without any code.
const driverSentences = new RegExp(
  `^(${unanswered}|timeout expired|Connection terminated|Client has encountered a connection error|` +
    'Client was closed and is not queryable|timeout exceeded when trying to connect|' +
    'Cannot use a pool after calling end|Postgres connection has been discarded)',
)

/** Whether a statement got no answer at all: its connection is of no more use. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === unanswered

/** Turns the many shapes of a database that can not serve now into one DatabaseUnavailable; other errors pass. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  if (/unsupported startup parameter/.test(error.message))
    return new DatabaseMisconfigured(
      `At DATABASE_URL there is a pooler (${error.message}). Set DATABASE_DIRECT_URL to the address of the server itself.`,
      { cause: error },
    )
  return isOutage(error)
    ? new DatabaseUnavailable(`The database cannot serve: ${reason(error)}`, { cause: error })
    : error
}

/** The SQLSTATE or system error code of an error, '' when it has none. */
export function errorCode(error: unknown): string {
  const has = typeof error === 'object' && error !== null && 'code' in error
  return has && typeof error.code === 'string' ? error.code : ''
}

function isOutage(error: Error): boolean {
  const code = errorCode(error)
  return (
    networkCodes.has(code) || unavailableStates.test(code) || driverSentences.test(error.message)
  )
}

// Node reports a host with several addresses as an AggregateError with an empty message.
function reason(error: Error): string {
  return error.message || errorCode(error) || error.name
}
